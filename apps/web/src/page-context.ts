import { createContext } from 'react-router';

/** What the server hands to the drawing of a page. */
export interface PageContext {
  /** Stands in every script and style of the page, as its policy wants it. */
  nonce: string;
  /** Calls the product's own API as whoever asks for the page. */
  call: (path: string) => Promise<Response>;
  /** Milliseconds. */
  now: number;
  supportPhone: string;
  /** Hears of what fails while the page is drawn. */
  report: (error: unknown) => void;
}

/** Without a server, as at build time, nobody is signed in, and the nonce is a word that the server replaces. */
export const pageContext = createContext<PageContext>({
  nonce: '__CSP_NONCE__',
  call: () => Promise.resolve(new Response(null, { status: 401 })),
  now: 0,
  supportPhone: '',
  report: (error) => {
    throw error;
  },
});
