import type { User } from '@valence/contract';
import type { ReactNode } from 'react';

export interface FrameProps {
  title: string;
  path: string;
  /** The signed-in student, `null` for a visitor, `undefined` while it is not known. */
  user: User | null | undefined;
  onNavigate: (path: string) => void;
  children: ReactNode;
}
