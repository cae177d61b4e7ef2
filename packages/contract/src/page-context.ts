/** Settings of the server that pages show: `config.ts` fills them, and they reach every page. */
export interface PageSettings {
  supportPhone: string;
  /** Empty where there is none. */
  supportEmail: string;
  /** The key by which browsers know whose push messages they take; empty where no reminder is offered. */
  pushKey: string;
}

/** Without a server, as at build time. */
export const noSettings: PageSettings = { supportPhone: '', supportEmail: '', pushKey: '' };

/** What the server hands to the web app's build to draw a page from. */
export interface PageContext {
  /** Stands in every script and style of the page, as its policy wants it. */
  nonce: string;
  /** Calls the product's own API as whoever asks for the page. */
  call: (path: string) => Promise<Response>;
  /** Milliseconds. */
  now: number;
  /** The zone that days are told in, as the browser's cookie says; `null` where it says none. */
  timeZone: string | null;
  settings: PageSettings;
  /** Hears of what fails while the page is drawn. */
  report: (error: unknown) => void;
}
