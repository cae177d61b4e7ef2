import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface PaymentCancelledProps {
  isLeaving: boolean;
  onTryAgain: () => void;
}

/** For who left the checkout without paying. */
export function PaymentCancelled({ isLeaving, onTryAgain }: PaymentCancelledProps) {
  return (
    <Notice
      icon={<CircleX className="size-7" aria-hidden />}
      title="Payment Cancelled"
      text="No charge was made. Your plan stays as it was."
    >
      <Button tone="premium" isBusy={isLeaving} onClick={onTryAgain}>
        {isLeaving ? 'Opening the checkout...' : 'Try Again'}
      </Button>
      <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
        Maybe Later
      </Link>
    </Notice>
  );
}
