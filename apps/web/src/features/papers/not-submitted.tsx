import { openAuthModal } from '../sign-in/auth-modal-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why answers were not taken: nobody is signed in any more, or the server said something else. */
export type SubmissionRefusal = 'signed out' | { words: string };

/** Stands in the place of a paper that was not taken. Nothing is sent again without a press. */
export function NotSubmitted({
  refusal,
  onTryAgain,
  onLookOver,
}: {
  refusal: SubmissionRefusal;
  onTryAgain: () => void;
  /** Back to the paper. */
  onLookOver: () => void;
}) {
  return refusal === 'signed out' ? (
    <Notice title="You are signed out" text="Your answers are kept in this browser. Sign in to submit them.">
      <Button onClick={openAuthModal}>Sign In</Button>
    </Notice>
  ) : (
    <Notice
      title="Your paper was not submitted"
      text={`Your answers are kept in this browser. ${refusal.words}`}
    >
      <Button onClick={onLookOver}>Look Over Answers</Button>
      <Button tone="quiet" onClick={onTryAgain}>
        Try Again
      </Button>
    </Notice>
  );
}
