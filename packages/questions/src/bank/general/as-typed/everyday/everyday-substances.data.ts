import type { WrittenQuestion } from '../../../written-question.ts';

export const everydaySubstancesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-acids-and-bases-600',
    topics: ['acids-and-bases', 'periodic-trends'],
    tests: ['water-treatment'],
    uses: ['group-17-halogens', 'ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'Chlorine disinfects the water of a swimming pool mainly as \\ce{HOCl} (p*K*_{a} 7.5), which is much more effective than \\ce{OCl-}. Why is the water kept near pH 7.2 to 7.4 and not at pH 8.5?',
    answer: 'At pH 8.5 mostly \\ce{OCl-} is present.',
    distractors: [
      {
        text: 'At pH 8.5 mostly \\ce{Cl2} is present.',
        slip: 'conjugate-acid-for-base',
        teaching: 'Bases convert \\ce{Cl2} to \\ce{Cl-} and \\ce{OCl-}; \\ce{Cl2} is present only in acid.',
      },
      {
        text: 'At pH 8.5 mostly \\ce{HOCl} is present.',
        slip: 'conjugate-acid-for-base',
        teaching: 'At a pH above its p*K*_{a}, an acid is mostly in the form of its conjugate base.',
      },
      {
        text: 'At pH 8.5 mostly \\ce{HCl} is present.',
        slip: 'too-many-protons',
        teaching: 'A strong acid is not present as such in water, least of all at a high pH.',
      },
    ],
    explanation:
      'One unit above the p*K*_{a}, about nine tenths of the acid molecules have lost their proton, so mostly \\ce{OCl-}, the less effective disinfectant, is present.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-redox-600',
    topics: ['redox', 'periodic-trends'],
    tests: ['disproportionation'],
    uses: ['group-17-halogens'],
    difficulty: 'intermediate',
    text: 'Chlorine gas is fed into the water of a swimming pool: \\ce{Cl2 + H2O <=> HOCl + HCl}. How do the oxidation numbers of the chlorine atoms change?',
    answer: 'One goes to +1 and the other to −1.',
    distractors: [
      {
        text: 'One goes to +1 and the other stays at 0.',
        slip: 'one-product-only',
        teaching: 'In \\ce{HCl} chlorine is −1, not 0.',
      },
      {
        text: 'Both go to −1.',
        slip: 'one-product-only',
        teaching: 'In \\ce{HOCl} chlorine is +1, since oxygen is −2 and hydrogen +1.',
      },
      { text: 'Both go to +1.', slip: 'one-product-only', teaching: 'In \\ce{HCl} chlorine is −1, not +1.' },
    ],
    explanation:
      'The element (0) is oxidized to \\ce{HOCl} (+1) and reduced to \\ce{HCl} (−1), a disproportionation: one atom goes to +1 and the other to −1.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-reactions-in-solution-600',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    uses: ['types-of-chemical-reactions', 'group-17-halogens'],
    difficulty: 'beginner',
    text: 'Most of the sharp smell of an indoor swimming pool does not come from chlorine itself. How does the substance that causes the smell form?',
    answer: 'Chlorine reacts with urea from sweat and urine.',
    distractors: [
      {
        text: 'Chlorine evaporates and reacts with the oxygen in the air.',
        slip: 'other-process',
        teaching: 'Chlorine and oxygen do not combine under these conditions.',
      },
      {
        text: 'Chlorine reacts with the tiles and cement in the pool.',
        slip: 'wrong-cause',
        teaching: 'The smell increases with the number of bathers, not with the tiles.',
      },
      {
        text: 'Chlorine reacts with the salt that was added to the water.',
        slip: 'other-process',
        teaching: 'Chloride ions do not react with chlorine to give a smelly gas.',
      },
    ],
    explanation:
      'Chlorine converts ammonia and urea from bathers to chloramines such as \\ce{NCl3}, which have a sharp smell: the chlorine reacts with urea from sweat and urine.',
    reference: 'OpenStax Chemistry 2e, section 18.11',
  },
  {
    id: 'general-reactions-in-solution-601',
    topics: ['reactions-in-solution', 'acids-and-bases'],
    tests: ['water-treatment'],
    uses: ['ph', 'neutralization'],
    difficulty: 'beginner',
    text: 'The water in a pool has a pH of 8.4 and should have a pH of 7.4. Which of these should the attendant add?',
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
        teaching: 'This salt of a strong acid and a strong base does not change the pH.',
      },
      {
        text: 'Calcium hypochlorite, \\ce{Ca(OCl)2}',
        slip: 'conjugate-acid-for-base',
        teaching: 'Hypochlorite ions are a weak base and raise the pH.',
      },
    ],
    explanation:
      'The pH must be lowered, so an acid is needed. \\ce{HSO4-} donates protons to water, so the attendant should add sodium hydrogen sulfate, \\ce{NaHSO4}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-acids-and-bases-601',
    topics: ['acids-and-bases'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['hydrolysis-of-salts', 'acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'A swimming pool has a pH of 7.50. What is the ratio [\\ce{OCl-}]/[\\ce{HOCl}]? (*K*_{a} of hypochlorous acid = 3.0 × 10^{−8})',
    answer: '0.95',
    distractors: [
      {
        text: '1.05',
        slip: 'inverted-ratio',
        teaching: 'This is the inverse ratio, [\\ce{HOCl}]/[\\ce{OCl-}].',
        expression: '1 / 3.0e-8 * 10^(-7.50)',
      },
      {
        text: '0.49',
        slip: 'share-for-ratio',
        teaching: 'This is the fraction of the total that is \\ce{OCl-}, not the ratio of the two.',
        expression: '3.0e-8 / (3.0e-8 + 10^(-7.50))',
      },
      {
        text: '2.1',
        slip: 'inverted-ratio',
        teaching: 'This is the reciprocal of the fraction of the total that is \\ce{OCl-}.',
        expression: '(3.0e-8 + 10^(-7.50)) / 3.0e-8',
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
    text: 'Fool’s gold is the mineral pyrite, \\ce{FeS2}. What is the percentage by mass of iron in pyrite? (atomic masses: Fe 55.85, S 32.06)',
    answer: '46.6%',
    distractors: [
      {
        text: '63.5%',
        slip: 'forgot-subscript',
        teaching: 'This is the percentage in \\ce{FeS}; pyrite has two sulfur atoms for each iron atom.',
        expression: '100 * 55.85 / (55.85 + 32.06)',
      },
      {
        text: '33.3%',
        slip: 'atom-share-for-mass-share',
        teaching: 'One of every three atoms is iron, but an iron atom is heavier than a sulfur atom.',
        expression: '100 / 3',
      },
      {
        text: '53.4%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage by mass of sulfur.',
        expression: '100 - 100 * 55.85 / (55.85 + 2 * 32.06)',
      },
    ],
    explanation: '55.85/(55.85 + 2 × 32.06) = 55.85/119.97 = 46.6%.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
    computation: { kind: 'quantity', expression: '100 * 55.85 / (55.85 + 2 * 32.06)', unit: '%' },
  },
  {
    id: 'general-redox-601',
    topics: ['redox'],
    tests: ['oxidation-numbers'],
    uses: ['polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'Fool’s gold (pyrite), \\ce{FeS2}, contains disulfide ions, \\ce{S2^2-}. What are the oxidation numbers of its two elements?',
    answer: 'Fe +2, S −1',
    distractors: [
      {
        text: 'Fe +4, S −2',
        slip: 'overgeneralised-rule',
        teaching: 'Sulfur is −2 in the sulfide ion \\ce{S^2-}; here two atoms share a charge of 2−.',
      },
      {
        text: 'Fe +2, S −2',
        slip: 'total-charge-for-one-ion',
        teaching: 'The charge of 2− is that of both sulfur atoms together.',
      },
      {
        text: 'Fe +1, S −1',
        slip: 'charges-not-balanced',
        teaching: 'The charge of the ion \\ce{S2^2-} is 2−, so the iron ion is 2+.',
      },
    ],
    explanation:
      'In the ion \\ce{S2^2-}, each sulfur atom is −1, like oxygen in a peroxide, and iron balances the charge with +2: Fe +2, S −1.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-measurement-600',
    topics: ['measurement'],
    tests: ['density'],
    uses: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'A shiny yellow stone may be gold or fool’s gold (pyrite, \\ce{FeS2}). Which conclusion from a test result is beyond doubt?',
    answer: 'A 10 g piece displaces 2 mL of water: pyrite.',
    distractors: [
      {
        text: 'A 10 g piece displaces 2 mL of water: gold.',
        slip: 'reversed-trend',
        teaching: 'Gold has a density of 19 g/mL, so 10 g of gold displaces only 0.5 mL.',
      },
      {
        text: 'It glitters in the sun: gold.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Both gold and pyrite glitter, which is how fool’s gold got its name.',
      },
      {
        text: 'It does not dissolve in water: pyrite.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Neither gold nor pyrite dissolves in water.',
      },
    ],
    explanation:
      'The density is 10 g/2 mL = 5 g/mL, which is that of pyrite; the density of gold is 19 g/mL. A 10 g piece that displaces 2 mL of water is therefore pyrite.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-redox-602',
    topics: ['redox', 'balancing'],
    tests: ['balancing-equations'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'intermediate',
    text: 'When fool’s gold (pyrite) is roasted in air, iron(III) oxide and sulfur dioxide form. Which equation is correct?',
    answer: '\\ce{4FeS2 + 11O2 -> 2Fe2O3 + 8SO2}',
    distractors: [
      {
        text: '\\ce{4FeS2 + 7O2 -> 2Fe2O3 + 4SO2}',
        slip: 'one-side-only',
        teaching: 'Eight sulfur atoms on the left cannot become only four on the right.',
      },
      {
        text: '\\ce{2FeS2 + 7O2 -> Fe2O3 + 4SO2}',
        slip: 'atoms-miscounted',
        teaching: 'The right side has 11 oxygen atoms, and the left side has 14.',
      },
      {
        text: '\\ce{4FeS2 + 15O2 -> 2Fe2O3 + 8SO3}',
        slip: 'other-substance',
        teaching: 'This equation gives sulfur trioxide, not sulfur dioxide.',
      },
    ],
    explanation:
      'There are four Fe, eight S and 22 O atoms on each side of \\ce{4FeS2 + 11O2 -> 2Fe2O3 + 8SO2}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-reactions-in-solution-602',
    topics: ['reactions-in-solution', 'atomic-spectra'],
    tests: ['tests-for-ions'],
    difficulty: 'beginner',
    text: 'A firework bursts with a deep crimson red color. Which salt does it most likely contain?',
    answer: 'Strontium carbonate',
    distractors: [
      {
        text: 'Sodium oxalate',
        slip: 'color-of-another-ion',
        teaching: 'Sodium compounds give a yellow color.',
      },
      {
        text: 'Barium nitrate',
        slip: 'color-of-another-ion',
        teaching: 'Barium compounds give a green color.',
      },
      {
        text: 'Copper(II) chloride',
        slip: 'color-of-another-ion',
        teaching: 'Copper compounds give a blue to green color.',
      },
    ],
    explanation: 'The colors of fireworks are those seen in flame tests: strontium gives crimson red.',
    reference: 'OpenStax Chemistry 2e, section 6.3',
  },
  {
    id: 'general-atomic-spectra-600',
    topics: ['atomic-spectra'],
    tests: ['atomic-emission-spectroscopy'],
    uses: ['tests-for-ions', 'photon-energy'],
    difficulty: 'intermediate',
    text: 'Why do different metals give fireworks different colors?',
    answer: 'Their energy levels are separated by different gaps.',
    distractors: [
      {
        text: 'Their electrons fall to lower levels at different speeds.',
        slip: 'rate-for-enthalpy',
        teaching: 'The color depends on the energy of the photon, not on how fast the fall is.',
      },
      {
        text: 'Their atoms reflect different parts of the light from the fuse.',
        slip: 'reversed-cause',
        teaching: 'The colors are emitted by the hot atoms themselves; they are not reflected light.',
      },
      {
        text: 'Their atoms burn at different flame temperatures.',
        slip: 'wrong-cause',
        teaching: 'In the same flame, sodium gives yellow and strontium gives red.',
      },
    ],
    explanation:
      'Heat raises electrons to higher levels, and as they fall back, the gap between the levels equals the energy of the photon emitted. In different metals, the energy levels are separated by different gaps.',
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
      {
        text: '3.79 × 10^{−28} J',
        slip: 'unit-prefix',
        teaching: 'A nanometer is 10^{−9} m; here this factor was left out in converting the wavelength.',
        expression: '6.626e-34 * 2.998e8 / 524',
      },
      {
        text: '1.04 × 10^{−31} J',
        slip: 'multiplied-for-divided',
        teaching: 'This is *hc* times the wavelength; the wavelength belongs in the denominator.',
        expression: '6.626e-34 * 2.998e8 * 524e-9',
      },
      {
        text: '1.26 × 10^{−27} J',
        slip: 'forgot-factor',
        teaching:
          'This is *h*/*λ*, the momentum of the photon; it must still be multiplied by the speed of light.',
        expression: '6.626e-34 / 524e-9',
      },
    ],
    explanation: '*E* = *hc*/*λ* = 6.626 × 10^{−34} × 2.998 × 10^{8}/(524 × 10^{−9}) = 3.79 × 10^{−19} J.',
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
    answer: 'It supplies oxygen for the combustion.',
    distractors: [
      {
        text: 'It is the fuel that is oxidized.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The fuel is the aluminum; chlorine in perchlorate is already at +7.',
      },
      {
        text: 'It produces the red color.',
        slip: 'wrong-cause',
        teaching: 'The red color comes from the strontium carbonate.',
      },
      {
        text: 'It keeps the shell from burning too fast.',
        slip: 'reversed-trend',
        teaching: 'An oxidizer makes the mixture burn faster.',
      },
    ],
    explanation:
      '\\ce{KClO4} is the oxidizing agent: it gives up oxygen to the aluminum and so supplies oxygen for the combustion.',
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
        teaching: 'Protons cannot oxidize gold; its reduction potential is far above that of hydrogen.',
      },
      {
        text: 'Chloride ions that reduce \\ce{HNO3} to \\ce{N2}',
        slip: 'other-process',
        teaching:
          'In aqua regia, nitric acid is reduced to products such as \\ce{NO}, \\ce{NO2} and \\ce{NOCl}, not to \\ce{N2}.',
      },
      {
        text: 'Protons that convert gold to \\ce{AuH3}',
        slip: 'other-substance',
        teaching: 'Gold does not form a hydride in acids.',
      },
    ],
    explanation:
      'Nitric acid oxidizes only a trace of gold; chloride ions bind the gold ions as \\ce{[AuCl4]-} and so drive the reaction forward.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-solutions-600',
    topics: ['solutions'],
    tests: ['molarity'],
    uses: ['mole-ratio'],
    difficulty: 'beginner',
    text: 'Aqua regia is made by mixing three volumes of concentrated hydrochloric acid (12 mol/L) and one volume of concentrated nitric acid (16 mol/L). What is the mole ratio \\ce{HCl} : \\ce{HNO3} in the mixture?',
    answer: '2.25 : 1',
    distractors: [
      {
        text: '0.75 : 1',
        slip: 'ignored-volume',
        teaching: 'This is only the ratio of the concentrations; the volumes were left out.',
        expression: '12 / 16',
      },
      {
        text: '4.00 : 1',
        slip: 'inverted-ratio',
        teaching: 'Here the ratio of the concentrations was inverted: 3 × 16/12.',
        expression: '3 * 16 / 12',
      },
      {
        text: '1.33 : 1',
        slip: 'ignored-volume',
        teaching:
          'This is 16/12, the inverted ratio of the concentrations, and the three volumes of \\ce{HCl} were left out.',
        expression: '16 / 12',
      },
    ],
    explanation: 'The ratio is 3 × 12 mol to 1 × 16 mol = 36 : 16 = 2.25 : 1.',
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
      {
        text: '10',
        slip: 'ignored-one-product',
        teaching: 'This is the sum of the coefficients of the reactants only.',
      },
      {
        text: '12',
        slip: 'atoms-miscounted',
        teaching: 'Two water molecules form, which requires four protons; here only two were counted.',
      },
      {
        text: '17',
        slip: 'electrons-transferred',
        teaching: 'The three electrons in each half-reaction cancel and do not appear in the equation.',
      },
    ],
    explanation:
      '\\ce{Au + NO3- + 4Cl- + 4H+ -> [AuCl4]- + NO + 2H2O}: gold loses three electrons, and nitrogen gains three. The sum is 1 + 1 + 4 + 4 + 1 + 1 + 2 = 14.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
  },
  {
    id: 'general-electrochemistry-basics-600',
    topics: ['electrochemistry-basics'],
    tests: ['predicting-redox-reactions', 'standard-electrode-potential'],
    difficulty: 'advanced',
    text: '*E*° is +1.50 V for \\ce{Au^3+ + 3e- -> Au}, +1.00 V for \\ce{[AuCl4]- + 3e- -> Au + 4Cl-} and +0.96 V for \\ce{NO3- + 4H+ + 3e- -> NO + 2H2O}. What do these values show about aqua regia?',
    answer: 'Chloride makes gold metal much easier to oxidize.',
    distractors: [
      {
        text: 'Nitric acid alone oxidizes gold; chloride only speeds up the reaction.',
        slip: 'rate-for-extent',
        teaching: 'Because 0.96 V is well below 1.50 V, the reaction does not take place without chloride.',
      },
      {
        text: 'Chloride makes nitric acid a stronger oxidizing agent.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The potential of nitrate does not change; that of gold decreases.',
      },
      {
        text: 'Gold is oxidized to \\ce{Au^3+}, which chloride then reduces.',
        slip: 'reaction-type-confused',
        teaching: 'Chloride binds \\ce{Au^3+}; it does not reduce it.',
      },
    ],
    explanation:
      'Binding of chloride lowers the potential of gold from 1.50 V to 1.00 V, close to that of nitrate, and the high acid concentrations do the rest. Chloride makes gold metal much easier to oxidize.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-solutions-601',
    topics: ['solutions', 'thermochemistry'],
    tests: ['solubility-of-gases-and-solids'],
    uses: ['endothermic-and-exothermic-processes'],
    difficulty: 'beginner',
    text: 'When a clear solution of sodium acetate (“hot ice”) is touched at room temperature with a single crystal of the salt, it solidifies and becomes warm. Which term describes the solution before it was touched?',
    answer: 'Supersaturated',
    distractors: [
      {
        text: 'Saturated',
        slip: 'saturation-misjudged',
        teaching:
          'A saturated solution is at equilibrium with its crystals; adding another crystal changes nothing.',
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
      'The solution held more dissolved salt than is stable at this temperature: it was supersaturated, and the crystal acted as a seed.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-thermochemistry-600',
    topics: ['thermochemistry'],
    tests: ['endothermic-and-exothermic-processes', 'enthalpy-of-solution'],
    difficulty: 'intermediate',
    text: 'A sodium acetate hand warmer (“hot ice”) becomes warm when it crystallizes. How is it prepared for its next use, and why?',
    answer: 'Boil it: dissolving the crystals absorbs heat.',
    distractors: [
      {
        text: 'Boil it: dissolving the crystals releases heat.',
        slip: 'wrong-sign',
        teaching: 'If crystallization releases heat, the reverse process absorbs it.',
      },
      {
        text: 'Freeze it: crystals melt only when cold.',
        slip: 'reversed-trend',
        teaching: 'Crystals melt and dissolve when they are heated.',
      },
      {
        text: 'Shake it: the crystals break up into ions on their own.',
        slip: 'effect-left-out',
        teaching: 'Without heat, the crystals remain; they are the stable form at room temperature.',
      },
    ],
    explanation:
      'Crystallization is exothermic, so heat must be put back in to reverse it: the hand warmer is boiled because dissolving the crystals absorbs heat.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
  },
  {
    id: 'general-solutions-602',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'At most 170 g of a salt dissolves in 100 g of water at 100 °C, and 46 g at 20 °C. A solution of 120 g of this salt in 100 g of water is cooled to 20 °C and stays clear. When it is seeded, anhydrous crystals form. What mass of salt crystallizes?',
    answer: '74 g',
    distractors: [
      {
        text: '65 g',
        slip: 'wrong-amount-of-solvent',
        teaching: 'At 20 °C, 46 g stays dissolved in 100 g of water; this calculation used 120 g of water.',
        expression: '120 - 46 * 120 / 100',
      },
      {
        text: '50 g',
        slip: 'one-step-short',
        teaching: 'This is the mass of salt that the hot water could still dissolve.',
        expression: '170 - 120',
      },
      {
        text: '46 g',
        slip: 'answered-another-quantity',
        teaching: 'This is the mass of salt that stays dissolved.',
        expression: '46',
      },
    ],
    explanation:
      'Of the 120 g dissolved, 46 g stays in solution at 20 °C, so the mass that crystallizes is 120 − 46 = 74 g.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
    computation: { kind: 'quantity', expression: '120 - 46', unit: 'g' },
  },
  {
    id: 'general-kinetics-basics-600',
    topics: ['kinetics-basics', 'solutions'],
    tests: ['activation-energy'],
    uses: ['solubility-of-gases-and-solids'],
    difficulty: 'advanced',
    text: 'The clear liquid in a “hot ice” hand warmer (supersaturated sodium acetate) is less stable than the crystals, yet it can be kept for months. What best explains this?',
    answer: 'The first tiny crystal is hard to form.',
    distractors: [
      {
        text: 'Crystallization is endothermic at room temperature.',
        slip: 'wrong-sign',
        teaching: 'Crystallization is exothermic, as the warming shows.',
      },
      {
        text: 'The entropy of the crystals is higher than that of the solution.',
        slip: 'wrong-sign',
        teaching:
          'Crystals are more ordered and have the lower entropy; besides, a higher entropy would favor them.',
      },
      {
        text: 'The clear liquid is at equilibrium with crystals too small to see.',
        slip: 'equilibrium-as-standstill',
        teaching: 'If there were crystals in it, they would grow at once.',
      },
    ],
    explanation:
      'For a nucleus of only a few ions, the energy cost of its surface is greater than the energy gained, so there is a barrier. The liquid persists because the first tiny crystal is hard to form.',
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
        teaching: 'The equation would not be balanced: X must contain two nitrogen atoms.',
      },
      { text: '\\ce{N2}', slip: 'ignored-other-atoms', teaching: 'One oxygen atom would be left over.' },
      {
        text: '\\ce{NO2}',
        slip: 'other-substance',
        teaching: 'X must contain two nitrogen atoms and one oxygen atom.',
      },
    ],
    explanation:
      'There are two N, four H and three O atoms on the left; two water molecules account for four H and two O. X is \\ce{N2O}, nitrous oxide.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-chemical-bonding-600',
    topics: ['chemical-bonding'],
    tests: ['formal-charge'],
    uses: ['lewis-structures'],
    difficulty: 'intermediate',
    text: 'Laughing gas, \\ce{N2O}, is linear with the atoms in the order N–N–O. In the resonance structure N≡N–O, what are the formal charges, from left to right?',
    answer: '0, +1, −1',
    distractors: [
      {
        text: '0, −1, +1',
        slip: 'wrong-sign',
        teaching: 'The central N atom has four bonds and no lone pair: 5 − 4 = +1.',
      },
      {
        text: '−1, +1, 0',
        slip: 'lone-pair-misplaced',
        teaching: 'These are the formal charges in N=N=O, where the end nitrogen has two lone pairs.',
      },
      {
        text: '0, 0, 0',
        slip: 'neutral-molecule-neutral-atoms',
        teaching: 'The sum of the formal charges is zero, but the individual charges are not.',
      },
    ],
    explanation:
      'For the end N, 5 − 2 − 3 = 0; for the central N, 5 − 4 = +1; and for O, 6 − 6 − 1 = −1. The formal charges are 0, +1, −1.',
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
        teaching:
          'This is the oxidation number of nitrogen in \\ce{NO}; in \\ce{N2O} two atoms share a total of +2.',
      },
      { text: '−1', slip: 'wrong-sign', teaching: 'Oxygen is −2, so nitrogen must be positive.' },
      {
        text: '+4',
        slip: 'other-substance',
        teaching: 'This is the oxidation number of nitrogen in \\ce{NO2}.',
      },
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
    text: 'A glowing splint flares up in laughing gas, \\ce{N2O}, much as it does in oxygen. What does the hot splint do to the gas?',
    answer: 'It decomposes \\ce{N2O}; the gas is then one third \\ce{O2}.',
    distractors: [
      {
        text: 'It decomposes \\ce{N2O}; the gas is then two thirds \\ce{O2}.',
        slip: 'inverted-ratio',
        teaching: '\\ce{2N2O -> 2N2 + O2}: only one of every three molecules formed is oxygen.',
      },
      {
        text: 'It decomposes \\ce{N2O}; the gas is then one third \\ce{NO}.',
        slip: 'other-substance',
        teaching: 'Hot \\ce{N2O} decomposes into its elements, so the gas other than oxygen is \\ce{N2}.',
      },
      {
        text: 'It decomposes \\ce{N2O}; the gas is then two thirds \\ce{NO}.',
        slip: 'other-substance',
        teaching:
          'Two thirds of the gas is \\ce{N2}, not \\ce{NO}; the remaining third is oxygen, which makes the splint flare up.',
      },
    ],
    explanation:
      'Hot \\ce{N2O} decomposes: \\ce{2N2O -> 2N2 + O2}. A third of the gas is then oxygen, compared with a fifth of air.',
    reference: 'OpenStax Chemistry 2e, section 18.7',
  },
  {
    id: 'general-nomenclature-600',
    topics: ['nomenclature'],
    tests: ['hydrates', 'naming-transition-metal-compounds'],
    difficulty: 'beginner',
    text: 'Green vitriol and blue vitriol are old names of two hydrates. What are the formulas of these hydrates, in that order?',
    answer: '\\ce{FeSO4.7H2O} and \\ce{CuSO4.5H2O}',
    distractors: [
      {
        text: '\\ce{CuSO4.5H2O} and \\ce{FeSO4.7H2O}',
        slip: 'exchanged-signals',
        teaching: 'The order is reversed: the copper salt is blue, and the iron(II) salt is green.',
      },
      {
        text: '\\ce{Fe2(SO4)3.7H2O} and \\ce{CuSO4.5H2O}',
        slip: 'wrong-ion-charge',
        teaching: 'The green iron ion is \\ce{Fe^2+}; iron(III) sulfate is pale violet to yellow.',
      },
      {
        text: '\\ce{FeSO4.7H2O} and \\ce{ZnSO4.7H2O}',
        slip: 'color-of-another-ion',
        teaching: 'The zinc salt (white vitriol) is colorless.',
      },
    ],
    explanation:
      'Vitriols are sulfates. The green one is iron(II) sulfate, \\ce{FeSO4.7H2O}, and the blue one is copper(II) sulfate, \\ce{CuSO4.5H2O}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-empirical-formulas-601',
    topics: ['empirical-formulas'],
    tests: ['hydrates'],
    difficulty: 'intermediate',
    text: 'What percentage of the mass of blue vitriol, \\ce{CuSO4.5H2O} (249.7 g/mol), is lost when all its water is driven off? (\\ce{H2O} 18.02 g/mol)',
    answer: '36.1%',
    distractors: [
      {
        text: '56.5%',
        slip: 'part-to-part-for-part-to-whole',
        teaching:
          'Here the mass of the water was divided by the molar mass of the anhydrous salt, 159.6 g/mol.',
        expression: '100 * 5 * 18.02 / (249.7 - 5 * 18.02)',
      },
      {
        text: '7.2%',
        slip: 'forgot-subscript',
        teaching: 'This is the percentage for one molecule of water; the formula has five.',
        expression: '100 * 18.02 / 249.7',
      },
      {
        text: '63.9%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of the mass that remains.',
        expression: '100 - 100 * 5 * 18.02 / 249.7',
      },
    ],
    explanation: 'The water makes up 5 × 18.02/249.7 = 0.361 of the molar mass, or 36.1%.',
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
        text: '\\ce{SCN-} turns a solution of the crust red: \\ce{Fe^2+}.',
        slip: 'test-of-another-ion',
        teaching: 'Iron(II) gives no red color with thiocyanate; the red complex is that of iron(III).',
      },
      {
        text: '\\ce{NaOH} turns a solution of the crust green: \\ce{Fe^3+}.',
        slip: 'test-of-another-ion',
        teaching: 'The green precipitate is \\ce{Fe(OH)2}; iron(III) hydroxide is red-brown.',
      },
      {
        text: '\\ce{NaOH} turns a solution of the crust green: \\ce{Fe^2+}.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Iron(II) was present from the start; the test has to detect the ion that has formed.',
      },
    ],
    explanation:
      'Air oxidizes \\ce{Fe^2+} to \\ce{Fe^3+}, and thiocyanate detects it: \\ce{SCN-} turns a solution of the crust red.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-redox-609',
    topics: ['redox', 'thermochemistry'],
    tests: ['oxidation-and-reduction'],
    uses: ['types-of-chemical-reactions', 'oxidation-numbers'],
    difficulty: 'advanced',
    text: 'When dry green vitriol is strongly heated, it decomposes: \\ce{2FeSO4 -> Fe2O3 + SO2 + SO3}. What is oxidized and what is reduced?',
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
        teaching: 'Sulfur in \\ce{SO3} is still +6; only the sulfur in \\ce{SO2} has been reduced.',
      },
      {
        text: 'Iron is reduced; all the sulfur is oxidized.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'Iron loses an electron, and sulfur, which is +6 at first, cannot lose any more.',
      },
    ],
    explanation:
      'Fe goes from +2 to +3; of the two S atoms, one stays +6 and one goes to +4: iron is oxidized, and part of the sulfur is reduced.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-coordination-chemistry-600',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['hydrates'],
    difficulty: 'intermediate',
    text: 'Blue copper sulfate crystals turn white when they are heated gently. Why does the color disappear?',
    answer: 'Without water, the d–d absorption leaves the visible range.',
    distractors: [
      {
        text: 'Without water, the copper(II) is reduced to copper metal.',
        slip: 'other-process',
        teaching: 'The charge stays 2+; adding water restores the blue color.',
      },
      {
        text: 'Without water, there are no longer any d electrons in copper.',
        slip: 'field-for-electrons',
        teaching: '\\ce{Cu^2+} still has nine d electrons; it is their splitting that changes.',
      },
      {
        text: 'Without water, the sulfate ion is no longer blue.',
        slip: 'wrong-cause',
        teaching: 'The sulfate ion is colorless in every salt, as in \\ce{Na2SO4}.',
      },
    ],
    explanation:
      'The blue comes from the d–d absorption of \\ce{Cu^2+} surrounded by water molecules. With weaker-field ligands the band shifts out of the visible: without water, the d–d absorption leaves the visible range.',
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
        teaching: 'If it did, blue would be missing from the transmitted light.',
      },
      {
        text: 'It emits blue light.',
        slip: 'reversed-cause',
        teaching: 'The solution does not glow in the dark.',
      },
      {
        text: 'It reflects light from the sky.',
        slip: 'wrong-cause',
        teaching: 'The solution also looks blue in lamplight.',
      },
    ],
    explanation:
      '\\ce{[Cu(H2O)6]^2+} looks blue in white light because it absorbs orange and red light; the rest of the light, which passes through, looks blue.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-coordination-chemistry-602',
    topics: ['coordination-chemistry'],
    tests: ['colors-of-complexes'],
    uses: ['electron-configuration-of-ions'],
    difficulty: 'intermediate',
    text: 'Copper(II) sulfate is blue and zinc sulfate is colorless. What explains the difference?',
    answer: '\\ce{Cu^2+} is d^{9}; \\ce{Zn^2+} is d^{10}.',
    distractors: [
      {
        text: '\\ce{Cu^2+} is d^{10}; \\ce{Zn^2+} is d^{9}.',
        slip: 'exchanged-signals',
        teaching: 'The reverse is true: zinc has one more electron than copper.',
      },
      {
        text: '\\ce{Cu^2+} has 4s electrons; \\ce{Zn^2+} has none.',
        slip: 'd-electrons-lost-first',
        teaching: 'Both ions have lost their 4s electrons.',
      },
      {
        text: 'Only \\ce{Cu^2+} binds water.',
        slip: 'effect-left-out',
        teaching: '\\ce{Zn^2+} also binds six water molecules.',
      },
    ],
    explanation:
      'A d–d transition requires a vacancy in the d subshell: \\ce{Cu^2+} (d^{9}) has one, but \\ce{Zn^2+} (d^{10}) has none.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
];
