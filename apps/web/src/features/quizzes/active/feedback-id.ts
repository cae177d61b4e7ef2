/** Of the element that holds what a submitted answer teaches. */
export const feedbackId = 'feedback';
