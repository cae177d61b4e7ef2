/** What is counted of the stereoisomers that share a constitution. */
export interface Counted {
  question: string;
  /** What the question asks for. */
  asked: string;
  /** The number asked for, of all stereoisomers and of the meso forms among them. */
  of(stereoisomers: number, meso: number): number;
  /** How it follows from the number of stereoisomers, at the end of the explanation. */
  rest(stereoisomers: number, meso: number): string;
  /** The concepts of this count, where they are not those of its difficulty. */
  tests?: readonly string[];
}

const names = ['stereoisomers', 'others', 'pairs', 'diastereomers', 'chiral'] as const;
/** A count by its name. */
export type CountedName = (typeof names)[number];

const ofRelations = ['counting-stereoisomers', 'enantiomers-and-diastereomers'];

/** All counts: who counts stereoisomers only by a rule cannot tell those apart. */
export const countedAmong: Readonly<Record<CountedName, Counted>> = {
  stereoisomers: {
    question: 'How many stereoisomers are possible for this constitution?',
    asked: 'individual stereoisomers',
    of: (stereoisomers) => stereoisomers,
    rest: () => '',
  },
  others: {
    question:
      'A sample consists of one stereoisomer with this constitution. How many other stereoisomers are possible?',
    asked: 'stereoisomers other than the one in the sample',
    of: (stereoisomers) => stereoisomers - 1,
    rest: (stereoisomers) =>
      ` Excluding the one in the sample leaves ${stereoisomers} − 1 = ${stereoisomers - 1}.`,
  },
  pairs: {
    question: 'How many pairs of enantiomers are possible for this constitution?',
    asked: 'pairs of enantiomers',
    of: (stereoisomers, meso) => (stereoisomers - meso) / 2,
    rest: (stereoisomers, meso) =>
      meso > 0
        ? ` ${meso === 1 ? 'The meso form is its own mirror image' : 'Each meso form is its own mirror image'}; the others form \\frac{${stereoisomers} − ${meso}}{2} = ${counted((stereoisomers - meso) / 2, 'pair')} of enantiomers.`
        : ` The mirror image of each is among them, so there are \\frac{${stereoisomers}}{2} = ${counted(stereoisomers / 2, 'pair')} of enantiomers.`,
    tests: ofRelations,
  },
  diastereomers: {
    question: 'How many diastereomers does each stereoisomer with this constitution have?',
    asked: 'the diastereomers of one of them',
    of: (stereoisomers, meso) => (meso > 0 ? Number.NaN : stereoisomers - 2),
    rest: (stereoisomers) =>
      ` Of the others, one is the enantiomer, and the rest are diastereomers: ${stereoisomers} − 1 − 1 = ${stereoisomers - 2}.`,
    tests: ofRelations,
  },
  chiral: {
    question: 'How many chiral stereoisomers are possible for this constitution?',
    asked: 'individual chiral stereoisomers',
    of: (stereoisomers, meso) => stereoisomers - meso,
    rest: (stereoisomers, meso) =>
      meso > 0
        ? ` The meso ${meso === 1 ? 'form is' : 'forms are'} achiral, which leaves ${stereoisomers} − ${meso} = ${stereoisomers - meso} chiral ones.`
        : ` All ${stereoisomers} are chiral.`,
  },
};

function counted(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
