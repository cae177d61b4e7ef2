import { addSmiles, emptyGraph } from './graph/molecule-graph.ts';
import type { Attempt } from './name-reading.ts';
import { stems } from './words/name-words.data.ts';

const stem = Object.keys(stems)
  .sort((one, other) => other.length - one.length)
  .join('|');
const lactonePattern = new RegExp(
  `^(?:(\\d)-)?(${stem})an(?:e?-?(lactam)|o-?(?:(\\d)-)?(lactone|lactam)|-?(?:(\\d)-)?(olide))$`,
);
const greekPattern = /^(beta|gamma|delta|epsilon)-?(propio|butyro|valero|capro)(lactone|lactam)$/;
const greek: Readonly<Record<string, number>> = { beta: 3, gamma: 4, delta: 5, epsilon: 6 };
const acidLengths: Readonly<Record<string, number>> = { propio: 3, butyro: 4, valero: 5, capro: 6 };

/** `butano-4-lactone`, `5-pentanolide`, `delta-valerolactam`: the carbon of the acid bound to that place of its chain. */
export function* lactoneAttempts(text: string): Generator<Attempt> {
  if (!/(?:lactone|lactam|olide)$/.test(text)) return;
  const [, letter, acid, kind] = greekPattern.exec(text) ?? [];
  const [, before, chain, lactam, inside, lactone, behind] = lactonePattern.exec(text) ?? [];
  const place = letter === undefined ? Number(before ?? inside ?? behind) : greek[letter];
  const length = acid === undefined ? stems[chain ?? ''] : acidLengths[acid];
  if (place === undefined || length === undefined || !(place >= 3 && place <= length)) return;
  const element = [kind, lactam, lactone].includes('lactam') ? 'N' : 'O';
  const branch = length > place ? `(${'C'.repeat(length - place)})` : '';
  yield () => {
    const graph = emptyGraph();
    addSmiles(graph, `O=C1${'C'.repeat(place - 2)}C${branch}${element}1`);
    return { graph, stereo: [], main: null, groups: [] };
  };
}
