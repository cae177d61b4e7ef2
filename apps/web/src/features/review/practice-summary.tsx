import { Dumbbell } from 'lucide-react';
import { correctPlaces, type FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface PracticeSummaryProps {
  practised: FinishedQuiz;
  onReview: () => void;
  onBack: () => void;
}

/** How the variants went. */
export function PracticeSummary({ practised, onReview, onBack }: PracticeSummaryProps) {
  const right = correctPlaces(practised).length;
  return (
    <Notice
      icon={<Dumbbell className="size-7" aria-hidden />}
      title={`${right} of ${practised.quiz.questions.length} right`}
      text="This was practice: it counts towards no score."
    >
      <Button onClick={onReview}>Back to the Review</Button>
      <Button tone="quiet" onClick={onBack}>
        Back to Results
      </Button>
    </Notice>
  );
}
