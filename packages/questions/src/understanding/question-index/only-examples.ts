import { templateName, type Template } from './templates.ts';
import { onlyExamples } from './only-examples.data.ts';

let read: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Of questions on a substance or an element, by the name that we would print, those on it. */
export function withoutExamples(found: readonly Template[], name: string): readonly Template[] {
  read ??= readExamples();
  const examples = read.get(name);
  return examples === undefined ? found : found.filter((template) => !examples.has(templateName(template)));
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
