import type { User } from '@valence/contract';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** For who looks for a subscription where none is sold, as at a school. */
export function NothingToBuy({ user }: { user: User | null }) {
  return (
    <Notice
      icon={<Sparkles className="size-7" aria-hidden />}
      title="Nothing to buy here"
      text={
        user?.hasActiveSubscription
          ? 'Everything is open to you already, and it costs nothing.'
          : 'Your plan costs nothing, and there is no other one here.'
      }
    >
      <Link to="/quiz" className={buttonStyle({})}>
        Start Learning Now
      </Link>
    </Notice>
  );
}
