import type { PaperStanding } from '@valence/contract';

/**
 * What a paper that went on in two places comes to: what was done here since `base` stays, the rest is as it was kept from elsewhere.
 * Both counted the time from `base` on. The question on show stays the one that is on show here.
 * @param base what both went on from
 * @param ours how far the paper is here
 * @param theirs what the server keeps
 */
export function mergeStandings(
  base: PaperStanding,
  ours: PaperStanding,
  theirs: PaperStanding,
): PaperStanding {
  const flags = new Set(theirs.flagged);
  for (const place of ours.flagged) if (!base.flagged.includes(place)) flags.add(place);
  for (const place of base.flagged) if (!ours.flagged.includes(place)) flags.delete(place);
  return {
    ...theirs,
    answers: theirs.answers.map((given, place) =>
      ours.answers[place] === base.answers[place] ? given : (ours.answers[place] ?? null),
    ),
    struck: theirs.struck.map((options, place) => {
      const here = ours.struck[place] ?? [];
      return String(here) === String(base.struck[place]) ? options : here;
    }),
    flagged: [...flags],
    spent: theirs.spent.map((there, place) => there + (ours.spent[place] ?? 0) - (base.spent[place] ?? 0)),
    ...(ours.decimalComma !== undefined && { decimalComma: ours.decimalComma }),
    at: ours.at,
    // With no step of our own there is nothing to be kept.
    revision:
      ours.revision === base.revision ? theirs.revision : Math.max(ours.revision, theirs.revision) + 1,
  };
}
