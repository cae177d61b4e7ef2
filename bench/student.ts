/** A student's browser without the screen: keeps cookies, follows redirects by hand, signs up as a person does. */
export class Student {
  private readonly cookies = new Map<string, string>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** Creates an account and comes back signed in. */
  async signUp(email: string): Promise<void> {
    const password = 'correct horse battery';
    const landed = await this.follow('/api/login', {
      firstName: 'Ada',
      lastName: 'Student',
      email,
      password,
      confirmPassword: password,
    });
    if (landed.path !== '/') throw new Error(`Signing up ended at ${landed.path} with ${landed.status}`);
  }

  /** One call of the API; the answer's body is read whole. */
  async call(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        cookie: this.cookieHeader(),
        'time-zone': 'Europe/Vienna',
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  private async follow(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ path: string; status: number }> {
    let next = path;
    let sent = form;
    for (let hop = 0; hop < 12; hop += 1) {
      const response = await fetch(this.base + next, {
        redirect: 'manual',
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          cookie: this.cookieHeader(),
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
        },
        ...(sent === undefined ? {} : { body: new URLSearchParams(sent) }),
      });
      await response.arrayBuffer();
      for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
      const location = response.headers.get('location');
      if (location === null) return { path: next, status: response.status };
      const target = new URL(location, this.base + next);
      next = target.pathname + target.search;
      sent = undefined;
    }
    throw new Error(`Too many redirects from ${path}`);
  }

  /** Paths are not told apart: every cookie goes along, which a server has to bear anyway. */
  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
