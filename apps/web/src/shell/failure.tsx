import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** What stands in for a page that could not be shown. */
export function Failure() {
  return (
    <main id="main">
      <Notice
        title="Something broke on our side"
        text="Your answers are kept in this browser. Reloading usually helps."
      >
        <Button onClick={() => location.reload()}>Reload</Button>
      </Notice>
    </main>
  );
}
