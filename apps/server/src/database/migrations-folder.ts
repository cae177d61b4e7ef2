import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations of `schema/`. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
