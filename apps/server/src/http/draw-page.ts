import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from '@valence/contract';

/** The one function that the server has of the web app, from its build. */
export type DrawPage = (request: Request, context: PageContext) => Promise<Response>;

/** @returns `null` where there is no build */
export async function loadDrawPage(webFolder: string): Promise<DrawPage | null> {
  const path = join(webFolder, 'server', 'index.js');
  if (!existsSync(path)) return null;
  const built: unknown = await import(pathToFileURL(path).href);
  if (!hasDrawPage(built)) throw new Error(`${path} does not draw pages: build the web app anew.`);
  return built.drawPage;
}

function hasDrawPage(built: unknown): built is { drawPage: DrawPage } {
  return (
    typeof built === 'object' && built !== null && 'drawPage' in built && typeof built.drawPage === 'function'
  );
}
