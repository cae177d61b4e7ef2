/** The verdict of a computation on each option, with the finding that becomes part of the question's proof. */
export type Decision = { ok: true; right: boolean[]; finding: string } | { ok: false; reason: string };

/** The computation cannot decide this question; the reason is for its author. */
export function undecided(reason: string): Decision {
  return { ok: false, reason };
}
