import type { FastifyInstance } from 'fastify';

/** What a page of the server under test, or of another one, answered. */
export interface Answer {
  url: URL;
  status: number;
  headers: Headers;
  body: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

/** A browser as far as signing in needs one: cookies with paths, redirects, forms. The app is reached without the network. */
export class Browser {
  readonly jar = new Map<string, Cookie>();
  readonly app: FastifyInstance;
  readonly home: URL;

  constructor(app: FastifyInstance, publicUrl: string) {
    this.app = app;
    this.home = new URL(publicUrl);
  }

  cookie(name: string): string | undefined {
    return [...this.jar.values()].find((cookie) => cookie.name === name)?.value;
  }

  setCookie(name: string, value: string, path = '/'): void {
    this.jar.set(`${path} ${name}`, { name, value, path, attributes: '' });
  }

  /** Navigates, following every redirect; answers the last page. */
  async open(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.follow(await this.request('GET', new URL(address, this.home), headers));
  }

  /** Navigates without following redirects. */
  async peek(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('GET', new URL(address, this.home), headers);
  }

  /** Calls as a script of our own pages does. */
  async call(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    const asScript = {
      accept: 'application/json',
      'sec-fetch-mode': 'cors',
      'sec-fetch-site': 'same-origin',
    };
    return this.request('GET', new URL(address, this.home), { ...asScript, ...headers });
  }

  /** Sends the form of a page, whose fields are given, and follows every redirect. */
  async submit(page: Answer, fields: Record<string, string>): Promise<Answer> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.body)?.[1];
    if (!action) throw new Error(`No form on ${page.url.href}: ${page.body.slice(-600)}`);
    return this.follow(await this.post(new URL(action, page.url), { ...hiddenFields(page.body), ...fields }));
  }

  async post(url: URL, fields: Record<string, string>): Promise<Answer> {
    return this.request('POST', url, { origin: url.origin }, new URLSearchParams(fields).toString());
  }

  private async follow(first: Answer): Promise<Answer> {
    let answer = first;
    for (let hops = 0; hops < 12; hops += 1) {
      const location = answer.headers.get('location');
      if (location === null) return answer;
      answer = await this.request('GET', new URL(location, answer.url), {});
    }
    throw new Error('Too many redirects');
  }

  private async request(
    method: 'GET' | 'POST',
    url: URL,
    given: Record<string, string>,
    form?: string,
  ): Promise<Answer> {
    const cookies = [...this.jar.values()].filter(({ path }) => isUnder(url.pathname, path));
    const headers = {
      accept: 'text/html',
      host: url.host,
      ...(cookies.length > 0 && { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...given,
    };
    const answer =
      url.origin === this.home.origin
        ? await this.inject(method, url, headers, form)
        : await this.fetch(method, url, headers, form);
    this.keep(answer);
    return answer;
  }

  private async inject(method: 'GET' | 'POST', url: URL, headers: Record<string, string>, form?: string) {
    const response = await this.app.inject({
      method,
      url: url.pathname + url.search,
      headers,
      ...(form !== undefined && { payload: form }),
    });
    const kept = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const single of [value].flat()) if (single !== undefined) kept.append(name, String(single));
    }
    return { url, status: response.statusCode, headers: kept, body: response.body };
  }

  private async fetch(method: string, url: URL, headers: Record<string, string>, form?: string) {
    const { host: _host, ...rest } = headers;
    const options = { method, headers: rest, redirect: 'manual' as const };
    const response = await fetch(url, form === undefined ? options : { ...options, body: form });
    return { url, status: response.status, headers: response.headers, body: await response.text() };
  }

  private keep(answer: Answer): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; ?/);
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const path = attributes.find((text) => /^path=/i.test(text))?.slice(5) ?? '/';
      const isGone = value === '' || attributes.some((text) => /^max-age=0$|^expires=.*1970/i.test(text));
      if (isGone) this.jar.delete(`${path} ${name}`);
      else this.jar.set(`${path} ${name}`, { name, value, path, attributes: attributes.join('; ') });
    }
  }
}

function hiddenFields(body: string): Record<string, string> {
  const inputs = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(
    inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  );
}

function isUnder(pathname: string, cookiePath: string): boolean {
  return pathname === cookiePath || pathname.startsWith(cookiePath.replace(/\/?$/, '/'));
}
