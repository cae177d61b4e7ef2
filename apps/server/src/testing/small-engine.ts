import type { Exam, Question } from '@valence/questions';
import type { QuestionEngine } from '../features/quizzes/question-engine.ts';

/** Questions on the topic `few`. */
const few = 4;
const none = { beginner: 0, intermediate: 0, advanced: 0 };
const manyQuestions = { beginner: 30, intermediate: 30, advanced: 30 };

/** An exam of ten numbered questions in 20 minutes, in two units, for +4 and −1. */
const smallExam: Exam = {
  id: 'counting',
  name: 'Counting',
  board: 'Board of Numbers',
  units: [
    { id: 'even', name: 'Even places', percent: { low: 50, high: 50 }, covers: {} },
    { id: 'odd', name: 'Odd places', percent: { low: 50, high: 50 }, covers: {} },
  ],
  leftOut: [],
  weightsFrom: 'board',
  sections: [],
  paper: {
    like: 'All of it',
    questions: 10,
    minutes: 20,
    marking: { right: 4, wrong: -1, unanswered: 0 },
    optionsInExam: 4,
    differences: [],
  },
  aids: { calculator: false, periodicTable: true, dataSheet: false },
  source: 'Made up',
  asOf: '2026-03-01',
  doubts: [],
};

/** The same exam with two numbers to type at its end. */
const typedExam: Exam = {
  ...smallExam,
  id: 'typing-numbers',
  name: 'Typing numbers',
  paper: { ...smallExam.paper, numerical: 2 },
};

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
  firstQuestions: () => [1, 2, 3].map((number) => numbered('general', 'beginner', number)),
  exams: [smallExam, typedExam],
  examOf: (id) => [smallExam, typedExam].find((exam) => exam.id === id),
  composePaper: ({ exam, count, seen }) => {
    const paper = Array.from({ length: count + seen.size }, (_, number) =>
      numbered('general', 'intermediate', number),
    ).filter(({ id }) => !seen.has(id));
    return paper.slice(0, count).map((question, place) => ({
      unit: place % 2 === 0 ? 'even' : 'odd',
      question,
      isNumerical: place >= count - (exam.paper.numerical ?? 0),
    }));
  },
  understandTopic: (text) => {
    if (text.includes('want to die')) return { isUnderstood: false, reason: 'self-harm', nearest: [] };
    return text.includes('football')
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
          broader: [],
          nearest: ['Adding', 'Dividing'],
        };
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
  testedConcepts: () => concepts,
  composeFromConcepts: ({ wanted, seen, withdrawn }) =>
    wanted.flatMap(({ concept, difficulty }, place) => {
      const number = [0, 1, 2]
        .map((times) => place + times * wanted.length)
        .find((one) => {
          const { id } = numbered('general', difficulty, one);
          return !seen.has(id) && !withdrawn?.has(id);
        });
      return number === undefined ? [] : [{ ...numbered('general', difficulty, number), tests: [concept] }];
    }),
  conceptsOfUnit: () => [],
  unitShares: () => new Map(),
  levelShares: { beginner: 0.4, intermediate: 0.5, advanced: 0.1 },
  makeVariants: (question, count, _seed, { withdrawn, answered } = {}) =>
    Array.from({ length: count }, (_, index) => ({
      ...question,
      id: `${question.id}-variant-${index}`,
    })).filter(({ id }) => !withdrawn?.has(id) && !answered?.has(id)),
  // Nothing of it is drawn, so that nothing follows without options.
  makeTypedVariants: () => [],
  typedSupply: () => ({ isDrawn: false, written: [] }),
  recheckQuestion: ({ text, options, key }) => {
    const isRight = text === `Which is ${options[key]?.text}?`;
    const verdict = isRight ? 'passed' : 'failed';
    return { contradictsKey: !isRight, results: [{ check: 'counted', verdict, finding: text }] };
  },
  catalogue: () => smallCatalogue,
  questionOfTemplate: (template) => {
    const place = smallCatalogue.findIndex((entry) => entry.template === template);
    return place < 0 ? null : numbered('general', 'beginner', place);
  },
  templateOf: ({ id }) => id,
  slipName: (id) => `Slip ${id}`,
  topicName: (id) => `Topic ${id}`,
  drawStructures: () => [],
  shownFigure: () => null,
  askedAnswerOf: ({ text, options, key }) =>
    text.endsWith('4?')
      ? null
      : {
          kind: 'number',
          value: options[key]?.text ?? '',
          unit: null,
          figures: null,
          slips: options.flatMap(({ text: value, slip }) => (slip ? [{ id: slip.id, value }] : [])),
        },
  waysToWrite: (asked) => (asked.kind === 'number' ? [`${asked.value}.0`] : []),
  gradeTypedAnswer: (asked, typed) => {
    const graded = { marks: 0, slip: null, problems: [], understoodAs: typed };
    if (asked.kind !== 'number' || !/^-?\d+( g)?$/.test(typed))
      return { verdict: 'notUnderstood', ...graded };
    if (typed === asked.value) return { verdict: 'right', ...graded, marks: 1 };
    if (typed === `${asked.value} g`)
      return { verdict: 'partly', ...graded, marks: 0.25, problems: ['unitWrong'] };
    return {
      verdict: 'wrong',
      ...graded,
      slip: asked.slips?.find(({ value }) => value === typed)?.id ?? null,
    };
  },
};

const smallCatalogue = Array.from({ length: 40 }, (_, place) => ({
  template: `general-beginner-${place}`,
  subject: 'general' as const,
  difficulty: 'beginner' as const,
  tests: [`counting-${place % 12}`],
}));

/** Twelve concepts of one topic; each needs the one before. */
const concepts = Array.from({ length: 12 }, (_, place) => ({
  id: `counting-${place}`,
  name: `Counting to ${place}`,
  otherNames: [],
  topic: 'counting',
  presupposes: place === 0 ? [] : [`counting-${place - 1}`],
  taughtIn: [],
}));

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
