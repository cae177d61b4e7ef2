import { parseTypeset } from './parse-typeset.ts';
import type { Arrow, ChemistryNode, TypesetNode } from './typeset-node.ts';

/**
 * Typeset text as plain text has it, for a file that no renderer reads: raised and lowered digits and signs as
 * characters of their own, everything else on the line.
 * @param nameOf says what stands for a structure that the text gives no name
 * @example plainTypeset('*K*_{a} of \\ce{NH4+} is 10^{-9.25}') // 'K_a of NH₄⁺ is 10^(-9.25)'
 */
export function plainTypeset(text: string, nameOf: NameStructure = (smiles) => smiles): string {
  return plainNodes(parseTypeset(text), nameOf).trim();
}

type NameStructure = (smiles: string) => string;

function plainNodes(nodes: readonly TypesetNode[], nameOf: NameStructure): string {
  return nodes.map((node) => plainNode(node, nameOf)).join('');
}

function plainNode(node: TypesetNode, nameOf: NameStructure): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'italic':
      return plainNodes(node.children, nameOf);
    case 'superscript':
      return raised(plainNodes(node.children, nameOf));
    case 'subscript':
      return lowered(plainNodes(node.children, nameOf));
    case 'fraction':
      return `${asFactor(plainNodes(node.numerator, nameOf))}/${asFactor(plainNodes(node.denominator, nameOf))}`;
    case 'root':
      return `√(${plainNodes(node.children, nameOf)})`;
    case 'chemistry':
      return node.children.map(plainPiece).join('').trim();
    case 'structure':
      return node.name === '' ? nameOf(node.smiles) : node.name;
  }
}

function plainPiece(node: ChemistryNode): string {
  switch (node.kind) {
    case 'symbols':
    case 'coefficient':
      return node.text;
    case 'superscript':
      return raised(node.text);
    case 'subscript':
      return lowered(node.text);
    case 'nuclide':
      return `${node.mass === '' ? '' : raised(node.mass)}${node.number === '' ? '' : lowered(node.number)}`;
    case 'bond':
      return bonds[node.order];
    case 'dot':
      return '·';
    case 'plus':
      return ' + ';
    case 'state':
      return `(${node.state})`;
    case 'arrow': {
      const conditions = [node.above, node.below].filter(Boolean).join('; ');
      return ` ${arrows[node.arrow]} ${conditions === '' ? '' : `(${conditions}) `}`;
    }
  }
}

const bonds = { 1: '–', 2: '=', 3: '≡' } as const;

const arrows: Record<Arrow, string> = {
  forward: '→',
  backward: '←',
  equilibrium: '⇌',
  resonance: '↔',
};

const onTheLine = '0123456789+−-';
const raisedCharacters = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻';
const loweredCharacters = '₀₁₂₃₄₅₆₇₈₉₊₋₋';
const onlyDigitsAndSigns = /^[\d+−-]+$/;

function raised(text: string): string {
  return onlyDigitsAndSigns.test(text) ? inScript(text, raisedCharacters) : `^${grouped(text)}`;
}

function lowered(text: string): string {
  return onlyDigitsAndSigns.test(text) ? inScript(text, loweredCharacters) : `_${grouped(text)}`;
}

function inScript(text: string, characters: string): string {
  return Array.from(text, (character) => characters.charAt(onTheLine.indexOf(character))).join('');
}

function grouped(text: string): string {
  return /^[\p{L}\d°‡*±]+$/u.test(text) ? text : `(${text})`;
}

/** A sum or a product keeps together above or below the stroke; a number with its unit is one thing. */
function asFactor(text: string): string {
  return /[\s+−×·/]/.test(text) && !/^[([][^()[\]]*[)\]]$/.test(text) ? `(${text})` : text;
}
