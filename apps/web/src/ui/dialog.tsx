import './theme/style-nonce.ts';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { buttonStyle } from './button.tsx';

interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Asks for a decision: no close button, and a click outside does not answer. */
  isDecision?: boolean;
  /** What has the focus when it opens; without it, its first control. A decision gives it to the answer that loses nothing. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** What has the focus after it closes; without it, what had it before. */
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog over a dimmed page; on a phone it rises from the bottom edge. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isDecision,
  firstFocus,
  returnFocusTo,
  children,
}: DialogProps) {
  const before = useRef<Element>(null);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-(--scrim)" />
        <Primitive.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          data-bottom-bar
          role={isDecision ? 'alertdialog' : 'dialog'}
          onInteractOutside={(event) => {
            if (isDecision) event.preventDefault();
          }}
          onFocus={(event) => {
            // The focus goes round without scrolling: from the last control to the first, out of sight in a small window.
            event.target.scrollIntoView({ block: 'nearest' });
          }}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to a trigger of its own alone; no dialog here has one.
            event.preventDefault();
            const target = returnFocusTo?.() ?? before.current;
            if (target instanceof HTMLElement) target.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-lg border border-line bg-surface p-6 wrap-anywhere shadow-high sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(28rem,calc(100vw-2rem))] sm:-translate-1/2 sm:rounded-lg sm:p-8"
        >
          <Primitive.Title className="pr-10 text-heading">{title}</Primitive.Title>
          {description !== undefined && (
            <Primitive.Description className="mt-2 text-soft">{description}</Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
          {!isDecision && (
            <Primitive.Close
              aria-label="Close"
              className={buttonStyle({ tone: 'bare', size: 'icon', className: 'absolute top-4 right-4' })}
            >
              <X className="size-5" aria-hidden />
            </Primitive.Close>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
