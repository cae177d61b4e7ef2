import { Link } from 'react-router';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function NotFound() {
  return (
    <Notice
      title="404 Page Not Found"
      text="Nothing crystallized at this address. It may have moved, or it was never here."
    >
      <Link to="/" className={buttonStyle()}>
        Back to Home
      </Link>
    </Notice>
  );
}
