import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logSerializers } from './log-lines.ts';

test('an error of the database is logged without what was sent to it', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "accounts_email"'), {
    code: '23505',
    detail: 'Key (email)=(maria@example.org) already exists.',
  });
  const error = new DrizzleQueryError('insert into accounts values ($1)', ['maria@example.org'], cause);
  const line = logSerializers.err(error);
  expect(JSON.stringify(line)).not.toContain('maria');
  expect(line).toMatchObject({
    message: 'Failed query: insert into accounts values ($1)',
    cause: { code: '23505' },
  });
  expect(line.stack).toContain('log-lines.test.ts');
});
