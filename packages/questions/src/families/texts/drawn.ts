/**
 * A structure as typeset text. Without a name the drawing is spoken as its SMILES, which gives away no more than the
 * drawing does.
 * @example drawn('CCO') // '\\smiles{CCO|structure with the SMILES CCO}'
 */
export function drawn(smiles: string, name = `structure with the SMILES ${smiles}`): string {
  return `\\smiles{${smiles}|${name}}`;
}
