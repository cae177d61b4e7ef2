import { setNonce } from 'get-nonce';

/** Dialogs lock the page's scrolling with a style element of their own, which the page's policy must know. */
const nonce =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
