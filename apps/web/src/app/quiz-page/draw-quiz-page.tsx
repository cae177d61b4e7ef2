import type { GenerateQuestionsResponse, User } from '@valence/contract';
import { renderToString } from 'react-dom/server';
import { readPlace } from '../../attempt/quiz-place.ts';
import { quizTitle } from '../../attempt/quiz-title.ts';
import { QuizPage } from './quiz-page.tsx';

/**
 * The markup of a quiz in progress, as React takes it over in the browser. This is the one function that the
 * server has of the web app, from its build.
 * @returns `null` where the place is none in this quiz
 */
export function drawQuizPage(
  user: User,
  issued: GenerateQuestionsResponse,
  placeText: string,
): string | null {
  const place = readPlace(placeText, issued.questions);
  if (place === null) return null;
  const { questions, timeLimit, attempt } = place;
  const isPracticeMode = attempt.mode === 'practice';
  const quiz = { ...issued, title: quizTitle(issued.topic), questions, timeLimit, isPracticeMode };
  return renderToString(<QuizPage user={user} quiz={quiz} attempt={attempt} onNavigate={nowhere} />);
}

function nowhere(): void {
  // A drawing leads nowhere.
}
