import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function NoQuestions({ onExit }: { onExit: () => void }) {
  return (
    <Notice
      icon={<FlaskConical className="size-7" aria-hidden />}
      title="No questions available"
      text="There is no quiz in progress here. Pick one and it will open on this page."
    >
      <Link to="/quiz" className={buttonStyle()}>
        Choose a Quiz
      </Link>
      <Button tone="quiet" onClick={onExit}>
        Return Home
      </Button>
    </Notice>
  );
}
