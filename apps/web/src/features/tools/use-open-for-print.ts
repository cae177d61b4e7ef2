import { useEffect, type RefObject } from 'react';

/** Opens everything that folds inside an element while it is printed: paper cannot be unfolded. */
export function useOpenForPrint(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      opened = [...(element.current?.querySelectorAll('details') ?? [])].filter((one) => !one.open);
      for (const one of opened) one.open = true;
    }
    function close() {
      for (const one of opened) one.open = false;
    }
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [element]);
}
