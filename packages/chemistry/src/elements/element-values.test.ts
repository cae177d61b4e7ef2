import peers from 'periodic-table-data/periodicTableData.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { elements, type Element } from './elements.ts';

/* The independent table is PubChem's: energies in eV, temperatures in K, both from older editions of handbooks. */
const kilojoulesPerElectronvolt = 96.485332;
const zeroCelsius = 273.15;

type Peer = (typeof peers)[number];

test('electronegativities agree with an independent table to the digit', () => {
  expect(
    differing(
      ({ electronegativity }) => electronegativity,
      (peer) => peer.electronegativity,
      0,
    ),
  ).toEqual([]);
});

/** NIST's newer measurements; the other table still has the rounded ones from before. */
const measuredAnew = 'As Sb Ta W Re Os Ir Pt Bi Rn Fr Ac Th Pu Am Cm'.split(' ');

test('ionisation energies agree within 0.3 kJ/mol, but for those that were measured anew', () => {
  const found = differing(
    ({ ionisationEnergy }) => ionisationEnergy,
    (peer) => (peer.ionizationEnergy === null ? null : peer.ionizationEnergy * kilojoulesPerElectronvolt),
    0.3,
  );
  expect(found).toEqual(measuredAnew);
});

test('melting points agree within 0.5 %, or 1 K where it is colder than that', () => {
  const found = differing(
    ({ meltingPoint }) => kelvin(meltingPoint),
    (peer) => peer.meltingPoint,
    (theirs) => Math.max(1, 0.005 * theirs),
  );
  expect(found).toEqual([]);
});

test('boiling and sublimation points agree within 0.7 %, or 1 K where it is colder than that', () => {
  const found = differing(
    ({ boilingPoint }) => kelvin(boilingPoint),
    (peer) => peer.boilingPoint,
    (theirs) => Math.max(1, 0.007 * theirs),
  );
  expect(found).toEqual([]);
});

test.each([
  // He stays liquid, C and As sublime; of the others no table agrees or nobody has melted any.
  ['meltingPoint', 'He C As At Fr Bk Fm Md No Lr'],
  ['boilingPoint', 'Ga In Ba Pm At Fr Ra Ac Pa Np Am Cm Bk Cf Es Fm Md No Lr'],
  ['covalentRadius', 'Bk Cf Es Fm Md No Lr'],
  ['ionisationEnergy', 'Tc Pr Pm Po At Pa Bk Cf Es Fm Md No Lr'],
] as const)('up to lawrencium, %s is left out for these elements alone: %s', (property, symbols) => {
  const missing = elements.filter((element) => element.atomicNumber <= 103 && element[property] === null);
  expect(missing.map(({ symbol }) => symbol).join(' ')).toBe(symbols);
});

test('beyond lawrencium nothing was measured, and nothing is claimed', () => {
  for (const element of elements.slice(103)) {
    expect(element).toMatchObject({
      electronegativity: null,
      ionisationEnergy: null,
      covalentRadius: null,
      standardState: null,
      meltingPoint: null,
      boilingPoint: null,
    });
  }
});

test('states at 25 °C follow from the melting and boiling points', () => {
  const known = elements.filter((element) => stateByPoints(element) !== null);
  expect(known.filter((element) => stateByPoints(element) !== element.standardState)).toEqual([]);
  const inState = (state: string) => elements.filter((element) => element.standardState === state);
  expect(inState('liquid').map(({ symbol }) => symbol)).toEqual(['Br', 'Hg']);
  expect(inState('gas')).toHaveLength(11);
});

test('nothing boils before it melts', () => {
  const found = elements.filter(
    ({ meltingPoint, boilingPoint }) =>
      meltingPoint !== null && boilingPoint !== null && boilingPoint <= meltingPoint,
  );
  expect(found).toEqual([]);
});

function stateByPoints({ meltingPoint, boilingPoint, sublimes }: Element): Element['standardState'] {
  if (boilingPoint !== null && boilingPoint < 25) return 'gas';
  if (meltingPoint !== null && meltingPoint < 25) return 'liquid';
  return meltingPoint !== null || sublimes ? 'solid' : null;
}

/** Symbols whose value parts from the other table's by more than the tolerance; what either leaves out is not compared. */
function differing(
  ours: (element: Element) => number | null,
  theirs: (peer: Peer) => number | null,
  tolerance: number | ((theirs: number) => number),
): string[] {
  return elements
    .filter((element) => {
      const peer = peers.find(({ symbol }) => symbol === element.symbol);
      const one = ours(element);
      const other = peer === undefined ? null : theirs(peer);
      if (one === null || other === null) return false;
      return Math.abs(one - other) > (typeof tolerance === 'number' ? tolerance : tolerance(other));
    })
    .map(({ symbol }) => symbol);
}

function kelvin(celsius: number | null): number | null {
  return celsius === null ? null : celsius + zeroCelsius;
}
