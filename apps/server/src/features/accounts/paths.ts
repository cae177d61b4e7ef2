/** The pages of local accounts. */
export const signInPath = '/sign-in';
export const createAccountPath = '/create-account';
export const changePasswordPath = '/change-password';
export const passwordChangedPath = '/password-changed';
export const resetPasswordPath = '/reset-password';
export const passwordResetPath = '/password-reset';
/** Where mail is sent: the page for a code that support gave out, the one after a link was asked for, and where links lead. */
export const resetByCodePath = '/reset-password/code';
export const resetLinkSentPath = '/reset-password/sent';
export const resetByLinkPath = '/reset-password/link';
export const confirmEmailPath = '/confirm-email';
export const emailConfirmedPath = '/email-confirmed';
/** Where the forms of signing in and of creating an account are sent. */
export const loginPath = '/api/login';
