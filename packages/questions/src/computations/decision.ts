/** What a computation says of each option, with the finding that becomes the question's proof. */
export type Decision = { ok: true; right: boolean[]; finding: string } | { ok: false; reason: string };

/** The computation cannot speak of this question: its author is told why. */
export function undecided(reason: string): Decision {
  return { ok: false, reason };
}
