import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TopicText } from './topic-text.tsx';
import { plainTopic, spokenTopic } from './topic-words.ts';

test('a formula in the name of a topic is set, and spoken apart from what is drawn', () => {
  const markup = renderToStaticMarkup(<TopicText text="Review: H2SO4" />);
  expect(markup).toContain('Review: <span class="sr-only"> H 2 S O 4 </span>');
  expect(markup).toContain('H<sub>2</sub>SO<sub>4</sub>');
});

test('a name without a formula is text and nothing else, whatever signs it has', () => {
  for (const name of ['SN2 reaction', 'General Chemistry', 'x^{2} * {y}'])
    expect(renderToStaticMarkup(<TopicText text={name} />)).toBe(name);
});

test('where no element can stand, a formula has characters of its own, and a label is heard like the text', () => {
  expect(plainTopic('H2SO4: 24 questions.')).toBe('H₂SO₄: 24 questions.');
  expect(plainTopic('SN2 (“SN2*”)')).toBe('SN2 (“SN2*”)');
  expect(spokenTopic('Improve Score: H2SO4')).toBe('Improve Score: H 2 S O 4');
});
