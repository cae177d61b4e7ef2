import { mistakesShown, type Mistakes } from '@valence/contract';
import type { Question } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { latestAnswers } from '../answers/latest-answers-repository.ts';
import { correctionsOf } from '../grading/key-corrections-repository.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { snapshotsOf } from '../quizzes/snapshots/snapshots-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { listedSkills } from './listed-skills.ts';
import { standingMistakes, type StandingMistake } from './standing-mistakes.ts';

export interface MistakesContext {
  db: Database;
  clock: Clock;
  engine: Pick<QuestionEngine, 'topicList' | 'topicName' | 'slipName' | 'drawStructures' | 'shownFigure'>;
}

/** What was missed longer ago than so many answers stands in no list: it would cost every call, and says little of today. */
const answersRead = 5000;

/** How many mistakes stand, and how many are due. */
export async function countMistakes(
  context: MistakesContext,
  student: StudentPlace,
  sentTimeZone: string | null,
): Promise<Pick<Mistakes, 'standing' | 'due'>> {
  return countsOf(await standingOf(context, student, sentTimeZone));
}

/** The list of what was missed and is not mended, with the questions as they were issued. */
export async function readMistakes(
  context: MistakesContext,
  student: StudentPlace,
  sentTimeZone: string | null,
): Promise<Mistakes> {
  const { db, engine } = context;
  const standing = await standingOf(context, student, sentTimeZone);
  const shown = standing.slice(0, mistakesShown);
  const quizIds = shown.map(({ answer }) => answer.quizId);
  const snapshots = await snapshotsOf(db, student.id, quizIds);
  const withQuestion = shown.flatMap((mistake) => {
    const { quizId, questionId } = mistake.answer;
    const question = snapshots.get(quizId)?.find(({ id }) => id === questionId);
    return question === undefined ? [] : [{ ...mistake, question }];
  });
  const corrections = await correctionsOf(
    db,
    withQuestion.map(({ question }) => question.id),
  );
  const listed = listedSkills(engine);
  const groups = Map.groupBy(withQuestion, ({ skill }) => `${skill.kind} ${skill.id}`);
  const concepts = [...groups.values()].flatMap(([latest, ...earlier]) => {
    if (latest === undefined) return [];
    const { skill, answer } = latest;
    const own = [latest, ...earlier];
    const found = listed(skill);
    return [
      {
        id: skill.id,
        name: found?.name ?? engine.topicName(skill.id) ?? skill.id,
        subject: answer.subject,
        difficulty: answer.difficulty,
        due: own.filter(({ isDue }) => isDue).length,
        fresh: found?.fresh ?? null,
        slips: slipsOf(engine, own, corrections),
      },
    ];
  });
  // A stable sort: within both parts what was missed last stays first.
  return {
    ...countsOf(standing),
    concepts: concepts.toSorted((one, other) => Math.sign(other.due) - Math.sign(one.due)),
  };
}

async function standingOf(
  { db, clock }: MistakesContext,
  student: StudentPlace,
  sentTimeZone: string | null,
): Promise<StandingMistake[]> {
  const now = clock();
  const { today } = calendarAt(now, await settleTimeZone(db, student, sentTimeZone, now));
  return standingMistakes(await latestAnswers(db, student.id, answersRead), today);
}

function countsOf(standing: readonly StandingMistake[]): Pick<Mistakes, 'standing' | 'due'> {
  return { standing: standing.length, due: standing.filter(({ isDue }) => isDue).length };
}

type Shown = StandingMistake & { question: Question };
type Corrections = Awaited<ReturnType<typeof correctionsOf>>;

/** The mistakes of a concept by what led there; the slip that was made most often comes first. */
function slipsOf(
  engine: MistakesContext['engine'],
  own: readonly Shown[],
  corrections: Corrections,
): Mistakes['concepts'][number]['slips'] {
  const bySlip = Map.groupBy(own, ({ answer }) => answer.firstChoice ?? '');
  return [...bySlip]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([id, made]) => ({
      slip: slipNamed(engine, id, made),
      mistakes: made.map((mistake) => told(engine, mistake, corrections)),
    }));
}

/** The slip with the teaching of the question on which it was made last. */
function slipNamed(engine: MistakesContext['engine'], id: string, made: readonly Shown[]) {
  const teaching = made[0]?.question.options.find(({ slip }) => slip?.id === id)?.slip?.teaching;
  return teaching === undefined ? null : { id, name: engine.slipName(id) ?? id, teaching };
}

function told(
  engine: MistakesContext['engine'],
  { answer, question, rightDays, isDue }: Shown,
  corrections: Corrections,
): Mistakes['concepts'][number]['slips'][number]['mistakes'][number] {
  const correction = corrections.get(question.id);
  const corrected = correction?.questionText === question.text ? correction.rightAnswer : null;
  return {
    quizId: answer.quizId,
    questionId: question.id,
    question: question.text,
    rightAnswer: corrected ?? question.options[question.key]?.text ?? '',
    explanation: question.explanation,
    drawings: engine.drawStructures(question),
    ...shownOf(question, engine),
    difficulty: question.difficulty,
    missedAt: answer.answeredAt.toISOString(),
    isRightLater: answer.tries > 1,
    isDue,
    rightDays,
  };
}
