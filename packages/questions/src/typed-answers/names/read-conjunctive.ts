import { ImpossibleName } from './graph/impossible-name.ts';
import { addSmiles, bind } from './graph/molecule-graph.ts';
import { plainCompound, type Attempt } from './name-reading.ts';
import type { NameSource } from './parsed-name.ts';
import { readCompounds } from './read-compound.ts';

/** Chains behind the name of a ring, bound by their first carbon: the end that is farthest from their own group. */
const chains: Readonly<Record<string, string>> = {
  methanol: 'CO',
  ethanol: 'CCO',
  propanol: 'CCCO',
  methanamine: 'CN',
  methylamine: 'CN',
  ethanamine: 'CCN',
  ethylamine: 'CCN',
  acetonitrile: 'CC#N',
  acetaldehyde: 'CC=O',
  'acetic-acid': 'CC(=O)O',
  'propanoic-acid': 'CCC(=O)O',
  'propionic-acid': 'CCC(=O)O',
  'butanoic-acid': 'CCCC(=O)O',
};

const chainPattern = new RegExp(`-?(?:(\\d)-)?(${Object.keys(chains).join('|')})$`);

/** Names as in an index, the ring first: `benzeneacetic acid`, `2-furanmethanol`, `4-chlorobenzenemethanol`. */
export function* conjunctiveAttempts(source: NameSource): Generator<Attempt> {
  const match = chainPattern.exec(source.text);
  const chain = chains[match?.[2] ?? ''];
  if (match === null || chain === undefined) return;
  for (const { value, end } of readCompounds(source, 0, 'compound')) {
    const { parent, suffix, front, unsaturation } = value;
    const isRing = parent.isRing && suffix === null && unsaturation.length === 0;
    if (!isRing || end !== match.index) continue;
    const isAlike = parent.kind === 'cycle' || parent.smiles === 'C1=CC=CC=C1';
    const place = front[0] ?? match[1] ?? (isAlike ? '1' : undefined);
    yield () => {
      const reading = plainCompound({ ...value, front: [] });
      const atom = reading.main.built.atomAt.get(place ?? '');
      if (atom === undefined || front.length > 1) throw new ImpossibleName(place === undefined);
      const [first = 0] = addSmiles(reading.graph, chain);
      bind(reading.graph, atom, first);
      return { ...reading, isUnusual: true };
    };
  }
}
