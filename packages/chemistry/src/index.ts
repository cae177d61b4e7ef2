export { evaluateExpression } from './calculator/evaluate-expression.ts';
export type { EvaluationOptions } from './calculator/evaluate-expression.ts';
export { addOnPaper } from './calculator/operand.ts';
export { formatResult } from './calculator/format-result.ts';
export { electronConfiguration, isConfigurationException } from './elements/electron-configuration.ts';
export { elementOf, elements, findElement } from './elements/elements.ts';
export type { Element } from './elements/elements.ts';
export { elementCategories } from './elements/position.ts';
export type { Block, ElementCategory } from './elements/position.ts';
export { formulaOfName, nameCompound } from './formulas/compound-names.ts';
export { empiricalFormula } from './formulas/empirical-formula.ts';
export type { Composition, Formula } from './formulas/formula.ts';
export { hillFormula } from './formulas/hill-formula.ts';
export { anions, cations, ionicFormula, ionicName, ionPairs } from './formulas/ionic-compound.ts';
export type { NamedIon } from './formulas/ions.data.ts';
export { massOf, massShares, molarMass } from './formulas/molar-mass.ts';
export type { ElementShare, MolarMass } from './formulas/molar-mass.ts';
export { oxidationStates } from './formulas/oxidation-states.ts';
export type { OxidationStates } from './formulas/oxidation-states.ts';
export { parseFormula } from './formulas/parse-formula.ts';
export { typesetFormula } from './formulas/typeset-formula.ts';
export { typesetFormulasIn } from './formulas/typeset-formulas-in.ts';
export { acids } from './tables/acids.data.ts';
export type { Acid } from './tables/acids.data.ts';
export { hendersonHasselbalch, meanCharge, solvePh, stageFractions } from './physical-chemistry/acid-base.ts';
export type { AqueousMixture, ProticSystem } from './physical-chemistry/acid-base.ts';
export {
  constantOfGibbs,
  electrolysedMoles,
  gibbsOfConstant,
  gibbsOfPotential,
  nernst,
} from './physical-chemistry/electrochemistry.ts';
export { reactionQuotient, solveEquilibrium } from './physical-chemistry/equilibrium.ts';
export type { EquilibriumSpecies, EquilibriumState } from './physical-chemistry/equilibrium.ts';
export {
  effusionRatio,
  idealGas,
  rootMeanSquareSpeed,
  vanDerWaalsPressure,
} from './physical-chemistry/gas-laws.ts';
export type { GasState } from './physical-chemistry/gas-laws.ts';
export {
  activationEnergy,
  arrhenius,
  concentrationAfter,
  halfLife,
  timeToReach,
} from './physical-chemistry/kinetics.ts';
export type { ReactionOrder } from './physical-chemistry/kinetics.ts';
export { molarSolubility } from './physical-chemistry/solubility.ts';
export { dilution, massForSolution, molarityOfPercent } from './physical-chemistry/solutions.ts';
export type { Dilution } from './physical-chemistry/solutions.ts';
export { constants, gasConstantLitreAtmosphere, pKwAt25, zeroCelsius } from './quantities/constants.ts';
export type { PhysicalConstant } from './quantities/constants.ts';
export { roundedConstants } from './quantities/rounded-constants.ts';
export { convertUnits, unitCategories } from './quantities/convert-units.ts';
export type { UnitCategory } from './quantities/convert-units.ts';
export { combine, pureNumber, sameDimension } from './quantities/dimension.ts';
export type { Dimension } from './quantities/dimension.ts';
export { readQuantity } from './quantities/read-quantity.ts';
export type { StatedQuantity } from './quantities/read-quantity.ts';
export {
  dimensionless,
  multiply,
  readUnit,
  readUnitAt,
  typedUnitOf,
  unitOf,
} from './quantities/read-unit.ts';
export type { Unit } from './quantities/read-unit.ts';
export { prefixNames, unitNames, unitSpellings } from './quantities/unit-spellings.data.ts';
export { prefixes } from './quantities/units.data.ts';
export { reductionPotentials } from './tables/reduction-potentials.data.ts';
export type { ReductionPotential } from './tables/reduction-potentials.data.ts';
export {
  countSignificantFigures,
  roundDecimals,
  roundSignificant,
} from './quantities/significant-figures.ts';
export { solubilityProducts } from './tables/solubility-products.data.ts';
export type { SolubilityProduct } from './tables/solubility-products.data.ts';
export { aminoAcidValues } from './tables/amino-acids.data.ts';
export { carbonShifts } from './tables/carbon-shifts.data.ts';
export { formulaSymbols } from './tables/formulas/formula-symbols.data.ts';
export { sheetFormulas } from './tables/formulas/formulas.data.ts';
export type { FormulaSubject } from './tables/formulas/formulas.data.ts';
export { infraredBands } from './tables/infrared-bands.data.ts';
export { protonShifts } from './tables/proton-shifts.data.ts';
export { solubilityRules } from './tables/solubility-rules.data.ts';
export { specificHeats } from './tables/specific-heats.data.ts';
export type { SpecificHeat } from './tables/specific-heats.data.ts';
export { standardThermochemistry } from './tables/standard-thermochemistry.data.ts';
export type { StandardThermochemistry } from './tables/standard-thermochemistry.data.ts';
export { formatDecimals, formatSignificant } from './quantities/format-significant.ts';
export { balance, balanceEquation } from './reactions/balance-equation.ts';
export { balanceHalfReaction, balanceRedox } from './reactions/balance-redox.ts';
export type { Medium } from './reactions/balance-redox.ts';
export { formatEquation, speciesOf } from './reactions/equation.ts';
export type { Equation, Species, State } from './reactions/equation.ts';
export { isBalanced } from './reactions/is-balanced.ts';
export { parseEquation } from './reactions/parse-equation.ts';
export { coefficientIn, molesFrom, percentYield, reactToEnd } from './reactions/stoichiometry.ts';
export type { ReactionOutcome } from './reactions/stoichiometry.ts';
export { failure, success } from './result.ts';
export type { ChemistryError, Result } from './result.ts';
export {
  linearNodes,
  linearText,
  parseChemistry,
  parseTypeset,
  readTypeset,
  showTheSame,
  spokenChemistry,
  spokenNodes,
  spokenTypeset,
} from './typeset/index.ts';
export type { Arrow, ChemistryNode, TypesetNode, TypesetReading } from './typeset/index.ts';
export { balancingWorking } from './workings/balancing-working.ts';
export { conversionWorking } from './workings/conversion-working.ts';
export type { ConversionField } from './workings/conversion-working.ts';
export { dilutionWorking } from './workings/dilution-working.ts';
export type { DilutionField, DilutionUnits } from './workings/dilution-working.ts';
export { idealGasWorking } from './workings/ideal-gas-working.ts';
export type { GasField, GasQuantity } from './workings/ideal-gas-working.ts';
export { molarMassWorking } from './workings/molar-mass-working.ts';
export { phWorking } from './workings/ph-working.ts';
export type { PhField, Solute } from './workings/ph-working.ts';
export { solutionWorking } from './workings/solution-working.ts';
export type { SolutionField, SolutionMade, SolutionWanted } from './workings/solution-working.ts';
export { typesetEquation } from './workings/typeset-equation.ts';
export { typesetNumber } from './workings/typeset-number.ts';
export { typesetUnit, unitLabel } from './workings/typeset-unit.ts';
export type { InputError, Working, WorkingResult } from './workings/working.ts';
