/** Where whoever works by keyboard goes on once an entry is done and goes: the heading of the next one, of the one before, or of its part. */
export function nextHeading(entry: HTMLElement | null): HTMLElement | null {
  const beside = [entry?.nextElementSibling, entry?.previousElementSibling];
  const near = beside.find((element) => element?.matches('article'));
  return near?.querySelector('h3') ?? entry?.closest('section')?.querySelector('h2') ?? null;
}
