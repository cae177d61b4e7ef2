import type { TopicChoice, User } from '@valence/contract';
import type { ReactNode } from 'react';

/** A quiz that a card or button of Home starts. */
export interface WantedFromHome {
  /** A subject's id, or what the screen calls the choice. */
  topic: string;
  choice?: TopicChoice;
  /** The exam whose plan for today it is the next quiz of. */
  examId?: string;
  /** The student's usual number where it is left out. */
  count?: number;
}

/**
 * One of the things that may come next. An entry shows its `NextCard` where its turn has come, `NextPending` while it does
 * not know, and else `otherwise`, which is the entry after it.
 */
export interface NextEntryProps {
  user: User;
  isStarting: boolean;
  onStart: (wanted: WantedFromHome) => void;
  otherwise: ReactNode;
}
