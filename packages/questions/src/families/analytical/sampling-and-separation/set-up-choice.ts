import { readApparatus, type Apparatus, type DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { setUp } from './apparatus-pieces.ts';
import { drawPair, separationOf, type Separation } from './separation-tables.ts';
import { tasksFor, type Task } from './set-up-tasks.ts';

/** Which set-up fits: for a mixture whose data are in a table, and the other way round, the task for a drawn one. */
export const setUpChoice: Family = {
  id: 'set-up-choice',
  name: 'Choosing the set-up for a task',
  subject: 'analytical',
  topics: ['sampling-and-separation'],
  difficulties: ['intermediate', 'advanced'],
  tests: {
    intermediate: ['laboratory-apparatus'],
    advanced: ['laboratory-apparatus'],
  },
  uses: ['distillation-techniques', 'filtration-and-evaporation'],
  reference:
    'OpenStax Organic Chemistry, laboratory methods; Harwood and Moody, Experimental Organic Chemistry',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'advanced' ? taskOfDrawing(random) : setUpOfTable(random);
  },
};

const separations: Readonly<Record<Separation, { setUp: string; data: string }>> = {
  'simple distillation': {
    setUp: 'A flask with a distillation head, a condenser, and a receiver',
    data: 'a mixture of miscible liquids with very different boiling points',
  },
  'fractional distillation': {
    setUp: 'A flask with a fractionating column, a distillation head, a condenser, and a receiver',
    data: 'a mixture of miscible liquids with similar boiling points',
  },
  'separatory funnel': {
    setUp: 'A separatory funnel, from which the lower layer is drained',
    data: 'two liquids that form layers',
  },
  filtration: {
    setUp: 'A Büchner funnel with filter paper on a suction flask',
    data: 'a solid that is nearly insoluble in the liquid',
  },
};

const kinds = ['simple distillation', 'fractional distillation', 'separatory funnel', 'filtration'] as const;

function setUpOfTable(random: Random): Draft {
  const key = random.pick(kinds);
  const { names, figure } = drawPair(random, key);
  const [one, other] = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const { setUp: answer, data } = separations[key];
  return {
    text: `A mixture of equal amounts of ${one ?? ''} and ${other ?? ''} at 20 °C is to be separated. Which is the simplest setup that separates it well?`,
    shown: { figure, keyFrom: ({ cells }) => separations[separationOf(cells)].setUp },
    answer,
    distractors: kinds
      .filter((kind) => kind !== key)
      .map((kind) => ({
        text: separations[kind].setUp,
        slip: 'separation-overlooked',
        teaching: `This setup is for ${separations[kind].data}; the table shows ${data}.`,
      })),
    explanation: `${reasons[key]} The appropriate setup is ${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`,
    finding: `By their melting points, boiling points and solubility the two are ${data}.`,
  };
}

const reasons: Readonly<Record<Separation, string>> = {
  'simple distillation':
    'Both are liquids at 20 °C and miscible, and their boiling points are far apart, so the one with the lower boiling point distills first and is nearly pure.',
  'fractional distillation':
    'Both are liquids at 20 °C and miscible, and their boiling points are close together. The vapor contains much of both, so only repeated vaporization and condensation in a column separates them.',
  'separatory funnel':
    'Both are liquids at 20 °C and nearly insoluble in each other, so they form two layers.',
  filtration:
    'One substance melts above 20 °C and is nearly insoluble in the other, which is a liquid, so the mixture is a solid in a liquid.',
};

const drawnKinds = ['distillation', 'reflux', 'vacuum filtration'] as const;

function taskOfDrawing(random: Random): Draft {
  const [of = 'reflux', beside = 'distillation'] = random.shuffle(drawnKinds);
  // Two pairs in the same words: only the numbers tell what a task needs.
  const [answer, sameWords, otherFit, otherMisfit] = [
    tasksFor[of](random, true),
    tasksFor[of](random, false),
    tasksFor[beside](random, true),
    tasksFor[beside](random, false),
  ];
  const tasks = [answer, sameWords, otherFit, otherMisfit];
  return {
    text: 'For which of these tasks is this setup suitable?',
    shown: {
      figure: setUp(of, {}),
      keyFrom: (drawing) => tasks.find(({ needs }) => needs === setUpSeen(drawing))?.text ?? 'none',
    },
    answer: answer.text,
    distractors: [sameWords, otherFit, otherMisfit].map((task) => asDistractor(task, of)),
    explanation: `${looks[of]} ${answer.why}`,
    finding: `The pieces of the drawing make it a set-up for ${names[of]}. ${answer.why}`,
  };
}

function asDistractor({ text, why, needs }: Task, drawn: Apparatus['of']): Distractor {
  return {
    text,
    slip: needs === 'other' ? 'overgeneralised-rule' : 'apparatus-confused',
    teaching: needs === 'other' ? why : `${why} The drawing shows a setup for ${names[drawn]}.`,
  };
}

const names: Readonly<Record<Apparatus['of'], string>> = {
  distillation: 'a simple distillation',
  reflux: 'heating under reflux',
  'vacuum filtration': 'vacuum filtration',
};

const looks: Readonly<Record<Apparatus['of'], string>> = {
  distillation:
    'The condenser slants down to a second flask, where the distillate is collected, and there is no column on the way.',
  reflux: 'The condenser stands upright on the flask, so the condensed vapor runs back.',
  'vacuum filtration': 'A funnel with a flat filter sits on a flask that is connected to a pump.',
};

/** A set-up by its pieces: a bend leads to a receiver, a sheet is a filter. */
function setUpSeen(drawing: DrawingReading): Apparatus['of'] {
  const marks = new Set(drawing.marks.map(({ as }) => as));
  if (marks.has('sheet')) return 'vacuum filtration';
  return marks.has('bend') && readApparatus(drawing).bulb !== null ? 'distillation' : 'reflux';
}
