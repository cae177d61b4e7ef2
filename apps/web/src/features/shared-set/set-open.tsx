import { Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A set that a visitor has begun in this browser, and left. */
export function SetOpen({
  name,
  at,
  count,
  onGoOn,
  onAgain,
}: {
  name: string;
  /** Place of the question on show, from 0. */
  at: number;
  count: number;
  onGoOn: () => void;
  onAgain: () => void;
}) {
  return (
    <Notice
      icon={<Play className="size-7" aria-hidden />}
      title={name}
      text={`You are at question ${at + 1} of ${count}. What you answered is kept in this browser.`}
    >
      <Button onClick={onGoOn}>Go On</Button>
      <Button tone="quiet" onClick={onAgain}>
        Begin Anew
      </Button>
    </Notice>
  );
}
