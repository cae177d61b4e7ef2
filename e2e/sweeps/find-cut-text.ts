import type { Page } from '@playwright/test';

/** Text that is cut off, that other text covers, or that makes the page scroll sideways. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 4;
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`] : [];
    const isSeen = (element: Element) =>
      !element.closest('[aria-hidden="true"], [inert]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isApart = (element: Element): boolean =>
      /fixed|sticky|absolute/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && isApart(element.parentElement));
    const name = (element: Element) =>
      `${element.outerHTML.slice(0, 90)} ${element.textContent.slice(0, 40)}`;

    const texts: { element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      if (element === null || node.textContent?.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of boxes) {
        let isForEars = false;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          isForEars = edge.width <= 1 && getComputedStyle(around).position === 'absolute';
          if (isForEars) break;
          const isCut =
            (/hidden|clip/.test(overflowX) && box.right > edge.right + tolerance) ||
            (/hidden|clip/.test(overflowY) && box.bottom > edge.bottom + tolerance);
          if (isCut) found.push(`cut off: ${name(element)}`);
          // What can be scrolled is not lost.
          if (isCut || /auto|scroll/.test(overflowX + overflowY)) break;
        }
        if (!isForEars && !isApart(element)) texts.push({ element, box });
      }
    }
    for (const [place, one] of texts.entries())
      for (const other of texts.slice(place + 1)) {
        // Within a drawing the letters of NH stand closer than lines do.
        const drawing = one.element.closest('svg');
        if (one.element === other.element || (drawing !== null && drawing === other.element.closest('svg')))
          continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > tolerance && high > tolerance)
          found.push(`covers each other: ${name(one.element)} and ${name(other.element)}`);
      }
    return [...new Set(found)].slice(0, 8);
  });
}
