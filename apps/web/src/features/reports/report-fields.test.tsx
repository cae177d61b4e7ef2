import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ReportFields } from './report-fields.tsx';

const shown = (problems: { reason: string | null; explanation: string | null }) =>
  show(
    <ReportFields
      reason={null}
      explanation=""
      problems={problems}
      onReason={() => undefined}
      onExplanation={() => undefined}
    />,
  );

test('a field that is wrong is marked, and described by what is wrong with it', () => {
  const markup = shown({ reason: 'Select one.', explanation: 'Say more.' });
  for (const [field, problem] of [
    ['select', 'Select one.'],
    ['textarea', 'Say more.'],
  ] as const) {
    const [tag = ''] = new RegExp(`<${field}[^>]*>`).exec(markup) ?? [];
    expect(tag).toContain('aria-invalid="true"');
    const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    const texts = ids.map((id) => markup.split(`id="${id}"`)[1] ?? '');
    expect(texts.map((text) => text.split('<')[0]?.split('>')[1])).toContain(problem);
  }
});

test('a field that is not wrong is not marked', () => {
  expect(shown({ reason: null, explanation: null })).not.toContain('aria-invalid="true"');
});
