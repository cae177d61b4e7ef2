import type { DrawingReading, EnergyCycle, Point } from '@valence/figures';
import type { Halogen, Metal } from './born-haber-salts.data.ts';

export interface Salt {
  metal: Metal;
  halogen: Halogen;
  /** Enthalpy of formation in kJ/mol. */
  formation: number;
}

/** A step of the cycle as its arrow shows it. */
export interface DrawnStep {
  is:
    | 'formation'
    | 'atomization'
    | 'dissociation'
    | 'ionization'
    | 'second-ionization'
    | 'affinity'
    | 'lattice';
  /** What happens, for a sentence: `the ionization of \\ce{Na}`. */
  name: string;
  from: number;
  to: number;
  side: 'left' | 'right' | 'edge';
  /** In kJ/mol for the step as drawn: of two atoms where two react. */
  value: number;
}

export interface SaltCycle {
  formula: string;
  /** Atoms of the halogen in the formula. */
  count: number;
  levels: EnergyCycle['levels'];
  steps: readonly DrawnStep[];
}

/** The lattice enthalpy in kJ/mol that closes the cycle, for the formation of the salt from its gaseous ions. */
export function latticeEnthalpy({ metal, halogen, formation }: Salt): number {
  const count = metal.ionizations.length;
  const ionization = metal.ionizations.reduce((sum, one) => sum + one, 0);
  return formation - metal.atomization - ionization - count * (halogen.atomization + halogen.affinity);
}

/**
 * The Born–Haber cycle of a halide: its levels from the solid up, and its steps.
 * @param isSeparated whether the arrow of the lattice leads from the solid to the gaseous ions
 */
export function saltCycle(salt: Salt, isSeparated: boolean): SaltCycle {
  const { metal, halogen, formation } = salt;
  const [m, x] = [metal.symbol, halogen.symbol];
  const [first = 0, second] = metal.ionizations;
  const count = metal.ionizations.length;
  const isDouble = second !== undefined;
  const formula = `${m}${x}${isDouble ? '2' : ''}`;
  const element = `${isDouble ? '' : '½'}\\ce{${x}2(${halogen.state})}`;
  const atoms = `\\ce{${isDouble ? '2' : ''}${x}(g)}`;
  const ion = isDouble ? `\\ce{${m}^2+(g)}` : `\\ce{${m}+(g)}`;
  const ions = `${ion} + \\ce{${isDouble ? '2' : ''}${x}-(g)}`;
  const electrons = isDouble ? '\\ce{2e-}' : '\\ce{e-}';
  const levels: EnergyCycle['levels'] = [
    { text: `\\ce{${formula}(s)}`, side: 'across' },
    { text: `\\ce{${m}(s)} + ${element}`, side: 'left' },
    { text: `\\ce{${m}(g)} + ${element}`, side: 'left' },
    { text: `\\ce{${m}(g)} + ${atoms}`, side: 'left' },
    ...(isDouble ? [{ text: `\\ce{${m}+(g)} + \\ce{e-} + ${atoms}`, side: 'left' } as const] : []),
    { text: ions, side: 'right' },
    { text: `${ion} + ${electrons} + ${atoms}`, side: 'across' },
  ];
  const top = levels.length - 1;
  const solid = `\\ce{${formula}(s)}`;
  const lattice = {
    is: 'lattice',
    name: isSeparated
      ? `the separation of ${solid} into gaseous ions`
      : `the formation of ${solid} from gaseous ions`,
    from: isSeparated ? 0 : top - 1,
    to: isSeparated ? top - 1 : 0,
    side: 'edge',
    value: latticeEnthalpy(salt) * (isSeparated ? -1 : 1),
  } as const;
  return {
    formula,
    count,
    levels,
    steps: [
      left('formation', `the formation of ${solid} from the elements`, 1, 0, formation),
      left('atomization', `the atomization of ${metal.name}`, 1, 2, metal.atomization),
      left('dissociation', `the atomization of ${halogen.name}`, 2, 3, count * halogen.atomization),
      left('ionization', `the first ionization of ${metal.name}`, 3, isDouble ? 4 : top, first),
      ...(isDouble
        ? [left('second-ionization', `the second ionization of ${metal.name}`, 4, top, second)]
        : []),
      {
        is: 'affinity',
        name: `the addition of electrons to ${halogen.name}`,
        from: top,
        to: top - 1,
        side: 'right',
        value: count * halogen.affinity,
      },
      lattice,
    ],
  };
}

function left(is: DrawnStep['is'], name: string, from: number, to: number, value: number): DrawnStep {
  return { is, name, from, to, side: 'left', value };
}

/**
 * What a program concludes from the drawing of a cycle: the enthalpy change of the arrow marked *x*, from the numbers at the others.
 * @returns `NaN` where no way of numbered arrows leads around it
 */
export function readMissingStep({ lines, texts }: DrawingReading): number {
  const heights = lines.flatMap(([one = [0, 0], other = [0, 0]]) => (one[1] === other[1] ? [one[1]] : []));
  const levelAt = (y: number): number =>
    heights.toSorted((one, other) => Math.abs(one - y) - Math.abs(other - y))[0] ?? NaN;
  const arrows = lines.flatMap(([tail = [0, 0], head = [0, 0]]) => {
    if (tail[1] === head[1]) return [];
    const text = nearest(texts, [tail[0], (tail[1] + head[1]) / 2]);
    return [{ from: levelAt(tail[1]), to: levelAt(head[1]), value: Number(text.replace('−', '-')) }];
  });
  const asked = arrows.find(({ value }) => Number.isNaN(value));
  const known = arrows.filter(({ value }) => !Number.isNaN(value));
  const energies = new Map([[asked?.from ?? NaN, 0]]);
  for (const _ of heights)
    for (const { from, to, value } of known) {
      const [low, high] = [energies.get(from), energies.get(to)];
      if (low !== undefined && high === undefined) energies.set(to, low + value);
      if (high !== undefined && low === undefined) energies.set(from, high - value);
    }
  return energies.get(asked?.to ?? NaN) ?? NaN;
}

/** The number that stands beside the middle of a shaft. */
function nearest(texts: DrawingReading['texts'], [x, y]: Point): string {
  const away = ({ at }: DrawingReading['texts'][number]): number => Math.hypot(at[0] - x, at[1] + 4.4 - y);
  const beside = texts.filter(({ as }) => as === 'step').toSorted((one, other) => away(one) - away(other));
  return beside[0]?.text ?? '';
}
