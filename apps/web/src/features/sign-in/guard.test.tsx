import { describe, expect, test } from 'vitest';
import { maria, show, type Viewer } from '../../testing/show.tsx';
import { Guard } from './guard.tsx';
import { useStudent } from './student-context.ts';

const markupFor = (viewer: Viewer) => show(<Guard>The screen</Guard>, { viewer });

test('a student sees the screen, which knows who looks at it', () => {
  const Greeting = () => `For ${useStudent().firstName}`;
  expect(
    show(
      <Guard>
        <Greeting />
      </Guard>,
      { viewer: maria },
    ),
  ).toBe('For Maria');
});

describe.each([
  ['a visitor is asked to sign in', null, 'Please Sign In'],
  ['while it is not known who looks, a stand-in is shown', 'not known yet', 'aria-label="Loading"'],
  ['where the server does not say, it is asked again', 'not told', 'We could not check your sign-in'],
] as const)('%s', (_, viewer, words) => {
  test('and sees nothing of the screen', () => {
    expect(markupFor(viewer)).toContain(words);
    expect(markupFor(viewer)).not.toContain('The screen');
  });
});

test('an open page lets a visitor in, but not before it is known that it is one', () => {
  const open = (viewer: Viewer) => show(<Guard isOpen>The screen</Guard>, { viewer });
  expect(open(null)).toBe('The screen');
  expect(open('not known yet')).not.toContain('The screen');
  expect(open('not told')).not.toContain('The screen');
});
