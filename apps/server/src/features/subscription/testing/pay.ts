import type { TestApp, TestStudent } from '../../../testing/test-app.ts';
import { Browser, type Answer } from '../../sign-in/testing/browser.ts';

const publicUrl = 'http://localhost:3000';

/** Opens a page of the sandbox in a browser of its own. */
export function openPage(server: TestApp, url: string): Promise<Answer> {
  return new Browser(server.app, publicUrl).open(url);
}

/** Presses a button of a page of the sandbox; the address it leads to is not followed. */
export function press(server: TestApp, url: string, button: string, fields: Record<string, string> = {}) {
  return new Browser(server.app, publicUrl).post(new URL(`${url}/${button}`, publicUrl), fields);
}

/** The address of a page that a call answers. */
export async function addressFrom(student: TestStudent, call: string): Promise<string> {
  const answer = await student.post(`/api/stripe/${call}`, {});
  if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
  return String(answer.json().url);
}

/** Pays for Premium; answers the id of the checkout as the browser brings it back. */
export async function pay(server: TestApp, student: TestStudent): Promise<string> {
  const url = await addressFrom(student, 'create-checkout');
  const paid = await press(server, url, 'pay', { card: 'accepted' });
  return new URL(paid.headers.get('location') ?? '', publicUrl).searchParams.get('session_id') ?? '';
}
