import type { ModelDraft } from '@valence/questions';
import { json, type Script } from './scripted-model.ts';
import { truthfulModel } from './truthful-model.ts';

/** A topic that is understood and of which the engine has no question. */
export const topicBeyondTheBank = 'environmental analysis';

const elements = 'lead cadmium mercury arsenic nickel copper zinc chromium selenium thallium'.split(' ');

/** Ten sound drafts on it. */
const draftsBeyondTheBank: readonly ModelDraft[] = elements.map((element) => ({
  text: `River water is analyzed for ${element}. What does the field blank, pure water carried to the river and back, tell?`,
  answer: 'How much came in on the way',
  distractors: [
    'How much was lost on the way',
    'How much the river holds',
    'How much the method overlooks',
  ].map((text) => ({
    text,
    slip: 'other-terms-meaning',
    teaching: 'The blank holds nothing of the river, and nothing that could be lost or overlooked.',
  })),
  explanation: `Pure water holds no ${element}. In environmental analysis the field blank tells how much came in on the way, from bottles, air and hands.`,
  reference: 'Harris, Quantitative Chemical Analysis, chapter 0',
}));

/** A model that writes them, and answers truly for them. */
export function modelBeyondTheBank(): Script {
  const truthful = truthfulModel(draftsBeyondTheBank);
  return (call) => (call.task === 'read' ? json({ tests: ['Environmental analysis'] }) : truthful(call));
}
