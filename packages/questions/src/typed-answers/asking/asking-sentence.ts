const sentenceEnd = /(?<=[.!?]\)?)\s+(?=[A-Z(\\*])/;

/** The sentence of a stem that asks: the last one with a question mark, or the last one that tells to do something. */
export function askingSentence(text: string): string {
  const sentences = text.split(sentenceEnd);
  return (
    sentences.findLast((sentence) => sentence.includes('?')) ??
    sentences.findLast((sentence) => !sentence.startsWith('(')) ??
    text
  );
}

const needsOptions =
  /\bof (?:these|those)\b|\b(?:which|what) of\b|of the following (?!reaction|equation)|\boptions?\b|\bthese (?:values|numbers|answers|statements)\b|\b(?:answers?|values?|statements?) (?:below|shown)\b|\b(?:choose|select|pick)\b/i;
const leavesRoom =
  /\b(?:about|roughly|approximately|closest|nearest (?!whole)|estimate|order of magnitude|at least|at most|could|might|can be|possible|cannot|not)\b/i;
const compares =
  /\b(?:same|most|least|largest|smallest|highest|lowest|greatest|coldest|hottest|agrees?|fits?|best|right|correct|wrong|belongs?|example|explains?|describes?|shows?)\b/i;

/** True where the answer can be given without seeing any options, and one alone is right. */
export function canBeAskedOpenly(text: string): boolean {
  const asking = askingSentence(text).replace(/\([^()]*\)/g, '');
  if (needsOptions.test(asking) || leavesRoom.test(asking)) return false;
  return !/\b(?:which|what kind|what sort)\b/i.test(asking) || !compares.test(asking);
}
