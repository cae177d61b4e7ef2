import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawQuizPage } from '../features/quizzes/draw-quiz-in-progress.ts';

/** Loads the function that draws the page of a quiz from the web app's build; `null` where that has none. */
export async function loadQuizDrawing(webFolder: string): Promise<DrawQuizPage | null> {
  const path = join(webFolder, 'server', 'draw-quiz-page.js');
  if (!existsSync(path)) return null;
  const built: unknown = await import(pathToFileURL(path).href);
  if (!isDrawing(built)) throw new Error(`${path} does not draw quizzes: build the web app anew.`);
  return built.drawQuizPage;
}

function isDrawing(built: unknown): built is { drawQuizPage: DrawQuizPage } {
  return (
    typeof built === 'object' &&
    built !== null &&
    'drawQuizPage' in built &&
    typeof built.drawQuizPage === 'function'
  );
}
