import { canonicalSmiles } from '../../structures/canonical-smiles.ts';
import { describeStructure } from '../../structures/spoken/describe-structure.ts';
import { structureProblem } from '../chemistry/structure-problem.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';
import type { TextReading } from '../question-reading.ts';

/**
 * Each drawing is spoken by its name, or by what it shows where it has none: never as a SMILES or by its place, and no two
 * structures alike.
 */
export const structuresSpokenCheck: Check = {
  name: 'Structures spoken',
  run({ all }) {
    const structures = all.flatMap(structuresOf);
    if (structures.length === 0) return notApplicable('No structure appears.');
    const spokenAs = new Map<string, string>();
    for (const { smiles, name } of structures) {
      const problem = nameProblem(smiles, name);
      if (problem !== null) return failed(`${smiles} is spoken as “${name}”: ${problem}`);
      const spoken = name === '' ? describeStructure(smiles) : name;
      const form = canonicalSmiles(smiles) ?? smiles;
      const earlier = spokenAs.get(spoken) ?? form;
      if (earlier !== form) return failed(`“${spoken}” is said of two structures`);
      spokenAs.set(spoken, form);
    }
    return passed('Every drawing is spoken by a name or by what it shows.');
  },
};

const byPlace =
  /^(?:the )?(?:(?:first|second|third|fourth|given|drawn) )?(?:drawing|structure|compound|molecule|form)s?(?: [\dA-D])?$/i;

/** Read from the source: a reader of the notation leaves out what quizzes of old have in place of names. */
function structuresOf({ source }: TextReading): { smiles: string; name: string }[] {
  const written = source.matchAll(/\\smiles\{([^|}]*)\|?([^}]*)\}/g);
  return [...written].map(([, smiles = '', name = '']) => ({ smiles, name }));
}

function nameProblem(smiles: string, name: string): string | null {
  if (name === '') return null;
  if (/\bSMILES\b/i.test(name)) return 'a SMILES is for programs';
  if (byPlace.test(name)) return 'this says where it stands, not what it is';
  const form = canonicalSmiles(name);
  const isSmiles =
    !/\s/.test(name) && form !== null && (form === canonicalSmiles(smiles) || isPlainlySmiles(name));
  return isSmiles ? 'this is a SMILES' : null;
}

/** Has signs that no name and no formula has, and can be read. */
function isPlainlySmiles(name: string): boolean {
  return /[=#@[\]]|[a-z]\d|[A-Z]\d?\(/.test(name) && structureProblem(name) === null;
}
