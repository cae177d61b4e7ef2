import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { maria, show } from '../testing/show.tsx';
import Screen from './screen.tsx';

const hasFrame = (markup: string) => markup.includes('Skip to the content');
const asksToSignIn = (markup: string) => markup.includes('Please Sign In');

test('every page is shown to a student, within the frame unless it is for paper or has a way out of its own', () => {
  for (const { path, isBare = false, hasOwnExit = false } of pages) {
    const markup = show(<Screen />, { viewer: maria, path });
    expect([path, hasFrame(markup), asksToSignIn(markup)]).toEqual([path, !isBare && !hasOwnExit, false]);
  }
});

test('a visitor is asked to sign in on the pages of students alone', () => {
  for (const { path, access } of pages)
    expect([path, asksToSignIn(show(<Screen />, { path }))]).toEqual([path, access === 'students']);
});

test('a visitor’s front page stands without the frame, and gets it while it is not known who looks', () => {
  expect(hasFrame(show(<Screen />, { path: '/' }))).toBe(false);
  expect(hasFrame(show(<Screen />, { path: '/', viewer: 'not known yet' }))).toBe(true);
  expect(hasFrame(show(<Screen />, { path: '/', viewer: 'not told' }))).toBe(true);
});

test('an address that is no page is open to everybody, within the frame', () => {
  const markup = show(<Screen />, { path: '/streak' });
  expect([hasFrame(markup), asksToSignIn(markup)]).toEqual([true, false]);
});
