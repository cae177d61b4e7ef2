import { ApiFailure } from './request.ts';

interface FieldProblems {
  /** What stands beside a field, or beside what it is part of; `null` where it is right. */
  problemOf: (field: string) => string | null;
  /** What is said of the whole: the server's sentence, or a fault at a field that the form does not have. */
  message: string | null;
}

/**
 * What the server found wrong with a form, field by field: `minutes.3` stands beside `minutes`.
 * @param fields those that the form can show a problem beside
 * @param otherwise what is said where the server gave no words
 */
export function fieldProblems(
  error: Error | null,
  fields: readonly string[],
  otherwise: string,
): FieldProblems {
  const body = error instanceof ApiFailure ? error.body : null;
  const problems = body?.fields ?? [];
  const isAt = (place: string, field: string) => place === field || place.startsWith(`${field}.`);
  const elsewhere = problems.find(({ field: place }) => !fields.some((field) => isAt(place, field)));
  const wholeMessage = problems.length === 0 ? (body?.message ?? otherwise) : (elsewhere?.message ?? null);
  return {
    problemOf: (field) => problems.find(({ field: place }) => isAt(place, field))?.message ?? null,
    message: error === null ? null : wholeMessage,
  };
}
