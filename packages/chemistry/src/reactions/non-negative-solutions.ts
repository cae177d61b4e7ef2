/** More rays than this are not followed: the equation mixes too many reactions. */
const mostRays = 400;

/**
 * The extreme rays of all non-negative solutions of `rows · x = 0`, each in its smallest whole numbers, by the double
 * description method (Motzkin et al. 1953). No ray: no solution. One ray: every solution is a multiple of it.
 * Several: the rows mix independent reactions.
 * @returns the rays, or `null` when there are too many to follow
 */
export function nonNegativeSolutions(rows: readonly (readonly bigint[])[], width: number): bigint[][] | null {
  let rays: bigint[][] = Array.from({ length: width }, (_, at) =>
    Array.from({ length: width }, (_, index) => (index === at ? 1n : 0n)),
  );
  for (const row of rows) {
    rays = meet(rays, row);
    if (rays.length > mostRays) return null;
  }
  return rays;
}

/** The rays of the part of the cone that lies in the plane `row · x = 0`. */
function meet(rays: readonly bigint[][], row: readonly bigint[]): bigint[][] {
  const valued = rays.map((ray) => ({ ray, value: dot(row, ray) }));
  const kept = valued.filter(({ value }) => value === 0n).map(({ ray }) => ray);
  for (const { ray: up, value: above } of valued) {
    if (above <= 0n) continue;
    for (const { ray: down, value: below } of valued) {
      if (below < 0n) kept.push(reduced(up.map((x, index) => x * -below + (down[index] ?? 0n) * above)));
    }
  }
  return extreme(kept);
}

/** A ray is extreme when no other one uses only a part of its species. */
function extreme(rays: readonly bigint[][]): bigint[][] {
  const supports = rays.map((ray) =>
    ray.reduce((mask, x, index) => (x === 0n ? mask : mask | (1n << BigInt(index))), 0n),
  );
  return rays.filter((_, at) => {
    const own = supports[at] ?? 0n;
    return supports.every((other, index) => {
      if (index === at || (other & own) !== other) return true;
      return other === own && index > at;
    });
  });
}

function dot(row: readonly bigint[], ray: readonly bigint[]): bigint {
  let sum = 0n;
  for (let index = 0; index < ray.length; index += 1) sum += (row[index] ?? 0n) * (ray[index] ?? 0n);
  return sum;
}

function reduced(ray: readonly bigint[]): bigint[] {
  const divisor = ray.reduce(greatestCommonDivisor, 0n);
  return ray.map((x) => x / divisor);
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
