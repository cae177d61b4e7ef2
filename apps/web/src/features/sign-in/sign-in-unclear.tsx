import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Where the server did not say who is there. */
export function SignInUnclear({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Notice title="We could not check your sign-in" text="The server did not answer as it should.">
      <Button onClick={onTryAgain}>Try Again</Button>
    </Notice>
  );
}
