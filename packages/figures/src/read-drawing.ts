import type { Point } from './figure.ts';

/** What a program sees in a drawing that knows only its marks and texts. Places are in the units of the axes where there are axes. */
export interface DrawingReading {
  /** Of each drawn line its points. */
  lines: readonly (readonly Point[])[];
  /** Of each series of points or sticks their places or tips. */
  dots: readonly (readonly Point[])[];
  /** Marks of another kind, by the class that they are drawn with. */
  marks: readonly { as: string; at: Point }[];
  /** Texts beside the numbers of the axes. */
  texts: readonly { as: string; text: string; at: Point }[];
  /** The rows of a table, without its heading. */
  cells: readonly (readonly string[])[];
}

interface SvgElement {
  tag: string;
  as: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

/**
 * Reads a drawing back: the numbers at the axes give the scales, and the scales turn places of marks into data.
 * @param svg as `drawFigure` draws it; nothing but paths, circles and texts is looked at
 * @throws where the numbers of an axis do not lie on a straight scale: such a drawing lies
 */
export function readDrawing(svg: string): DrawingReading {
  const elements = elementsOf(svg);
  const toX = scaleOf(elements, 'x');
  const toY = scaleOf(elements, 'y');
  const toData = ([x, y]: Point): Point => [toX(x), toY(y)];
  const dots = new Map<string, Point[]>();
  const lines: Point[][] = [];
  const marks: { as: string; at: Point }[] = [];
  const texts: { as: string; text: string; at: Point }[] = [];
  for (const element of elements) {
    const { tag, as } = element;
    const [what = '', hue = ''] = as.split(' ');
    if (tag === 'text') {
      if (what !== 'x' && what !== 'y') texts.push({ as, text: element.text, at: toData(placeOf(element)) });
    } else if (what === 'line') lines.push(cornersOf(element).map(toData));
    else if (what === 'sticks') dots.set(hue, tipsOf(element).map(toData));
    else if (what === 'points') dots.set(hue, [...(dots.get(hue) ?? []), toData(placeOf(element))]);
    else if (what !== '' && what !== 'sample') marks.push({ as, at: toData(placeOf(element)) });
  }
  return { lines, dots: [...dots.values()], marks, texts, cells: [] };
}

function elementsOf(svg: string): SvgElement[] {
  return [...svg.matchAll(/<(path|circle|rect|text)\b([^>]*?)(?:\/>|>(.*?)<\/text>)/g)].map(
    ([, tag = '', written = '', content = '']) => {
      const attributes = new Map(
        [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      return { tag, as: attributes.get('class') ?? '', attributes, text: plainText(content) };
    },
  );
}

function plainText(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function placeOf({ tag, attributes }: SvgElement): Point {
  if (tag === 'path') {
    const [, x = '0', y = '0'] = /M(-?[\d.]+)[ ,](-?[\d.]+)/.exec(attributes.get('d') ?? '') ?? [];
    return [Number(x), Number(y)];
  }
  const [x, y] = tag === 'circle' ? ['cx', 'cy'] : ['x', 'y'];
  return [Number(attributes.get(x)), Number(attributes.get(y))];
}

function cornersOf({ attributes }: SvgElement): Point[] {
  return [...(attributes.get('d') ?? '').matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
}

function tipsOf({ attributes }: SvgElement): Point[] {
  return [...(attributes.get('d') ?? '').matchAll(/M(-?[\d.]+) -?[\d.]+V(-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
}

/** From a place in the drawing to a value, by the numbers at an axis; without numbers the place itself. */
function scaleOf(elements: readonly SvgElement[], axis: 'x' | 'y'): (place: number) => number {
  const numbers = elements
    .filter(({ tag, as }) => tag === 'text' && as === axis)
    .map((element) => ({
      value: Number(element.text.replace('−', '-')),
      // The number at a horizontal line is set a little below it, so that it stands beside its middle.
      place: axis === 'x' ? placeOf(element)[0] : placeOf(element)[1] - 4.4,
    }));
  const [first] = numbers;
  const last = numbers.at(-1);
  // Without numbers places count from the left and upward.
  if (first === undefined || last === undefined || first === last)
    return (place) => (axis === 'x' ? place : -place);
  const slope = (last.value - first.value) / (last.place - first.place);
  const toValue = (place: number): number => first.value + slope * (place - first.place);
  const off = numbers.find(({ value, place }) => Math.abs(toValue(place) - value) > 0.2 * Math.abs(slope));
  if (off !== undefined) throw new Error(`The number ${off.value} stands at the wrong place of its axis`);
  return toValue;
}
