import { createContext } from 'react';

interface Unfolded {
  /** Ids of the subjects and topics whose contents are shown. */
  ids: readonly string[];
  onToggle: (id: string) => void;
}

export const UnfoldedContext = createContext<Unfolded>({ ids: [], onToggle: () => undefined });
