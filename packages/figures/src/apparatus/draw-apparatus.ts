import type { Apparatus, ApparatusPiece } from '../apparatus-figure.ts';
import type { Point } from '../figure.ts';
import { svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short, svgText } from '../svg/svg-text.ts';
import { glass, heatedFlask, leader, liquid, shaded, thermometer, waterTube } from './pieces.ts';

/** Where the line of a number ends at its piece, and where the number stands. */
type Spots = Partial<Record<ApparatusPiece, readonly [at: Point, number: Point]>>;

/** Draws a set-up of the laboratory with its numbers. */
export function drawApparatus(apparatus: Apparatus): string {
  const { parts, spots, height } = setUps[apparatus.of](apparatus);
  return svgDrawing(320, height, [
    ...parts,
    ...apparatus.labels.flatMap(({ number, piece }) => {
      const spot = spots[piece];
      return spot === undefined ? [] : [leader(number, ...spot)];
    }),
  ]);
}

interface SetUp {
  parts: readonly string[];
  spots: Spots;
  height: number;
}

const setUps: Readonly<Record<Apparatus['of'], (apparatus: Apparatus) => SetUp>> = {
  distillation,
  reflux,
  'vacuum filtration': vacuumFiltration,
};

/** Along the slanting condenser, and at right angles to it, downward. */
const [along, across]: readonly [Point, Point] = [
  [0.9135, 0.4067],
  [-0.4067, 0.9135],
];

function distillation({ bulb, waterEnters, isClosed, hasStones }: Apparatus): SetUp {
  const at = (distance: number, aside: number): Point => [
    82 + distance * along[0] + aside * across[0],
    88 + distance * along[1] + aside * across[1],
  ];
  const to = (distance: number, aside: number): string => at(distance, aside).map(short).join(' ');
  const isLow = waterEnters === 'low';
  return {
    height: 268,
    parts: [
      heatedFlask(70, 190, 112, hasStones),
      // The head: an upright tube with the take-off tube at its side.
      svgPath(`M62 40V130M78 130V${short(at(-2.6, 4)[1])}M78 ${short(at(-6.2, -4)[1])}V40`, {
        width: glass,
        as: 'cross',
      }),
      svgPath(`M${to(-2.6, 4)}L${to(146, 4)}M${to(-6.2, -4)}L${to(146, -4)}`, { width: glass }),
      // The ends of the jacket are at right angles to its axis.
      svgPath(
        `M${to(70, -11)}L${to(31, -11)}L${to(31, -4)}M${to(31, 4)}L${to(31, 11)}L${to(121, 11)}L${to(121, 4)}M${to(121, -4)}L${to(121, -11)}L${to(70, -11)}`,
        {
          width: glass,
          as: 'jacket',
        },
      ),
      waterTube(at(48, -11), [-across[0], -across[1]], !isLow, { x: 138, y: 64 }),
      waterTube(at(104, 11), across, isLow, { x: 176, y: 193, anchor: 'end' }),
      thermometer(70, 10, { beside: 88, above: 60, below: 206 }[bulb]),
      shaded('M60 34h20l-2 13h-16Z'),
      svgPath(`M${to(146, -4)}Q240 156 240 200M${to(146, 4)}Q230 162 230 200`, { width: glass, as: 'bend' }),
      liquid('M211 244H259L262.5 254H207.5Z'),
      svgPath('M246 184V204L264 252Q265 257 260 257H210Q205 257 206 252L224 204V184', {
        width: glass,
        as: 'cone',
      }),
      svgPath('M211 244H259', { width: 0.9 }),
      ...(isClosed ? [shaded('M221 178h28l-3 14h-22Z', 'stopper')] : []),
    ],
    spots: {
      ball: [
        [94, 164],
        [122, 152],
      ],
      bowl: [
        [116, 222],
        [144, 232],
      ],
      grains: [
        [60, 217],
        [10, 236],
      ],
      rod: [
        [72, 20],
        [100, 14],
      ],
      cross: [
        [62, 74],
        [30, 66],
      ],
      jacket: [at(74, -11), [188, 92]],
      bend: [
        [230, 154],
        [262, 142],
      ],
      cone: [
        [252, 222],
        [288, 212],
      ],
    },
  };
}

function reflux({ waterEnters, isClosed, hasStones }: Apparatus): SetUp {
  const isLow = waterEnters === 'low';
  return {
    height: 276,
    parts: [
      heatedFlask(150, 198, 136, hasStones),
      // The tube widens to a joint that fits in the neck.
      svgPath('M146 18V126L142 132V152M154 18V126L158 132V152', { width: glass }),
      svgPath('M138 72V118L146 124M154 124L162 118V40L154 34M146 34L138 40V72', {
        width: glass,
        as: 'jacket',
      }),
      waterTube([162, 108], [1, 0], isLow, { x: 198, y: 112 }),
      waterTube([138, 50], [-1, 0], !isLow, { x: 102, y: 54, anchor: 'end' }),
      ...(isClosed ? [shaded('M141 10h18l-2 14h-14Z', 'stopper')] : []),
    ],
    spots: {
      ball: [
        [176, 173],
        [206, 162],
      ],
      bowl: [
        [196, 228],
        [226, 236],
      ],
      grains: [
        [140, 226],
        [84, 250],
      ],
      jacket: [
        [138, 84],
        [106, 92],
      ],
    },
  };
}

function vacuumFiltration(): SetUp {
  return {
    height: 252,
    parts: [
      liquid('M109 216H211L215 232H105Z'),
      svgPath('M109 216H211', { width: 0.9 }),
      svgPath('M174 150V112M174 162L216 232Q219 240 210 240H110Q101 240 104 232L146 162V112', {
        width: glass,
        as: 'armed cone',
      }),
      svgPath('M174 150H204M174 162H204', { width: glass }),
      svgPath('M200 148h70v16h-70Z', { width: 1.2, as: 'hose' }),
      svgPath('M200 148h70v16h-70Z', { width: 0, opacity: 0.28, fill: 'currentColor' }),
      svgPath('M276 156h26M296 152L302 156L296 160', { width: 1.2, as: 'outward' }),
      svgText('to the pump', { x: 312, y: 140, anchor: 'end', size: 12, as: 'label' }),
      svgPath('M118 34V80L152 102V176M202 34V80L168 102V168L152 176', { width: glass, as: 'basin' }),
      svgPath('M118 72H202', { width: 1.4, dash: '5 3' }),
      svgPath('M198 69H122', { width: 2.6, as: 'sheet' }),
      shaded('M142 102h36l-5 22h-26Z', 'sleeve'),
    ],
    spots: {
      basin: [
        [118, 50],
        [86, 42],
      ],
      sheet: [
        [190, 69],
        [236, 58],
      ],
      sleeve: [
        [144, 112],
        [106, 114],
      ],
      'armed cone': [
        [124, 198],
        [86, 188],
      ],
      hose: [
        [236, 164],
        [250, 192],
      ],
    },
  };
}
