/** Misconceptions of the subject: id, and the name that a student reads. */
export const biochemistrySlips: Readonly<Record<string, string>> = {};
