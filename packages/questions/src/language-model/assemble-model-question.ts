import { nameOfContent } from '../name-of-content.ts';
import type { Difficulty, Option, Question } from '../question.ts';
import { createRandom } from '../random.ts';
import type { Topic } from '../topics/topic.ts';
import type { ModelDraft } from './model-draft.ts';

/** What is known about a question besides the text that the model wrote. */
export interface ModelQuestionFacts {
  /** At least one, the main one first. */
  topics: readonly Topic[];
  difficulty: Difficulty;
  /** Orders the options; any whole number. */
  seed: number;
  /** The model's name at its provider. */
  model: string;
}

/**
 * Makes a question of what a model wrote, options shuffled, its id from its content, not proved yet.
 * @throws when there is no topic
 * @example assembleModelQuestion(draft, { topics, difficulty: 'beginner', seed: 7, model: 'llama3.1' })
 */
export function assembleModelQuestion(
  { text, answer, distractors, explanation, reference }: ModelDraft,
  { topics, difficulty, seed, model }: ModelQuestionFacts,
): Question {
  const [main] = topics;
  if (main === undefined) throw new Error('A question needs a topic');
  const right: Option = { text: answer, slip: null };
  const wrong = distractors.map((option) => ({
    text: option.text,
    slip: { id: option.slip, teaching: option.teaching },
  }));
  const options = createRandom(seed).shuffle<Option>([right, ...wrong]);
  const texts = options.map((option) => option.text);
  return {
    id: `model.${difficulty}.${nameOfContent(text, texts)}`,
    subject: main.subject,
    topics: topics.map(({ id }) => id),
    difficulty,
    text,
    options,
    key: options.indexOf(right),
    explanation,
    reference,
    origin: { kind: 'model', model },
    proof: [],
  };
}
