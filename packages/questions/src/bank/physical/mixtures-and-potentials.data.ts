import type { WrittenQuestion } from '../written-question.ts';

/** Real gases, potentials, phase diagrams and solutions. */
export const mixturesAndPotentialsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-first-law-51',
    topics: ['first-law'],
    tests: ['joule-thomson-effect'],
    difficulty: 'intermediate',
    text: 'At 300 K and moderate pressure, nitrogen cools when it is throttled through a porous plug, while hydrogen warms. What explains the difference?',
    answer: 'The inversion temperature of nitrogen lies above 300 K, that of hydrogen below.',
    distractors: [
      {
        text: 'The inversion temperature of nitrogen lies below 300 K, that of hydrogen above.',
        slip: 'reversed-trend',
        teaching:
          'Throttling cools a gas below its inversion temperature and warms it above that temperature.',
      },
      {
        text: 'The critical temperature of nitrogen lies above 300 K, that of hydrogen below.',
        slip: 'critical-for-boyle',
        teaching:
          'Both gases are above their critical temperatures; the sign changes at the inversion temperature.',
      },
      {
        text: 'The critical temperature of nitrogen lies below 300 K, that of hydrogen above.',
        slip: 'critical-for-boyle',
        teaching:
          'Both critical temperatures lie far below 300 K; what matters is the inversion temperature.',
      },
    ],
    explanation:
      'The Joule–Thomson coefficient is positive (cooling) below the upper inversion temperature and negative above it. For nitrogen this temperature is about 620 K, for hydrogen about 200 K. The process is isenthalpic for both gases.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 2',
  },
  {
    id: 'physical-second-law-51',
    topics: ['second-law'],
    tests: ['entropy-of-mixing'],
    uses: ['gibbs-energy'],
    difficulty: 'beginner',
    text: 'Two different ideal gases at the same temperature and pressure mix after the wall between them is removed. The temperature and the total volume stay constant. What are the signs of the changes on mixing?',
    answer: 'Δ*H* = 0, Δ*S* > 0, Δ*G* < 0',
    distractors: [
      {
        text: 'Δ*H* < 0, Δ*S* > 0, Δ*G* < 0',
        slip: 'heat-sign',
        teaching: 'Molecules of ideal gases do not attract each other, so no heat is released.',
      },
      {
        text: 'Δ*H* = 0, Δ*S* > 0, Δ*G* = 0',
        slip: 'ignored-entropy',
        teaching: 'With Δ*H* = 0 the Gibbs energy changes by −*T*Δ*S*, which is not zero.',
      },
      {
        text: 'Δ*H* = 0, Δ*S* = 0, Δ*G* = 0',
        slip: 'entropy-of-one-part',
        teaching: 'Each gas spreads over a larger volume, so the entropy of both rises.',
      },
    ],
    explanation:
      'Without interactions Δ*H* = 0. Each gas gains volume, so Δ*S* > 0, and Δ*G* = Δ*H* − *T*Δ*S* < 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-51',
    topics: ['gibbs-energy', 'solutions-and-colligative'],
    tests: ['chemical-potential', 'freezing-point-depression'],
    uses: ['colligative-properties'],
    difficulty: 'intermediate',
    text: 'Ice and pure water are in equilibrium at 0 °C and 1 atm. Sucrose is dissolved in the water at constant temperature and pressure. What does this do to the water in the solution, and what happens to the ice?',
    answer: 'It lowers the chemical potential of the water, so ice melts.',
    distractors: [
      {
        text: 'It raises the chemical potential of the water, so ice melts.',
        slip: 'wrong-sign',
        teaching:
          'Matter passes to the phase of lower chemical potential: if that of the water in the solution rose, water would freeze.',
      },
      {
        text: 'It lowers the chemical potential of the water, so more ice forms.',
        slip: 'reversed-cause',
        teaching: 'Matter passes from the higher to the lower chemical potential, here from ice to solution.',
      },
      {
        text: 'It leaves the chemical potential of the water unchanged, so the ice stays.',
        slip: 'ignored-composition',
        teaching:
          'The chemical potential of a solvent depends on its mole fraction: *μ* = *μ*° + *RT* ln *x*.',
      },
    ],
    explanation:
      '*μ*(water) = *μ*° + *RT* ln *x* with *x* < 1, so the chemical potential of the water is lower than before, while that of ice is unchanged. Water passes to the phase with the lower chemical potential: ice melts.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-52',
    topics: ['gibbs-energy'],
    tests: ['maxwell-relations'],
    uses: ['entropy'],
    difficulty: 'advanced',
    text: 'The change in the entropy of a gas with its volume at constant temperature is to be found. According to a Maxwell relation, which measurement gives it directly?',
    answer: 'How its pressure changes with temperature at constant volume',
    distractors: [
      {
        text: 'How its volume changes with temperature at constant pressure',
        slip: 'ignored-fixed-variables',
        teaching: 'This gives the change in the entropy with pressure, (∂*S*/∂*p*)_{T} = −(∂*V*/∂*T*)_{p}.',
      },
      {
        text: 'How its pressure changes with volume at constant temperature',
        slip: 'answered-another-quantity',
        teaching: 'This gives the compressibility, which contains no information about the entropy.',
      },
      {
        text: 'How much heat it absorbs per kelvin at constant volume',
        slip: 'answered-another-quantity',
        teaching: 'The heat capacity gives the change in the entropy with temperature, not with volume.',
      },
    ],
    explanation:
      'Because the mixed second derivatives of *A* are equal, it follows from d*A* = −*S*d*T* − *p*d*V* that (∂*S*/∂*V*)_{T} = (∂*p*/∂*T*)_{V}. So the change in pressure with temperature at constant volume is measured.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 3',
  },
  {
    id: 'physical-real-gases-51',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    uses: ['real-gases'],
    difficulty: 'intermediate',
    text: 'Gas A has *T*_{c} = 150 K and *p*_{c} = 50 bar, gas B has *T*_{c} = 300 K and *p*_{c} = 40 bar. According to the principle of corresponding states, in which state does B correspond to A at 225 K and 25 bar?',
    answer: '450 K and 20 bar',
    distractors: [
      {
        text: '450 K and 15 bar',
        slip: 'added-for-multiplied',
        teaching:
          'The pressures must have the same ratio to the critical pressures, not the same distance from them.',
      },
      {
        text: '375 K and 20 bar',
        slip: 'added-for-multiplied',
        teaching:
          'The temperatures must have the same ratio to the critical temperatures, not the same distance from them.',
      },
      {
        text: '375 K and 15 bar',
        slip: 'added-for-multiplied',
        teaching:
          'Corresponding states agree in *T*/*T*_{c} and *p*/*p*_{c}, not in the distances from the critical point.',
      },
    ],
    explanation:
      'A has the reduced temperature 225 K/150 K = 1.5 and the reduced pressure 25 bar/50 bar = 0.5. B has the same reduced values at 1.5 × 300 K = 450 K and 0.5 × 40 bar = 20 bar.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-52',
    topics: ['real-gases'],
    tests: ['transport-properties', 'mean-free-path'],

    difficulty: 'intermediate',
    text: 'The pressure of a dilute gas is doubled at constant temperature. What does the kinetic theory of gases predict for its viscosity?',
    answer: 'It stays the same: twice the carriers, half the mean free path.',
    distractors: [
      {
        text: 'It doubles: twice the carriers, unchanged mean free path.',
        slip: 'ignored-pressure',
        teaching: 'More molecules per volume collide more often, so the mean free path halves.',
      },
      {
        text: 'It halves: unchanged carriers, half the mean free path.',
        slip: 'one-correction-only',
        teaching: 'The number of molecules that carry momentum doubles at the same time.',
      },
      {
        text: 'It quadruples: twice the carriers, twice the mean free path.',
        slip: 'reversed-trend',
        teaching: 'At higher pressure the mean free path becomes shorter, not longer.',
      },
    ],
    explanation:
      'Viscosity is proportional to number density × mean free path × mean speed. Doubling the pressure doubles the number density and halves the mean free path; the mean speed depends on the temperature alone. So the viscosity stays the same.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-phase-equilibria-51',
    topics: ['phase-equilibria'],
    tests: ['binary-phase-diagrams'],
    difficulty: 'intermediate',
    text: 'Substances A and B form no compound and do not mix as solids; their eutectic lies at 40% B. A melt with 20% B is cooled slowly. Which solid appears first, and at what temperature does the last liquid solidify?',
    answer: 'Pure A first; the last liquid solidifies at the eutectic temperature.',
    distractors: [
      {
        text: 'Pure B first; the last liquid solidifies at the eutectic temperature.',
        slip: 'exchanged-components',
        teaching: 'Between pure A and the eutectic it is A that is in excess and crystallizes.',
      },
      {
        text: 'Pure A first; the last liquid solidifies at the melting point of B.',
        slip: 'one-component-only',
        teaching: 'Mixed with A, the last liquid solidifies below the melting points of both substances.',
      },
      {
        text: 'A solid with 20% B first; the last liquid solidifies at the eutectic temperature.',
        slip: 'solid-solution-assumed',
        teaching:
          'A and B do not mix as solids, so the first crystals do not have the composition of the melt.',
      },
    ],
    explanation:
      'A melt with less B than the eutectic has an excess of A. Pure A crystallizes, the liquid becomes richer in B until it reaches 40% B, and it then solidifies at the eutectic temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-51',
    topics: ['solutions-and-colligative'],
    tests: ['boiling-point-elevation'],
    uses: ['molality'],
    difficulty: 'advanced',
    text: 'A student determines a molar mass from the boiling point elevation. Some solvent boils away unnoticed before the temperature is read, and the original mass of solvent is used in the calculation. How does the calculated molar mass compare with the true value?',
    answer: 'It is too small, because the reading belongs to a more concentrated solution.',
    distractors: [
      {
        text: 'It is too large, because the reading belongs to a more concentrated solution.',
        slip: 'inverted-ratio',
        teaching:
          'A larger elevation seems to come from more moles, and the same mass in more moles means a smaller molar mass.',
      },
      {
        text: 'It is too large, because the reading belongs to a more dilute solution.',
        slip: 'reversed-trend',
        teaching: 'Losing solvent makes the solution more concentrated.',
      },
      {
        text: 'It is correct, because the mass of the solute in the flask stays the same.',
        slip: 'forgot-solvent-mass',
        teaching: 'The elevation depends on the molality, so the mass of the solvent matters too.',
      },
    ],
    explanation:
      'The true molality has risen, so the elevation is larger than it would be with the original mass of solvent. With the original mass the student calculates too many moles, and the result *m*/*n* is too small.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-52',
    topics: ['solutions-and-colligative'],
    tests: ['colligative-properties'],
    difficulty: 'beginner',
    text: 'Two dilute aqueous solutions of different nonvolatile solutes contain the same number of dissolved particles per liter. In which property may they differ markedly, although both behave ideally?',
    answer: 'Electrical conductivity',
    distractors: [
      {
        text: 'Osmotic pressure',
        slip: 'overgeneralised-rule',
        teaching: 'Osmotic pressure depends only on the number of particles in an ideal dilute solution.',
      },
      {
        text: 'Vapor pressure lowering',
        slip: 'overgeneralised-rule',
        teaching: 'The lowering depends on the mole fraction of particles, whatever they are.',
      },
      {
        text: 'Freezing point depression',
        slip: 'overgeneralised-rule',
        teaching:
          'The depression depends on the molality of particles and on the solvent, not on the solute.',
      },
    ],
    explanation:
      'Osmotic pressure, vapor pressure lowering and freezing point depression are colligative: they depend only on the number of particles. Electrical conductivity depends on whether the particles are ions, and on which ones.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-53',
    topics: ['solutions-and-colligative'],
    tests: ['freezing-point-depression', 'vant-hoff-factor'],

    difficulty: 'intermediate',
    text: 'A solution of 0.10 mol of benzoic acid in 1 kg of benzene (*K*_{f} = 5.1 K·kg/mol) freezes only about 0.27 K below pure benzene. What does the measurement show?',
    answer: 'Most benzoic acid molecules are joined in pairs.',
    distractors: [
      {
        text: 'Most benzoic acid molecules are split into ions.',
        slip: 'reversed-trend',
        teaching: 'Ions would double the particles and give a larger depression than 0.51 K.',
      },
      {
        text: 'Half of the benzoic acid molecules are split into ions.',
        slip: 'reversed-trend',
        teaching: 'Dissociation raises the number of particles; here there are fewer than expected.',
      },
      {
        text: 'Most benzoic acid molecules exist singly.',
        slip: 'forgot-factor',
        teaching: 'Single molecules would give 5.1 × 0.10 K = 0.51 K, almost twice what is observed.',
      },
    ],
    explanation:
      'Single molecules would lower the freezing point by 0.51 K. A depression of about half this size means about half as many particles as molecules: most are joined in pairs by hydrogen bonds.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-54',
    topics: ['solutions-and-colligative', 'phase-equilibria'],
    tests: ['azeotropes', 'fractional-distillation'],

    difficulty: 'intermediate',
    text: 'Acetone and chloroform form a maximum-boiling azeotrope. A mixture of another composition is distilled through a very efficient column. Which liquid remains in the flask toward the end?',
    answer: 'The azeotropic mixture',
    distractors: [
      {
        text: 'The component present in excess',
        slip: 'exchanged-components',
        teaching: 'The excess component boils below the azeotrope, so it leaves at the top of the column.',
      },
      {
        text: 'The pure component with the higher boiling point',
        slip: 'overgeneralised-rule',
        teaching:
          'This is true of mixtures without an azeotrope; here the azeotrope boils higher than either component.',
      },
      {
        text: 'The pure component with the lower boiling point',
        slip: 'reversed-trend',
        teaching: 'What boils lowest distills over and does not stay in the flask.',
      },
    ],
    explanation:
      'A maximum-boiling azeotrope boils higher than any other composition. The component that is in excess distills over, until the azeotropic mixture is left in the flask.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-55',
    topics: ['solutions-and-colligative'],
    tests: ['fractional-distillation'],
    uses: ['raoults-law'],
    difficulty: 'intermediate',
    text: 'An ideal mixture of two liquids is fractionally distilled at a constant rate of heating. The temperature at the top of the column is steady, then falls, although the flask is still half full. What does this fall show?',
    answer: 'The lower-boiling liquid is running out, and the other is not yet at the top.',
    distractors: [
      {
        text: 'The lower-boiling liquid has run out, and the other now distills at the top.',
        slip: 'reversed-trend',
        teaching: 'The vapor of the higher-boiling liquid would make the temperature rise, not fall.',
      },
      {
        text: 'The lower-boiling liquid boils at a lower temperature, because less of it is left.',
        slip: 'ignored-composition',
        teaching: 'The boiling point of the mixture rises as the lower-boiling liquid is used up.',
      },
      {
        text: 'The two liquids have formed an azeotrope, which boils below both of them.',
        slip: 'overgeneralised-rule',
        teaching: 'An ideal mixture obeys Raoult’s law and has no azeotrope.',
      },
    ],
    explanation:
      'When the lower-boiling liquid is nearly gone, too little vapor reaches the thermometer, which cools. Only with stronger heating does the vapor of the other liquid arrive, and the temperature rises.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-56',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure', 'osmolarity'],
    difficulty: 'beginner',
    text: 'A 0.15 mol/L solution of \\ce{NaCl} is isotonic with red blood cells. What happens to such cells in a 0.30 mol/L solution of \\ce{NaCl}?',
    answer: 'They shrink, because water flows out of them.',
    distractors: [
      {
        text: 'They swell, because water flows into them.',
        slip: 'reversed-trend',
        teaching: 'Water flows toward the side with more dissolved particles, which is outside here.',
      },
      {
        text: 'They shrink, because ions flow out of them.',
        slip: 'exchanged-solute-and-solvent',
        teaching: 'In osmosis it is the water that passes through the membrane.',
      },
      {
        text: 'They swell, because ions flow into them.',
        slip: 'exchanged-solute-and-solvent',
        teaching: 'The ions hardly cross the membrane; water leaves the cell instead.',
      },
    ],
    explanation:
      'The outer solution has the higher osmotic pressure. Water passes out through the membrane, so the cells shrink.',
    reference: 'OpenStax Chemistry 2e, section 11.4',
  },
  {
    id: 'physical-solutions-and-colligative-57',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure', 'molar-mass-of-polymers'],
    uses: ['colligative-properties'],
    difficulty: 'intermediate',
    text: 'Why is osmometry rather than cryoscopy used to determine the molar mass of a polymer of about 10^{5} g/mol?',
    answer: 'Osmotic pressure is still easily measurable at a very low molar concentration.',
    distractors: [
      {
        text: 'Osmotic pressure depends on the mass of the particles, not on their number.',
        slip: 'overgeneralised-rule',
        teaching: 'Osmotic pressure is colligative too: it depends on the number of particles.',
      },
      {
        text: 'Osmotic pressure is the same at every temperature of measurement.',
        slip: 'forgot-pressure-and-temperature',
        teaching: '*Π* = *cRT* grows with the temperature.',
      },
      {
        text: 'Osmotic pressure is larger for heavy particles than for as many light ones.',
        slip: 'molar-mass-for-particles',
        teaching: 'At the same number per volume, heavy and light particles exert the same osmotic pressure.',
      },
    ],
    explanation:
      '10 g/L of such a polymer is only 10^{−4} mol/L. This lowers the freezing point of water by about 0.0002 K, but its osmotic pressure of about 250 Pa lifts a column of water by about 2.5 cm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-solutions-and-colligative-58',
    topics: ['solutions-and-colligative'],
    tests: ['osmotic-pressure', 'molar-mass-of-polymers'],
    difficulty: 'advanced',
    text: 'For a polymer in a good solvent, *Π*/*c* (*c* in g/L) increases linearly with *c*. A student calculates the molar mass from the single point at the highest *c* using *Π* = *cRT*/*M*. What is true of the calculated molar mass?',
    answer: 'It is too low; the intercept should have been used.',
    distractors: [
      {
        text: 'It is too high; the intercept should have been used.',
        slip: 'inverted-ratio',
        teaching: '*M* = *RT*/(*Π*/*c*), so a ratio *Π*/*c* that is too large makes *M* too small.',
      },
      {
        text: 'It is too low; the slope should have been used.',
        slip: 'line-for-constant',
        teaching:
          'The slope gives the second virial coefficient; the molar mass follows from the limit *c* = 0.',
      },
      {
        text: 'It is too high; the slope should have been used.',
        slip: 'line-for-constant',
        teaching: 'The slope contains the interactions, and a large *Π*/*c* lowers the calculated *M*.',
      },
    ],
    explanation:
      '*Π*/*c* = *RT*/*M* + *Bc*. At the highest *c* the ratio is larger than *RT*/*M*, so the calculated *M* is too low. Extrapolation to *c* = 0, the intercept, removes the interactions.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  },
  {
    id: 'physical-gibbs-energy-53',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-of-dissolution'],
    uses: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'When \\ce{CaSO4} dissolves in water at 298 K, Δ*H*° = −18 kJ/mol and Δ*G*° = +25 kJ/mol. What explains these signs?',
    answer: 'Δ*S*° is negative, because the ions order water molecules around them.',
    distractors: [
      {
        text: 'Δ*S*° is positive, because the ions move more freely than in the crystal.',
        slip: 'wrong-sign',
        teaching: 'A positive Δ*S*° with a negative Δ*H*° would make Δ*G*° negative.',
      },
      {
        text: 'Δ*S*° is negative, because the ions attract each other in the crystal.',
        slip: 'ignored-entropy',
        teaching:
          'Attraction in the crystal affects the enthalpy; the entropy falls because of the ordered water.',
      },
      {
        text: 'Δ*S*° is positive, because heat passes into the surrounding solution.',
        slip: 'system-and-surroundings-swapped',
        teaching: 'The heat released raises the entropy of the surroundings; Δ*S*° is that of the system.',
      },
    ],
    explanation:
      'Δ*S*° = (Δ*H*° − Δ*G*°)/*T* = (−18 − 25) kJ/mol/298 K, which is negative. Doubly charged ions hold water molecules in ordered shells, which outweighs the freedom that the ions gain.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Gibbs Energy',
  },
];
