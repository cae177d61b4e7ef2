/** Where the choice is kept between visits; the script in the page's head reads the same key. */
const storageKey = 'darkMode';

/** Switches between light and dark, and remembers the choice where the browser allows it. */
export function toggleTheme(): void {
  const { classList } = document.documentElement;
  const dark = !classList.contains('dark');
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  try {
    localStorage.setItem(storageKey, String(dark));
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
}
