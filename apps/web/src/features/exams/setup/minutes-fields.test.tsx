import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MinutesFields } from './minutes-fields.tsx';

test.each([
  ['one number', Array.from({ length: 7 }, () => 25), 1],
  ['a number for each day', [25, 25, 25, 25, 25, 60, 0], 7],
])(
  'what asks for %s stands below the box that decides it, which so moves for neither',
  (_, minutes, fields) => {
    const markup = renderToStaticMarkup(<MinutesFields minutes={minutes} onChange={() => {}} />);
    expect(markup.split('<select')).toHaveLength(fields + 1);
    expect(markup.indexOf('type="checkbox"')).toBeGreaterThan(0);
    expect(markup.indexOf('type="checkbox"')).toBeLessThan(markup.indexOf('<select'));
  },
);
