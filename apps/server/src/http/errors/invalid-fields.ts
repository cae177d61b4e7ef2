import * as z from 'zod/mini';

interface InvalidField {
  /** Where it stands in what was sent: `answers.2.chosen`. */
  field: string;
  message: string;
}

/** One fault as the framework tells it. */
interface FrameworkIssue {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params?: unknown;
}

/** One fault as zod tells it; which of the rest it has depends on the code. */
const issueShape = z.object({
  code: z.optional(z.string()),
  path: z._default(z.array(z.union([z.string(), z.number()])), []),
  message: z._default(z.string(), ''),
  expected: z.optional(z.string()),
  origin: z.optional(z.string()),
  format: z.optional(z.string()),
  minimum: z.optional(z.union([z.number(), z.bigint()])),
  maximum: z.optional(z.union([z.number(), z.bigint()])),
  divisor: z.optional(z.number()),
  values: z.optional(z.array(z.unknown())),
  errors: z.optional(z.array(z.array(z.unknown()))),
});

type Issue = z.infer<typeof issueShape>;

/** So many faults are told at once. */
const mostTold = 20;

/**
 * What is wrong with what was sent, field by field, in words that can stand beside the field. Where a value could be one of
 * several shapes, the faults of the shape that it comes nearest to are told.
 * @example invalidFields([{ keyword: 'too_small', instancePath: '/count', params: { origin: 'number', minimum: 5 } }])
 * // [{ field: 'count', message: 'Please choose 5 or more.' }]
 */
export function invalidFields(issues: readonly FrameworkIssue[]): InvalidField[] {
  return issues
    .flatMap(({ keyword, instancePath, message = '', params }) => {
      const path = instancePath.split('/').filter((step) => step !== '');
      const details = typeof params === 'object' ? params : {};
      return readIssue({ ...details, code: keyword, path, message }).flatMap((issue) => fieldsOf(issue, []));
    })
    .slice(0, mostTold);
}

function readIssue(issue: unknown): Issue[] {
  const read = issueShape.safeParse(issue);
  return read.success ? [read.data] : [];
}

function fieldsOf(issue: Issue, above: readonly (string | number)[]): InvalidField[] {
  const path = [...above, ...issue.path];
  const shapes = (issue.errors ?? []).map((errors) => errors.flatMap(readIssue));
  const [nearest] = shapes
    .filter((shape) => shape.length > 0)
    .sort((one, two) => farness(one) - farness(two));
  if (nearest !== undefined) return nearest.flatMap((inner) => fieldsOf(inner, path));
  return [{ field: path.join('.').slice(0, 200), message: wordsOf(issue) }];
}

/** A shape whose own kind is wrong is further away than one with wrong values inside. */
function farness(issues: readonly Issue[]): number {
  return issues.length + (issues.some(({ path }) => path.length === 0) ? 100 : 0);
}

function wordsOf(issue: Issue): string {
  // Our own words stand; those of the library are for programmers.
  if (issue.message !== '' && !wordsOfLibrary.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected ?? ''] ?? 'This is missing, or not what belongs here.';
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return `Please choose a multiple of ${issue.divisor ?? 1}.`;
    case 'invalid_format':
      return formats[issue.format ?? ''] ?? 'This does not have the right format.';
    case 'invalid_value':
      return `Please choose one of: ${(issue.values ?? []).map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return 'There is something here that does not belong.';
    default:
      return 'This does not fit here.';
  }
}

/** How the library's own messages begin. */
const wordsOfLibrary =
  /^(Invalid (input|option|string|number|key|value|element|email|URL|UUID|GUID|ISO)\b|Too (big|small)|Unrecognized key)/;

const kinds: Readonly<Record<string, string>> = {
  string: 'Please fill this in.',
  number: 'Please give a number.',
  int: 'Please give a whole number.',
  boolean: 'Please choose yes or no.',
  array: 'Please give a list.',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Please give an e-mail address.',
  date: 'Please give a day, as in 2027-05-31.',
  uuid: 'This id is unknown.',
};

function tooSmall(origin: string | undefined, minimum: number): string {
  if (origin === 'string')
    return minimum <= 1 ? 'Please fill this in.' : `Please write at least ${minimum} characters.`;
  return origin === 'array' ? `Please choose at least ${minimum}.` : `Please choose ${minimum} or more.`;
}

function tooBig(origin: string | undefined, maximum: number): string {
  if (origin === 'string') return `Please write at most ${maximum} characters.`;
  return origin === 'array' ? `Please choose at most ${maximum}.` : `Please choose ${maximum} or less.`;
}
