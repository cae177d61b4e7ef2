import { elementOf, elements, findElement, type Element } from '@valence/chemistry';
import type { Computation } from '../computation.ts';
import { undecided, type Decision } from '../decision.ts';

type ElementProperty = Extract<Computation, { kind: 'element-extreme' }>['property'];

const propertyNames: Readonly<Record<ElementProperty, string>> = {
  electronegativity: 'electronegativity',
  ionisationEnergy: 'first ionisation energy in kJ/mol',
  covalentRadius: 'covalent radius in pm',
  atomicNumber: 'atomic number',
  atomicWeight: 'atomic weight',
};

/** Decides which of the elements that the options name has the greatest or least value of a property. */
export function decideElementExtreme(
  property: ElementProperty,
  pick: 'greatest' | 'least',
  options: readonly string[],
): Decision {
  const named = options.map(elementNamed);
  const values: number[] = [];
  for (const [index, element] of named.entries()) {
    const value = element?.[property] ?? null;
    if (value === null)
      return undecided(`“${options[index] ?? ''}” has no tabulated ${propertyNames[property]}`);
    values.push(value);
  }
  const extreme = pick === 'greatest' ? Math.max(...values) : Math.min(...values);
  const listed = named.map((element, index) => `${element?.name ?? ''} ${values[index] ?? ''}`).join(', ');
  return {
    ok: true,
    right: values.map((value) => value === extreme),
    finding: `Tabulated ${propertyNames[property]}: ${listed}.`,
  };
}

/** Decides which option is the ground-state configuration of an atom or a monatomic ion (`Fe^3+`). */
export function decideConfiguration(species: string, options: readonly string[]): Decision {
  const match = /^([A-Z][a-z]?)(?:\^?\{?(\d*)([+-])\}?)?$/.exec(species);
  const element = match === null ? undefined : findElement(match[1] ?? '');
  if (match === null || element === undefined) return undecided(`${species} is no atom or monatomic ion`);
  const charge = match[3] === undefined ? 0 : Number(match[2] || 1) * (match[3] === '+' ? 1 : -1);
  const expected = configurationOfIon(element, charge);
  const right = options.map((option) => sameConfiguration(readConfiguration(option), expected));
  const written = [...expected].map(([subshell, electrons]) => `${subshell}^{${electrons}}`).join(' ');
  return { ok: true, right, finding: `The ground state from the table of elements: ${written}.` };
}

/** Subshells with their electrons. Anions fill as the next element does; cations lose the outermost shell first. */
function configurationOfIon(element: Element, charge: number): Map<string, number> {
  if (charge <= 0) {
    const isoelectronic = elements[element.atomicNumber - charge - 1];
    return readConfiguration(isoelectronic?.electronConfiguration ?? '');
  }
  const configuration = readConfiguration(element.electronConfiguration);
  for (let lost = 0; lost < charge; lost += 1) {
    const outermost = [...configuration.keys()].sort(byOutermost)[0];
    if (outermost === undefined) break;
    const left = (configuration.get(outermost) ?? 0) - 1;
    if (left === 0) configuration.delete(outermost);
    else configuration.set(outermost, left);
  }
  return configuration;
}

function byOutermost(one: string, other: string): number {
  return Number(other[0]) - Number(one[0]) || 'spdf'.indexOf(other.charAt(1)) - 'spdf'.indexOf(one.charAt(1));
}

function readConfiguration(text: string): Map<string, number> {
  const flat = text.replace(/\\ce\{([^}]*)\}/g, '$1').replace(/[\^{}*]/g, '');
  const core = /\[([A-Z][a-z]?)\]/.exec(flat)?.[1];
  const inner =
    core === undefined ? new Map<string, number>() : readConfiguration(elementOf(core).electronConfiguration);
  for (const [, subshell = '', electrons = ''] of flat.matchAll(/([1-7][spdf])(\d+)/g))
    inner.set(subshell, (inner.get(subshell) ?? 0) + Number(electrons));
  return inner;
}

function sameConfiguration(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return (
    one.size === other.size && [...one].every(([subshell, electrons]) => other.get(subshell) === electrons)
  );
}

/** The element an option names: `Cl`, `\ce{Cl}`, `chlorine`, or `chlorine (Cl)`. */
function elementNamed(option: string): Element | undefined {
  const flat = option.replace(/\\ce\{([^}]*)\}/g, '$1').trim();
  const symbol = /\(([A-Z][a-z]?)\)$/.exec(flat)?.[1] ?? flat;
  return findElement(symbol) ?? elements.find((element) => element.name.toLowerCase() === flat.toLowerCase());
}
