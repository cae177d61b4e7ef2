import { type Element, formatDecimals } from '@valence/chemistry';
import { americanName } from '../../texts/american-name.ts';
import { capital } from '../../texts/capital.ts';

export type Property = 'electronegativity' | 'ionisationEnergy' | 'covalentRadius';

const plainNames: Readonly<Record<Property, string>> = {
  electronegativity: 'electronegativity',
  ionisationEnergy: 'ionization energy',
  covalentRadius: 'the covalent radius',
};
/** Why each property changes as it does across a period and down a group. */
const reasons: Readonly<Record<Property, readonly [across: string, down: string]>> = {
  electronegativity: [
    'Across a period, electronegativity increases because the nuclear charge grows while the number of shells stays the same',
    'Down a group, electronegativity decreases because the bonding electrons are farther from the nucleus',
  ],
  ionisationEnergy: [
    'Across a period, ionization energy increases with the nuclear charge, with dips after groups 2 and 15, where a p electron is alone in its subshell or paired in its orbital',
    'Down a group, ionization energy decreases because the outermost electron is farther from the nucleus',
  ],
  covalentRadius: [
    'Across a period, the covalent radius decreases because the growing nuclear charge pulls the same shells closer',
    'Down a group, the covalent radius increases because there are more shells',
  ],
};

const units: Readonly<Record<Property, string>> = {
  electronegativity: '',
  ionisationEnergy: ' kJ/mol',
  covalentRadius: ' pm',
};

/** As tables print the values: 1681.0 kJ/mol beside 1086.5. */
const decimals: Readonly<Record<Property, number>> = {
  electronegativity: 2,
  ionisationEnergy: 1,
  covalentRadius: 0,
};

/** Why another element is not the one asked for: where it stands beside that one, or which electron is easier to remove. */
export function comparedElements(right: Element, other: Element, property: Property): string {
  const named = (element: Element): string => `${inSentence(element)} (${shown(element, property)})`;
  const [low, high] = right.atomicNumber < other.atomicNumber ? [right, other] : [other, right];
  const isSamePeriod = right.period === other.period;
  const isDip = isSamePeriod && (low.ionisationEnergy ?? 0) > (high.ionisationEnergy ?? 0);
  if (property === 'ionisationEnergy' && isDip)
    return high.group === 13
      ? `The ${high.period}p electron of ${named(high)} is higher in energy than the ${low.period}s electrons of ${named(low)} and is therefore easier to remove.`
      : `One ${high.period}p orbital of ${named(high)} holds two electrons, which repel each other; those of ${named(low)} hold one each, so its electrons are harder to remove.`;
  const place = isSamePeriod
    ? `to the ${other === low ? 'left' : 'right'} of ${named(right)} in period ${right.period}`
    : `${other === low ? 'above' : 'below'} ${named(right)} in group ${right.group ?? ''}`;
  return `${capital(named(other))} is ${place}, and ${trend(property, isSamePeriod ? 'across a period' : 'down a group')}.`;
}

/** How a property changes across a period or down a group. */
function trend(property: Property, along: 'across a period' | 'down a group'): string {
  const decreases = (along === 'down a group') !== (property === 'covalentRadius');
  const isRough = property === 'ionisationEnergy' && !decreases;
  return `${plainNames[property]} ${isRough ? 'generally ' : ''}${decreases ? 'decreases' : 'increases'} ${along}`;
}

/** Two neighbors by atomic number whose values are the other way around. */
export function againstNumbers(numbered: readonly Element[], property: Property): string {
  const at = numbered.findIndex(
    (one, index) => (one[property] ?? 0) > (numbered[index + 1]?.[property] ?? 0),
  );
  const [one, next] = [numbered[at], numbered[at + 1]].map((element) =>
    element === undefined ? '' : `\\ce{${element.symbol}} (${shown(element, property)})`,
  );
  return `but ${one ?? ''} has a higher value than ${next ?? ''}`;
}

/** The trend that decides among the elements, with its reason; both trends where they stand in more than one row and column. */
export function rule(property: Property, four: readonly Element[]): string {
  const [across, down] = reasons[property];
  if (new Set(four.map(({ group }) => group)).size === 1) return `${down}.`;
  return new Set(four.map(({ period }) => period)).size === 1 ? `${across}.` : `${across}. ${down}.`;
}

/** A value as tables print it, with its unit. */
export function shown(element: Element, property: Property): string {
  const value = element[property] ?? 0;
  return `${formatDecimals(value, decimals[property])}${units[property]}`;
}

/** The name of an element within a sentence. */
export function inSentence({ name }: Element): string {
  return americanName(name).toLowerCase();
}
