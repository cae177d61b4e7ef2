/** Of the form of a typed answer. The button in the footer sends it. */
export const typedFormId = 'typed-answer';
