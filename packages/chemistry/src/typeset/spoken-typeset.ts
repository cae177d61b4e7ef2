import { parseTypeset } from './parse-typeset.ts';
import type { Arrow, ChemistryNode, TypesetNode } from './typeset-node.ts';

const arrowWords: Record<Arrow, string> = {
  forward: 'yields',
  backward: 'comes from',
  equilibrium: 'is in equilibrium with',
  resonance: 'resonates with',
};

const stateWords: Record<string, string> = {
  aq: 'aqueous',
  s: 'solid',
  l: 'liquid',
  g: 'gas',
  cr: 'crystalline',
  am: 'amorphous',
  conc: 'concentrated',
  dil: 'dilute',
};

const bondWords = { 1: 'single bond', 2: 'double bond', 3: 'triple bond' } as const;

/**
 * Typeset text as a screen reader should say it.
 * @example spokenTypeset('\\ce{SO4^2-}') // 'S O 4 2 minus'
 */
export function spokenTypeset(text: string): string {
  return spokenNodes(parseTypeset(text)).replace(/\s+/g, ' ').trim();
}

/** The same for nodes that are already read. */
export function spokenNodes(nodes: readonly TypesetNode[]): string {
  return nodes.map(spokenNode).join('');
}

/**
 * A formula or an equation as a screen reader should say it.
 * @example spokenChemistry(parseChemistry('H2O(l)')) // 'H 2 O liquid'
 */
export function spokenChemistry(nodes: readonly ChemistryNode[]): string {
  return nodes.map(spokenPiece).filter(Boolean).join(' ');
}

function spokenNode(node: TypesetNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'superscript': {
      const spoken = spokenNodes(node.children);
      return /^[−-]?\d+$/.test(spoken) ? ` to the power ${spokenSigns(spoken)} ` : ` superscript ${spoken} `;
    }
    case 'subscript':
      return ` ${spokenNodes(node.children)} `;
    case 'italic':
      return spokenNodes(node.children);
    case 'fraction':
      return ` ${spokenNodes(node.numerator)} over ${spokenNodes(node.denominator)} `;
    case 'root':
      return ` the square root of ${spokenNodes(node.children)} `;
    case 'chemistry':
      return spokenChemistry(node.children);
    case 'structure':
      return node.name === '' ? 'a drawn structure' : node.name;
  }
}

function spokenPiece(node: ChemistryNode): string {
  switch (node.kind) {
    case 'symbols':
      return node.text
        .replace(/([A-Z][a-z]?)/g, ' $1 ')
        .replace(/\s+/g, ' ')
        .trim();
    case 'coefficient':
    case 'subscript':
      return node.text;
    case 'superscript':
      return spokenSigns(node.text);
    case 'nuclide':
      return [node.mass, node.number].filter(Boolean).join(' ');
    case 'bond':
      return bondWords[node.order];
    case 'dot':
      return 'dot';
    case 'plus':
      return 'plus';
    case 'state':
      return stateWords[node.state] ?? node.state;
    case 'arrow':
      return [arrowWords[node.arrow], node.above, node.below].filter(Boolean).join(' ');
  }
}

function spokenSigns(text: string): string {
  return text.replace(/[−-]/g, ' minus ').replaceAll('+', ' plus ').replace(/\s+/g, ' ').trim();
}
