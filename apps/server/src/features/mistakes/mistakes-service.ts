import { mistakesShown, type Mistakes } from '@valence/contract';
import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { gradedAnswersOf } from '../answers/graded-answers-repository.ts';
import { latestAnswers } from '../answers/latest-answers-repository.ts';
import { firstAnswerOf } from '../answers/ledger-rows.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import { countingKey } from '../key-corrections/counting-key.ts';
import { triesOfQuizzes } from '../quizzes/typed/typed-tries-repository.ts';
import { snapshotsOf } from '../quizzes/snapshots/snapshots-repository.ts';
import { settleTimeZone, type StudentPlace } from '../time-zone/time-zone-service.ts';
import { listedSkills } from './listed-skills.ts';
import { mistakesBySlip, type AnsweredMistake } from './mistakes-by-slip.ts';
import { standingMistakes, type StandingMistake } from './standing-mistakes.ts';
import { typedParts } from './typed-parts.ts';

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
  const withKey = found.map((mistake) => ({ ...mistake, key: countingKey(mistake.question, corrections) }));
  const graded = await gradedAnswersOf(db, student.id, quizIds);
  const typed = typedParts(engine, withKey, await triesOfQuizzes(db, student.id, quizIds));
  const answered = withKey.map((mistake): AnsweredMistake => {
    const { quizId, questionId } = mistake.answer;
    const part = typed.get(mistake);
    if (part !== undefined) return { ...mistake, ...part, chosen: null };
    const own = graded.get(quizId)?.find((one) => one.questionId === questionId);
    return {
      ...mistake,
      chosen: own === undefined ? null : firstAnswerOf(own),
      typed: null,
      isRightLater: own?.isCorrect ?? false,
    };
  });
  const listed = listedSkills(engine);
  const groups = Map.groupBy(answered, ({ skill }) => `${skill.kind} ${skill.id}`);
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
        topic: inList?.topic ?? null,
        slips: mistakesBySlip(engine, own),
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
