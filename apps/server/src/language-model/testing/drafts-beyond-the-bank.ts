import type { ModelDraft } from '@valence/questions';
import { json, type Script } from './scripted-model.ts';
import { truthfulModel } from './truthful-model.ts';

/** A topic that is understood and of which the engine has no question. */
export const topicBeyondTheBank = 'inert pair effect';

const elements = 'thallium indium gallium lead tin bismuth antimony polonium germanium arsenic'.split(' ');

/** Ten sound drafts on it. */
const draftsBeyondTheBank: readonly ModelDraft[] = elements.map((element) => ({
  text: `By the inert pair effect, which electrons does an atom of ${element} keep when it forms its lower ion?`,
  answer: 'Those of its outer s orbital',
  distractors: ['outer p', 'inner d', 'inner p'].map((orbital) => ({
    text: `Those of its ${orbital} orbital`,
    slip: 'mixed-up-terms',
    teaching: 'The pair that stays is the one that the nucleus holds best among the outer electrons.',
  })),
  explanation: `The two electrons of the outer s orbital are held more strongly than the others, so ${element} keeps them.`,
  reference: 'OpenStax Chemistry 2e, 18.1',
}));

/** A model that writes them, and answers truly for them. */
export function modelBeyondTheBank(): Script {
  const truthful = truthfulModel(draftsBeyondTheBank);
  return (call) => (call.task === 'read' ? json({ tests: ['Ionization energy'] }) : truthful(call));
}
