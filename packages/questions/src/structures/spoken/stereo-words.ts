import { joined } from './atom-words.ts';
import { bondBetween, neighborsOf, type DrawnAtom } from './drawn-graph.ts';
import { multipleBonds, type Part } from './part.ts';
import { placedWords } from './placed-words.ts';

/** Says how a neighbor is called: its number, or what it is where it has none. */
export type CallNeighbor = (neighbor: DrawnAtom, of: DrawnAtom) => string;

/** Where groups stand in space, as wedges and the geometry of double bonds show it, without R, S, E and Z. */
export function stereoWords(part: Part, call: CallNeighbor): string[] {
  return [...doubleBondWords(part, call), ...centerWords(part, call)];
}

function doubleBondWords(part: Part, call: CallNeighbor): string[] {
  const { atoms, joint } = part;
  const bonds = multipleBonds(part, 2);
  const within = bonds.flatMap(([from, to]) => {
    const [one, other] = [atoms[from - 1], atoms[to - 1]];
    const sides = one && other && sidesOf(part, one, other, call);
    return sides ? [`${sides} of ${bonds.length > 1 ? `bond ${from} to ${to}` : 'the double bond'}`] : [];
  });
  const [first] = atoms;
  const sides = joint && first && sidesOf(part, first, joint, call);
  return sides ? [...within, `${sides} of the double bond at its joint`] : within;
}

function sidesOf(part: Part, one: DrawnAtom, other: DrawnAtom, call: CallNeighbor): string | null {
  const { isSameSide } = bondBetween(one, other);
  const from = telling(part, one, other);
  const to = telling(part, other, one);
  if (isSameSide === null || from === undefined || to === undefined) return null;
  const isSame = isSameSide === (isLowest(from, one, other) === isLowest(to, other, one));
  return `${call(from, one)} and ${call(to, other)} on ${isSame ? 'the same side' : 'opposite sides'}`;
}

/** The neighbor by which a side of a double bond is told: the next atom of the part, if there is one. */
function telling({ atoms, joint }: Part, of: DrawnAtom, across: DrawnAtom): DrawnAtom | undefined {
  const others = neighborsOf(of).filter((next) => next !== across);
  return others.find((next) => atoms.includes(next)) ?? others.find((next) => next === joint) ?? others[0];
}

function isLowest(one: DrawnAtom, of: DrawnAtom, across: DrawnAtom): boolean {
  return neighborsOf(of).find((next) => next !== across) === one;
}

function centerWords(part: Part, call: CallNeighbor): string[] {
  const centers = part.atoms.filter(({ isClockwise }) => isClockwise !== null);
  if (centers.length === 0) return [];
  if (part.rings?.bridges.length === 0) return ringWords(part, centers, call);
  const alike = centers.filter((center) => isUsual(part, center));
  const told = alike.length > 1 ? alike : [];
  return [
    ...chainWords(part, told),
    ...centers.filter((center) => !told.includes(center)).map((center) => oneCenter(part, center, call)),
  ];
}

/** Whether a centre of a chain has hydrogen and one group beside its two neighbors. */
function isUsual({ atoms }: Part, center: DrawnAtom): boolean {
  return neighborsOf(center).filter((next) => atoms.includes(next)).length === 2 && center.bonds.length === 3;
}

function chainWords(part: Part, centers: readonly DrawnAtom[]): string[] {
  if (centers.length === 0) return [];
  const ways = [true, false].flatMap((isClockwise) => {
    const places = centers.filter((center) => turnOf(inOrder(part, center), center) === isClockwise);
    const numbers = places.map((center) => part.atoms.indexOf(center) + 1);
    return places.length === 0 ? [] : [`${turnWords(isClockwise)} on ${joined(numbers)}`];
  });
  return [`with H pointing away, lower number, group, higher number run ${ways.join(' and ')}`];
}

function oneCenter(part: Part, center: DrawnAtom, call: CallNeighbor): string {
  const order = inOrder(part, center);
  const away = center.bonds.length === 4 ? (groupsOf(part, center).at(-1) ?? order.at(-1)) : undefined;
  const seen = order.filter((one) => one !== away);
  const isClockwise = turnOf(away === undefined ? seen : [...seen, away], center);
  const names = seen.map((one) => call(one, center)).join(', ');
  return `on ${part.atoms.indexOf(center) + 1}, with ${away === undefined ? 'H' : call(away, center)} pointing away, ${names} run ${turnWords(isClockwise)}`;
}

/** Groups of a ring stand up or down; the only one of an atom is told by its number. */
function ringWords(part: Part, centers: readonly DrawnAtom[], call: CallNeighbor): string[] {
  const stand = centers.map((center) => {
    const outside = neighborsOf(center).filter((next) => !part.atoms.includes(next));
    const group = outside.find((next) => next === part.joint) ?? outside[0];
    const words = outside.length === 1 ? 'group' : group === undefined ? 'H' : call(group, center);
    return { words, number: part.atoms.indexOf(center) + 1, isUp: isUp(part, center, group) };
  });
  const sides = [true, false].flatMap((side) => {
    const placed = placedWords(stand.filter(({ isUp: stands }) => stands === side));
    return placed.length === 0 ? [] : [`${side ? 'up' : 'down'}: ${placed.join(', ')}`];
  });
  return [`with the numbers running clockwise, ${sides.join('; ')}`];
}

/** Seen from a group that stands up, the ring runs clockwise over what stands outside or, where rings meet, inside. */
function isUp(part: Part, center: DrawnAtom, group: DrawnAtom | undefined): boolean {
  const { atoms, rings } = part;
  const round = rings?.round ?? 0;
  const at = atoms.indexOf(center);
  const before = atoms[(at + round - 1) % round];
  const after = atoms[(at + 1) % round];
  const third = neighborsOf(center).find((one) => one !== before && one !== after && one !== group);
  const isInside = third !== undefined && atoms.includes(third);
  const around = isInside ? [before, after, third] : [before, third, after];
  return turnOf([group, ...around], center);
}

function inOrder(part: Part, center: DrawnAtom): DrawnAtom[] {
  const numbered = part.atoms.filter((atom) => neighborsOf(center).includes(atom));
  const at = part.atoms.indexOf(center);
  const before = numbered.filter((atom) => part.atoms.indexOf(atom) < at);
  const joint = part.joint !== null && neighborsOf(center).includes(part.joint) ? [part.joint] : [];
  return [
    ...joint,
    ...before,
    ...groupsOf(part, center),
    ...numbered.filter((atom) => !before.includes(atom)),
  ];
}

function groupsOf({ atoms, joint }: Part, center: DrawnAtom): DrawnAtom[] {
  return neighborsOf(center).filter((next) => next !== joint && !atoms.includes(next));
}

/**
 * Whether three neighbors run clockwise, seen with the fourth pointing away; hydrogen, which has no place of its own, is
 * `undefined` or left out at the end.
 */
function turnOf(order: readonly (DrawnAtom | undefined)[], center: DrawnAtom): boolean {
  const places = order.map((atom) => atom?.place ?? Number.POSITIVE_INFINITY);
  const swaps = places.reduce(
    (sum, place, at) => sum + places.slice(at + 1).filter((later) => later < place).length,
    0,
  );
  return (center.isClockwise === true) === (swaps % 2 === 0);
}

function turnWords(isClockwise: boolean): string {
  return isClockwise ? 'clockwise' : 'anticlockwise';
}
