import type { ElementCategory } from '@valence/chemistry/elements';

/** The colour of a category as a hue in degrees; the lightness comes from the theme. Hues follow the table from left to right. */
export const categoryHues: Readonly<Record<ElementCategory, number>> = {
  'alkali metal': 22,
  'alkaline earth metal': 58,
  'transition metal': 92,
  'post-transition metal': 138,
  metalloid: 178,
  nonmetal: 225,
  'noble gas': 275,
  lanthanide: 312,
  actinide: 350,
};

/** A category as it stands on the screen: `Noble gas`. */
export function categoryLabel(category: ElementCategory): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
