/**
 * Questions in a row that were right at the first attempt: the run that the next right one continues, and the longest.
 * @param marks one character a question in the order in which they were met, over the ends of quizzes: `1` right, `0` not
 * @example correctRun('0110111') // { current: 3, longest: 3 }
 */
export function correctRun(marks: string): { current: number; longest: number } {
  const runs = marks.split('0').map((run) => run.length);
  return { current: runs.at(-1) ?? 0, longest: runs.reduce((longest, run) => Math.max(longest, run), 0) };
}
