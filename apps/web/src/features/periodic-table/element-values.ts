import type { Element } from '@valence/chemistry/elements';
import { categoryLabel } from './category-hues.ts';
import { printed, trends } from './trends.ts';

/** A value of an element as its dialog prints it, in the typeset notation. */
export interface ElementValue {
  label: string;
  text: string;
}

/** Mass numbers stand in brackets, as on the printed tables. */
export function massText({ atomicWeight, weightDecimals, hasStandardWeight }: Element): string {
  return hasStandardWeight ? atomicWeight.toFixed(weightDecimals) : `[${atomicWeight}]`;
}

/** `[Ar] 3d^{6} 4s^{2}`: the number of electrons is a superscript. */
export function configurationText({ electronConfiguration }: Element): string {
  return electronConfiguration.replaceAll(/([spdf])(\d+)/g, '$1^{$2}');
}

/** What the dialog lists of an element, in its order. */
export function valuesOf(element: Element): ElementValue[] {
  const { atomicNumber, category, group, period, block, standardState } = element;
  return [
    { label: 'Atomic number', text: String(atomicNumber) },
    { label: 'Atomic mass', text: element.hasStandardWeight ? `${massText(element)} u` : massText(element) },
    { label: 'Category', text: categoryLabel(category) },
    { label: 'Place', text: group === null ? `Period ${period}` : `Group ${group}, period ${period}` },
    { label: 'Block', text: block },
    { label: 'Electron configuration', text: configurationText(element) },
    { label: 'State at 25 °C', text: standardState === null ? unknown : stateLabels[standardState] },
    { label: 'Melting point', text: meltingText(element) },
    { label: element.sublimes ? 'Sublimation point' : 'Boiling point', text: celsius(element.boilingPoint) },
    { label: 'Electronegativity (Pauling)', text: known(element.electronegativity, 2, '') },
    { label: 'Covalent radius', text: known(element.covalentRadius, 0, ' pm') },
    { label: 'First ionization energy', text: known(element.ionisationEnergy, 1, ' kJ/mol') },
  ];
}

/** Where the values come from, as the dialog names it. */
export const valueSources: readonly ElementValue[] = [
  {
    label: 'Atomic mass',
    text: 'IUPAC/CIAAW abridged standard atomic weights 2021; in brackets the mass number of the longest-lived isotope',
  },
  { label: 'Configuration', text: 'NIST ground states; predicted beyond lawrencium' },
  ...trends.map(({ name, source }) => ({ label: name, text: source })),
  { label: 'Boiling point', text: 'as the melting point' },
];

const unknown = 'not known';
const stateLabels = { solid: 'Solid', liquid: 'Liquid', gas: 'Gas' } as const;
const zeroCelsius = 273.15;

function meltingText({ meltingPoint, sublimes, symbol }: Element): string {
  if (sublimes) return 'none at 1 atm: it sublimes';
  if (symbol === 'He') return 'none at 1 atm: it stays liquid';
  return celsius(meltingPoint);
}

function celsius(value: number | null): string {
  if (value === null) return 'no agreed value';
  return `${printed(value, null)} °C (${(value + zeroCelsius).toFixed(decimals(value))} K)`;
}

function known(value: number | null, decimals: number, unit: string): string {
  return value === null ? 'no agreed value' : `${printed(value, decimals)}${unit}`;
}

/** Adding 273.15 gives no digit that was not measured. */
function decimals(value: number): number {
  return Math.min(String(value).split('.')[1]?.length ?? 0, 2);
}
