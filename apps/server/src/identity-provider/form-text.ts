/** The text of a form's field; one that is missing or sent twice counts as left empty. */
export function textOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** How long a text is, counted as a person counts. */
export function lengthOf(text: string): number {
  return [...text].length;
}
