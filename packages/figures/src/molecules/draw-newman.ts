import type { NewmanProjection } from '../structure-figures.ts';
import { svgCircle, svgDrawing, svgPath } from '../svg/svg-shapes.ts';
import { short } from '../svg/svg-text.ts';
import { groupAt } from './group-text.ts';

const [centerX, centerY, radius, reach] = [160, 104, 40, 66];
/** By so much the groups behind are turned where they would be hidden. */
const aside = 20;

/** Draws the circle of the carbon behind, its bonds from the rim, and those of the carbon in front from the center. */
export function drawNewman({ front, back, isEclipsed, isTurned }: NewmanProjection): string {
  const first = isTurned ? 60 : 0;
  const behind = first + (isEclipsed ? aside : 60);
  const bond = (text: string, angle: number, from: number): string => {
    const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
    const at = (distance: number): string =>
      `${short(centerX + distance * dx)} ${short(centerY + distance * dy)}`;
    return (
      svgPath(`M${at(from)}L${at(reach)}`, { width: 1.8, as: 'line' }) +
      groupAt(text, centerX + (reach + 5) * dx, centerY + (reach + 5) * dy, [dx, dy])
    );
  };
  return svgDrawing(320, 208, [
    svgCircle(centerX, centerY, radius, { as: 'circle', fill: 'none' }).replace(
      '/>',
      ' stroke-width="1.8"/>',
    ),
    ...back.map((text, place) => bond(text, behind + 120 * place, radius)),
    ...front.map((text, place) => bond(text, first + 120 * place, 0)),
  ]);
}
