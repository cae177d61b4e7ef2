import { concepts } from '../../concepts/concepts.ts';
import { conceptsBelow } from '../../concepts/concepts-below.ts';

/** A name of a table with what it stands for. */
export interface NewTerm {
  /** The name that we would print. */
  name: string;
  concepts: ReadonlySet<string>;
  within: ReadonlySet<string>;
  isTopic?: boolean;
  words?: readonly string[];
}

/** What the lines of a table name: a line with one concept alone prints that concept's name, every other one its own first name. */
export function readTerms(table: string, isNarrower = false): (NewTerm & { names: string[] })[] {
  const nameOf = new Map(concepts.map(({ id, name }) => [id, name]));
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [names = '', targets = ''] = line.split(' > ');
      const meant = targets.split(' ').flatMap((target) => [...conceptsOfTarget(target)]);
      const [first = '', ...others] = names.split('; ');
      return {
        name: (isNarrower ? undefined : nameOf.get(targets.replace(/^=/, ''))) ?? capital(first),
        names: [first, ...others],
        concepts: new Set(meant),
        within: none,
        isTopic: targets.split(' ').length >= leastOfTopic || targets.includes('#'),
      };
    });
}

/** A line of so many concepts is a topic. */
const leastOfTopic = 5;

const none: ReadonlySet<string> = new Set();

/** A concept with what is below it, `=concept` without that, `#topic`, or a lone `#`, which only says that the line is a topic. */
function conceptsOfTarget(target: string): ReadonlySet<string> {
  if (target.startsWith('#')) return conceptsOfTopic(target.slice(1));
  return target.startsWith('=') ? new Set([target.slice(1)]) : conceptsBelow(target);
}

/** Ids of the concepts of a topic. */
export function conceptsOfTopic(topic: string): ReadonlySet<string> {
  return new Set(concepts.filter((concept) => concept.topic === topic).map(({ id }) => id));
}

/** `silver mirror` as it begins a line. */
export function capital(text: string): string {
  return hasOwnCase.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** `pH`, `mRNA` and `d-electron` begin small anywhere. */
const hasOwnCase = /^(?:\p{Ll}\p{Lu}|[a-z]-)/u;
