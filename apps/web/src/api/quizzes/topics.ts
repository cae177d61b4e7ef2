import { queryOptions } from '@tanstack/react-query';
import { previewQuizResponse, topicListResponse, type PreviewQuizRequest } from '@valence/contract';
import { request } from '../request.ts';

/** What a quiz would be, before it is asked for. The same wish is asked about once. */
export function quizPreviewQuery(wish: PreviewQuizRequest) {
  return queryOptions({
    queryKey: ['/api/preview-quiz', wish],
    queryFn: ({ signal }) => request('POST', '/api/preview-quiz', previewQuizResponse, wish, signal),
  });
}

/** Subjects with their topics and concepts; the browser asks whether its copy still holds. */
export const topicListQuery = queryOptions({
  queryKey: ['/api/topics'],
  queryFn: ({ signal }) => request('GET', '/api/topics', topicListResponse, undefined, signal),
});
