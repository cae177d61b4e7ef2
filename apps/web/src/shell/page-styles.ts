import styles from '../styles/app.css?inline';

/**
 * The whole stylesheet, which stands in each page: its first paint waits for nothing but the page itself. The browser
 * reads it from there, so that it is not sent twice.
 */
export const pageStyles = import.meta.env.SSR
  ? styles
  : (document.querySelector('#styles')?.textContent ?? '');
