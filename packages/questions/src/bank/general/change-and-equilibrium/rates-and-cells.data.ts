import type { WrittenQuestion } from '../../written-question.ts';

export const rateAndCellQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-kinetics-basics-201',
    topics: ['kinetics-basics'],
    tests: ['activation-energy'],
    uses: ['catalysis'],
    difficulty: 'intermediate',
    text: 'In the energy profile of a one-step reaction the reactants are at 20 kJ/mol, the transition state is at 95 kJ/mol, and the products are at 60 kJ/mol. A catalyst lowers the highest point of the profile by 25 kJ/mol. What is the activation energy of the catalyzed reverse reaction?',
    answer: '10 kJ/mol',
    distractors: [
      {
        text: '35 kJ/mol',
        slip: 'ignored-change',
        teaching: 'This is the barrier for the reverse reaction without the catalyst.',
        expression: '95 - 60',
      },
      {
        text: '50 kJ/mol',
        slip: 'reactant-for-product',
        teaching:
          'This is the catalyzed barrier for the forward reaction, but the reverse reaction starts from the products.',
        expression: '95 - 25 - 20',
      },
      {
        text: '75 kJ/mol',
        slip: 'reactant-for-product',
        teaching: 'This is the barrier for the forward reaction without the catalyst.',
        expression: '95 - 20',
      },
    ],
    explanation:
      'With the catalyst the highest point is at 95 − 25 = 70 kJ/mol. This is 10 kJ/mol above the products, which are at 60 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.7',
    computation: { kind: 'quantity', expression: '95 - 25 - 60', unit: 'kJ/mol' },
  },
  {
    id: 'general-kinetics-basics-202',
    topics: ['kinetics-basics'],
    tests: ['activation-energy', 'maxwell-boltzmann-distribution-of-energies'],
    difficulty: 'advanced',
    text: 'Two gas-phase reactions have activation energies of 40 kJ/mol and 80 kJ/mol. Both mixtures are warmed from 300 K to 310 K. Which rate constant increases by the larger factor, and why?',
    answer: 'The one for 80 kJ/mol: the fraction of molecules above its barrier increases more.',
    distractors: [
      {
        text: 'The one for 40 kJ/mol: the fraction of molecules above its barrier increases more.',
        slip: 'reversed-trend',
        teaching: 'That fraction is larger at both temperatures, but it increases by a smaller factor.',
      },
      {
        text: 'The one for 40 kJ/mol: its barrier is lowered more by the heat.',
        slip: 'temperature-lowers-barrier',
        teaching: 'Heat does not lower a barrier; it gives more molecules the energy to cross it.',
      },
      {
        text: 'Neither: the fraction of molecules above each barrier increases by the same factor.',
        slip: 'ratio-not-affected',
        teaching:
          'The higher the barrier, the larger the factor by which the fraction of molecules above it increases.',
      },
    ],
    explanation:
      'Warming shifts the distribution to higher energies. In its far tail the fraction of molecules increases by a larger factor: about 2.8 above 80 kJ/mol, about 1.7 above 40 kJ/mol.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-203',
    topics: ['kinetics-basics'],
    tests: ['maxwell-boltzmann-distribution-of-energies'],
    difficulty: 'beginner',
    text: 'The distribution of molecular energies in a gas sample is plotted at two temperatures as number of molecules versus energy. What is the same for both curves?',
    answer: 'The area under the curve',
    distractors: [
      {
        text: 'The height of the peak',
        slip: 'height-for-position',
        teaching: 'At the higher temperature the curve is broader and its peak is lower.',
      },
      {
        text: 'The energy at the peak',
        slip: 'axes-mixed-up',
        teaching: 'At the higher temperature the most probable energy is higher.',
      },
      {
        text: 'The area beyond a fixed barrier',
        slip: 'ignored-change',
        teaching:
          'This area, the number of molecules with enough energy, is larger at the higher temperature.',
      },
    ],
    explanation:
      'The total area represents all the molecules in the sample, and their number does not change with temperature.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-204',
    topics: ['kinetics-basics'],
    tests: ['activation-energy'],
    difficulty: 'beginner',
    text: 'Which statement describes the transition state of the one-step reaction \\ce{CH3Br + OH- -> CH3OH + Br-}?',
    answer: 'The C–O bond has partly formed, and the C–Br bond has partly broken.',
    distractors: [
      {
        text: 'The C–Br bond has broken, and a stable ion \\ce{CH3+} is present.',
        slip: 'valley-for-peak',
        teaching:
          'This ion would be an intermediate, in a valley of the energy profile; a one-step reaction has none.',
      },
      {
        text: 'The C–O bond has formed, and the C–Br bond is still intact.',
        slip: 'order-of-steps',
        teaching:
          'Carbon would have five full bonds; in a one-step reaction one bond forms while the other breaks.',
      },
      {
        text: 'All bonds have broken, and the atoms are free.',
        slip: 'bond-breaking-releases',
        teaching: 'This would require far more energy; only the bonds that change take part.',
      },
    ],
    explanation:
      'In one step the new bond forms while the old one breaks. At the top of the barrier both are partial; the transition state has no measurable lifetime and cannot be isolated.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-kinetics-basics-205',
    topics: ['kinetics-basics'],
    tests: ['initial-rates'],
    uses: ['rate-law'],
    difficulty: 'intermediate',
    text: 'In a clock reaction of A and B, a blue color appears when a fixed small amount of iodine has formed. This takes 60 s with [A] = [B] = 0.10 mol/L; 30 s with [A] = 0.20 and [B] = 0.10 mol/L; 10 s with [A] = 0.20 and [B] = 0.30 mol/L. What is the rate law?',
    answer: 'rate = *k*[A][B]',
    distractors: [
      {
        text: 'rate = *k*[A]^{2}[B]^{3}',
        slip: 'factor-for-order',
        teaching:
          'Two and three are the factors by which the concentrations increase, and the rate increases by the same factors.',
      },
      {
        text: 'rate = \\frac{*k*}{[A][B]}',
        slip: 'inverted-ratio',
        teaching: 'A shorter time means a higher rate: the rate is proportional to 1/*t*.',
      },
      {
        text: 'rate = *k*[A][B]^{2}',
        slip: 'both-changes-for-one',
        teaching:
          'You compared the third run with the first and took 6/3 = 2 as the order in B, but this factor of 2 is due to the doubling of [A].',
      },
    ],
    explanation:
      'The rate is proportional to 1/*t*. Doubling [A] halves the time, so the order in A is 1; tripling [B] at the same [A] divides the time by three, so the order in B is 1 too.',
    reference: 'OpenStax Chemistry 2e, section 12.3',
  },
  {
    id: 'general-kinetics-basics-206',
    topics: ['kinetics-basics'],
    tests: ['collision-theory'],
    difficulty: 'intermediate',
    text: 'The gases A and B react in one step, A + B → C. The mixture is quickly compressed to half its volume at constant temperature. How does the initial rate, in mol/(L s), change?',
    answer: 'It becomes four times as high.',
    distractors: [
      {
        text: 'It becomes twice as high.',
        slip: 'one-partner-only',
        teaching: 'Both [A] and [B] have doubled, so the rate rises by a factor of two for each.',
      },
      {
        text: 'It stays the same.',
        slip: 'effect-left-out',
        teaching: 'The fraction of collisions with enough energy is the same, but there are more collisions.',
      },
      {
        text: 'It becomes eight times as high.',
        slip: 'wrong-exponent',
        teaching: 'Each of the two reactants contributes one factor of two: 2 × 2 = 4.',
      },
    ],
    explanation:
      'Each concentration doubles. In each liter there are twice as many molecules of A and twice as many of B, so there are four times as many collisions per second, and the same fraction of them are successful.',
    reference: 'OpenStax Chemistry 2e, section 12.5',
  },
  {
    id: 'general-electrochemistry-basics-201',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell'],
    difficulty: 'intermediate',
    text: 'A zinc electrode in \\ce{Zn(NO3)2} and a copper electrode in \\ce{Cu(NO3)2} form a cell that delivers current. The salt bridge contains \\ce{KNO3}. Toward which electrodes do its ions move?',
    answer: '\\ce{NO3-} toward zinc, \\ce{K+} toward copper',
    distractors: [
      {
        text: '\\ce{NO3-} toward copper, \\ce{K+} toward zinc',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the zinc electrode \\ce{Zn^2+} forms, so negative ions are needed there.',
      },
      {
        text: '\\ce{NO3-} and \\ce{K+} toward zinc, none toward copper',
        slip: 'ignored-ion-charge',
        teaching:
          'Positive ions form at the zinc electrode, so negative ions are needed there, not \\ce{K+}.',
      },
      {
        text: '\\ce{NO3-} and \\ce{K+} toward copper, none toward zinc',
        slip: 'ignored-ion-charge',
        teaching:
          '\\ce{Cu^2+} ions are used up at the copper electrode, so positive ions are needed there, not \\ce{NO3-}.',
      },
    ],
    explanation:
      '\\ce{Zn^2+} ions form at the anode, and \\ce{Cu^2+} ions are used up at the cathode. \\ce{NO3-} moves toward zinc and \\ce{K+} toward copper, so both solutions stay neutral.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
  },
  {
    id: 'general-electrochemistry-basics-202',
    topics: ['electrochemistry-basics'],
    tests: ['galvanic-cell', 'mass-mass-stoichiometry'],
    uses: ['mole-ratio'],
    difficulty: 'intermediate',
    text: 'The cell reaction of a galvanic cell is \\ce{Cu(s) + 2Ag+(aq) -> Cu^2+(aq) + 2Ag(s)}. The copper electrode loses 2.00 g. By how much does the mass of the silver electrode increase? (Cu: 63.55 g/mol; Ag: 107.87 g/mol)',
    answer: '6.79 g',
    distractors: [
      {
        text: '3.39 g',
        slip: 'ignored-coefficients',
        teaching: 'Each copper atom gives two electrons, enough for two silver ions.',
        expression: '2.00 / M(Cu) * M(Ag)',
      },
      {
        text: '1.70 g',
        slip: 'inverted-ratio',
        teaching: 'You inverted the ratio: two silver atoms form for each copper atom.',
        expression: '2.00 / M(Cu) / 2 * M(Ag)',
      },
      {
        text: '2.00 g',
        slip: 'masses-for-moles',
        teaching:
          'It is the numbers of electrons that are equal; the atomic masses differ, and so do the charges.',
        expression: '2.00',
      },
    ],
    explanation:
      '2.00 g of copper is 0.03147 mol. It supplies electrons for 0.06295 mol of silver: 0.06295 mol × 107.87 g/mol = 6.79 g.',
    reference: 'OpenStax Chemistry 2e, section 17.2',
    computation: { kind: 'quantity', expression: '2.00 / M(Cu) * 2 * M(Ag)', unit: 'g' },
  },
  {
    id: 'general-electrochemistry-basics-203',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: 'The standard electrode potential of \\ce{Zn^2+}/\\ce{Zn} is −0.76 V. What happens when a standard zinc electrode is connected to a standard hydrogen electrode to form a cell?',
    answer: 'Zinc is oxidized, and \\ce{H+} is reduced.',
    distractors: [
      {
        text: '\\ce{Zn^2+} is reduced, and \\ce{H2} is oxidized.',
        slip: 'wrong-sign',
        teaching: 'The half-cell with the lower potential, zinc, gives up the electrons.',
      },
      {
        text: 'Zinc is oxidized, and platinum is reduced.',
        slip: 'inert-electrode-reacts',
        teaching: 'Platinum only carries the electrons of the hydrogen electrode; it is already a metal.',
      },
      {
        text: 'Zinc is oxidized, and nothing is reduced, because hydrogen is at 0 V.',
        slip: 'one-partner-only',
        teaching: 'Zero is only an agreed reference; the electrons from zinc are taken up by \\ce{H+}.',
      },
    ],
    explanation:
      'A negative value means that the electrode is the negative pole relative to hydrogen: zinc gives up electrons, which \\ce{H+} takes up.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-204',
    topics: ['electrochemistry-basics'],
    tests: ['standard-cell-potential'],
    uses: ['standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'A standard cadmium electrode and a standard silver electrode (\\ce{Ag+}/\\ce{Ag}, +0.80 V) form a cell of 1.20 V in which silver is deposited. What is *E*° of \\ce{Cd^2+}/\\ce{Cd}?',
    answer: '−0.40 V',
    distractors: [
      {
        text: '+0.40 V',
        slip: 'wrong-sign',
        teaching:
          'The magnitude is right, but silver is the cathode, so the value for cadmium must be 1.20 V below that for silver.',
        expression: '1.20 - 0.80',
      },
      {
        text: '+2.00 V',
        slip: 'given-values-just-added',
        teaching: 'If this were so, cadmium ions would be reduced and silver would dissolve.',
        expression: '0.80 + 1.20',
      },
      {
        text: '−2.00 V',
        slip: 'wrong-sign',
        teaching:
          'You added the two values and reversed the sign; the cell voltage is the difference, +0.80 V − *E*°.',
        expression: '-(0.80 + 1.20)',
      },
    ],
    explanation: '*E*°(cell) = *E*°(cathode) − *E*°(anode): 1.20 V = 0.80 V − *E*°, so *E*° = −0.40 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
    computation: { kind: 'quantity', expression: '0.80 - 1.20', unit: 'V' },
  },
  {
    id: 'general-electrochemistry-basics-205',
    topics: ['electrochemistry-basics'],
    tests: ['standard-cell-potential'],
    uses: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: '*E*° is +0.80 V for \\ce{Ag+ + e- -> Ag} and −0.26 V for \\ce{Ni^2+ + 2e- -> Ni}. A student writes for \\ce{Ni + 2Ag+ -> Ni^2+ + 2Ag}: *E*° = 2 × 0.80 V + 0.26 V. What is the error?',
    answer: 'The 0.80 V must not be doubled.',
    distractors: [
      {
        text: 'The 0.80 V applies to nickel, not to silver.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Silver ions are reduced here, and +0.80 V is their potential.',
      },
      {
        text: 'The 0.26 V must be subtracted.',
        slip: 'wrong-sign',
        teaching: 'The potential of the anode is subtracted: −(−0.26 V) = +0.26 V.',
      },
      {
        text: 'The 0.26 V must be doubled as well.',
        slip: 'ignored-coefficients',
        teaching:
          'Neither value is doubled, because a potential is energy per unit charge and does not increase with the amount.',
      },
    ],
    explanation:
      'A potential is energy per unit charge; more silver means more energy and proportionately more charge. *E*° = 0.80 V + 0.26 V = 1.06 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-206',
    topics: ['electrochemistry-basics'],
    tests: ['standard-electrode-potential'],
    difficulty: 'advanced',
    text: 'On the usual scale *E*° is −0.76 V for \\ce{Zn^2+}/\\ce{Zn}, +0.34 V for \\ce{Cu^2+}/\\ce{Cu} and +0.80 V for \\ce{Ag+}/\\ce{Ag}. Suppose that the copper electrode were chosen as the zero of the scale. What would *E*° of \\ce{Zn^2+}/\\ce{Zn} and the voltage of a zinc–silver cell be?',
    answer: '−1.10 V and 1.56 V',
    distractors: [
      {
        text: '−1.10 V and 1.22 V',
        slip: 'one-step-short',
        teaching:
          'You lowered the difference by 0.34 V as well, but silver shifts with zinc, so the difference stays 1.56 V.',
      },
      {
        text: '−0.42 V and 1.56 V',
        slip: 'wrong-sign',
        teaching: 'The potential of zinc is 0.76 + 0.34 V below that of copper, not 0.76 − 0.34 V.',
      },
      {
        text: '−0.42 V and 1.22 V',
        slip: 'wrong-sign',
        teaching:
          'All values decrease by 0.34 V, so zinc becomes −1.10 V, but the differences do not change.',
      },
    ],
    explanation:
      'Each value decreases by 0.34 V: zinc becomes −1.10 V and silver +0.46 V. Their difference, which can be measured, stays 1.56 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-207',
    topics: ['electrochemistry-basics', 'coordination-chemistry'],
    tests: ['predicting-redox-reactions'],
    uses: ['redox-of-transition-metals'],
    difficulty: 'advanced',
    text: 'Standard potentials in V: \\ce{VO2+}/\\ce{VO^2+} +1.00, \\ce{VO^2+}/\\ce{V^3+} +0.34, \\ce{V^3+}/\\ce{V^2+} −0.26; \\ce{Sn^2+}/\\ce{Sn} −0.14. An acidic solution of \\ce{VO2+} is shaken with an excess of tin under standard conditions. Which vanadium ion results?',
    answer: '\\ce{V^3+}',
    distractors: [
      {
        text: '\\ce{VO^2+}',
        slip: 'one-step-short',
        teaching:
          'This is the product of the first step, but tin, at −0.14 V, can also reduce \\ce{VO^2+} (+0.34 V).',
      },
      {
        text: '\\ce{V^2+}',
        slip: 'wrong-sign',
        teaching: 'An excess of tin does not help: −0.26 V lies below −0.14 V.',
      },
      {
        text: '\\ce{VO2+}',
        slip: 'wrong-sign',
        teaching: 'Tin has the lower potential, so it reduces the yellow \\ce{VO2+}.',
      },
    ],
    explanation:
      'Tin can reduce species whose potentials are above −0.14 V: \\ce{VO2+} to \\ce{VO^2+} and \\ce{VO^2+} to \\ce{V^3+}. It cannot reduce \\ce{V^3+}, whose potential is −0.26 V.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-208',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    difficulty: 'beginner',
    text: 'An aqueous solution of \\ce{Na2SO4} is electrolyzed between platinum electrodes. What forms at each electrode?',
    answer: 'Hydrogen at the cathode, oxygen at the anode',
    distractors: [
      {
        text: 'Sodium at the cathode, oxygen at the anode',
        slip: 'solution-for-melt',
        teaching: '\\ce{Na+} is much harder to reduce than water.',
      },
      {
        text: 'Oxygen at the cathode, hydrogen at the anode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Water is reduced at the cathode, and this gives hydrogen.',
      },
      {
        text: 'Oxygen at the cathode, sodium at the anode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Oxygen forms by oxidation at the anode, and sodium does not form in water.',
      },
    ],
    explanation:
      'Both ions react less readily than water. Water is reduced to \\ce{H2} and \\ce{OH-} at the cathode and oxidized to \\ce{O2} and \\ce{H+} at the anode.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-209',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    uses: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Which statement is true of an electrolytic cell, but not of a galvanic cell?',
    answer: 'Its cathode is the negative pole.',
    distractors: [
      {
        text: 'Its anode is the site of reduction.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Oxidation takes place at the anode in both types of cell.',
      },
      {
        text: 'Its reaction is spontaneous.',
        slip: 'wrong-kind-of-cell',
        teaching:
          'This is true of the galvanic cell; in an electrolytic cell an external voltage drives the reaction.',
      },
      {
        text: 'Its solution conducts by means of electrons.',
        slip: 'wrong-charge-carrier',
        teaching: 'In the liquid of both types of cell, ions carry the current.',
      },
    ],
    explanation:
      'A voltage source forces electrons into the cathode, which is therefore the negative pole. In a galvanic cell the anode is negative.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-210',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'Aqueous \\ce{KI} with a little phenolphthalein is electrolyzed between graphite electrodes in a U-tube. What is observed?',
    answer: 'The cathode side turns pink, the anode side brown.',
    distractors: [
      {
        text: 'The anode side turns pink, the cathode side brown.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Iodide loses electrons at the anode, so the brown iodine appears there.',
      },
      {
        text: 'The cathode side turns pink, the anode side blue.',
        slip: 'color-of-another-substance',
        teaching: 'Iodine turns blue only with starch; in this solution it is brown.',
      },
      {
        text: 'The anode side turns pink, the cathode side blue.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Hydroxide forms at the cathode, and iodine is blue only with starch.',
      },
    ],
    explanation:
      'Cathode: \\ce{2H2O + 2e- -> H2 + 2OH-}; the hydroxide turns phenolphthalein pink. Anode: \\ce{2I- -> I2 + 2e-}; the iodine is brown.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-211',
    topics: ['electrochemistry-basics'],
    tests: ['electrolytic-cell'],
    difficulty: 'advanced',
    text: 'Dilute solutions of \\ce{NaF} and \\ce{NaI} are electrolyzed between inert electrodes. At the anode \\ce{NaF} gives oxygen, but \\ce{NaI} gives iodine. What explains this?',
    answer: '\\ce{F-} is harder to oxidize than water; \\ce{I-} is easier.',
    distractors: [
      {
        text: '\\ce{F-} is easier to oxidize than water; \\ce{I-} is harder.',
        slip: 'reversed-trend',
        teaching: 'If this were so, fluorine would form in the first solution and oxygen in the second.',
      },
      {
        text: '\\ce{F-} moves to the cathode; \\ce{I-} moves to the anode.',
        slip: 'wrong-charge-carrier',
        teaching: 'Both ions are negative and move to the anode.',
      },
      {
        text: '\\ce{F-} is harder to reduce than water; \\ce{I-} is easier.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'At the anode substances are oxidized, not reduced.',
      },
    ],
    explanation:
      'At the anode the species that gives up electrons most easily reacts: iodide before water (*E*° +0.54 V compared with +1.23 V for \\ce{O2}), and water before fluoride (+2.87 V).',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-212',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    difficulty: 'intermediate',
    text: 'A nickel spoon is to be plated in \\ce{AgNO3} solution with a silver sheet as the other electrode. A student connects the spoon to the positive pole and the sheet to the negative pole. Apart from the slow displacement of silver by nickel, what happens when the current flows?',
    answer: 'Nickel dissolves, and the sheet gains silver.',
    distractors: [
      {
        text: 'The sheet dissolves, and the spoon gains silver.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This is the correct plating process, with the spoon at the negative pole.',
      },
      {
        text: 'The sheet dissolves, and the spoon is unchanged.',
        slip: 'inert-electrode-reacts',
        teaching: 'The spoon is the anode here, so its nickel is oxidized.',
      },
      {
        text: 'Nickel dissolves, and the sheet gains nickel.',
        slip: 'one-partner-only',
        teaching: '\\ce{Ag+} is far easier to reduce than \\ce{Ni^2+} and is present in large excess.',
      },
    ],
    explanation:
      'The positive pole is the anode, where nickel is oxidized to \\ce{Ni^2+}. At the sheet, the cathode, \\ce{Ag+} is reduced to silver.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-213',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    difficulty: 'beginner',
    text: 'A ring is plated with silver from a solution of \\ce{Ag+} with a silver anode. Which change doubles the mass of silver that is deposited in ten minutes?',
    answer: 'Doubling the current at the same [\\ce{Ag+}]',
    distractors: [
      {
        text: 'Doubling [\\ce{Ag+}] at the same current',
        slip: 'wrong-cause',
        teaching: 'The number of electrons is decisive; the solution only has to contain enough \\ce{Ag+}.',
      },
      {
        text: 'Doubling the size of the ring at the same current',
        slip: 'wrong-cause',
        teaching: 'The same mass of silver would then be spread in a thinner layer.',
      },
      {
        text: 'Doubling the mass of the anode at the same current',
        slip: 'wrong-cause',
        teaching: 'A larger anode dissolves no faster, because one atom dissolves for each electron.',
      },
    ],
    explanation:
      'Each electron deposits one silver atom. Doubling the current supplies twice as many electrons in the same time.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-214',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'advanced',
    text: 'A lithium-ion cell has a graphite electrode that contains lithium and an electrode of cobalt oxide. While the cell delivers current, \\ce{Li+} ions move from the graphite into the oxide. What happens in the oxide?',
    answer: 'Cobalt is reduced from +4 to +3.',
    distractors: [
      {
        text: 'Cobalt is oxidized from +3 to +4.',
        slip: 'discharge-for-charge',
        teaching: 'This happens during charging; while the cell delivers current, the oxide is the cathode.',
      },
      {
        text: 'Lithium is reduced from +1 to 0.',
        slip: 'wrong-cause',
        teaching: 'Lithium remains \\ce{Li+} between the layers of the oxide; the electrons go to cobalt.',
      },
      {
        text: 'Oxygen is oxidized from −2 to 0.',
        slip: 'inert-electrode-reacts',
        teaching: 'The oxide gains electrons here, and its oxygen stays at −2.',
      },
    ],
    explanation:
      'Electrons reach the oxide through the wire, so it is the cathode. The half-reaction is \\ce{CoO2 + Li+ + e- -> LiCoO2}, in which cobalt goes from +4 to +3.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-215',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    difficulty: 'intermediate',
    text: 'The zinc–air cell of a hearing aid delivers more energy per gram than an alkaline cell, whose reaction is \\ce{Zn + 2MnO2 -> ZnO + Mn2O3}. What is the main reason?',
    answer: 'It need not contain its oxidizing agent.',
    distractors: [
      {
        text: 'It is recharged by oxygen from the air.',
        slip: 'wrong-kind-of-cell',
        teaching: 'Taking up oxygen discharges the cell; it is used once and then discarded.',
      },
      {
        text: 'It uses oxygen instead of zinc as its anode.',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'In both cells zinc is oxidized at the anode; in this one oxygen is reduced at the cathode.',
      },
      {
        text: 'Its zinc has a much higher potential.',
        slip: 'wrong-cause',
        teaching: 'The zinc electrode is the same in both cells.',
      },
    ],
    explanation:
      'Oxygen from the air is reduced at the cathode, so the cell can contain more zinc in place of the heavy \\ce{MnO2} of an alkaline cell.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-216',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion', 'standard-electrode-potential'],
    uses: ['galvanic-cell'],
    difficulty: 'intermediate',
    text: 'Steel cans are coated with tin, and steel buckets with zinc. *E*° in V: \\ce{Sn^2+}/\\ce{Sn} −0.14, \\ce{Fe^2+}/\\ce{Fe} −0.44, \\ce{Zn^2+}/\\ce{Zn} −0.76. Both coatings are scratched through to the steel, and the scratches get wet. What happens?',
    answer: 'The can rusts at the scratch; zinc protects the bucket.',
    distractors: [
      {
        text: 'The bucket rusts at the scratch; tin protects the can.',
        slip: 'activity-order-reversed',
        teaching:
          'Zinc gives up electrons more easily than iron does, and tin less easily; you reversed the order.',
      },
      {
        text: 'Both rust at the scratch; a coating protects only if intact.',
        slip: 'coating-for-sacrifice',
        teaching: 'Zinc also protects bare steel that it touches, because zinc is oxidized in place of iron.',
      },
      {
        text: 'Neither rusts at the scratch; both metals protect the steel.',
        slip: 'overgeneralised-rule',
        teaching:
          'Tin protects only while it covers the steel, because it is less easily oxidized than iron.',
      },
    ],
    explanation:
      'With tin, iron is the anode and dissolves even faster; with zinc, zinc is the anode and iron is the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-217',
    topics: ['electrochemistry-basics'],
    tests: ['corrosion'],
    difficulty: 'beginner',
    text: 'Aluminum is more easily oxidized than iron, and yet an aluminum window frame lasts for decades in moist air. Why?',
    answer: 'Its oxide forms a dense layer that adheres to the metal.',
    distractors: [
      {
        text: 'It gives up its electrons less easily than iron.',
        slip: 'reversed-trend',
        teaching:
          '*E*° of aluminum (−1.66 V) is lower than that of iron, so aluminum gives up electrons more easily.',
      },
      {
        text: 'It is protected by the iron parts of the building.',
        slip: 'coating-for-sacrifice',
        teaching: 'Iron is less easily oxidized, so it cannot be sacrificed for aluminum.',
      },
      {
        text: 'It does not react with oxygen in the presence of water.',
        slip: 'wrong-cause',
        teaching: 'Aluminum reacts at once with oxygen, and this forms the layer that protects it.',
      },
    ],
    explanation:
      'Fresh aluminum is covered within moments by a thin, dense layer of \\ce{Al2O3}, which keeps water and air away. Rust is porous and flakes off.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
];
