/** A reaction and the equations that add up to it: `[factor, equation]`; a negative factor reverses the equation. */
export interface HessCycle {
  target: string;
  steps: readonly (readonly [factor: number, equation: string])[];
}

const carbon = 'C(s) + O2(g) -> CO2(g)';
const sulfur = 'S(s) + O2(g) -> SO2(g)';
const monoxide = '2CO(g) + O2(g) -> 2CO2(g)';
const water = '2H2(g) + O2(g) -> 2H2O(l)';
const steam = '2H2(g) + O2(g) -> 2H2O(g)';
const magnesium = '2Mg(s) + O2(g) -> 2MgO(s)';
const nitrogenMonoxide = 'N2(g) + O2(g) -> 2NO(g)';
const shift = 'CO(g) + H2O(g) -> CO2(g) + H2(g)';

/** Two equations, one of them turned round. */
export const reversedOnce: readonly HessCycle[] = [
  cycle('C(s) + H2O(g) -> CO(g) + H2(g)', [1, 'C(s) + 2H2O(g) -> CO2(g) + 2H2(g)'], [-1, shift]),
  cycle('C(s) + CO2(g) -> 2CO(g)', [1, 'C(s) + H2O(g) -> CO(g) + H2(g)'], [-1, shift]),
  cycle('CH4(g) + CO2(g) -> 2CO(g) + 2H2(g)', [1, 'CH4(g) + H2O(g) -> CO(g) + 3H2(g)'], [-1, shift]),
  cycle('CO2(g) + 3H2(g) -> CH3OH(l) + H2O(g)', [1, 'CO(g) + 2H2(g) -> CH3OH(l)'], [-1, shift]),
  cycle('2NO(g) + O2(g) -> 2NO2(g)', [1, 'N2(g) + 2O2(g) -> 2NO2(g)'], [-1, nitrogenMonoxide]),
  cycle('2NO(g) + O2(g) -> N2O4(g)', [1, '2NO(g) + O2(g) -> 2NO2(g)'], [-1, 'N2O4(g) -> 2NO2(g)']),
  cycle('C2H4(g) + H2(g) -> C2H6(g)', [1, 'C2H2(g) + 2H2(g) -> C2H6(g)'], [-1, 'C2H2(g) + H2(g) -> C2H4(g)']),
  cycle(
    'C2H4(g) + H2O(l) -> C2H5OH(l)',
    [1, 'C2H4(g) + 3O2(g) -> 2CO2(g) + 2H2O(l)'],
    [-1, 'C2H5OH(l) + 3O2(g) -> 2CO2(g) + 3H2O(l)'],
  ),
  cycle(
    'CaCO3(s) + H2O(l) -> Ca(OH)2(s) + CO2(g)',
    [1, 'CaCO3(s) -> CaO(s) + CO2(g)'],
    [-1, 'Ca(OH)2(s) -> CaO(s) + H2O(l)'],
  ),
  cycle(
    'MgCO3(s) + H2O(l) -> Mg(OH)2(s) + CO2(g)',
    [1, 'MgCO3(s) -> MgO(s) + CO2(g)'],
    [-1, 'Mg(OH)2(s) -> MgO(s) + H2O(l)'],
  ),
  cycle(
    '2Al(s) + 3CO2(g) -> Al2O3(s) + 3CO(g)',
    [1, 'Fe2O3(s) + 2Al(s) -> Al2O3(s) + 2Fe(s)'],
    [-1, 'Fe2O3(s) + 3CO(g) -> 2Fe(s) + 3CO2(g)'],
  ),
  cycle('2H2S(g) + SO2(g) -> 3S(s) + 2H2O(l)', [1, '2H2S(g) + O2(g) -> 2S(s) + 2H2O(l)'], [-1, sulfur]),
  cycle('2Mg(s) + CO2(g) -> 2MgO(s) + C(s)', [1, magnesium], [-1, carbon]),
  cycle('SiO2(s) + 2Mg(s) -> Si(s) + 2MgO(s)', [1, magnesium], [-1, 'Si(s) + O2(g) -> SiO2(s)']),
  cycle('TiO2(s) + 2Mg(s) -> Ti(s) + 2MgO(s)', [1, magnesium], [-1, 'Ti(s) + O2(g) -> TiO2(s)']),
  cycle('2ZnO(s) + C(s) -> 2Zn(s) + CO2(g)', [1, carbon], [-1, '2Zn(s) + O2(g) -> 2ZnO(s)']),
  cycle('2CuO(s) + C(s) -> 2Cu(s) + CO2(g)', [1, carbon], [-1, '2Cu(s) + O2(g) -> 2CuO(s)']),
];

/** Two equations, one of them reversed and at least one multiplied. */
export const reversedAndMultiplied: readonly HessCycle[] = [
  cycle('2C(s) + O2(g) -> 2CO(g)', [2, carbon], [-1, monoxide]),
  cycle('2SO2(g) + O2(g) -> 2SO3(g)', [1, '2S(s) + 3O2(g) -> 2SO3(g)'], [-2, sulfur]),
  cycle('2H2O2(l) -> 2H2O(l) + O2(g)', [1, water], [-2, 'H2(g) + O2(g) -> H2O2(l)']),
  cycle('2N2O(g) + O2(g) -> 4NO(g)', [2, nitrogenMonoxide], [-1, '2N2(g) + O2(g) -> 2N2O(g)']),
  cycle('2CH4(g) + 3O2(g) -> 2CO(g) + 4H2O(g)', [2, 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(g)'], [-1, monoxide]),
  cycle(
    '4Al(s) + 3MnO2(s) -> 3Mn(s) + 2Al2O3(s)',
    [1, '4Al(s) + 3O2(g) -> 2Al2O3(s)'],
    [-3, 'Mn(s) + O2(g) -> MnO2(s)'],
  ),
  cycle('Fe3O4(s) + 4CO(g) -> 3Fe(s) + 4CO2(g)', [2, monoxide], [-1, '3Fe(s) + 2O2(g) -> Fe3O4(s)']),
  cycle('Fe3O4(s) + 4H2(g) -> 3Fe(s) + 4H2O(g)', [2, steam], [-1, '3Fe(s) + 2O2(g) -> Fe3O4(s)']),
  cycle('CS2(l) + O2(g) -> CO2(g) + 2S(s)', [1, 'CS2(l) + 3O2(g) -> CO2(g) + 2SO2(g)'], [-2, sulfur]),
  cycle('2H2S(g) + SO2(g) -> 3S(s) + 2H2O(l)', [1, '2H2S(g) + 3O2(g) -> 2SO2(g) + 2H2O(l)'], [-3, sulfur]),
  cycle(
    '4NH3(g) + 3O2(g) -> 2N2(g) + 6H2O(g)',
    [1, '4NH3(g) + 5O2(g) -> 4NO(g) + 6H2O(g)'],
    [-2, nitrogenMonoxide],
  ),
  cycle(
    '4NH3(g) + 6NO(g) -> 5N2(g) + 6H2O(g)',
    [1, '4NH3(g) + 5O2(g) -> 4NO(g) + 6H2O(g)'],
    [-5, nitrogenMonoxide],
  ),
  cycle('2Cu2O(s) + O2(g) -> 4CuO(s)', [2, '2Cu(s) + O2(g) -> 2CuO(s)'], [-1, '4Cu(s) + O2(g) -> 2Cu2O(s)']),
  cycle(
    '3Fe2O3(s) + CO(g) -> 2Fe3O4(s) + CO2(g)',
    [3, 'Fe2O3(s) + 3CO(g) -> 2Fe(s) + 3CO2(g)'],
    [-2, 'Fe3O4(s) + 4CO(g) -> 3Fe(s) + 4CO2(g)'],
  ),
];

/** Three equations. */
export const threeEquations: readonly HessCycle[] = [
  cycle('C(s) + 2H2(g) -> CH4(g)', [1, carbon], [1, water], [-1, 'CH4(g) + 2O2(g) -> CO2(g) + 2H2O(l)']),
  cycle('2C(s) + 2H2(g) -> C2H4(g)', [2, carbon], [1, water], [-1, 'C2H4(g) + 3O2(g) -> 2CO2(g) + 2H2O(l)']),
  cycle('3C(s) + 4H2(g) -> C3H8(g)', [3, carbon], [2, water], [-1, 'C3H8(g) + 5O2(g) -> 3CO2(g) + 4H2O(l)']),
  cycle('C(s) + 2S(s) -> CS2(l)', [1, carbon], [2, sulfur], [-1, 'CS2(l) + 3O2(g) -> CO2(g) + 2SO2(g)']),
  cycle(
    '4C(s) + 6H2(g) + O2(g) -> 2C2H5OH(l)',
    [4, carbon],
    [3, water],
    [-2, 'C2H5OH(l) + 3O2(g) -> 2CO2(g) + 3H2O(l)'],
  ),
  cycle(
    '2C(s) + 4H2(g) + O2(g) -> 2CH3OH(l)',
    [2, carbon],
    [2, water],
    [-1, '2CH3OH(l) + 3O2(g) -> 2CO2(g) + 4H2O(l)'],
  ),
  cycle(
    '2C(s) + 2H2(g) + O2(g) -> CH3COOH(l)',
    [2, carbon],
    [1, water],
    [-1, 'CH3COOH(l) + 2O2(g) -> 2CO2(g) + 2H2O(l)'],
  ),
  cycle(
    '6C(s) + 6H2(g) + 3O2(g) -> C6H12O6(s)',
    [6, carbon],
    [3, water],
    [-1, 'C6H12O6(s) + 6O2(g) -> 6CO2(g) + 6H2O(l)'],
  ),
  cycle(
    '4NH3(g) + 5O2(g) -> 4NO(g) + 6H2O(g)',
    [2, nitrogenMonoxide],
    [3, steam],
    [-2, 'N2(g) + 3H2(g) -> 2NH3(g)'],
  ),
  cycle(
    '2S(s) + 3O2(g) + 2H2O(l) -> 2H2SO4(l)',
    [2, sulfur],
    [1, '2SO2(g) + O2(g) -> 2SO3(g)'],
    [-2, 'H2SO4(l) -> SO3(g) + H2O(l)'],
  ),
];

function cycle(target: string, ...steps: readonly (readonly [number, string])[]): HessCycle {
  return { target, steps };
}
