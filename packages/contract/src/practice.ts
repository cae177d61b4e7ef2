/** How often a question may be tried in practice. It stands alone, since the page of a quiz needs nothing else of the plans. */
export const attemptsInPractice = 3;
