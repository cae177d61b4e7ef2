import { firstAnswersKey } from '../../attempt/kept/first-answers.ts';

/**
 * Runs in the head of the page that visitors see. The questions to try work without it: a checked answer is an opened `details`. It keeps the
 * first answer to each, so that it can come along into an account, locks it, and shows it again after a reload. The browser's code needs no
 * copy of it.
 */
export const firstAnswersScript = import.meta.env.SSR
  ? `(() => {
  let kept = { answers: {}, seconds: 0 }, since = 0;
  try { kept = JSON.parse(localStorage.getItem('${firstAnswersKey}')) || kept; } catch {}
  const show = (field, choice) => {
    for (const radio of field.querySelectorAll('input')) {
      radio.checked = Number(radio.value) === choice;
      radio.disabled = true;
    }
    field.querySelector('details').open = true;
  };
  const showKept = () => {
    for (const field of document.querySelectorAll('[data-first-question]')) {
      const choice = kept.answers[field.dataset.firstQuestion];
      if (choice !== undefined) show(field, choice);
    }
  };
  addEventListener('DOMContentLoaded', showKept);
  addEventListener('change', () => { since ||= Date.now(); });
  addEventListener('toggle', ({ target }) => {
    const field = target instanceof Element && target.open && target.closest('[data-first-question]');
    const chosen = field && field.querySelector(':checked');
    if (!chosen || chosen.disabled) return;
    const choice = Number(chosen.value), now = Date.now();
    kept.answers[field.dataset.firstQuestion] = choice;
    kept.seconds += (now - (since || now)) / 1000;
    since = now;
    try { localStorage.setItem('${firstAnswersKey}', JSON.stringify(kept)); } catch {}
    show(field, choice);
  }, true);
})()`
  : '';
