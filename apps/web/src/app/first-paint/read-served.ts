/** Reads what the server drew this page from, as it says in the page; `null` where it drew nothing. */
export function readServed<Served>(isServed: (served: object) => served is Served & object): Served | null {
  const text = document.querySelector('#served')?.textContent.trim() ?? '';
  // A page that no server touched (the development server's) still holds the placeholder.
  const served: unknown = text === '' || text.startsWith('__') ? null : JSON.parse(text);
  return typeof served === 'object' && served !== null && isServed(served) ? served : null;
}
