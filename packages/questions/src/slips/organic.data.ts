/** Misconceptions of the subject: id, and the name that a student reads. */
export const organicSlips: Readonly<Record<string, string>> = {};
