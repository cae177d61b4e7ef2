/** The issuer that students with a local account are kept under; their subject is the account's id. */
export const localIssuer = 'built-in';
