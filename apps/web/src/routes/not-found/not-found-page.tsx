import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function NotFoundPage() {
  return (
    <Notice
      title="404 Page Not Found"
      text="Nothing crystallised at this address. It may have moved, or it was never here."
    >
      <Link href="/" className={buttonStyle()}>
        Back to Home
      </Link>
    </Notice>
  );
}
