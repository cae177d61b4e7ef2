/** Misconceptions of the subject: id, and the name that a student reads. */
export const analyticalSlips: Readonly<Record<string, string>> = {};
