import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { branchOf, measuredIn, type Measured, type SolidAndLiquid } from './solid-and-liquid.ts';

export const kilojoules = (joules: number): string => `${formatDecimals(joules / 1000, 1)} kJ/mol`;
const given = `(*R* = ${printedConstants.gas} J/(mol·K))`;

/** `ln(*p*_{2}/*p*_{1})` over the change of 1/*T*, as a working. */
function enthalpyText([[t, p], [u, q]]: readonly [Measured, Measured], joules: number): string {
  return `\\frac{${printedConstants.gas} J/(mol·K) × ln(${formatSignificant(q, 4)}/${formatSignificant(p, 4)})}{1/(${formatDecimals(t, 1)} K) − 1/(${formatDecimals(u, 1)} K)} = ${kilojoules(joules)}`;
}

/** What the two rows of a phase give. */
const processes = {
  solid: {
    other: 'liquid',
    process: 'sublimation',
    sign: 'sub',
    rows: 'first',
    otherProcess: 'vaporization',
  },
  liquid: { other: 'solid', process: 'vaporization', sign: 'vap', rows: 'last', otherProcess: 'sublimation' },
} as const;

/** One row of each phase, taken together. */
function mixedRows({ solid, liquid }: SolidAndLiquid): SlippedValue[] {
  const pairs = [
    { rows: 'first and last', used: [solid[0], liquid[1]] },
    { rows: 'second and third', used: [solid[1], liquid[0]] },
    { rows: 'first and third', used: [solid[0], liquid[0]] },
    { rows: 'second and last', used: [solid[1], liquid[1]] },
  ] as const;
  return pairs.map(({ rows, used }) => ({
    value: branchOf(used).enthalpy,
    slip: 'some-points-only',
    factor: 'rows',
    teaching: `The ${rows} rows were used; one is for the solid and the other for the liquid.`,
  }));
}

/** The enthalpy of sublimation from the rows of the solid, or that of vaporization from those of the liquid. */
export function sublimationOrVaporization(drawn: SolidAndLiquid, random: Random): PartDraft | null {
  const phase = random.pick(['solid', 'liquid'] as const);
  const { other, process, sign, rows, otherProcess } = processes[phase];
  const [own, foreign] = [branchOf(drawn[phase]).enthalpy, branchOf(drawn[other]).enthalpy];
  const [[t, p], [u, q]] = drawn[phase];
  const options = shareReadingOptions(
    own,
    kilojoules,
    [
      {
        value: foreign,
        slip: 'other-process',
        factor: 'rows',
        teaching: `The rows for the ${other} were used, which give the enthalpy of ${otherProcess}.`,
      },
      ...mixedRows(drawn),
      {
        value: (own + foreign) / 2,
        slip: 'averaged-unequal-parts',
        factor: 'rows',
        teaching: `The enthalpies of sublimation and vaporization were averaged; the enthalpy of ${process} follows from the rows for the ${phase} alone.`,
      },
      {
        value: own / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'logarithm',
        teaching: 'The base-10 logarithm of the ratio was used; the equation contains the natural logarithm.',
      },
      {
        value: own * Math.LN10,
        slip: 'needless-factor',
        factor: 'logarithm',
        teaching:
          'The natural logarithm was multiplied by 2.303; that factor is needed only with the base-10 logarithm.',
      },
      {
        value: Math.abs(own - foreign),
        slip: 'difference-for-level',
        factor: 'rows',
        teaching:
          'The enthalpy of vaporization was subtracted from that of sublimation, which gives the enthalpy of fusion.',
      },
      {
        value: own + foreign,
        slip: 'energies-added',
        factor: 'rows',
        teaching:
          'The enthalpies of sublimation and vaporization were added; the enthalpy of sublimation already includes that of vaporization.',
      },
      {
        value: (roundedConstants.gas * (q - p)) / p / (1 / t - 1 / u),
        slip: 'forgot-logarithm',
        teaching: 'The relative increase in pressure was used as the logarithm of the ratio.',
      },
    ],
    0.08,
  );
  return (
    options && {
      text: `What is the enthalpy of ${process} of the substance? ${given}`,
      keyFrom: ({ cells }) => kilojoules(branchOf(measuredIn(cells)[phase]).enthalpy),
      ...options,
      explanation: `The ${phase} is in equilibrium with the vapor in the ${rows} two rows. By the Clausius–Clapeyron equation, Δ_{${sign}}*H* = ${enthalpyText(drawn[phase], own)}.`,
      finding: `The two rows for the ${phase} give ${options.answer}.`,
    }
  );
}

/** The enthalpy of fusion, the difference of the two others. */
export function fusion({ solid, liquid }: SolidAndLiquid): PartDraft | null {
  const [sub, vap] = [branchOf(solid).enthalpy, branchOf(liquid).enthalpy];
  const middle = branchOf([solid[1], liquid[0]]).enthalpy;
  const options = shareReadingOptions(
    sub - vap,
    kilojoules,
    [
      {
        value: sub,
        slip: 'other-process',
        teaching: 'This is the enthalpy of sublimation; that of vaporization must be subtracted.',
      },
      {
        value: sub + vap,
        slip: 'energies-added',
        factor: 'rows',
        teaching:
          'The enthalpies of sublimation and vaporization were added; the enthalpy of fusion is their difference.',
      },
      {
        value: (sub - vap) / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        factor: 'logarithm',
        teaching: 'Base-10 logarithms were used; the equation contains natural ones.',
      },
      {
        value: middle,
        slip: 'some-points-only',
        teaching:
          'The second and third rows were combined; one is for the solid and the other for the liquid.',
      },
      {
        value: sub - middle,
        slip: 'some-points-only',
        factor: 'rows',
        teaching:
          'The second and third rows were used for the vaporization, but the second row is for the solid.',
      },
      {
        value: (sub - vap) / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The result was halved, as if it were a mean.',
      },
      {
        value: (sub - vap) * Math.LN10,
        slip: 'needless-factor',
        factor: 'logarithm',
        teaching:
          'The natural logarithms were multiplied by 2.303; that factor is needed only with base-10 logarithms.',
      },
    ],
    0.08,
  );
  return (
    options && {
      text: `What is the enthalpy of fusion of the substance? ${given}`,
      keyFrom: ({ cells }) => {
        const read = measuredIn(cells);
        return kilojoules(branchOf(read.solid).enthalpy - branchOf(read.liquid).enthalpy);
      },
      ...options,
      explanation: `The rows for the solid give Δ_{sub}*H* = ${enthalpyText(solid, sub)}, and those for the liquid give Δ_{vap}*H* = ${enthalpyText(liquid, vap)}. Melting followed by vaporization is equivalent to sublimation, so Δ_{fus}*H* = Δ_{sub}*H* − Δ_{vap}*H* = ${options.answer}.`,
      finding: `The difference of the enthalpies of sublimation and vaporization is ${options.answer}.`,
    }
  );
}
