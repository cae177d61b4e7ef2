const plural = { quiz: 'quizzes', week: 'weeks' } as const;

/**
 * What scores in their order say, in a sentence: the later half beside the earlier one, as soon as each has two.
 * @example scoreFinding([40, 60, 70, 90], 'quiz') // 'Your latest 2 quizzes average 80%, the 2 before 50%.'
 */
export function scoreFinding(scores: readonly number[], unit: keyof typeof plural): string {
  const [first] = scores;
  if (first === undefined) return 'The first quiz makes the first point.';
  if (scores.length === 1) return `One ${unit} so far, at ${first}%. The next one makes it a line.`;
  if (scores.length < 4) return `Your latest ${scores.length} ${plural[unit]} average ${mean(scores)}%.`;
  const middle = Math.floor(scores.length / 2);
  const later = scores.slice(middle);
  return `Your latest ${later.length} ${plural[unit]} average ${mean(later)}%, the ${middle} before ${mean(scores.slice(0, middle))}%.`;
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
