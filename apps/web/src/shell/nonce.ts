import { createContext } from 'react';

/** The word that the page's policy asks of its scripts and styles; in the browser it is nobody's to read. */
export const NonceContext = createContext<string | undefined>(undefined);
