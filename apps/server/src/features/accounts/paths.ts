/** The pages of local accounts. */
export const signInPath = '/sign-in';
export const createAccountPath = '/create-account';
export const changePasswordPath = '/change-password';
export const passwordChangedPath = '/password-changed';
export const resetPasswordPath = '/reset-password';
export const passwordResetPath = '/password-reset';
/** Where the forms of signing in and of creating an account are sent. */
export const loginPath = '/api/login';
