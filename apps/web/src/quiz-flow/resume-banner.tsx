import { Link } from 'react-router';
import { leftQuizWords } from '../quiz-preview/left-quiz-words.ts';
import { openPaperWords } from '../quiz-preview/open-paper-words.ts';
import { useOpenPaper } from '../quiz-preview/use-open-paper.ts';
import { useOpenQuiz } from '../quiz-preview/use-open-quiz.ts';
import { buttonStyle } from '../ui/button.tsx';
import { TopicText } from '../ui/typeset/topic-text.tsx';

/** Leads back to what is open, on whatever device: a paper whose clock runs, and a quiz that was left by another way than its exit. */
export function ResumeBanner({ userId }: { userId: string }) {
  return (
    <>
      <PaperBanner />
      <QuizBanner userId={userId} />
    </>
  );
}

function PaperBanner() {
  const paper = useOpenPaper();
  if (!paper) return null;
  const { running, left, goOn } = openPaperWords(paper);
  return (
    <aside aria-label="Paper in progress" className={`${banner} border-blue`}>
      <p className="figures grow">
        <strong>{running}.</strong> {left}
      </p>
      <Link to="/papers/active" className={buttonStyle({ size: 'small' })}>
        {goOn}
      </Link>
    </aside>
  );
}

function QuizBanner({ userId }: { userId: string }) {
  const open = useOpenQuiz(userId);
  if (!open) return null;
  const { kept, goOn } = leftQuizWords(open);
  return (
    <aside aria-label="Quiz in progress" className={`${banner} border-line`}>
      <p className="figures grow">
        <strong>
          <TopicText text={open.title} />
        </strong>{' '}
        is still open at question {open.at + 1} of {open.count}.{open.left !== null && ` ${kept}`}
      </p>
      <Link to="/quiz/active" className={buttonStyle({ size: 'small' })}>
        {goOn}
      </Link>
    </aside>
  );
}

const banner = 'mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-blue-wash px-5 py-3';
