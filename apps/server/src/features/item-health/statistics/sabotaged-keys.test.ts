import { expect, test } from 'vitest';
import type { AnswerRow } from './first-encounters.ts';
import { countSharesRight } from './shares-right.ts';
import { suspectKey } from './suspect-key.ts';
import { tallyItems } from './tally-items.ts';
import { randomFrom } from './testing/random-ledger.ts';

const rounds = 5;
const studentsARound = 200;
const soundARound = 100;
const sabotagedARound = 10;

test.each([
  { tries: 60, atLeast: 40 },
  { tries: 100, atLeast: 42 },
])(
  'by $tries tries at least $atLeast of 50 sabotaged keys are found, and of 500 sound ones none',
  ({ tries, atLeast }) => {
    const found = Array.from({ length: rounds }, (_, seed) => suspected(seed + 1, tries)).flat();
    const caught = found.filter((template) => template.startsWith('sabotaged'));
    expect(found.length - caught.length).toBe(0);
    expect(caught.length).toBeGreaterThanOrEqual(atLeast);
  },
);

/** An item of a round: how hard it is, how sharply it tells students apart, and what draws those who do not know. */
interface Item {
  template: string;
  hardness: number;
  sharpness: number;
  pulls: number[];
}

/** Templates under suspicion after each was answered by so many of 200 students. */
function suspected(seed: number, tries: number): string[] {
  const random = randomFrom(seed);
  const names = [
    ...Array.from({ length: soundARound }, (_, number) => `sound-${number}`),
    ...Array.from({ length: sabotagedARound }, (_, number) => `sabotaged-${number}`),
  ];
  const items = names.map((template) => ({
    template,
    hardness: normal(random),
    sharpness: 0.8 + 1.4 * random(),
    pulls: [random(), random(), random()],
  }));
  const left = new Map(names.map((template) => [template, tries]));
  const ledger = Array.from({ length: studentsARound }, (_, number) => {
    const ability = normal(random);
    const asked = items.filter(
      ({ template }) => random() < (left.get(template) ?? 0) / (studentsARound - number),
    );
    for (const { template } of asked) left.set(template, (left.get(template) ?? 0) - 1);
    return asked.map((item) => answer(item, ability, random));
  });
  const shares = countSharesRight();
  for (const rows of ledger) shares.add(rows);
  const tallies = tallyItems(shares);
  for (const rows of ledger) tallies.add(rows);
  return tallies.items().flatMap((item) => (suspectKey(item) === null ? [] : [item.template]));
}

/**
 * A student knows with a chance that rises with ability (two parameters, logistic), else takes an option as they pull, the right one
 * as one of four. Where the key is sabotaged, its option is the first wrong one, and the right one passes for a slip.
 */
function answer(
  { template, hardness, sharpness, pulls }: Item,
  ability: number,
  random: () => number,
): AnswerRow {
  const knows = random() < 1 / (1 + Math.exp(-sharpness * (ability - hardness)));
  const isRight = knows || random() < 0.25;
  const wrong = pulls.map((pull, place) => ({ place, drawn: pull * random() }));
  const [taken] = wrong.toSorted((one, other) => other.drawn - one.drawn);
  const option = isRight ? 'right' : `slip-${taken?.place ?? 0}`;
  const key = template.startsWith('sabotaged') ? 'slip-0' : 'right';
  return {
    template,
    difficulty: 'beginner',
    subject: 'general',
    topic: 'counting',
    tests: [],
    kind: 'choice',
    firstChoice: option === key ? 'key' : option,
    rightAtFirst: option === key,
    tries: 1,
    seconds: null,
  };
}

/** A number from the normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
