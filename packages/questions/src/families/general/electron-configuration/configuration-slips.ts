import type { Distractor } from '../../family.ts';
import { groundState, showConfiguration, type Configuration } from './configuration-text.ts';

/** An s electron moved up to p: an excited state; none where the p subshell has no room. */
export function promoted({ core, shells }: Configuration): Distractor[] {
  const outer = shells.at(-1);
  const s = shells.find(({ letter, n }) => letter === 's' && n === outer?.n);
  if (outer?.letter !== 'p' || outer.electrons === 6 || s === undefined) return [];
  const moved = shells.map((shell) =>
    shell === s
      ? { ...s, electrons: 1 }
      : shell === outer
        ? { ...outer, electrons: outer.electrons + 1 }
        : shell,
  );
  return [
    {
      text: showConfiguration({ core, shells: moved }),
      slip: 'aufbau-order',
      teaching: 'This is an excited state: the s subshell is filled before the p subshell of the same shell.',
    },
  ];
}

/** What is written of a d-block atom by who overdoes a rule, fills in another order, or counts wrong. */
export function wrongMetals({ core, shells }: Configuration, atomicNumber: number): Distractor[] {
  const d = shells.find(({ letter }) => letter === 'd');
  const s = shells.find(({ letter }) => letter === 's');
  if (d === undefined || s === undefined) return [];
  const written = (dElectrons: number, sElectrons: number, n = d.n): string =>
    showConfiguration({
      core,
      shells: [
        { n, letter: 'd', electrons: dElectrons },
        { ...s, electrons: sElectrons },
      ],
    });
  const outer = d.electrons + s.electrons;
  return [
    {
      text:
        s.electrons === 1
          ? written(outer - 2, 2)
          : written(Math.min(10, outer - 1), outer - Math.min(10, outer - 1)),
      slip: s.electrons === 1 ? 'overgeneralised-rule' : 'exception-where-none-is',
      teaching:
        s.electrons === 1
          ? `The usual filling order fails here: a ${d.electrons === 10 ? 'filled' : 'half-filled'} d subshell with one s electron is lower in energy.`
          : 'A single s electron occurs in chromium, copper, and similar atoms, but not here.',
    },
    {
      text: written(Math.min(10, outer), outer - Math.min(10, outer)),
      slip: 'aufbau-order',
      teaching: `In the neutral atom the ${s.n}s subshell is occupied before ${d.n}d is complete.`,
    },
    {
      text: written(d.electrons, s.electrons, s.n),
      slip: 'wrong-shell',
      teaching: `The d subshell that fills here belongs to the shell below: ${d.n}d, not ${s.n}d.`,
    },
    {
      text: showConfiguration(groundState(atomicNumber + 1)),
      slip: 'electrons-miscounted',
      teaching: `This has one electron too many; the atom has ${atomicNumber}.`,
    },
    {
      text: showConfiguration(groundState(atomicNumber - 1)),
      slip: 'electrons-miscounted',
      teaching: `This has one electron too few; the atom has ${atomicNumber}.`,
    },
  ];
}

/** How the d electrons of an exception to the order of filling fill their subshell. */
export function fullness(configuration: Configuration): string {
  return dElectronsOf(configuration) === 10 ? 'filled' : 'half-filled';
}

export function dElectronsOf({ shells }: Configuration): number {
  return shells.find(({ letter }) => letter === 'd')?.electrons ?? 0;
}

/** The ion that d electrons alone have left. */
export function loseFromD({ core, shells }: Configuration, charge: number): Configuration {
  return {
    core,
    shells: shells.map((shell) =>
      shell.letter === 'd' ? { ...shell, electrons: Math.max(0, shell.electrons - charge) } : shell,
    ),
  };
}
