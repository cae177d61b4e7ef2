import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { electrophiles, ringGroups, steps, type RingGroup, type Step } from './aromatic.data.ts';
import { drawn } from '../../texts/drawn.ts';
import { nitro, ringWith, sulfo } from './ring-with.ts';
import { third } from './third-group.ts';
import { twoSlips } from '../../notes/two-slips.ts';

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
      teaching: `Here the new group is in the ${isPara ? '*meta*' : '*para*'} position, but ${ring.why}.`,
      isDecisive: true,
    },
    ...(isPara
      ? []
      : [
          {
            text: ortho,
            slip: 'directing-effect-confused',
            teaching: `Here the new group is in the *ortho* position, but ${ring.why}.`,
          },
        ]),
    ...otherGroups(ring, group),
    ...[
      { text: ringWith(ring.group, { 2: group, 4: group }), areMeta: false },
      { text: ringWith(ring.group, { 3: group, 5: group }), areMeta: true },
    ].map(({ text, areMeta }) => ({
      text,
      slip: 'reagent-equivalents-ignored',
      teaching:
        areMeta === isPara
          ? `Two things went wrong. One equivalent of the reagent introduces only one group. Also, it enters at neither of these positions, since ${ring.why}.`
          : 'One equivalent of the reagent introduces only one group, not two.',
    })),
  ];
  return {
    text: `Which of these compounds is a major product when ${ring.name} reacts with one equivalent of ${electrophile.text}?`,
    answer: isPara ? para : meta,
    distractors: wrong,
    explanation: `The new group replaces a hydrogen on the ring. It enters mainly at the ${isPara ? '*para* and *ortho* positions' : '*meta* position'}, because ${ring.why}.`,
    finding: `The group on the ring directs ${isPara ? '*ortho* and *para*' : '*meta*'}; the structure was put together accordingly.`,
  };
}

/** Another group at the ring, or another new one, in the right position and in the other one. */
function otherGroups(
  { group: own, misread, bears, drawn: shown, directs, name, why }: RingGroup,
  group: string,
): Distractor[] {
  const others = [
    {
      at: { first: misread, next: group },
      slip: 'functional-group-confused',
      teaching: `The ring of ${name} bears ${bears}; here it bears ${shown} instead.`,
    },
    ...(group === nitro
      ? [
          {
            at: { first: own, next: sulfo },
            slip: 'reagent-misread',
            teaching:
              'Here sulfuric acid only protonates nitric acid: a nitro group enters, not a sulfo group.',
          },
        ]
      : []),
  ];
  return others.flatMap(({ at: { first, next }, slip, teaching }) =>
    ([4, 3] as const).map((position) => ({
      text: ringWith(first, { [position]: next }),
      slip,
      teaching:
        (position === 4) === (directs === 'para')
          ? teaching
          : twoSlips(teaching, `the new group does not enter at this position, since ${why}.`),
    })),
  );
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
    text: `Which sequence converts benzene into this compound as a major product? ${drawn(target)}`,
    answer: sequence(first, then),
    distractors: [
      {
        text: sequence(then, first),
        slip: 'directing-effect-confused',
        teaching: isMeta
          ? 'In this order, the first group directs the second to the *ortho* and *para* positions, but the target is *meta*.'
          : paraDirector.name === 'alkylation'
            ? 'In this order, the first group directs to the *meta* position, but the target is *para*; besides, a Friedel–Crafts alkylation fails on a ring with a *meta* director.'
            : 'In this order, the first group directs the second to the *meta* position, but the target is *para*.',
        isDecisive: true,
      },
      {
        text: sequence(first, otherThen),
        slip: 'reagent-misread',
        teaching: `The second step introduces ${otherThen.introduces}, which the target does not have.`,
      },
      {
        text: sequence(otherFirst, then),
        slip: 'reagent-misread',
        teaching: `The first step introduces ${otherFirst.introduces}, which the target does not have.`,
      },
      ...[
        { text: sequence(otherThen, first), step: 'first', introduces: otherThen.introduces },
        { text: sequence(then, otherFirst), step: 'second', introduces: otherFirst.introduces },
      ].map(({ text, step, introduces }) => ({
        text,
        slip: 'directing-effect-confused',
        teaching: `Two things went wrong: the ${step} step introduces ${introduces}, which the target does not have, and in this order the first group does not direct to the ${isMeta ? '*meta*' : '*para*'} position.`,
      })),
    ],
    explanation: `The two groups are *${isMeta ? 'meta' : 'para'}* to each other. The group introduced first must direct the second to this position, so it is ${isMeta ? 'the *meta* director' : 'the *ortho*/*para* director'}. Therefore ${first.name} comes first, followed by ${then.name}.`,
    finding:
      'The directing effect of the first group leads to the positions of the target only in this order.',
  };
}

function sequence(first: Step, then: Step): string {
  return `First ${first.text}, then ${then.text}`;
}
