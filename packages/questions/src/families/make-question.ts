import { generatedProblem } from '../checks/check-generated.ts';
import { readMeaning, sameMeaning } from '../checks/options/meaning.ts';
import type { Option, Question, Difficulty } from '../question.ts';
import { createRandom, fingerprint, type Random } from '../random.ts';
import type { Distractor, Draft, Family } from './family.ts';

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

/** The first three distractors whose meaning differs from the answer and from each other. */
function chooseDistractors(draft: Draft): Distractor[] {
  const meanings = [readMeaning(draft.answer)];
  const chosen: Distractor[] = [];
  for (const distractor of draft.distractors) {
    const meaning = readMeaning(distractor.text);
    if (meanings.some((other) => sameMeaning(other, meaning))) continue;
    meanings.push(meaning);
    chosen.push(distractor);
    if (chosen.length === 3) break;
  }
  return chosen;
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
