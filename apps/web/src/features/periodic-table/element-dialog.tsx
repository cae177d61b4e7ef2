import { elementDescriptions } from '@valence/chemistry/element-descriptions';
import { elements, topicOfElement, type Element } from '@valence/chemistry/elements';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PremiumLock } from '../../ui/premium-lock.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { cellId } from './element-cell.tsx';
import { ElementTile } from './element-tile.tsx';
import { valuesOf, valueSources } from './element-values.ts';

interface ElementDialogProps {
  element: Element;
  /** Custom quizzes are Premium's. */
  isLocked: boolean;
  isStarting: boolean;
  onShow: (element: Element) => void;
  onQuiz: (topic: string) => void;
  onClose: () => void;
}

/** All that is known of one element, the way to its neighbours, and a quiz on what it teaches. */
export function ElementDialog({
  element,
  isLocked,
  isStarting,
  onShow,
  onQuiz,
  onClose,
}: ElementDialogProps) {
  const described = elementDescriptions[element.atomicNumber - 1];
  const topic = topicOfElement(element);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={() => document.getElementById(cellId(element))}
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
            disabled={isStarting}
            onClick={() => onQuiz(topic)}
          >
            {isStarting ? 'Starting...' : 'Quiz me on this element'}
          </Button>
          <Step to={elements[element.atomicNumber]} direction="Next" onShow={onShow} />
        </div>
        <p className="flex items-center justify-center gap-1.5 text-center text-sm text-soft">
          {isLocked && <PremiumLock />}
          {topic}
        </p>
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
