import type { IssuedQuestion } from '@valence/contract';
import { Note } from '../../features/notes/note.tsx';
import { reportFromQuiz } from '../../features/reports/report-button.tsx';

/** What a student can do at a question besides answering it: write a note, and report it. */
export function QuestionTools({ quizId, question }: { quizId: string; question: IssuedQuestion }) {
  return (
    <Note quizId={quizId} questionId={question.id} isShownAtOnce={false}>
      {reportFromQuiz(question)}
    </Note>
  );
}
