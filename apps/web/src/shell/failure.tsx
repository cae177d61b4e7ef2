import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { NotFound } from './not-found.tsx';

/** What stands in for a page that could not be shown, by the status of the answer. */
export function Failure({ status }: { status: number }) {
  return (
    <main>
      {status === 404 || status === 410 ? (
        <NotFound />
      ) : (
        <Notice
          title="Something broke on our side"
          text="Your answers are kept in this browser. Reloading usually helps."
        >
          <Button onClick={() => location.reload()}>Reload</Button>
        </Notice>
      )}
    </main>
  );
}
