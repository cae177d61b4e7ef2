import { formatSignificant } from '@valence/chemistry';
import { substitutionProducts } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { alkanes, skeletons, type Alkane, type Site } from './alkanes.data.ts';
import { drawn } from '../../texts/drawn.ts';
import { restOf } from '../../options/slips-together.ts';

/** Products of radical chlorination: how many, and in what shares. */
export const radicalHalogenation: Family = {
  id: 'radical-halogenation',
  name: 'Products of radical halogenation',
  subject: 'organic',
  topics: ['radical-reactions'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['halogenation-of-alkanes', 'structural-isomers'],
    intermediate: ['halogenation-of-alkanes'],
    advanced: ['halogenation-of-alkanes'],
  },
  uses: ['primary-secondary-and-tertiary'],
  reference: 'McMurry, Organic Chemistry, chapter 10',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return numberOfProducts(random);
      case 'intermediate':
        return share(
          random,
          alkanes.filter((alkane) => classesOf(alkane).size === 2),
        );
      case 'advanced':
        return share(
          random,
          alkanes.filter((alkane) => classesOf(alkane).size === 3),
        );
    }
  },
};

function numberOfProducts(random: Random): Draft | null {
  const smiles = random.pick(skeletons);
  const halogen = random.pick([
    { element: 'Cl', name: 'chlorination', product: 'monochloro' },
    { element: 'Br', name: 'bromination', product: 'monobromo' },
  ]);
  const key = substitutionProducts(smiles, [halogen.element]).length;
  const carbons = smiles.replace(/[^C]/g, '').length;
  const hasBareCarbon = /\(C\)\(C\)|1\(C\)/.test(smiles);
  const allDiffer = key === carbons;
  const hydrogens = 2 * carbons + (smiles.includes('1') ? 0 : 2);
  const slips = [
    {
      value: carbons,
      slip: 'symmetry-overlooked',
      teaching: `The molecule has ${carbons} carbons, but equivalent carbons give the same product${hasBareCarbon ? ', and a carbon without hydrogen gives none' : ''}.`,
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching: `One product was counted twice: the same compound can be ${smiles.includes('1') ? 'numbered in the other direction around the ring' : 'drawn or numbered starting from the other end'}.`,
    },
    key === 1
      ? {
          value: key + 3,
          slip: 'same-structure-counted-twice',
          teaching: 'Equivalent positions were counted one by one; they give the same product.',
        }
      : {
          value: key - 1,
          slip: 'isomer-overlooked',
          teaching:
            'One kind of carbon was overlooked: every kind of carbon that bears hydrogen gives its own product.',
        },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching: allDiffer
        ? 'Each carbon gives only one product, whichever of its hydrogens is replaced.'
        : 'Too many products were counted: positions that are interchanged by a rotation or reflection of the molecule give the same product.',
    },
    ...(key > 2
      ? [
          {
            value: key - 2,
            slip: 'isomer-overlooked',
            teaching:
              'Two kinds of carbon that bear hydrogen were overlooked: number the carbons and compare each with all the others.',
          },
        ]
      : []),
    ...(key > 3
      ? [
          {
            value: key - 3,
            slip: 'isomer-overlooked',
            teaching:
              'Three kinds of carbon that bear hydrogen were overlooked: number the carbons and compare each with all the others.',
          },
        ]
      : []),
    {
      value: hydrogens,
      slip: 'single-hydrogens-ignored',
      teaching: `The ${hydrogens} hydrogens were counted one by one; those on the same carbon, or on equivalent carbons, give the same product.`,
    },
  ];
  // More products than carbons are believed only by those who count hydrogens.
  const options = quantityOptions(
    key,
    String,
    slips.filter(({ value }) => value <= carbons || value === hydrogens),
  );
  if (options === null) return null;
  return {
    text: `How many constitutional isomers of the ${halogen.product} product can the radical ${halogen.name} of this alkane give? (Do not count stereoisomers separately.) ${drawn(smiles)}`,
    ...options,
    explanation: `One product forms for each kind of carbon that bears hydrogen. ${allDiffer ? `No two of the ${carbons} carbons are equivalent, so the number is ${key}.` : `Counting these carbons, with those that are equivalent by symmetry counted only once, gives ${key}.`}`,
    finding: `Replacing each hydrogen with ${halogen.element === 'Cl' ? 'chlorine' : 'bromine'} gives ${key} different ${key === 1 ? 'structure' : 'structures'}.`,
  };
}

/** Which classes of hydrogen an alkane has. */
function classesOf({ sites }: Alkane): ReadonlySet<Site['class']> {
  return new Set(sites.map((site) => site.class));
}

function share(random: Random, choices: readonly Alkane[]): Draft | null {
  const alkane = random.pick(choices);
  const secondary = random.integer(34, 45) / 10;
  const tertiary = random.integer(46, 58) / 10;
  const reactivity = { primary: 1, secondary, tertiary };
  const asked = random.pick(alkane.sites);
  const weight = (site: Site): number => site.hydrogens * reactivity[site.class];
  const sum = (value: (site: Site) => number): number =>
    alkane.sites.reduce((total, site) => total + value(site), 0);
  const key = (100 * weight(asked)) / sum(weight);
  // The reactivities have two figures.
  const percent = (value: number): string => `${formatSignificant(value, 2)}%`;
  const classes = classesOf(alkane);
  const faster = [...classes].filter((name) => name !== 'primary').join(' and ');
  const shareBy = (weigh: (site: Site) => number): number => (100 * weigh(asked)) / sum(weigh);
  const options = quantityOptions(key, percent, [
    {
      value: (100 * asked.hydrogens) / sum(({ hydrogens }) => hydrogens),
      slip: 'reactivity-ignored',
      isBeforeLastStep: true,
      teaching: `Only the numbers of hydrogens were considered; ${faster} hydrogens also react faster than primary ones.`,
    },
    {
      value: (100 * reactivity[asked.class]) / sum((site) => reactivity[site.class]),
      slip: 'single-hydrogens-ignored',
      isBeforeLastStep: true,
      teaching:
        'Only the reactivities were compared; each must be multiplied by the number of hydrogens of that kind.',
    },
    {
      value: 100 - key,
      slip: 'answered-another-quantity',
      lastStep: restOf(100),
      teaching: `This is the percentage of all products other than ${named(asked)}.`,
    },
    {
      value: shareBy(({ hydrogens, class: kind }) => hydrogens + reactivity[kind]),
      slip: 'added-for-multiplied',
      // Of many products one has a small share: rests of wrong shares would all be large.
      isBeforeLastStep: classes.size === 2,
      teaching:
        'The numbers of hydrogens and the reactivities were added; each number must be multiplied by the reactivity of those hydrogens.',
    },
    {
      value: shareBy(({ hydrogens, class: kind }) => hydrogens / reactivity[kind]),
      slip: 'divided-for-multiplied',
      isBeforeLastStep: classes.size === 2,
      teaching: `The numbers of hydrogens were divided by the reactivities, as if ${faster} hydrogens reacted more slowly; they must be multiplied.`,
    },
    {
      value: 2 * key < 100 ? (100 * key) / (100 - key) : Number.NaN,
      slip: 'ratio-for-share',
      teaching:
        'The relative amount of this product was divided by those of the other products only; to find a percentage, divide by the sum of all the relative amounts.',
    },
    {
      value: 100 / alkane.sites.length,
      slip: 'averaged-unequal-parts',
      teaching:
        'The products do not form in equal amounts: the numbers and reactivities of the hydrogens differ.',
    },
  ]);
  if (options === null) return null;
  const given = [
    ...(classes.has('secondary') ? [{ name: 'secondary', times: secondary }] : []),
    ...(classes.has('tertiary') ? [{ name: 'tertiary', times: tertiary }] : []),
  ].map(({ name, times }, index) =>
    index === 0
      ? `a ${name} hydrogen reacts ${formatSignificant(times, 2)} times`
      : `a ${name} one ${formatSignificant(times, 2)} times`,
  );
  return {
    text: `In a radical chlorination, ${given.join(' and ')} as fast as a primary one (rates per hydrogen atom). What percentage of the monochloro products of ${alkane.name} is ${named(asked)}?`,
    ...options,
    explanation: `Relative amounts (number of hydrogens × reactivity): ${alkane.sites.map((site) => `${named(site)} ${site.hydrogens} × ${formatSignificant(reactivity[site.class], 2)} = ${formatSignificant(weight(site), 3)}`).join('; ')}. The percentage of ${named(asked)} is \\frac{${formatSignificant(weight(asked), 3)}}{${formatSignificant(sum(weight), 3)}} = ${percent(key)}.`,
    finding: `Hydrogens weighted by their reactivity give ${percent(key)}.`,
  };
}

function named(site: Site): string {
  return site.product.replace('halo', 'chloro');
}
