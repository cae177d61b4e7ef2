import { elementDescriptions } from '@valence/chemistry/element-descriptions';
import { elements, type Element } from '@valence/chemistry/elements';
import type { User } from '@valence/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { defaultSettings } from '../../attempt/quiz-settings.ts';
import { isToldFewer, isWithoutQuiz } from '../../quiz-preview/preview-words.ts';
import { QuizPreview } from '../../quiz-preview/quiz-preview.tsx';
import { useQuizPreview } from '../../quiz-preview/use-quiz-preview.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PremiumLock } from '../../ui/premium-lock.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { ElementTile } from './element-tile.tsx';
import { placeInView } from './places-of-element.ts';
import { valuesOf, valueSources } from './element-values.ts';

interface ElementDialogProps {
  element: Element;
  user: Pick<User, 'hasActiveSubscription' | 'isPremiumSold'>;
  isStarting: boolean;
  onShow: (element: Element) => void;
  /** `isToldFewer`: the dialog says that the quiz will be shorter than usual. */
  onQuiz: (topic: string, isToldFewer: boolean) => void;
  onClose: () => void;
}

/** All that is known of one element, the way to its neighbours, and a quiz on what it teaches. */
export function ElementDialog({ element, user, isStarting, onShow, onQuiz, onClose }: ElementDialogProps) {
  const described = elementDescriptions[element.atomicNumber - 1];
  const topic = element.name;
  // Custom quizzes are Premium's.
  const isLocked = !user.hasActiveSubscription;
  const wanted = defaultSettings(user);
  const preview = useQuizPreview({ topic }, wanted.count);
  const isNothing = preview !== null && isWithoutQuiz(preview);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={() => placeInView(element)}
      title={element.name}
      description={<Typeset text={described?.text ?? ''} />}
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <div className="row-span-3">
          <ElementTile element={element} className="size-36 text-[3.5rem]" />
        </div>
        {valuesOf(element).map(({ label, text }) => (
          <div key={label} className={label === 'Electron configuration' ? 'col-span-2' : ''}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-semibold">
              <Typeset text={text} />
            </dd>
          </div>
        ))}
        <div className="col-span-2">
          <dt className="text-sm text-soft">Discovery</dt>
          <dd>{described?.discovery}</dd>
        </div>
      </dl>
      <h3 className="mt-5 text-sm">Sources</h3>
      <ul className="mt-1 grid gap-1 text-sm text-soft">
        {valueSources.map(({ label, text }) => (
          <li key={label}>
            {label}: {text}
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 mt-5 -mb-6 grid gap-2 border-t border-line bg-surface px-6 pt-4 pb-5 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <div className="flex gap-2">
          <Step to={elements[element.atomicNumber - 2]} direction="Previous" onShow={onShow} />
          <Button
            tone={isLocked ? 'premium' : 'primary'}
            className="grow"
            disabled={isStarting || isNothing}
            onClick={() => onQuiz(topic, isToldFewer(preview, wanted.count))}
            aria-describedby="element-preview"
          >
            {isNothing ? 'No questions yet' : isStarting ? 'Starting...' : 'Quiz me on this element'}
          </Button>
          <Step to={elements[element.atomicNumber]} direction="Next" onShow={onShow} />
        </div>
        <div className="flex gap-1.5">
          {isLocked && <PremiumLock />}
          <QuizPreview
            id="element-preview"
            user={user}
            preview={preview}
            wanted={wanted}
            hint={`Questions about ${element.name}, its compounds and ions`}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Step({
  to,
  direction,
  onShow,
}: {
  to: Element | undefined;
  direction: 'Previous' | 'Next';
  onShow: (element: Element) => void;
}) {
  const Icon = direction === 'Previous' ? ChevronLeft : ChevronRight;
  return (
    <Button
      tone="quiet"
      size="icon"
      disabled={to === undefined}
      aria-label={to === undefined ? `${direction} element` : `${direction} element: ${to.name}`}
      onClick={() => to !== undefined && onShow(to)}
    >
      <Icon className="size-5" aria-hidden />
    </Button>
  );
}
