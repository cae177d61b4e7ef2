import { parseTypeset, type ChemistryNode, type TypesetNode } from '@valence/chemistry';
import { plainTypeset } from '@valence/chemistry/typeset';

interface TextPlace {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  isBold?: boolean;
  /** What kind of text a reader of the drawing takes it for. */
  as?: string;
}

/**
 * Typeset text as an SVG text element. Raised and lowered parts are smaller and off the line; the element needs no style.
 * @param source in the typeset notation
 */
export function svgText(source: string, place: TextPlace): string {
  const { x, y, anchor = 'start', size = textSize, isBold = false, as } = place;
  const attributes = [
    ...(as === undefined ? [] : [`class="${as}"`]),
    `x="${short(x)}" y="${short(y)}"`,
    ...(anchor === 'start' ? [] : [`text-anchor="${anchor}"`]),
    ...(size === textSize ? [] : [`font-size="${size}"`]),
    ...(isBold ? ['font-weight="600"'] : []),
  ];
  return `<text ${attributes.join(' ')}>${spans(source)}</text>`;
}

/** The size of texts in a drawing that is 320 units wide. */
export const textSize = 12.5;

/** About how wide a text is, in units of the drawing. */
export function textWidth(source: string, size: number = textSize): number {
  return plainTypeset(source).length * size * 0.58;
}

/** A number with one decimal at most: the drawing is no finer. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

interface Run {
  text: string;
  shift: -1 | 0 | 1;
  isItalic: boolean;
}

function spans(source: string): string {
  let shift = 0;
  return runsOf(parseTypeset(source), false)
    .map((run) => {
      const moved = (run.shift - shift) * 4;
      shift = run.shift;
      const attributes = [
        ...(moved === 0 ? [] : [`dy="${moved}"`]),
        ...(run.shift === 0 ? [] : ['font-size="9"']),
        ...(run.isItalic ? ['font-style="italic"'] : []),
      ];
      const text = escaped(run.text);
      return attributes.length === 0 ? text : `<tspan ${attributes.join(' ')}>${text}</tspan>`;
    })
    .join('');
}

function runsOf(nodes: readonly TypesetNode[], isItalic: boolean, shift: Run['shift'] = 0): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.kind) {
      case 'text':
        return [{ text: node.text, shift, isItalic }];
      case 'italic':
        return runsOf(node.children, true, shift);
      case 'superscript':
        return runsOf(node.children, isItalic, -1);
      case 'subscript':
        return runsOf(node.children, isItalic, 1);
      case 'chemistry':
        return node.children.map(chemistryRun);
      case 'fraction':
        return [
          ...runsOf(node.numerator, isItalic, shift),
          { text: '/', shift, isItalic: false },
          ...runsOf(node.denominator, isItalic, shift),
        ];
      case 'root':
        return [{ text: '√', shift, isItalic: false }, ...runsOf(node.children, isItalic, shift)];
      case 'structure':
        return [{ text: node.name, shift, isItalic }];
    }
  });
}

function chemistryRun(node: ChemistryNode): Run {
  const line = (text: string): Run => ({ text, shift: 0, isItalic: false });
  switch (node.kind) {
    case 'symbols':
    case 'coefficient':
      return line(node.text);
    case 'superscript':
      return { text: node.text, shift: -1, isItalic: false };
    case 'subscript':
      return { text: node.text, shift: 1, isItalic: false };
    case 'nuclide':
      return { text: node.mass, shift: -1, isItalic: false };
    case 'bond':
      return line(['–', '=', '≡'][node.order - 1] ?? '–');
    case 'dot':
      return line('·');
    case 'plus':
      return line(' + ');
    case 'state':
      return line(`(${node.state})`);
    case 'arrow':
      return line(node.arrow === 'equilibrium' ? ' ⇌ ' : ' → ');
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
