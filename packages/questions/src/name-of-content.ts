import { fingerprint } from './random.ts';

/**
 * The end of the id of a question that was made: the same for the same text, options and whatever else is shown, in any
 * order of the options. The id is sent before the question is answered, so no option is told from the others in it.
 * @example nameOfContent('Which gas is lighter than air?', ['Helium', 'Argon', 'Krypton', 'Xenon'])
 */
export function nameOfContent(
  text: string,
  options: readonly string[],
  shown: readonly string[] = [],
): string {
  const texts = [text, ...options.toSorted()].map(contentOf);
  return fingerprint([...texts, ...shown].join('\n'));
}

/**
 * A text as what depends on it reads it: structures without a name were spoken as their SMILES once, and neither ids nor chosen
 * options change with how a drawing is spoken.
 * @example contentOf('\\smiles{CCO}') // '\\smiles{CCO|structure with the SMILES CCO}'
 */
export function contentOf(text: string): string {
  return text.replaceAll(
    /\\smiles\{([^|{}]+)\}/g,
    (_, smiles: string) => `\\smiles{${smiles}|structure with the SMILES ${smiles}}`,
  );
}
