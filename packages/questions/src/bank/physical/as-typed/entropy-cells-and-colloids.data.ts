import type { WrittenQuestion } from '../../written-question.ts';

export const entropyCellsAndColloidsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-second-law-400',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'beginner',
    text: 'In which of these reactions does the entropy of the system decrease?',
    answer: '\\ce{2H2(g) + O2(g) -> 2H2O(l)}',
    distractors: [
      {
        text: '\\ce{CaCO3(s) -> CaO(s) + CO2(g)}',
        slip: 'wrong-sign',
        teaching: 'A gas is formed from a solid, so the entropy rises.',
      },
      {
        text: '\\ce{2KClO3(s) -> 2KCl(s) + 3O2(g)}',
        slip: 'wrong-sign',
        teaching: 'Three moles of gas appear, so the entropy rises.',
      },
      {
        text: '\\ce{N2O4(g) -> 2NO2(g)}',
        slip: 'wrong-sign',
        teaching: 'One molecule of gas becomes two, so the entropy rises.',
      },
    ],
    explanation:
      'Three moles of gas turn into a liquid, so the entropy of the system falls. In the other three the number of gas molecules grows.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{2H2(g) + O2(g) -> 2H2O(l)}': '0-3',
        '\\ce{CaCO3(s) -> CaO(s) + CO2(g)}': '1-0',
        '\\ce{2KClO3(s) -> 2KCl(s) + 3O2(g)}': '3-0',
        '\\ce{N2O4(g) -> 2NO2(g)}': '2-1',
      },
      pick: 'least',
      quantity: 'change of the amount of gas',
    },
  },
  {
    id: 'physical-second-law-401',
    topics: ['second-law'],
    tests: ['entropy'],
    difficulty: 'beginner',
    text: 'For which process is Δ*S* of the system positive?',
    answer: 'Sublimation of iodine crystals',
    distractors: [
      {
        text: 'Freezing of water to ice',
        slip: 'wrong-sign',
        teaching: 'A solid is more ordered than the liquid: Δ*S* is negative.',
      },
      {
        text: 'Condensation of steam on a cold window',
        slip: 'wrong-sign',
        teaching: 'A gas becomes a liquid: Δ*S* is strongly negative.',
      },
      {
        text: 'Dissolution of oxygen gas in water',
        slip: 'wrong-sign',
        teaching: 'A gas loses most of its freedom in solution: Δ*S* is negative.',
      },
    ],
    explanation: 'Sublimation turns a solid into a gas, and gases have by far the highest entropy: Δ*S* > 0.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-402',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'For \\ce{H2(g) + I2(s) -> 2HI(g)}, what is the sign of Δ*S*°, and why?',
    answer: 'Positive: the amount of gas increases.',
    distractors: [
      {
        text: 'Negative: two substances form one.',
        slip: 'atoms-for-molecules',
        teaching: 'One mole of gas and a solid give two moles of gas, and that is decisive.',
      },
      {
        text: 'About zero: two moles give two moles.',
        slip: 'ignored-phases',
        teaching: 'One of the two reactants is a solid; gases contribute far more to the entropy.',
      },
      {
        text: 'Negative: bonds form, which releases heat.',
        slip: 'reversed-cause',
        teaching: 'Heat released raises the entropy of the surroundings; the question is about the system.',
      },
    ],
    explanation:
      'One mole of gas becomes two moles of gas, and a solid disappears. Δ*S*° of the system is positive.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-second-law-403',
    topics: ['second-law'],
    tests: ['entropy-of-reaction'],
    difficulty: 'intermediate',
    text: 'A student predicts a large positive Δ*S*° for \\ce{N2(g) + O2(g) -> 2NO(g)}, “because two molecules of a compound form”. What is the better prediction?',
    answer: 'A small value: the amount of gas is unchanged.',
    distractors: [
      {
        text: 'A large positive value: energy is absorbed.',
        slip: 'reversed-cause',
        teaching: 'Absorbed energy is a matter of Δ*H*, not of the entropy of the system.',
      },
      {
        text: 'A large negative value: elements become a compound.',
        slip: 'overgeneralised-rule',
        teaching: 'Forming a compound does not fix the sign; here two gas molecules give two gas molecules.',
      },
      {
        text: 'Exactly zero: the number of atoms is unchanged.',
        slip: 'small-for-zero',
        teaching: 'Atoms are conserved in every reaction; the *S*° values of the gases differ slightly.',
      },
    ],
    explanation:
      'There are two moles of gas on both sides, so Δ*S*° is small (about +25 J/K). With equal amounts of gas the sign can be found only from tables.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-electrochemistry-400',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-gibbs-energy'],
    difficulty: 'beginner',
    text: 'A cell reaction has a positive *E*°. What does Δ*G*° = −*nFE*° say about the reaction?',
    answer: 'Δ*G*° is negative: products are favored.',
    distractors: [
      {
        text: 'Δ*G*° is positive: reactants are favored.',
        slip: 'wrong-sign',
        teaching: 'The minus sign turns a positive *E*° into a negative Δ*G*°.',
      },
      {
        text: 'Δ*G*° is negative: reactants are favored.',
        slip: 'reversed-trend',
        teaching: 'The sign is right, but a reaction with a negative Δ*G*° favors its products.',
      },
      {
        text: 'Δ*G*° is positive: products are favored.',
        slip: 'wrong-sign',
        teaching: 'Products are favored, but the minus sign makes Δ*G*° negative.',
      },
    ],
    explanation:
      '*n* and *F* are positive, so Δ*G*° has the opposite sign of *E*°: a positive potential means a favorable reaction.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-401',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-gibbs-energy'],
    difficulty: 'beginner',
    text: 'What is Δ*G*° for \\ce{Zn(s) + Cu^2+(aq) -> Zn^2+(aq) + Cu(s)}, for which *E*° = +1.10 V? (*F* = 96 485 C/mol)',
    answer: '−212 kJ/mol',
    distractors: [
      {
        text: '−106 kJ/mol',
        slip: 'electrons-transferred',
        teaching: 'Two electrons are transferred for each zinc atom, not one.',
        expression: '-1 * 96485 * 1.10 / 1000',
      },
      {
        text: '+212 kJ/mol',
        slip: 'wrong-sign',
        teaching: 'The minus sign of Δ*G*° = −*nFE*° was omitted.',
        expression: '2 * 96485 * 1.10 / 1000',
      },
      {
        text: '+106 kJ/mol',
        slip: 'electrons-transferred',
        teaching: 'Both the sign and the second electron were left out.',
        expression: '96485 * 1.10 / 1000',
      },
    ],
    explanation: 'Δ*G*° = −*nFE*° = −2 × 96 485 C/mol × 1.10 V = −2.12 × 10^{5} J/mol = −212 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '-2*96485*1.10/1000', unit: 'kJ/mol' },
  },
  {
    id: 'physical-electrochemistry-402',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-gibbs-energy'],
    difficulty: 'intermediate',
    text: 'The equation of a cell reaction is multiplied by 2. What happens to *E*° and Δ*G*° in Δ*G*° = −*nFE*°?',
    answer: '*E*° stays the same, and Δ*G*° doubles.',
    distractors: [
      {
        text: '*E*° doubles, and Δ*G*° stays the same.',
        slip: 'scaled-potential',
        teaching: 'A potential is energy per charge and does not depend on the amount.',
      },
      {
        text: '*E*° doubles, and Δ*G*° is four times as large.',
        slip: 'scaled-potential',
        teaching: 'Only *n* doubles; the potential stays the same.',
      },
      {
        text: '*E*° is halved, and Δ*G*° stays the same.',
        slip: 'inverted-ratio',
        teaching: 'Twice the energy moves twice the charge, so their ratio stays the same.',
      },
    ],
    explanation:
      '*n* doubles, and with it Δ*G*°. *E*° = −Δ*G*°/(*nF*) is a ratio of the two and stays the same.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
  },
  {
    id: 'physical-electrochemistry-403',
    topics: ['electrochemistry'],
    tests: ['cell-potential-and-gibbs-energy'],
    difficulty: 'intermediate',
    text: 'A fuel cell uses \\ce{2H2 + O2 -> 2H2O(l)} with Δ*G*° = −474 kJ for the equation as written. What is *E*°? (*F* = 96 485 C/mol)',
    answer: '1.23 V',
    distractors: [
      {
        text: '2.46 V',
        slip: 'electrons-transferred',
        teaching: 'Four electrons are transferred in this equation, because each of four H atoms loses one.',
        expression: '474000 / (2 * 96485)',
      },
      {
        text: '4.91 V',
        slip: 'electrons-transferred',
        teaching: 'Here *n* = 1 was used; four electrons are transferred.',
        expression: '474000 / (96485)',
      },
      {
        text: '0.614 V',
        slip: 'electrons-transferred',
        teaching: 'Eight electrons are too many: two \\ce{H2} molecules give four.',
        expression: '474000 / (8 * 96485)',
      },
    ],
    explanation:
      '*n* = 4 for two \\ce{H2} and one \\ce{O2}. *E*° = −Δ*G*°/(*nF*) = 474 000 J/(4 × 96 485 C) = 1.23 V.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: { kind: 'quantity', expression: '474000/(4*96485)', unit: 'V' },
  },
  {
    id: 'physical-electrochemistry-404',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'beginner',
    text: 'What does Kohlrausch’s law of independent migration say about the molar conductivity of an electrolyte at infinite dilution?',
    answer: 'It is the sum of the contributions of the ions.',
    distractors: [
      {
        text: 'It is the product of the contributions of the ions.',
        slip: 'sum-for-product',
        teaching: 'Ions carry current side by side, so their contributions add.',
      },
      {
        text: 'It is zero, since no ions are left.',
        slip: 'small-for-zero',
        teaching: 'It is a value per mole, which reaches its limit at infinite dilution.',
      },
      {
        text: 'It falls with the square root of concentration.',
        slip: 'wrong-region',
        teaching: 'This describes strong electrolytes at low but finite concentrations.',
      },
    ],
    explanation:
      'At infinite dilution ions do not affect each other, and each kind contributes its own amount: Λ_{m}° = ν_{+}λ_{+}° + ν_{−}λ_{−}°.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-405',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'The limiting molar conductivities of \\ce{Ba^2+} (for the whole ion) and \\ce{Cl-} are 127.2 and 76.3 S·cm²/mol, respectively. What is the value for \\ce{BaCl2}?',
    answer: '279.8 S·cm²/mol',
    distractors: [
      {
        text: '203.5 S·cm²/mol',
        slip: 'ignored-coefficients',
        teaching: 'Each \\ce{BaCl2} unit contains two chloride ions.',
        expression: '127.2 + 76.3',
      },
      {
        text: '330.7 S·cm²/mol',
        slip: 'exchanged-components',
        teaching: 'Here barium was counted twice instead of chloride.',
        expression: '2 * 127.2 + 76.3',
      },
      {
        text: '407.0 S·cm²/mol',
        slip: 'counted-ions-wrong',
        teaching: 'Here both ions were counted twice.',
        expression: '127.2 * 2 + 2 * 76.3',
      },
    ],
    explanation: 'Λ_{m}° = 127.2 + 2 × 76.3 = 279.8 S·cm²/mol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
    computation: { kind: 'quantity', expression: '127.2+2*76.3', unit: 'S·cm²/mol' },
  },
  {
    id: 'physical-electrochemistry-406',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'intermediate',
    text: 'Why can the limiting molar conductivity of acetic acid not be found by extrapolating measured molar conductivities to zero concentration?',
    answer: 'They rise too steeply near zero concentration.',
    distractors: [
      {
        text: 'They do not change with the concentration.',
        slip: 'reversed-trend',
        teaching: 'They change strongly: dilution raises the degree of dissociation.',
      },
      {
        text: 'Acetic acid gives no ions in dilute solution.',
        slip: 'strong-as-weak',
        teaching: 'The fraction of the acid that is ionized actually grows with dilution.',
      },
      {
        text: 'Acetate ions do not obey independent migration.',
        slip: 'exception-where-none-is',
        teaching: 'They do obey it; that is how the value is found from strong electrolytes.',
      },
    ],
    explanation:
      'For a weak electrolyte Λ_{m} rises steeply at the lowest concentrations as dissociation becomes complete. The limiting value is therefore obtained from strong electrolytes: Λ°(\\ce{HCl}) + Λ°(\\ce{CH3COONa}) − Λ°(\\ce{NaCl}).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-electrochemistry-407',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    difficulty: 'advanced',
    text: 'The molar conductivity of a 0.00100 mol/L solution of a weak acid HA is 48.0 S·cm²/mol, and its limiting value is 400.0 S·cm²/mol. What is *K*_{a}?',
    answer: '1.64 × 10^{−5}',
    distractors: [
      {
        text: '1.44 × 10^{−5}',
        slip: 'neglected-change',
        teaching: 'The factor 1 − *α* = 0.88 must not be set equal to 1 here.',
        expression: '0.001 * 0.12^2',
      },
      {
        text: '1.36 × 10^{−4}',
        slip: 'forgot-square',
        teaching: 'Both ions have the concentration *cα*: *α* must be squared.',
        expression: '0.001 * 0.12 / 0.88',
      },
      {
        text: '1.20 × 10^{−4}',
        slip: 'one-step-short',
        teaching: 'This is the concentration of the ions, *cα*.',
        expression: '0.001 * 0.12',
      },
    ],
    explanation:
      '*α* = 48.0/400.0 = 0.120. *K*_{a} = *cα*²/(1 − *α*) = 0.00100 × 0.0144/0.88 = 1.64 × 10^{−5}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
    computation: { kind: 'quantity', expression: '0.001*0.12^2/0.88', unit: '' },
  },
  {
    id: 'physical-surfaces-400',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'beginner',
    text: 'Why does a beam of light become visible from the side in a colloid, but not in a true solution?',
    answer: 'Colloidal particles are large enough to scatter light.',
    distractors: [
      {
        text: 'Colloidal particles emit light of their own.',
        slip: 'other-phenomenon',
        teaching: 'The Tyndall effect is scattering; no light is produced.',
      },
      {
        text: 'Dissolved ions absorb all of the light.',
        slip: 'wrong-cause',
        teaching: 'The beam passes through a true solution nearly unchanged.',
      },
      {
        text: 'Colloidal particles reflect light like small metal mirrors.',
        slip: 'other-phenomenon',
        teaching: 'Fog and milk show the effect too, without any metal.',
      },
    ],
    explanation:
      'Particles of about 1 to 1000 nm scatter light noticeably (Tyndall effect); ions and small molecules scatter far too little.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'physical-surfaces-401',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'According to the Hardy–Schulze rule, which ion coagulates a positively charged sol of iron(III) hydroxide at the lowest concentration?',
    answer: '\\ce{[Fe(CN)6]^4-}',
    distractors: [
      {
        text: '\\ce{[Fe(CN)6]^3-}',
        slip: 'ignored-charges',
        teaching: 'This ion works, but an ion of higher charge is effective at a lower concentration.',
      },
      {
        text: '\\ce{[Co(NH3)6]^3+}',
        slip: 'wrong-sign',
        teaching: 'Ions of the same sign as the particles do not coagulate them.',
      },
      {
        text: '\\ce{[Co(CN)6]^3-}',
        slip: 'ignored-charges',
        teaching: 'This ion works, but an ion of higher charge is effective at a lower concentration.',
      },
    ],
    explanation:
      'Coagulation is caused by the ion of opposite charge, which is more effective the higher its charge. For this positive sol it is the anion of highest charge, \\ce{[Fe(CN)6]^4-}.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
  },
  {
    id: 'physical-surfaces-402',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'beginner',
    text: 'The gold number measures the protective action of a lyophilic colloid. It is 0.005 for gelatin, 0.1 for egg albumin, 0.2 for gum arabic and 25 for potato starch. Which of these protects a gold sol best?',
    answer: 'Gelatin',
    distractors: [
      {
        text: 'Egg albumin',
        slip: 'counted-from-the-other-end',
        teaching: 'It protects well, but more of it is needed than of gelatin.',
      },
      {
        text: 'Gum arabic',
        slip: 'counted-from-the-other-end',
        teaching: 'Its gold number is forty times that of gelatin, so forty times as much is needed.',
      },
      {
        text: 'Potato starch',
        slip: 'reversed-trend',
        teaching: 'The largest gold number means the weakest protection.',
      },
    ],
    explanation:
      'The gold number is the mass in milligrams that just protects 10 mL of a gold sol from coagulation by 1 mL of 10% \\ce{NaCl}. The smallest number means the best protection: gelatin.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
    computation: {
      kind: 'option-extreme',
      values: { Gelatin: '0.005', 'Egg albumin': '0.1', 'Gum arabic': '0.2', 'Potato starch': '25' },
      pick: 'least',
      quantity: 'gold number',
    },
  },
  {
    id: 'physical-surfaces-403',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'In a gold-number test the red gold sol turns blue when salt is added without gelatin, but stays red with gelatin. What does the gelatin do?',
    answer: 'It covers the gold particles and keeps them apart.',
    distractors: [
      {
        text: 'It reacts with the sodium chloride to form a complex.',
        slip: 'wrong-cause',
        teaching: 'The salt stays in solution; the gelatin acts on the particles.',
      },
      {
        text: 'It dissolves the gold particles to gold ions.',
        slip: 'chemical-for-physical-change',
        teaching: 'The red color shows that separate gold particles are still there.',
      },
      {
        text: 'It dyes the solution red after coagulation.',
        slip: 'wrong-cause',
        teaching: 'The color comes from the gold particles, not from the gelatin.',
      },
    ],
    explanation:
      'Gelatin, a lyophilic colloid, is adsorbed on the gold particles. Its hydrated layer keeps them from coming together when the salt screens their charge.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
  },
  {
    id: 'physical-surfaces-404',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'A mass of 0.0010 g of a protein is just enough to keep 10 mL of a gold sol from coagulating when 1 mL of 10% \\ce{NaCl} is added. What is the gold number of the protein?',
    answer: '1.0',
    distractors: [
      {
        text: '0.0010',
        slip: 'unit-prefix',
        teaching: 'The gold number is expressed in milligrams, not grams.',
        expression: '0.0010',
      },
      {
        text: '0.10',
        slip: 'divided-for-multiplied',
        teaching: 'The mass already refers to 10 mL of sol and is not divided by 10.',
        expression: '(0.0010 * 1000) / 10',
      },
      {
        text: '10',
        slip: 'multiplied-for-divided',
        teaching: 'The mass is not multiplied by the volume of the sol.',
        expression: '(0.0010 * 1000) * 10',
      },
    ],
    explanation:
      'The gold number is the mass in mg for 10 mL of sol: 0.0010 g = 1.0 mg, so the gold number is 1.0.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
    computation: { kind: 'quantity', expression: '0.0010*1000', unit: '' },
  },
  {
    id: 'physical-surfaces-405',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'Two lyophilic colloids X and Y have gold numbers of 0.01 and 0.05, respectively. How do the masses of X and Y that give 10 mL of a gold sol the same protection compare?',
    answer: 'Five times as much Y as X is needed.',
    distractors: [
      {
        text: 'Five times as much X as Y is needed.',
        slip: 'reversed-trend',
        teaching: 'A larger gold number means that more is needed.',
      },
      {
        text: 'Equal masses are needed.',
        slip: 'equal-response',
        teaching: 'If so, the gold numbers would be equal.',
      },
      {
        text: 'Twenty-five times as much Y as X is needed.',
        slip: 'squared-the-factor',
        teaching: 'The masses are in the ratio of the gold numbers themselves.',
      },
    ],
    explanation:
      'The gold number is itself the protective mass in milligrams: 0.05/0.01 = 5 times as much Y.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Colloids',
  },
  {
    id: 'physical-surfaces-406',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'advanced',
    text: 'According to DLVO theory, why does salt make a charged sol coagulate?',
    answer: 'It thins the double layer, so attraction prevails.',
    distractors: [
      {
        text: 'It strengthens the van der Waals attraction.',
        slip: 'other-model',
        teaching: 'The attraction hardly depends on the salt; the repulsion does.',
      },
      {
        text: 'It raises the surface potential of the particles.',
        slip: 'reversed-trend',
        teaching: 'A higher potential would strengthen the repulsion.',
      },
      {
        text: 'It widens the range of the repulsion.',
        slip: 'reversed-trend',
        teaching: 'Salt shortens the range: the Debye length falls with ionic strength.',
      },
    ],
    explanation:
      'DLVO adds van der Waals attraction and double-layer repulsion. Salt screens the charge (shorter Debye length), the barrier between particles falls, and they stick together.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-407',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'Which two interactions does DLVO theory combine to describe the stability of a colloid?',
    answer: 'Van der Waals attraction and double-layer repulsion',
    distractors: [
      {
        text: 'Hydrogen-bond attraction and steric repulsion',
        slip: 'other-model',
        teaching: 'These lie outside classical DLVO theory.',
      },
      {
        text: 'Van der Waals repulsion and double-layer attraction',
        slip: 'wrong-sign',
        teaching: 'For like particles the reverse is true.',
      },
      {
        text: 'Hydrogen-bond repulsion and steric attraction',
        slip: 'other-model',
        teaching:
          'DLVO theory includes neither, and chains around the particles keep them apart rather than together.',
      },
    ],
    explanation:
      'DLVO (Derjaguin, Landau, Verwey, Overbeek) sums the attraction by dispersion forces and the electrostatic repulsion of overlapping double layers.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-408',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'advanced',
    text: 'A DLVO curve of energy against distance has a deep minimum at contact, a barrier of 25 *k*_{B}*T* and a shallow minimum farther out. What does a sol of such particles do?',
    answer: 'It stays dispersed or flocculates weakly and reversibly.',
    distractors: [
      {
        text: 'It coagulates at once into the deep minimum.',
        slip: 'ignored-competition',
        teaching: 'Hardly any encounter has enough energy to cross a barrier of 25 *k*_{B}*T*.',
      },
      {
        text: 'It dissolves, since contact costs energy.',
        slip: 'reversed-trend',
        teaching: 'The deep minimum at contact is favorable; the barrier keeps particles from it.',
      },
      {
        text: 'It stays dispersed, since contact is the highest point.',
        slip: 'wrong-region',
        teaching: 'Contact is the lowest point; the sol is stable only because of the barrier.',
      },
    ],
    explanation:
      'The barrier keeps the particles from the primary minimum: the stability is kinetic. The shallow secondary minimum allows loose flocs, which stirring breaks up.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-409',
    topics: ['surfaces'],
    tests: ['colloids'],
    uses: ['electrical-double-layer'],
    difficulty: 'advanced',
    text: 'A latex just coagulates when the concentration of \\ce{NaCl} reaches 150 mmol/L. According to DLVO theory at high surface potential, the critical coagulation concentration is proportional to 1/*z*^{6}, where *z* is the charge of the counterion. What value is expected for \\ce{MgSO4} if \\ce{Mg^2+} is the counterion?',
    answer: '2.3 mmol/L',
    distractors: [
      {
        text: '9.4 mmol/L',
        slip: 'forgot-exponent',
        teaching: 'This uses 1/*z*^{4}; 2^{6} is 64.',
        expression: '150 / 2^4',
      },
      {
        text: '38 mmol/L',
        slip: 'forgot-exponent',
        teaching: 'This uses 1/*z*^{2}; the sixth power is needed.',
        expression: '150 / 2^2',
      },
      {
        text: '75 mmol/L',
        slip: 'linear-for-exponential',
        teaching: 'This uses 1/*z*; the effect of the charge is far stronger.',
        expression: '150 / 2',
      },
    ],
    explanation: '2^{6} = 64, so 150/64 = 2.3 mmol/L. This steep dependence is the Hardy–Schulze rule.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
    computation: { kind: 'quantity', expression: '150/2^6', unit: 'mmol/L' },
  },
  {
    id: 'physical-surfaces-410',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'beginner',
    text: 'What does the catalytic converter of a gasoline-powered car do with \\ce{CO} and \\ce{NO} in the exhaust?',
    answer: 'It turns them into \\ce{CO2} and \\ce{N2}.',
    distractors: [
      {
        text: 'It turns them into \\ce{C} and \\ce{NO2}.',
        slip: 'reaction-type-confused',
        teaching: 'CO is oxidized and NO reduced: \\ce{2CO + 2NO -> 2CO2 + N2}.',
      },
      {
        text: 'It filters them out of the gas and stores them.',
        slip: 'wrong-tool',
        teaching: 'A converter changes the gases; it does not collect them.',
      },
      {
        text: 'It turns them into \\ce{CO2} and \\ce{NO2}.',
        slip: 'reaction-type-confused',
        teaching: 'NO is reduced to harmless nitrogen, not oxidized.',
      },
    ],
    explanation:
      'On platinum, palladium and rhodium, the reaction \\ce{2CO + 2NO -> 2CO2 + N2} takes place: harmful gases become carbon dioxide and nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-surfaces-411',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'beginner',
    text: 'Why are the metals of a catalytic converter spread as a thin layer on a ceramic honeycomb?',
    answer: 'More surface area is gained with less metal.',
    distractors: [
      {
        text: 'The ceramic is the actual catalyst.',
        slip: 'role-of-a-species',
        teaching: 'The ceramic is the support; the metals are the catalyst.',
      },
      {
        text: 'The metal would melt in a thick layer.',
        slip: 'irrelevant-property',
        teaching: 'These metals melt far above the temperature of the exhaust, even in a thick layer.',
      },
      {
        text: 'The gases have to dissolve in the ceramic.',
        slip: 'other-phenomenon',
        teaching: 'The gases are adsorbed on the metal surface.',
      },
    ],
    explanation:
      'Only atoms at the surface can adsorb gases. A thin layer on a honeycomb offers a large area with little metal.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-surfaces-412',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'intermediate',
    text: 'How does leaded gasoline ruin a catalytic converter?',
    answer: 'Lead binds firmly to the active sites.',
    distractors: [
      {
        text: 'Lead oxidizes platinum to a soluble salt.',
        slip: 'wrong-cause',
        teaching: 'Platinum is not dissolved; its surface is blocked.',
      },
      {
        text: 'Lead raises the activation energy in the gas phase.',
        slip: 'wrong-region',
        teaching: 'The catalyst works at its surface; the gas phase is not changed.',
      },
      {
        text: 'Lead shifts the equilibrium toward \\ce{CO}.',
        slip: 'rate-for-extent',
        teaching: 'A poison slows the reaction; it does not shift an equilibrium.',
      },
    ],
    explanation:
      'Lead is strongly adsorbed and does not desorb, so the active sites are blocked. This is called catalyst poisoning.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-surfaces-413',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'intermediate',
    text: 'For a three-way converter to work, the mixture of air and fuel must be close to stoichiometric. What goes wrong with a large excess of air?',
    answer: '\\ce{NO} is hardly reduced.',
    distractors: [
      {
        text: '\\ce{CO} is hardly oxidized.',
        slip: 'reversed-trend',
        teaching: 'Excess oxygen helps the oxidation of CO.',
      },
      {
        text: 'Hydrocarbons are hardly oxidized.',
        slip: 'reversed-trend',
        teaching: 'With excess oxygen they burn even more completely.',
      },
      {
        text: 'The noble metals burn away.',
        slip: 'wrong-cause',
        teaching: 'Platinum metals do not burn in air.',
      },
    ],
    explanation:
      '\\ce{CO} and hydrocarbons then react with oxygen, so little reducing agent is left for \\ce{NO}.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
  },
  {
    id: 'physical-surfaces-414',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'beginner',
    text: 'Which statement about a Freundlich isotherm, *x*/*m* = *kp*^{1/*n*} with *n* > 1, is correct?',
    answer: 'A plot of log(*x*/*m*) against log *p* is linear.',
    distractors: [
      {
        text: 'The amount adsorbed is proportional to *p*.',
        slip: 'linear-isotherm',
        teaching: 'This holds for *n* = 1 only.',
      },
      {
        text: 'The amount adsorbed reaches a fixed limit.',
        slip: 'other-model',
        teaching: 'A limit of one layer is a feature of the Langmuir isotherm.',
      },
      {
        text: 'The amount adsorbed falls as *p* rises.',
        slip: 'reversed-trend',
        teaching: '*p*^{1/*n*} grows with the pressure, and so does the amount adsorbed.',
      },
    ],
    explanation:
      'log(*x*/*m*) = log *k* + (1/*n*) log *p*, which is a line with slope 1/*n* and intercept log *k*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-415',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'intermediate',
    text: 'Which gas is physisorbed most strongly on charcoal at the same temperature and pressure? (critical temperatures: \\ce{SO2} 430 K, \\ce{CH4} 190 K, \\ce{N2} 126 K, \\ce{H2} 33 K)',
    answer: '\\ce{SO2}',
    distractors: [
      {
        text: '\\ce{CH4}',
        slip: 'reversed-trend',
        teaching:
          'Methane is held more strongly than nitrogen but less strongly than a gas with a higher critical temperature.',
      },
      {
        text: '\\ce{N2}',
        slip: 'irrelevant-property',
        teaching: 'Nitrogen is hard to liquefy and is therefore held weakly.',
      },
      {
        text: '\\ce{H2}',
        slip: 'reversed-trend',
        teaching: 'The smallest, lightest gas with the lowest critical temperature is held least strongly.',
      },
    ],
    explanation:
      'Physisorption depends on the same forces as liquefaction. The gas that is most easily liquefied, with the highest critical temperature, is adsorbed most strongly.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{SO2}': '430', '\\ce{CH4}': '190', '\\ce{N2}': '126', '\\ce{H2}': '33' },
      pick: 'greatest',
      quantity: 'critical temperature',
    },
  },
  {
    id: 'physical-quantum-mechanics-400',
    topics: ['quantum-mechanics'],
    tests: ['rotational-spectroscopy'],
    uses: ['photon-energy'],
    difficulty: 'beginner',
    text: 'Which change in a molecule does microwave radiation bring about?',
    answer: 'A faster rotation',
    distractors: [
      {
        text: 'A stronger vibration of bonds',
        slip: 'other-transition',
        teaching: 'Vibrations need infrared radiation.',
      },
      {
        text: 'A jump of an electron to a higher level',
        slip: 'other-transition',
        teaching: 'Electronic transitions need visible or ultraviolet light.',
      },
      {
        text: 'The loss of an electron',
        slip: 'other-transition',
        teaching: 'Ionization needs far ultraviolet or X-rays.',
      },
    ],
    explanation:
      'The spacing of rotational levels is small and corresponds to microwaves; infrared corresponds to vibrations, and visible and ultraviolet light to electronic transitions.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-quantum-mechanics-401',
    topics: ['quantum-mechanics'],
    tests: ['electronic-spectroscopy'],
    uses: ['photon-energy'],
    difficulty: 'beginner',
    text: 'Which kinds of radiation excite rotation, vibration and electronic transitions in molecules, respectively?',
    answer: 'Microwave, infrared, ultraviolet',
    distractors: [
      {
        text: 'Infrared, microwave, ultraviolet',
        slip: 'series-position-wrong',
        teaching: 'Rotation needs less energy than vibration, so microwaves come first.',
      },
      {
        text: 'Ultraviolet, infrared, microwave',
        slip: 'reversed-trend',
        teaching: 'This order starts with the highest energy, but rotation needs the lowest.',
      },
      {
        text: 'Microwave, ultraviolet, infrared',
        slip: 'series-position-wrong',
        teaching: 'Vibration needs less energy than an electronic transition.',
      },
    ],
    explanation:
      'The energy needed grows from rotation through vibration to electronic transitions, as it does from microwaves through infrared to ultraviolet.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-quantum-mechanics-402',
    topics: ['quantum-mechanics'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'intermediate',
    text: 'A molecule absorbs at wavelengths of 3 cm, 3 µm and 300 nm. What is excited at each of these wavelengths?',
    answer: '3 cm: rotation; 3 µm: vibration; 300 nm: electrons',
    distractors: [
      {
        text: '3 cm: electrons; 3 µm: vibration; 300 nm: rotation',
        slip: 'reversed-trend',
        teaching: 'A long wavelength means a low energy, and rotation needs the least.',
      },
      {
        text: '3 cm: vibration; 3 µm: rotation; 300 nm: electrons',
        slip: 'exchanged-signals',
        teaching: '3 µm is infrared, which makes bonds vibrate.',
      },
      {
        text: '3 cm: rotation; 3 µm: electrons; 300 nm: vibration',
        slip: 'exchanged-signals',
        teaching: '300 nm is ultraviolet and excites electrons.',
      },
    ],
    explanation:
      '3 cm lies in the microwave region (rotation), 3 µm in the infrared (vibration) and 300 nm in the ultraviolet (electronic transitions).',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-quantum-mechanics-403',
    topics: ['quantum-mechanics'],
    tests: ['photon-energy'],
    difficulty: 'intermediate',
    text: 'Why does infrared light warm water vapor without breaking the bonds in its molecules?',
    answer: 'Its photons excite vibrations but cannot break bonds.',
    distractors: [
      {
        text: 'Its photons are absorbed by the nuclei only.',
        slip: 'wrong-cause',
        teaching:
          'The energy levels of nuclei are much farther apart; infrared excites vibrations of whole bonds.',
      },
      {
        text: 'Its photons ionize the molecules but cannot break bonds.',
        slip: 'other-transition',
        teaching: 'Ionization needs far more energy than breaking a bond.',
      },
      {
        text: 'Its photons carry no energy, only heat.',
        slip: 'heat-for-temperature',
        teaching:
          'Each photon carries the energy *E* = *hν*, which becomes energy of motion when it is absorbed.',
      },
    ],
    explanation:
      'Infrared photons carry about 5 to 50 kJ per mole; breaking an O–H bond takes over 400 kJ/mol. The vibration that is excited passes on its energy in collisions.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-atomic-spectra-400',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'beginner',
    text: 'Why does the emission spectrum of hydrogen consist of separate lines?',
    answer: 'Its electron has only certain energies.',
    distractors: [
      {
        text: 'Its nucleus vibrates at certain rates.',
        slip: 'wrong-cause',
        teaching: 'The lines come from the electron, not from the nucleus.',
      },
      {
        text: 'It absorbs the colors that are missing.',
        slip: 'absorbed-for-seen-color',
        teaching: 'This would be an absorption spectrum; the lines are emitted light.',
      },
      {
        text: 'Each hydrogen atom has several electrons.',
        slip: 'electrons-miscounted',
        teaching: 'A hydrogen atom has one electron; many atoms make different jumps.',
      },
    ],
    explanation:
      'Only jumps between fixed levels occur, so that only certain photon energies Δ*E* = *hν* are emitted.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'physical-atomic-spectra-401',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'intermediate',
    text: 'Within a series of the hydrogen spectrum the lines come closer together toward high frequency. Why?',
    answer: 'The energy levels converge at high *n*.',
    distractors: [
      {
        text: 'The energy levels move apart at high *n*.',
        slip: 'reversed-trend',
        teaching: 'The energies are proportional to −1/*n*², so the gaps shrink as *n* rises.',
      },
      {
        text: 'The electron slows down while it emits.',
        slip: 'wrong-cause',
        teaching: 'Each line belongs to one jump between two fixed levels.',
      },
      {
        text: 'High frequencies are harder to separate.',
        slip: 'other-method',
        teaching: 'The lines truly come closer; this is not a limitation of the instrument.',
      },
    ],
    explanation:
      '*E*_{n} = −*R*/*n*²: levels converge toward the ionization limit, and so do the lines that start from them.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
  {
    id: 'physical-atomic-spectra-402',
    topics: ['atomic-spectra'],
    tests: ['hydrogen-spectrum'],
    difficulty: 'intermediate',
    text: 'From the convergence limit of which series of the hydrogen spectrum does the ionization energy of a ground-state hydrogen atom follow directly?',
    answer: 'The Lyman series',
    distractors: [
      {
        text: 'The Balmer series',
        slip: 'wrong-level',
        teaching: 'Its limit gives the energy to remove an electron from *n* = 2.',
      },
      {
        text: 'The Paschen series',
        slip: 'wrong-level',
        teaching: 'Its limit gives the energy to remove an electron from *n* = 3.',
      },
      {
        text: 'Any of the series',
        slip: 'overgeneralised-rule',
        teaching: 'Each limit refers to a different starting level.',
      },
    ],
    explanation:
      'The Lyman series ends at *n* = 1. Its limit is the jump from *n* = ∞ to *n* = 1, whose energy is the ionization energy of the ground state.',
    reference: 'OpenStax Chemistry 2e, section 6.2',
  },
];
