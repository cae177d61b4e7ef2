import { organicName } from '../../computations/names/organic-name.ts';

const onlyDrawn = /^\\smiles\{([^|}]*)(?:\|[^}]*)?\}$/;

/** A text that is one drawn structure, with its name by the rules; `null` for every other text, and for what they do not name. */
export function drawnName(text: string): { smiles: string; name: string } | null {
  const smiles = onlyDrawn.exec(text)?.[1];
  const name = smiles === undefined ? null : organicName(smiles);
  return smiles === undefined || name === null ? null : { smiles, name };
}
