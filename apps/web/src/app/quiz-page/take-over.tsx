/*
 * Takes over the page of a quiz in progress that the server drew. Where browser and server do not agree on where
 * the student is, and when the student leaves the quiz, the app takes the place of this page.
 */
import type { ServedAnswers, User } from '@valence/contract';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { placeOf, readKeptQuiz } from '../../attempt/kept-quiz.ts';
import '../../styles/app.css';
import { fetchResultsAhead } from '../../quiz-flow/fetch-results-ahead.ts';
import { pressAgain } from '../first-paint/press-again.ts';
import { readServed } from '../first-paint/read-served.ts';
import { QuizPage } from './quiz-page.tsx';

takeOver();

function takeOver(): void {
  const container = document.querySelector('#root');
  if (container === null) throw new Error('The page has no place for the quiz.');
  const served = readServed(isServedQuiz);
  const kept = served && readKeptQuiz(served.user.id);
  if (kept?.kind !== 'active' || placeOf(kept) !== served?.place) {
    void loadApp().then(({ mountApp }) => mountApp(container, answersOf(served)));
    return;
  }
  const leave = async (path: string, isReplacing: boolean) => {
    try {
      const { mountApp } = await loadApp();
      if (isReplacing) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      root.unmount();
      mountApp(container, answersOf(served));
    } catch {
      // Its code did not come: the browser's own way may do better.
      location.assign(path);
    }
  };
  const presses = globalThis.takeEarlyPresses?.() ?? [];
  const root: Root = hydrateRoot(
    container,
    <StrictMode>
      <QuizPage
        user={served.user}
        quiz={kept.quiz}
        attempt={kept.attempt}
        onNavigate={(path, options) => void leave(path, options?.replace ?? false)}
        onAnswered={() => {
          // The app and its next screen are at hand before they are needed, with or without a network then.
          void loadApp().catch(() => null);
          void fetchResultsAhead();
        }}
        onReady={() => void pressAgain(presses)}
      />
    </StrictMode>,
  );
}

function loadApp() {
  return import('../mount-app.tsx');
}

/** What the server drew the page of a quiz from. */
interface ServedQuiz {
  user: User;
  place: string;
}

/** Written a moment ago by the server that this build belongs to; a schema for it would cost more than the quiz. */
function isServedQuiz(served: object): served is ServedQuiz {
  return 'user' in served && 'place' in served;
}

function answersOf(served: ServedQuiz | null): ServedAnswers {
  return served === null ? {} : { '/api/auth/user': served.user };
}
