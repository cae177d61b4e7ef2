import type { WrittenQuestion } from '../../../written-question.ts';

export const everydaySubstancesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-600',
    topics: ['acids-and-bases', 'periodic-trends'],
    tests: ['water-treatment'],
    uses: ['group-17-halogens', 'ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'Chlorine kills germs in a swimming pool mainly as \\ce{HOCl} (p*K*_{a} 7.5), much better than as \\ce{OCl-}. Why is the water kept near pH 7.2 to 7.4 and not at pH 8.5?',
    answer: 'At pH 8.5 mostly \\ce{OCl-} is left.',
    distractors: [
      {
        text: 'At pH 8.5 mostly \\ce{Cl2} is left.',
        slip: 'conjugate-acid-for-base',
        teaching: 'Bases turn \\ce{Cl2} into \\ce{Cl-} and \\ce{OCl-}; free chlorine needs acid.',
      },
      {
        text: 'At pH 8.5 mostly \\ce{HOCl} is left.',
        slip: 'conjugate-acid-for-base',
        teaching: 'Above its p*K*_{a} an acid is mostly in the form of its conjugate base.',
      },
      {
        text: 'At pH 8.5 mostly \\ce{HCl} is left.',
        slip: 'too-many-protons',
        teaching: 'A strong acid is not present as such in water, least of all at a high pH.',
      },
    ],
    explanation:
      'One unit above the p*K*_{a} about nine tenths of the acid have lost their proton: mostly the weaker germ killer \\ce{OCl-} is left.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-redox-600',
    topics: ['redox', 'periodic-trends'],
    tests: ['disproportionation'],
    uses: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Chlorine gas is fed into the water of a swimming pool: \\ce{Cl2 + H2O <=> HOCl + HCl}. What happens to the chlorine atoms?',
    answer: 'One goes to +1, the other to −1.',
    distractors: [
      {
        text: 'One goes to +1, the other stays at 0.',
        slip: 'one-product-only',
        teaching: 'In \\ce{HCl} chlorine is −1, not 0.',
      },
      {
        text: 'Both go to −1.',
        slip: 'one-product-only',
        teaching: 'In \\ce{HOCl} chlorine is +1, since oxygen is −2 and hydrogen +1.',
      },
      { text: 'Both go to +1.', slip: 'one-product-only', teaching: 'In \\ce{HCl} chlorine is −1.' },
    ],
    explanation:
      'The element (0) is oxidized in \\ce{HOCl} (+1) and reduced in \\ce{HCl} (−1), a disproportionation: one goes to +1, the other to −1.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-reactions-in-solution-600',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    uses: ['types-of-chemical-reactions', 'group-17-halogens'],
    difficulty: 'beginner',
    text: 'Most of the sharp smell of an indoor swimming pool does not come from chlorine itself. How does the smelly substance form?',
    answer: 'Chlorine reacts with the urea of sweat and urine.',
    distractors: [
      {
        text: 'Chlorine evaporates and reacts with the oxygen of the air.',
        slip: 'other-process',
        teaching: 'Chlorine and oxygen do not combine under these conditions.',
      },
      {
        text: 'Chlorine reacts with the tiles and cement of the pool.',
        slip: 'wrong-cause',
        teaching: 'The smell grows with the number of bathers, not with the tiles.',
      },
      {
        text: 'Chlorine reacts with the salt that was added to the water.',
        slip: 'other-process',
        teaching: 'Chloride ions do not react with chlorine to give a smelly gas.',
      },
    ],
    explanation:
      'Chlorine turns ammonia and urea from bathers into chloramines such as \\ce{NCl3}, which smell and sting: it reacts with the urea of sweat and urine.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-reactions-in-solution-601',
    topics: ['reactions-in-solution', 'acids-and-bases'],
    tests: ['water-treatment'],
    uses: ['ph', 'neutralization'],
    difficulty: 'beginner',
    text: 'The water of a pool has pH 8.4 and should have pH 7.4. Which of these should the attendant add?',
    answer: 'Sodium hydrogen sulfate, \\ce{NaHSO4}',
    distractors: [
      {
        text: 'Sodium carbonate, \\ce{Na2CO3}',
        slip: 'neutralisation-turned-around',
        teaching: 'Carbonate ions take up protons and raise the pH further.',
      },
      {
        text: 'Sodium chloride, \\ce{NaCl}',
        slip: 'spectator-hydrolyzed',
        teaching: 'This salt of a strong acid and a strong base leaves the pH as it is.',
      },
      {
        text: 'Calcium hypochlorite, \\ce{Ca(OCl)2}',
        slip: 'conjugate-acid-for-base',
        teaching: 'Hypochlorite ions are a weak base and raise the pH.',
      },
    ],
    explanation:
      'The pH must fall, so an acid is needed. \\ce{HSO4-} gives protons to water: sodium hydrogen sulfate, \\ce{NaHSO4}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-601',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['hydrolysis-of-salts', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'A swimming pool has pH 7.50. Hypochlorous acid has *K*_{a} = 3.0 × 10^{−8}. What is the ratio [\\ce{OCl-}]/[\\ce{HOCl}]?',
    answer: '0.95',
    distractors: [
      { text: '1.05', slip: 'inverted-ratio', teaching: 'This is [\\ce{HOCl}]/[\\ce{OCl-}].' },
      {
        text: '0.49',
        slip: 'share-for-ratio',
        teaching: 'This is the share of \\ce{OCl-} of the whole, not the ratio of the two.',
      },
      {
        text: '2.1',
        slip: 'inverted-ratio',
        teaching: 'This is the reciprocal of the share of \\ce{OCl-} of the whole.',
      },
    ],
    explanation: '[\\ce{OCl-}]/[\\ce{HOCl}] = *K*_{a}/[\\ce{H3O+}] = 3.0 × 10^{−8}/10^{−7.50} = 0.95.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '3.0e-8 / 10^(-7.50)', unit: '' },
  },
  {
    id: 'general-empirical-formulas-600',
    topics: ['empirical-formulas', 'redox'],
    tests: ['percent-composition'],
    difficulty: 'beginner',
    text: 'Fool’s gold is the mineral pyrite, \\ce{FeS2}. What is the percentage by mass of iron in it? (Fe 55.85, S 32.06)',
    answer: '46.6 %',
    distractors: [
      {
        text: '63.5 %',
        slip: 'forgot-subscript',
        teaching: 'This is the share in \\ce{FeS}; pyrite has two sulfur atoms for each iron atom.',
      },
      {
        text: '33.3 %',
        slip: 'atom-share-for-mass-share',
        teaching: 'One of three atoms is iron, but an iron atom is heavier.',
      },
      { text: '53.4 %', slip: 'answered-another-quantity', teaching: 'This is the share of sulfur.' },
    ],
    explanation: '55.85/(55.85 + 2 × 32.06) = 55.85/119.97 = 46.6 %.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '100 * 55.85 / (55.85 + 2 * 32.06)', unit: '%' },
  },
  {
    id: 'general-redox-601',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    uses: ['polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'Fool’s gold (pyrite), \\ce{FeS2}, contains disulfide ions, \\ce{S2^2-}. What are the oxidation numbers of its elements?',
    answer: 'Fe +2, S −1',
    distractors: [
      {
        text: 'Fe +4, S −2',
        slip: 'overgeneralised-rule',
        teaching: 'Sulfur is −2 in the sulfide ion \\ce{S^2-}; here two atoms share the charge 2−.',
      },
      {
        text: 'Fe +2, S −2',
        slip: 'total-charge-for-one-ion',
        teaching: 'The charge 2− belongs to both sulfur atoms together.',
      },
      {
        text: 'Fe +1, S −1',
        slip: 'charges-not-balanced',
        teaching: 'The charge of the ion \\ce{S2^2-} is 2−, so the iron ion is 2+.',
      },
    ],
    explanation:
      'The ion \\ce{S2^2-} gives each sulfur atom −1, like oxygen in a peroxide; iron balances it with +2: Fe +2, S −1.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-measurement-600',
    topics: ['measurement'],
    tests: ['density'],
    uses: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'A yellow shiny stone may be gold or fool’s gold (pyrite, \\ce{FeS2}). Which test tells them apart without doubt?',
    answer: 'A 10 g piece displaces 2 mL of water: pyrite.',
    distractors: [
      {
        text: 'A 10 g piece displaces 2 mL of water: gold.',
        slip: 'reversed-trend',
        teaching: 'Gold has a density of 19 g/mL: 10 g displace 0.5 mL.',
      },
      {
        text: 'It glitters in the sun: gold.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both glitter; this is how the mineral got its name.',
      },
      {
        text: 'It does not dissolve in water: pyrite.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Neither gold nor pyrite dissolves in water.',
      },
    ],
    explanation:
      '10 g/2 mL = 5 g/mL, the density of pyrite; gold has 19 g/mL. So a piece of 10 g that displaces 2 mL of water is pyrite.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-redox-602',
    topics: ['redox', 'balancing'],
    tests: ['balancing-equations'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'When fool’s gold (pyrite) is roasted in air, iron(III) oxide and sulfur dioxide form. Which equation is right?',
    answer: '\\ce{4FeS2 + 11O2 -> 2Fe2O3 + 8SO2}',
    distractors: [
      {
        text: '\\ce{4FeS2 + 7O2 -> 2Fe2O3 + 4SO2}',
        slip: 'one-side-only',
        teaching: 'Eight sulfur atoms on the left cannot become four on the right.',
      },
      {
        text: '\\ce{2FeS2 + 11O2 -> Fe2O3 + 4SO2}',
        slip: 'atoms-miscounted',
        teaching: 'The right side has 11 oxygen atoms, the left 22.',
      },
      {
        text: '\\ce{4FeS2 + 15O2 -> 2Fe2O3 + 8SO3}',
        slip: 'other-substance',
        teaching: 'This makes sulfur trioxide, not the dioxide.',
      },
    ],
    explanation: 'Four Fe, eight S and 22 O stand on either side of \\ce{4FeS2 + 11O2 -> 2Fe2O3 + 8SO2}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-reactions-in-solution-602',
    topics: ['reactions-in-solution', 'atomic-spectra'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A firework bursts in a deep crimson red. Which salt did its maker most likely add?',
    answer: 'Strontium carbonate',
    distractors: [
      { text: 'Sodium oxalate', slip: 'color-of-another-ion', teaching: 'Sodium gives yellow.' },
      { text: 'Barium nitrate', slip: 'color-of-another-ion', teaching: 'Barium gives green.' },
      { text: 'Copper(II) chloride', slip: 'color-of-another-ion', teaching: 'Copper gives blue to green.' },
    ],
    explanation: 'The colors of fireworks are those of the flame tests: strontium gives crimson red.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-atomic-spectra-600',
    topics: ['atomic-spectra'],
    tests: ['atomic-emission-spectroscopy'],
    uses: ['tests-for-ions', 'photon-energy'],
    difficulty: 'intermediate',
    text: 'Why do different metals give fireworks different colors?',
    answer: 'Their energy levels lie at different distances.',
    distractors: [
      {
        text: 'Their electrons fall to the ground at different speeds.',
        slip: 'rate-for-enthalpy',
        teaching: 'The color depends on the energy of the photon, not on how fast the fall is.',
      },
      {
        text: 'Their atoms reflect different parts of the light of the fuse.',
        slip: 'reversed-cause',
        teaching: 'At night there is no light to reflect; the hot atoms themselves emit it.',
      },
      {
        text: 'Their atoms burn at different temperatures of the flame.',
        slip: 'wrong-cause',
        teaching: 'In the same flame sodium is yellow and strontium red.',
      },
    ],
    explanation:
      'In the heat electrons are raised and fall back; the gap of the levels is the energy of the photon. Each metal has its own gaps: its energy levels lie at different distances.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'general-atomic-spectra-601',
    topics: ['atomic-spectra'],
    tests: ['photon-energy'],
    uses: ['tests-for-ions'],
    difficulty: 'intermediate',
    text: 'A barium firework emits green light of 524 nm. What is the energy of one photon? (*h* = 6.626 × 10^{−34} J·s, *c* = 2.998 × 10^{8} m/s)',
    answer: '3.79 × 10^{−19} J',
    distractors: [
      { text: '3.79 × 10^{−28} J', slip: 'unit-prefix', teaching: 'A nanometer is 10^{−9} m.' },
      {
        text: '1.04 × 10^{−31} J',
        slip: 'multiplied-for-divided',
        teaching: 'This is *hc* times the wavelength; the wavelength belongs below the line.',
      },
      { text: '2.64 × 10^{18} J', slip: 'inverted-ratio', teaching: 'This is λ/(*hc*), the reciprocal.' },
    ],
    explanation: '*E* = *hc*/λ = 6.626 × 10^{−34} × 2.998 × 10^{8}/(524 × 10^{−9}) = 3.79 × 10^{−19} J.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '6.626e-34 * 2.998e8 / 524e-9', unit: 'J' },
  },
  {
    id: 'general-redox-603',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A firework shell contains potassium perchlorate, aluminum powder and strontium carbonate. What is the role of the potassium perchlorate?',
    answer: 'It supplies oxygen for the burning.',
    distractors: [
      {
        text: 'It is the fuel that is oxidized.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The fuel is the aluminum; chlorine in perchlorate is already at +7.',
      },
      { text: 'It gives the red color.', slip: 'wrong-cause', teaching: 'The red comes from strontium.' },
      {
        text: 'It keeps the shell from burning too fast.',
        slip: 'reversed-trend',
        teaching: 'An oxidizer makes the mixture burn faster.',
      },
    ],
    explanation:
      '\\ce{KClO4} is the oxidizing agent: it gives its oxygen to the aluminum, so that it supplies oxygen for the burning.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-604',
    topics: ['redox', 'coordination-chemistry'],
    tests: ['complex-ions'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'intermediate',
    text: 'Aqua regia (“royal water”) dissolves gold, although nitric acid alone does not. What does the hydrochloric acid contribute?',
    answer: 'Chloride ions that bind gold as \\ce{[AuCl4]-}',
    distractors: [
      {
        text: 'Protons that oxidize gold to \\ce{Au^3+}',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Protons cannot oxidize gold; its potential lies far above that of hydrogen.',
      },
      {
        text: 'Chloride ions that reduce \\ce{HNO3} to \\ce{N2}',
        slip: 'other-process',
        teaching:
          'Nitrate is reduced by gold and chloride to \\ce{NO} and similar products, and this alone would not dissolve gold.',
      },
      {
        text: 'Protons that turn gold into \\ce{AuH3}',
        slip: 'other-substance',
        teaching: 'Gold forms no such hydride in acids.',
      },
    ],
    explanation:
      'Nitric acid oxidizes a trace of gold; chloride ions bind the ions as \\ce{[AuCl4]-} and so pull the reaction forward.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-solutions-600',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Aqua regia is mixed from three volumes of concentrated hydrochloric acid (12 mol/L) and one volume of concentrated nitric acid (16 mol/L). What is the mole ratio \\ce{HCl} : \\ce{HNO3}?',
    answer: '2.25 : 1',
    distractors: [
      {
        text: '3.00 : 1',
        slip: 'ignored-concentrations',
        teaching: 'This is the ratio of the volumes; the acids have different concentrations.',
      },
      {
        text: '0.75 : 1',
        slip: 'ignored-volume',
        teaching: 'This is the ratio of the concentrations of the two acids only.',
      },
      {
        text: '4.00 : 1',
        slip: 'inverted-ratio',
        teaching: 'Here the ratio of the concentrations was turned around: 3 × 16/12.',
      },
    ],
    explanation: '3 × 12 mol to 1 × 16 mol = 36 : 16 = 2.25 : 1.',
    reference: 'OpenStax Chemistry 2e, section 3.3',
    computation: { kind: 'quantity', expression: '3*12/16', unit: ': 1' },
  },
  {
    id: 'general-redox-605',
    topics: ['redox'],
    tests: ['half-equations'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'advanced',
    text: 'Gold dissolves in aqua regia to form \\ce{[AuCl4]-}, and \\ce{NO} escapes. What is the sum of all coefficients in \\ce{Au + NO3- + Cl- + H+ -> [AuCl4]- + NO + H2O} after balancing?',
    answer: '14',
    distractors: [
      { text: '10', slip: 'ignored-one-product', teaching: 'This is the sum of the reactants only.' },
      {
        text: '12',
        slip: 'atoms-miscounted',
        teaching: 'Two waters carry the oxygen away and need four protons.',
      },
      {
        text: '17',
        slip: 'electrons-transferred',
        teaching: 'The three electrons of each half cancel and are not written.',
      },
    ],
    explanation:
      '\\ce{Au + NO3- + 4Cl- + 4H+ -> [AuCl4]- + NO + 2H2O}: gold gives three electrons, nitrogen takes three. 1 + 1 + 4 + 4 + 1 + 1 + 2 = 14.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-electrochemistry-basics-600',
    topics: ['electrochemistry-basics'],
    tests: ['predicting-redox-reactions', 'standard-electrode-potential'],
    difficulty: 'advanced',
    text: '*E*° of \\ce{Au^3+ + 3e- -> Au} is +1.50 V, of \\ce{[AuCl4]- + 3e- -> Au + 4Cl-} +1.00 V, and of \\ce{NO3- + 4H+ + 3e- -> NO + 2H2O} +0.96 V. What do these values say about aqua regia?',
    answer: 'Chloride brings gold almost within reach of nitric acid.',
    distractors: [
      {
        text: 'Nitric acid alone oxidizes gold; chloride only speeds it up.',
        slip: 'rate-for-extent',
        teaching: '0.96 V is well below 1.50 V: without chloride the reaction does not go.',
      },
      {
        text: 'Chloride makes nitric acid a stronger oxidizing agent.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The potential of nitrate does not change; that of gold falls.',
      },
      {
        text: 'Gold is oxidized to \\ce{Au^3+} first, then chloride reduces it.',
        slip: 'reaction-type-confused',
        teaching: 'Chloride binds \\ce{Au^3+}; it does not reduce it.',
      },
    ],
    explanation:
      'Binding lowers the potential of gold from 1.50 V to 1.00 V, about that of nitrate; concentrated acids do the rest. Chloride brings gold almost within reach of nitric acid.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-solutions-601',
    topics: ['solutions', 'thermochemistry'],
    tests: ['solubility-of-gases-and-solids'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: '“Hot ice”: a clear solution of sodium acetate is touched with one crystal, and all of it turns solid and warm. What was the solution before?',
    answer: 'Supersaturated',
    distractors: [
      {
        text: 'Saturated',
        slip: 'saturation-misjudged',
        teaching: 'A saturated solution is at equilibrium with its crystals; adding one changes nothing.',
      },
      {
        text: 'Superheated',
        slip: 'other-terms-meaning',
        teaching: 'Superheated means hotter than the boiling point; the solution was at room temperature.',
      },
      {
        text: 'Unsaturated',
        slip: 'reversed-trend',
        teaching: 'A crystal would dissolve in an unsaturated solution.',
      },
    ],
    explanation:
      'It held more salt than is stable at this temperature: it was supersaturated, and the crystal was the seed.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-thermochemistry-600',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes', 'enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'A sodium acetate hand warmer (“hot ice”) gets warm when it crystallizes. How is it made ready for its next use, and why?',
    answer: 'Boil it: dissolving the crystals takes up heat.',
    distractors: [
      {
        text: 'Boil it: dissolving the crystals gives off heat.',
        slip: 'wrong-sign',
        teaching: 'If crystallizing gives heat off, the reverse takes it up.',
      },
      {
        text: 'Freeze it: crystals melt only when cold.',
        slip: 'reversed-trend',
        teaching: 'Crystals melt and dissolve when they are heated.',
      },
      {
        text: 'Shake it: the crystals break into ions by themselves.',
        slip: 'effect-left-out',
        teaching: 'Without heat the crystals stay; they are the stable form at room temperature.',
      },
    ],
    explanation:
      'Crystallization is exothermic; to reverse it one has to put the heat back in: boil it, since dissolving takes up heat.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-602',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: '100 g of water can hold 170 g of a salt at 100 °C and 46 g at 20 °C. A solution of 120 g in 100 g of water is cooled to 20 °C and stays clear. It is seeded, and crystals without water form. What mass of salt crystallizes?',
    answer: '74 g',
    distractors: [
      {
        text: '124 g',
        slip: 'wrong-reference',
        teaching: 'This is the difference of the solubilities, but only 120 g are dissolved.',
      },
      { text: '50 g', slip: 'one-step-short', teaching: 'This is what the hot water could still take up.' },
      { text: '46 g', slip: 'answered-another-quantity', teaching: 'This is what stays dissolved.' },
    ],
    explanation: '120 g are dissolved and 46 g stay so at 20 °C: 120 − 46 = 74 g crystallize.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
    computation: { kind: 'quantity', expression: '120 - 46', unit: 'g' },
  },
  {
    id: 'general-kinetics-basics-600',
    topics: ['kinetics-basics', 'solutions'],
    tests: ['activation-energy'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'advanced',
    text: 'The clear liquid of “hot ice” is less stable than its crystals, yet it can be kept for months. What best explains this?',
    answer: 'The first tiny crystal is hard to form.',
    distractors: [
      {
        text: 'Crystallizing is endothermic at room temperature.',
        slip: 'wrong-sign',
        teaching: 'It gives off heat, as the hand feels.',
      },
      {
        text: 'The entropy of the crystals is higher than that of the solution.',
        slip: 'wrong-sign',
        teaching: 'Crystals are more ordered; and a higher entropy would favor them.',
      },
      {
        text: 'The clear liquid is at equilibrium with crystals too small to see.',
        slip: 'equilibrium-as-standstill',
        teaching: 'If crystals were there, they would grow at once.',
      },
    ],
    explanation:
      'A nucleus of a few ions has much surface and little gain in energy: a barrier. The liquid persists because the first tiny crystal is hard to form.',
    reference: 'OpenStax Chemistry 2e, section 10.3',
  },
  {
    id: 'general-periodic-trends-600',
    topics: ['periodic-trends'],
    tests: ['balancing-equations'],
    uses: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'Laughing gas is made by careful heating of ammonium nitrate: \\ce{NH4NO3 -> X + 2H2O}. What is X?',
    answer: '\\ce{N2O}',
    distractors: [
      {
        text: '\\ce{NO}',
        slip: 'other-substance',
        teaching: 'The equation would not be balanced: X must hold two nitrogen atoms.',
      },
      { text: '\\ce{N2}', slip: 'ignored-other-atoms', teaching: 'One oxygen atom would be left over.' },
      {
        text: '\\ce{NO2}',
        slip: 'other-substance',
        teaching: 'X must hold two nitrogen atoms and one oxygen atom.',
      },
    ],
    explanation:
      'Two N, four H and three O stand on the left; two waters take four H and two O. X is \\ce{N2O}, nitrous oxide.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-chemical-bonding-600',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Laughing gas, \\ce{N2O}, is linear with the order N–N–O. In the resonance structure N≡N–O, what are the formal charges, from left to right?',
    answer: '0, +1, −1',
    distractors: [
      {
        text: '0, −1, +1',
        slip: 'wrong-sign',
        teaching: 'The central N has four bonds and no lone pair: 5 − 4 = +1.',
      },
      {
        text: '−1, +1, 0',
        slip: 'lone-pair-misplaced',
        teaching: 'This belongs to N=N=O, where the end nitrogen has two lone pairs.',
      },
      {
        text: '0, 0, 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching: 'The sum is zero, but not each charge.',
      },
    ],
    explanation: 'End N: 5 − 2 − 3 = 0; central N: 5 − 4 = +1; O: 6 − 6 − 1 = −1. So 0, +1, −1.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
  {
    id: 'general-redox-606',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    uses: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'beginner',
    text: 'What is the average oxidation number of nitrogen in laughing gas, nitrous oxide?',
    answer: '+1',
    distractors: [
      {
        text: '+2',
        slip: 'subscript-for-oxidation-number',
        teaching: 'This is nitrogen in \\ce{NO}; in \\ce{N2O} two atoms share the +2.',
      },
      { text: '−1', slip: 'wrong-sign', teaching: 'Oxygen is −2, so nitrogen must be positive.' },
      { text: '+4', slip: 'other-substance', teaching: 'This is nitrogen in \\ce{NO2}.' },
    ],
    explanation: 'Nitrous oxide is \\ce{N2O}: 2*x* − 2 = 0, so *x* = +1.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-607',
    topics: ['redox'],
    tests: ['oxidizing-and-reducing-agents'],
    uses: ['chemistry-of-nitrogen-and-phosphorus'],
    difficulty: 'intermediate',
    text: 'A glowing splint flares up in laughing gas, \\ce{N2O}, much as in oxygen. What does the hot splint do?',
    answer: 'It splits \\ce{N2O}; the gas is then one third \\ce{O2}.',
    distractors: [
      {
        text: 'It splits \\ce{N2O}; the gas is then two thirds \\ce{O2}.',
        slip: 'inverted-ratio',
        teaching: '\\ce{2N2O -> 2N2 + O2}: one of three molecules is oxygen.',
      },
      {
        text: 'It burns \\ce{N2O} to \\ce{NO2} as a fuel.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The wood is the fuel; \\ce{N2O} is the oxidizing agent.',
      },
      {
        text: 'It releases \\ce{H2}, which burns.',
        slip: 'other-substance',
        teaching: 'Nitrous oxide contains no hydrogen.',
      },
    ],
    explanation:
      '\\ce{2N2O -> 2N2 + O2} when it is hot: a third of the gas is oxygen, more than the fifth in air.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-nomenclature-600',
    topics: ['nomenclature'],
    tests: ['hydrates', 'naming-transition-metal-compounds'],
    difficulty: 'beginner',
    text: 'Green vitriol and blue vitriol are old names of two hydrates. Which are they?',
    answer: '\\ce{FeSO4.7H2O} and \\ce{CuSO4.5H2O}',
    distractors: [
      {
        text: '\\ce{CuSO4.5H2O} and \\ce{FeSO4.7H2O}',
        slip: 'exchanged-signals',
        teaching: 'The copper salt is blue, the iron(II) salt green.',
      },
      {
        text: '\\ce{Fe2(SO4)3.7H2O} and \\ce{CuSO4.5H2O}',
        slip: 'wrong-ion-charge',
        teaching: 'Green iron ions are \\ce{Fe^2+}; iron(III) sulfate is pale violet to yellow.',
      },
      {
        text: '\\ce{FeSO4.7H2O} and \\ce{ZnSO4.7H2O}',
        slip: 'color-of-another-ion',
        teaching: 'The zinc salt (white vitriol) is colorless.',
      },
    ],
    explanation:
      'Vitriols are sulfates. Green: iron(II), \\ce{FeSO4.7H2O}; blue: copper(II), \\ce{CuSO4.5H2O}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-empirical-formulas-601',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'intermediate',
    text: 'What percentage of the mass of blue vitriol, \\ce{CuSO4.5H2O} (249.7 g/mol), is lost when all its water is driven off? (\\ce{H2O} 18.02 g/mol)',
    answer: '36.1 %',
    distractors: [
      {
        text: '56.5 %',
        slip: 'forgot-denominator',
        teaching: 'Here the water was divided by the anhydrous salt, 159.6 g/mol.',
      },
      {
        text: '7.2 %',
        slip: 'forgot-subscript',
        teaching: 'This is one molecule of water; the formula has five.',
      },
      { text: '63.9 %', slip: 'answered-another-quantity', teaching: 'This is what remains.' },
    ],
    explanation: '5 × 18.02/249.7 = 0.361, that is 36.1 %.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '100*5*18.02/249.7', unit: '%' },
  },
  {
    id: 'general-redox-608',
    topics: ['redox'],
    tests: ['tests-for-ions'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'Old crystals of green vitriol, \\ce{FeSO4.7H2O}, have a yellow-brown crust. Which test shows what has happened?',
    answer: '\\ce{SCN-} turns a solution of the crust red: \\ce{Fe^3+}.',
    distractors: [
      {
        text: '\\ce{BaCl2} gives a white precipitate: \\ce{SO4^2-}.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Sulfate was there from the start.',
      },
      {
        text: 'Heating drives off water: \\ce{H2O}.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The fresh crystals lose water too.',
      },
      {
        text: '\\ce{NaOH} gives a green precipitate: \\ce{Fe^3+}.',
        slip: 'test-of-another-ion',
        teaching: 'Green is \\ce{Fe(OH)2}; iron(III) hydroxide is red-brown.',
      },
    ],
    explanation:
      'Air oxidizes \\ce{Fe^2+} to \\ce{Fe^3+}, and thiocyanate shows it: \\ce{SCN-} turns a solution of the crust red.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-609',
    topics: ['redox', 'thermochemistry'],
    tests: ['oxidation-and-reduction'],
    uses: ['types-of-chemical-reactions', 'oxidation-numbers'],
    difficulty: 'advanced',
    text: 'Strongly heated, dry green vitriol decomposes: \\ce{2FeSO4 -> Fe2O3 + SO2 + SO3}. What is oxidized and what is reduced?',
    answer: 'Iron is oxidized; part of the sulfur is reduced.',
    distractors: [
      {
        text: 'Iron is reduced; part of the sulfur is oxidized.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iron goes from +2 to +3: it loses electrons.',
      },
      {
        text: 'Iron is oxidized; all the sulfur is reduced.',
        slip: 'one-product-only',
        teaching: 'Sulfur in \\ce{SO3} is still +6; only that in \\ce{SO2} is reduced.',
      },
      {
        text: 'Oxygen is oxidized; iron is reduced.',
        slip: 'subscript-for-oxidation-number',
        teaching: 'Oxygen is −2 on both sides.',
      },
    ],
    explanation:
      'Fe goes from +2 to +3; of two S one stays +6 and one goes to +4: iron is oxidized, part of the sulfur is reduced.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-coordination-chemistry-600',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'Blue copper sulfate crystals turn white when they are heated gently. Why does the color disappear?',
    answer: 'Without water as ligand the d–d absorption leaves the visible range.',
    distractors: [
      {
        text: 'Without water the copper(II) is reduced to copper metal.',
        slip: 'other-process',
        teaching: 'The charge stays 2+; water brings the blue back.',
      },
      {
        text: 'Without water there are no longer any d electrons in copper.',
        slip: 'field-for-electrons',
        teaching: '\\ce{Cu^2+} keeps its nine d electrons; what changes is the splitting.',
      },
      {
        text: 'Without water the sulfate ion is no longer blue.',
        slip: 'wrong-cause',
        teaching: 'The sulfate ion is colorless in every salt, as in \\ce{Na2SO4}.',
      },
    ],
    explanation:
      'The blue comes from the d–d absorption of \\ce{Cu^2+} amid water molecules. With weaker-field neighbors it shifts out of the visible: without water the d–d absorption leaves the visible range.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-601',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    difficulty: 'beginner',
    text: 'Why does a solution of copper(II) sulfate look blue in white light?',
    answer: 'It absorbs orange and red light.',
    distractors: [
      {
        text: 'It absorbs blue light.',
        slip: 'absorbed-for-seen-color',
        teaching: 'Then blue would be missing from what we see.',
      },
      {
        text: 'It emits blue light.',
        slip: 'reversed-cause',
        teaching: 'The solution does not glow in the dark.',
      },
      {
        text: 'It reflects light from the sky.',
        slip: 'wrong-cause',
        teaching: 'It is blue in lamplight as well.',
      },
    ],
    explanation:
      '\\ce{[Cu(H2O)6]^2+} takes orange and red out of white light; the rest looks blue. It absorbs orange and red light.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-602',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'Copper(II) sulfate is blue and zinc sulfate is colorless. What makes the difference?',
    answer: '\\ce{Cu^2+} is d^{9}, \\ce{Zn^2+} is d^{10}.',
    distractors: [
      {
        text: '\\ce{Cu^2+} is d^{10}, \\ce{Zn^2+} is d^{9}.',
        slip: 'exchanged-signals',
        teaching: 'Zinc has one electron more than copper.',
      },
      {
        text: '\\ce{Cu^2+} has 4s electrons, \\ce{Zn^2+} has none.',
        slip: 'd-electrons-lost-first',
        teaching: 'Both ions have lost their 4s electrons.',
      },
      {
        text: 'Only \\ce{Cu^2+} binds water.',
        slip: 'effect-left-out',
        teaching: '\\ce{Zn^2+} binds six water molecules as well.',
      },
    ],
    explanation:
      'A d–d transition needs a hole in the d shell: \\ce{Cu^2+} (d^{9}) has one, \\ce{Zn^2+} (d^{10}) has none.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
];
