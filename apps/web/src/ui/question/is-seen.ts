/** Pixels from the upper edge of an element: its first line, with the space above it. */
const firstLine = 24;

/** Whether the beginning of an element is before the student's eyes: in the window, and under none of the bars that stay there. */
export function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, firstLine));
  return there !== null && element.contains(there);
}
