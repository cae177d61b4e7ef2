import { queryOptions } from '@tanstack/react-query';
import {
  openPaperPlaceResponse,
  openPaperResponse,
  paperReport,
  papersResponse,
  savePaperResponse,
  submitPaperResponse,
  type SavePaperRequest,
  type SavePaperResponse,
  type StartPaperRequest,
} from '@valence/contract';
import { call, request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

const path = '/api/user/papers';

/** Exams to sit papers of, the open paper, those submitted, and the allowance. */
export const papersQuery = queryOptions({
  queryKey: [path],
  queryFn: ({ signal }) => request('GET', path, papersResponse, undefined, signal),
  refetchOnMount: onEachVisit,
});

/**
 * The open paper with the moment at which it arrived, by a clock that nobody sets. It is asked for anew at each visit: its own clock
 * is set by it.
 */
export const openPaperQuery = queryOptions({
  queryKey: [`${path}/open`],
  queryFn: async ({ signal }) => {
    const { paper } = await request('GET', `${path}/open`, openPaperResponse, undefined, signal);
    return { paper, arrivedAt: performance.now() };
  },
  gcTime: 0,
  staleTime: 0,
});

/** Which paper is open, and how much time is left of it as the answer came. */
export const openPaperPlaceQuery = queryOptions({
  queryKey: [`${path}/place`],
  queryFn: ({ signal }) => request('GET', `${path}/place`, openPaperPlaceResponse, undefined, signal),
  refetchOnMount: onEachVisit,
});

export const paperReportQuery = (paperId: string) =>
  queryOptions({
    queryKey: [path, paperId],
    queryFn: ({ signal }) => request('GET', `${path}/${paperId}`, paperReport, undefined, signal),
  });

export function startPaper(wish: StartPaperRequest) {
  return request('POST', path, openPaperResponse, wish);
}

/** Keeps the answers with the server, and hears which typed ones cannot be read; it outlives the page that sends it. */
export async function savePaper(saved: SavePaperRequest): Promise<SavePaperResponse> {
  const response = await call('PUT', `${path}/open`, {
    body: saved,
    signal: undefined,
    accept: 'application/json',
    keepalive: true,
  });
  return savePaperResponse.parse(await response.json());
}

export function submitPaper(saved: SavePaperRequest) {
  return request('POST', `${path}/open/submit`, submitPaperResponse, saved);
}
