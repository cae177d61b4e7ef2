import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { bondReactions, bonds, type Bond, type BondCount } from './bond-reactions.data.ts';
import { signTurned } from '../../options/slips-together.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { inSeries } from '../../texts/in-series.ts';

/** Reaction enthalpies of gas reactions from bond enthalpies, and an unknown bond from the reaction enthalpy. */
export const bondEnthalpies: Family = {
  id: 'bond-enthalpies',
  name: 'Bond enthalpies',
  subject: 'general',
  topics: ['thermochemistry', 'chemical-bonding'],
  difficulties: ['intermediate', 'advanced'],
  tests: { intermediate: ['bond-enthalpies'], advanced: ['bond-enthalpies'] },
  uses: ['enthalpy-of-reaction'],
  reference: 'OpenStax Chemistry 2e, section 7.5',
  draft(random, difficulty) {
    const values = new Map<Bond, number>();
    const { broken, formed, shown } = random.pick(bondReactions);
    // A few kilojoules up or down, as tables differ: the question states its own values.
    for (const [bond] of [...broken, ...formed]) values.set(bond, bonds[bond] + random.integer(-4, 4));
    if (difficulty === 'advanced') return unknownBond(random, shown, broken, formed, values);
    return random.next() < 0.5
      ? enthalpyOf(random, shown, broken, formed, values)
      : enthalpyOf(random, reversed(shown), formed, broken, values);
  },
};

function enthalpyOf(
  random: Random,
  shown: string,
  broken: readonly BondCount[],
  formed: readonly BondCount[],
  values: ReadonlyMap<Bond, number>,
): Draft | null {
  const [taken, given] = [total(broken, values), total(formed, values)];
  const write = (value: number): string => `${signed(value)} kJ`;
  const slips = [
    {
      value: given - taken,
      slip: 'wrong-sign',
      lastStep: signTurned,
      teaching:
        'The bonds broken were subtracted from the bonds formed; breaking bonds absorbs energy and forming them releases it, so Δ*H* is bonds broken minus bonds formed.',
    },
    {
      value: plain(broken, values) - plain(formed, values),
      slip: 'ignored-coefficients',
      isBeforeLastStep: true,
      teaching:
        'Each kind of bond was counted only once; its enthalpy must be multiplied by the number of such bonds broken or formed.',
    },
    {
      value: -taken - given,
      slip: 'all-bonds-same-sign',
      teaching:
        'Both sums were counted as heat released; breaking bonds absorbs energy, and only forming them releases it.',
    },
    {
      value: taken + given,
      slip: 'all-bonds-same-sign',
      isBeforeLastStep: true,
      teaching:
        'The bonds formed were added to the bonds broken; forming bonds releases energy, so their enthalpies must be subtracted.',
    },
    {
      value: taken - plain(formed, values),
      slip: 'ignored-coefficients',
      isBeforeLastStep: true,
      teaching:
        'Each kind of bond formed was counted only once; its enthalpy must be multiplied by the number of such bonds.',
    },
    {
      value: plain(broken, values) - given,
      slip: 'ignored-coefficients',
      isBeforeLastStep: true,
      teaching:
        'Each kind of bond broken was counted only once; its enthalpy must be multiplied by the number of such bonds.',
    },
    ...overlookedBonds(taken, given, broken, values, 1),
    ...overlookedBonds(taken, given, formed, values, -1),
  ];
  const options = enthalpyOptions(random, taken - given, write, slips);
  return (
    options && {
      text: `Estimate Δ*H* for the gas-phase reaction ${shown}, as written, from these bond enthalpies in kJ/mol: ${listed(values)}.`,
      ...options,
      explanation: `Bonds broken (${countsShown(broken)}): ${sumShown(broken, values)} = ${taken} kJ. Bonds formed (${countsShown(formed)}): ${sumShown(formed, values)} = ${given} kJ. Breaking bonds absorbs energy and forming them releases it: Δ*H* = ${taken} − ${given} = ${options.answer}.`,
      finding: `Bonds broken minus bonds formed: ${options.answer}.`,
    }
  );
}

/** The share of the draws in which the wrong numbers stand in a square with the key. */
const squares = 0.7;

/**
 * All slips to choose from, or a square: the key and another sum, which is drawn to be larger or smaller, each with its sign and with the sign
 * turned. Among all the slips most are larger than the key.
 */
function enthalpyOptions(
  random: Random,
  key: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const all = quantityOptions(key, write, slips);
  const turned = slips.find(({ lastStep }) => lastStep === signTurned);
  const near = slips.filter((one) => one.isBeforeLastStep && one.slip !== 'all-bonds-same-sign');
  if (all === null || turned === undefined || near.length === 0 || random.next() > squares) return all;
  const isLarger = random.pick([true, false]);
  const drawn = near.filter(({ value }) => Math.abs(value) > Math.abs(key) === isLarger);
  const other = random.pick(drawn.length > 0 ? drawn : near);
  return (
    optionsOfOneStep(key, write, [
      turned,
      other,
      {
        value: -other.value,
        slip: other.slip,
        teaching: twoSlips(other.teaching, turned.teaching),
      },
    ]) ?? all
  );
}

/** The equation read from right to left. */
function reversed(shown: string): string {
  return shown.replace(/^\\ce\{(.*) -> (.*)\}$/, '\\ce{$2 -> $1}');
}

/** One kind of bond left out of those that are broken (sign 1) or formed (sign −1), where it is not the only kind. */
function overlookedBonds(
  taken: number,
  given: number,
  counts: readonly BondCount[],
  values: ReadonlyMap<Bond, number>,
  sign: 1 | -1,
): SlippedValue[] {
  if (counts.length < 2) return [];
  return counts.map(([bond, count]) => ({
    value: taken - given - sign * count * (values.get(bond) ?? 0),
    slip: 'bond-left-out',
    isBeforeLastStep: true,
    teaching: `The ${bond} ${count === 1 ? 'bond was' : 'bonds were'} left out of the bonds ${sign === 1 ? 'broken' : 'formed'}; check both sides of the equation bond by bond.`,
  }));
}

/** In kJ/mol: no bond is as weak, and none as strong. */
const believableBonds = [100, 1100] as const;

function unknownBond(
  random: Random,
  shown: string,
  broken: readonly BondCount[],
  formed: readonly BondCount[],
  values: ReadonlyMap<Bond, number>,
): Draft | null {
  const asked = random.pick(formed);
  const [bond, count] = asked;
  if (broken.some(([other]) => other === bond)) return null;
  const change = total(broken, values) - total(formed, values);
  const others = formed.filter((entry) => entry !== asked);
  const taken = total(broken, values);
  const rest = total(others, values);
  const right = (taken - rest - change) / count;
  const numerator = `${taken} ${change < 0 ? '+' : '−'} ${Math.abs(change)}${rest === 0 ? '' : ` − ${rest}`}`;
  const known = new Map([...values].filter(([other]) => other !== bond));
  const options = optionsApart(
    right,
    (value) => `${Math.round(value)} kJ/mol`,
    [
      {
        value: (taken - rest + change) / count,
        slip: 'wrong-sign',
        term: 'h',
        teaching:
          'Δ*H* was added; it is bonds broken minus bonds formed, so it must be subtracted when the equation is solved for the bond formed.',
      },
      {
        value: right * count,
        slip: 'ignored-coefficients',
        teaching: `The equation forms ${count} such bonds; the question asks for one.`,
      },
      {
        value: (taken - change) / count,
        slip: 'one-step-short',
        term: 'r',
        teaching: 'The other bonds formed were left out; their enthalpies must be subtracted as well.',
      },
      {
        value: (taken + rest - change) / count,
        slip: 'all-bonds-same-sign',
        term: 'r',
        teaching:
          'The enthalpies of the other bonds formed were added; forming these bonds releases energy too, so they must be subtracted.',
      },
      {
        value: taken / count,
        slip: 'ignored-change',
        teaching: `This would be correct only if Δ*H* were zero${rest === 0 ? '' : ' and no other bonds were formed'}.`,
      },
      {
        value: -change / count,
        slip: 'one-step-short',
        teaching: `Only Δ*H* was used; the bonds broken${rest === 0 ? '' : ' and the other bonds formed'} were left out.`,
      },
    ],
    isPercentApart(5),
    { within: believableBonds },
  );
  return (
    options && {
      text: `According to a table of bond enthalpies, Δ*H* for the gas-phase reaction ${shown}, as written, is ${signed(change)} kJ. The other bond enthalpies in the table, in kJ/mol, are ${listed(known)}. What value does the table give for the ${bond} bond?`,
      ...options,
      explanation: `Δ*H* = bonds broken − bonds formed: ${signed(change)} = ${taken} − (${rest === 0 ? '' : `${rest} + `}${count === 1 ? '' : `${count} × `}*D*). The bond enthalpy is therefore *D* = ${count === 1 ? numerator : `\\frac{${numerator}}{${count}}`} = ${options.answer}.`,
      finding: `Solved for the bond ${bond}: ${options.answer}.`,
    }
  );
}

function total(counts: readonly BondCount[], values: ReadonlyMap<Bond, number>): number {
  return counts.reduce((sum, [bond, count]) => sum + count * (values.get(bond) ?? 0), 0);
}

function plain(counts: readonly BondCount[], values: ReadonlyMap<Bond, number>): number {
  return counts.reduce((sum, [bond]) => sum + (values.get(bond) ?? 0), 0);
}

function listed(values: ReadonlyMap<Bond, number>): string {
  return inSeries([...values].map(([bond, value]) => `${bond} ${value}`));
}

function sumShown(counts: readonly BondCount[], values: ReadonlyMap<Bond, number>): string {
  return counts.map(([bond, count]) => `${count} × ${values.get(bond) ?? 0}`).join(' + ');
}

function countsShown(counts: readonly BondCount[]): string {
  return inSeries(counts.map(([bond, count]) => `${count} ${bond}`));
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
