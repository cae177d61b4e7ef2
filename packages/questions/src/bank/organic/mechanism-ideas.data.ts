import type { WrittenQuestion } from '../written-question.ts';

/** Electron pairs, intermediates, resonance, tautomers, configuration in projections, base strength. */
export const mechanismIdeasQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-structure-and-bonding-25',
    topics: ['structure-and-bonding'],
    tests: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'Which of these species acts toward organic molecules as an electrophile, but not as a nucleophile?',
    answer: '\\ce{NO2+}',
    distractors: [
      {
        text: '\\ce{CN-}',
        slip: 'nucleophile-misjudged',
        teaching:
          'Cyanide carries a lone pair and a negative charge on carbon; it attacks carbonyl carbons and is thus a nucleophile.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'lone-pair-forgotten',
        teaching: 'Ammonia is neutral, yet its lone pair makes it a nucleophile.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'lone-pair-forgotten',
        teaching: 'Water is a nucleophile: it adds to carbonyl carbons with one of the lone pairs on oxygen.',
      },
    ],
    explanation:
      'An electrophile accepts an electron pair, a nucleophile donates one. The nitronium ion, \\ce{NO2+}, is electron-poor and acts only as an electrophile; the other three carry a lone pair that they donate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.3',
  },
  {
    id: 'organic-structure-and-bonding-26',
    topics: ['structure-and-bonding'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: 'Ethoxide ion, \\ce{C2H5O-}, displaces bromide from bromomethane far faster than ethanol does, although the same kind of atom attacks. Which explanation is correct?',
    answer: 'Its charged oxygen donates an electron pair more readily.',
    distractors: [
      {
        text: 'Its oxygen is smaller and thus meets less steric hindrance.',
        slip: 'wrong-cause',
        teaching:
          'Both oxygens carry one ethyl group, so the crowding near the carbon is the same. It is the charge that makes the difference.',
      },
      {
        text: 'Its extra lone pair lets it form two bonds to carbon at once.',
        slip: 'lone-pair-misplaced',
        teaching: 'Only one lone pair attacks; a further lone pair does not bond to the same carbon.',
      },
      {
        text: 'Its hydrogen bond to bromide ion pulls the bromide away.',
        slip: 'wrong-cause',
        teaching:
          'Ethoxide has no O–H hydrogen to donate; it is ethanol that could form such a hydrogen bond.',
      },
    ],
    explanation:
      'The negative charge raises the energy of the electron pairs on oxygen, so ethoxide donates one more readily than neutral ethanol. When the attacking atom is the same, an anion is a stronger nucleophile than its conjugate acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
  {
    id: 'organic-structure-and-bonding-27',
    topics: ['structure-and-bonding'],
    tests: ['nucleophiles-and-electrophiles'],
    uses: ['sn2-reaction', 'hydrogen-bonding'],
    difficulty: 'advanced',
    text: 'In methanol, iodide ions displace bromide from 1-bromobutane faster than fluoride ions do, although fluoride is the stronger base. Which explanation fits?',
    answer: 'Fluoride is held tightly by hydrogen bonds, while iodide is polarizable.',
    distractors: [
      {
        text: 'Fluoride forms a weak bond to carbon, while iodide forms a strong one.',
        slip: 'reversed-trend',
        teaching: 'The C–F bond is much stronger than the C–I bond; bond strength would favor fluoride.',
      },
      {
        text: 'Fluoride has a single charge, while iodide, with more electrons, has a higher one.',
        slip: 'wrong-ion-charge',
        teaching: 'Both halide ions have a charge of 1−.',
      },
      {
        text: 'Fluoride takes a proton from methanol completely, while iodide takes none.',
        slip: 'base-for-nucleophile',
        teaching:
          'Fluoride is a much weaker base than methoxide, so hardly any of it takes a proton from methanol; fluoride is solvated, not used up.',
      },
    ],
    explanation:
      'Methanol forms strong hydrogen bonds to the small fluoride ion, and these must be broken before it attacks. Large iodide is solvated weakly, and its electron cloud is easily deformed toward the carbon in the transition state.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.3',
  },
  {
    id: 'organic-structure-and-bonding-28',
    topics: ['structure-and-bonding'],
    tests: ['curly-arrows'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'For the attack of cyanide ion on bromomethane, a student draws a curved arrow from the carbon of bromomethane to the lone pair on the carbon of cyanide. What has to be changed?',
    answer: 'The arrow has to start at the lone pair and end at the carbon of bromomethane.',
    distractors: [
      {
        text: 'The arrow has to start at the lone pair and end at the bromine of bromomethane.',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The electron-poor atom is the carbon; an arrow to bromine would form a bond from the carbon of cyanide to bromine.',
      },
      {
        text: 'The arrow has to keep its direction but needs a half head for a single electron.',
        slip: 'fission-confused',
        teaching:
          'Two electrons move in this attack, so a full head is correct; it is the direction that is wrong.',
      },
      {
        text: 'The arrow has to keep its direction but needs to end at the negative charge.',
        slip: 'arrow-direction-reversed',
        teaching:
          'Arrows show where electrons go: away from the negative partner, toward the electron-poor carbon.',
      },
    ],
    explanation:
      'A curved arrow shows the movement of an electron pair, from where it is to where it forms a bond. The pair comes from cyanide and goes to the δ+ carbon of bromomethane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.5',
  },
  {
    id: 'organic-structure-and-bonding-29',
    topics: ['structure-and-bonding'],
    tests: ['curly-arrows'],
    difficulty: 'intermediate',
    text: 'How many full-headed curved arrows describe the one-step elimination of HBr from 2-bromopropane by a hydroxide ion?',
    answer: '3',
    distractors: [
      {
        text: '1',
        slip: 'arrow-forgotten',
        teaching:
          'The arrow from hydroxide to hydrogen is needed, but the electrons of the C–H and C–Br bonds move as well.',
      },
      {
        text: '2',
        slip: 'arrow-forgotten',
        teaching:
          'With the arrows from hydroxide to H and from C–Br to Br alone, no π bond would form: the C–H electrons also need an arrow.',
      },
      {
        text: '4',
        slip: 'counted-twice',
        teaching:
          'A single arrow shows the C–H pair becoming the π bond; breaking the C–H bond and forming the π bond do not require two separate arrows.',
      },
    ],
    explanation:
      'One arrow runs from a lone pair of hydroxide to the hydrogen, one from the C–H bond to the C–C bond (the new π bond), and one from the C–Br bond to bromine: 1 + 1 + 1 = 3.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.8',
  },
  {
    id: 'organic-structure-and-bonding-30',
    topics: ['structure-and-bonding'],
    tests: ['curly-arrows', 'resonance-in-organic-molecules'],
    uses: ['formal-charge'],
    difficulty: 'intermediate',
    text: 'Two curved arrows are drawn on this enamine, one from the lone pair of nitrogen to the bond between nitrogen and the CH group and the other from the C=C bond to the terminal carbon. Which structure results? \\smiles{C=CN(C)C}',
    answer: '\\smiles{[CH2-]C=[N+](C)C}',
    distractors: [
      {
        text: '\\smiles{[CH2+][CH-]N(C)C}',
        slip: 'arrow-direction-reversed',
        teaching: 'The π electrons go to the terminal carbon, so this carbon becomes negative, not positive.',
      },
      {
        text: '\\smiles{[CH2-][CH+]N(C)C}',
        slip: 'arrow-forgotten',
        teaching:
          'This uses only the second arrow; the lone pair of nitrogen must form a second bond to the neighboring CH carbon as well.',
      },
      {
        text: '\\smiles{[CH-]=C[NH+](C)C}',
        slip: 'atoms-moved-in-resonance',
        teaching: 'A hydrogen was moved here. Curved arrows between resonance forms move electrons only.',
      },
    ],
    explanation:
      'The lone pair becomes the π bond of C=N, so nitrogen acquires a positive charge; the π electrons become a lone pair, so the terminal carbon acquires a negative charge. The formula and total charge stay the same.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.6',
    computation: {
      kind: 'same-structure',
      smiles: 'C[N+](C)=C[CH2-]',
    },
  },
  {
    id: 'organic-structure-and-bonding-31',
    topics: ['structure-and-bonding'],
    tests: ['homolytic-and-heterolytic-fission'],
    uses: ['sn1-reaction'],
    difficulty: 'beginner',
    text: 'The C–Br bond of 2-bromo-2-methylpropane breaks heterolytically in aqueous ethanol. Which particles form?',
    answer: 'A *tert*-butyl cation and a bromide ion',
    distractors: [
      {
        text: 'A *tert*-butyl radical and a bromine atom',
        slip: 'fission-confused',
        teaching: 'Radicals form by homolysis, in which each partner keeps one electron of the bond.',
      },
      {
        text: 'A *tert*-butyl cation and a bromine atom',
        slip: 'electrons-for-bonds',
        teaching:
          'Both electrons of the bond must be accounted for: if carbon is positive, bromine has both of them and is negative.',
      },
      {
        text: 'A *tert*-butyl radical and a bromide ion',
        slip: 'electrons-for-bonds',
        teaching:
          'This would need three electrons: one on carbon and two more on bromine; the bond has only two.',
      },
    ],
    explanation:
      'In heterolytic cleavage, one partner takes both electrons of the bond. Bromine is the more electronegative atom, so a bromide ion leaves, and a *tert*-butyl cation remains.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.2',
  },
  {
    id: 'organic-structure-and-bonding-32',
    topics: ['structure-and-bonding'],
    tests: ['homolytic-and-heterolytic-fission'],
    difficulty: 'intermediate',
    text: 'A covalent bond can break homolytically or heterolytically. Which combination most favors homolytic cleavage?',
    answer: 'A weak bond between like atoms, in hexane',
    distractors: [
      {
        text: 'A weak bond between like atoms, in water',
        slip: 'solvent-role-reversed',
        teaching: 'Water stabilizes ions and thus favors heterolysis; hexane does not.',
      },
      {
        text: 'A weak bond between unlike atoms, in hexane',
        slip: 'ignored-polarity',
        teaching:
          'A polar bond between unlike atoms tends to break with both electrons going to the more electronegative atom.',
      },
      {
        text: 'A strong bond between unlike atoms, in water',
        slip: 'fission-confused',
        teaching:
          'A polar bond in a solvent that stabilizes ions is the combination that most favors heterolysis.',
      },
    ],
    explanation:
      'Like atoms attract the shared pair equally, and a nonpolar solvent such as hexane cannot stabilize ions. A weak bond between like atoms (O–O of a peroxide, Cl–Cl) therefore breaks into radicals on warming or in light.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 6.6',
  },
  {
    id: 'organic-structure-and-bonding-33',
    topics: ['structure-and-bonding'],
    tests: ['reactive-intermediates'],
    uses: ['inductive-effect'],
    difficulty: 'beginner',
    text: 'Which of these isomeric cations, \\ce{C4H9+}, is the most stable?',
    answer: '\\smiles{C[C+](C)C}',
    distractors: [
      {
        text: '\\smiles{CC[CH+]C}',
        slip: 'alkyl-groups-miscounted',
        teaching: 'Two alkyl groups stabilize the positive carbon here; the most stable isomer has three.',
      },
      {
        text: '\\smiles{CCC[CH2+]}',
        slip: 'carbocation-stability-reversed',
        teaching: 'A primary cation has only one alkyl group that shares electrons with the positive carbon.',
      },
      {
        text: '\\smiles{CC(C)[CH2+]}',
        slip: 'branch-misread',
        teaching:
          'The branching is at the neighboring carbon; the positive carbon itself carries only one alkyl group.',
      },
    ],
    explanation:
      'Alkyl groups stabilize a carbocation by hyperconjugation and the inductive effect. Three methyl groups on the positive carbon make the tertiary cation the most stable of the isomers.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
    computation: {
      kind: 'contains-fragment',
      fragment: 'C[C+](C)C',
    },
  },
  {
    id: 'organic-structure-and-bonding-34',
    topics: ['structure-and-bonding'],
    tests: ['reactive-intermediates', 'resonance-in-organic-molecules'],
    uses: ['inductive-effect'],
    difficulty: 'intermediate',
    text: 'Oxygen is electronegative, yet the cation \\ce{CH3OCH2+} is far more stable than \\ce{CH3CH2CH2+}. What is the main reason?',
    answer: 'A lone pair of oxygen is shared with the empty p orbital.',
    distractors: [
      {
        text: 'A σ bond to oxygen removes the positive charge of carbon.',
        slip: 'reversed-cause',
        teaching:
          'Through the σ bond, oxygen withdraws electrons, which makes the carbon more positive; only its lone pair can help.',
      },
      {
        text: 'A methyl group shifts from oxygen to the positive carbon.',
        slip: 'rearrangement-invented',
        teaching: 'No shift is needed; the oxygen stays where it is and shares a lone pair.',
      },
      {
        text: 'A negative charge on oxygen cancels the positive charge.',
        slip: 'charge-placed-wrongly',
        teaching:
          'Oxygen is neutral in the structure shown and becomes positive when it shares its lone pair.',
      },
    ],
    explanation:
      'Oxygen donates a lone pair into the empty p orbital of the neighboring carbon: \\ce{CH3O+=CH2} is a resonance form in which every atom has an octet. This resonance outweighs the withdrawal through the σ bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 7.9',
  },
  {
    id: 'organic-alkenes-and-alkynes-25',
    topics: ['alkenes-and-alkynes'],
    tests: ['kinetic-and-thermodynamic-control', 'conjugated-dienes'],

    difficulty: 'intermediate',
    text: 'HBr is added to buta-1,3-diene at −80 °C; 80% of the product is the 1,2-adduct. The mixture is then kept with a trace of HBr at 40 °C, where the adducts ionize reversibly. What is found after several hours?',
    answer: 'The fraction of the 1,4-adduct has increased until it predominates.',
    distractors: [
      {
        text: 'The mixture is unchanged, since both products had already formed.',
        slip: 'equilibrium-as-completion',
        teaching: 'The adducts can ionize again at 40 °C, so the initial mixture does not persist.',
      },
      {
        text: 'The fractions of the two adducts have become equal through the common cation.',
        slip: 'shared-equally',
        teaching:
          'A common cation does not mean equal amounts; the relative stability of the adducts determines their ratio.',
      },
      {
        text: 'The fraction of the 1,2-adduct has increased further, since it forms faster.',
        slip: 'kinetic-for-thermodynamic',
        teaching:
          'The rate of formation determines the product only while the reaction is irreversible; once it is reversible, the more stable product predominates.',
      },
    ],
    explanation:
      'At −80 °C the product that forms faster predominates (kinetic control). At 40 °C bromide leaves and returns, so the mixture reaches equilibrium, in which the more stable 1,4-adduct, with its more substituted C=C bond, predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.3',
  },
  {
    id: 'organic-carbonyl-compounds-27',
    topics: ['carbonyl-compounds'],
    tests: ['kinetic-and-thermodynamic-control', 'enolates'],
    difficulty: 'advanced',
    text: '2-Methylcyclohexanone is added slowly to a slight excess of lithium diisopropylamide (LDA) in THF at −78 °C. Which enolate predominates, and why?',
    answer: 'The less substituted one, because its proton is removed faster',
    distractors: [
      {
        text: 'The less substituted one, because it is the more stable enolate',
        slip: 'kinetic-for-thermodynamic',
        teaching:
          'The less substituted enolate has the less substituted C=C bond and is the less stable one; it predominates because it forms faster.',
      },
      {
        text: 'The more substituted one, because its proton is removed faster',
        slip: 'steric-hindrance-ignored',
        teaching: 'Bulky LDA more easily reaches the hydrogen at the carbon without a methyl group.',
      },
      {
        text: 'The more substituted one, because it is the more stable enolate',
        slip: 'conditions-confused',
        teaching:
          'This enolate would require equilibration, as with a weaker base at room temperature. With excess LDA at −78 °C the deprotonation is not reversed.',
      },
    ],
    explanation:
      'LDA is strong and bulky. In excess and at −78 °C it removes the less hindered hydrogen irreversibly, so the rate determines the product (kinetic control). The less substituted enolate predominates because its proton is removed faster.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.5; Clayden, Organic Chemistry, chapter 25',
  },
  {
    id: 'organic-structure-and-bonding-36',
    topics: ['structure-and-bonding'],
    tests: ['resonance-in-organic-molecules'],
    uses: ['reactive-intermediates'],
    difficulty: 'beginner',
    text: 'Which structure is another resonance form of this cation? \\smiles{C=C[CH+]C}',
    answer: '\\smiles{CC=C[CH2+]}',
    distractors: [
      {
        text: '\\smiles{C=CC[CH2+]}',
        slip: 'atoms-moved-in-resonance',
        teaching: 'A hydrogen has moved here, so this is an isomer, not a resonance form.',
      },
      {
        text: '\\smiles{C=[C+]CC}',
        slip: 'charge-placed-wrongly',
        teaching:
          'The charge appears at the ends of the three-carbon system, not at its middle; to form this cation, a hydrogen would have to move.',
      },
      {
        text: '\\smiles{CC=C[CH2-]}',
        slip: 'wrong-sign',
        teaching: 'Resonance forms have the same total charge; this one is an anion.',
      },
    ],
    explanation:
      'The π electrons move toward the positive carbon: the double bond then lies between the middle carbon and the carbon with \\ce{CH3}, and the positive charge is on the terminal \\ce{CH2}. All atoms stay in place.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.6',
    computation: {
      kind: 'same-structure',
      smiles: '[CH2+]C=CC',
    },
  },
  {
    id: 'organic-carboxylic-acids-26',
    topics: ['carboxylic-acids'],
    tests: ['amides', 'resonance-in-organic-molecules'],
    uses: ['formal-charge'],
    difficulty: 'intermediate',
    text: 'In *N*-methylacetamide the bond between nitrogen and the carbonyl carbon is shorter than the bond between nitrogen and the methyl carbon, and nitrogen is planar. Which structure, as a second resonance form, accounts for this? \\smiles{CC(=O)NC}',
    answer: '\\smiles{CC([O-])=[NH+]C}',
    distractors: [
      {
        text: '\\smiles{C[C+]([O-])NC}',
        slip: 'rings-or-pi-forgotten',
        teaching:
          'In this form the bond between nitrogen and the former carbonyl carbon is still single, so the form does not explain why that bond is short.',
      },
      {
        text: '\\smiles{CC(=[OH+])[N-]C}',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'Here a hydrogen has moved from nitrogen to oxygen, so this is another compound, not a resonance form.',
      },
      {
        text: '\\smiles{C=C([O-])[NH2+]C}',
        slip: 'atoms-moved-in-resonance',
        teaching:
          'A hydrogen has moved from the methyl group to nitrogen; resonance forms differ only in the positions of electrons.',
      },
    ],
    explanation:
      'The lone pair of nitrogen is delocalized into the C=O bond. The resonance form with C=N, \\ce{O-} and \\ce{N+} gives the bond between nitrogen and the carbonyl carbon some double-bond character, which makes it short and the nitrogen planar.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3',
    computation: {
      kind: 'same-structure',
      smiles: 'C[NH+]=C(C)[O-]',
    },
  },
  {
    id: 'organic-acidity-and-basicity-25',
    topics: ['acidity-and-basicity'],
    tests: ['inductive-effect'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'Fluoroacetic acid (p*K*_{a} 2.6) is stronger than iodoacetic acid (p*K*_{a} 3.2). What explains this difference?',
    answer: 'Fluorine attracts the electrons of the σ bonds more strongly.',
    distractors: [
      {
        text: 'Fluorine donates its lone pairs to the carboxyl group.',
        slip: 'reversed-cause',
        teaching: 'Donating electrons to the carboxyl group would make the acid weaker.',
      },
      {
        text: 'Iodine attracts the proton of the carboxyl group more strongly.',
        slip: 'wrong-cause',
        teaching:
          'A neutral iodine atom hardly attracts the acidic proton; the stability of the anion determines the acid strength.',
      },
      {
        text: 'Iodine is larger and keeps water away from the carboxyl group.',
        slip: 'wrong-cause',
        teaching:
          'Iodine is on the neighboring carbon and does not shield the carboxyl group; electronegativity explains the order.',
      },
    ],
    explanation:
      'Fluorine is the more electronegative halogen: it withdraws electrons through the σ bonds more strongly than iodine does and thus spreads the negative charge of the carboxylate ion more.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.4',
  },
  {
    id: 'organic-acidity-and-basicity-26',
    topics: ['acidity-and-basicity'],
    tests: ['inductive-effect'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'The p*K*_{a} values of three alcohols are 12.4 for \\ce{CF3CH2OH}, 14.6 for \\ce{CF3CH2CH2OH} and 15.4 for \\ce{CF3CH2CH2CH2OH}; that of butan-1-ol is 16.1. Which conclusion do the data support?',
    answer: 'The effect of the \\ce{CF3} group fades with each carbon in between.',
    distractors: [
      {
        text: 'The effect of the \\ce{CF3} group is the same wherever it is in the molecule.',
        slip: 'inductive-effect-at-any-distance',
        teaching: 'The number of fluorines is the same in all three, yet the values rise from 12.4 to 15.4.',
      },
      {
        text: 'The effect of the \\ce{CF3} group turns into electron donation at a distance.',
        slip: 'wrong-sign',
        teaching:
          'The p*K*_{a} of 15.4 is still below 16.1: the group still withdraws electrons, but only weakly.',
      },
      {
        text: 'The effect of the \\ce{CF3} group grows as the carbon chain becomes longer.',
        slip: 'reversed-trend',
        teaching: 'A stronger effect would lower the p*K*_{a}; it rises as the chain grows.',
      },
    ],
    explanation:
      'Compared with butan-1-ol, the p*K*_{a} is lowered by about 3.7 when one \\ce{CH2} group lies in between, by 1.5 with two, and by 0.7 with three. The inductive effect acts through σ bonds and fades with distance.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-isomerism-25',
    topics: ['isomerism'],
    tests: ['tautomerism'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Which pair consists of tautomers?',
    answer: '\\smiles{CC(C)=O|propan-2-one} and \\smiles{CC(O)=C|prop-1-en-2-ol}',
    distractors: [
      {
        text: '\\smiles{CC([O-])=C} and \\smiles{CC(=O)[CH2-]}',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'Only the positions of electrons differ here, and no atom moves, so these are two resonance forms of one enolate ion.',
      },
      {
        text: '\\smiles{CCC=O|propanal} and \\smiles{CC(C)=O|propan-2-one}',
        slip: 'isomers-for-tautomers',
        teaching:
          'To convert one to the other, the oxygen would have to move to another carbon; these are constitutional isomers that do not interconvert by moving one hydrogen.',
      },
      {
        text: '\\smiles{CC(C)=O|propan-2-one} and \\smiles{CC(C)=[OH+]}',
        slip: 'conjugate-acid-for-base',
        teaching:
          'The second species has one more proton, so the two are a base and its conjugate acid, not isomers.',
      },
    ],
    explanation:
      'Tautomers are isomers that interconvert by moving a hydrogen atom together with a double bond. Propan-2-one and its enol, prop-1-en-2-ol, differ in exactly this way.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1',
  },
  {
    id: 'organic-isomerism-26',
    topics: ['isomerism'],
    tests: ['tautomerism'],
    difficulty: 'intermediate',
    text: 'Which of these carbonyl compounds has *no* enol tautomer?',
    answer: '\\smiles{O=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(=O)c1ccccc1}',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'Its methyl group is bonded to C=O, so it has three α hydrogens, one of which can move to form the enol.',
      },
      {
        text: '\\smiles{CC(C)C=O}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'One hydrogen on the carbon next to CHO is enough for an enol.',
      },
      {
        text: '\\smiles{O=C1CCCCC1}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Cyclic ketones also enolize; this one has four hydrogens on the two carbons next to C=O.',
      },
    ],
    explanation:
      'An enol needs a hydrogen on an sp^{3} carbon next to C=O. In benzaldehyde the carbon next to C=O is an sp^{2} carbon of the benzene ring and has no hydrogen to lose, so there is no enol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1',
    computation: {
      kind: 'drawn-option',
      property: {
        kind: 'count',
        count: 'sp3-carbons',
        value: 0,
      },
    },
  },
  {
    id: 'organic-isomerism-27',
    topics: ['isomerism'],
    tests: ['tautomerism'],
    uses: ['hydrogen-bonding'],
    difficulty: 'advanced',
    text: 'About 90% of pentane-2,4-dione is present as the enol in hexane, but only about 20% in water. What is the explanation?',
    answer: 'Water forms hydrogen bonds to the C=O groups, in place of the one inside the enol.',
    distractors: [
      {
        text: 'Water protonates the enol fully, which converts it to a stable cation.',
        slip: 'conditions-confused',
        teaching: 'Neutral water is far too weak an acid to convert the enol to a cation.',
      },
      {
        text: 'Hexane accepts hydrogen bonds from the enol, which it cannot accept from the diketone.',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'Hexane forms no hydrogen bonds at all; that is why the internal hydrogen bond of the enol matters there.',
      },
      {
        text: 'Hexane is nonpolar and speeds up the step that forms the enol.',
        slip: 'rate-for-equilibrium',
        teaching:
          'The percentage at equilibrium depends on the relative stabilities, not on how fast equilibrium is reached.',
      },
    ],
    explanation:
      'The enol is stabilized by conjugation and by a hydrogen bond within the molecule. In hexane this is an advantage; in water the two C=O groups of the diketone accept hydrogen bonds from the solvent, so the diketone is stabilized more.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 22.1; Clayden, Organic Chemistry, chapter 20',
  },
  {
    id: 'organic-stereochemistry-25',
    topics: ['stereochemistry'],
    tests: ['fischer-projections'],
    difficulty: 'beginner',
    text: 'In a Fischer projection the point where two lines cross represents a carbon. What do the lines mean?',
    answer: 'Horizontal bonds point toward the viewer, vertical ones away.',
    distractors: [
      {
        text: 'Vertical bonds point toward the viewer, horizontal ones away.',
        slip: 'projection-directions-confused',
        teaching: 'This is reversed: think of the horizontal bonds as arms stretched out toward you.',
      },
      {
        text: 'Horizontal and vertical bonds all lie in the plane of the paper.',
        slip: 'flat-drawing',
        teaching:
          'A carbon with four single bonds is tetrahedral; the cross is a convention for bonds in front of the plane and behind it.',
      },
      {
        text: 'Horizontal bonds lie in the plane of the paper, vertical ones point away.',
        slip: 'projection-directions-confused',
        teaching: 'No bond lies in the plane; the horizontal bonds point forward.',
      },
    ],
    explanation:
      'By convention the horizontal lines of a Fischer projection are bonds in front of the plane, and the vertical lines are bonds behind it.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.2',
  },
  {
    id: 'organic-stereochemistry-26',
    topics: ['stereochemistry'],
    tests: ['fischer-projections'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'The Fischer projection of (*R*)-2-hydroxypropanoic acid is rotated by 90° in the plane of the paper and read again as a Fischer projection. What does it now show?',
    answer: '(*S*)-2-Hydroxypropanoic acid',
    distractors: [
      {
        text: '(*R*)-2-Hydroxypropanoic acid',
        slip: 'fischer-turned',
        teaching:
          'A rotation by 180° preserves the configuration; a rotation by 90° exchanges the bonds in front with those behind.',
      },
      {
        text: 'A racemate of the acid',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'A projection shows a single configuration; a racemate contains equal amounts of both enantiomers.',
      },
      {
        text: 'A meso form of the acid',
        slip: 'meso-invented',
        teaching: 'A molecule with one stereocenter as its only stereogenic element cannot be meso.',
      },
    ],
    explanation:
      'After a quarter turn the bonds that pointed forward are vertical and are read as pointing back, and the others are read as pointing forward. This reverses the configuration, giving (*S*)-2-hydroxypropanoic acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.2',
  },
  {
    id: 'organic-stereochemistry-27',
    topics: ['stereochemistry'],
    tests: ['fischer-projections', 'r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'The Fischer projection of 2,3-dihydroxypropanal has CHO at the top, \\ce{CH2OH} at the bottom, OH on the right and H on the left. Which descriptors does the compound have?',
    answer: '(*R*) and D',
    distractors: [
      {
        text: '(*S*) and D',
        slip: 'projection-directions-confused',
        teaching:
          'The sequence OH, CHO, \\ce{CH2OH} looks counterclockwise, but H is horizontal and points toward the viewer, so the direction must be reversed.',
      },
      {
        text: '(*R*) and L',
        slip: 'fischer-turned',
        teaching: 'With the aldehyde at the top, OH on the right means D, by definition.',
      },
      {
        text: '(*S*) and L',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'These are the descriptors of the mirror image, with OH on the left.',
      },
    ],
    explanation:
      'OH on the right at this carbon means D. The priorities are OH > CHO > \\ce{CH2OH} > H. In the drawing they run counterclockwise, but H is horizontal and points toward the viewer, so the true direction is clockwise. The descriptors are (*R*) and D.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 25.3',
  },
  {
    id: 'organic-stereochemistry-28',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers'],
    uses: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'A racemic carboxylic acid is treated with one enantiomer of a chiral amine, and the salts are separated by crystallization. Which fact makes this possible?',
    answer: 'The two salts are diastereomers and differ in solubility.',
    distractors: [
      {
        text: 'The two salts are enantiomers and differ in solubility.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'Enantiomers have the same solubility in an achiral solvent; these salts contain the same enantiomer of the amine, so they are not mirror images.',
      },
      {
        text: 'The two salts are diastereomers and differ in their charges.',
        slip: 'wrong-cause',
        teaching: 'Both acids transfer one proton to the amine, so the charges are the same.',
      },
      {
        text: 'The two salts are enantiomers and differ in their charges.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching:
          'The salts contain the same enantiomer of the amine, so they are not mirror images, and their charges are the same.',
      },
    ],
    explanation:
      'The salts are, for example, (*R*,*R*) and (*S*,*R*), with the same configuration in one ion and opposite configurations in the other. Such diastereomers have different physical properties, among them solubility.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
  },
  {
    id: 'organic-stereochemistry-29',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers'],
    difficulty: 'beginner',
    text: 'A racemic ester is stirred in water with a lipase, which hydrolyzes the (*S*) ester and leaves the (*R*) ester unchanged. The stereocenter lies in the acid part; the hydrolysis does not affect it, and its descriptor stays the same. What does the mixture contain when half of the ester has reacted?',
    answer: 'The (*R*) ester and the (*S*) acid',
    distractors: [
      {
        text: 'The (*S*) ester and the (*R*) acid',
        slip: 'reactant-for-product',
        teaching: 'The (*S*) ester is the one that the enzyme hydrolyzes.',
      },
      {
        text: 'The racemic ester and the (*S*) acid',
        slip: 'ignored-change',
        teaching: 'Half of the racemic ester is (*S*); when that has reacted, no (*S*) ester is left.',
      },
      {
        text: 'The (*R*) ester and the racemic acid',
        slip: 'retention-for-inversion',
        teaching:
          'The acid comes from the (*S*) ester alone, and the hydrolysis leaves the stereocenter as it is.',
      },
    ],
    explanation:
      'The enzyme is chiral and accepts only one enantiomer. After half of the material has reacted, all of the (*S*) ester has become (*S*) acid and the (*R*) ester remains, so the two configurations can be separated as an acid and an ester.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.8',
  },
  {
    id: 'organic-acidity-and-basicity-27',
    topics: ['acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Which list shows the amines in order of increasing base strength in water?',
    answer: '4-Nitroaniline < aniline < 4-methylaniline',
    distractors: [
      {
        text: '4-Methylaniline < aniline < 4-nitroaniline',
        slip: 'reversed-trend',
        teaching:
          'The nitro group withdraws the lone pair of nitrogen into the ring, so 4-nitroaniline is the weakest base.',
      },
      {
        text: 'Aniline < 4-methylaniline < 4-nitroaniline',
        slip: 'resonance-ignored',
        teaching: 'Not every substituent strengthens the base: the nitro group withdraws electrons.',
      },
      {
        text: '4-Nitroaniline < 4-methylaniline < aniline',
        slip: 'wrong-sign',
        teaching:
          'A methyl group donates electrons, so 4-methylaniline is a slightly stronger base than aniline.',
      },
    ],
    explanation:
      'An electron-withdrawing group makes the lone pair of nitrogen less available; an electron-donating group makes it more available. The conjugate acids have p*K*_{a} 1.0 (nitro), 4.6 (aniline) and 5.1 (methyl), so the order is 4-nitroaniline < aniline < 4-methylaniline.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.4',
  },
  {
    id: 'organic-acidity-and-basicity-28',
    topics: ['acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    difficulty: 'advanced',
    text: 'Guanidine, \\ce{(H2N)2C=NH}, is a far stronger base (p*K*_{a} of its conjugate acid 13.6) than ethanamine (10.7). What is the main reason?',
    answer: 'The charge of its conjugate acid is shared by three nitrogens.',
    distractors: [
      {
        text: 'Its three nitrogens accept three protons one after the other.',
        slip: 'too-many-protons',
        teaching:
          'The p*K*_{a} refers to a single proton; once it has been added, a second one is accepted only with great difficulty.',
      },
      {
        text: 'Its C=N nitrogen is sp^{2} hybridized and thus holds its lone pair loosely.',
        slip: 'hybridisation-misjudged',
        teaching:
          'An sp^{2} lone pair is held more tightly than an sp^{3} one, which by itself lowers the basicity.',
      },
      {
        text: 'Its conjugate acid becomes aromatic when the proton is added.',
        slip: 'huckel-electrons-miscounted',
        teaching: 'There is no ring in guanidine, so there is no aromaticity.',
      },
    ],
    explanation:
      'The proton is added to the C=N nitrogen. In the guanidinium ion, \\ce{C(NH2)3^+}, the positive charge is delocalized over three equivalent nitrogens, which stabilizes the conjugate acid strongly.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.3; Clayden, Organic Chemistry, chapter 8',
  },
];
