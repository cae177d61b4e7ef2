import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TopicText } from './topic-text.tsx';

/** As the server draws it: whole. */
async function drawn(text: string): Promise<string> {
  const stream = await renderToReadableStream(<TopicText text={text} />);
  await stream.allReady;
  return new Response(stream).text();
}

test('a formula in the name of a topic is set, and spoken apart from what is drawn', async () => {
  const markup = await drawn('Review: H2SO4');
  expect(markup).toContain('Review: <span class="sr-only"> H 2 S O 4 </span>');
  expect(markup).toContain('H<sub>2</sub>SO<sub>4</sub>');
  for (const written of ['Fe³⁺', 'SO4^2-', 'MnO₄⁻', 'Ca(OH)2'])
    expect(await drawn(written)).toContain('class="formula"');
});

test('a name without a formula is text and nothing else, whatever signs it has', async () => {
  for (const name of ['General Chemistry', 'SN reactions', 'x^{2} * {y}'])
    expect(renderToStaticMarkup(<TopicText text={name} />)).toBe(name);
  expect(await drawn('SN2 reaction {*}')).toContain('SN2 reaction {*}');
});

test('until the code for formulas is there, a name is read as it was typed', async () => {
  vi.resetModules();
  const { TopicText: Fresh } = await import('./topic-text.tsx');
  expect(renderToStaticMarkup(<Fresh text="H2SO4" />)).toBe('H2SO4');
});
