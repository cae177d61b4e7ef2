import { readApparatus, type ApparatusPiece } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { faultyApparatus } from './apparatus-faults.ts';
import { pieceNames, piecesOf, setUp } from './apparatus-pieces.ts';

/** Drawings of set-ups for distillation, reflux and vacuum filtration: names of pieces, faults, and what a fault leads to. */
export const apparatusReadings: Family = {
  id: 'apparatus-readings',
  name: 'Reading drawings of apparatus',
  subject: 'analytical',
  topics: ['sampling-and-separation'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['laboratory-apparatus'],
    intermediate: ['distillation-techniques'],
    advanced: ['distillation-techniques'],
  },
  uses: ['filtration-and-evaporation'],
  reference:
    'OpenStax Organic Chemistry, laboratory methods; Harwood and Moody, Experimental Organic Chemistry',
  showsFigure: true,
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return nameOfPiece(random);
      case 'intermediate':
        return faultyApparatus(random, 'fault');
      case 'advanced':
        return faultyApparatus(random, 'consequence');
    }
  },
};

function nameOfPiece(random: Random): Draft {
  const of = random.pick([
    'distillation',
    'distillation',
    'vacuum filtration',
    'vacuum filtration',
    'reflux',
  ] as const);
  const drawn = random.shuffle(piecesOf[of]);
  const labels = drawn.map((piece, place) => ({ number: String(place + 1), piece }));
  const asked = random.pick(labels);
  // What is in the drawing is likelier to be taken for another piece than what is not.
  const absent = Object.keys(pieceNames)
    .filter(isPiece)
    .filter((piece) => !drawn.includes(piece));
  const others = [...drawn, ...random.shuffle(absent).slice(0, 9 - drawn.length)];
  const { name, purpose } = pieceNames[asked.piece];
  const called = article(name);
  return {
    text: `What is the name of the piece of apparatus labeled with the number ${asked.number}?`,
    shown: {
      figure: setUp(of, { labels }),
      keyFrom: (drawing) => {
        const seen = readApparatus(drawing).labels.find(({ number }) => number === asked.number)?.piece ?? '';
        return isPiece(seen) ? pieceNames[seen].name : 'not read';
      },
    },
    answer: name,
    distractors: others
      // What a suction flask receives makes it a receiving flask, too.
      .filter((piece) => piece !== asked.piece && !(asked.piece === 'armed cone' && piece === 'cone'))
      .map((piece) => {
        const number = labels.find((label) => label.piece === piece)?.number;
        const other = pieceNames[piece];
        return {
          text: other.name,
          slip: 'piece-misnamed',
          teaching: `${article(other.name)} ${other.purpose}${number === undefined ? `; there ${other.name.endsWith('s') ? 'are' : 'is'} none in this drawing` : `; in this drawing ${other.name.endsWith('s') ? 'they are' : 'it is'} labeled ${number}`}.`,
        };
      }),
    explanation: `The line from the number ${asked.number} ends at ${name.endsWith('s') ? 'the ' : ''}${called.charAt(0).toLowerCase()}${called.slice(1)}, which ${purpose}.`,
    finding: `The line of the number ${asked.number} was followed to its piece: ${name.toLowerCase()}.`,
  };
}

function isPiece(piece: string): piece is ApparatusPiece {
  return piece in pieceNames;
}

/** A name at the beginning of a sentence; boiling chips have no article, and agree in the plural. */
function article(name: string): string {
  return name.endsWith('s') ? name : `The ${name.startsWith('Büchner') ? name : name.toLowerCase()}`;
}
