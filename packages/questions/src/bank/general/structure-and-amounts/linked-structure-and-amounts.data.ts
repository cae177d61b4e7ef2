import type { WrittenQuestion } from '../../written-question.ts';

export const linkedStructureAndAmountsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-measurement-121',
    topics: ['measurement'],
    tests: ['pure-substances-and-mixtures'],
    difficulty: 'advanced',
    text: 'A liquid of 96% ethanol and 4% water boils at 78.2 °C at 1 atm from the first drop to the last. A student who does not know its composition concludes that it is a pure substance. Which finding refutes this conclusion?',
    answer: 'When distilled at 0.1 atm, it changes in composition.',
    distractors: [
      {
        text: 'When distilled at 0.1 atm, it boils at a lower temperature.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Every liquid, pure or not, boils at a lower temperature when the pressure is reduced.',
      },
      {
        text: 'When distilled at 1 atm, each fraction has the same density.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This is consistent with a pure substance, so it cannot refute the conclusion.',
      },
      {
        text: 'When distilled at 1 atm, it leaves no solid residue.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A mixture of two liquids leaves no residue either.',
      },
    ],
    explanation:
      'A constant boiling point at one pressure is not enough: some mixtures boil without a change in composition. The composition of such a mixture, however, depends on the pressure, whereas a pure substance keeps its composition at any pressure.',
    reference: 'OpenStax Chemistry 2e, section 1.2',
  },
  {
    id: 'general-measurement-122',
    topics: ['measurement'],
    tests: ['physical-and-chemical-changes'],
    difficulty: 'advanced',
    text: 'When ammonium chloride is heated at the bottom of a tube, it disappears, and a white coating of the same substance appears higher up. Iodine behaves in a similar way. Which observation shows that ammonium chloride undergoes a chemical change?',
    answer: 'Moist red litmus in the tube turns blue for a while.',
    distractors: [
      {
        text: 'The white coating forms only on the cooler glass.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Iodine deposits on cool glass as well; this is consistent with both kinds of change.',
      },
      {
        text: 'The closed tube has the same mass throughout.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Mass is conserved in physical and in chemical changes.',
      },
      {
        text: 'The solid disappears without becoming a liquid.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Iodine does this too when it is warmed gently, and it remains iodine.',
      },
    ],
    explanation:
      '\\ce{NH4Cl} decomposes into \\ce{NH3} and \\ce{HCl}, which recombine on cooling. The lighter ammonia spreads faster and turns litmus blue first, which shows that a new substance has formed.',
    reference: 'OpenStax Chemistry 2e, section 1.3',
  },
  {
    id: 'general-electron-configuration-115',
    topics: ['electron-configuration'],
    tests: ['electron-configuration'],
    difficulty: 'advanced',
    text: 'How many elements of period 4 have exactly one electron in the 4s subshell of their ground-state atoms?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'exception-where-none-is',
        teaching: 'Potassium is one of them, but two transition metals deviate from the usual filling order.',
        expression: '1',
      },
      {
        text: '2',
        slip: 'one-condition-only',
        teaching:
          'Chromium and copper come to mind first, but potassium, 4s^{1}, belongs to period 4 as well.',
        expression: '1 + 1',
      },
      {
        text: '10',
        slip: 'overgeneralised-rule',
        teaching: 'Most of the ten transition metals of the period have two electrons in 4s.',
        expression: '10',
      },
    ],
    explanation:
      'Potassium is [Ar]4s^{1}, chromium [Ar]3d^{5}4s^{1} and copper [Ar]3d^{10}4s^{1}: 1 + 1 + 1 = 3 elements.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '1+1+1', unit: '' },
  },
  {
    id: 'general-electron-configuration-116',
    topics: ['electron-configuration'],
    tests: ['electron-configuration-of-ions'],
    uses: ['valence-electrons'],
    difficulty: 'advanced',
    text: 'Thallium, [Xe]4f^{14}5d^{10}6s^{2}6p^{1}, forms \\ce{TlCl} and \\ce{TlCl3}. If 5d is regarded as part of an inner shell, which valence electrons does the ion \\ce{Tl+} in \\ce{TlCl} still have?',
    answer: 'Its two 6s electrons',
    distractors: [
      {
        text: 'Its one 6p electron',
        slip: 'aufbau-order',
        teaching: 'The 6p electron is held least firmly and is lost first.',
      },
      {
        text: 'Its ten 5d electrons',
        slip: 'core-for-valence-electrons',
        teaching:
          'The 5d subshell is full and belongs to an inner shell; it is not used in \\ce{TlCl3} either.',
      },
      {
        text: 'None, because it is an ion',
        slip: 'octet-rule-as-law',
        teaching:
          'The ion does not have a noble gas configuration here: two more electrons are lost in \\ce{TlCl3}.',
      },
    ],
    explanation:
      'Thallium has three valence electrons, 6s^{2}6p^{1}. The ion \\ce{Tl+} has lost only the 6p electron, so the two 6s electrons remain; in \\ce{TlCl3} they are used too.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
  },
  {
    id: 'general-periodic-trends-157',
    topics: ['periodic-trends'],
    tests: ['structure-of-the-periodic-table'],
    uses: ['quantum-numbers'],
    difficulty: 'advanced',
    text: 'Beyond element 120, a g subshell (*l* = 4) is expected to be filled. How many elements would this new block of the periodic table comprise?',
    answer: '18',
    distractors: [
      {
        text: '9',
        slip: 'orbitals-for-electrons',
        teaching: 'This is the number of g orbitals; each of them holds two electrons.',
        expression: '(2 * 4 + 1)',
      },
      {
        text: '14',
        slip: 'wrong-letter-of-l',
        teaching: 'This is the width of the f block, *l* = 3.',
        expression: '2 * (2 * 3 + 1)',
      },
      {
        text: '32',
        slip: 'whole-shell',
        teaching:
          'This is the capacity of the whole fourth shell, 2 × 4^{2}; the block comprises only one subshell.',
        expression: '2 * 4^2',
      },
    ],
    explanation:
      'A subshell has 2*l* + 1 orbitals with two electrons each: 2 × (2 × 4 + 1) = 18. The width of the block equals the number of electrons that fill this subshell.',
    reference: 'OpenStax Chemistry 2e, section 6.4',
    computation: { kind: 'quantity', expression: '2*(2*4+1)', unit: '' },
  },
  {
    id: 'general-periodic-trends-158',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['electronegativity'],
    uses: ['bond-length-and-bond-energy'],
    difficulty: 'advanced',
    text: 'To find a difference in electronegativity, Pauling took the amount, in kJ/mol, by which the bond A–B is stronger than the mean of A–A and B–B, divided it by 96.5 kJ/mol, and took the square root. The bond energies are 436 kJ/mol (H–H), 159 kJ/mol (F–F) and 569 kJ/mol (H–F). What is the difference in electronegativity between H and F by this method?',
    answer: '1.7',
    distractors: [
      {
        text: '2.4',
        slip: 'value-for-change',
        teaching: 'The whole bond energy of H–F was used, instead of the part above the mean.',
        expression: 'sqrt((569) / 96.5)',
      },
      {
        text: '2.8',
        slip: 'forgot-square-root',
        teaching: 'The square root was not taken.',
        expression: '(569 - (436 + 159) / 2) / 96.5',
      },
      {
        text: '5.9',
        slip: 'forgot-square-root',
        teaching: 'The whole bond energy was used, and the square root was not taken.',
        expression: '569 / 96.5',
      },
    ],
    explanation:
      'The mean of H–H and F–F is 297.5 kJ/mol, so H–F is stronger by 271.5 kJ/mol. The difference in electronegativity is \\sqrt{(569 − (436 + 159)/2)/96.5} = 1.68, about 1.7.',
    reference: 'OpenStax Chemistry 2e, section 7.2',
    computation: { kind: 'quantity', expression: 'sqrt((569-(436+159)/2)/96.5)', unit: '' },
  },
  {
    id: 'general-periodic-trends-159',
    topics: ['periodic-trends'],
    tests: ['group-2-metals'],
    difficulty: 'advanced',
    text: 'Carbon dioxide is bubbled through limewater for a long time: the liquid turns cloudy and then clear again. What happens when this clear liquid is boiled?',
    answer: 'It turns cloudy, because \\ce{CO2} escapes.',
    distractors: [
      {
        text: 'It turns cloudy, because \\ce{CO2} is absorbed.',
        slip: 'reversed-trend',
        teaching: 'Boiling drives gases out of a solution.',
      },
      {
        text: 'It stays clear, because \\ce{CaO} has formed.',
        slip: 'wrong-substance-data',
        teaching: 'Calcium oxide cannot exist in water; the clear liquid contains hydrogen carbonate.',
      },
      {
        text: 'It stays clear, because hot water dissolves \\ce{CaCO3}.',
        slip: 'solubility-rule',
        teaching:
          'Hot water does not dissolve calcium carbonate; only an excess of \\ce{CO2} keeps the calcium in solution, as hydrogen carbonate.',
      },
    ],
    explanation:
      'With more \\ce{CO2} the carbonate dissolves: \\ce{CaCO3 + CO2 + H2O -> Ca^2+ + 2HCO3-}. Boiling drives the \\ce{CO2} out, the reaction is reversed, and \\ce{CaCO3} precipitates again, so the liquid turns cloudy.',
    reference: 'OpenStax Chemistry 2e, section 18.1',
  },
  {
    id: 'general-chemical-bonding-137',
    topics: ['chemical-bonding', 'periodic-trends'],
    tests: ['types-of-chemical-bonds'],
    uses: ['electronegativity'],
    difficulty: 'advanced',
    text: 'Cesium (electronegativity 0.8) and gold (2.5) form \\ce{CsAu}, a transparent yellow solid. Its melt conducts as molten salts do, with decomposition to the elements. Which type of bonding is consistent with this?',
    answer: 'Ionic, with \\ce{Cs+} and \\ce{Au-}',
    distractors: [
      {
        text: 'Ionic, with \\ce{Cs-} and \\ce{Au+}',
        slip: 'reversed-trend',
        teaching: 'Gold attracts electrons far more strongly than cesium, so gold becomes the negative ion.',
      },
      {
        text: 'Metallic, with \\ce{Cs+} and \\ce{Au+}',
        slip: 'one-property-decides',
        teaching:
          'A metallic solid is not transparent, and its melt conducts by electrons without decomposition.',
      },
      {
        text: 'Covalent, with \\ce{Cs} and \\ce{Au}',
        slip: 'kind-of-bonding-confused',
        teaching: 'A melt of neutral molecules would not conduct.',
      },
    ],
    explanation:
      'The electronegativity difference of 1.7 is large, and the melt conducts by ions. The more electronegative gold takes the electron: \\ce{Cs+} and \\ce{Au-}, although both elements are metals.',
    reference: 'OpenStax Chemistry 2e, section 7.1',
  },
  {
    id: 'general-chemical-bonding-138',
    topics: ['chemical-bonding'],
    tests: ['metallic-bonding'],
    uses: ['valence-electrons'],
    difficulty: 'advanced',
    text: 'The melting points of four metals of period 4 are 63 °C for potassium, 842 °C for calcium, 1668 °C for titanium and 420 °C for zinc. Which statement explains the low value for zinc?',
    answer: 'Its 3d electrons take no part in the bonding.',
    distractors: [
      {
        text: 'Its 3d electrons form covalent bonds to neighboring atoms.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Such bonds would make the crystal harder to melt, not easier.',
      },
      {
        text: 'Its 4s electron is the only one in the outer shell.',
        slip: 'valence-electrons-miscounted',
        teaching: 'This is true of potassium; zinc has two 4s electrons.',
      },
      {
        text: 'Its ions have a smaller charge than those of potassium.',
        slip: 'reversed-trend',
        teaching: 'Potassium contributes one electron to the metallic bonding, and zinc contributes two.',
      },
    ],
    explanation:
      'In titanium, 3d electrons are delocalized too and add to the bonding. In zinc, the 3d subshell is full and low in energy, so only the two 4s electrons hold the ions together.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-intermolecular-forces-114',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces'],
    difficulty: 'advanced',
    text: 'Perfluorohexane, \\ce{C6F14} (338 g/mol), boils at 57 °C and hexane, \\ce{C6H14} (86 g/mol), at 69 °C. Both are nonpolar. What does this comparison show?',
    answer: 'The electrons of bonded fluorine are hard to polarize.',
    distractors: [
      {
        text: 'The electrons of bonded fluorine are easy to polarize.',
        slip: 'reversed-trend',
        teaching:
          'In that case the heavier liquid, with far more electrons, would have a much higher boiling point.',
      },
      {
        text: 'The molecules of hexane are able to form hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogen atoms bonded to carbon do not form hydrogen bonds between hexane molecules.',
      },
      {
        text: 'The molecules of heavier liquids are easy to separate.',
        slip: 'reversed-trend',
        teaching: 'As a rule, heavier molecules attract each other more strongly and are harder to separate.',
      },
    ],
    explanation:
      'Only dispersion forces act. They depend on how easily the electron clouds are polarized; fluorine holds its electrons tightly, so its many electrons add little.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-115',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'Carbon monoxide and nitrogen have 14 electrons each and boil at −192 °C and −196 °C, respectively. The electronegativities of carbon and oxygen differ by 0.9. Why is the difference between the boiling points nevertheless so small?',
    answer: 'The dipole moment of carbon monoxide is very small.',
    distractors: [
      {
        text: 'The dipole moment of nitrogen is just as large.',
        slip: 'ignored-polarity',
        teaching: 'A molecule of two identical atoms has no dipole moment.',
      },
      {
        text: 'The dispersion forces in nitrogen are much stronger.',
        slip: 'ignored-dipole-forces',
        teaching: 'With equal numbers of electrons and similar sizes they are nearly the same.',
      },
      {
        text: 'The triple bond of carbon monoxide is weaker.',
        slip: 'bond-for-intermolecular',
        teaching:
          'This triple bond is even stronger, and bonds within the molecules do not break on boiling.',
      },
    ],
    explanation:
      'With strong dipole–dipole forces, \\ce{CO} would have a much higher boiling point. In fact its dipole moment is only 0.1 D: carbon’s lone pair and the donation from oxygen nearly cancel the effect of the electronegative oxygen.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-116',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    uses: ['density'],
    difficulty: 'advanced',
    text: 'In a narrow tube, a liquid that wets the glass rises to a height that is proportional to its surface tension and inversely proportional to its density. Water (72.8 mN/m, 0.998 g/mL) rises to a height of 14.0 mm. To what height does ethanol (22.3 mN/m, 0.789 g/mL) rise in the same tube?',
    answer: '5.4 mm',
    distractors: [
      {
        text: '3.4 mm',
        slip: 'multiplied-for-divided',
        teaching: 'The ratio of the densities was inverted; a less dense liquid rises higher.',
        expression: '14.0 * (22.3 / 72.8) * (1 / 0.998 * 0.789)',
      },
      {
        text: '4.3 mm',
        slip: 'ignored-density',
        teaching: 'Only the surface tensions were compared.',
        expression: '14.0 * (22.3 / 72.8)',
      },
      {
        text: '36 mm',
        slip: 'inverted-ratio',
        teaching: 'The smaller surface tension must make the height smaller; both ratios were inverted.',
        expression: '14.0 * (72.8 / 22.3) * (0.789 / 0.998)',
      },
    ],
    explanation:
      'The height is multiplied by the ratio of the surface tensions and by the inverse ratio of the densities: 14.0 × (22.3/72.8) × (0.998/0.789) = 5.4 mm.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
    computation: { kind: 'quantity', expression: '14.0*(22.3/72.8)*(0.998/0.789)', unit: 'mm' },
  },
  {
    id: 'general-nomenclature-113',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'advanced',
    text: 'Which of these compounds is named incorrectly?',
    answer: '\\ce{BaO2}, barium dioxide',
    distractors: [
      {
        text: '\\ce{PbO2}, lead(IV) oxide',
        slip: 'peroxide-as-oxide',
        teaching: 'Lead can be +4, and the compound contains two oxide ions, so the name is correct.',
      },
      {
        text: '\\ce{K2Cr2O7}, potassium dichromate',
        slip: 'mixed-up-ion-names',
        teaching: '\\ce{Cr2O7^2-} is the dichromate ion, so the name is correct.',
      },
      {
        text: '\\ce{NaHSO3}, sodium hydrogen sulfite',
        slip: 'mixed-up-ion-names',
        teaching: '\\ce{HSO3-} is the hydrogen sulfite ion, so the name is correct.',
      },
    ],
    explanation:
      'Barium is always +2 in its compounds, so \\ce{O2} in the formula is the ion \\ce{O2^2-} and the compound is barium peroxide. The prefix di- would suggest two oxide ions.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-114',
    topics: ['nomenclature', 'empirical-formulas'],
    tests: ['naming-molecular-compounds'],
    uses: ['molecular-formula'],
    difficulty: 'advanced',
    text: 'A white oxide of phosphorus has long been called diphosphorus pentoxide, after its empirical formula. Its vapor has a molar mass of 284 g/mol. What is the correct name of the molecule?',
    answer: 'Tetraphosphorus decoxide',
    distractors: [
      {
        text: 'Tetraphosphorus hexoxide',
        slip: 'wrong-substance-data',
        teaching:
          '\\ce{P4O6} exists too, but its molar mass is 220 g/mol and its atoms are in the ratio 2 : 3.',
      },
      {
        text: 'Diphosphorus decoxide',
        slip: 'one-partner-only',
        teaching: 'Both subscripts of \\ce{P2O5} must be doubled.',
      },
      {
        text: 'Diphosphorus hexoxide',
        slip: 'wrong-substance-data',
        teaching:
          '\\ce{P2O6} would have a molar mass of 158 g/mol; neither prefix is consistent with 284 g/mol.',
      },
    ],
    explanation:
      'The molar mass of \\ce{P2O5} is 142 g/mol, so the molecule is twice as large: \\ce{P4O10}. With four (tetra-) phosphorus atoms and ten (deca-) oxygen atoms, its name is tetraphosphorus decoxide.',
    reference: 'OpenStax Chemistry 2e, section 3.2',
  },
  {
    id: 'general-gas-laws-104',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    uses: ['partial-pressures'],
    difficulty: 'advanced',
    text: 'A 3.0 L flask contains helium at 2.0 atm, and a 2.0 L flask contains helium at 0.50 atm. They are connected by a valve, which is opened at constant temperature. What is the final pressure?',
    answer: '1.4 atm',
    distractors: [
      {
        text: '1.2 atm',
        slip: 'one-side-only',
        teaching: 'Only the gas from the larger flask was taken into account in the total volume.',
        expression: '(3.0 * 2.0) / (3.0 + 2.0)',
      },
      {
        text: '1.25 atm',
        slip: 'unweighted-mean',
        teaching: 'The simple average does not take into account that one flask is larger.',
        expression: '(2.0 + 0.50) / 2',
      },
      {
        text: '2.5 atm',
        slip: 'given-values-just-added',
        teaching: 'The pressures were added as they are, although each portion of gas expands.',
        expression: '2.0 + 0.50',
      },
    ],
    explanation:
      'For each portion, *pV* stays the same as it expands into the total volume of 5.0 L, and the partial pressures add up: (3.0 × 2.0 + 2.0 × 0.50)/(3.0 + 2.0) = 1.4 atm.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '(3.0*2.0+2.0*0.50)/(3.0+2.0)', unit: 'atm' },
  },
  {
    id: 'general-redox-116',
    topics: ['redox', 'stoichiometry'],
    tests: ['half-equations'],
    uses: ['oxidation-numbers', 'mole-ratio'],
    difficulty: 'advanced',
    text: 'Acidic dichromate oxidizes ethanol, \\ce{C2H5OH}, to acetic acid, \\ce{CH3COOH}, and is reduced to \\ce{Cr^3+}. How many moles of ethanol does one mole of \\ce{Cr2O7^2-} oxidize?',
    answer: '1.5',
    distractors: [
      {
        text: '0.67',
        slip: 'inverted-ratio',
        teaching:
          'Six electrons are gained by each dichromate ion and four are lost by each ethanol molecule, so more than one mole of ethanol reacts.',
        expression: '1 / 6 * 4',
      },
      {
        text: '0.75',
        slip: 'forgot-subscript',
        teaching: 'Only one of the two chromium atoms was counted: three electrons instead of six.',
        expression: '(6 / 2) / 4',
      },
      {
        text: '3',
        slip: 'one-step-short',
        teaching: 'The loss of two electrons per ethanol molecule leads only to the aldehyde.',
        expression: '6 / 2',
      },
    ],
    explanation:
      'The half-reactions are \\ce{Cr2O7^2- + 14H+ + 6e- -> 2Cr^3+ + 7H2O} and \\ce{C2H5OH + H2O -> CH3COOH + 4H+ + 4e-}. The numbers of electrons must be equal, so the ratio is 6/4 = 1.5.',
    reference: 'OpenStax Chemistry 2e, section 17.1',
    computation: { kind: 'quantity', expression: '6/4', unit: '' },
  },
  {
    id: 'general-redox-117',
    topics: ['redox'],
    tests: ['activity-series', 'extraction-of-metals'],
    difficulty: 'advanced',
    text: 'The oxide of metal P decomposes on heating alone. The oxide of Q does not, but hydrogen reduces it. The oxide of R is reduced neither by hydrogen nor by carbon, even in a furnace. What is the order of activity, from most active to least active?',
    answer: 'R, Q, P',
    distractors: [
      {
        text: 'P, Q, R',
        slip: 'activity-order-reversed',
        teaching: 'The more easily a metal oxide gives up its oxygen, the less active the metal is.',
      },
      {
        text: 'R, P, Q',
        slip: 'order-of-steps',
        teaching: 'The oxide of P loses oxygen even without a reducing agent, so it is less active than Q.',
      },
      {
        text: 'Q, R, P',
        slip: 'order-of-steps',
        teaching: 'The oxide of R is not reduced even by carbon, so it is more active than Q.',
      },
    ],
    explanation:
      'An active metal holds oxygen firmly. The oxide of P loses its oxygen on heating alone (like that of silver), the oxide of Q requires hydrogen (like that of copper), and the oxide of R gives up its oxygen to neither reducing agent (like that of aluminum). The order is R, Q, P.',
    reference: 'OpenStax Chemistry 2e, section 19.1',
  },
  {
    id: 'general-periodic-trends-160',
    topics: ['periodic-trends'],
    tests: ['silicates-and-silicones'],
    difficulty: 'advanced',
    text: 'In the mineral beryl, six \\ce{SiO4} tetrahedra form a ring, each sharing one corner with each of its two neighbors. How many negative charges does such a ring carry?',
    answer: '12',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'This is the charge per silicon atom of the ring; there are six silicon atoms.',
        expression: '(18 * 2 - 6 * 4) / 6',
      },
      {
        text: '6',
        slip: 'charged-groups-miscounted',
        teaching:
          'Each tetrahedron has two oxygen atoms of its own, and each of these carries one negative charge.',
        expression: '6 * 1',
      },
      {
        text: '24',
        slip: 'shared-atoms-counted-whole',
        teaching:
          'This would be the charge of six separate \\ce{SiO4^4-} ions with 24 oxygen atoms; six oxygen atoms are shared.',
        expression: '6 * 4',
      },
    ],
    explanation:
      'Each silicon atom has two oxygen atoms of its own and half of each of two shared ones, so the ring has six Si and 18 O. With Si +4 and O −2 the charge is 6 × 4 − 18 × 2 = −12, so the ring carries 12 negative charges.',
    reference: 'LibreTexts, Chemistry of the Main Group Elements, Silicates',
    computation: { kind: 'quantity', expression: '18*2-6*4', unit: '' },
  },
  {
    id: 'general-chemical-bonding-139',
    topics: ['chemical-bonding'],
    tests: ['bond-length-and-bond-energy'],
    uses: ['lewis-structures'],
    difficulty: 'advanced',
    text: 'The mean bond energies are 163 kJ/mol (N–N), 418 kJ/mol (N=N) and 945 kJ/mol (N≡N). For nitrogen, unlike carbon, the second bond contributes more energy than the first. What is the usual explanation for the weak N–N bond?',
    answer: 'Lone pairs of the two atoms repel each other.',
    distractors: [
      {
        text: 'Lone pairs of the two atoms attract each other.',
        slip: 'like-charges-attract',
        teaching: 'Electron pairs are negative and repel each other.',
      },
      {
        text: 'The two atoms share too few valence electrons.',
        slip: 'bonds-miscounted',
        teaching:
          'A single bond shares one pair, as it does between carbon atoms, where the bond energy is 347 kJ/mol.',
      },
      {
        text: 'The two atoms have different electronegativities.',
        slip: 'ignored-polarity',
        teaching:
          'Two atoms of the same element do not differ in electronegativity, and polarity would make a bond stronger.',
      },
    ],
    explanation:
      'In N–N, each atom has a lone pair, and at the short distance the pairs repel each other, which weakens the bond. In N≡N, the lone pairs point away from each other.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
  },
  {
    id: 'general-molecular-geometry-107',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    uses: ['bond-angles'],
    difficulty: 'advanced',
    text: 'The bond angle is 107° in \\ce{NH3}, but 93.5° in \\ce{PH3}. Which description of the bonds in \\ce{PH3} is consistent with this angle?',
    answer: 'Phosphorus uses almost pure p orbitals for them.',
    distractors: [
      {
        text: 'Phosphorus uses almost pure sp^{2} orbitals for them.',
        slip: 'wrong-domain-count',
        teaching: 'Such orbitals are at angles of 120° to each other.',
      },
      {
        text: 'Phosphorus uses almost pure sp orbitals for them.',
        slip: 'wrong-domain-count',
        teaching: 'Such orbitals are at 180° to each other and could form only two bonds.',
      },
      {
        text: 'Phosphorus uses almost pure s orbitals for them.',
        slip: 'one-orbital-only',
        teaching: 'A shell has one s orbital, which cannot form three bonds.',
      },
    ],
    explanation:
      'Three p orbitals are at 90° to each other. An angle of 93.5° shows that the bonds are nearly pure p, and the lone pair is mainly in the s orbital.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-redox-118',
    topics: ['redox'],
    tests: ['oxidation-and-reduction'],
    uses: ['oxidation-numbers'],
    difficulty: 'advanced',
    text: 'Calcium hydride reacts with water: \\ce{CaH2 + 2H2O -> Ca(OH)2 + 2H2}. Which atoms are oxidized, and which are reduced?',
    answer: 'Hydrogen of \\ce{CaH2} is oxidized, and hydrogen of \\ce{H2O} is reduced.',
    distractors: [
      {
        text: 'Hydrogen of \\ce{H2O} is oxidized, and hydrogen of \\ce{CaH2} is reduced.',
        slip: 'oxidation-as-gain',
        teaching: 'In the hydride, hydrogen is −1 and loses electrons; in water it is +1 and gains them.',
      },
      {
        text: 'Calcium of \\ce{CaH2} is oxidized, and oxygen of \\ce{H2O} is reduced.',
        slip: 'atom-for-ion',
        teaching: 'Calcium is +2 and oxygen is −2 both before and after the reaction.',
      },
      {
        text: 'Hydrogen of \\ce{H2O} is oxidized, and calcium of \\ce{CaH2} is reduced.',
        slip: 'ignored-other-atoms',
        teaching: 'Calcium remains +2, and the hydrogen of water gains electrons.',
      },
    ],
    explanation:
      'Hydrogen is −1 in the hydride, +1 in water and 0 in \\ce{H2}. The hydride hydrogen therefore loses electrons (is oxidized), and the hydrogen of water gains them (is reduced).',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-109',
    topics: ['reactions-in-solution'],
    tests: ['neutralization'],
    uses: ['solubility-rules'],
    difficulty: 'advanced',
    text: 'A 25.0 mL sample of a saturated solution of \\ce{Ca(OH)2} at 25 °C is neutralized by 20.0 mL of 0.0500 mol/L \\ce{HCl}. What is the molar solubility of \\ce{Ca(OH)2}?',
    answer: '0.0200 mol/L',
    distractors: [
      {
        text: '0.0313 mol/L',
        slip: 'inverted-ratio',
        teaching: 'The two volumes were interchanged; the volume of acid was 20.0 mL.',
        expression: '1 / 20.0 * 0.0500 / 2 * 25.0',
      },
      {
        text: '0.0400 mol/L',
        slip: 'one-step-short',
        teaching: 'This is the concentration of \\ce{OH-}; each \\ce{Ca(OH)2} gives two of them.',
        expression: '20.0 * 0.0500 / 25.0',
      },
      {
        text: '0.0625 mol/L',
        slip: 'ignored-coefficients',
        teaching:
          'The two volumes were interchanged, and the two \\ce{OH-} per formula unit were overlooked.',
        expression: '25.0 * 0.0500 / 20.0',
      },
    ],
    explanation:
      '20.0 mL × 0.0500 mol/L = 1.00 mmol of \\ce{HCl} neutralizes 0.500 mmol of \\ce{Ca(OH)2}. The molar solubility is 20.0 × 0.0500/2/25.0 = 0.0200 mol/L.',
    reference: 'OpenStax Chemistry 2e, section 4.5',
    computation: { kind: 'quantity', expression: '20.0*0.0500/2/25.0', unit: 'mol/L' },
  },
];
