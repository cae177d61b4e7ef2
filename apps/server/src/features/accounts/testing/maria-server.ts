import { mailedLinks, passwordResets, passwordTries } from '../../../database/schema/accounts.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { Browser } from '../../sign-in/testing/browser.ts';
import { maria } from '../../sign-in/testing/sign-in-app.ts';

/** The whole server with one local account, Maria's. */
export interface MariaServer extends TestApp {
  newBrowser(): Browser;
  /** A fresh browser that has sent Maria's address with this password. */
  signInWith(password: string): Promise<Browser>;
  /** Forgets tries, reset codes and links of the test before. */
  startAfresh(): Promise<void>;
}

export async function openMariaServer(
  database: OpenDatabase,
  ...options: [settings?: Record<string, string>, parts?: Parameters<typeof createTestApp>[2]]
): Promise<MariaServer> {
  const server = await createTestApp(database, ...options);
  const newBrowser = () => new Browser(server.app, 'http://localhost:3000');
  // Started first where mail is sent: creating an account sends a job.
  if (options[0]?.['SMTP_URL'] !== undefined) await server.background.start();
  const browser = newBrowser();
  await browser.submit(await browser.open('/api/login?prompt=create'), maria);
  return {
    ...server,
    newBrowser,
    async signInWith(password) {
      const fresh = newBrowser();
      await fresh.submit(await fresh.open('/api/login'), { email: maria.email, password });
      return fresh;
    },
    async startAfresh() {
      for (const table of [passwordTries, passwordResets, mailedLinks]) await database.db.delete(table);
    },
  };
}
