import type { Distractor } from '../../family.ts';
import { drawn } from '../../texts/drawn.ts';
import type { Carbonyl } from './carbonyls.data.ts';
import { groupName, withGroup, type Halide } from './grignard-reagents.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** A slip in the group that is brought along, or in the place that it takes. */
interface Slip {
  slip: string;
  teaching: string;
}

/** Slips with a Grignard reagent and an aldehyde or ketone: the wrong group, the wrong place, and both at once. */
export function additionSlips(carbonyl: Carbonyl, reagent: Halide): Distractor[] {
  const groups = wrongGroups(reagent);
  const places = wrongPlaces(carbonyl);
  return [
    ...groups.map(({ branch, ...slip }) => ({ text: drawn(withGroup(carbonyl.product, branch)), ...slip })),
    {
      text: drawn(carbonyl.product.replace('({R})', '')),
      slip: 'reduced-instead-of-added',
      teaching: 'Here only hydrogen was added to C=O; the reagent adds its organic group.',
    },
    ...places.map(({ template, ...slip }) => ({ text: placed(template, reagent.branch), ...slip })),
    ...places.flatMap(({ template, slip, teaching }) =>
      groups.map((group) => ({
        text: placed(template, group.branch),
        slip,
        teaching: twoSlips(teaching, group.teaching),
      })),
    ),
  ];
}

/** The groups that are taken for that of a reagent. */
export function wrongGroups({ name, branch, shorter, misread }: Halide): (Slip & { branch: string })[] {
  return [
    {
      branch: `C${branch}`,
      slip: 'carbon-lost-or-added',
      teaching:
        'The new group has one carbon too many: it is attached through the carbon that was bonded to magnesium.',
    },
    ...(shorter === undefined
      ? []
      : [
          {
            branch: shorter,
            slip: 'carbon-lost-or-added',
            teaching:
              'The new group has one carbon too few: the carbon that was bonded to magnesium is part of it.',
          },
        ]),
    ...(misread === undefined
      ? []
      : [
          {
            branch: misread,
            slip: 'branch-misread',
            teaching: `The new group is ${groupName(misread)}; the group of ${name} is ${groupName(branch)}.`,
          },
        ]),
  ];
}

/** Other products of the same parts, with the place of the group left open. */
function wrongPlaces({ product, beside, kind }: Carbonyl): (Slip & { template: string })[] {
  return [
    ...(beside === undefined
      ? []
      : [
          {
            template: beside,
            slip: 'wrong-carbon-attacked',
            teaching:
              'The organic group bonds to the carbonyl carbon, which is electron-poor, not to another carbon.',
          },
        ]),
    {
      template: product.replace(/^O(C1?)\(\{R\}\)/, '$1(O{R})').replace(/\(\{R\}\)O$/, 'O{R}'),
      slip: 'nucleophile-electrophile-confused',
      teaching: 'The organic group bonds to the carbonyl carbon, which is electron-poor, not to the oxygen.',
    },
    {
      template: product.replace(/O$|^O/, ''),
      slip: 'wrong-oxygen-lost',
      teaching: 'The oxygen of the carbonyl group stays in the product as OH.',
    },
    ...(kind === 'ketone'
      ? []
      : [
          {
            template: product.replace('({R})', '({R})({R})'),
            slip: 'reagent-equivalents-ignored',
            teaching:
              'Only one organic group adds to the C=O group of an aldehyde; a second one adds only with an ester.',
          },
          {
            template: product.replace('({R})O', '(=O){R}').replace(/^OC\(/, 'O=C('),
            slip: 'added-without-opening',
            teaching: 'The organic group adds to C=O; it does not replace a hydrogen.',
          },
        ]),
  ];
}

/** A group in its places; at the end of a chain it is written without brackets. */
function placed(template: string, branch: string): string {
  return drawn(withGroup(template, branch).replace(/\(([^()]*)\)$/, '$1'));
}

/** A product of an acid derivative with one carbon more between the carbon of C=O and what it is bonded to. */
export function withLongerChain(template: string): string {
  return template.replace(/C(?=\(\{R\}\)\(\{R\}\)O$|\(=O\))/, 'CC').replace(/\(\{R\}\)(?=c1)/, '$&C');
}
