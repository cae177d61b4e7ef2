import type { Drawing, Stimulus } from '@valence/contract';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { StimulusText } from './stimulus-text.tsx';
import { Typeset } from '../typeset/typeset.tsx';

/** What it needs of a question, of a quiz or of a paper. */
interface OnStimulus {
  id: string;
  stimulus?: Stimulus | undefined;
  drawings: readonly Drawing[];
}

interface BesideStimulusProps {
  question: OnStimulus;
  /** Of the quiz or paper. */
  questions: readonly OnStimulus[];
  /** The question, to be answered. */
  children: ReactNode;
}

/**
 * A question with what its set is on: beside it where there is room, else folded above it. It stays the same element from one question
 * of the set to the next, folded or not as the student left it.
 */
export function BesideStimulus({ question, questions, children }: BesideStimulusProps) {
  const id = useId();
  const shared = useRef<HTMLElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const shown = useRef(question.id);
  const { stimulus, drawings } = question;

  // The next question on the same begins where it stands: what is above it was read.
  useEffect(() => {
    if (shown.current === question.id) return;
    shown.current = question.id;
    const isBelow = (asked.current?.offsetTop ?? 0) > (shared.current?.offsetTop ?? 0);
    if (isBelow) asked.current?.scrollIntoView();
  }, [question.id]);

  if (stimulus === undefined) return children;
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:gap-4 lg:grid-cols-2">
      <section
        ref={shared}
        aria-labelledby={id}
        className="rounded-lg border border-line bg-surface shadow-low lg:tall:sticky lg:top-24 lg:tall:max-h-[calc(100dvh-12rem)] lg:tall:overflow-y-auto"
      >
        <details open className="group">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-5 py-3 sm:px-6">
            <span id={id} className="min-w-0 grow font-bold">
              <Typeset text={stimulus.title} />
            </span>
            <span className="figures shrink-0 text-sm text-soft">{placesWords(question, questions)}</span>
            <ChevronDown
              className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="px-5 pb-5 sm:px-6 sm:pb-6">
            <StimulusText stimulus={stimulus} drawings={drawings} />
          </div>
        </details>
      </section>
      <div ref={asked} className="scroll-mt-26 min-w-0">
        {children}
      </div>
    </div>
  );
}

/** Which questions stand together on it. */
function placesWords({ stimulus }: OnStimulus, questions: readonly OnStimulus[]): string {
  const isOn = (one: OnStimulus) => one.stimulus?.id === stimulus?.id;
  const first = questions.findIndex(isOn) + 1;
  const last = questions.findLastIndex(isOn) + 1;
  return first === last ? `Question ${first}` : `Questions ${first} to ${last}`;
}
