const motivations = [
  'Every reaction needs its activation energy. Yours is the first question.',
  'A catalyst changes the path, not the start and the end. Practice is your catalyst.',
  'Equilibrium is dynamic: standing still takes work, and moving on a little more of it.',
  'Crystals grow layer by layer. So does what you know.',
  'A wrong answer is a measurement too: it shows where to look next.',
] as const;

/**
 * The message of a day.
 * @param weekday 0 for Sunday to 6 for Saturday
 */
export function motivationOf(weekday: number): string {
  return motivations[weekday % motivations.length] ?? motivations[0];
}
