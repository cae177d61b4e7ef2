/** Does what was pressed before the page was alive, each in a turn of its own, as it happened. */
export async function pressAgain(presses: readonly (() => void)[]): Promise<void> {
  for (const again of presses) {
    again();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
