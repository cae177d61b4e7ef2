/** The required practicals of AQA by their numbers, with what each is on, in our own words. */
const ofALevel: readonly string[] = [
  'standard solutions and acid-base titration',
  'calorimetry',
  'rate and temperature',
  'qualitative tests for ions',
  'distillation',
  'tests for functional groups',
  'measuring the rate of a reaction',
  'standard electrode potentials',
  'titration curves',
  'recrystallization and distillation of an organic product',
  'reactions of metal aqua ions',
  'thin-layer chromatography',
];
const ofGcse: readonly string[] = [
  'preparing a salt',
  'acid-base titration',
  'electrolysis of solutions',
  'exothermic and endothermic reactions',
  'reaction rates',
  'chromatography',
  'qualitative tests for ions',
  'water treatment',
];

/** `AQA chemistry required practical 10`, `RP5 AQA GCSE`. */
const practical = /\b(?:required practical|RP)\s?(\d{1,2})\b/i;

/**
 * A text with what a required practical of AQA is on in place of its number: no other board numbers them so.
 * @example withRequiredPracticals('AQA required practical 12') // 'AQA thin-layer chromatography'
 */
export function withRequiredPracticals(text: string): string {
  const table = /\bgcse\b|\btrilogy\b/i.test(text) ? ofGcse : ofALevel;
  return text.replace(practical, (typed, number: string) => table[Number(number) - 1] ?? typed);
}
