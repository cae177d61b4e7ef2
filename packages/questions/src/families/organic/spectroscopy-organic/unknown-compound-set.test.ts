import { readFigure } from '@valence/figures';
import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { formulaOfStructure } from '../../../computations/structures/formula-of-structure.ts';
import type { Question } from '../../../question.ts';
import { readConstitution } from '../../../structures/read-constitution.ts';
import { makeSet } from '../../testing/drawn-once.ts';
import { hydrogenSets } from './signals/hydrogen-sets.ts';
import { unknownCompoundSet } from './unknown-compound-set.ts';
import { rivals, unknownCompounds } from './unknown-compounds.data.ts';

const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);

const keyOf = ({ options, key }: Question): string => options[key]?.text ?? '';

/** Everything that is printed of the compound in text and table. */
function printed({ stimulus }: Question): string {
  const figure = stimulus?.figure;
  const rows = figure?.kind === 'table' ? figure.rows.flat() : [];
  return [stimulus?.text ?? '', ...rows].join(' | ');
}

interface Found {
  formula: string;
  count: number;
  hasCarbonyl: boolean;
  data: string;
}

/** The one formula with up to ten carbon and four oxygen atoms that has the printed mass and the printed shares or masses. */
function foundIn(question: Question): Found {
  const data = printed(question);
  const mass = Number(/molar mass (\d+)/.exec(data)?.[1]);
  const [sample, dioxide, water] = [...data.matchAll(/([\d.]+) g /g)].map(([, value]) => Number(value));
  const share = (pattern: RegExp): number => Number(pattern.exec(data)?.[1]) / 100;
  const [carbonShare, hydrogenShare] =
    sample === undefined || dioxide === undefined || water === undefined
      ? [share(/([\d.]+)% C/), share(/([\d.]+)% H/)]
      : [(dioxide / sample) * (12.011 / 44.009), (water / sample) * (2.016 / 18.015)];
  const fitting = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((c) =>
    [0, 1, 2, 3, 4].flatMap((o) => {
      const h = mass - 12 * c - 16 * o;
      const isWell =
        h > 0 &&
        Math.abs((12.011 * c) / mass - carbonShare) < 0.006 &&
        Math.abs((1.008 * h) / mass - hydrogenShare) < 0.003;
      return isWell ? [{ c, h, o }] : [];
    }),
  );
  const [one] = fitting;
  if (one === undefined || fitting.length > 1) throw new Error(`not one formula: ${data}`);
  return {
    formula: `C${one.c}H${one.h}O${one.o === 1 ? '' : one.o}`,
    count: one.c + 1 - one.h / 2,
    hasCarbonyl: /strong band near 17/.test(data),
    data,
  };
}

function formulaFaults(question: Question): string[] {
  const { formula } = foundIn(question);
  return keyOf(question) === `\\ce{${formula}}` ? [] : [`${question.id}: ${formula}`];
}

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function ringFaults(question: Question): string[] {
  const { count, hasCarbonyl } = foundIn(question);
  const key = keyOf(question);
  const isWell = key.startsWith(numbers[count] ?? '?') && key.includes('with a C=O') === hasCarbonyl;
  return isWell ? [] : [`${question.id}: ${count}`];
}

/** What of the drawn atoms shows in the infrared. */
function groupsIn(smiles: string): {
  acid: boolean;
  hydroxyl: boolean;
  aldehyde: boolean;
  ester: boolean;
  carbonyl: boolean;
} {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const found = { acid: false, hydroxyl: false, aldehyde: false, ester: false, carbonyl: false };
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1) {
    if (molecule.getAtomLabel(atom) !== 'C') {
      if (molecule.getAllHydrogens(atom) === 1) found.hydroxyl = true;
      continue;
    }
    const bonds = Array.from({ length: molecule.getConnAtoms(atom) }, (_, place) => ({
      to: molecule.getConnAtom(atom, place),
      order: molecule.getConnBondOrder(atom, place),
    })).filter(({ to }) => molecule.getAtomLabel(to) === 'O');
    if (!bonds.some(({ order }) => order === 2)) continue;
    found.carbonyl = true;
    const single = bonds.find(({ order }) => order === 1);
    if (single === undefined) found.aldehyde ||= molecule.getAllHydrogens(atom) > 0;
    else if (molecule.getAllHydrogens(single.to) === 1) found.acid = true;
    else found.ester = true;
  }
  return { ...found, hydroxyl: found.hydroxyl && !found.acid };
}

function agreesWithBands(smiles: string, { data, hasCarbonyl }: Found): boolean {
  const { acid, hydroxyl, aldehyde, ester, carbonyl } = groupsIn(smiles);
  return (
    carbonyl === hasCarbonyl &&
    acid === data.includes('very broad band') &&
    hydroxyl === /broad band near 3[34]/.test(data) &&
    aldehyde === data.includes('2720') &&
    ester === data.includes('near 1740')
  );
}

/** Carbon atoms that no symmetry of the structure makes equal. */
function countCarbonEnvironments(smiles: string): number {
  const molecule = readConstitution(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperSymmetrySimple);
  const atoms = Array.from({ length: molecule.getAtoms() }, (_, atom) => atom);
  const carbons = atoms.filter((atom) => molecule.getAtomLabel(atom) === 'C');
  return new Set(carbons.map((atom) => molecule.getSymmetryRank(atom))).size;
}

/** Of the structures that have the formula and the bands, how many have also the signals that are printed or drawn. */
function structureFaults(question: Question): string[] {
  const found = foundIn(question);
  const kinds = Number(/(\d+) signals?$/.exec(found.data)?.[1]);
  const figure = question.stimulus?.figure;
  const integrals =
    figure?.kind === 'plot'
      ? readFigure(figure)
          .texts.filter(({ as }) => as === 'label')
          .map(({ text }) => Number.parseInt(text, 10))
          .toSorted()
      : null;
  const fitting = question.options.flatMap(({ text }, place) => {
    const smiles = /\\smiles\{([^|}]*)/.exec(text)?.[1] ?? '';
    const hydrogens = hydrogenSets(smiles)
      .map((set) => Number(/\((\d+) H\)/.exec(set)?.[1]))
      .toSorted();
    const isWell =
      formulaOfStructure(smiles) === found.formula &&
      agreesWithBands(smiles, found) &&
      (integrals === null
        ? countCarbonEnvironments(smiles) === kinds
        : String(hydrogens) === String(integrals));
    return isWell ? [place] : [];
  });
  // Isomers with the same integrals differ in splitting, which is not looked at here.
  return fitting.includes(question.key) && (integrals !== null || fitting.length === 1)
    ? []
    : [`${question.id}: ${String(fitting)} for ${question.key}`];
}

test.each(['intermediate', 'advanced'] as const)(
  'formula, rings and structure follow from the printed data by trying all formulas and by the drawn structures (%s)',
  (level) => {
    const faults = seeds.flatMap((seed) => {
      const [formula, rings, structure, ...more] = makeSet(unknownCompoundSet, seed, level);
      if (formula === undefined || rings === undefined || structure === undefined || more.length > 0)
        return [`${seed}: not three questions`];
      return [...formulaFaults(formula), ...ringFaults(rings), ...structureFaults(structure)];
    });
    expect(faults).toEqual([]);
  },
);

test('the options for the structure do not tell the formula: each formula among them stands twice', () => {
  const counts = (['intermediate', 'advanced'] as const).flatMap((level) =>
    seeds.map((seed) => {
      const formulas = (makeSet(unknownCompoundSet, seed, level)[2]?.options ?? []).map(({ text }) =>
        formulaOfStructure(/\\smiles\{([^|}]*)/.exec(text)?.[1] ?? ''),
      );
      return formulas.filter((one) => one === formulas[0]).length;
    }),
  );
  expect([...new Set(counts)]).toEqual([2]);
});

test('a formula of the same mass in whole numbers is offered, no impossible one, and none without oxygen', () => {
  const faults = (['intermediate', 'advanced'] as const).flatMap((level) =>
    seeds.flatMap((seed) => {
      const [formula, , structure] = makeSet(unknownCompoundSet, seed, level);
      if (formula === undefined || structure === undefined) return [`${seed}: not three questions`];
      const offered = formula.options.map(({ text }) => text.slice(4, -1));
      const drawnFormulas = structure.options.map(({ text }) =>
        formulaOfStructure(/\\smiles\{([^|}]*)/.exec(text)?.[1] ?? ''),
      );
      const counts = offered.map((text) => {
        const [, c = 1, h = 1] = /C(\d*)H(\d*)/.exec(text)?.map((count) => Number(count || 1)) ?? [];
        return text.includes('O') && h % 2 === 0 && h <= 2 * c + 2;
      });
      return counts.every(Boolean) && drawnFormulas.every((one) => offered.includes(one))
        ? []
        : [`${level} ${seed}: ${offered.join(' ')}, drawn ${drawnFormulas.join(' ')}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('many compounds are asked for', () => {
  for (const level of ['intermediate', 'advanced'] as const) {
    const keys = seeds.flatMap((seed) => makeSet(unknownCompoundSet, seed, level).slice(2).map(keyOf));
    expect(new Set(keys).size).toBeGreaterThanOrEqual(20);
  }
});

test('signals of carbon and hydrogen in the list are those of the structures', () => {
  const faults = unknownCompounds.flatMap(
    ({ name, smiles, formula, carbonSignals, protons, class: group }) => {
      const integrals = hydrogenSets(smiles)
        .map((set) => Number(/\((\d+) H\)/.exec(set)?.[1]))
        .toSorted();
      const groups = groupsIn(smiles);
      const isWell =
        formulaOfStructure(smiles) === formula &&
        countCarbonEnvironments(smiles) === carbonSignals &&
        (protons.length === 0 ||
          String(integrals) === String(protons.map(([, count]) => count).toSorted())) &&
        groups.carbonyl === !['alcohol', 'ether'].includes(group) &&
        groups.acid === (group === 'acid') &&
        groups.hydroxyl === ['alcohol', 'hydroxy ketone'].includes(group);
      return isWell ? [] : [name];
    },
  );
  expect(faults).toEqual([]);
  expect(rivals.filter(({ smiles, formula }) => formulaOfStructure(smiles) !== formula)).toEqual([]);
});
