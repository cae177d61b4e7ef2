import { mistakesShown, type Mistakes } from '@valence/contract';
import type { Question } from '@valence/questions';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { latestAnswers } from '../answers/latest-answers-repository.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import { shownOf } from '../quizzes/shown-of.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { countingKey } from '../key-corrections/counting-key.ts';
import { toldUnder } from '../key-corrections/told-under.ts';
import { alsoRight } from '../quizzes/typed/also-right.ts';
import { countTries } from '../quizzes/typed/count-tries.ts';
import { typedTry } from '../quizzes/typed/issued-typed-question.ts';
import { firstTypedTries } from '../quizzes/typed/typed-tries-repository.ts';
import { snapshotsOf } from '../quizzes/snapshots/snapshots-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { listedSkills } from './listed-skills.ts';
import { standingMistakes, type StandingMistake } from './standing-mistakes.ts';

export interface MistakesContext {
  db: Database;
  clock: Clock;
  engine: Pick<
    QuestionEngine,
    | 'topicList'
    | 'topicName'
    | 'slipName'
    | 'drawStructures'
    | 'shownFigure'
    | 'askedAnswerOf'
    | 'gradeTypedAnswer'
    | 'waysToWrite'
  >;
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
  const found = shown.flatMap((mistake) => {
    const { quizId, questionId } = mistake.answer;
    const question = snapshots.get(quizId)?.find(({ id }) => id === questionId);
    return question === undefined ? [] : [{ ...mistake, question }];
  });
  const corrections = await correctionsOf(
    db,
    found.map(({ question }) => question.id),
  );
  const withQuestion = found.map((mistake) => ({
    ...mistake,
    key: countingKey(mistake.question, corrections),
  }));
  const typed = await typedParts(context, student.id, withQuestion);
  const listed = listedSkills(engine);
  const groups = Map.groupBy(withQuestion, ({ skill }) => `${skill.kind} ${skill.id}`);
  const concepts = [...groups.values()].flatMap(([latest, ...earlier]) => {
    if (latest === undefined) return [];
    const { skill, answer } = latest;
    const own = [latest, ...earlier];
    const inList = listed(skill);
    return [
      {
        id: skill.id,
        name: inList?.name ?? engine.topicName(skill.id) ?? skill.id,
        subject: answer.subject,
        difficulty: answer.difficulty,
        due: own.filter(({ isDue }) => isDue).length,
        fresh: inList?.fresh ?? null,
        slips: slipsOf(engine, own, typed),
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

/** With the question as it was issued, and the key that counts by now, `null` where none does. */
type Shown = StandingMistake & { question: Question; key: number | null };
type Told = Mistakes['concepts'][number]['slips'][number]['mistakes'][number];

/** Of those whose answers were typed: the first try, which is what made it a mistake. */
type TypedParts = ReadonlyMap<Shown, NonNullable<Told['typed']>>;

async function typedParts(
  { db, engine }: MistakesContext,
  studentId: string,
  shown: readonly Shown[],
): Promise<TypedParts> {
  const typed = shown.filter(({ answer }) => answer.kind === 'typed');
  const quizIds = typed.map(({ answer }) => answer.quizId);
  const tries = await firstTypedTries(db, studentId, quizIds);
  return new Map(
    typed.map((mistake) => {
      const { answer, question, key } = mistake;
      const stored = tries.find(
        ({ quizId, questionId }) => quizId === answer.quizId && questionId === answer.questionId,
      );
      const tried = stored === undefined ? [] : [stored];
      const counted = countTries(engine, { kind: stored?.kind ?? 'subject' }, question, key, tried);
      const [first] = counted.tries.map((one) => typedTry(counted.question, engine, one, true));
      return [mistake, { first: first ?? null, ...alsoRight(counted.question, engine) }];
    }),
  );
}

/** The mistakes of a concept by what led there; the slip that was made most often comes first. */
function slipsOf(
  engine: MistakesContext['engine'],
  own: readonly Shown[],
  typed: TypedParts,
): Mistakes['concepts'][number]['slips'] {
  // What was typed and led to no known slip is not left open: the two stand apart.
  const bySlip = Map.groupBy(own, (mistake) => {
    const first = typed.get(mistake)?.first;
    return first ? (first.slip?.id ?? 'typed') : (mistake.answer.firstChoice ?? '');
  });
  return [...bySlip]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([id, made]) => ({
      slip: slipNamed(engine, id, made) ?? firstOf(made, typed)?.slip ?? null,
      mistakes: made.map((mistake) => told(engine, mistake, typed)),
    }));
}

/** The first try at the latest of some mistakes, where it was typed. */
function firstOf([latest]: readonly Shown[], typed: TypedParts) {
  return latest && typed.get(latest)?.first;
}

/** The slip with the teaching of the question on which it was made last, which has none any more where its key was corrected. */
function slipNamed(engine: MistakesContext['engine'], id: string, [latest]: readonly Shown[]) {
  const isMeant = ({ slip }: Question['options'][number]) => slip?.id === id;
  if (latest === undefined || !latest.question.options.some(isMeant)) return null;
  const teaching = toldUnder(latest.question, latest.key).options.find(isMeant)?.slip?.teaching ?? '';
  return { id, name: engine.slipName(id) ?? id, teaching };
}

function told(engine: MistakesContext['engine'], mistake: Shown, typedOf: TypedParts): Told {
  const { answer, key, rightDays, isDue } = mistake;
  const question = toldUnder(mistake.question, key);
  const typed = typedOf.get(mistake);
  return {
    quizId: answer.quizId,
    questionId: question.id,
    question: question.text,
    rightAnswer: key === null ? null : (question.options[key]?.text ?? ''),
    ...(typed && { typed }),
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
