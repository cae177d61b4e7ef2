import { anions, cations, ionicFormula, ionicName } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { confused, countsOf, ionsOf, shown } from './ions-in-compounds.ts';
import { signedNumber } from '../../texts/signed-number.ts';

/** Salts that exist; with an anion of charge −1 the numeral could be read off the formula. */
const forNumerals = (
  [
    ['iron(II) copper(II) nickel(II) cobalt(II) manganese(II) lead(II)', 'sulfate phosphate oxalate oxide'],
    ['iron(III) chromium(III) titanium(III) vanadium(III) manganese(III)', 'sulfate oxide'],
    ['iron(III) chromium(III)', 'phosphate'],
    ['tin(IV) lead(IV) titanium(IV) manganese(IV) vanadium(IV) vanadium(V) copper(I) chromium(VI)', 'oxide'],
    ['tin(IV) copper(I) titanium(IV)', 'sulfide'],
  ] as const
).map(([metals, acids]) => [ionsOf(cations, metals), ionsOf(anions, acids)] as const);

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The name of a salt whose formula tells the charge of its metal. */
export function nameWithNumeral(random: Random): Draft {
  const [cations, anions] = random.pick(forNumerals);
  const [cation, anion] = [random.pick(cations), random.pick(anions)];
  const [cationCount, anionCount] = countsOf(cation, anion);
  const metal = cation.name.replace(/\(.*\)/, '');
  const called = (charge: number, name: string): string =>
    capital(`${metal}(${numerals[charge] ?? 'VII'}) ${name}`);
  const wrong = (charge: number, slip: string, teaching: string): Distractor[] =>
    charge === cation.charge || charge < 1 || charge > 6
      ? []
      : [{ text: called(charge, anion.name), slip, teaching }];
  const other = confused[anion.name]?.[0] ?? 'oxide';
  return {
    text: `What is the name of \\ce{${ionicFormula(cation, anion)}}?`,
    answer: capital(ionicName(cation, anion)),
    distractors: [
      ...wrong(
        anionCount,
        'subscript-for-charge',
        `The numeral is the charge of the metal ion, which follows from the charge of the anion, ${signedNumber(anion.charge)}, not from the number of anions.`,
      ),
      ...wrong(
        cationCount,
        'subscript-for-charge',
        'The numeral is the charge of the metal ion, not the number of metal ions.',
      ),
      ...wrong(
        cation.charge === 2 ? 3 : 2,
        'charges-not-balanced',
        `${anionCount} × (${signedNumber(anion.charge)}) must be balanced by ${cationCount} metal ion${cationCount === 1 ? '' : 's'} with a charge of ${signedNumber(cation.charge)}${cationCount === 1 ? '' : ' each'}.`,
      ),
      {
        text: called(cation.charge, other),
        slip: 'mixed-up-ion-names',
        teaching: `The anion ${shown(anion)} is called ${anion.name}; ${other} is a different ion.`,
      },
      ...[...new Set([anionCount, cationCount, cation.charge === 2 ? 3 : 2])]
        .filter((charge) => charge !== cation.charge && charge < numerals.length)
        .map((charge) => ({
          text: called(charge, other),
          slip: 'mixed-up-ion-names',
          teaching: `Two things went wrong: the anion ${shown(anion)} is called ${anion.name}, and the numeral must be the charge of ${cationCount === 1 ? 'the' : 'each'} metal ion, ${signedNumber(cation.charge)}${charge === anionCount ? ', not the number of anions' : charge === cationCount ? ', not the number of metal ions' : ''}.`,
        })),
      ...wrong(
        cation.charge * cationCount,
        'total-charge-for-one-ion',
        'This is the total charge of all the metal ions.',
      ),
      ...wrong(
        cation.charge + 2,
        'wrong-ion-charge',
        `With a charge of ${signedNumber(cation.charge + 2)}, the sum of all the charges would be ${cationCount} × (${signedNumber(cation.charge + 2)}) + ${anionCount} × (${signedNumber(anion.charge)}) = ${signedNumber(2 * cationCount)}, not zero.`,
      ),
      ...wrong(
        1,
        'ignored-ion-charge',
        `With a charge of +1, the ${cationCount} metal ions could not balance ${anionCount} × (${signedNumber(anion.charge)}); each must have a charge of ${signedNumber(cation.charge)}.`,
      ),
    ],
    explanation: `${capital(anion.name)} is ${shown(anion)}, so the total negative charge is ${anionCount} × (${signedNumber(anion.charge)}) = ${signedNumber(anionCount * anion.charge)}. ${cationCount === 1 ? 'The metal ion must therefore have a charge of' : `The ${cationCount} metal ions must therefore each have a charge of`} ${signedNumber(cation.charge)}: ${ionicName(cation, anion)}.`,
    finding: `The charge of the metal ion follows from the anions: ${ionicName(cation, anion)}.`,
  };
}
