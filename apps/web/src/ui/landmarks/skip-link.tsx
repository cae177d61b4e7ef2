/** The first stop of the keyboard: past what every page has, to what is its own. A page with it has a `main` of that id. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-md focus:bg-blue focus:px-4 focus:py-2 focus:text-on-blue"
    >
      Skip to the content
    </a>
  );
}
