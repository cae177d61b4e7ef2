import { generatedProblem } from '../checks/check-generated.ts';
import { readMeaning, sameMeaning } from '../checks/options/meaning.ts';
import type { Option, Question, Difficulty } from '../question.ts';
import { createRandom, fingerprint, type Random } from '../random.ts';
import type { Distractor, Draft, Family } from './family.ts';
import { placesWithoutTell } from './options/places-without-tell.ts';

/** Most draws for one question. A family that needs more is broken. */
const mostDraws = 200;

/**
 * Makes the question of a family that a seed decides. Its id comes from its content, so that two seeds which draw
 * the same numbers are the same question.
 * @throws when the family cannot make a question: a defect of the family, found by its property test
 * @example makeQuestion(idealGasLaw, 42, 'beginner')
 */
export function makeQuestion(family: Family, seed: number, difficulty: Difficulty): Question {
  const random = createRandom(seed);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const draft = family.draft(random, difficulty);
    const distractors = draft === null ? [] : chooseDistractors(draft);
    if (draft === null || distractors.length < 3) continue;
    const question = assemble(family, seed, difficulty, draft, distractors, random);
    if (generatedProblem(question) === null) return question;
  }
  throw new Error(`Family ${family.id} made no ${difficulty} question from seed ${seed}`);
}

/**
 * Three of the distractors whose meaning differs from the answer and from those before: of numbers those among which the
 * key cannot be told from its place, of anything else the first.
 */
function chooseDistractors(draft: Draft): Distractor[] {
  const answer = readMeaning(draft.answer);
  const meanings = [answer];
  const offered: Distractor[] = [];
  for (const distractor of draft.distractors) {
    const meaning = readMeaning(distractor.text);
    if (meanings.some((other) => sameMeaning(other, meaning))) continue;
    meanings.push(meaning);
    offered.push(distractor);
  }
  const [key, ...values] = meanings.flatMap(({ value, name }) =>
    value === null || name !== answer.name ? [] : [value],
  );
  if (key === undefined || offered.length <= 3 || values.length < offered.length) return offered.slice(0, 3);
  const chosen = placesWithoutTell(key, values, createRandom(seedOf(draft)));
  return offered.filter((_, place) => chosen.includes(place));
}

/** The same text and key always have the same options, whichever seed drew them: they are one question. */
function seedOf({ text, answer }: Draft): number {
  return Number.parseInt(fingerprint(`${text}\n${answer}`).slice(0, 7), 36);
}

function assemble(
  family: Family,
  seed: number,
  difficulty: Difficulty,
  draft: Draft,
  distractors: readonly Distractor[],
  random: Random,
): Question {
  const answer: Option = { text: draft.answer, slip: null };
  const wrong = distractors.map(({ text, slip, teaching }) => ({ text, slip: { id: slip, teaching } }));
  const options = random.shuffle<Option>([answer, ...wrong]);
  return {
    id: `${family.id}.${difficulty}.${fingerprint(`${draft.text}\n${draft.answer}`)}`,
    subject: family.subject,
    topics: family.topics,
    ...conceptsOf(family, difficulty, draft),
    difficulty,
    text: draft.text,
    options,
    key: options.indexOf(answer),
    explanation: draft.explanation,
    reference: family.reference,
    origin: { kind: 'family', family: family.id, seed },
    proof: [
      { check: 'Key computed', finding: draft.finding },
      {
        check: 'Wrong options computed',
        finding: 'Each wrong option is the result of a named slip, and none means the same as the key.',
      },
    ],
  };
}

function conceptsOf(family: Family, difficulty: Difficulty, draft: Draft): Pick<Question, 'tests' | 'uses'> {
  const tests = draft.tests ?? family.tests?.[difficulty];
  return { ...(tests && { tests }), ...(family.uses && { uses: family.uses }) };
}
