import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { disubstituted, electrophiles, ringGroups, steps, type Step } from './aromatic.data.ts';
import { drawn } from '../../texts/drawn.ts';

/** Where a second or third group enters a benzene ring. */
export const aromaticSubstitution: Family = {
  id: 'aromatic-substitution',
  name: 'Electrophilic aromatic substitution',
  subject: 'organic',
  topics: ['aromatic-compounds'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['directing-effects'],
    intermediate: ['directing-effects', 'synthetic-routes'],
    advanced: ['directing-effects'],
  },
  uses: ['electrophilic-aromatic-substitution', 'nitration-of-benzene', 'friedel-crafts-reactions'],
  reference: 'McMurry, Organic Chemistry, chapter 16; Clayden, Organic Chemistry, chapter 21',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return second(random);
      case 'intermediate':
        return orderOfSteps(random);
      case 'advanced':
        return third(random);
    }
  },
};

function second(random: Random): Draft | null {
  const ring = random.pick(ringGroups);
  const electrophile = random.pick(electrophiles);
  const { group } = electrophile;
  const ortho = ringWith(ring.group, { 2: group });
  const meta = ringWith(ring.group, { 3: group });
  const para = ringWith(ring.group, { 4: group });
  const isPara = ring.directs === 'para';
  const wrong: Distractor[] = [
    {
      text: isPara ? meta : para,
      slip: 'directing-effect-confused',
      teaching: `Here the new group stands in the ${isPara ? '*meta*' : '*para*'} position, but ${ring.why}.`,
      isDecisive: true,
    },
    ...(isPara
      ? []
      : [
          {
            text: ortho,
            slip: 'directing-effect-confused',
            teaching: `Here the new group stands in the *ortho* position, but ${ring.why}.`,
            isDecisive: true,
          },
        ]),
    ...[
      { text: ringWith(ring.group, { 2: group, 4: group }), areMeta: false },
      { text: ringWith(ring.group, { 3: group, 5: group }), areMeta: true },
    ].map(({ text, areMeta }) => ({
      text,
      slip: 'reagent-equivalents-ignored',
      teaching:
        areMeta === isPara
          ? `Two slips at once: one equivalent of the reagent puts on one group only, and not in this position: ${ring.why}.`
          : 'One equivalent of the reagent puts on one group only, not two.',
    })),
    // A group that was replaced by one of its own kind would be no change at all.
    ...(group === ring.group
      ? []
      : [
          {
            text: ringWith(group, {}),
            slip: 'group-replaced',
            teaching: 'The new group takes the place of a hydrogen; the group that was there stays.',
          },
          {
            text: ringWith(group, isPara ? { 3: group } : { 4: group }),
            slip: 'group-replaced',
            teaching:
              'Two slips at once: only one new group enters, and it takes the place of a hydrogen; the group that was there stays.',
          },
        ]),
  ];
  return {
    text: `Which of these is formed as a main product when ${ring.name} reacts with one equivalent of ${electrophile.text}?`,
    answer: isPara ? para : meta,
    distractors: wrong,
    explanation: `The new group replaces a hydrogen of the ring. It goes mainly to the ${isPara ? '*para* and *ortho* positions' : '*meta* position'}, because ${ring.why}.`,
    finding: `The group on the ring directs ${isPara ? '*ortho* and *para*' : '*meta*'}; the structure was put together accordingly.`,
  };
}

/** Two groups of different kind: their places tell which one came first. */
function orderOfSteps(random: Random): Draft | null {
  const [metaDirector, otherMeta] = random.shuffle(steps.filter(({ directs }) => directs === 'meta'));
  const [paraDirector, otherPara] = random.shuffle(steps.filter(({ directs }) => directs === 'para'));
  if (metaDirector === undefined || otherMeta === undefined) return null;
  if (paraDirector === undefined || otherPara === undefined) return null;
  const isMeta = random.next() < 0.5;
  // Friedel–Crafts reactions fail on rings with a meta director, so an alkylation can only come first.
  if (isMeta && paraDirector.name === 'alkylation') return null;
  const [first, then] = isMeta ? [metaDirector, paraDirector] : [paraDirector, metaDirector];
  const [otherFirst, otherThen] = isMeta ? [otherMeta, otherPara] : [otherPara, otherMeta];
  const target = isMeta
    ? `c1cc(${metaDirector.group})cc(${paraDirector.group})c1`
    : `c1cc(${metaDirector.group})ccc1${paraDirector.group}`;
  return {
    text: `Which sequence turns benzene into this compound as a main product? ${drawn(target)}`,
    answer: sequence(first, then),
    distractors: [
      {
        text: sequence(then, first),
        slip: 'directing-effect-confused',
        teaching: isMeta
          ? 'In this order the first group directs the second to *ortho* and *para*, but the target is *meta*.'
          : 'In this order the first group directs *meta*, but the target is *para*.',
        isDecisive: true,
      },
      {
        text: sequence(first, otherThen),
        slip: 'reagent-misread',
        teaching: 'The second step puts a group on the ring that the target does not have.',
      },
      {
        text: sequence(otherFirst, then),
        slip: 'reagent-misread',
        teaching: 'The first step puts a group on the ring that the target does not have.',
      },
      ...[sequence(otherThen, first), sequence(then, otherFirst)].map((text) => ({
        text,
        slip: 'directing-effect-confused',
        teaching: `Two slips at once: one step puts a group on the ring that the target does not have, and in this order the first group does not direct to the ${isMeta ? '*meta*' : '*para*'} position.`,
      })),
    ],
    explanation: `The two groups stand *${isMeta ? 'meta' : 'para'}* to each other. The group that came first must direct there: ${isMeta ? 'the *meta* director' : 'the *ortho*/*para* director'}. So ${first.name} comes first, then ${then.name}.`,
    finding:
      'The directing effect of the first group leads to the positions of the target in this order only.',
  };
}

function sequence(first: Step, then: Step): string {
  return `First ${first.text}, then ${then.text}`;
}

/** A benzene ring with a group in position 1 and others by their positions, each structure written in the same way. */
function ringWith(first: string, others: Readonly<Record<number, string>>): string {
  const positions = [2, 3, 4, 5, 6].map((position) => {
    const group = others[position];
    const atom = position === 6 ? 'c1' : 'c';
    if (group === undefined) return atom;
    return position === 6 ? `${atom}${group}` : `${atom}(${group})`;
  });
  return drawn(`c1(${first})${positions.join('')}`);
}

const sulfo = 'S(=O)(=O)O';

function third(random: Random): Draft {
  const ring = random.pick(disubstituted);
  const electrophile = random.pick(electrophiles);
  const { group } = electrophile;
  const { first, second } = ring;
  const isHalogen = group === 'Br' || group === 'Cl';
  return {
    text: `What is the main product when ${ring.name} reacts with one equivalent of ${electrophile.text}? ${drawn(`c1cc(${second})ccc1${first}`, ring.name)}`,
    answer: ringWith(first, { 2: group, 4: second }),
    distractors: [
      {
        text: ringWith(first, { 3: group, 4: second }),
        slip: 'directing-effect-confused',
        teaching: `The new group does not enter at this position: ${ring.why}.`,
        isDecisive: true,
      },
      {
        text: ringWith(first, { 2: group, 4: second, 6: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: 'With one equivalent of the reagent only one new group enters.',
      },
      {
        text: ringWith(first, { 2: group, 4: second, 5: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: `Two slips at once: with one equivalent only one new group enters, and at only one of these positions: ${ring.why}.`,
      },
      {
        text: ringWith(first, { 3: group, 4: second, 5: group }),
        slip: 'reagent-equivalents-ignored',
        teaching: `Two slips at once: with one equivalent only one new group enters, and not at these positions: ${ring.why}.`,
      },
      ...(isHalogen
        ? [
            {
              text: ringWith(first, { 2: group, 3: group, 4: second }),
              slip: 'mechanism-confused',
              teaching:
                'Both halogen atoms entered side by side, as in an addition to a double bond; in this substitution one enters and the other leaves with a hydrogen.',
            },
          ]
        : [
            {
              text: ringWith(first, { 2: sulfo, 4: second }),
              slip: 'reagent-misread',
              teaching:
                'Here the ring was sulfonated; sulfuric acid only protonates nitric acid, and a nitro group enters.',
            },
            {
              text: ringWith(first, { 2: group, 3: group, 4: second }),
              slip: 'reagent-equivalents-ignored',
              teaching: `Two slips at once: with one equivalent only one new group enters, and at only one of these positions: ${ring.why}.`,
            },
            {
              text: ringWith(first, { 3: sulfo, 4: second }),
              slip: 'reagent-misread',
              teaching: `Two slips at once: a nitro group enters, not a sulfo group, and not at this position: ${ring.why}.`,
            },
          ]),
      ...(isHalogen && [first, second].includes('C')
        ? [
            {
              text:
                first === 'C' ? ringWith(`C${group}`, { 4: second }) : ringWith(first, { 4: `C${group}` }),
              slip: 'side-chain-attacked',
              teaching:
                'A halogen enters the methyl group by radicals, in light; with an iron(III) halide it attacks the ring.',
            },
          ]
        : []),
    ],
    explanation: `Two kinds of hydrogen are left on the ring. The new group enters at one of them: ${ring.why}.`,
    finding:
      'The directing effects of both groups were combined; the structure was put together accordingly.',
  };
}
