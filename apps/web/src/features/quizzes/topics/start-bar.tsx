import { mostChosen, type PreviewQuizResponse, type TopicChoice, type User } from '@valence/contract';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import { addressOfChoice } from '../../../attempt/shared-choice.ts';
import { isWithoutQuiz } from '../../../quiz-preview/preview-words.ts';
import { QuizPreview } from '../../../quiz-preview/quiz-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { share } from '../../../ui/share.ts';
import { sizeOf } from './choose-topics.ts';

interface StartBarProps {
  user: User;
  choice: TopicChoice;
  isTooMuch: boolean;
  preview: PreviewQuizResponse | null;
  settings: QuizSettings;
  isStarting: boolean;
  onClear: () => void;
  onStart: () => void;
}

/** What is chosen, and the button that starts a quiz on it: in view once there is a choice, on a phone above the bar of views; until then it would only cover the list. */
export function StartBar({
  user,
  choice,
  isTooMuch,
  preview,
  settings,
  isStarting,
  onClear,
  onStart,
}: StartBarProps) {
  const isEmpty = sizeOf(choice) === 0;
  const isNothing = preview !== null && isWithoutQuiz(preview);
  return (
    <section
      aria-label="Your choice"
      data-bottom-bar
      className={`flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line-strong bg-surface px-4 py-3 ${isEmpty ? '' : 'taller:sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 shadow-high md:bottom-4'}`}
    >
      <div className="min-w-60 flex-1">
        <QuizPreview
          id="choice-preview"
          user={user}
          preview={isTooMuch ? null : preview}
          wanted={settings}
          hint={hintOf(isEmpty, isTooMuch)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" disabled={isEmpty} onClick={onClear}>
          Clear
        </Button>
        <Button
          tone="quiet"
          disabled={isEmpty || isTooMuch}
          aria-label="Share a link to this choice"
          onClick={() => void share(location.origin + addressOfChoice({ choice, ...settings }))}
        >
          Share
        </Button>
        <Button
          disabled={isEmpty || isTooMuch || isNothing || isStarting}
          aria-describedby="choice-preview"
          onClick={onStart}
        >
          {isStarting ? 'Starting...' : 'Start Quiz'}
        </Button>
      </div>
    </section>
  );
}

function hintOf(isEmpty: boolean, isTooMuch: boolean): string {
  if (isTooMuch)
    return `One quiz takes up to ${mostChosen} topics and as many concepts. Please choose fewer.`;
  return isEmpty ? 'Nothing is chosen yet.' : 'Counting questions...';
}
