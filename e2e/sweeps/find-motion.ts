import type { Page } from '@playwright/test';

/** What moves, or would, for longer than a moment; and what scrolls smoothly. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moment = 0.05;
    const longest = (durations: string) => Math.max(...durations.split(',').map((part) => parseFloat(part)));
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1000 * moment)
      .map(() => 'an animation runs');
    const styled = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves =
          (style.animationName !== 'none' && longest(style.animationDuration) > moment) ||
          longest(style.transitionDuration) > moment ||
          style.scrollBehavior === 'smooth';
        return moves ? [`${part ?? ''} ${element.outerHTML.slice(0, 120)}`] : [];
      }),
    );
    return [...running, ...styled].slice(0, 5);
  });
}
