/** Markup that is safe to send: everything that was put into it has been escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/**
 * Writes HTML in which every inserted text is escaped, for elements and for quoted attributes alike.
 * @example html`<p>${'<b>'}</p>`.markup // '<p>&lt;b&gt;</p>'
 */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: literals }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if (!part) return '';
  return part.map(render).join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
