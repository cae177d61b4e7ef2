import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** For who came back from the checkout while the payment could not be verified. */
export function PaymentUnclear({ message }: { message: string }) {
  return (
    <Notice icon={<Hourglass className="size-7" aria-hidden />} title="Not confirmed yet" text={message}>
      <Link to="/subscription/success" className={buttonStyle({ tone: 'premium' })}>
        Check Again
      </Link>
      <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
        Back to Home
      </Link>
    </Notice>
  );
}
