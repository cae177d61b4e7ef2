/**
 * Written questions that a second reader solved without sight of the key, and reached it: id, and the fingerprint of
 * what was read. Written by `npm run questions:second-reading`, never by hand.
 */
export const secondReadings: Readonly<Record<string, string>> = {};
