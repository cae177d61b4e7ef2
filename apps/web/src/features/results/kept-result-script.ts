/**
 * Runs where the results begin in the page, before they are painted: marks a page whose browser keeps a finished quiz. Its result will stand above
 * the numbers, so these are not shown before (`in-data-kept-result:`). The browser's code needs no copy of it.
 */
export const keptResultScript = import.meta.env.SSR
  ? `(() => {
  try {
    const isResult = ([key, kept]) => key.startsWith('valence.quiz.') && kept.includes('"kind":"finished"');
    if (Object.entries(localStorage).some(isResult)) document.documentElement.dataset.keptResult = '';
  } catch {}
})()`
  : '';
