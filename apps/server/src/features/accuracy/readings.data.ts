/** A reading of keys by somebody who did not see them, entered as what it was. */
export interface Reading {
  day: string;
  what: string;
  keys: number;
  /** `null` where they were not what was counted. */
  wrong: number | null;
  remark: string | null;
  /** What was read is what a quiz serves, so that a share of it speaks for all. */
  isOfServed: boolean;
}

/** The latest first. */
export const readings: readonly Reading[] = [
  {
    day: '2026-11-28',
    what: 'Written questions with new wrong options, solved from their texts',
    keys: 352,
    wrong: 0,
    remark:
      'Read before they were served. In one question a wrong option is part of the right one, which alone is complete.',
    isOfServed: false,
  },
  {
    day: '2026-11-28',
    what: 'Draws of new and changed families and sets, 19 of them solved from their pictures, 66 from text and table',
    keys: 85,
    wrong: 0,
    remark: 'Read before they were served. One key was called hard to be sure of.',
    isOfServed: false,
  },
  {
    day: '2026-11-28',
    what: 'Every template of the catalogue, read for its level by readers who saw its key and solved along',
    keys: 5315,
    wrong: 3,
    remark:
      'One key was wrong in its last figure (0.2474 for 0.2473), and two questions had a second option that is right. They were mended. Readers who see the keys find less than readers who do not.',
    isOfServed: false,
  },
  {
    day: '2026-11-28',
    what: 'Draws of five new families with a figure, solved from their pictures',
    keys: 60,
    wrong: 0,
    remark: null,
    isOfServed: false,
  },
  {
    day: '2026-11-23',
    what: 'New questions of sets and on laboratory work, each solved by two readers: 378 answers, none apart from its key',
    keys: 189,
    wrong: 0,
    remark:
      'Two questions had a weak wrong option or a rounded key, and eight texts were not clear enough; they were worded anew and read again.',
    isOfServed: false,
  },
  {
    day: '2026-11-23',
    what: 'Draws of new families with a figure, each solved from a screenshot by two readers',
    keys: 32,
    wrong: 0,
    remark:
      'The readers found drawn peaks that did not agree with their printed areas, and a wrong way that led to the right number; both were mended.',
    isOfServed: false,
  },
  {
    day: '2026-11-23',
    what: 'Levels of families with a figure, each solved from a screenshot by two readers',
    keys: 56,
    wrong: 0,
    remark: null,
    isOfServed: false,
  },
  {
    day: '2026-11-23',
    what: 'Draws over all families, answered without options by typing',
    keys: 300,
    wrong: 0,
    remark:
      '293 typed answers were taken as right. In the other 7 the unit was missing or another one, or the number was not exact; their keys stand.',
    isOfServed: false,
  },
  {
    day: '2026-11-22',
    what: 'New written questions, each solved by two readers: 3,076 answers, none apart from its key',
    keys: 1538,
    wrong: 0,
    remark: 'Read before they were served, so they say how we write, not what a quiz contains.',
    isOfServed: false,
  },
  {
    day: '2026-11-22',
    what: 'Questions as they were served, solved in three separate readings',
    keys: 450,
    wrong: 0,
    remark: null,
    isOfServed: true,
  },
];
