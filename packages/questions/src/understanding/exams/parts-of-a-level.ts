/** What of an A-level a text names: the numbers of the syllabus that begin its sections, and how it is called. */
export interface PartOfALevel {
  numbers: readonly string[];
  name: string;
  /** The text without it. */
  rest: string;
}

/** The numbers that belong to each branch, paper and year of an A-level. */
interface ALevel {
  branches: Readonly<Record<string, readonly string[]>>;
  papers: Readonly<Record<string, readonly string[]>>;
  /** Of the first year, or the AS-level; all others are of the second. */
  firstYear: readonly string[];
}

const of = (section: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => `${section}${first + place}`);

const aqaPhysical = of('3.1.', 1, 12);
const aLevels: Readonly<Record<string, ALevel>> = {
  AQA: {
    branches: { physical: aqaPhysical, inorganic: of('3.2.', 1, 6), organic: of('3.3.', 1, 16) },
    papers: {
      1: [...aqaPhysical.filter((number) => !['3.1.5', '3.1.9'].includes(number)), ...of('3.2.', 1, 6)],
      2: [...of('3.1.', 2, 6), '3.1.9', ...of('3.3.', 1, 16)],
    },
    firstYear: [...of('3.1.', 1, 7), ...of('3.2.', 1, 3), ...of('3.3.', 1, 6)],
  },
  OCR: {
    branches: {
      physical: ['2.1.1', '2.1.2', '2.1.3', ...of('3.2.', 1, 3), ...of('5.1.', 1, 3), ...of('5.2.', 1, 3)],
      inorganic: [...of('3.1.', 1, 4), '5.3.1', '5.3.2'],
      organic: [
        ...of('4.1.', 1, 3),
        ...of('4.2.', 1, 4),
        ...of('6.1.', 1, 3),
        ...of('6.2.', 1, 5),
        '6.3.1',
        '6.3.2',
      ],
    },
    papers: { 1: ['2', '3', '5'], 2: ['2', '4', '6'] },
    firstYear: ['2', '3', '4'],
  },
  Edexcel: {
    branches: {
      physical: [...of('', 1, 3), '5', ...of('', 8, 14), '16'],
      inorganic: ['1', '3', '4', '14', '15'],
      organic: ['6', '7', ...of('', 17, 19)],
    },
    papers: {
      1: [...of('', 1, 5), '8', ...of('', 10, 15)],
      2: ['2', '3', '5', '6', '7', '9', ...of('', 16, 19)],
    },
    firstYear: of('', 1, 10),
  },
  Cambridge: {
    branches: {
      physical: [...of('', 1, 8), ...of('', 23, 26)],
      inorganic: [...of('', 9, 12), '27', '28'],
      organic: [...of('', 13, 21), ...of('', 29, 36)],
    },
    papers: { 1: of('', 1, 22), 2: of('', 1, 22), 4: of('', 23, 37) },
    firstYear: of('', 1, 22),
  },
};

const paper = /\bpapers?\s*([1-5])\b/i;
const first = /\b(?:AS(?:[- ]level)?|year (?:1|one|12)|(?:first|1st) year|Y12)\b/i;
const second = /\b(?:A2(?:[- ]level)?|year (?:2|two|13)|(?:second|2nd) year|Y13)\b/i;
/** A branch alone: `organic synthesis` is a wish of its own. */
const branch = /^(physical|inorganic|organic)(?: chem(?:istry)?)?$/i;

/**
 * The branch, paper or year of an A-level that a text names.
 * @param board `AQA`, `OCR`, `Edexcel` or `Cambridge`
 * @param text what stands beside the name of the board
 * @returns `null` where it names none, or one that we have no numbers of
 * @example partOfALevel('AQA', 'paper 2 organic')?.name // 'paper 2, organic'
 */
export function partOfALevel(board: string, text: string): PartOfALevel | null {
  const aLevel = aLevels[board];
  if (aLevel === undefined) return null;
  const ofPaper = paper.exec(text);
  const year = [first, second].find((pattern) => pattern.test(text));
  const beside = [paper, first, second].reduce((rest, pattern) => rest.replace(pattern, ' '), text);
  const rest = beside.replace(/\s+/g, ' ').trim();
  const ofBranch = branch.exec(rest);
  const asked = [
    ...(ofBranch === null ? [] : [aLevel.branches[ofBranch[1]?.toLowerCase() ?? ''] ?? []]),
    ...(ofPaper === null ? [] : [aLevel.papers[ofPaper[1] ?? ''] ?? []]),
  ];
  const isOfFirst = (number: string): boolean => aLevel.firstYear.some((begin) => isWithin(number, begin));
  const [numbers = Object.values(aLevel.branches).flat(), ...others] = asked;
  const inAll = numbers.filter(
    (number) =>
      others.every((further) => further.some((one) => isWithin(number, one))) &&
      (year === undefined || isOfFirst(number) === (year === first)),
  );
  if ((asked.length === 0 && year === undefined) || inAll.length === 0) return null;
  const name = [
    ...(ofPaper === null ? [] : [`paper ${ofPaper[1]}`]),
    ...(year === undefined ? [] : [year === first ? 'first year' : 'second year']),
    ...(ofBranch === null ? [] : [(ofBranch[1] ?? '').toLowerCase()]),
  ].join(', ');
  return { numbers: [...new Set(inAll)], name, rest: ofBranch === null ? rest : '' };
}

/** Whether a section is, or belongs to, another one: `3.1.10` does not belong to `3.1.1`. */
export function isWithin(number: string, section: string): boolean {
  return number.startsWith(section) && !/^\d/.test(number.slice(section.length));
}
