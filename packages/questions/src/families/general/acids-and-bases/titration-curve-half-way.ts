import { heightAt, steepest } from '@valence/figures';
import type { Draft } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { curveOf, millilitres, one, type Curve } from './titration-curve-drafts.ts';

/**
 * The p*K*_{a} from the pH at half of the equivalence volume.
 * @param isBase whether p*K*_{b} of the conjugate base is asked for
 */
export function halfWay(
  { pKa, start, equivalence, pH, upTo, points, figure }: Curve,
  isBase = false,
): Draft | null {
  const asked = (value: number): number => (isBase ? 14 - value : value);
  const name = isBase ? 'p*K*_{b} of the conjugate base' : 'p*K*_{a} of the acid';
  const other = isBase
    ? 'The pH at half of the equivalence volume is p*K*_{a}; p*K*_{b} is 14 minus this value.'
    : 'p*K*_{b} of the conjugate base was given instead of p*K*_{a} of the acid.';
  const halved = 'The pH at the equivalence point was halved; it is the volume that must be halved.';
  const fromFourteen = 'Also, this value was subtracted from 14, which turns a p*K*_{a} into a p*K*_{b}.';
  const misplaced = [
    { value: pH, slip: 'equivalence-for-any-point', read: 'The pH was read at the equivalence point' },
    { value: start, slip: 'other-special-point', read: 'The pH was read before any base was added' },
    {
      value: heightAt(points, upTo),
      slip: 'excess-titrant-for-equivalence',
      read: 'The pH was read at the end of the curve',
    },
  ].map(({ value, slip, read }) => ({
    value,
    slip,
    teaching: `${read}; the pH at half of the equivalence volume is p*K*_{a}.`,
    withOther: isBase
      ? `${read}, not at half of the equivalence volume, where it equals p*K*_{a}; p*K*_{b} is 14 minus this value.`
      : `${read}, not at half of the equivalence volume. ${fromFourteen}`,
  }));
  const misread = [
    ...misplaced,
    {
      value: pH / 2,
      slip: 'halved-one-amount',
      teaching: halved,
      withOther: `${halved} ${isBase ? other : fromFourteen}`,
    },
  ];
  const options = readingOptions(
    asked(pKa),
    one,
    [
      { value: asked(14 - pKa), slip: 'conjugate-acid-for-base', teaching: other },
      ...misread.map(({ value, slip, teaching }) => ({ value: asked(value), slip, teaching })),
      ...misread.map(({ value, slip, withOther }) => ({
        value: asked(14 - value),
        slip,
        teaching: `Two things went wrong. ${withOther}`,
      })),
    ].filter(({ value }) => value > 0),
    0.9,
    [
      ...rulingSlips({
        reading: pKa,
        step: 2,
        to: 14,
        name: 'pH',
        write: String,
        of: asked,
        isCurved: true,
      }),
      {
        value: asked((start + pH) / 2),
        slip: 'other-special-point',
        teaching:
          'The pH halfway between those at the start and at the equivalence point was used; it is the volume that must be halved.',
      },
      {
        value: asked(heightAt(points, upTo / 2)),
        slip: 'wrong-reference',
        teaching:
          'The pH above the middle of the volume axis was read instead of that at half of the equivalence volume.',
      },
    ],
  );
  return (
    options && {
      text: `A weak monoprotic acid is titrated with \\ce{NaOH}${isBase ? ' at 25 °C' : ''}. What is the ${name} according to the curve?`,
      shown: {
        figure,
        keyFrom: (drawing) => one(asked(heightAt(curveOf(drawing), steepest(curveOf(drawing)).at / 2))),
      },
      ...options,
      explanation: `The equivalence point, in the middle of the steep rise, is at ${millilitres(equivalence)}. At half of this volume, ${millilitres(equivalence / 2)}, half of the acid is neutralized, so the acid and its conjugate base have equal concentrations and the pH equals p*K*_{a}. The pH there is ${one(pKa)}${isBase ? `, so p*K*_{b} = 14.0 − ${one(pKa)} = ${options.answer}` : `, so p*K*_{a} is ${options.answer}`}.`,
      finding: `The pH at half of the equivalence volume is ${one(pKa)}${isBase ? `, which leaves ${options.answer} to 14` : ''}.`,
    }
  );
}
