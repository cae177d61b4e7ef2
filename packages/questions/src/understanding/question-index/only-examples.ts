import { templateName, type Template } from './templates.ts';
import { onlyExamples } from './only-examples.data.ts';

let read: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Of questions on a substance or an element, by the name that we would print, those on it; all where it is an example in each of them. */
export function withoutExamples(found: readonly Template[], name: string): readonly Template[] {
  read ??= readExamples();
  const examples = read.get(name);
  if (examples === undefined) return found;
  const others = found.filter((template) => !examples.has(templateName(template)));
  return others.length > 0 ? others : found;
}

function readExamples(): ReadonlyMap<string, ReadonlySet<string>> {
  const lines = onlyExamples.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', templates = ''] = line.split(' > ');
      return [name, new Set(templates.split(' '))];
    }),
  );
}
