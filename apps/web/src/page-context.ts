import { noSettings, type PageContext } from '@valence/contract';
import { createContext } from 'react-router';

/** Without a server, as at build time, nobody is signed in, and the nonce is a word that the server replaces. */
export const pageContext = createContext<PageContext>({
  nonce: '__CSP_NONCE__',
  call: () => Promise.resolve(new Response(null, { status: 401 })),
  now: 0,
  timeZone: null,
  settings: noSettings,
  report: (error) => {
    throw error;
  },
});
