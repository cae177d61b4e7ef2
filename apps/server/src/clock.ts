/** The time now, in milliseconds since 1970. Tests pass their own. */
export type Clock = () => number;

/** The one place where the server reads the time. */
export const systemClock: Clock = () => Date.now();
