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
  const options = quantityOptions(key, String, [
    {
      value: carbons,
      slip: 'symmetry-overlooked',
      teaching: `The molecule has ${carbons} carbons, but equivalent ones give the same product${hasBareCarbon ? ', and a carbon without hydrogen gives none' : ''}.`,
    },
    {
      value: key + 1,
      slip: 'same-structure-counted-twice',
      teaching: 'One product is counted twice: the same compound can be drawn or numbered from another end.',
    },
    key === 1
      ? {
          value: key + 3,
          slip: 'same-structure-counted-twice',
          teaching: 'Equivalent positions are counted one by one here: they give the same product.',
        }
      : {
          value: key - 1,
          slip: 'isomer-overlooked',
          teaching:
            'Every kind of carbon that carries hydrogen gives a product of its own: go through all of them.',
        },
    {
      value: key + 2,
      slip: 'same-structure-counted-twice',
      teaching: allDiffer
        ? 'A carbon gives one product, whichever of its hydrogens is replaced.'
        : 'Too many products are counted here: positions that a turn or a reflection of the molecule exchanges give the same product.',
    },
    ...(key > 2
      ? [
          {
            value: key - 2,
            slip: 'isomer-overlooked',
            teaching:
              'Two kinds of carbon that carry hydrogen were overlooked: number the carbons and compare each with all others.',
          },
        ]
      : []),
    ...(allDiffer
      ? []
      : [
          {
            value: carbons + 1,
            slip: 'carbons-miscounted',
            teaching: `One carbon too many was counted: there are ${carbons}, and equivalent ones give the same product.`,
          },
        ]),
    {
      value: hydrogens,
      slip: 'single-hydrogens-ignored',
      teaching: `This counts the ${hydrogens} hydrogens one by one; those on one carbon, or on equivalent carbons, give the same product.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `How many constitutionally different ${halogen.product} products can the radical ${halogen.name} of this alkane give? (Stereoisomers are not counted separately.) ${drawn(smiles)}`,
    ...options,
    explanation: `One product forms for each kind of carbon that carries hydrogen. ${allDiffer ? `No two of the ${carbons} carbons are equivalent, which makes ${key}.` : `Going through these carbons and leaving out those that symmetry makes equivalent leaves ${key}.`}`,
    finding: `Putting ${halogen.element === 'Cl' ? 'chlorine' : 'bromine'} in the place of each hydrogen gives ${key} different ${key === 1 ? 'structure' : 'structures'}.`,
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
  const percent = (value: number): string => `${formatSignificant(value, 2)} %`;
  const classes = classesOf(alkane);
  const faster = [...classes].filter((name) => name !== 'primary').join(' and ');
  const shareBy = (weigh: (site: Site) => number): number => (100 * weigh(asked)) / sum(weigh);
  const options = quantityOptions(key, percent, [
    {
      value: (100 * asked.hydrogens) / sum(({ hydrogens }) => hydrogens),
      slip: 'reactivity-ignored',
      isBeforeLastStep: true,
      teaching: `This counts the hydrogens only; ${faster} ones also react faster than primary ones.`,
    },
    {
      value: (100 * reactivity[asked.class]) / sum((site) => reactivity[site.class]),
      slip: 'single-hydrogens-ignored',
      isBeforeLastStep: true,
      teaching:
        'This compares the reactivities only; each has to be multiplied by the number of hydrogens of that kind.',
    },
    {
      value: 100 - key,
      slip: 'answered-another-quantity',
      lastStep: restOf(100),
      teaching: `This is the share of everything but ${named(asked)}.`,
    },
    {
      value: shareBy(({ hydrogens, class: kind }) => hydrogens + reactivity[kind]),
      slip: 'added-for-multiplied',
      // Of many products one has a small share: rests of wrong shares would all be large.
      isBeforeLastStep: classes.size === 2,
      teaching:
        'Numbers and reactivities were added; each number of hydrogens is to be multiplied by their reactivity.',
    },
    {
      value: shareBy(({ hydrogens, class: kind }) => hydrogens / reactivity[kind]),
      slip: 'divided-for-multiplied',
      isBeforeLastStep: classes.size === 2,
      teaching: `The numbers of hydrogens were divided by the reactivities, as if ${faster} hydrogens reacted more slowly; they are to be multiplied.`,
    },
    {
      value: 2 * key < 100 ? (100 * key) / (100 - key) : Number.NaN,
      slip: 'ratio-for-share',
      teaching: 'This divides by the weights of the other products only; a share divides by the sum of all.',
    },
    {
      value: 100 / alkane.sites.length,
      slip: 'averaged-unequal-parts',
      teaching: 'The products do not form in equal shares: numbers and reactivities of the hydrogens differ.',
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
    text: `In a radical chlorination ${given.join(' and ')} as fast as a primary one (each single hydrogen compared). What percentage of the monochloro products of ${alkane.name} is ${named(asked)}?`,
    ...options,
    explanation: `Weights (number of hydrogens × reactivity): ${alkane.sites.map((site) => `${named(site)} ${site.hydrogens} × ${formatSignificant(reactivity[site.class], 2)} = ${formatSignificant(weight(site), 3)}`).join('; ')}. Share: \\frac{${formatSignificant(weight(asked), 3)}}{${formatSignificant(sum(weight), 3)}} = ${percent(key)}.`,
    finding: `Hydrogens weighted by their reactivity give ${percent(key)}.`,
  };
}

function named(site: Site): string {
  return site.product.replace('halo', 'chloro');
}
