import type { WrittenQuestion } from '../../written-question.ts';

/** Questions that link three ideas, over all of physical chemistry. */
export const threeIdeasLinkedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-real-gases-981',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas', 'intermolecular-forces'],
    difficulty: 'beginner',
    text: 'Ammonia (17 g/mol) has a critical temperature of 405 K, and methane (16 g/mol) one of 191 K. Why does ammonia have the higher critical temperature?',
    answer: 'Its molecules attract one another more strongly.',
    distractors: [
      {
        text: 'Its molecules contain stronger covalent bonds.',
        slip: 'bond-for-intermolecular',
        teaching:
          'No covalent bond breaks when a liquid becomes a gas; it is the forces between molecules that matter.',
      },
      {
        text: 'Its molecules occupy a larger volume.',
        slip: 'ignored-attraction',
        teaching:
          'A larger volume alone would not keep molecules together in a liquid, and the ammonia molecule is not the larger one.',
      },
      {
        text: 'Its molecules move more slowly on average.',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'At the same temperature, molecules of nearly equal mass have nearly equal mean speeds, whatever they are made of.',
      },
    ],
    explanation:
      'A gas can be liquefied only if attraction can hold its molecules together in spite of their thermal motion. Ammonia forms hydrogen bonds and methane does not, so this is possible up to a higher temperature: its molecules attract one another more strongly.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-real-gases-982',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas', 'vapor-pressure'],
    difficulty: 'intermediate',
    text: 'At 20 °C, gas is slowly drawn from two nearly full steel cylinders. The pressure in the nitrogen cylinder falls steadily, but that in the carbon dioxide cylinder stays at 57 bar for a long time. The critical temperatures are −147 °C (\\ce{N2}) and 31 °C (\\ce{CO2}). What explains the difference?',
    answer: '\\ce{CO2} is below its critical temperature, so there is liquid that evaporates.',
    distractors: [
      {
        text: '\\ce{CO2} is above its critical temperature, so its pressure no longer changes.',
        slip: 'wrong-region',
        teaching:
          'At 20 °C carbon dioxide is below 31 °C; above a critical temperature, the pressure would fall as gas is removed.',
      },
      {
        text: '\\ce{N2} is below its critical temperature, so it condenses and its pressure falls.',
        slip: 'scale-backwards',
        teaching: 'A temperature of 20 °C is far above −147 °C, so nitrogen cannot condense in the cylinder.',
      },
      {
        text: '\\ce{N2} is above its critical temperature, so its molecules no longer attract.',
        slip: 'ideal-for-real',
        teaching:
          'Molecules attract one another at every temperature; the pressure falls because the amount of gas decreases.',
      },
    ],
    explanation:
      'Nitrogen at 20 °C is far above its critical temperature and is only a compressed gas, whose pressure falls with its amount. In the other cylinder, liquid and vapor are in equilibrium at the vapor pressure: \\ce{CO2} is below its critical temperature, so there is liquid that evaporates.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-real-gases-983',
    topics: ['real-gases', 'phase-equilibria'],
    tests: ['critical-point-of-a-gas', 'phase-diagram'],
    difficulty: 'intermediate',
    text: 'Carbon dioxide (critical point 31 °C and 74 bar) is a gas at 20 °C and 40 bar and a liquid at 20 °C and 100 bar. By which path can the gas become the liquid without a phase boundary (meniscus) ever appearing?',
    answer: 'Heat to 40 °C, compress to 100 bar, cool to 20 °C',
    distractors: [
      {
        text: 'Heat to 40 °C, compress to 65 bar, cool to 20 °C',
        slip: 'one-condition-only',
        teaching:
          'Below 74 bar, cooling from 40 °C to 20 °C crosses the vapor pressure curve, and liquid condenses.',
      },
      {
        text: 'Cool to 0 °C, compress to 100 bar, heat to 20 °C',
        slip: 'wrong-region',
        teaching:
          'This path stays below the critical temperature throughout, so liquid condenses from the gas on the way.',
      },
      {
        text: 'Stay at 20 °C, compress very slowly to 100 bar',
        slip: 'irrelevant-property',
        teaching:
          'However slowly it is done, the gas condenses at the vapor pressure at 20 °C, with a visible boundary.',
      },
    ],
    explanation:
      'The vapor pressure curve ends at the critical point. A path that goes around this end, above 31 °C while the gas is compressed past 74 bar, never crosses the curve: heat to 40 °C, compress to 100 bar, cool to 20 °C.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-solid-state-985',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    difficulty: 'intermediate',
    text: 'In rock salt each ion has six nearest neighbors of opposite charge, so the sum for the Madelung constant begins with 6. Why does the whole sum amount to only 1.75?',
    answer: 'Many ions farther away have the same charge and repel the ion.',
    distractors: [
      {
        text: 'Each attraction belongs to two ions and is counted half for each.',
        slip: 'needless-half',
        teaching:
          'Halving every term would leave 3 from the nearest neighbors; it does not lead from 6 to 1.75.',
      },
      {
        text: 'The electron clouds of the nearest neighbors overlap and repel.',
        slip: 'other-term-of-the-energy',
        teaching:
          'This repulsion has its own term in the lattice energy; the Madelung sum contains only point charges.',
      },
      {
        text: 'The bonds are partly covalent, so the charges are smaller.',
        slip: 'wrong-cause',
        teaching:
          'The charges are not part of the Madelung constant, which follows from the geometry of the lattice alone.',
      },
    ],
    explanation:
      'After the six attracting neighbors comes a shell of twelve ions of the same charge, at √2 times the distance, with a term of −12/√2 = −8.5. Further shells add and subtract in turn. The sum is far below 6, since many ions farther away have the same charge and repel the ion.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-986',
    topics: ['solid-state'],
    tests: ['madelung-constant', 'lattice-enthalpy'],
    difficulty: 'intermediate',
    text: 'The Born–Landé equation contains the Madelung constant *M* of the crystal structure. The Kapustinskii equation instead contains *ν*, the number of ions in the formula unit, so it can be used for salts of unknown structure. What makes this possible?',
    answer: '*M*/*ν* varies little from one structure to another.',
    distractors: [
      {
        text: '*M* × *ν* varies little from one structure to another.',
        slip: 'multiplied-for-divided',
        teaching:
          'From rock salt (*M* = 1.75, *ν* = 2) to fluorite (*M* = 2.52, *ν* = 3) the product more than doubles.',
      },
      {
        text: '*M* itself has the same value for all structures.',
        slip: 'overgeneralised-rule',
        teaching: '*M* depends on the structure: it is 1.75 for rock salt, but 2.52 for fluorite.',
      },
      {
        text: '*M* and the repulsion of the ions cancel each other.',
        slip: 'other-term-of-the-energy',
        teaching: 'The repulsion amounts to only about a tenth of the attraction that *M* describes.',
      },
    ],
    explanation:
      'Kapustinskii compared *M* with the number of ions: 1.75/2 = 0.87 for rock salt, 1.76/2 = 0.88 for cesium chloride and 2.52/3 = 0.84 for fluorite. *M* can be replaced by *ν* and a constant because *M*/*ν* varies little from one structure to another.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-983',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    uses: ['band-theory'],
    difficulty: 'beginner',
    text: 'Near the p–n junction of a silicon solar cell, light frees an electron and leaves a hole. What does the electric field at the junction do?',
    answer: 'It drives the electron to the n-type side and the hole to the p-type side.',
    distractors: [
      {
        text: 'It drives the hole to the n-type side and the electron to the p-type side.',
        slip: 'charge-turned-around',
        teaching:
          'At the junction the n-type side is left with positive dopant ions, and these attract the electron, not the hole.',
      },
      {
        text: 'It drives both to the n-type side, where they form a current together.',
        slip: 'ignored-charges',
        teaching:
          'The electron and the hole have opposite charges, so a field drives them in opposite directions.',
      },
      {
        text: 'It holds both at the junction until they recombine and give off energy.',
        slip: 'other-process',
        teaching:
          'If they recombined at the junction, no current would flow; the field separates them first.',
      },
    ],
    explanation:
      'Around the junction, the n-type side is positively charged and the p-type side negatively charged. The field therefore separates the charges before they can recombine: it drives the electron to the n-type side and the hole to the p-type side.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Photovoltaics',
  },
  {
    id: 'physical-solid-state-984',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    uses: ['band-theory'],
    difficulty: 'intermediate',
    text: 'A photon of 2.0 eV is absorbed in a silicon solar cell (band gap 1.1 eV) and promotes an electron across the gap. What happens to the remaining 0.9 eV?',
    answer: 'It becomes heat in the crystal.',
    distractors: [
      {
        text: 'It promotes a second electron.',
        slip: 'size-of-effect-misjudged',
        teaching: 'A second electron would need another 1.1 eV, more than what is left.',
      },
      {
        text: 'It leaves as infrared light.',
        slip: 'other-process',
        teaching:
          'The excited electron gives its excess energy to lattice vibrations within about a picosecond, long before it could emit light.',
      },
      {
        text: 'It raises the voltage of the cell.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The voltage is limited by the band gap and does not rise with the energy of the photons.',
      },
    ],
    explanation:
      'The electron starts high in the conduction band and quickly falls to its lower edge by exciting vibrations of the lattice. Energy above the band gap is therefore lost to the cell: it becomes heat in the crystal.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Photovoltaics',
  },
  {
    id: 'physical-second-law-981',
    topics: ['second-law', 'first-law'],
    tests: ['heat-engines', 'second-law-of-thermodynamics'],
    uses: ['first-law-of-thermodynamics'],
    difficulty: 'advanced',
    text: 'In each cycle an irreversible heat engine absorbs 1000 J of heat from a reservoir at 500 K. It releases heat only to a reservoir at 300 K. Which output per cycle is possible?',
    answer: '380 J of work and 620 J of heat',
    distractors: [
      {
        text: '360 J of work and 600 J of heat',
        slip: 'one-condition-only',
        teaching:
          'The missing 40 J was attributed to irreversibility, but a complete cycle must release everything that it absorbs, 1000 J in all.',
      },
      {
        text: '400 J of work and 600 J of heat',
        slip: 'overgeneralised-rule',
        teaching: 'This is the Carnot limit of 40%, which only a reversible engine reaches.',
      },
      {
        text: '450 J of work and 550 J of heat',
        slip: 'second-law-forgotten',
        teaching:
          'The energy balance is right, but the entropy of the reservoirs would fall: 550 J / 300 K is less than 1000 J / 500 K.',
      },
    ],
    explanation:
      'Over a cycle, work and heat released must add up to 1000 J. The efficiency of an irreversible engine is below 1 − \\frac{300 K}{500 K} = 0.40, so the work is less than 400 J. Both conditions are met by 380 J of work and 620 J of heat.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 3A',
  },
  {
    id: 'physical-gibbs-energy-981',
    topics: ['gibbs-energy'],
    tests: ['gibbs-energy-and-equilibrium-constant', 'gibbs-energy-and-temperature'],
    uses: ['vant-hoff-equation'],
    difficulty: 'advanced',
    text: 'A reaction has Δ_{r}*H*° = −40 kJ/mol and Δ_{r}*S*° = +60 J/(mol·K), both independent of temperature. How do Δ_{r}*G*° and *K* change when the temperature is raised from 300 K to 400 K?',
    answer: 'Δ_{r}*G*° becomes more negative; *K* becomes smaller.',
    distractors: [
      {
        text: 'Δ_{r}*G*° becomes more negative; *K* becomes larger.',
        slip: 'forgot-pressure-and-temperature',
        teaching:
          'A more negative Δ_{r}*G*° means a larger *K* only at a fixed temperature, because ln *K* = −Δ_{r}*G*°/(*RT*).',
      },
      {
        text: 'Δ_{r}*G*° becomes less negative; *K* becomes smaller.',
        slip: 'relation-invented',
        teaching:
          '*K* does fall, but Δ_{r}*G*° need not follow it: −*T*Δ_{r}*S*° becomes more negative as *T* rises.',
      },
      {
        text: 'Δ_{r}*G*° becomes less negative; *K* becomes larger.',
        slip: 'reversed-trend',
        teaching:
          'Both trends are reversed: the positive Δ_{r}*S*° lowers Δ_{r}*G*°, and the negative Δ_{r}*H*° lowers *K* on heating.',
      },
    ],
    explanation:
      'Because Δ_{r}*S*° is positive, Δ_{r}*G*° falls from −58 kJ/mol at 300 K to −64 kJ/mol at 400 K. Because Δ_{r}*H*° is negative, ln *K* = −Δ_{r}*G*°/(*RT*) falls on heating, from 23.3 to 19.2. So Δ_{r}*G*° becomes more negative; *K* becomes smaller.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 6B',
  },
  {
    id: 'physical-rate-laws-981',
    topics: ['rate-laws'],
    tests: ['consecutive-and-parallel-reactions'],
    uses: ['first-order-kinetics'],
    difficulty: 'advanced',
    text: 'A reacts by two parallel, irreversible first-order reactions to B (*k*_{B}) and C (*k*_{C}). B forms as [B] = [B]_{∞}(1 − e^{−*kt*}) with *k* = 0.040 s^{−1}, and in the end 25% of A has become B. What does *k* represent, and what is the value of *k*_{B}?',
    answer: 'The sum of the two rate constants; *k*_{B} is 0.010 s^{−1}.',
    distractors: [
      {
        text: 'The sum of the two rate constants; *k*_{B} is 0.030 s^{−1}.',
        slip: 'rest-for-part',
        teaching: 'This is *k*_{C}: three quarters of A go to C, so 75% of the sum belongs to C.',
      },
      {
        text: 'The sum of the two rate constants; *k*_{B} is 0.0080 s^{−1}.',
        slip: 'share-for-ratio',
        teaching:
          'The 25% was taken as *k*_{B}/*k*_{C}, which makes *k*_{B} one fifth of the sum; it is the share of B in all of A, *k*_{B}/(*k*_{B} + *k*_{C}).',
      },
      {
        text: 'The difference between the two rate constants; *k*_{B} is 0.020 s^{−1}.',
        slip: 'subtracted-for-added',
        teaching:
          'A difference of rate constants occurs in the rate equations of consecutive reactions; here A is consumed along both paths at once, so the rate constants add.',
      },
    ],
    explanation:
      'A decays as e^{−(*k*_{B} + *k*_{C})*t*}, and each product forms in proportion to the A consumed, with this same exponential. The share of B is *k*_{B}/(*k*_{B} + *k*_{C}) = 0.25, so *k*_{B} = 0.25 × 0.040 s^{−1} = 0.010 s^{−1}. The measured *k* is the sum of the two rate constants; *k*_{B} is 0.010 s^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 17B',
  },
  {
    id: 'physical-arrhenius-981',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    uses: ['arrhenius-equation'],
    difficulty: 'advanced',
    text: 'Two unimolecular reactions, X and Y, have the same rate constant at 300 K, but X has the larger enthalpy of activation. According to transition state theory, which has the larger entropy of activation, and which is faster at 350 K? (Both activation quantities are independent of temperature.)',
    answer: 'X has the larger entropy of activation; X is faster.',
    distractors: [
      {
        text: 'X has the larger entropy of activation; Y is faster.',
        slip: 'reversed-trend',
        teaching:
          'The entropies are compared correctly, but warming favors the reaction with the larger enthalpy of activation.',
      },
      {
        text: 'Y has the larger entropy of activation; X is faster.',
        slip: 'wrong-sign',
        teaching:
          'Δ*G*^{‡} = Δ*H*^{‡} − *T*Δ*S*^{‡} is equal at 300 K, so the larger enthalpy must be offset by a larger entropy, which is subtracted.',
      },
      {
        text: 'Y has the larger entropy of activation; Y is faster.',
        slip: 'ignored-entropy',
        teaching:
          'The lower enthalpy of activation was taken as an advantage in itself, but at 300 K both reactions are equally fast.',
      },
    ],
    explanation:
      'Equal rate constants at 300 K mean equal Δ*G*^{‡} = Δ*H*^{‡} − *T*Δ*S*^{‡}, so the larger Δ*H*^{‡} of X is offset by a larger Δ*S*^{‡}. At 350 K the term *T*Δ*S*^{‡} gains more weight, and Δ*G*^{‡} of X becomes the lower one. So X has the larger entropy of activation; X is faster.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 18C',
  },
  {
    id: 'physical-electrochemistry-981',
    topics: ['electrochemistry'],
    tests: ['nernst-equation'],
    uses: ['reaction-quotient'],
    difficulty: 'advanced',
    text: 'The cell \\ce{Zn}|\\ce{Zn^2+} (0.10 mol/L)||\\ce{Ag+} (0.10 mol/L)|\\ce{Ag} operates at 25 °C with zinc as the anode. Which single change raises its voltage the most? (Use concentrations in place of activities.)',
    answer: 'Raising [\\ce{Ag+}] to 0.50 mol/L',
    distractors: [
      {
        text: 'Lowering [\\ce{Zn^2+}] to 0.010 mol/L',
        slip: 'ignored-coefficients',
        teaching:
          'A tenfold change of [\\ce{Zn^2+}] changes *Q* by a factor of 10 only, because [\\ce{Zn^2+}] is not squared.',
      },
      {
        text: 'Raising both concentrations to 1.0 mol/L',
        slip: 'standard-value-everywhere',
        teaching:
          'The voltage then equals *E*°, but *E*° is no maximum: the voltage is greater whenever *Q* is below 1.',
      },
      {
        text: 'Doubling the size of both electrodes',
        slip: 'irrelevant-property',
        teaching:
          'Pure solids do not appear in *Q*, so larger electrodes last longer but do not change the voltage.',
      },
    ],
    explanation:
      'For \\ce{Zn + 2Ag+ -> Zn^2+ + 2Ag}, *Q* = [\\ce{Zn^2+}]/[\\ce{Ag+}]² = 10, and the lowest *Q* gives the highest voltage. Fivefold [\\ce{Ag+}] divides *Q* by 25; the other changes of concentration divide it by 10, and the electrodes do not count. The best choice is raising [\\ce{Ag+}] to 0.50 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 17.4',
    computation: {
      kind: 'option-extreme',
      values: {
        'Raising [\\ce{Ag+}] to 0.50 mol/L': '0.50^2 / 0.10',
        'Lowering [\\ce{Zn^2+}] to 0.010 mol/L': '0.10^2 / 0.010',
        'Raising both concentrations to 1.0 mol/L': '1.0^2 / 1.0',
        'Doubling the size of both electrodes': '0.10^2 / 0.10',
      },
      pick: 'greatest',
      quantity: '1/Q',
    },
  },
  {
    id: 'physical-electrochemistry-982',
    topics: ['electrochemistry'],
    tests: ['conductivity-of-electrolytes'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'advanced',
    text: 'A 0.10 mol/L solution of acetic acid (*K*_{a} = 1.8 × 10^{−5}) is diluted tenfold with pure water. How do its conductivity *κ* and its molar conductivity *Λ*_{m} change?',
    answer: '*κ* falls to about a third; *Λ*_{m} rises about threefold.',
    distractors: [
      {
        text: '*κ* falls to about a tenth; *Λ*_{m} stays about the same.',
        slip: 'weak-as-strong',
        teaching:
          'This holds for a strong electrolyte; the ionized fraction of a weak acid rises on dilution.',
      },
      {
        text: '*κ* rises about threefold; *Λ*_{m} rises about threefold.',
        slip: 'share-for-concentration',
        teaching:
          'The ionized fraction does rise threefold, but it is a fraction of a concentration that is ten times lower.',
      },
      {
        text: '*κ* falls to about a third; *Λ*_{m} falls to about a third.',
        slip: 'one-step-short',
        teaching:
          '*Λ*_{m} is *κ* divided by the concentration of the acid, and this concentration has fallen even more than *κ*.',
      },
    ],
    explanation:
      'The ionized fraction of a weak acid is about \\sqrt{*K*_{a}/*c*}; it rises by \\sqrt{10} ≈ 3.2, and *Λ*_{m} is nearly proportional to it. *κ* = *cΛ*_{m} changes by 3.2/10 ≈ 1/3. So *κ* falls to about a third; *Λ*_{m} rises about threefold.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 16B',
  },
  {
    id: 'physical-quantum-mechanics-981',
    topics: ['quantum-mechanics'],
    tests: ['particle-in-a-box'],
    uses: ['frontier-orbitals', 'pauli-exclusion-principle'],
    difficulty: 'advanced',
    text: 'In the free-electron model the *N* π electrons of a long linear polyene fill the levels of a one-dimensional box whose length is proportional to *N*. How does the gap between the highest occupied and the lowest empty level change when *N* is doubled?',
    answer: 'It falls to about one half.',
    distractors: [
      {
        text: 'It falls to about one quarter.',
        slip: 'one-correction-only',
        teaching:
          'The factor 1/*L*² alone gives one quarter; the highest occupied level also moves up from *n* = *N*/2 to *n* = *N*.',
      },
      {
        text: 'It stays about the same.',
        slip: 'level-for-difference',
        teaching:
          'The energy of the highest occupied level, proportional to *n*²/*L*², does stay the same, but the gap is a difference, proportional to (2*n* + 1)/*L*².',
      },
      {
        text: 'It rises to about double.',
        slip: 'ignored-change',
        teaching:
          'This is the effect of the higher quantum number at a fixed length; the box becomes twice as long as well.',
      },
    ],
    explanation:
      'Two electrons fill each level, so the highest occupied one has *n* = *N*/2. The gap is (2*n* + 1)*h*²/(8*mL*²) = (*N* + 1)*h*²/(8*mL*²). Doubling *N* about doubles the numerator but makes *L*² four times as large, so the gap falls to about one half.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 7D',
  },
  {
    id: 'physical-chemical-bonding-theory-981',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory', 'bond-order-from-molecular-orbitals'],
    difficulty: 'advanced',
    text: 'Two helium atoms in their ground state form no bond. A helium atom excited to the configuration 1s¹2s¹, however, forms a bond to a ground-state helium atom. How does molecular orbital theory explain this?',
    answer: 'One electron is in a bonding orbital instead of an antibonding one.',
    distractors: [
      {
        text: 'One electron is in an antibonding orbital instead of a bonding one.',
        slip: 'overgeneralised-rule',
        teaching:
          'This is what excitation does in \\ce{H2}, and it weakens the bond; in ground-state \\ce{He2} the highest occupied orbital is the antibonding one.',
      },
      {
        text: 'Each atom contributes one unpaired electron to a shared pair.',
        slip: 'unpaired-for-bond-order',
        teaching: 'The atom in its ground state, 1s², has no unpaired electron that it could contribute.',
      },
      {
        text: 'All four electrons of the two atoms are in bonding orbitals.',
        slip: 'ignored-antibonding',
        teaching:
          'Three 1s electrons remain; two fill the bonding orbital, and the third must go into the antibonding one.',
      },
    ],
    explanation:
      'Ground-state \\ce{He2} would have two electrons in σ(1s) and two in σ\\*(1s), so its bond order is zero. With one excited atom, three electrons occupy σ(1s) and σ\\*(1s), and the fourth enters the bonding σ(2s): bond order \\frac{3 − 1}{2} = 1. One electron is in a bonding orbital instead of an antibonding one.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 9C',
  },
  {
    id: 'physical-molecular-spectroscopy-981',
    topics: ['molecular-spectroscopy', 'statistical-thermodynamics'],
    tests: ['rotational-spectroscopy', 'boltzmann-distribution'],
    uses: ['rigid-rotor'],
    difficulty: 'advanced',
    text: 'At 300 K the strongest line in the pure rotational spectrum of CO gas originates from a level with *J* well above 0. How does the spectrum change when the gas is cooled to 150 K? (rigid rotor; *k*_{B}*T* remains far greater than the rotational constant)',
    answer: 'The lines stay in place; the strongest originates from a lower *J* above 0.',
    distractors: [
      {
        text: 'The lines stay in place; the strongest now originates from *J* = 0.',
        slip: 'ignored-degeneracy',
        teaching:
          'Each level has 2*J* + 1 states, so as long as *k*_{B}*T* is far greater than *B*, levels above *J* = 0 hold more molecules.',
      },
      {
        text: 'The lines move closer together; the strongest originates from a lower *J*.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The spacing 2*B* is fixed by the masses and the bond length; cooling changes populations, not levels.',
      },
      {
        text: 'The lines move closer together; the strongest originates from the same *J*.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'This confuses position with intensity: the levels stay, and the populations that set the intensities shift to lower *J*.',
      },
    ],
    explanation:
      'The positions, 2*B*(*J* + 1), depend on the molecule alone. The populations follow (2*J* + 1)e^{−*hcBJ*(*J* + 1)/(*k*_{B}*T*)}: the exponential shifts the maximum to lower *J* on cooling, while the degeneracy keeps it above *J* = 0. So the lines stay in place; the strongest originates from a lower *J* above 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 11B',
  },
  {
    id: 'physical-molecular-spectroscopy-982',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy', 'selection-rules'],
    uses: ['vibrational-spectroscopy', 'molecular-symmetry'],
    difficulty: 'advanced',
    text: 'The linear molecule \\ce{N2O} could in principle have the order N–N–O or N–O–N. Which observation about its fundamental vibrations rules out N–O–N?',
    answer: 'Two of its infrared bands also appear in the Raman spectrum.',
    distractors: [
      {
        text: 'One of its stretching vibrations gives a strong Raman band.',
        slip: 'holds-for-both',
        teaching:
          'The symmetric stretch of N–O–N would give a strong Raman band as well, as that of \\ce{CO2} does.',
      },
      {
        text: 'Its infrared spectrum has a band due to bending of the molecule.',
        slip: 'holds-for-both',
        teaching:
          'Bending changes the dipole moment of either structure; the bend of linear \\ce{CO2}, too, absorbs infrared light.',
      },
      {
        text: 'Its two bending vibrations have one and the same wavenumber.',
        slip: 'holds-for-both',
        teaching:
          'Every linear triatomic molecule bends in two perpendicular planes at the same wavenumber, whatever the order of its atoms.',
      },
    ],
    explanation:
      'N–O–N would have a center of inversion, and by the rule of mutual exclusion none of its vibrations would be active in both the infrared and the Raman spectrum. N–N–O has no such center, so both stretching vibrations may be active in both. What rules out N–O–N is therefore: two of its infrared bands also appear in the Raman spectrum.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 11D',
  },
  {
    id: 'physical-statistical-thermodynamics-981',
    topics: ['statistical-thermodynamics'],
    tests: ['boltzmann-distribution'],
    uses: ['rotational-spectroscopy', 'lasers'],
    difficulty: 'advanced',
    text: 'In CO gas at thermal equilibrium at 298 K, nearly three times as many molecules are in the rotational level *J* = 1 as in *J* = 0. A student calls this a population inversion, as in a maser or laser. What is wrong with this claim?',
    answer: 'Each state of *J* = 1 holds fewer molecules than *J* = 0 does.',
    distractors: [
      {
        text: 'An inversion is possible between electronic levels only.',
        slip: 'overgeneralised-rule',
        teaching:
          'Masers and infrared lasers work with inversions between rotational or vibrational levels; the kind of level does not matter.',
      },
      {
        text: 'The excess of molecules in *J* = 1 disappears on heating.',
        slip: 'reversed-trend',
        teaching: 'On heating, the ratio rises further toward its limit, the ratio of the degeneracies, 3.',
      },
      {
        text: 'Collisions empty the level *J* = 1 faster than they fill it.',
        slip: 'wrong-cause',
        teaching:
          'At equilibrium collisions fill each level exactly as fast as they empty it, so the numbers of molecules do not change.',
      },
    ],
    explanation:
      'The level *J* = 1 consists of three states, *J* = 0 of one. The Boltzmann factor is slightly below 1, so the ratio of the levels is just below 3, while the ratio per state is just below 1. An inversion requires more molecules per state in the upper level; here each state of *J* = 1 holds fewer molecules than *J* = 0 does.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 13A',
  },
  {
    id: 'physical-statistical-thermodynamics-982',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    uses: ['quantum-harmonic-oscillator', 'partition-function'],
    difficulty: 'advanced',
    text: 'For \\ce{H2 + D2 <=> 2HD}, *K* approaches 4 at high temperature, as the symmetry numbers require, but at 298 K it is only 3.3. Why is *K* lower at 298 K?',
    answer: 'Two HD molecules have more zero-point energy than \\ce{H2} plus \\ce{D2}.',
    distractors: [
      {
        text: 'Two HD molecules have less zero-point energy than \\ce{H2} plus \\ce{D2}.',
        slip: 'reversed-trend',
        teaching: 'Products with a lower ground level are favored by cooling, so *K* would rise above 4.',
      },
      {
        text: 'The potential well of HD is shallower than those of \\ce{H2} and \\ce{D2}.',
        slip: 'effect-where-none',
        teaching:
          'Isotopes have the same electrons and nuclear charges, so the depth of the potential well is the same for all three molecules.',
      },
      {
        text: 'Two HD molecules have more thermal vibration than \\ce{H2} plus \\ce{D2}.',
        slip: 'wrong-level',
        teaching:
          'The vibrational quanta of all three are far greater than *k*_{B}*T* at 298 K, so hardly any molecule is excited; besides, more accessible states would raise *K*.',
      },
    ],
    explanation:
      'The potential well is the same for all isotopes, and the zero-point energy is proportional to 1/\\sqrt{*μ*}. With *μ* = 1/2 (\\ce{H2}), 2/3 (HD) and 1 (\\ce{D2}), two HD come to 2 × 1.225 = 2.450, \\ce{H2} and \\ce{D2} to 1.414 + 1.000 = 2.414. A higher ground level of the products lowers *K* more at a lower temperature: two HD molecules have more zero-point energy than \\ce{H2} plus \\ce{D2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 13F',
  },
  {
    id: 'physical-phase-equilibria-981',
    topics: ['phase-equilibria'],
    tests: ['gibbs-phase-rule'],
    uses: ['equilibrium-constant-expression'],
    difficulty: 'advanced',
    text: 'Solid \\ce{NH4Cl} is heated in an evacuated vessel until it is in equilibrium with \\ce{NH3} and \\ce{HCl} gas. Some extra \\ce{NH3} is then added, and equilibrium returns with solid still present. How many degrees of freedom does the phase rule give before and after the addition?',
    answer: '1 before, 2 after',
    distractors: [
      {
        text: '1 before, 1 after',
        slip: 'counted-components-wrong',
        teaching:
          'With extra \\ce{NH3} the composition of the gas no longer follows from that of the solid, so there are now two components.',
      },
      {
        text: '2 before, 1 after',
        slip: 'reversed-trend',
        teaching:
          'The added gas was treated as one more restriction; in fact it removes the restriction *p*(\\ce{NH3}) = *p*(\\ce{HCl}).',
      },
      {
        text: '2 before, 2 after',
        slip: 'ignored-composition',
        teaching:
          'Before the addition both gases come from the salt alone, so their equal partial pressures remove one degree of freedom.',
      },
    ],
    explanation:
      'Of three species, one is fixed by the reaction equilibrium. At first *p*(\\ce{NH3}) = *p*(\\ce{HCl}) fixes another, so *C* = 1 and, with two phases, *F* = *C* − *P* + 2 = 1. Extra \\ce{NH3} removes this condition: *C* = 2 and *F* = 2. The number is 1 before, 2 after.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 4A',
  },
  {
    id: 'physical-solutions-and-colligative-981',
    topics: ['solutions-and-colligative', 'phase-equilibria'],
    tests: ['raoults-law'],
    uses: ['partial-pressures', 'vapor-pressure'],
    difficulty: 'advanced',
    text: 'An ideal liquid mixture of 1.00 mol A and 1.00 mol B is kept at a constant temperature at which the pure liquids have vapor pressures of 60.0 kPa (A) and 20.0 kPa (B). The pressure is lowered slowly, and all the vapor stays in contact with the liquid. At what pressure does the last drop of liquid evaporate?',
    answer: '30.0 kPa',
    distractors: [
      {
        text: '20.0 kPa',
        slip: 'one-component-only',
        teaching:
          'This would hold for a last drop of pure B; the drop contains some A as long as the vapor does.',
        expression: '20.0',
      },
      {
        text: '40.0 kPa',
        slip: 'other-stage',
        teaching:
          'At this pressure the first bubble forms, because the liquid still has the original composition.',
        expression: '0.500 * 60.0 + 0.500 * 20.0',
      },
      {
        text: '50.0 kPa',
        slip: 'liquid-for-vapour',
        teaching:
          'Here the composition of the first vapor, *y*_{A} = 0.750, was put into Raoult’s law as if it were that of the liquid.',
        expression: '0.750 * 60.0 + 0.250 * 20.0',
      },
    ],
    explanation:
      'When the last drop remains, the vapor has the overall composition, so *p*_{A} = *p*_{B} = *p*/2. Raoult’s law gives the drop *x*_{A} = *p*/(2 × 60.0 kPa) and *x*_{B} = *p*/(2 × 20.0 kPa). Their sum is 1, so \\frac{1}{*p*} = \\frac{0.500}{60.0 kPa} + \\frac{0.500}{20.0 kPa}, and *p* = 30.0 kPa.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 5C',
    computation: { kind: 'quantity', expression: '1 / (0.500 / 60.0 + 0.500 / 20.0)', unit: 'kPa' },
  },
  {
    id: 'physical-surfaces-981',
    topics: ['surfaces'],
    tests: ['langmuir-isotherm'],
    uses: ['adsorption', 'vant-hoff-equation'],
    difficulty: 'advanced',
    text: 'A gas adsorbs exothermically on a solid according to the Langmuir isotherm; the number of sites does not depend on temperature. The adsorbed volume *V* (converted to STP) is measured at 250 K and at 300 K, and *p*/*V* is plotted against *p*. How does the line for 300 K differ from that for 250 K?',
    answer: 'The same slope, a larger intercept',
    distractors: [
      {
        text: 'The same slope, a smaller intercept',
        slip: 'reversed-trend',
        teaching:
          'The intercept contains 1/*K*, and *K* of an exothermic adsorption falls on heating, so the intercept rises.',
      },
      {
        text: 'A larger slope, the same intercept',
        slip: 'exchanged-slope-and-intercept',
        teaching:
          'The slope is 1/*V*_{max} and contains no *K*; the change of *K* appears in the intercept, 1/(*KV*_{max}).',
      },
      {
        text: 'A smaller slope, the same intercept',
        slip: 'exchanged-constants',
        teaching:
          'This would mean a larger volume of a full layer, but that volume is fixed by the number of sites.',
      },
    ],
    explanation:
      '*V* = *V*_{max}*Kp*/(1 + *Kp*) gives *p*/*V* = *p*/*V*_{max} + 1/(*KV*_{max}). The volume of a full layer, *V*_{max}, is set by the number of sites, so the slope stays. *K* of an exothermic adsorption is smaller at 300 K, so 1/(*KV*_{max}) is greater: the same slope, a larger intercept.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 19B',
  },
  {
    id: 'physical-surfaces-982',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis', 'adsorption'],
    uses: ['arrhenius-equation'],
    difficulty: 'advanced',
    text: 'A gas at constant low pressure decomposes on a metal, far from equilibrium, with rate = *kθ*, where *θ* is its fractional coverage; the product desorbs at once. On heating, the rate rises to a maximum and then falls; on cooling, the same curve is retraced. Why does the rate fall at high temperature?',
    answer: '*θ* falls by a larger factor than *k* rises.',
    distractors: [
      {
        text: '*k* falls by a larger factor than *θ* rises.',
        slip: 'exchanged-constants',
        teaching:
          'The roles are swapped: heating speeds up the step on the surface and drives adsorbed molecules off it.',
      },
      {
        text: 'The metal sinters and loses active surface.',
        slip: 'given-fact-overlooked',
        teaching: 'Sintering is permanent, so the higher rates would not return when the metal is cooled.',
      },
      {
        text: 'The product covers more and more of the sites.',
        slip: 'given-fact-overlooked',
        teaching:
          'The product desorbs at once and so does not block any sites, least of all at high temperature.',
      },
    ],
    explanation:
      'Adsorption is exothermic, so *θ* falls on heating while *k* rises. While the surface is nearly full, *θ* hardly changes and the rate follows *k*. At low coverage *θ* is proportional to the adsorption constant; when the heat of adsorption exceeds the activation energy, *θ* falls by a larger factor than *k* rises.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 19C',
  },
  {
    id: 'physical-solid-state-981',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    uses: ['ionic-crystal-structures'],
    difficulty: 'advanced',
    text: 'KF, KCl and KBr all have the rock salt structure. The 111 reflection appears in the X-ray powder patterns of KF and KBr but is practically absent from that of KCl. Why?',
    answer: 'The two ions of KCl have equal numbers of electrons.',
    distractors: [
      {
        text: 'The two ions of KCl have nearly equal masses.',
        slip: 'other-variable',
        teaching:
          'The masses of K and Cl are indeed similar, but X-rays are scattered by electrons, whatever the mass of the nucleus.',
      },
      {
        text: 'The two ions of KCl have nearly equal radii.',
        slip: 'irrelevant-property',
        teaching:
          'Nearly equal radii are found in KF, which shows the reflection; what counts is how strongly each ion scatters.',
      },
      {
        text: 'The two ions of KCl share the (111) planes equally.',
        slip: 'wrong-lattice',
        teaching: 'In the rock salt structure each (111) plane contains one kind of ion only.',
      },
    ],
    explanation:
      'In the rock salt structure, (111) planes of cations alternate with equidistant planes of anions, and the waves from the two sets are out of phase. They cancel if both ions scatter equally. X-rays are scattered by electrons, and \\ce{K+} and \\ce{Cl-} have 18 each: the two ions of KCl have equal numbers of electrons.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Topic 15B',
  },
  {
    id: 'physical-solid-state-982',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    uses: ['density-of-a-crystal', 'ionic-crystal-structures'],
    difficulty: 'advanced',
    text: 'Iron(II) oxide has the rock salt structure but contains less iron than its formula says. When the ratio Fe : O falls from 0.95 to 0.91, the unit cell shrinks slightly, and the density falls from 5.73 to 5.61 g/cm³. Which defects fit these data?',
    answer: 'Vacant iron sites, balanced by some \\ce{Fe^3+}',
    distractors: [
      {
        text: 'Extra \\ce{O^2-} between the sites, balanced by some \\ce{Fe^3+}',
        slip: 'other-defect',
        teaching: 'Extra ions would add mass to a cell that becomes smaller, so the density would rise.',
      },
      {
        text: 'Vacant oxide sites, balanced by some \\ce{Fe+}',
        slip: 'exchanged-components',
        teaching: 'Missing oxide ions would raise the ratio Fe : O above 1 instead of lowering it.',
      },
      {
        text: 'Vacant iron and oxide sites in equal numbers',
        slip: 'one-condition-only',
        teaching: 'Such Schottky pairs would lower the density, but they leave the ratio Fe : O unchanged.',
      },
    ],
    explanation:
      'A ratio below 1 means missing iron or extra oxide. Although the cell becomes smaller, the density falls, so each cell loses mass: iron is missing. Each missing \\ce{Fe^2+} takes two positive charges away, which two \\ce{Fe^3+} make up for. The defects are vacant iron sites, balanced by some \\ce{Fe^3+}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., section 6.17',
  },
  {
    id: 'physical-surfaces-987',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    difficulty: 'intermediate',
    text: 'A student counts the \\ce{N2} molecules that a nonporous powder adsorbs at 77 K close to the saturation pressure and multiplies by the area of one molecule, 0.162 nm². Why is this not the surface area of the powder?',
    answer: 'It is too large, because several layers were counted.',
    distractors: [
      {
        text: 'It is too large, because the gas dissolved in the solid.',
        slip: 'other-model',
        teaching: 'Adsorbed nitrogen stays on the surface of the solid and does not enter its interior.',
      },
      {
        text: 'It is too small, because many sites were still empty.',
        slip: 'wrong-region',
        teaching:
          'Empty sites are found at low pressure; close to saturation the first layer is covered completely.',
      },
      {
        text: 'It is too small, because upper layers hide lower ones.',
        slip: 'other-method',
        teaching:
          'The amount adsorbed is found from the gas taken up, which includes every layer, hidden or not.',
      },
    ],
    explanation:
      'Close to the saturation pressure, nitrogen is adsorbed in many layers. The area follows from the amount in a single layer, which the BET equation yields; here it is too large, because several layers were counted.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-988',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    difficulty: 'intermediate',
    text: 'What does the BET model assume about molecules in the second and all higher layers?',
    answer: 'They are bound as strongly as in the liquid.',
    distractors: [
      {
        text: 'They are bound as strongly as in the first layer.',
        slip: 'equal-steps',
        teaching:
          'The model gives the first layer, in contact with the solid, an adsorption energy of its own.',
      },
      {
        text: 'They are bound to the first layer by chemical bonds.',
        slip: 'physisorption-for-chemisorption',
        teaching:
          'The molecules of a gas such as nitrogen form no chemical bonds to one another; BET describes physisorption.',
      },
      {
        text: 'They are as free to move about as in the gas.',
        slip: 'small-for-zero',
        teaching: 'Free molecules would not count as adsorbed, and no layers would build up.',
      },
    ],
    explanation:
      'From the second layer on, molecules lie on others of their own kind, as in the condensed gas. The model uses the enthalpy of adsorption for the first layer only and that of condensation for the others: they are bound as strongly as in the liquid.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
];
