/**
 * Runs in the page's head. A page whose scripts did not all come, as when the network fails for a moment, looks whole and answers to
 * nothing: it is fetched once more, and not again within a minute. Once the router runs it sees to later scripts itself. The
 * browser's code needs no copy of it.
 */
export const startAgainScript = import.meta.env.SSR
  ? `(() => {
  const startAgain = () => {
    if ('__reactRouterDataRouter' in window) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem('valence.startedAgain')) < 60000) return;
      sessionStorage.setItem('valence.startedAgain', String(Date.now()));
    } catch { return; }
    location.reload();
  };
  addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) startAgain(); }, true);
  addEventListener('unhandledrejection', startAgain);
})()`
  : '';
