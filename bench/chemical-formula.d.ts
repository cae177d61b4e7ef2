/** The package has no types of its own. */
declare module 'chemical-formula' {
  export default function chemicalFormula(formula: string): Record<string, number>;
}
