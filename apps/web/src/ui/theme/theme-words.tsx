/** The name of the theme that the toggle leads to; the class on the root element decides which of the two shows. */
export function ThemeWords() {
  return (
    <>
      <span className="dark:hidden">Dark mode</span>
      <span className="hidden dark:inline">Light mode</span>
    </>
  );
}
