import * as fc from 'fast-check';
import type { Operation } from './operations.ts';
import { spoil } from './spoil.ts';
import { valueFromSchema } from './value-from-schema.ts';

/** One request to be sent: what a call takes, nearly that, or nothing like it. */
export interface FuzzRequest {
  student: number;
  operation: Operation;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** As it is sent, so that broken JSON has a place too. */
  body: string | null;
}

const zones = ['Europe/Vienna', 'Pacific/Kiritimati', 'America/New_York', 'UTC', 'Mars/Olympus', '', 'ü'];
const types = ['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/xml', ''];
const brokenBodies = [
  '',
  '{',
  '{"a":',
  '[1,2',
  'null',
  '"',
  '{"topic":"a","topic":"b"}',
  '\u0000',
  '{"__proto__":{}}',
];

/**
 * Requests over all calls.
 * @param students how many there are; one number more stands for somebody who is not signed in
 */
export function fuzzRequests(
  operations: readonly Operation[],
  students: number,
  known: () => string,
): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      student: fc.nat({ max: students }),
      operation: fc.constant(operation),
      query: queryOf(operation, known),
      headers: fc.record(
        { 'time-zone': fc.constantFrom(...zones), 'content-type': mostly('application/json', types) },
        { requiredKeys: ['content-type'] },
      ),
      body: bodyOf(operation, known),
    }),
  );
}

function bodyOf({ method, body }: Operation, known: () => string): fc.Arbitrary<string | null> {
  if (method === 'GET') return fc.constant(null);
  const right = valueFromSchema(body ?? {}, known);
  const asText = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(value));
  return fc.oneof(
    { weight: 5, arbitrary: right.map(asText) },
    { weight: 4, arbitrary: right.chain(spoil).map(asText) },
    { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...brokenBodies), fc.json(), fc.string()) },
  );
}

function queryOf({ parameters }: Operation, known: () => string): fc.Arbitrary<Record<string, string>> {
  const named = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const text = fc.oneof(
    fc.constant(null).map(known),
    fc.constantFrom('organic', '1', '-1', 'x'),
    fc.string(),
  );
  return fc.dictionary(fc.constantFrom(...named, 'surplus'), text, { maxKeys: 2 });
}

function mostly(usual: string, others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
}
