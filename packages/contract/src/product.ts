/** The product's name, wherever a screen, a page or a message says it. */
export const productName = 'Valence';

/** Name of the readable cookie that only hints to the client that a session may exist. */
export const signedInHintCookie = 'valence_signed_in';

/** Where students reach support by phone; a number kept for fiction. */
export const defaultSupportPhone = '+1 (555) 010-0142';
