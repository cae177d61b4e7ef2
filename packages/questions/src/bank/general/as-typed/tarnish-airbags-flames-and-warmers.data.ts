import type { WrittenQuestion } from '../../written-question.ts';

/** Chemistry at home and on the road, in the words in which it is asked for. */
export const tarnishAirbagsFlamesAndWarmersQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electrochemistry-basics-960',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    difficulty: 'beginner',
    text: 'Why does a silver spoon turn black when it is used to eat boiled eggs?',
    answer: 'Sulfur compounds in the egg form \\ce{Ag2S} on the spoon.',
    distractors: [
      {
        text: 'Phosphates in the yolk form \\ce{Ag3PO4} on the spoon.',
        slip: 'other-substance',
        teaching:
          'Silver phosphate is yellow, and silver metal does not react with phosphates; the egg white gives off sulfur compounds.',
      },
      {
        text: 'Table salt on the egg forms \\ce{AgCl} on the spoon.',
        slip: 'other-substance',
        teaching: 'Silver chloride is white, and chloride ions alone do not oxidize silver.',
      },
      {
        text: 'Oxygen in the air forms \\ce{Ag2O} on the spoon.',
        slip: 'wrong-cause',
        teaching:
          'Clean air at room temperature does not turn silver into its oxide; the black film forms where sulfur compounds are present.',
      },
    ],
    explanation:
      'The proteins of eggs contain sulfur and release hydrogen sulfide when the eggs are boiled. With silver and air it gives a thin black film of silver sulfide, \\ce{Ag2S}: the tarnish.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-961',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['oxidation-numbers', 'oxidation-and-reduction'],

    difficulty: 'intermediate',
    text: 'Silver tarnishes in air that contains traces of hydrogen sulfide: \\ce{4Ag + 2H2S + O2 -> 2Ag2S + 2H2O}. What happens to the silver and to the sulfur?',
    answer: 'Silver is oxidized; the oxidation number of sulfur does not change.',
    distractors: [
      {
        text: 'Silver is oxidized; the oxidation number of sulfur decreases.',
        slip: 'oxidation-number-miscounted',
        teaching:
          'Sulfur is already −2 in \\ce{H2S} and is still −2 in \\ce{Ag2S}; the electrons of the silver go to oxygen.',
      },
      {
        text: 'Silver is reduced; the oxidation number of sulfur increases.',
        slip: 'oxidation-for-reduction',
        teaching: 'Silver goes from 0 to +1, which is oxidation, and sulfur is −2 on both sides.',
      },
      {
        text: 'Silver is reduced; the oxidation number of sulfur does not change.',
        slip: 'oxidation-for-reduction',
        teaching: 'Sulfur does stay at −2, but silver goes from 0 to +1: it loses electrons and is oxidized.',
      },
    ],
    explanation:
      'Silver goes from 0 to +1 and is oxidized. Sulfur is −2 in \\ce{H2S} and in \\ce{Ag2S}. Oxygen, which goes from 0 to −2, is the oxidizing agent. So silver is oxidized, and the oxidation number of sulfur does not change.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-962',
    topics: ['electrochemistry-basics'],
    tests: ['faradays-laws-of-electrolysis', 'batteries-and-fuel-cells'],
    uses: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'A fuel-cell breathalyzer takes in a fixed volume of breath and oxidizes all of its ethanol at a platinum electrode. Which quantity is proportional to the amount of ethanol?',
    answer: 'The total charge that flows',
    distractors: [
      {
        text: 'The voltage before current flows',
        slip: 'wrong-property',
        teaching:
          'The voltage of an open cell changes with the logarithm of the concentrations and not in proportion to the amount.',
      },
      {
        text: 'The mass that the anode loses',
        slip: 'inert-electrode-reacts',
        teaching: 'Platinum is an inert catalyst here and loses no mass; the ethanol is what is oxidized.',
      },
      {
        text: 'The resistance of the electrolyte',
        slip: 'irrelevant-property',
        teaching: 'The electrolyte conducts with its own ions, whose number the ethanol hardly changes.',
      },
    ],
    explanation:
      'Each ethanol molecule gives up the same number of electrons at the anode, so the number of electrons, and with it the total charge that flows, is proportional to the amount of ethanol.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-gas-laws-960',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['gas-stoichiometry'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'An airbag inflates by the decomposition of sodium azide, \\ce{2NaN3(s) -> 2Na(s) + 3N2(g)}. What volume of nitrogen does 130 g of \\ce{NaN3} (65.0 g/mol) give at 25 °C and 1.00 atm (24.5 L/mol)?',
    answer: '73.5 L',
    distractors: [
      {
        text: '49.0 L',
        slip: 'ignored-coefficients',
        teaching:
          'The amount of \\ce{NaN3} was taken as the amount of \\ce{N2}, although 2 mol of \\ce{NaN3} gives 3 mol of \\ce{N2}.',
        expression: '130 / 65.0 * 24.5',
      },
      {
        text: '67.2 L',
        slip: 'molar-volume-everywhere',
        teaching: 'The molar volume of 22.4 L/mol applies at 0 °C and 1 atm; at 25 °C it is 24.5 L/mol.',
        expression: '130 / 65.0 * 3 / 2 * 22.4',
      },
      {
        text: '147 L',
        slip: 'forgot-half',
        teaching:
          'The 3 mol of \\ce{N2} comes from 2 mol of \\ce{NaN3}, so the amount of azide must be multiplied by 3/2, not by 3.',
        expression: '130 / 65.0 * 3 * 24.5',
      },
    ],
    explanation:
      '130/65.0 = 2.00 mol of \\ce{NaN3} gives 2.00 × 3/2 = 3.00 mol of \\ce{N2}. Its volume is 3.00 × 24.5 = 73.5 L.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '130 / 65.0 * 3 / 2 * 24.5', unit: 'L' },
  },
  {
    id: 'general-gas-laws-961',
    topics: ['gas-laws', 'stoichiometry'],
    tests: ['mole-ratio', 'balancing-equations'],

    difficulty: 'beginner',
    text: 'In a crash, the sodium azide, \\ce{NaN3}, in an airbag decomposes into its elements. How much of which gas inflates the bag for each mole of \\ce{NaN3}?',
    answer: '1.5 mol of \\ce{N2}',
    distractors: [
      {
        text: '3 mol of \\ce{N2}',
        slip: 'forgot-half',
        teaching:
          'One mole of \\ce{NaN3} contains 3 mol of nitrogen atoms, and two atoms make one \\ce{N2} molecule.',
      },
      {
        text: '3 mol of \\ce{N}',
        slip: 'atoms-for-molecules',
        teaching:
          'There are 3 mol of nitrogen atoms, but they do not stay separate: they combine in pairs to give \\ce{N2} molecules.',
      },
      {
        text: '1 mol of \\ce{N3}',
        slip: 'formula-for-structure',
        teaching:
          'The three nitrogen atoms of the azide ion do not stay together; the element nitrogen consists of \\ce{N2} molecules.',
      },
    ],
    explanation:
      'Nitrogen forms \\ce{N2} molecules: \\ce{2NaN3 -> 2Na + 3N2}. From 2 mol of azide come 3 mol of \\ce{N2}, so 1 mol gives 1.5 mol of \\ce{N2}.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
  },
  {
    id: 'general-reactions-in-solution-960',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A firework is to produce a pure green color. A salt of which metal is used, and traces of which other metal would spoil the color with an intense yellow?',
    answer: 'Barium; traces of sodium',
    distractors: [
      {
        text: 'Barium; traces of potassium',
        slip: 'color-of-another-ion',
        teaching:
          'Barium does give green, but potassium colors a flame weakly lilac; the intense yellow comes from sodium.',
      },
      {
        text: 'Strontium; traces of sodium',
        slip: 'color-of-another-ion',
        teaching: 'Sodium does give the yellow, but strontium gives red; green comes from barium.',
      },
      {
        text: 'Strontium; traces of potassium',
        slip: 'color-of-another-ion',
        teaching:
          'Strontium gives red and potassium a weak lilac; green comes from barium, and intense yellow from sodium.',
      },
    ],
    explanation:
      'Barium salts give green. Even traces of sodium give an intense yellow that outshines other colors, so the barium salt must be free of sodium.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'general-atomic-spectra-960',
    topics: ['atomic-spectra'],
    tests: ['photon-energy', 'atomic-emission-spectroscopy'],

    difficulty: 'intermediate',
    text: 'In a flame or a firework, lithium atoms give red light (671 nm) and sodium atoms yellow light (589 nm). Compared with the valence electron of a lithium atom, what does the valence electron of a sodium atom do as this light is emitted?',
    answer: 'It falls back through a larger energy gap.',
    distractors: [
      {
        text: 'It falls back through a smaller energy gap.',
        slip: 'reversed-trend',
        teaching:
          'A shorter wavelength means a photon of more energy, so the gap is larger for the yellow light of sodium.',
      },
      {
        text: 'It is raised through a larger energy gap.',
        slip: 'emission-for-absorption',
        teaching:
          'The heat of the flame raises the electron first; light is emitted when the electron falls back.',
      },
      {
        text: 'It is raised through a smaller energy gap.',
        slip: 'emission-for-absorption',
        teaching:
          'Light is emitted when the electron falls back, and the shorter wavelength of sodium belongs to the larger gap.',
      },
    ],
    explanation:
      'The hot flame raises electrons to higher levels; light is emitted when they fall back. The photon energy *hc*/*λ* equals the gap. Yellow light has the shorter wavelength, so the valence electron of sodium falls back through a larger energy gap.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-thermochemistry-960',
    topics: ['thermochemistry', 'electrochemistry-basics'],
    tests: ['corrosion'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'A disposable hand warmer contains iron powder, salt, carbon and moist filler. It stays cold until its airtight wrapper is opened. What enters from the air and makes it warm?',
    answer: 'Oxygen, which oxidizes the iron',
    distractors: [
      {
        text: 'Nitrogen, which oxidizes the iron',
        slip: 'other-substance',
        teaching: 'Nitrogen is very unreactive and does not attack iron at room temperature; oxygen does.',
      },
      {
        text: 'Moisture, which dissolves the salt',
        slip: 'given-fact-overlooked',
        teaching: 'The filler is moist from the start, and dissolving common salt absorbs a little heat.',
      },
      {
        text: 'Oxygen, which burns the carbon',
        slip: 'wrong-cause',
        teaching:
          'Carbon does not burn at this temperature; it remains unchanged while the iron is oxidized.',
      },
    ],
    explanation:
      'The rusting of iron is exothermic, but it needs oxygen as well as water. The wrapper keeps out oxygen; once it is opened, oxygen oxidizes the fine iron powder, and heat is released.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-thermochemistry-961',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes', 'entropy'],

    difficulty: 'intermediate',
    text: 'A click on the metal disk of a reusable hand warmer starts the crystallization of sodium acetate from a supersaturated solution, and the pack becomes warm. What are the signs of Δ*H* and Δ*S* for the crystallization?',
    answer: 'Δ*H* < 0 and Δ*S* < 0',
    distractors: [
      {
        text: 'Δ*H* < 0 and Δ*S* > 0',
        slip: 'wrong-sign',
        teaching:
          'Heat is released, but ions that were free to move take fixed places in the crystal, so the entropy of the system decreases.',
      },
      {
        text: 'Δ*H* > 0 and Δ*S* < 0',
        slip: 'heat-sign',
        teaching:
          'The entropy of the system does decrease, but the pack warms because the crystallization gives off heat: Δ*H* is negative.',
      },
      {
        text: 'Δ*H* > 0 and Δ*S* > 0',
        slip: 'reaction-direction-reversed',
        teaching:
          'These are the signs for the reverse process, in which the crystals dissolve when the pack is heated.',
      },
    ],
    explanation:
      'The crystallization gives off heat, so Δ*H* < 0. Ions from the solution are fixed in an ordered crystal, so Δ*S* of the system is negative as well: Δ*H* < 0 and Δ*S* < 0.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
];
