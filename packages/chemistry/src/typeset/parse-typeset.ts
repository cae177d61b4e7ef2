import { parseChemistry } from './parse-chemistry.ts';
import type { TypesetNode } from './typeset-node.ts';

export type TypesetReading =
  | { ok: true; nodes: TypesetNode[] }
  | { ok: false; message: string; position: number };

/**
 * Reads typeset text strictly. The notation: plain text, `\ce{2H2 + O2 -> 2H2O}`, `^{…}`, `_{…}`, `*italic*`,
 * `\frac{…}{…}`, `\sqrt{…}`, `\smiles{CCO|ethanol}` (a drawn structure with its spoken name; `\smiles{CCO}` is spoken by
 * what its drawing shows); a star, a brace or a backslash itself is written `\*`, `\{`, `\}`, `\\`.
 * @returns the nodes, or what is wrong and where (index into the text)
 * @example readTypeset('*K*_{a} of \\ce{NH4+}')
 */
export function readTypeset(text: string): TypesetReading {
  try {
    const reader = { text, at: 0 };
    const nodes = readNodes(reader, '');
    return { ok: true, nodes };
  } catch (error) {
    if (error instanceof TypesetSyntax)
      return { ok: false, message: error.message, position: error.position };
    throw error;
  }
}

/**
 * The same for a renderer: text that cannot be read is shown as it is written.
 * @example parseTypeset('x^{2}') // [text x, superscript 2]
 */
export function parseTypeset(text: string): TypesetNode[] {
  const reading = readTypeset(text);
  return reading.ok ? reading.nodes : [{ kind: 'text', text }];
}

interface Reader {
  text: string;
  at: number;
}

class TypesetSyntax extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

function readNodes(reader: Reader, closing: '' | '}' | '*'): TypesetNode[] {
  const nodes: TypesetNode[] = [];
  const start = reader.at;
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at] ?? '';
    if (character === closing) {
      reader.at += 1;
      return nodes;
    }
    const node = readNode(reader, character);
    const last = nodes.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else nodes.push(node);
  }
  if (closing !== '') throw new TypesetSyntax(`A closing ${closing} is missing`, start);
  return nodes;
}

function readNode(reader: Reader, character: string): TypesetNode {
  switch (character) {
    case '\\':
      return readCommand(reader);
    case '^':
    case '_':
      if (reader.text[reader.at + 1] !== '{') return readPlain(reader, character);
      reader.at += 2;
      return {
        kind: character === '^' ? 'superscript' : 'subscript',
        children: readNodes(reader, '}'),
      };
    case '*':
      reader.at += 1;
      return { kind: 'italic', children: readNodes(reader, '*') };
    case '{':
    case '}':
      throw new TypesetSyntax(`A ${character} stands alone`, reader.at);
    default:
      return readPlain(reader, character);
  }
}

function readPlain(reader: Reader, first: string): TypesetNode {
  const start = reader.at;
  reader.at += first.length;
  while (reader.at < reader.text.length && !/[\\^_*{}]/.test(reader.text[reader.at] ?? '')) reader.at += 1;
  return { kind: 'text', text: reader.text.slice(start, reader.at) };
}

function readCommand(reader: Reader): TypesetNode {
  const start = reader.at;
  const escaped = reader.text[start + 1] ?? '';
  if (escaped !== '' && '*{}\\'.includes(escaped)) {
    reader.at += 2;
    return { kind: 'text', text: escaped };
  }
  const name = /^\\([a-z]+)\{/.exec(reader.text.slice(start, start + 12))?.[1];
  if (name === undefined) throw new TypesetSyntax('A command needs a name and a brace', start);
  reader.at += name.length + 2;
  switch (name) {
    case 'ce': {
      const source = readRaw(reader);
      return { kind: 'chemistry', source, children: parseChemistry(source) };
    }
    case 'smiles': {
      const [smiles = '', spoken = ''] = readRaw(reader).split('|');
      // A name is spoken: italics in it (`*N*-methyl`) would be read as stars.
      const name = spoken.replaceAll(/\*([^*\s]+)\*/g, '$1');
      // Quizzes issued before drawings were described have this in place of a name.
      return { kind: 'structure', smiles, name: name.startsWith('structure with the SMILES ') ? '' : name };
    }
    case 'sqrt':
      return { kind: 'root', children: readNodes(reader, '}') };
    case 'frac': {
      const numerator = readNodes(reader, '}');
      if (reader.text[reader.at] !== '{') throw new TypesetSyntax('A fraction needs two parts', reader.at);
      reader.at += 1;
      return { kind: 'fraction', numerator, denominator: readNodes(reader, '}') };
    }
    default:
      throw new TypesetSyntax(`There is no command \\${name}`, start);
  }
}

/** Takes the text up to the brace that closes the command, nested braces included. */
function readRaw(reader: Reader): string {
  const start = reader.at;
  let depth = 1;
  for (; reader.at < reader.text.length; reader.at += 1) {
    const character = reader.text[reader.at];
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0) {
      reader.at += 1;
      return reader.text.slice(start, reader.at - 1);
    }
  }
  throw new TypesetSyntax('A closing } is missing', start);
}
