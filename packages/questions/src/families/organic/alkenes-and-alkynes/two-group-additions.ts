import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { addition } from './addition-slips.ts';
import { alkenes, type Alkene } from './alkenes.data.ts';
import { alkeneShown } from './alkene-shown.ts';

/** A halogen with what else is there. */
interface Halogenation {
  halogen: 'bromine' | 'chlorine';
  /** As SMILES: the halogen, and the group that a solvent leaves. */
  x: 'Br' | 'Cl';
  solvent: 'water' | 'methanol';
  s: 'O' | 'OC';
}

const halogenations: readonly Halogenation[] = [
  { halogen: 'bromine', x: 'Br', solvent: 'water', s: 'O' },
  { halogen: 'chlorine', x: 'Cl', solvent: 'water', s: 'O' },
  { halogen: 'bromine', x: 'Br', solvent: 'methanol', s: 'OC' },
];

/**
 * Chlorine also replaces a hydrogen next to the double bond of an alkene with two groups on one of its carbons, so that only bromine is
 * drawn there. The product of a halogen in a solvent that takes part, of the same addition at the other carbon, or in an inert
 * solvent.
 */
export function twoGroupProduct(random: Random): Draft {
  const alkene = random.pick(alkenes);
  const drawn = random.pick(
    alkene.hasOneGroup === true ? halogenations : halogenations.filter(({ x }) => x === 'Br'),
  );
  const asked = random.integer(0, 9);
  return asked < 4
    ? inSolvent(alkene, drawn)
    : asked < 8
      ? againstRule(alkene, drawn)
      : inInertSolvent(alkene, drawn);
}

function inSolvent(alkene: Alkene, drawn: Halogenation): Draft {
  const { x, s, solvent } = drawn;
  const answer = addition(alkene, { a: s, b: x });
  return {
    text: `What is the major product when ${alkene.name} reacts with ${drawn.halogen} in a large excess of ${solvent}? ${alkeneShown(alkene)}`,
    answer,
    distractors: [
      {
        text: addition(alkene, { a: x, b: s }),
        slip: 'markovnikov-reversed',
        teaching:
          'The halogen adds first and the solvent opens the halonium ion at the more substituted carbon, so the positions of the two groups are reversed here.',
      },
      ...slipsWithSolvent(alkene, drawn, 'b'),
    ],
    explanation: `${ruleOf(drawn)} The two new groups end up on the two carbons that shared the double bond, and no other bond of the alkene changes: ${answer}.`,
    finding:
      'The product was put together from the alkene by the rule for this reagent; no wrong option has the same canonical structure.',
  };
}

function againstRule(alkene: Alkene, drawn: Halogenation): Draft {
  const { x, s, solvent } = drawn;
  const [answer, formed] = [addition(alkene, { a: x, b: s }), addition(alkene, { a: s, b: x })];
  return {
    text: `Which compound would form from ${alkene.name} and ${drawn.halogen} in a large excess of ${solvent} if ${solvent} opened the ${ionOf(drawn)} ion at the less substituted carbon? ${alkeneShown(alkene)}`,
    answer,
    distractors: [
      {
        text: formed,
        slip: 'markovnikov-reversed',
        teaching: `This is the product that forms in fact: ${solvent} opened the ion at the more substituted carbon.`,
        isDecisive: true,
      },
      ...slipsWithSolvent(alkene, drawn, 'a'),
    ],
    explanation: `${ruleOf(drawn)} That gives ${formed}. If it opened the ion at the less substituted carbon, the two new groups would be interchanged: ${answer}.`,
    finding:
      'Both additions were put together from the alkene; the key is the one with the halogen on the more substituted carbon.',
  };
}

/** Slips where the halogen belongs on one carbon of the double bond and the group from the solvent on the other. */
function slipsWithSolvent(alkene: Alkene, { x, s }: Halogenation, ofHalogen: 'a' | 'b'): Distractor[] {
  const ofSolvent = ofHalogen === 'a' ? 'b' : 'a';
  return [
    {
      text: addition(alkene, { a: x, b: x }),
      slip: 'nucleophile-misjudged',
      teaching:
        'Here the second group is a halogen as well; the solvent is present in large excess, so it opens the halonium ion before a halide ion can.',
    },
    {
      text: addition(alkene, { a: s, b: s }),
      slip: 'mechanism-confused',
      teaching: 'The first step adds the halogen; only the second group comes from the solvent.',
    },
    {
      text: addition(alkene, { [ofSolvent]: s }),
      slip: 'one-step-short',
      teaching: 'The halogen stays on its carbon; hydrogen would replace it only in a reduction.',
    },
    {
      text: addition(alkene, { [ofHalogen]: x }),
      slip: 'one-step-short',
      teaching: 'The solvent opens the halonium ion and remains attached; here hydrogen is in its place.',
    },
    ...besideDoubleBond(alkene, { [ofHalogen]: x }, s, 'the group from the solvent'),
    ...besideDoubleBond(alkene, { [ofSolvent]: s }, x, 'the halogen'),
    ...substitutedSlips(alkene, x),
  ];
}

function inInertSolvent(alkene: Alkene, { halogen, x, s, solvent }: Halogenation): Draft {
  const answer = addition(alkene, { a: x, b: x });
  const noSolvent = `No ${solvent} is present; the halide ion opens the halonium ion, because dichloromethane cannot.`;
  return {
    text: `What is the major product when ${alkene.name} reacts with ${halogen} in dichloromethane in the dark? ${alkeneShown(alkene)}`,
    answer,
    distractors: [
      { text: addition(alkene, { a: s, b: x }), slip: 'nucleophile-misjudged', teaching: noSolvent },
      {
        text: addition(alkene, { a: x }),
        slip: 'one-step-short',
        teaching: `Both atoms of ${halogen} end up in the product; here hydrogen is in the place of one, as if HX had been added.`,
      },
      {
        text: addition(alkene, { b: x }),
        slip: 'one-step-short',
        teaching: `Both atoms of ${halogen} end up in the product; the more substituted carbon has only hydrogen here.`,
      },
      {
        text: addition(alkene, { a: x, b: s }),
        slip: 'nucleophile-misjudged',
        teaching: noSolvent,
      },
      ...besideDoubleBond(alkene, { b: x }, x, 'one halogen'),
      ...besideDoubleBond(alkene, { a: x }, x, 'one halogen'),
      ...substitutedSlips(alkene, x),
    ],
    explanation: `The halogen forms a ${x === 'Br' ? 'bromonium' : 'chloronium'} ion, and the halide ion that is left opens it, since dichloromethane is no nucleophile. The two halogens end up on the two carbons that shared the double bond, and no other bond of the alkene changes: ${answer}.`,
    finding:
      'The product was put together from the alkene with one halogen on each carbon of the double bond; no wrong option has the same canonical structure.',
  };
}

/** One of two groups on a carbon outside the double bond. */
function besideDoubleBond(
  alkene: Alkene,
  right: { a?: string; b?: string },
  group: string,
  name: string,
): Distractor[] {
  return (['c', 'd'] as const)
    .filter((place) => alkene.places.includes(`{${place}}`))
    .map((place) => ({
      text: addition(alkene, { ...right, [place]: group }),
      slip: 'position-shifted',
      teaching: `Here ${name} is on a carbon outside the double bond; an addition puts one group on each of the two carbons that shared it.`,
    }));
}

/** A halogen in the place of a hydrogen next to the double bond, which is kept. */
function substitutedSlips(alkene: Alkene, x: string): Distractor[] {
  if (!alkene.places.includes('{c}')) return [];
  return [
    {
      text: addition(alkene, { c: x, keepsDoubleBond: true }),
      slip: 'added-without-opening',
      teaching:
        'Here the halogen replaced a hydrogen and the double bond is still present; an addition consumes the double bond.',
    },
  ];
}

function ruleOf(drawn: Halogenation): string {
  return `${drawn.x === 'Br' ? 'Bromine' : 'Chlorine'} forms a ${ionOf(drawn)} ion, and ${drawn.solvent}, present in large excess, opens it at the more substituted carbon, which bears more of the positive charge.`;
}

function ionOf({ x }: Halogenation): string {
  return x === 'Br' ? 'bromonium' : 'chloronium';
}
