import { short } from './svg-text.ts';

interface Stroke {
  width?: number;
  opacity?: number;
  dash?: string;
  /** What kind of mark a reader of the drawing takes it for. */
  as?: string;
  fill?: 'none' | 'currentColor';
}

/** A path in the colour of the text, or of its class. */
export function svgPath(d: string, { width = 1, opacity, dash, as, fill = 'none' }: Stroke = {}): string {
  const attributes = [
    ...(as === undefined ? [] : [`class="${as}"`]),
    `d="${d}"`,
    `fill="${fill}"`,
    ...(width === 0 ? [] : [`stroke="currentColor"`]),
    ...(width === 1 || width === 0 ? [] : [`stroke-width="${width}"`]),
    ...(opacity === undefined ? [] : [`${width === 0 ? 'fill' : 'stroke'}-opacity="${opacity}"`]),
    ...(dash === undefined ? [] : [`stroke-dasharray="${dash}"`]),
  ];
  return `<path ${attributes.join(' ')}/>`;
}

/** A filled or an open circle. */
export function svgCircle(
  x: number,
  y: number,
  radius: number,
  {
    as,
    fill = 'currentColor',
    opacity,
  }: { as?: string; fill?: 'none' | 'currentColor'; opacity?: number } = {},
): string {
  const name = as === undefined ? '' : `class="${as}" `;
  const see = opacity === undefined ? '' : ` fill-opacity="${opacity}"`;
  return `<circle ${name}cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${see} stroke="currentColor"/>`;
}

/** The least width of a drawing: a narrower one stands in its middle, so that letters have one size in all figures. */
const leastWidth = 320;

/** The whole drawing; it scales by its view box. */
export function svgDrawing(width: number, height: number, parts: readonly string[]): string {
  const left = Math.min(0, (width - leastWidth) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${short(left)} 0 ${short(Math.max(width, leastWidth))} ${short(height)}" font-size="12.5" fill="currentColor" aria-hidden="true">${parts.join('')}</svg>`;
}
