import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button.tsx';

/** Stands where a quiz was to open that is not among the student's finished ones, or could not be loaded. */
export function QuizNotFound() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 shadow-low">
      <h1 className="text-title">This quiz could not be opened</h1>
      <p className="max-w-[60ch] text-soft">
        It is not among your finished quizzes, or the connection failed. Your history lists all that you
        finished.
      </p>
      <Link to="/history" className={buttonStyle({})}>
        All quizzes
      </Link>
    </div>
  );
}
