/** The product's name, wherever a screen, a page or a message says it. */
export const productName = 'Valence';

/** Name of the readable cookie that only hints to the client that a session may exist. */
export const signedInHintCookie = 'valence_signed_in';

/** Name of the cookie by which pages, too, are drawn for the days of the browser's zone; calls send it as `Time-Zone`. */
export const timeZoneCookie = 'valence_time_zone';

/**
 * Name of the cookie by which an e-mail address that was typed at sign-in comes along to the page for a forgotten password, which takes it
 * away again. It is no matter for an address, which histories and logs keep.
 */
export const typedEmailCookie = 'valence_typed_email';

/** Where students reach support by phone; a number kept for fiction. */
export const defaultSupportPhone = '+1 (555) 010-0142';
