/** Where the choice is kept between visits; the script in the page's head reads the same key. */
const storageKey = 'darkMode';

export function isDark(): boolean {
  return document.documentElement.classList.contains('dark');
}

/** Switches between light and dark, and remembers the choice where the browser allows it. */
export function toggleTheme(): void {
  const dark = !isDark();
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
  try {
    localStorage.setItem(storageKey, String(dark));
  } catch {
    // Storage is blocked: the choice holds for this visit.
  }
  for (const listener of listeners) listener();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<() => void>();
