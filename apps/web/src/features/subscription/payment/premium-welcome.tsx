import { premiumPromise } from '@valence/contract';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** For who has just paid. */
export function PremiumWelcome() {
  return (
    <Notice
      icon={<Sparkles className="size-7" aria-hidden />}
      title="Welcome to Premium!"
      text={`Your subscription is active. ${premiumPromise} are yours.`}
    >
      <Link to="/quiz" className={buttonStyle({ tone: 'premium' })}>
        Start Learning Now
      </Link>
      <Link to="/" className={buttonStyle({ tone: 'quiet' })}>
        Go to Dashboard
      </Link>
    </Notice>
  );
}
