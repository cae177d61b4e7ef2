/** What the head points at. It is drawn by the server and never changes, so that the browser's code needs no copy of it. */
export const drawnLinks = import.meta.env.SSR ? (
  <>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link
      rel="preload"
      href="/fonts/atkinson-hyperlegible-next-3.woff2"
      as="font"
      type="font/woff2"
      crossOrigin=""
    />
    {/* The header is painted whole: half of it, on a busy machine, would move when the rest comes. */}
    <link rel="expect" href="#main" blocking="render" />
  </>
) : null;
