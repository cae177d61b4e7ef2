import type { PaperStanding } from '@valence/contract';

/** What a student does in a paper. Nothing is told of right or wrong, so an answer can change until the end. */
export type PaperEvent =
  | { kind: 'choose'; option: number }
  | { kind: 'type'; text: string; decimalComma: boolean }
  | { kind: 'clear' }
  | { kind: 'strike'; option: number }
  | { kind: 'flag' }
  | { kind: 'goTo'; at: number };

/**
 * The standing after a step; `spent` are the milliseconds since the step before, on the question on show. What is struck out cannot
 * be chosen, and what is chosen is given up when it is struck out.
 */
export function advanceStanding(standing: PaperStanding, event: PaperEvent, spent: number): PaperStanding {
  const { at } = standing;
  const after = {
    ...standing,
    spent: standing.spent.map((before, place) => (place === at ? Math.round(before + spent) : before)),
    revision: standing.revision + 1,
  };
  switch (event.kind) {
    case 'choose':
      return standing.struck[at]?.includes(event.option) ? standing : answered(after, at, event.option);
    case 'type':
      return {
        ...answered(after, at, event.text.trim() === '' ? null : event.text),
        decimalComma: event.decimalComma,
      };
    case 'clear':
      return answered(after, at, null);
    case 'strike': {
      const struck = standing.struck[at] ?? [];
      const isStruck = struck.includes(event.option);
      const given = !isStruck && standing.answers[at] === event.option ? answered(after, at, null) : after;
      return {
        ...given,
        struck: standing.struck.map((options, place) => {
          if (place !== at) return options;
          return isStruck ? options.filter((option) => option !== event.option) : [...options, event.option];
        }),
      };
    }
    case 'flag':
      return {
        ...after,
        flagged: standing.flagged.includes(at)
          ? standing.flagged.filter((place) => place !== at)
          : [...standing.flagged, at],
      };
    case 'goTo':
      return { ...after, at: Math.min(Math.max(0, event.at), standing.answers.length - 1) };
  }
}

function answered(
  standing: PaperStanding,
  at: number,
  given: PaperStanding['answers'][number],
): PaperStanding {
  return {
    ...standing,
    answers: standing.answers.map((before, place) => (place === at ? given : before)),
  };
}

/** Places of the questions without an answer. */
export function openPlaces({ answers }: PaperStanding): number[] {
  return answers.flatMap((answer, place) => (answer === null ? [place] : []));
}
