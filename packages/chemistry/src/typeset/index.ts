export { linearNodes, linearText } from './linear-text.ts';
export { parseChemistry } from './parse-chemistry.ts';
export { parseTypeset, readTypeset } from './parse-typeset.ts';
export type { TypesetReading } from './parse-typeset.ts';
export { plainTypeset } from './plain-typeset.ts';
export { showTheSame } from './show-the-same.ts';
export { spokenChemistry, spokenNodes, spokenTypeset } from './spoken-typeset.ts';
export type { Arrow, ChemistryNode, TypesetNode } from './typeset-node.ts';
