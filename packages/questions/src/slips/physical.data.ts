/** Misconceptions of the subject: id, and the name that a student reads. */
export const physicalSlips: Readonly<Record<string, string>> = {};
