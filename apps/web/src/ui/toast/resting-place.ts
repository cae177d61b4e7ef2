interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * How far above the bottom of the window a toast rests: it lies over none of the bars, as far as the window has room above them.
 * @param toast where it is now, in pixels of the window; its size and its place from side to side stay
 * @example restingPlace({ top: 500, bottom: 600, left: 0, right: 375 }, 600, [{ top: 530, bottom: 600, left: 0, right: 375 }]) // 70
 */
export function restingPlace(toast: Box, windowHeight: number, bars: readonly Box[]): number {
  const height = toast.bottom - toast.top;
  let edge = windowHeight;
  // From the bottom up: above one bar another may stand.
  for (const bar of bars.toSorted((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= toast.left || bar.left >= toast.right;
    if (!isBeside && bar.bottom > edge - height && bar.top < edge) edge = bar.top;
  }
  return Math.max(0, Math.min(windowHeight - edge, windowHeight - height));
}
