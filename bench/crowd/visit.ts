import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { generateQuestionsResponse } from '@valence/contract';
import { answersTo } from '../../apps/server/src/testing/take-quiz.ts';

/** Closes what is idle before the server does: a request on a connection that it just closed would fail. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: 30_000 });
/** Milliseconds between the start of a quiz and its end: people take a minute, and the server does not know. */
const longestQuiz = 4000;

/** The calls of one student with one quiz: home, the quiz, its result, home again. Answers how long each took. */
export async function visit(base: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const started = performance.now();
    const answer = await send(base + path, method, cookie, body);
    times.push(performance.now() - started);
    return JSON.parse(answer);
  };
  await call('GET', '/api/auth/user');
  await call('GET', '/api/user/progress');
  await call('GET', '/api/user/quiz-usage');
  const asked = { topic: 'general', difficulty: 'intermediate', count: 10 };
  const quiz = generateQuestionsResponse.parse(await call('POST', '/api/generate-questions', asked));
  await wait(Math.random() * longestQuiz);
  await call('POST', '/api/user/record-quiz', { ...answersTo(quiz, 8), timeSpent: 0 });
  await call('GET', '/api/user/progress');
  await call('GET', '/api/user/quiz-history');
  return times;
}

async function send(url: string, method: string, cookie: string, body?: object): Promise<string> {
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = request(url, { method, headers, agent });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${answer}`);
  return answer;
}
