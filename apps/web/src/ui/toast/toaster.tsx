import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { buttonStyle } from '../button.tsx';
import { restingPlace } from './resting-place.ts';
import { currentToast, dismissToast, onToastChange } from './toast-store.ts';

/** Milliseconds that a toast stays, unless it is hovered or focused. */
const shownFor = 5000;
/** Pixels to the right that send a toast away. */
const swipeThreshold = 50;

/** The region that toasts appear in, above what stays at the bottom of the window; F8 moves the focus there. */
export function Toaster() {
  const shown = useSyncExternalStore(onToastChange, currentToast, currentToast);
  const isBad = shown?.variant === 'destructive';
  const viewport = useRef<HTMLOListElement>(null);
  const isUp = shown !== null && shown.isOpen;
  useLayoutEffect(() => {
    if (!isUp) return;
    let frame = 0;
    // Bars come, go and grow meanwhile, as with the page under them.
    function follow() {
      if (viewport.current !== null) place(viewport.current);
      frame = requestAnimationFrame(follow);
    }
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isUp]);
  return (
    <Toast.Provider duration={shownFor} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {shown !== null && (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          type={isBad ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast();
          }}
          // What it lies over is free with a press on it.
          onClick={(event) => {
            if (!event.defaultPrevented) dismissToast();
          }}
          className={`pointer-events-auto relative rounded-md border-l-4 bg-surface py-4 pr-14 pl-5 shadow-high ring-1 ring-line toast-motion forced-colors:border forced-colors:border-l-4 ${isBad ? 'border-pink' : 'border-blue'}`}
        >
          <Toast.Title className="font-bold">{shown.title}</Toast.Title>
          <Toast.Description className="mt-0.5 text-soft">{shown.description}</Toast.Description>
          {shown.action !== undefined && (
            <Toast.Action
              altText={shown.action.label}
              onClick={shown.action.onAction}
              className={buttonStyle({ tone: 'quiet', size: 'small', className: 'mt-3' })}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className={buttonStyle({ tone: 'bare', size: 'icon', className: 'absolute top-1.5 right-1.5' })}
          >
            <X className="size-5" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        className="pointer-events-none fixed right-0 bottom-0 z-60 flex w-full flex-col gap-2 p-4 max-md:py-2 sm:max-w-md"
      />
    </Toast.Provider>
  );
}

function place(viewport: HTMLElement): void {
  const bars = Array.from(document.querySelectorAll('[data-bottom-bar]'), (bar) =>
    bar.getBoundingClientRect(),
  );
  const floor = floorOfWindow();
  const rest = restingPlace(viewport.getBoundingClientRect(), floor, bars);
  viewport.style.bottom = `${innerHeight - floor + rest}px`;
}

/** The lower edge of what is seen of the window: a phone's keyboard lies over the rest. Who has zoomed in sees a part as large as they like. */
function floorOfWindow(): number {
  if (visualViewport === null || visualViewport.scale !== 1) return innerHeight;
  return Math.min(innerHeight, visualViewport.offsetTop + visualViewport.height);
}
