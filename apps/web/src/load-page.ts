import type { PageContext } from '@valence/contract';
import { userPath } from './api/account/account.ts';
import { pageAt } from './pages.ts';
import type { ServedPage } from './ui/served-page.ts';

/** Milliseconds that a page waits for the answers that come along with it. */
const patience = 2000;

/** What a page is drawn from, and hydrated with. */
export interface LoadedPage {
  /** Answers of the first screen's calls, by their paths. One that failed or took too long is the screen's to ask for. */
  answers: Readonly<Record<string, unknown>>;
  served: ServedPage;
}

/** Asks the product's own API, as whoever asks for the page, for what its first screen shows. */
export async function loadPage(url: URL, context: PageContext): Promise<LoadedPage> {
  const { call, now, timeZone, settings, report } = context;
  const page = pageAt(url.pathname);
  const asked = [userPath, ...(page?.data ?? [])];
  const answered = await Promise.all(
    asked.map(async (path) => [path, await answerTo(path, call, report)] as const),
  );
  return {
    answers: Object.fromEntries(answered.filter(([, answer]) => answer !== undefined)),
    served: { today: dayAt(now, timeZone ?? 'UTC'), timeZone, settings },
  };
}

/** The day that a moment lies in, an ISO date. */
function dayAt(now: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The answer to a call; `undefined` where there is none in time. Whoever is signed out is nobody. */
async function answerTo(
  path: string,
  call: PageContext['call'],
  report: PageContext['report'],
): Promise<unknown> {
  try {
    const response = await Promise.race([call(path), late()]);
    if (response?.ok) return await response.json();
    return response?.status === 401 && path === userPath ? null : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}

function late(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, null).unref();
  });
}
