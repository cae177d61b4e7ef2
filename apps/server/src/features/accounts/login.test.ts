import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { localAccounts, passwordTries } from '../../database/schema/accounts.ts';
import { Browser, type Answer } from '../sign-in/testing/browser.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createMaria, createSignInApp, maria, publicUrl, testClock } from '../sign-in/testing/sign-in-app.ts';

describe.each(testDatabases)('local accounts on $name', ({ open }) => {
  const clock = testClock();
  let db: Database;
  let app: FastifyInstance;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
    const guessLimits = { perAccount: 3, perAddress: 12, windowSeconds: 900 };
    app = await createSignInApp({ db, clock: clock.read, guessLimits });
    await createMaria(app);
  });

  beforeEach(async () => {
    await db.delete(passwordTries);
  });

  afterAll(async () => {
    await app.close();
    await close();
  });

  async function openForm(create = false): Promise<{ browser: Browser; form: Answer }> {
    const browser = new Browser(app, publicUrl);
    return { browser, form: await browser.open(create ? '/api/login?prompt=create' : '/api/login') };
  }

  /** The page without what is different on each: nonce, the address of the form, the e-mail that was typed. */
  function comparable({ status, body }: Answer, email: string): [number, string] {
    const same = body.replaceAll(/nonce="[^"]+"/g, '').replaceAll(email, 'EMAIL');
    return [status, same];
  }

  test('a wrong password and an unknown address get the very same answer', async () => {
    const { browser, form } = await openForm();
    const known = await browser.submit(form, { email: 'maria@example.com', password: 'a guess' });
    const unknown = await browser.submit(form, { email: 'nobody@example.com', password: 'a guess' });
    expect(comparable(known, 'maria@example.com')).toEqual(comparable(unknown, 'nobody@example.com'));
    expect(known.status).toBe(401);
  });

  test('a known address cannot be taken over by the account form, and the refusal does not say why', async () => {
    const { browser, form } = await openForm(true);
    const stolen = { ...maria, password: 'my own choice', confirmPassword: 'my own choice' };
    const refused = await browser.submit(form, stolen);
    expect(refused.status).toBe(401);
    expect(refused.body).not.toMatch(/already (exists|registered|taken|in use)/i);
    expect(refused.body).toContain('We could not create an account with these details.');
    expect(await db.select().from(localAccounts)).toHaveLength(1);
    expect((await browser.submit(form, maria)).status).toBe(200);
  });

  test('after the limit the account form says the same of known and unknown addresses', async () => {
    const answers: [number, string][] = [];
    for (const email of ['maria@example.com', 'nobody@example.com']) {
      const { browser, form: login } = await openForm();
      for (let count = 0; count < 3; count += 1) await browser.submit(login, { email, password: 'a guess' });
      const { browser: another, form } = await openForm(true);
      answers.push(comparable(await another.submit(form, { ...maria, email }), email));
    }
    expect(answers[0]?.[0]).toBe(429);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('guesses at one account stop at the limit, say when to come back, and then the right password works', async () => {
    const { browser, form } = await openForm();
    const guess = () => browser.submit(form, { email: maria.email, password: 'a guess' });
    expect([await guess(), await guess(), await guess()].map(({ status }) => status)).toEqual([
      401, 401, 401,
    ]);
    const stopped = await guess();
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([
      429,
      // Seconds of the real clock pass meanwhile.
      expect.stringMatching(/^(8\d\d|900)$/),
    ]);
    expect(stopped.body).toContain('Please wait 15 minutes');
    expect((await browser.submit(form, maria)).status).toBe(429);

    await db.update(passwordTries).set({ expire: new Date(Date.now() - 1) });
    expect((await browser.submit(form, maria)).body).toBe('home');
  });

  test('guesses made at the same moment do not pass the limit together', async () => {
    const { browser, form } = await openForm();
    const guesses = Array.from({ length: 12 }, () =>
      browser.submit(form, { email: 'maria@example.com', password: 'a guess' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  test('guesses from one address at many accounts stop too', async () => {
    const { browser, form } = await openForm();
    const statuses: number[] = [];
    for (let count = 0; count < 14; count += 1) {
      const answer = await browser.submit(form, {
        email: `student${count}@example.com`,
        password: 'a guess',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(12).fill(401), 429, 429]);
  });

  test('a whole class signing in from one address meets no limit', async () => {
    for (let count = 0; count < 20; count += 1) {
      const { browser, form } = await openForm();
      expect((await browser.submit(form, maria)).status).toBe(200);
    }
  });

  test('one address sent by several forms at the same moment makes one account', async () => {
    const forms = await Promise.all(Array.from({ length: 3 }, () => openForm(true)));
    const passwords = ['the first one', 'the second one', 'the third one'];
    const answers = await Promise.all(
      forms.map(({ browser, form }, index) => {
        const password = passwords[index] ?? '';
        const fields = { ...maria, email: 'irene@example.com', password, confirmPassword: password };
        return browser.submit(form, fields);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const accounts = await db.select().from(localAccounts);
    expect(accounts.filter(({ email }) => email === 'irene@example.com')).toHaveLength(1);
  });

  test('a double click on the account form makes one account, and each of the two lets the student in', async () => {
    const { browser, form } = await openForm(true);
    const fields = { ...maria, email: 'eve@example.com' };
    const action = new URL(/<form method="post" action="([^"]+)"/.exec(form.body)?.[1] ?? '', form.url);
    const answers = await Promise.all([browser.post(action, fields), browser.post(action, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const accounts = await db.select().from(localAccounts);
    expect(accounts.filter(({ email }) => email === 'eve@example.com')).toHaveLength(1);
  });

  test('the forms name each other, and what is wrong is said at the field and in the summary', async () => {
    const { browser, form } = await openForm();
    const createPage = /href="([^"]+)">Create account</.exec(form.body)?.[1] ?? '';
    const create = await browser.open(createPage);
    expect(create.body).toMatch(/<a href="\/sign-in">Sign in<\/a>/);

    const again = await browser.submit(create, {
      firstName: '<Ann>',
      email: 'no address',
      password: 'short',
    });
    expect(again.status).toBe(422);
    expect(again.body).toContain('value="&lt;Ann&gt;"');
    expect(again.body).toContain('value="no address"');
    expect(again.body).not.toContain('value="short"');
    expect(again.body).toContain(
      '<a href="#password">Please choose a password of at least 8 characters.</a>',
    );
    expect(again.body).toMatch(
      /id="lastName"[^>]*aria-describedby="lastName-problem" aria-invalid="true" autofocus/,
    );
  });

  test('a password that everybody uses makes no account, and the answer is the same for a known address', async () => {
    for (const email of [maria.email, 'new@example.com']) {
      const { browser, form } = await openForm(true);
      const common = { ...maria, email, password: 'iloveyou', confirmPassword: 'iloveyou' };
      const answer = await browser.submit(form, common);
      expect(answer.status).toBe(422);
      expect(answer.body).toContain('Many people use this password');
    }
    const accounts = await db.select().from(localAccounts);
    expect(accounts.map(({ email }) => email)).not.toContain('new@example.com');
  });

  test('the pages allow no script or style but their own, and no frame around them', async () => {
    const { form } = await openForm();
    const policy = form.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(form.body.match(/<(script|style)\b[^>]*>/g)).toHaveLength(3);
    expect(form.body.match(new RegExp(`<(script|style) nonce="${RegExp.escape(nonce)}">`, 'g'))).toHaveLength(
      3,
    );
    expect(form.body).not.toMatch(/ on[a-z]+="/);
  });

  test('a call gets the student and a session, or what is wrong with each field', async () => {
    const send = (payload: object) => app.inject({ method: 'POST', url: '/api/login', payload });
    const entered = await send({ email: ' Maria@example.com ', password: maria.password });
    expect([entered.statusCode, entered.json()]).toMatchObject([200, { email: 'maria@example.com' }]);
    const cookie = entered.cookies.find(({ name }) => name === 'valence_session');
    const headers = { cookie: `valence_session=${cookie?.value}` };
    expect((await app.inject({ url: '/api/auth/user', headers })).json()).toEqual(entered.json());

    const wrong = await send({ email: 'maria@example.com', password: 'a guess' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrongCredentials']);
    const created = await send({ ...maria, email: 'no address', confirmPassword: 'another one' });
    expect([created.statusCode, created.json()]).toMatchObject([
      400,
      {
        code: 'badRequest',
        fields: [
          { field: 'email', message: expect.stringContaining('name@example.com') },
          { field: 'confirmPassword', message: 'The two passwords are not the same.' },
        ],
      },
    ]);
    for (const nonsense of [{}, [], { email: 1, password: {} }, { email: 'x'.repeat(9000), password: 'x' }]) {
      expect((await send(nonsense)).statusCode).toBe(400);
    }
  });

  test('nonsense sent to the forms is a 4xx', async () => {
    const browser = new Browser(app, publicUrl);
    const action = new URL('/api/login', publicUrl);
    const bodies = [
      {},
      { email: '\0', password: '\0' },
      { email: 'a@b.c\0', password: 'x' },
      { email: 'x'.repeat(9000) },
    ];
    for (const fields of bodies) {
      const { status } = await browser.post(action, fields);
      expect(status).toBe(422);
    }
  });
});
