/** Of the element that holds what a submitted answer teaches. */
export const feedbackId = 'feedback';

export function showFeedback(): void {
  document.getElementById(feedbackId)?.scrollIntoView({ block: 'start' });
}
