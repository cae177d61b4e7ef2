/*
 * Takes over the page of a quiz in progress that the server drew. Where browser and server do not agree on where
 * the student is, and when the student leaves the quiz, the app takes the place of this page.
 */
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { placeOf, readKeptQuiz } from '../../attempt/kept-quiz.ts';
import '../../styles/app.css';
import { fetchResultsAhead } from '../fetch-results-ahead.ts';
import { QuizPage } from './quiz-page.tsx';
import { readServed } from './served.ts';

takeOver();

function takeOver(): void {
  const container = document.querySelector('#root');
  if (container === null) throw new Error('The page has no place for the quiz.');
  const served = readServed();
  const kept = served && readKeptQuiz(served.user.id);
  if (kept?.kind !== 'active' || placeOf(kept) !== served?.place) {
    void loadApp().then(({ mountApp }) => mountApp(container, served?.user));
    return;
  }
  const leave = async (path: string, isReplacing: boolean) => {
    try {
      const { mountApp } = await loadApp();
      if (isReplacing) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      root.unmount();
      mountApp(container, served.user);
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
        onReady={() => void press(presses)}
      />
    </StrictMode>,
  );
}

function loadApp() {
  return import('../mount-app.tsx');
}

/** Does what was pressed before the page was alive, each in a turn of its own, as it happened. */
async function press(presses: readonly (() => void)[]): Promise<void> {
  for (const again of presses) {
    again();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
