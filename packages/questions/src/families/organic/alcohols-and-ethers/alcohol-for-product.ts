import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { capital } from '../../texts/capital.ts';
import { drawn } from '../../texts/drawn.ts';
import { alcohols, type Alcohol } from './alcohols.data.ts';

/**
 * Which of some isomeric alcohols gives a product, or is not oxidized at all: backwards from what an oxidant in water leaves.
 * @param oxidant a strong one, in excess
 */
export function alcoholForProduct(random: Random, oxidant: string): Draft | null {
  const isomers = random.shuffle(random.pick(isomerGroups));
  const [right] = isomers;
  if (right === undefined) return null;
  const isResistant = right.class === 'tertiary';
  const rivals = isomers.filter((one) => one !== right && !(isResistant && one.class === 'tertiary'));
  const sameClass = rivals.find((one) => one.class === right.class);
  const product = isResistant ? '' : drawn(productOf(right));
  return {
    text: isResistant
      ? `Which of these alcohols is not oxidized by ${oxidant}?`
      : `Which of these alcohols gives this compound when it is treated with ${oxidant}? ${product}`,
    answer: drawn(right.smiles, right.name),
    distractors: rivals.map((rival) => ({
      text: drawn(rival.smiles, rival.name),
      slip: rival.class === right.class ? 'position-shifted' : 'alcohol-class-confused',
      teaching: fateOf(rival),
      isDecisive: rival === sameClass,
    })),
    explanation: isResistant
      ? fateOf(right)
      : `${fateOf(right)} The carbon bearing the OH group becomes the carbon of the C=O group, and the carbon skeleton does not change.`,
    finding: `The class and carbon skeleton of ${right.name} lead to the answer.`,
  };
}

/** Isomers, so that the carbons cannot be counted instead of the classes. */
const isomerGroups: readonly (readonly Alcohol[])[] = [5, 6].map((carbons) =>
  Object.values(alcohols)
    .flat()
    .filter(({ name, smiles }) => !name.includes('cyclo') && carbonsOf(smiles) === carbons),
);

function productOf(alcohol: Alcohol): string {
  return alcohol.class === 'primary' ? alcohol.acid : alcohol.ketone;
}

function fateOf(alcohol: Alcohol): string {
  const is = `${capital(alcohol.name)} is a ${alcohol.class} alcohol`;
  switch (alcohol.class) {
    case 'primary':
      return `${is} and gives a carboxylic acid: ${drawn(alcohol.acid)}.`;
    case 'secondary':
      return `${is} and gives a ketone: ${drawn(alcohol.ketone)}.`;
    case 'tertiary':
      return `${is}: the carbon bearing the OH group has no hydrogen, so it is not oxidized.`;
  }
}

function carbonsOf(smiles: string): number {
  return smiles.replace(/[^C]/g, '').length;
}
