import { drawn } from '../../texts/drawn.ts';
import type { Alkene } from './alkenes.data.ts';

/** The drawn alkene of a question on its addition. */
export function alkeneShown({ smiles, name }: Alkene): string {
  return `(Ignore stereochemistry.) ${drawn(smiles, name)}`;
}
