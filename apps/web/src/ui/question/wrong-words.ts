/**
 * What is said of a wrong answer when no slip is known that leads to it.
 * @param isSolved the working stands under it; else another try is left, or the working is not there yet
 */
export function wrongWords(isSolved: boolean): string {
  return isSolved
    ? 'Not this time. The working is below.'
    : 'Not this one. Look once more at what is asked, and in what form.';
}
