/**
 * A structure as typeset text. Without a name it is spoken as a description of its drawing (`describeStructure`), which gives
 * away no more than the drawing does.
 * @example drawn('CCO') // '\\smiles{CCO}'
 */
export function drawn(smiles: string, name = ''): string {
  return name === '' ? `\\smiles{${smiles}}` : `\\smiles{${smiles}|${name}}`;
}
