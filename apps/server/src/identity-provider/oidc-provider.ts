/**
 * oidc-provider without its greeting: at import it warns of every Node release that does not call itself
 * LTS yet, on which nobody who starts the server could act. The pinned Node is the one that the tests run.
 */
const { console: output } = globalThis;
const { warn } = output;
output.warn = () => undefined;
const library = await import('oidc-provider').finally(() => {
  output.warn = warn;
});

export const OidcProvider = library.default;
export const { errors, interactionPolicy } = library;
