/**
 * Seeds from 1 on: `few` of them in `npm test`, `all` in the sweeps before a change lands (`SWEEPS=1`). Every promise is
 * kept by both; a fault that one draw in a hundred has is found by the sweeps.
 */
export function seedsToDraw(few: number, all: number): number[] {
  const length = process.env['SWEEPS'] === undefined ? few : all;
  return Array.from({ length }, (_, index) => index + 1);
}
