/** Leads on whoever works by keyboard, before an entry that is done goes: to the heading of the next one, of the one before, or of its part. */
export function focusNextEntry(entry: HTMLElement | null): void {
  const beside = [entry?.nextElementSibling, entry?.previousElementSibling];
  const near = beside.find((element) => element?.matches('article'));
  const heading = near?.querySelector('h3') ?? entry?.closest('section')?.querySelector('h2');
  heading?.focus();
}
