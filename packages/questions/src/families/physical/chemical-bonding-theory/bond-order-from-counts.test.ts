import { expect, test } from 'vitest';
import type { Question } from '../../../question.ts';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { bondOrders } from './bond-orders.ts';

const questions = Array.from({ length: 100 }, (_, seed) => makeQuestion(bondOrders, seed + 1, 'beginner'));
const keyOf = ({ options, key }: Question): number => Number(options[key]?.text);

/** The change of bonding less antibonding electrons that a text tells. */
const steps: Readonly<Record<string, number>> = {
  'gained one bonding': 1,
  'lost one bonding': -1,
  'gained one antibonding': -1,
  'lost one antibonding': 1,
};

/** Twice the bond order that follows from the numbers of the text and, where a count is asked, from the key. */
function surplusOf(question: Question): number {
  const [bonding, antibonding = keyOf(question)] = [
    ...question.text.matchAll(/(\d+) (?:valence )?electrons in|and (\d+) in antibonding/g),
  ].map(([, first, second]) => Number(first ?? second));
  const change = Object.entries(steps).find(([words]) => question.text.includes(words))?.[1] ?? 0;
  return (bonding ?? NaN) - antibonding + change;
}

test('bonding less antibonding electrons are twice the bond order, whichever of the three is asked for', () => {
  const off = questions.filter((question) => {
    const order = Number(/bond order of (\d+(?:\.5)?)\./.exec(question.text)?.[1] ?? keyOf(question));
    return surplusOf(question) !== 2 * order;
  });
  expect(off.map(({ text }) => text)).toEqual([]);
});

test('the bond order is asked for as it is and after a change, and so is the number of antibonding electrons', () => {
  const asked = questions.map(({ text }) => /What is its bond order\?|after it has|How many/.exec(text)?.[0]);
  expect(new Set(asked)).toEqual(new Set(['What is its bond order?', 'after it has', 'How many']));
});
