import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button.tsx';
import { NextCard } from './next-card.tsx';

/** Where nothing is urgent, the student chooses. */
export function ChooseNext() {
  return (
    <NextCard
      icon={ListChecks}
      title="Choose what to learn"
      action={
        <Link to="/quiz/topics" className={buttonStyle({ size: 'large' })}>
          Open the list
        </Link>
      }
    >
      Nothing is open, and nothing stands out as weak. Pick topics and concepts, and mix them as you like.
    </NextCard>
  );
}
