import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import {
  createProviders,
  realAddresses,
  type ProviderAddresses,
  type ProviderSettings,
} from './known-providers.ts';
import { registerProviderRoutes } from './provider-routes.ts';
import { removeExpiredAttempts } from './sign-in-attempts-repository.ts';
import type { SignInContext } from './sign-in-service.ts';

export interface ProvidersOptions extends SignInContext {
  signIn: SignIn;
  /** The address that the server calls itself. */
  publicUrl: URL;
  settings: ProviderSettings;
  background: Pick<BackgroundWork, 'add'>;
  addresses?: ProviderAddresses;
}

/** Lets students sign in with accounts that somebody else keeps, and leads `GET /api/login` to where one signs in. */
export async function registerProviders(
  app: FastifyInstance,
  { signIn, publicUrl, settings, background, addresses = realAddresses, ...context }: ProvidersOptions,
): Promise<void> {
  const providers = createProviders(settings, publicUrl, addresses, context.clock);
  await registerProviderRoutes(app, { context, ...providers, signIn, publicUrl });
  background.add({
    name: 'remove-expired-sign-ins',
    schedule: '8 * * * *',
    data: z.object({}),
    run: () => removeExpiredAttempts(context.db, new Date(context.clock())),
  });
}
