import type { NamedChain } from '../../../computations/names/organic-name-parts.ts';
import { countedFromOtherEnd } from './named-chain.ts';

type Prefix = NamedChain['prefixes'][number];

/** Which chain is the parent of a name, in a sentence. */
export function parentSentence(chain: NamedChain): string {
  const { length, suffix, enes } = chain;
  const groups = suffix === null ? '' : ` that contains the principal group (ending -${suffix})`;
  return `The parent is the longest chain${groups}: ${length} carbons${enes.length > 0 ? ', with one C=C double bond' : ''}${hasEqualChain(chain) ? '; of the chains of equal length, the parent is the one with more branches' : ''}.`;
}

/** An ethyl group third from an end, with a branch on the second carbon: through the ethyl the chain is as long. */
function hasEqualChain({ length, prefixes, suffixLocants, enes }: NamedChain): boolean {
  const isBranched = (locant: number): boolean => prefixes.some((prefix) => prefix.locant === locant);
  const isPlain = (end: readonly number[]): boolean =>
    ![...suffixLocants, ...enes].some((locant) => end.includes(locant));
  return prefixes.some(
    ({ name, locant }) =>
      name === 'ethyl' &&
      ((locant === 3 && isBranched(2) && isPlain([1, 2])) ||
        (locant === length - 2 && isBranched(length - 1) && isPlain([length - 2, length - 1, length]))),
  );
}

/** How the parent is numbered, and what the numbers then are. */
export function numberSentence(chain: NamedChain): string {
  const { suffix, suffixLocants, prefixes, enes } = chain;
  const places = prefixes
    .toSorted((one, other) => one.locant - other.locant)
    .map((prefix) => {
      const count = countOn(chain, prefix);
      return count === null ? `${prefix.name} on ${prefix.locant}` : `${count} groups on ${prefix.locant}`;
    });
  const groups = [...new Set(places)].join(', ');
  const alkene = enes.length > 0 ? `the double bond at ${enes.join(',')}, ` : '';
  const terminal = terminalCarbon(suffix);
  if (terminal !== null)
    return `${terminal} is always number 1, which fixes the other positions: ${alkene}${groups}.`;
  if (suffix === null)
    return `The chain is numbered so that the branches get the lowest set of numbers: ${groups}.`;
  const isTie = countedFromOtherEnd(chain).suffixLocants[0] === suffixLocants[0];
  return isTie
    ? `The principal group is on carbon ${suffixLocants.join(',')} from either end, so the other groups get the lowest possible numbers: ${alkene}${groups}.`
    : `The chain is numbered so that the principal group gets the lower number, ${suffixLocants.join(',')}, which fixes the other positions: ${alkene}${groups}.`;
}

/** Feedback for a name that puts a group on a wrong carbon. */
export function positionSentence(chain: NamedChain, group: Prefix, wrong: number): string {
  const isOneOfSeveral = chain.prefixes.filter(({ name }) => name === group.name).length > 1;
  const count = countOn(chain, group);
  const [groups, not] =
    count === null
      ? [`${isOneOfSeveral ? 'one' : 'the'} ${group.name} group is`, `not on carbon ${wrong}`]
      : [`${count} groups are`, 'not just one'];
  return `When the chain is numbered from the correct end, ${groups} on carbon ${group.locant}, ${not}.`;
}

/** `both bromo`, where a carbon bears several groups of the same kind; `null` where it bears one. */
function countOn({ prefixes }: NamedChain, { name, locant }: Prefix): string | null {
  const alike = prefixes.filter((prefix) => prefix.name === name);
  const count = alike.filter((prefix) => prefix.locant === locant).length;
  if (count < 2) return null;
  return `${count === 3 ? 'three' : alike.length === 2 ? 'both' : 'two'} ${name}`;
}

/** Feedback for a name that was numbered from the wrong end. */
export function directionSentence(chain: NamedChain): string {
  const { suffix, suffixLocants, prefixes, enes } = chain;
  const other = countedFromOtherEnd(chain);
  const lower = (what: string, right: number, wrong: number): string =>
    `Numbering from the other end gives ${what} the lower number, ${right} instead of ${wrong}.`;
  const terminal = terminalCarbon(suffix);
  if (terminal !== null) return `${terminal} is always number 1, so the chain is numbered from that end.`;
  const [place = 0, double = 0] = [suffixLocants[0], enes[0]];
  const [otherPlace = 0, otherDouble = 0] = [other.suffixLocants[0], other.enes[0]];
  if (place !== otherPlace) return lower('the principal group', place, otherPlace);
  if (double !== otherDouble) return lower('the double bond', double, otherDouble);
  const [right, wrong] = [numbersOf(chain), numbersOf(other)];
  if (right !== wrong)
    return `Numbering from the other end gives the ${suffix === null ? 'branches' : prefixes.length === 1 ? 'other group' : 'other groups'} the lower ${prefixes.length === 1 ? 'number' : 'set of numbers'}, ${right} instead of ${wrong}.`;
  const [first = ''] = prefixes.map(({ name }) => name).sort();
  return `Both directions give the numbers ${right}; in that case the prefix that comes first in the name, ${first}, gets the lower number.`;
}

/** The order of the prefixes, if there are several. The sentence ends with the name. */
export function orderSentence({ prefixes }: NamedChain): string {
  const names = new Set(prefixes.map(({ name }) => name));
  if (names.size < 2) return 'The name is therefore ';
  return `The prefixes are listed in alphabetical order${names.size < prefixes.length ? ' (ignoring di and tri)' : ''}: `;
}

/** The carbon of a group that can only end a chain. */
function terminalCarbon(suffix: NamedChain['suffix']): string | null {
  return suffix === 'oic acid'
    ? 'The carboxyl carbon'
    : suffix === 'al'
      ? 'The carbon of the aldehyde group'
      : null;
}

function numbersOf({ prefixes }: NamedChain): string {
  return prefixes
    .map(({ locant }) => locant)
    .sort((a, b) => a - b)
    .join(',');
}
