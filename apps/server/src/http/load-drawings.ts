import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePath } from '@valence/contract';
import type { DrawApp } from '../features/first-paint/draw-page.ts';
import type { DrawQuizPage } from '../features/quizzes/draw-quiz-in-progress.ts';
import { readManifest, scriptsOf } from './screen-scripts.ts';

/** The functions that draw pages, from the web app's build. */
export interface Drawings {
  drawQuizPage: DrawQuizPage;
  drawApp: DrawApp;
  /** Addresses of the scripts that a page's screen needs beside the app's own. */
  screenScripts: (page: PagePath | null) => readonly string[];
}

/** @returns `null` where the build has none, or there is no build */
export async function loadDrawings(webFolder: string): Promise<Drawings | null> {
  const path = join(webFolder, 'server', 'draw-pages.js');
  if (!existsSync(path)) return null;
  const built: unknown = await import(pathToFileURL(path).href);
  if (!isDrawings(built)) throw new Error(`${path} does not draw pages: build the web app anew.`);
  const { drawQuizPage, drawApp, screenFiles } = built;
  const manifest = readManifest(webFolder);
  const scripts = new Map(
    Object.entries(screenFiles).map(([page, file]) => [page, scriptsOf(manifest, file)]),
  );
  return { drawQuizPage, drawApp, screenScripts: (page) => scripts.get(page ?? 'notFound') ?? [] };
}

interface Built {
  drawQuizPage: DrawQuizPage;
  drawApp: DrawApp;
  screenFiles: Record<string, string>;
}

function isDrawings(built: unknown): built is Built {
  return (
    typeof built === 'object' &&
    built !== null &&
    'drawQuizPage' in built &&
    typeof built.drawQuizPage === 'function' &&
    'drawApp' in built &&
    typeof built.drawApp === 'function' &&
    'screenFiles' in built &&
    typeof built.screenFiles === 'object'
  );
}
