import { useLayoutEffect, type RefObject } from 'react';

/** A phone has no room beside the drawer: there it is a sheet over all, and the page behind it rests. */
const phone = '(width < 40rem)';

/** Opens and closes the browser's own dialog behind the drawer; the focus begins at the first input. */
export function useOpenDialog(
  isOpen: boolean,
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLInputElement | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return;
    }
    if (matchMedia(phone).matches) dialog.current?.showModal();
    else dialog.current?.show();
    first.current?.focus();
  }, [isOpen, dialog, first]);
}
