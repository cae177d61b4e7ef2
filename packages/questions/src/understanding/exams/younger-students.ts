import type { ExamSection } from './exam-section.ts';

/** What is asked of students of 14 to 16 years, in our own reading of what the boards have in common. */
const taught: ReadonlySet<string> = new Set(
  (
    'pure-substances-and-mixtures states-of-matter physical-and-chemical-changes laboratory-apparatus laboratory-safety ' +
    'filtration-and-evaporation distillation-techniques principles-of-chromatography thin-layer-chromatography ' +
    'subatomic-particles isotopes relative-atomic-mass models-of-the-atom electron-configuration valence-electrons ' +
    'structure-of-the-periodic-table history-of-the-periodic-table group-1-metals group-17-halogens noble-gases metallic-character ' +
    'transition-metals types-of-chemical-bonds ionic-bonding properties-of-ionic-solids covalent-bonding lewis-structures ' +
    'metallic-bonding alloys network-covalent-solids properties-of-solids intermolecular-forces ' +
    'naming-ionic-compounds polyatomic-ions the-mole molar-mass mass-mole-conversion moles-and-particles percent-composition ' +
    'empirical-formula balancing-equations state-symbols mole-ratio mass-mass-stoichiometry limiting-reagent percentage-yield ' +
    'atom-economy molarity solubility-of-gases-and-solids net-ionic-equations precipitation-reactions water-treatment solubility-rules ' +
    'types-of-chemical-reactions neutralization preparing-salts tests-for-ions oxidation-and-reduction half-equations activity-series ' +
    'extraction-of-metals avogadros-law endothermic-and-exothermic-processes heat-and-temperature calorimetry bond-enthalpies fuels ' +
    'combustion dynamic-equilibrium le-chateliers-principle haber-process contact-process arrhenius-acids-and-bases ph ' +
    'acid-base-titration acid-base-indicators reaction-rate collision-theory activation-energy catalysis electrolytic-cell electroplating ' +
    'batteries-and-fuel-cells corrosion greenhouse-effect acid-rain alkanes homologous-series structural-formulas ' +
    'fractional-distillation-and-cracking halogenation-of-alkenes hydration-of-alkenes alcohols production-of-ethanol carboxylic-acids ' +
    'esterification addition-polymers condensation-polymers properties-of-polymers biodegradable-polymers recognizing-functional-groups'
  ).split(' '),
);

const exam = /\b(?:I?GCSE|KS[34])\b/i;
/** Boards and what all of their exams have stand beside it. Numbers of topics stay: no two boards number alike. */
const beside =
  /\b(?:AQA|OCR|edexcel|WJEC|CCEA|CA?IE|cambridge|papers?\s*\d|higher|foundation|tier|combined science|triple(?: science)?)\b/gi;

/**
 * What students of 14 to 16 years are asked, where a text names their exam. It names their level as well, so its name stays in the text.
 * @example youngerStudentsIn('AQA GCSE bonding')?.rest // 'GCSE bonding'
 */
export function youngerStudentsIn(text: string): ExamSection | null {
  if (!exam.test(text)) return null;
  return {
    section: 'GCSE',
    name: 'GCSE Chemistry',
    concepts: taught,
    scope: { concepts: taught, isSchool: true },
    isSection: false,
    isCertain: /chem/i.test(text),
    rest: text.replace(beside, ' ').replace(/\s+/g, ' ').trim(),
  };
}
