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
  const ortho = drawn(`c1ccc(${group})c(${ring.group})c1`);
  const meta = drawn(`c1cc(${group})cc(${ring.group})c1`);
  const para = drawn(`c1cc(${group})ccc1${ring.group}`);
  const isPara = ring.directs === 'para';
  const wrong: Distractor[] = [
    {
      text: isPara ? meta : para,
      slip: 'directing-effect-confused',
      teaching: `Here the new group stands in the ${isPara ? '*meta*' : '*para*'} position, but ${ring.why}.`,
    },
    ...(isPara
      ? []
      : [
          {
            text: ortho,
            slip: 'directing-effect-confused',
            teaching: `Here the new group stands in the *ortho* position, but ${ring.why}.`,
          },
        ]),
    {
      text: drawn(`c1cc(${group})cc(${group})c1${ring.group}`),
      slip: 'reagent-equivalents-ignored',
      teaching:
        'One equivalent of the reagent puts on one group, and these two are also in the wrong positions.',
    },
    {
      text: drawn(`c1ccccc1${group}`),
      slip: 'group-replaced',
      teaching: 'The new group takes the place of a hydrogen; the group that was there stays.',
    },
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
          : 'In this order the first group directs *meta* (and hinders Friedel–Crafts reactions), but the target is *para*.',
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
    ],
    explanation: `The two groups stand *${isMeta ? 'meta' : 'para'}* to each other. The group that came first must direct there: ${isMeta ? 'the electron-withdrawing one, a *meta* director' : 'the *ortho*/*para* director'}. So ${first.name} comes first, then ${then.name}.`,
    finding:
      'The directing effect of the first group leads to the positions of the target in this order only.',
  };
}

function sequence(first: Step, then: Step): string {
  return `First ${first.text}, then ${then.text}`;
}

function third(random: Random): Draft {
  const ring = random.pick(disubstituted);
  const electrophile = random.pick(electrophiles);
  const { group } = electrophile;
  return {
    text: `What is the main product when ${ring.name} reacts with one equivalent of ${electrophile.text}? ${drawn(`c1cc(${ring.second})ccc1${ring.first}`, ring.name)}`,
    answer: drawn(`c1c(${group})c(${ring.first})ccc1${ring.second}`),
    distractors: [
      {
        text: drawn(`c1c(${group})c(${ring.second})ccc1${ring.first}`),
        slip: 'directing-effect-confused',
        teaching: `The new group does not enter at this position: ${ring.why}.`,
      },
      {
        text: drawn(`c1c(${group})c(${ring.first})c(${group})cc1${ring.second}`),
        slip: 'reagent-equivalents-ignored',
        teaching: 'With one equivalent of the reagent only one new group enters.',
      },
      {
        text: drawn(`c1cc(${ring.second})ccc1${group}`),
        slip: 'group-replaced',
        teaching: 'The new group takes the place of a hydrogen; the groups that were there stay.',
      },
      {
        text: drawn(`c1cc(${group})ccc1${ring.first}`),
        slip: 'group-replaced',
        teaching: 'The new group takes the place of a hydrogen; the groups that were there stay.',
      },
    ],
    explanation: `Two kinds of hydrogen are left on the ring. The new group enters at one of them: ${ring.why}.`,
    finding:
      'The directing effects of both groups were combined; the structure was put together accordingly.',
  };
}
