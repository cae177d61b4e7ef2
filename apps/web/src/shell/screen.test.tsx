import { expect, test, vi } from 'vitest';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { hasMenu, pageAt, pages } from '../pages.ts';
import { maria, show, type Viewer } from '../testing/show.tsx';
import MenuScreen from './menu-screen.tsx';
import Screen from './screen.tsx';

/** What stands around a page, as the table of routes has it. */
function around(path: string, viewer: Viewer): string {
  const page = pageAt(path);
  return show(page === null || hasMenu(page) ? <MenuScreen /> : <Screen />, { viewer, path });
}

const hasFrame = (markup: string) => markup.includes('Skip to the content');
const asksToSignIn = (markup: string) => markup.includes('Please Sign In');

test('every page is shown to a student, within the frame unless it is for paper or has a way out of its own', () => {
  for (const { path, isBare = false, hasOwnExit = false } of pages) {
    const markup = around(path, maria);
    expect([path, hasFrame(markup), asksToSignIn(markup)]).toEqual([path, !isBare && !hasOwnExit, false]);
  }
});

test('every page has the part that its head says to wait for, whoever looks', async () => {
  // Its code comes where somebody has to sign in.
  await vi.waitFor(() => expect(asksToSignIn(around('/quiz/active', null))).toBe(true));
  for (const { path } of pages)
    for (const viewer of [maria, null]) {
      const markup =
        path === '/' && viewer === null
          ? show(<LandingPage onLogin={() => undefined} />)
          : around(path, viewer);
      expect([path, markup.match(/<main id="main"/g)]).toEqual([path, ['<main id="main"']]);
    }
});

test('the landing page is skipped to its content by keyboard', () => {
  expect(hasFrame(show(<LandingPage onLogin={() => undefined} />))).toBe(true);
});

test('a visitor is asked to sign in on the pages of students alone, within the frame', async () => {
  // Its code comes where somebody has to sign in.
  await vi.waitFor(() => expect(asksToSignIn(around('/quiz/active', null))).toBe(true));
  for (const { path, access, isBare = false } of pages) {
    const markup = around(path, null);
    const isAsked = access === 'students';
    expect([path, asksToSignIn(markup)]).toEqual([path, isAsked]);
    expect([path, isAsked && hasFrame(markup)]).toEqual([path, isAsked && !isBare]);
  }
});

test('a visitor’s front page stands without the frame, and gets it while it is not known who looks', () => {
  expect(hasFrame(around('/', null))).toBe(false);
  expect(hasFrame(around('/', 'not known yet'))).toBe(true);
  expect(hasFrame(around('/', 'not told'))).toBe(true);
});

test('an address that is no page is open to everybody, within the frame', () => {
  const markup = around('/streak', null);
  expect([hasFrame(markup), asksToSignIn(markup)]).toEqual([true, false]);
});
