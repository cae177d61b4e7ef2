import type { GenerateQuestionsResponse } from '@valence/contract';
import { expect, type Page } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';

test('an equation breaks at its arrow at any width, and no line begins with the point behind it', async ({
  page,
  server,
}) => {
  await issueEquation(page);
  await signUp(page, server.url, 'equations@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByRole('heading', { name: /^Question 1 of 10:/ })).toBeVisible();
  const seen = new Set<number>();
  for (let width = 320; width <= 600; width += 4) {
    await page.setViewportSize({ width, height: 812 });
    const { sides, isPointAlone, linesOfSides } = await linesOfEquation(page);
    seen.add(linesOfSides);
    expect([width, sides, isPointAlone]).toEqual([width, [1, 1], false]);
  }
  // Both were met: an equation on one line, and one that breaks.
  expect([...seen].toSorted()).toEqual([1, 2]);
});

/** How many lines each side takes and both together, and whether the point behind the equation is on another line than its end. */
function linesOfEquation(page: Page) {
  return page.evaluate(() => {
    const heading = document.querySelector('h2');
    const sides = [...(heading?.querySelectorAll('.side') ?? [])];
    const tops = (part: Range | Element) =>
      [...part.getClientRects()].map(({ bottom }) => Math.round(bottom));
    const texts = document.createTreeWalker(heading ?? document, NodeFilter.SHOW_TEXT, (node) =>
      /^\s*\./.test(node.nodeValue ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const behind = texts.nextNode();
    if (!(behind instanceof Text)) throw new Error('No point behind the equation');
    const point = document.createRange();
    const place = behind.data.indexOf('.');
    point.setStart(behind, place);
    point.setEnd(behind, place + 1);
    const places = sides.map((side) => side.getBoundingClientRect());
    const end = sides.at(-1)?.querySelector('.formula:last-of-type')?.getBoundingClientRect();
    const at = point.getBoundingClientRect();
    return {
      sides: sides.map((side) => new Set([...side.querySelectorAll('.formula')].flatMap(tops)).size),
      linesOfSides: new Set(places.map(({ bottom }) => Math.round(bottom))).size,
      isPointAlone: end === undefined || at.top > end.bottom || at.left < end.right - 1,
    };
  });
}

/** The quiz as the server issues it, but its questions begin with an equation that ends with a point. */
async function issueEquation(page: Page): Promise<void> {
  await page.route('**/api/generate-questions', async (route) => {
    const response = await route.fetch();
    const quiz: GenerateQuestionsResponse = await response.json();
    const questions = quiz.questions.map((question) => ({
      ...question,
      stimulus: undefined,
      figure: undefined,
      question: '\\ce{C3H8 + 5O2 -> 3CO2 + 4H2O}. What mass of water forms?',
    }));
    await route.fulfill({ response, json: { ...quiz, questions } });
  });
}
