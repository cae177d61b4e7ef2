import type { Point } from '../figure.ts';
import { svgText } from '../svg/svg-text.ts';

/** Groups as they are written where their bond comes from the right. */
const leftward: Readonly<Record<string, string>> = {
  '\\ce{CH3}': '\\ce{H3C}',
  '\\ce{OH}': '\\ce{HO}',
  '\\ce{NH2}': '\\ce{H2N}',
  '\\ce{OCH3}': '\\ce{H3CO}',
  '\\ce{CH2OH}': '\\ce{HOCH2}',
  '\\ce{CHO}': '\\ce{OHC}',
  '\\ce{CN}': '\\ce{NC}',
  '\\ce{CF3}': '\\ce{F3C}',
};

const rightward = new Map(
  Object.entries(leftward).map(([group, written]) => [plain(written), plain(group)] as const),
);

/**
 * A group at the end of its bond, its atom next to it: right of a bond that comes from the left, centered above or below.
 * @param direction of the bond, from the ring or chain to the group, as a unit vector of the drawing
 */
export function groupAt(text: string, x: number, y: number, [dx, dy]: Point): string {
  const isUpright = Math.abs(dx) < 0.3;
  // Above and below, the first letter is what the bond leads to.
  const first = text.startsWith('\\ce{') && plain(text).length > 1 ? 4.5 : 0;
  const side = dx > 0 ? 'start' : 'end';
  return svgText(side === 'end' && !isUpright ? (leftward[text] ?? text) : text, {
    x: isUpright ? x - first : x,
    y: y + 4.4 + (isUpright ? Math.sign(dy) * 5 : dy * 3),
    anchor: isUpright ? (first === 0 ? 'middle' : 'start') : side,
    size: 13.5,
    as: 'group',
  });
}

/** A group as it is written to the right of its bond, from what stands in a drawing: `CH3` from `H3C`. */
export function seenGroup(text: string): string {
  return rightward.get(text) ?? text;
}

/** The letters of a group without their setting, as a drawing shows them. */
export function plain(group: string): string {
  return group.replace(/^\\ce\{(.*)\}$/, '$1');
}
