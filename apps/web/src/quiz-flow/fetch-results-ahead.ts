/** Has the code of the results at hand before it is needed, with or without a network then. */
export async function fetchResultsAhead(): Promise<void> {
  try {
    await import('../routes/results/results-route.tsx');
  } catch {
    // The next answer tries again.
  }
}
