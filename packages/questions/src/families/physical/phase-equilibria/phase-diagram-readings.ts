import { formatDecimals } from '@valence/chemistry';
import { placeOfHeight, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';

/** The phase diagram of one substance: boiling and triple point, and what a change of temperature or pressure does. */
export const phaseDiagramReadings: Family = {
  id: 'phase-diagram-readings',
  name: 'Reading a phase diagram',
  subject: 'physical',
  topics: ['phase-equilibria'],
  difficulties: ['beginner', 'intermediate'],
  tests: { beginner: ['phase-diagram'], intermediate: ['phase-diagram'] },
  uses: ['vapor-pressure'],
  reference: 'OpenStax Chemistry 2e, section 10.4',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? boiling(random) : phases(random);
  },
};

interface Diagram {
  figure: Figure;
  triple: Point;
  critical: Point;
  boilingAt: (pressure: number) => number;
  fusionAt: (pressure: number) => number;
  start: number;
}

function drawDiagram(random: Random, label?: Point): Diagram {
  const triple: Point = [random.integer(-4, 4) * 10, random.integer(8, 24) / 10];
  const critical: Point = [triple[0] + random.integer(10, 14) * 10, random.integer(80, 92) / 10];
  const start = triple[0] - 60;
  const rise = Math.log(critical[1] / triple[1]) / (critical[0] - triple[0]);
  const vapor: Point[] = places(triple[0], critical[0], 40).map((t) => [
    t,
    triple[1] * Math.exp(rise * (t - triple[0])),
  ]);
  const sublimation: Point[] = places(start, triple[0], 24).map((t) => [
    t,
    triple[1] * ((t - start) / 60) ** 1.8,
  ]);
  const lean = 14;
  const fusion: Point[] = [triple, [triple[0] + lean, 10]];
  const figure: Figure = {
    kind: 'plot',
    of: 'phase diagram',
    caption: 'Phase diagram of a pure substance',
    x: { quantity: 'Temperature', unit: '°C', from: start, to: start + 220, step: 40, parts: 4 },
    y: { quantity: 'Pressure', unit: 'atm', from: 0, to: 10, step: 2, parts: 4 },
    series: [sublimation, fusion, vapor].map((points) => ({ shape: 'line', points })),
    labels: label === undefined ? [] : [{ at: label, text: 'P', hasDot: true }],
  };
  return {
    figure,
    triple,
    critical,
    start,
    boilingAt: (pressure) => triple[0] + Math.log(pressure / triple[1]) / rise,
    fusionAt: (pressure) => triple[0] + (lean * (pressure - triple[1])) / (10 - triple[1]),
  };
}

const celsius = (value: number): string => `${formatDecimals(value, 0)} °C`;

function boiling(random: Random): Draft | null {
  const { figure, triple, critical, boilingAt, fusionAt } = drawDiagram(random);
  const pressure = random.pick([3, 3.5, 4, 5, 5.5, 6]);
  const key = boilingAt(pressure);
  const options = readingOptions(
    key,
    celsius,
    [
      {
        value: fusionAt(pressure),
        slip: 'other-curve',
        teaching: 'This is the melting point at this pressure, on the line between solid and liquid.',
      },
      {
        value: triple[0],
        slip: 'other-special-point',
        teaching: 'This is the temperature of the triple point, where all three phases are in equilibrium.',
      },
      {
        value: critical[0],
        slip: 'critical-for-boyle',
        teaching: 'This is the temperature of the critical point, at which the boiling curve ends.',
      },
      {
        value: Math.min(boilingAt(pressure + 2), critical[0]),
        slip: 'ruling-misread',
        teaching: `This is the boiling point at ${pressure + 2} atm, which is one label too high on the pressure axis.`,
      },
      {
        value: pressure / 2 > triple[1] ? boilingAt(pressure / 2) : NaN,
        slip: 'ruling-misread',
        teaching: `Each fine grid line was taken to represent 1 atm, but it represents 0.5 atm: this is the boiling point at ${pressure / 2} atm.`,
      },
      {
        value: pressure - 2 > triple[1] ? boilingAt(pressure - 2) : NaN,
        slip: 'ruling-misread',
        teaching: `This is the boiling point at ${pressure - 2} atm, which is one label too low on the pressure axis.`,
      },
      {
        value: 2 * pressure < critical[1] ? boilingAt(2 * pressure) : NaN,
        slip: 'ruling-misread',
        teaching: `Each fine grid line was taken to represent 0.25 atm, but it represents 0.5 atm: this is the boiling point at ${2 * pressure} atm.`,
      },
    ],
    13,
  );
  return (
    options && {
      text: `At approximately what temperature does the substance boil at a pressure of ${pressure} atm?`,
      shown: { figure, keyFrom: ({ lines }) => celsius(placeOfHeight(lines[2] ?? [], pressure) ?? NaN) },
      ...options,
      explanation: `Liquid and gas are in equilibrium on the right-hand curve, which begins at the triple point and ends at the critical point. At ${pressure} atm this curve is at about ${options.answer}, which is where the liquid boils.`,
      finding: `The curve between liquid and gas crosses ${pressure} atm at ${options.answer}.`,
    }
  );
}

const changes = {
  solid: { solid: 'It stays solid', liquid: 'It melts', gas: 'It sublimes' },
  liquid: { solid: 'It freezes', liquid: 'It stays liquid', gas: 'It boils' },
  gas: { solid: 'It is deposited as a solid', liquid: 'It condenses to a liquid', gas: 'It stays a gas' },
} as const;

type Phase = keyof typeof changes;
const allPhases = ['solid', 'liquid', 'gas'] as const;

function phases(random: Random): Draft | null {
  const bare = drawDiagram(random);
  const isHeated = random.pick([true, false]);
  const temperature = bare.start + random.integer(2, 18) * 10;
  const pressure = random.integer(1, 17) / 2;
  const label: Point = [temperature, pressure];
  if (bare.figure.kind !== 'plot') return null;
  const figure: Figure = { ...bare.figure, labels: [{ at: label, text: 'P', hasDot: true }] };
  const step = random.pick([40, 60, 80, 100]) * (isHeated ? 1 : -1);
  const after: Point = [temperature + step, pressure];
  if (after[0] < bare.start + 6 || after[0] > bare.start + 214) return null;
  const lines = bare.figure.series.map(({ points }) => points);
  if (nearLine(label, lines) || nearLine(after, lines)) return null;
  const [from, to] = [phaseAt(label, lines), phaseAt(after, lines)];
  // Above the critical point nothing boils: such a way is not asked.
  if (from === to || pressure > 0.9 * bare.critical[1]) return null;
  // On the way from solid to gas the liquid may be crossed: then two things happen.
  const crossesLiquid =
    (from === 'solid' || to === 'solid') && from !== 'liquid' && to !== 'liquid' && pressure > bare.triple[1];
  if (crossesLiquid) return null;
  const others = [
    ...allPhases
      .filter((phase) => phase !== to)
      .map((phase) => ({
        text: changes[from][phase],
        slip: phase === from ? 'effect-left-out' : 'wrong-region',
        teaching:
          phase === from
            ? `The boundary between ${from} and ${to} is crossed along the way.`
            : `For this, the sample would have to end up in the region of the ${phase}; at ${celsius(after[0])} and this pressure it is in the region of the ${to}.`,
      })),
    {
      text: changes[to][from],
      slip: 'scale-backwards',
      teaching: `This is the reverse change, from ${to} to ${from}; the temperature ${isHeated ? 'rises' : 'falls'} here, and the sample is ${from === 'gas' ? 'a gas' : from} at first.`,
    },
  ];
  return {
    text: `A sample of the substance is at point P. What happens to it when the temperature is ${isHeated ? 'raised' : 'lowered'} by ${Math.abs(step)} °C at constant pressure?`,
    shown: {
      figure,
      keyFrom: (drawing) => {
        const at = drawing.marks.find(({ as }) => as === 'dot')?.at ?? [0, 0];
        return changes[phaseAt(at, drawing.lines)][phaseAt([at[0] + step, at[1]], drawing.lines)];
      },
    },
    answer: changes[from][to],
    distractors: others,
    explanation: `Point P is at ${celsius(temperature)}, in the region of the ${from}. The point at the same pressure and ${celsius(after[0])} is in the region of the ${to}, and one phase boundary is crossed along the way. ${changes[from][to].replace('It', 'The sample')}.`,
    finding: `The path leads from the region of the ${from} into that of the ${to}.`,
  };
}

/** Which region a point lies in; the lines are those of sublimation, melting and boiling. */
function phaseAt([t, p]: Point, lines: readonly (readonly Point[])[]): Phase {
  const [sublimation = [], fusion = [], vapor = []] = lines;
  const triple = vapor[0] ?? [0, 0];
  const melts =
    p > triple[1] ? (placeOfHeight(fusion, p) ?? triple[0]) : (placeOfHeight(sublimation, p) ?? triple[0]);
  if (t < melts) return 'solid';
  const boils = p > triple[1] ? (placeOfHeight(vapor, p) ?? Infinity) : -Infinity;
  return t < boils ? 'liquid' : 'gas';
}

/** Too near to a line for an eye. */
function nearLine([t, p]: Point, lines: readonly (readonly Point[])[]): boolean {
  return lines.some((points) =>
    points.some(([x, y]) => Math.abs(x - t) / 220 < 0.035 && Math.abs(y - p) / 10 < 0.06),
  );
}
