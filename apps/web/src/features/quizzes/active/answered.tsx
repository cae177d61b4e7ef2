import type { Progress } from '../../../attempt/attempt.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { TypedProps } from '../typed/typed.tsx';
import { Feedback } from './feedback.tsx';
import { Proof } from './proof.tsx';

// The few who type fetch what it takes.
const Typed = lazyPart(async () => (await import('../typed/typed.tsx')).Typed);

interface AnsweredProps extends Omit<TypedProps, 'part'> {
  part: 'typing' | 'feedback' | 'proof';
}

export { BesideStimulus } from '../../../ui/figure/beside-stimulus.tsx';

/** What a question has beside its text and its options: the input, where it is typed, and what there is to learn once it is answered. */
export function Answered({ part, ...shown }: AnsweredProps) {
  const { question, progress, standing } = shown;
  if (part === 'proof') return <Proof question={standing?.solution ?? question} />;
  if (question.toType !== undefined) return <Typed part={part} {...shown} />;
  return part === 'feedback' && isAnswered(progress) && <Feedback question={question} progress={progress} />;
}

function isAnswered(progress: Progress): progress is Exclude<Progress, { kind: 'open' }> {
  return progress.kind !== 'open';
}
