import {
  generateQuestionsResponse,
  generationProgress,
  type GenerateQuestionsRequest,
  type GenerateQuestionsResponse,
  type GenerationProgress,
} from '@valence/contract';
import { readEvents } from '../read-events.ts';
import { ApiFailure, call } from '../request.ts';

/** What the answer would have been, had it not begun as a stream. */
const failedStatus = 503;

/**
 * Asks for a quiz. Where making it takes time, the server tells how far it has got.
 * @param key of this wish, the same for every try: a quiz whose answer was lost is answered again, and counts once
 * @param signal stops the server's work
 * @throws ApiFailure for a refusal or a failure; TypeError where the server was not reached, or the stream broke off
 */
export async function generateQuestions(
  wanted: GenerateQuestionsRequest,
  key: string,
  onProgress: (progress: GenerationProgress) => void,
  signal: AbortSignal,
): Promise<GenerateQuestionsResponse> {
  const accept = 'text/event-stream, application/json';
  const response = await call('POST', '/api/generate-questions', { body: wanted, signal, accept, key });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) return generateQuestionsResponse.parse(await response.json());
  for await (const { event, data } of readEvents(response.body)) {
    if (event === 'done') return generateQuestionsResponse.parse(JSON.parse(data));
    if (event === 'failed') throw new ApiFailure(failedStatus, data);
    const progress = generationProgress.safeParse(JSON.parse(data));
    if (progress.success) onProgress(progress.data);
  }
  throw new TypeError('The answer broke off');
}

/**
 * Asks for the next quiz of today's plan to an exam.
 * @param isTyped whether answers are typed, where they can be
 * @param key as above
 * @throws ApiFailure for a refusal or a failure; TypeError where the server was not reached
 */
export async function generatePlannedQuestions(
  examId: string,
  isTyped: boolean,
  key: string,
  signal: AbortSignal,
): Promise<GenerateQuestionsResponse> {
  const accept = 'application/json';
  const response = await call('POST', `/api/user/exams/${examId}/today${isTyped ? '?answers=type' : ''}`, {
    body: undefined,
    signal,
    accept,
    key,
  });
  return generateQuestionsResponse.parse(await response.json());
}
