import { readApparatus, type Apparatus, type DrawingReading } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { setUp } from './apparatus-pieces.ts';

type Fault = 'bulb above' | 'bulb below' | 'water' | 'closed' | 'stones' | 'none';

interface FaultText {
  fault: string;
  consequence: string;
  /** What is seen, and why it matters. */
  reason: string;
  /** What is seen instead where this is not the fault. */
  instead: string;
  differing: Partial<Apparatus>;
}

const level = (not: string): string =>
  `The bulb is level with the side arm, not ${not}, so the thermometer shows the temperature of the distilling vapor`;

const faults: Readonly<Record<Fault, FaultText>> = {
  'bulb above': {
    fault: 'The thermometer bulb is too high',
    consequence: 'The thermometer reads too low: the vapor is hotter than it shows',
    reason: 'The bulb is above the side arm, where the vapor does not flow past it, so it stays too cold',
    instead: level('above it'),
    differing: { bulb: 'above' },
  },
  'bulb below': {
    fault: 'The thermometer bulb is too low',
    consequence: 'The thermometer reads too high: the vapor is cooler than it shows',
    reason: 'The bulb is in the boiling mixture, which is hotter than the distilling vapor',
    instead: level('in the boiling mixture'),
    differing: { bulb: 'below' },
  },
  water: {
    fault: 'The cooling water enters at the wrong end',
    consequence: 'The jacket does not fill completely, so cooling is poor and vapor may escape',
    reason:
      'Water that enters at the upper end runs straight down the jacket; it has to enter at the lower end',
    instead: 'The water enters at the lower end, so it fills the jacket',
    differing: { waterEnters: 'high' },
  },
  closed: {
    fault: 'The apparatus is completely closed',
    consequence: 'Pressure builds up, and the apparatus may burst or a stopper may blow out',
    reason:
      'A stopper closes the only opening, so heating raises the pressure; one end has to be open to the air',
    instead: 'One end is open to the air, so no pressure builds up',
    differing: { isClosed: true },
  },
  stones: {
    fault: 'The boiling chips are missing',
    consequence: 'The liquid superheats and bumps, and hot liquid may shoot up the apparatus',
    reason: 'Nothing in the liquid provides sites where bubbles can form, so it does not boil evenly',
    instead: 'Boiling chips lie in the liquid, so it boils evenly',
    differing: { hasStones: false },
  },
  none: {
    fault: 'Nothing is wrong with the apparatus',
    consequence: 'It works as it should: the liquid boils evenly, and its vapor condenses',
    reason: 'Water enters at the lower end, one end is open to the air, and boiling chips lie in the liquid',
    instead: '',
    differing: {},
  },
};

const possible: Readonly<Record<'distillation' | 'reflux', readonly Fault[]>> = {
  distillation: ['bulb above', 'bulb below', 'water', 'closed', 'stones', 'none'],
  reflux: ['water', 'closed', 'stones', 'none'],
};

const purposes: Readonly<Record<'distillation' | 'reflux', readonly string[]>> = {
  distillation: [
    'Ethanol is to be distilled from a fermented solution',
    'Acetone is to be distilled from a solution in water',
    'Cyclohexane is to be distilled from a solid residue',
    'Ethyl acetate is to be distilled from an oil',
    'Methanol is to be recovered from a reaction mixture',
    'Dichloromethane is to be distilled from a high-boiling product',
  ],
  reflux: [
    'An alcohol and a carboxylic acid are to be boiled under reflux to make an ester',
    'An ester is to be hydrolyzed by boiling it under reflux with aqueous base',
    'A primary alcohol is to be oxidized completely by boiling it under reflux with acidic dichromate',
    'An alkyl halide is to be boiled under reflux with aqueous base',
    'A nitrile is to be hydrolyzed by boiling it under reflux with aqueous acid',
    'An amide is to be hydrolyzed by boiling it under reflux with aqueous acid',
  ],
};

/** A set-up with one fault or none: which one it is, or what it leads to. */
export function faultyApparatus(random: Random, asked: 'fault' | 'consequence'): Draft {
  // Both levels draw from one stream: the second begins after all that the first one takes, so that they differ for one seed.
  if (asked === 'consequence') for (let taken = 0; taken < 16; taken += 1) random.next();
  const of = random.next() < 0.65 ? 'distillation' : 'reflux';
  const key = random.pick(possible[of]);
  const { reason, differing } = faults[key];
  const purpose = random.pick(purposes[of]);
  const answer = faults[key][asked];
  const reads = of === 'distillation' ? ', and the temperature of the distilling vapor is to be read' : '';
  const bulb = key === 'none' && of === 'distillation' ? 'The bulb is level with the side arm. ' : '';
  return {
    text: `${purpose}${reads}. ${asked === 'fault' ? 'What, if anything, is wrong with this apparatus?' : 'What happens if this apparatus is used as drawn?'}`,
    shown: { figure: setUp(of, differing), keyFrom: (drawing) => faults[faultSeen(drawing)][asked] },
    answer,
    // Any three of the others, so that every choice of four has each of them for its key as often.
    distractors: random
      .shuffle(possible[of].filter((fault) => fault !== key))
      .slice(0, 3)
      .map((fault) => ({
        text: faults[fault][asked],
        slip: fault === 'none' ? 'fault-overlooked' : key === 'none' ? 'fault-invented' : 'other-fault',
        teaching: `${whyNot(fault, key)}.`,
      })),
    explanation: `${bulb}${reason}. ${answer}.`,
    finding: `Every part in which set-ups can differ was read in the drawing: ${answer.charAt(0).toLowerCase()}${answer.slice(1)}.`,
  };
}

/** What in the drawing speaks against a fault: the part that it is about, or what is really wrong with that part. */
function whyNot(fault: Fault, key: Fault): string {
  const isOfSamePart = fault.startsWith('bulb') && key.startsWith('bulb');
  return fault === 'none' || isOfSamePart ? faults[key].reason : faults[fault].instead;
}

/** The fault that a drawing shows; the bulb may be off the side tube by its own size. */
function faultSeen(drawing: DrawingReading): Fault {
  const { bulb, waterEnters, isClosed, hasStones } = readApparatus(drawing);
  if (bulb !== null && Math.abs(bulb) > 8) return bulb > 0 ? 'bulb above' : 'bulb below';
  if (waterEnters === 'high') return 'water';
  if (isClosed) return 'closed';
  return hasStones ? 'none' : 'stones';
}
