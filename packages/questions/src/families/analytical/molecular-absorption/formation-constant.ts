import { formatDecimals, roundSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { scientificNumber } from '../../texts/plain-number.ts';
import { drawMixture, topsOf, two, written } from './job-plot.ts';

/** By so much of itself the constant may be moved by so small an error of the absorbance that is read: it moves far where nearly all is bound. */
const [mostMoved, misread] = [0.12, 0.005];

/** The formation constant, from the share that is bound where the amounts fit. */
export function formationConstant(random: Random): Draft | null {
  const { n, sum, top, measured, figure } = drawMixture(random, [1, 2]);
  const share = 1 / (1 + n);
  const metal = roundSignificant(sum * share, 3);
  const of = (bound: number, total = metal, ligand: number = n): number =>
    (bound * total) / ((1 - bound) * total * (ligand * (1 - bound) * total) ** n);
  const bound = roundSignificant(measured / top, 2);
  const key = of(bound);
  if (Math.abs(of((measured - misread) / top) / key - 1) > mostMoved) return null;
  const complex = written([1, n]);
  const options = shareReadingOptions(
    key,
    two,
    [
      {
        value: of(bound, sum),
        slip: 'total-for-metal',
        factor: 'concentration',
        teaching: `The sum of both concentrations was used as the concentration of M, which is ${n === 1 ? 'half' : 'a third'} of it.`,
      },
      {
        value: of(1 - bound),
        slip: 'rest-for-part',
        factor: 'bound',
        teaching: 'The bound and free fractions were interchanged.',
      },
      {
        value: bound / ((1 - bound) * (n * metal) ** n),
        slip: 'free-for-total-ligand',
        factor: 'bound',
        teaching: 'All of L was assumed to be free, though part of it is bound.',
      },
      {
        value: 1 / (bound * metal) ** n,
        slip: 'left-out-a-term',
        factor: 'bound',
        teaching:
          'The concentration of the complex was also used for free M and free L; only what is not bound is free.',
      },
      {
        // Without a factor: the concentration of free M itself changes with the slips above.
        value: key / ((1 - bound) * metal),
        slip: 'needless-square',
        teaching:
          'The expression was divided by the concentration of free M twice; it stands in the denominator only once.',
      },
      {
        value: 1 / key,
        slip: 'inverted-ratio',
        teaching: 'This is the dissociation constant, which is the reciprocal.',
      },
      {
        value: key / 2,
        slip: 'needless-half',
        factor: 'half',
        teaching: 'The result was halved; nothing in the expression for the constant needs to be halved.',
      },
      ...(n === 1
        ? []
        : [
            {
              value: of(bound, metal, 1),
              slip: 'ignored-coefficients',
              factor: 'bound',
              teaching:
                'The concentration of free M was used for free L; for each free M there are two free L.',
            },
            {
              value: bound / ((1 - bound) * n * (1 - bound) * metal),
              slip: 'forgot-exponent',
              teaching: 'The concentration of free L was not squared; the complex has two L.',
            },
          ]),
    ],
    0.4,
  );
  const [free, ligand] = [(1 - bound) * metal, n * (1 - bound) * metal].map((one) =>
    scientificNumber(one, 3),
  );
  const boundText = scientificNumber(bound * metal, 3);
  return (
    options && {
      text: `M and L form only the complex ${complex}, which is the only species that absorbs. The total concentrations of M and L add up to ${two(sum)} mol/L in all mixtures. What is the numerical value of the formation constant of ${complex}, with concentrations in mol/L?`,
      shown: {
        figure,
        keyFrom: (drawing) => {
          const [full, found] = topsOf(drawing);
          return two(of(found / full));
        },
      },
      ...options,
      explanation: `Where the dashed lines meet, \\frac{${formatDecimals(measured, 2)}}{${formatDecimals(top, 2)}} = ${formatDecimals(bound, 2)} of M is bound. There *c*(M) is \\frac{${two(sum)} mol/L}{${n + 1}} = ${scientificNumber(metal, 3)} mol/L, so the concentrations are ${boundText} mol/L for the complex, ${free ?? ''} mol/L for free M, and ${ligand ?? ''} mol/L for free L. *K* = \\frac{${boundText}}{${free ?? ''} × ${n === 1 ? (ligand ?? '') : `(${ligand ?? ''})^{2}`}} = ${options.answer}.`,
      finding: `The share that is bound at the peak leads to ${options.answer}.`,
    }
  );
}
