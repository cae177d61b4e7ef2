import type { Question } from '@valence/questions';
import type { QuestionEngine } from '../features/quizzes/question-engine.ts';

/** Questions on the topic `few`. */
const few = 4;
const none = { beginner: 0, intermediate: 0, advanced: 0 };
const manyQuestions = { beginner: 30, intermediate: 30, advanced: 30 };

/** A question engine without chemistry: numbered questions, the lowest unseen numbers first, keys in turn. */
export const smallEngine: QuestionEngine = {
  composeQuiz: (request) => {
    const { difficulty, seen, withdrawn } = request;
    const isOnFew = 'choice' in request && request.choice.topics.includes('few');
    const count = isOnFew ? Math.min(few, request.count) : request.count;
    const subject = 'subject' in request ? request.subject : 'general';
    const quiz: Question[] = [];
    for (let number = 0; quiz.length < count; number += 1) {
      const question = numbered(subject, difficulty, number);
      if (!seen.has(question.id) && !withdrawn?.has(question.id)) quiz.push(question);
    }
    return quiz;
  },
  understandTopic: (text) =>
    text.includes('football')
      ? { isUnderstood: false, reason: 'not chemistry', nearest: ['Counting', 'Adding', 'Dividing'] }
      : {
          isUnderstood: true,
          wishes: [],
          name: text.replace('stoichometry', 'Stoichiometry'),
          concepts: ['counting'],
          topics: ['counting'],
          examSection: null,
          sureness: 1,
          corrections: text.includes('stoichometry')
            ? [{ typed: 'stoichometry', meant: 'Stoichiometry' }]
            : [],
          withoutQuestions: [],
          unknownWords: [],
          difficulty: null,
          counts: text.includes('nothing') ? none : manyQuestions,
          nearest: ['Adding', 'Dividing'],
        },
  understandChoice: ({ topics }) =>
    topics.every((id) => ['counting', 'few'].includes(id))
      ? {
          wishes: [],
          name: topics.join(' and '),
          counts: topics.includes('counting') ? manyQuestions : { ...none, beginner: few },
        }
      : null,
  topicList: () => [
    {
      id: 'general',
      questions: manyQuestions,
      topics: [{ id: 'counting', name: 'Counting', questions: manyQuestions, concepts: [] }],
    },
  ],
  makeVariants: (question, count, _seed, { withdrawn, answered } = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...question,
      id: `${question.id}-variant-${index}`,
    })).filter(({ id }) => !withdrawn?.has(id) && !answered?.has(id)),
  recheckQuestion: ({ text, options, key }) => {
    const isRight = text === `Which is ${options[key]?.text}?`;
    const verdict = isRight ? 'passed' : 'failed';
    return { contradictsKey: !isRight, results: [{ check: 'counted', verdict, finding: text }] };
  },
  templateOf: ({ id }) => id,
  slipName: (id) => `Slip ${id}`,
  topicName: (id) => `Topic ${id}`,
  drawStructures: () => [],
};

function numbered(
  subject: Question['subject'],
  difficulty: Question['difficulty'],
  number: number,
): Question {
  const key = number % 4;
  return {
    id: `${subject}-${difficulty}-${number}`,
    subject,
    topics: ['counting'],
    difficulty,
    text: `Which is ${number}?`,
    options: [0, 1, 2, 3].map((index) => ({
      text: `${number + index - key}`,
      slip: index === key ? null : { id: 'miscounted', teaching: 'Count again.' },
    })),
    key,
    explanation: `${number} is ${number}.`,
    reference: 'Counting, chapter 1',
    origin: { kind: 'written' },
    proof: [{ check: 'counted', finding: `${number}` }],
  };
}
