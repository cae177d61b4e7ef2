import {
  readFigure,
  type Apparatus,
  type ApparatusPiece,
  type Arrows,
  type DrawingReading,
  type Figure,
  type OrbitalDiagram,
} from '@valence/figures';

/**
 * What somebody takes in who hears an orbital diagram, a projection, a chair or a set-up: who has understood the words can draw the
 * figure anew, and reads that.
 * @returns `null` for any other description
 */
export function readSpokenShape(said: string): DrawingReading | null {
  const figure = drawnAnew(said);
  return figure === null ? null : readFigure(figure);
}

function drawnAnew(said: string): Figure | null {
  if (said.startsWith('A molecular orbital diagram')) return orbitalDiagram(said);
  if (said.startsWith('A Newman projection')) return newman(said);
  if (said.startsWith('A six-membered ring as a chair')) return chair(said);
  if (/^(?:A Fischer projection|Fischer projections)/.test(said)) return fischer(said);
  return said.startsWith('A set-up.') ? apparatus(said) : null;
}

/** `C H 3` as a formula. */
function formula(said = ''): string {
  return `\\ce{${said.replaceAll(' ', '')}}`;
}

const arrowsOf: Readonly<Record<string, Arrows>> = {
  empty: '',
  'one arrow up': '↑',
  'one arrow down': '↓',
  'one arrow up and one down': '↑↓',
};

function orbitalDiagram(said: string): Figure {
  const column = (from: string, to: string): OrbitalDiagram['left'] => {
    const [, part = ''] = new RegExp(`${from}, (.*?)${to}`).exec(said) ?? [];
    const levels = [...part.matchAll(/(?:: |\. )([^:.]+) at height ([\d.]+): \d+ lines?, ([^.]*)/g)];
    return {
      name: 'column',
      levels: levels.map(([, name = '', height, arrows = '']) => ({
        name: name.replace('*', '\\*'),
        height: Number(height),
        orbitals: arrows.split('; ').map((one) => arrowsOf[one] ?? ''),
      })),
    };
  };
  return {
    kind: 'molecular orbital diagram',
    caption: 'heard',
    left: column('At the left', ' In the middle'),
    middle: column('In the middle', ' At the right'),
    right: column('At the right', '$'),
    joins: [],
  };
}

function newman(said: string): Figure {
  const [, front = '', behind = ''] = /In front: (.*?)\. Behind: (.*)\.$/.exec(said) ?? [];
  const groups = (part: string): readonly [string, string, string] => {
    const [first, second, third] = [...part.matchAll(/([A-Z][A-Za-z\d ]*?) at \d+ o’clock/g)].map(
      ([, group]) => formula(group),
    );
    return [first ?? '', second ?? '', third ?? ''];
  };
  return {
    kind: 'Newman projection',
    caption: 'heard',
    front: groups(front),
    back: groups(behind),
    isEclipsed: behind.includes('clockwise of the bond in front'),
    isTurned: front.includes(' at 2 o’clock'),
  };
}

const corners = [
  'left tip',
  'upper left corner',
  'upper right corner',
  'right tip',
  'lower right corner',
  'lower left corner',
];

function chair(said: string): Figure {
  const groups = [...said.matchAll(/([A-Z][A-Za-z\d ]*?) at the ([a-z ]+), pointing (straight|outward)/g)];
  return {
    kind: 'chair',
    caption: 'heard',
    groups: groups.map(([, text, corner = '', way]) => ({
      text: formula(text),
      place: corners.indexOf(corner),
      direction: way === 'straight' ? 'axial' : 'equatorial',
    })),
  };
}

function fischer(said: string): Figure {
  const molecules = [...said.matchAll(/rom top to bottom: ([^;]+); (.*?); ([^;]+?)\.(?= |$)/g)];
  return {
    kind: 'Fischer projection',
    caption: 'heard',
    molecules: molecules.map(([, top, crosses = '', bottom], place) => ({
      name: ['I', 'II'][place] ?? '',
      top: formula(top),
      bottom: formula(bottom),
      centers: [...crosses.matchAll(/cross \d: ([^,]+) at the left, ([^;]+) at the right/g)].map(
        ([, left, right]) => ({
          left: formula(left),
          right: formula(right),
        }),
      ),
    })),
  };
}

/** A word by which each piece is known in speech. */
const words: readonly (readonly [word: string, piece: ApparatusPiece])[] = [
  ['round vessel', 'ball'],
  ['shaded bowl', 'bowl'],
  ['small grains', 'grains'],
  ['thin rod', 'rod'],
  ['upright tube', 'cross'],
  ['wider tube', 'jacket'],
  ['bent tube that leads', 'bend'],
  ['conical vessel under', 'cone'],
  ['wide open vessel', 'basin'],
  ['thin sheet', 'sheet'],
  ['shaded ring', 'sleeve'],
  ['thick-walled', 'armed cone'],
  ['shaded tube', 'hose'],
];

function apparatus(said: string): Figure {
  const of: Apparatus['of'] = said.includes('to the pump')
    ? 'vacuum filtration'
    : said.includes('thin rod')
      ? 'distillation'
      : 'reflux';
  const labels = [...said.matchAll(/Number (\d): ([^.]*)\./g)].map(([, number = '', look = '']) => ({
    number,
    piece: words.find(([word]) => look.includes(word))?.[1] ?? ('ball' as const),
  }));
  return {
    kind: 'apparatus',
    caption: 'heard',
    of,
    bulb: said.includes('rod is level') ? 'beside' : said.includes('rod is above') ? 'above' : 'below',
    waterEnters: /lower end an arrow marked water in/.test(said) ? 'low' : 'high',
    isClosed: /stopper fills the gap|stopper sits on/.test(said),
    hasStones: said.includes('Small grains lie'),
    labels,
  };
}
