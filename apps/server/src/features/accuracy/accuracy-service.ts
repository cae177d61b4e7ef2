import { fewestStudentsTold, fewestTries, type Accuracy, type KeyAudit } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { countJudged } from '../item-health/item-health-repository.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { allErrata, effectsOf } from '../reports/errata-repository.ts';
import { countOpenQuarantines } from '../reports/quarantines-repository.ts';
import { readings, type Reading } from './readings.data.ts';
import { readTopicHealth } from './topic-health-service.ts';
import { readAudits } from './audits-service.ts';
import { boundInPercent } from './upper-bound.ts';

export interface AccuracyContext {
  db: Database;
  clock: Clock;
  engine: Pick<QuestionEngine, 'topicName'>;
}

const millisecondsADay = 24 * 3_600_000;

/** What is known of our keys: readings as they were, and errata and answers from rows; nothing of fewer than ten students. */
export async function readAccuracy(context: AccuracyContext): Promise<Accuracy> {
  const { db, clock } = context;
  // None waits for another: on a server each has a connection of its own.
  const [errata, audits, judged, inQuarantine, topics] = await Promise.all([
    readErrata(db),
    readAudits(db),
    countJudged(db, fewestTries),
    countOpenQuarantines(db),
    readTopicHealth(context),
  ]);
  return {
    asOf: dayOf(new Date(clock())),
    headline: headline(audits),
    audits,
    readings: readings.map((reading) => withoutMark(reading)),
    errata,
    answered: { judged, inQuarantine },
    topics,
  };
}

async function readErrata(db: Database): Promise<Accuracy['errata']> {
  const errata: Accuracy['errata'] = [];
  const upheld = await allErrata(db);
  const effects = await effectsOf(
    db,
    upheld.map(({ questionId }) => questionId),
  );
  for (const [place, erratum] of upheld.entries()) {
    const { kind, subject, raisedAt, withdrawnAt, decidedAt } = erratum;
    const { questionId } = erratum;
    errata.push({
      number: upheld.length - place,
      kind,
      subject,
      decidedOn: dayOf(decidedAt),
      daysUntilWithdrawn: Math.max(
        0,
        Math.round((withdrawnAt.getTime() - raisedAt.getTime()) / millisecondsADay),
      ),
      answersAffected: told(effects.answered.get(questionId)),
      marksGivenBack: told(effects.givenBack.get(questionId)),
    });
  }
  return errata;
}

/**
 * The largest count of what was served; there is always one. Of two as large the later one stands: which one it is hangs on its size
 * alone, never on what was found.
 */
function headline(audits: Accuracy['audits']): Accuracy['headline'] {
  const counted = [...audits.flatMap(countOfAudit), ...readings.flatMap(countOfReading)];
  const { wrong, ...count } = counted.reduce((most, one) => (one.keys > most.keys ? one : most));
  return { ...count, wrong, upperBound: boundInPercent(wrong, count.keys) };
}

type Count = Omit<Accuracy['headline'], 'upperBound'>;

function countOfAudit({ number, size, closedAt, result }: KeyAudit): Count[] {
  if (closedAt === null || result === null) return [];
  const [day] = closedAt.split('T');
  if (day === undefined) return [];
  const what = `Questions of Audit ${number}, drawn by a seed that was published before`;
  const { misses, undecided } = result;
  const remark = undecided === 0 ? null : `${undecided} of them were not decided, and count as wrong`;
  return [{ day, what, keys: size, wrong: misses.length + undecided, remark, sampleOf: 'catalogue' }];
}

function countOfReading(reading: Reading): Count[] {
  const { wrong } = reading;
  return reading.isOfServed && wrong !== null
    ? [{ ...withoutMark(reading), wrong, sampleOf: 'quizzes' }]
    : [];
}

function withoutMark<Read extends Pick<Reading, 'isOfServed'>>({
  isOfServed: _isOfServed,
  ...reading
}: Read) {
  return reading;
}

function told(counted: { count: number; students: number } | undefined): number | null {
  return counted === undefined || counted.students < fewestStudentsTold ? null : counted.count;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
