/** Readings of level and kind in the notation of `readLevelReadings`. Written by `npm run questions:level-reading`. */
export const levelTable = `
`;
