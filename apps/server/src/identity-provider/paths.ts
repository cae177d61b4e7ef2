/** Where the built-in provider is mounted, and its pages besides those of a sign-in. */
export const mountPath = '/oidc';
export const changePasswordPath = `${mountPath}/change-password`;
export const passwordChangedPath = `${mountPath}/password-changed`;
export const resetPasswordPath = `${mountPath}/reset-password`;
export const passwordResetPath = `${mountPath}/password-reset`;
