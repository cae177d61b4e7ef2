import type { WrittenQuestion } from '../../written-question.ts';

/** Pericyclic reactions; Cannizzaro, Mannich, pinacol and Knoevenagel reactions; hydrates. */
export const concertedReactionsAndCondensationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-pericyclic-reactions-101',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'beginner',
    text: 'Which of these dienes reacts fastest with maleic anhydride in a Diels–Alder reaction?',
    answer: '\\smiles{C1=CC=CC1}',
    distractors: [
      {
        text: '\\smiles{C=CCC=C}',
        slip: 'conjugation-overlooked',
        teaching: 'The double bonds are not conjugated, so they cannot react together.',
      },
      {
        text: '\\smiles{C=CC=C}',
        slip: 'diene-configuration-lost',
        teaching:
          'This diene must first rotate into the less stable *s*-*cis* form, so it reacts more slowly.',
      },
      {
        text: '\\smiles{C=C1CCCC=C1}',
        slip: 'diene-configuration-lost',
        teaching: 'The ring holds this diene in the *s*-*trans* form, so it cannot react.',
      },
    ],
    explanation:
      'The diene must be in the *s*-*cis* form. Cyclopentadiene, a five-membered ring with conjugated double bonds, is locked in this form.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.5',
    computation: { kind: 'same-structure', smiles: 'C1=CC=CC1' },
  },
  {
    id: 'organic-pericyclic-reactions-102',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    uses: ['frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'Buta-1,3-diene reacts slowly with ethene, but readily with propenal, \\ce{CH2=CHCHO}. What is the effect of the CHO group?',
    answer: 'It lowers the energy of the empty π orbital.',
    distractors: [
      {
        text: 'It raises the energy of the empty π orbital.',
        slip: 'reversed-trend',
        teaching: 'This would widen the gap to the filled orbital of the diene and make the reaction slower.',
      },
      {
        text: 'It raises the energy of the filled π orbital.',
        slip: 'reversed-trend',
        teaching:
          'The group withdraws electrons, which lowers the orbital energies, and the filled orbital that matters is that of the diene.',
      },
      {
        text: 'It turns the double bond into a carbocation.',
        slip: 'mechanism-confused',
        teaching: 'The reaction is concerted; no cation forms.',
      },
    ],
    explanation:
      'The filled orbital of the diene interacts with the empty orbital of the dienophile. An electron-withdrawing group lowers the energy of the empty orbital, so the gap becomes smaller and the reaction faster.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.4',
  },
  {
    id: 'organic-pericyclic-reactions-103',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    difficulty: 'beginner',
    text: 'What is the product of the electrocyclic ring closure of (3*Z*)-hexa-1,3,5-triene on heating?',
    answer: '\\smiles{C1=CCCC=C1}',
    distractors: [
      {
        text: '\\smiles{C1=CCCCC1}',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'Ring closure uses up one of the three π bonds, so two are left.',
      },
      {
        text: '\\smiles{C1=CC2CCC12}',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'Only one σ bond forms, between the ends of the triene; two π bonds are left.',
      },
      {
        text: '\\smiles{C=CC1CC=C1}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Here only two of the three double bonds take part, which would give a strained four-membered ring.',
      },
    ],
    explanation:
      'The ends of the triene form a σ bond at the cost of one π bond; the other two π bonds move. The product is cyclohexa-1,3-diene, a six-membered ring with two double bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.2',
    computation: { kind: 'same-structure', smiles: 'C1=CCCC=C1' },
  },
  {
    id: 'organic-pericyclic-reactions-104',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    uses: ['ring-strain'],
    difficulty: 'intermediate',
    text: 'Cyclobutene opens to buta-1,3-diene on heating, whereas hexa-1,3,5-triene closes to cyclohexa-1,3-diene. Why do the two reactions go in opposite directions?',
    answer: 'The four-membered ring is strained; the six-membered ring is not.',
    distractors: [
      {
        text: 'The closure is forbidden with four electrons and allowed with six.',
        slip: 'orbital-rule-reversed',
        teaching:
          'Both are allowed, one conrotatory, the other disrotatory; the orbital symmetry rules do not determine the direction of the equilibrium.',
      },
      {
        text: 'A π bond is stronger than a σ bond in the six-membered ring only.',
        slip: 'stability-from-heat-reversed',
        teaching: 'A σ bond is the stronger one; this favors closure unless strain outweighs it.',
      },
      {
        text: 'The diene has more resonance forms than the triene.',
        slip: 'wrong-cause',
        teaching: 'The longer conjugated system has more resonance forms, which would favor the open triene.',
      },
    ],
    explanation:
      'Closure replaces a π bond with a stronger σ bond and is therefore favored for the triene. In cyclobutene the strain of about 120 kJ/mol outweighs this, so the ring opens.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.2',
  },
  {
    id: 'organic-pericyclic-reactions-105',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    difficulty: 'intermediate',
    text: 'In the skin, light opens a six-membered ring in 7-dehydrocholesterol to a triene, the precursor of vitamin D. Which part of the molecule takes part in this electrocyclic reaction?',
    answer: 'A cyclohexa-1,3-diene, whose σ bond between the sp^{3} carbons breaks',
    distractors: [
      {
        text: 'A cyclohexa-1,3-diene, whose σ bond between the double bonds breaks',
        slip: 'wrong-bond-broken',
        teaching: 'Breaking this bond would not give a conjugated triene.',
      },
      {
        text: 'A cyclohexa-1,4-diene, whose σ bond between the double bonds breaks',
        slip: 'conjugation-overlooked',
        teaching: 'In a 1,4-diene a \\ce{CH2} group separates the double bonds, so they are not conjugated.',
      },
      {
        text: 'A cyclohexene, whose σ bond opposite the double bond breaks',
        slip: 'wrong-carbon-attacked',
        teaching:
          'A cyclohexene has only one C=C bond, so breaking one σ bond could not give a conjugated triene.',
      },
    ],
    explanation:
      'This is the reverse of the ring closure of a triene. In a cyclohexa-1,3-diene the σ bond between the two sp^{3} carbons breaks, and its electrons and the two π bonds make three conjugated double bonds.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.4',
  },
  {
    id: 'organic-pericyclic-reactions-106',
    topics: ['pericyclic-reactions'],
    tests: ['electrocyclic-reactions'],
    uses: ['reactive-intermediates'],
    difficulty: 'advanced',
    text: 'The pentadienyl cation, \\ce{CH2=CHCH=CHCH2+}, closes to a cyclopentenyl cation (as in the Nazarov reaction). How many π electrons take part, and where do they end up?',
    answer: '4: two in a new σ bond, two in an allyl cation',
    distractors: [
      {
        text: '6: two in a new σ bond, four in a diene',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'The cationic carbon contributes an empty orbital and no electrons.',
      },
      {
        text: '4: four in two new σ bonds, none in the π system',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'Only one σ bond forms to close the ring; the other two electrons stay in the π system.',
      },
      {
        text: '5: two in a new σ bond, three in a radical',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'The two double bonds contain four π electrons, and no electron is unpaired.',
      },
    ],
    explanation:
      'Two C=C bonds contain 4 π electrons; the cationic end has none. The ends join by a σ bond (two electrons), and two are left for the three carbons of an allyl cation in the ring.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.2',
  },
  {
    id: 'organic-pericyclic-reactions-107',
    topics: ['pericyclic-reactions'],
    tests: ['sigmatropic-rearrangements'],
    difficulty: 'beginner',
    text: 'What is the product when 3-methylhexa-1,5-diene is heated (Cope rearrangement)? \\smiles{C=CC(C)CC=C}',
    answer: '\\smiles{CC=CCCC=C}',
    distractors: [
      {
        text: '\\smiles{C=CCCC(C)=C}',
        slip: 'position-shifted',
        teaching:
          'The \\ce{CH3} group remains attached to the same carbon, which becomes an end of the new C=C bond.',
      },
      {
        text: '\\smiles{CC(C=C)=CC=C}',
        slip: 'rearrangement-overlooked',
        teaching: 'No hydrogen is lost in a Cope rearrangement; the product is an isomer.',
      },
      {
        text: '\\smiles{CC1CC=CCC1}',
        slip: 'mechanism-confused',
        teaching:
          'The transition state is a ring of six carbons, but the old σ bond breaks as the new one forms, so no ring remains.',
      },
    ],
    explanation:
      'The bond between carbons 3 and 4 breaks while carbons 1 and 6 join, and both double bonds shift. The product is hepta-1,5-diene, \\ce{CH3CH=CHCH2CH2CH=CH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.8',
    computation: { kind: 'same-structure', smiles: 'CC=CCCC=C' },
  },
  {
    id: 'organic-pericyclic-reactions-108',
    topics: ['pericyclic-reactions', 'alcohols-and-ethers'],
    tests: ['sigmatropic-rearrangements'],
    uses: ['phenols', 'ethers'],
    difficulty: 'beginner',
    text: 'What is the product when allyl phenyl ether is heated to 200 °C (Claisen rearrangement)? \\smiles{C=CCOc1ccccc1}',
    answer: '\\smiles{C=CCc1ccccc1O}',
    distractors: [
      {
        text: '\\smiles{C=CCc1ccc(O)cc1}',
        slip: 'directing-effect-confused',
        teaching: 'The six-membered transition state reaches only the neighboring position.',
      },
      {
        text: '\\smiles{CC=Cc1ccccc1O}',
        slip: 'position-shifted',
        teaching:
          'The far end of the allyl group joins the ring, so its double bond ends up away from the ring.',
      },
      {
        text: '\\smiles{CC=Cc1ccc(O)cc1}',
        slip: 'position-shifted',
        teaching:
          'The six-membered transition state reaches only the neighboring position, and the double bond ends up away from the ring.',
      },
    ],
    explanation:
      'The far end of the allyl group joins the ring carbon next to C–O while the O–\\ce{CH2} bond breaks. The ketone that forms first tautomerizes to the aromatic 2-allylphenol, with the two groups on neighboring carbons.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.4',
    computation: { kind: 'same-structure', smiles: 'C=CCc1ccccc1O' },
  },
  {
    id: 'organic-pericyclic-reactions-109',
    topics: ['pericyclic-reactions'],
    tests: ['sigmatropic-rearrangements'],
    difficulty: 'intermediate',
    text: 'In a rearrangement, the σ bond between carbons 1 and 1′ breaks, and a new σ bond forms between carbons 3 and 3′ of the two fragments. How is this sigmatropic rearrangement classified?',
    answer: '[3,3]',
    distractors: [
      {
        text: '[1,3]',
        slip: 'one-partner-only',
        teaching:
          'In a [1,3] shift, one end of the σ bond stays on its atom, and the other end moves to the third atom.',
      },
      {
        text: '[1,1]',
        slip: 'notation-misread',
        teaching:
          'These are the carbons of the bond that breaks; the numbers in the name show where the new bond forms.',
      },
      {
        text: '[6,6]',
        slip: 'pericyclic-electrons-miscounted',
        teaching:
          'Six electrons take part, but the numbers are found by counting atoms from the bond that breaks.',
      },
    ],
    explanation:
      'The two numbers show which atom of each fragment, counted from the old σ bond, carries the new σ bond. Here the bond moves from carbons 1 and 1′ to carbons 3 and 3′, so the rearrangement is [3,3].',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.7',
  },
  {
    id: 'organic-pericyclic-reactions-110',
    topics: ['pericyclic-reactions', 'carbonyl-compounds'],
    tests: ['sigmatropic-rearrangements'],
    uses: ['tautomerism'],
    difficulty: 'advanced',
    text: 'Hexa-1,5-dien-3-ol is heated and undergoes a Cope rearrangement. What is the final product? \\smiles{C=CC(O)CC=C}',
    answer: '\\smiles{C=CCCCC=O}',
    distractors: [
      {
        text: '\\smiles{C=CCCC=CO}',
        slip: 'one-step-short',
        teaching: 'This enol forms first, but it tautomerizes to the aldehyde.',
      },
      {
        text: '\\smiles{CC(=O)CCC=C}',
        slip: 'position-shifted',
        teaching: 'The carbon with OH becomes an end of the chain in the rearrangement.',
      },
      {
        text: '\\smiles{C=CC(=O)CC=C}',
        slip: 'wrong-bond-broken',
        teaching: 'This would be an oxidation; the rearrangement gives an isomer of the alcohol.',
      },
    ],
    explanation:
      'The σ bond between carbons 3 and 4 breaks while carbons 1 and 6 join. One of the new C=C bonds carries the OH group, so the first product is an enol, which tautomerizes to the aldehyde hex-5-enal.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.8',
    computation: { kind: 'same-structure', smiles: 'C=CCCCC=O' },
  },
  {
    id: 'organic-pericyclic-reactions-111',
    topics: ['pericyclic-reactions'],
    tests: ['sigmatropic-rearrangements', 'woodward-hoffmann-rules'],
    difficulty: 'advanced',
    text: '5-Methylcyclopenta-1,3-diene isomerizes to the 1-methyl isomer at room temperature by a hydrogen shift. Which description fits this thermal shift?',
    answer: '[1,5], on one face, with 6 electrons',
    distractors: [
      {
        text: '[1,3], on one face, with 4 electrons',
        slip: 'pericyclic-electrons-miscounted',
        teaching:
          'A shift with 4 electrons on one face is thermally forbidden; here both double bonds of the diene take part.',
      },
      {
        text: '[1,5], from one face to the other, with 6 electrons',
        slip: 'orbital-rule-reversed',
        teaching:
          'With 6 electrons the thermal shift stays on one face; in a small ring the other face cannot be reached.',
      },
      {
        text: '[1,3], from one face to the other, with 6 electrons',
        slip: 'pericyclic-electrons-miscounted',
        teaching:
          'Only 4 electrons take part in a [1,3] shift, and the hydrogen cannot reach the other face of the ring.',
      },
    ],
    explanation:
      'The C–H bond (2 electrons) and both double bonds (4) take part: 6 electrons, [1,5]. Under thermal conditions such a shift is suprafacial (on one face of the ring) and takes place easily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.8',
  },
  {
    id: 'organic-pericyclic-reactions-112',
    topics: ['pericyclic-reactions'],
    tests: ['sigmatropic-rearrangements'],
    uses: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Which starting material gives pent-4-enal, \\ce{CH2=CHCH2CH2CHO}, by a Claisen rearrangement on heating?',
    answer: '\\smiles{C=CCOC=C}',
    distractors: [
      {
        text: '\\smiles{C=CCCC=C}',
        slip: 'wrong-bond-broken',
        teaching: 'This hydrocarbon contains no oxygen, so no aldehyde can form.',
      },
      {
        text: '\\smiles{C=CCOCC=C}',
        slip: 'position-shifted',
        teaching: 'The second double bond must be next to oxygen; here there is no C=C–O–C–C=C chain.',
      },
      {
        text: '\\smiles{C=COC=C}',
        slip: 'carbon-lost-or-added',
        teaching: 'The \\ce{CH2} group that must lie between oxygen and one of the double bonds is missing.',
      },
    ],
    explanation:
      'A Claisen rearrangement needs the chain C=C–O–C–C=C. In allyl vinyl ether, the O–\\ce{CH2} bond breaks and the two end carbons join to give \\ce{CH2=CHCH2CH2CHO}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.8',
    computation: { kind: 'same-structure', smiles: 'C=CCOC=C' },
  },
  {
    id: 'organic-pericyclic-reactions-113',
    topics: ['pericyclic-reactions'],
    tests: ['woodward-hoffmann-rules'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'intermediate',
    text: 'In the thermal ring closure of buta-1,3-diene the highest occupied orbital has lobes of opposite sign on the upper faces of the two end carbons. How must the end carbons rotate to form a bond?',
    answer: 'In the same direction: conrotatory',
    distractors: [
      {
        text: 'In opposite directions: disrotatory',
        slip: 'orbital-rule-reversed',
        teaching: 'This would bring lobes of opposite sign together, which gives no bond.',
      },
      {
        text: 'In the same direction: suprafacial',
        slip: 'other-terms-meaning',
        teaching:
          '“Suprafacial” describes bonding on one face, as in shifts and cycloadditions; it is not the term for a direction of rotation.',
      },
      {
        text: 'In opposite directions: antarafacial',
        slip: 'other-terms-meaning',
        teaching:
          'Rotation in opposite directions would bring lobes of opposite sign together, and “antarafacial” is not the term for a direction of rotation.',
      },
    ],
    explanation:
      'Lobes of the same sign have to meet. Since the signs on the upper faces are opposite, the upper lobe of one end must meet the lower lobe of the other, which happens when both ends rotate in the same direction: conrotatory.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.3',
  },
  {
    id: 'organic-pericyclic-reactions-114',
    topics: ['pericyclic-reactions'],
    tests: ['woodward-hoffmann-rules'],
    uses: ['photochemistry'],
    difficulty: 'beginner',
    text: 'Why does light change the mode of rotation of the ends (conrotatory or disrotatory) in an electrocyclic reaction?',
    answer: 'Light raises an electron to an orbital of different symmetry.',
    distractors: [
      {
        text: 'Light heats the molecule far above the usual temperature.',
        slip: 'wrong-cause',
        teaching: 'Heating does not change the symmetry of the highest occupied orbital.',
      },
      {
        text: 'Light splits a σ bond and so gives two free radicals.',
        slip: 'fission-confused',
        teaching: 'The reaction remains concerted; no free radicals form.',
      },
      {
        text: 'Light removes two electrons, so 4*n* + 2 becomes 4*n*.',
        slip: 'pericyclic-electrons-miscounted',
        teaching: 'No electron is lost: one is raised to a higher orbital.',
      },
    ],
    explanation:
      'The excited electron occupies the next orbital, which is now the highest occupied one. The relative signs of its end lobes are reversed, so the other mode of rotation is allowed.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 30.4',
  },
  {
    id: 'organic-carbonyl-compounds-141',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    difficulty: 'beginner',
    text: 'Which of these aldehydes undergoes a Cannizzaro reaction with concentrated NaOH?',
    answer: '\\smiles{CC(C)(C)C=O}',
    distractors: [
      {
        text: '\\smiles{CCCC=O}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'It has hydrogens next to C=O and can form an enolate ion, so an aldol reaction is faster.',
      },
      {
        text: '\\smiles{CCC=O}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'It has hydrogens next to C=O, so an aldol reaction takes place.',
      },
      {
        text: '\\smiles{CC(C)CC=O}',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'The \\ce{CH2} group next to C=O is acidic, so an aldol reaction takes place.',
      },
    ],
    explanation:
      'The Cannizzaro reaction needs an aldehyde that cannot form an enolate ion because the carbon next to C=O has no hydrogen. This is true of \\ce{(CH3)3CCHO}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
    computation: { kind: 'contains-fragment', fragment: 'CC(C)(C)C=O' },
  },
  {
    id: 'organic-carbonyl-compounds-142',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    uses: ['disproportionation'],
    difficulty: 'beginner',
    text: 'What do two molecules of benzaldehyde give in concentrated NaOH?',
    answer: '\\smiles{OCc1ccccc1.[O-]C(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OCc1ccccc1.OCc1ccccc1}',
        slip: 'one-product-only',
        teaching: 'Nothing is present that could reduce both molecules; one is reduced, the other oxidized.',
      },
      {
        text: '\\smiles{O=C(C=Cc1ccccc1)c1ccccc1}',
        slip: 'mechanism-confused',
        teaching: 'Benzaldehyde cannot form an enolate ion, so no aldol condensation takes place.',
      },
      {
        text: '\\smiles{OC(c1ccccc1)C(=O)c1ccccc1}',
        slip: 'mechanism-confused',
        teaching: 'This coupling needs cyanide as a catalyst.',
      },
    ],
    explanation:
      'One molecule transfers a hydride ion to the other: one is oxidized to benzoate, \\ce{C6H5COO-}, and the other is reduced to benzyl alcohol, \\ce{C6H5CH2OH}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
    computation: { kind: 'same-structure', smiles: 'OCc1ccccc1.[O-]C(=O)c1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-143',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    difficulty: 'intermediate',
    text: 'In a solution of NaOH in ordinary water, \\ce{C6H5CDO} gives the alcohol \\ce{C6H5CD2OH}. What does this show?',
    answer: 'The second D comes from another aldehyde molecule.',
    distractors: [
      {
        text: 'The second D comes from the water of the solution.',
        slip: 'mechanism-confused',
        teaching: 'The water is ordinary \\ce{H2O}; it could supply only H.',
      },
      {
        text: 'The second D comes from the ring of the aldehyde.',
        slip: 'aromatic-ring-attacked',
        teaching: 'The ring carries only H.',
      },
      {
        text: 'The second D comes from the hydroxide ions.',
        slip: 'mechanism-confused',
        teaching: 'Hydroxide in ordinary water carries H, and it adds through its oxygen atom.',
      },
    ],
    explanation:
      'The hydrogen that reduces the aldehyde moves directly from carbon to carbon, as a hydride (here deuteride) ion, from a second aldehyde molecule to which hydroxide has added.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
  },
  {
    id: 'organic-carbonyl-compounds-144',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    difficulty: 'advanced',
    text: 'A mixture of benzaldehyde and an excess of formaldehyde in concentrated NaOH gives benzyl alcohol in high yield. Why is formaldehyde, and not benzaldehyde, oxidized?',
    answer: 'Hydroxide adds faster to formaldehyde, which then donates hydride.',
    distractors: [
      {
        text: 'Hydroxide adds faster to benzaldehyde, which then donates hydride.',
        slip: 'reversed-trend',
        teaching:
          'In that case benzoate would form; the C=O group of benzaldehyde is in fact the less reactive one.',
      },
      {
        text: 'Formaldehyde forms an enolate ion, which then donates hydride.',
        slip: 'alpha-hydrogen-overlooked',
        teaching: 'Formaldehyde has no second carbon and cannot form an enolate ion.',
      },
      {
        text: 'Benzaldehyde is too bulky to accept hydride from formaldehyde.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Benzaldehyde does accept hydride, as the formation of benzyl alcohol shows.',
      },
    ],
    explanation:
      'The aldehyde to which hydroxide adds becomes the hydride donor and is oxidized. The unhindered C=O group of formaldehyde, which is not stabilized by a ring, adds hydroxide faster, so formaldehyde ends up as formate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
  },
  {
    id: 'organic-carbonyl-compounds-145',
    topics: ['carbonyl-compounds'],
    tests: ['cannizzaro-reaction'],
    uses: ['oxidation-level-of-carbon'],
    difficulty: 'advanced',
    text: 'Glyoxal (ethanedial), OHC–CHO, undergoes an intramolecular Cannizzaro reaction in concentrated NaOH to give a single organic product. Which product is it?',
    answer: '\\smiles{OCC(=O)[O-]}',
    distractors: [
      {
        text: '\\smiles{[O-]C(=O)C(=O)[O-]}',
        slip: 'one-product-only',
        teaching: 'Here both ends would be oxidized; without an oxidizing agent, one end must be reduced.',
      },
      {
        text: '\\smiles{OCCO}',
        slip: 'one-product-only',
        teaching: 'Here both ends would be reduced; without a reducing agent, one end must be oxidized.',
      },
      {
        text: '\\smiles{O=CC(=O)[O-]}',
        slip: 'one-step-short',
        teaching: 'Here one end has been oxidized, but the other has not accepted the hydride.',
      },
    ],
    explanation:
      'Hydroxide adds to one CHO group, which transfers its hydride to the other: one end becomes \\ce{COO-}, the other \\ce{CH2OH}. The product is glycolate, \\ce{HOCH2COO-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.12',
    computation: { kind: 'same-structure', smiles: 'OCC(=O)[O-]' },
  },
  {
    id: 'organic-carbonyl-compounds-146',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    difficulty: 'beginner',
    text: 'Which three components are combined in a Mannich reaction?',
    answer: 'A ketone, formaldehyde, and a secondary amine',
    distractors: [
      {
        text: 'A ketone, an ylide, and a secondary alcohol',
        slip: 'other-named-reaction',
        teaching: 'An ylide is the reagent of the Wittig reaction.',
      },
      {
        text: 'A ketone, hydrazine, and a strong base',
        slip: 'other-named-reaction',
        teaching: 'These belong to the Wolff–Kishner reduction.',
      },
      {
        text: 'A ketone, an enone, and an alkoxide',
        slip: 'other-named-reaction',
        teaching: 'These belong to the Robinson annulation.',
      },
    ],
    explanation:
      'Formaldehyde and the amine form an iminium ion, which the enol of the ketone attacks. The product is a ketone with an amino group on the second carbon from C=O.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
  },
  {
    id: 'organic-carbonyl-compounds-147',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    difficulty: 'intermediate',
    text: 'Which product, drawn as the free amine, is formed in the Mannich reaction of acetone, formaldehyde and dimethylamine hydrochloride?',
    answer: '\\smiles{CC(=O)CCN(C)C}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CN(C)C}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The carbon of formaldehyde, which lies between the ketone part and nitrogen, was left out.',
      },
      {
        text: '\\smiles{CC(O)CN(C)C}',
        slip: 'carbon-lost-or-added',
        teaching: 'The carbon of formaldehyde was left out, and the C=O group of the ketone is not reduced.',
      },
      {
        text: '\\smiles{CC(O)CCN(C)C}',
        slip: 'reduced-too-far',
        teaching: 'The C=O group of the ketone remains, because no reducing agent is present.',
      },
    ],
    explanation:
      'The enol carbon of acetone attacks the \\ce{CH2} carbon of the iminium ion \\ce{CH2=N(CH3)2+}. The product is \\ce{CH3COCH2CH2N(CH3)2}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
    computation: { kind: 'same-structure', smiles: 'CC(=O)CCN(C)C' },
  },
  {
    id: 'organic-carbonyl-compounds-148',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    uses: ['nucleophiles-and-electrophiles', 'imines-and-enamines'],
    difficulty: 'intermediate',
    text: 'Which species does the enol attack in a Mannich reaction with formaldehyde and diethylamine?',
    answer: '\\smiles{CC[N+](CC)=C}',
    distractors: [
      {
        text: '\\smiles{C[NH+](CC)CC}',
        slip: 'reduced-too-far',
        teaching:
          'No reducing agent is present to reduce the C=N bond, and this ion has no electrophilic carbon.',
      },
      {
        text: '\\smiles{CC[NH+](CC)CO}',
        slip: 'mechanism-order-reversed',
        teaching: 'This protonated adduct must still lose water to become a strong electrophile.',
      },
      {
        text: '\\smiles{CC[NH2+]CC}',
        slip: 'wrong-proton',
        teaching: 'This ion has no electrophilic carbon; it serves as an acid.',
      },
    ],
    explanation:
      'The amine and formaldehyde give an adduct that loses water to form the iminium ion, \\ce{CH2=N(C2H5)2+}. Its \\ce{CH2} carbon is the electrophile for the enol.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
    computation: { kind: 'same-structure', smiles: 'CC[N+](CC)=C' },
  },
  {
    id: 'organic-carbonyl-compounds-149',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'From which ketone can this Mannich base be made with formaldehyde and piperidine? \\smiles{O=C(CCN1CCCCC1)c1ccccc1}',
    answer: '\\smiles{CC(=O)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CCC(=O)c1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching:
          'The last carbon before nitrogen comes from formaldehyde; this ketone would give a branched product.',
      },
      {
        text: '\\smiles{CCCC(=O)c1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'Between C=O and nitrogen there are two carbons, and formaldehyde supplies one of them.',
      },
      {
        text: '\\smiles{CCC(=O)Cc1ccccc1}',
        slip: 'position-shifted',
        teaching: 'The C=O group of the product is bonded to the ring.',
      },
    ],
    explanation:
      'Removing the amine and the \\ce{CH2} group that came from formaldehyde leaves \\ce{C6H5COCH2}–, which comes from the ketone \\ce{C6H5COCH3}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
    computation: { kind: 'same-structure', smiles: 'CC(=O)c1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-150',
    topics: ['carbonyl-compounds', 'amines'],
    tests: ['mannich-reaction'],
    uses: ['e1cb-reaction', 'michael-addition'],
    difficulty: 'advanced',
    text: 'The ketone \\ce{CH3COCH2CH2N(CH3)2} is treated with iodomethane and then with a base. Which compound, useful in Michael additions, forms?',
    answer: '\\smiles{CC(=O)C=C}',
    distractors: [
      {
        text: '\\smiles{CC(=O)CCO}',
        slip: 'wrong-bond-broken',
        teaching:
          'The base takes the acidic proton next to C=O; elimination is easier than substitution here.',
      },
      {
        text: '\\smiles{CC(O)C=C}',
        slip: 'reduced-too-far',
        teaching: 'Nothing reduces the C=O group, which makes the neighboring hydrogens acidic.',
      },
      {
        text: '\\smiles{CC(O)CCO}',
        slip: 'mechanism-confused',
        teaching: 'The base takes a proton next to C=O, and the amine leaves; nothing reduces the ketone.',
      },
    ],
    explanation:
      'Methylation makes \\ce{N(CH3)3^+}, a good leaving group. The base takes a proton next to C=O, and trimethylamine is expelled to give but-3-en-2-one, \\ce{CH3COCH=CH2}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Mannich Reaction',
    computation: { kind: 'same-structure', smiles: 'CC(=O)C=C' },
  },
  {
    id: 'organic-carbonyl-compounds-151',
    topics: ['carbonyl-compounds'],
    tests: ['pinacol-rearrangement'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'In the pinacol rearrangement, a tertiary cation turns into another cation by a shift of a methyl group. What drives this shift?',
    answer: 'The new cation is stabilized by a lone pair.',
    distractors: [
      {
        text: 'The new cation is secondary and thus more stable.',
        slip: 'carbocation-stability-reversed',
        teaching: 'A secondary cation is less stable than a tertiary one; the oxygen makes the difference.',
      },
      {
        text: 'The new cation is smaller and better solvated.',
        slip: 'wrong-cause',
        teaching: 'Both cations have the same formula and about the same size.',
      },
      {
        text: 'The new cation has lost its positive charge.',
        slip: 'mechanism-confused',
        teaching: 'The charge is still there; it is lost only when the OH group loses its proton.',
      },
    ],
    explanation:
      'After the shift the positive carbon carries an OH group. A lone pair on oxygen completes the octet of the carbon: the ion is a protonated ketone, which loses \\ce{H+}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Pinacol Rearrangement',
  },
  {
    id: 'organic-carbonyl-compounds-152',
    topics: ['carbonyl-compounds', 'alcohols-and-ethers'],
    tests: ['pinacol-rearrangement'],
    difficulty: 'beginner',
    text: 'In what order do the steps of a pinacol rearrangement take place?',
    answer: 'Protonation, loss of water, shift of a group, loss of \\ce{H+}',
    distractors: [
      {
        text: 'Protonation, shift of a group, loss of \\ce{H+}, loss of water',
        slip: 'mechanism-order-reversed',
        teaching: 'The group moves to a positive carbon, which forms only when water leaves.',
      },
      {
        text: 'Loss of \\ce{H+}, shift of a group, loss of water, protonation',
        slip: 'mechanism-order-reversed',
        teaching:
          'In acid the diol first gains a proton rather than losing one, and a group can move only after water has left.',
      },
      {
        text: 'Loss of water, protonation, loss of \\ce{H+}, shift of a group',
        slip: 'mechanism-order-reversed',
        teaching: 'OH must be protonated before it can leave as water.',
      },
    ],
    explanation:
      'Acid protonates an OH group, and water leaves. A group then moves to the positive carbon, and the remaining OH group loses its proton and becomes C=O.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Pinacol Rearrangement',
  },
  {
    id: 'organic-carbonyl-compounds-153',
    topics: ['carbonyl-compounds'],
    tests: ['pinacol-rearrangement'],
    uses: ['carbocation-rearrangement'],
    difficulty: 'advanced',
    text: 'Which ketone forms when this diol is treated with cold sulfuric acid? \\smiles{CC(C)(O)C(O)(c1ccccc1)c1ccccc1}',
    answer: '\\smiles{CC(=O)C(C)(c1ccccc1)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(C)(C(=O)c1ccccc1)c1ccccc1}',
        slip: 'carbocation-stability-reversed',
        teaching:
          'This would need the OH group on the carbon with the two methyl groups to leave; the cation next to the two phenyl rings is more stable.',
      },
      {
        text: '\\smiles{CC(C)(O)C(=O)c1ccccc1}',
        slip: 'carbon-lost-or-added',
        teaching: 'No phenyl ring is lost; all carbons of the diol are in the product.',
      },
      {
        text: '\\smiles{C=C(C)C(O)(c1ccccc1)c1ccccc1}',
        slip: 'one-step-short',
        teaching:
          'This alcohol would form by dehydration at the carbon with the methyl groups, but it is the OH group on the carbon with the phenyl rings that leaves.',
      },
    ],
    explanation:
      'The OH group on the carbon with both rings leaves, because the resulting cation is the more stable one. A methyl group moves to this carbon, and the other carbon becomes C=O: \\ce{(C6H5)2C(CH3)COCH3}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Pinacol Rearrangement',
    computation: { kind: 'same-structure', smiles: 'CC(=O)C(C)(c1ccccc1)c1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-154',
    topics: ['carbonyl-compounds'],
    tests: ['pinacol-rearrangement'],
    uses: ['ring-strain'],
    difficulty: 'advanced',
    text: '1,1′-Bi(cyclopentane)-1,1′-diol is heated with acid. Which ketone forms? \\smiles{OC1(CCCC1)C1(O)CCCC1}',
    answer: '\\smiles{O=C1CCCCC12CCCC2}',
    distractors: [
      {
        text: '\\smiles{O=C1CCCC12CCCCC2}',
        slip: 'position-shifted',
        teaching:
          'The bond that moves belongs to the ring that keeps its oxygen, so the ring that grows contains C=O.',
      },
      {
        text: '\\smiles{O=C1CCCC12CCCC2}',
        slip: 'carbon-lost-or-added',
        teaching: 'All ten carbons are kept; the ring whose bond moves to the cation grows by one.',
      },
      {
        text: '\\smiles{O=C1CCCCC12CCCCC2}',
        slip: 'one-step-too-many',
        teaching: 'Only one ring grows; the other one keeps five carbons.',
      },
    ],
    explanation:
      'One OH leaves as water. A ring bond at the other C–OH carbon moves to the cation, so this ring grows to six members and contains C=O. The former cationic carbon belongs to both rings.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Pinacol Rearrangement',
    computation: { kind: 'same-structure', smiles: 'O=C1CCCCC12CCCC2' },
  },
  {
    id: 'organic-carbonyl-compounds-155',
    topics: ['carbonyl-compounds'],
    tests: ['knoevenagel-condensation'],
    difficulty: 'beginner',
    text: 'What is the product when benzaldehyde and malononitrile (propanedinitrile), \\ce{CH2(CN)2}, react in the presence of a little piperidine?',
    answer: '\\smiles{N#CC(C#N)=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{N#CC(C#N)C(O)c1ccccc1}',
        slip: 'water-not-split-off',
        teaching:
          'This adduct loses water readily, because the double bond that forms is conjugated with the ring and the nitrile groups.',
      },
      {
        text: '\\smiles{N#CCC(=O)c1ccccc1}',
        slip: 'group-replaced',
        teaching: 'No nitrile group is replaced; oxygen leaves as water.',
      },
      {
        text: '\\smiles{N#CC=Cc1ccccc1}',
        slip: 'one-step-too-many',
        teaching: 'Both nitrile groups stay in the product.',
      },
    ],
    explanation:
      'Piperidine takes a proton from \\ce{CH2(CN)2}. The carbanion adds to the aldehyde, and water is lost to give \\ce{C6H5CH=C(CN)2}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Knoevenagel Condensation',
    computation: { kind: 'same-structure', smiles: 'N#CC(C#N)=Cc1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-156',
    topics: ['carbonyl-compounds'],
    tests: ['knoevenagel-condensation'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'Diethyl malonate (diethyl propanedioate) condenses with aldehydes when an amine is the base, whereas ethyl acetate needs a much stronger base. What is the reason?',
    answer: 'Two C=O groups share the charge of the diester anion.',
    distractors: [
      {
        text: 'Two C=O groups make the diester anion more reactive.',
        slip: 'reversed-trend',
        teaching: 'The stabilized anion is less reactive; what matters is how easily it forms.',
      },
      {
        text: 'Two ester groups make room for the amine.',
        slip: 'steric-hindrance-ignored',
        teaching:
          'Ester groups take up room rather than make it; what they change is the acidity of the \\ce{CH2} group.',
      },
      {
        text: 'Two ester groups offer two leaving groups.',
        slip: 'leaving-group-misjudged',
        teaching: 'No ethoxide leaves in this condensation.',
      },
    ],
    explanation:
      'The \\ce{CH2} hydrogens between two C=O groups (p*K*_{a} 13) are far more acidic than those of ethyl acetate (25), because the charge of the anion is delocalized over both groups. A weak base suffices.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Knoevenagel Condensation',
  },
  {
    id: 'organic-carbonyl-compounds-157',
    topics: ['carbonyl-compounds', 'carboxylic-acids'],
    tests: ['knoevenagel-condensation', 'decarboxylation'],
    difficulty: 'intermediate',
    text: 'Benzaldehyde and malonic acid (propanedioic acid) are heated in pyridine with a little piperidine until no more gas is evolved. What is the product after acidification?',
    answer: '\\smiles{OC(=O)C=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{OC(=O)C(C(=O)O)=Cc1ccccc1}',
        slip: 'one-step-short',
        teaching: 'The gas is \\ce{CO2}: one of the two COOH groups has been lost.',
      },
      {
        text: '\\smiles{OC(=O)C(C(=O)O)C(O)c1ccccc1}',
        slip: 'one-step-short',
        teaching: 'This is the first adduct; on heating it loses water and \\ce{CO2}.',
      },
      {
        text: '\\smiles{OC(=O)CC(O)c1ccccc1}',
        slip: 'water-not-split-off',
        teaching: 'Water is lost as well, which gives the conjugated double bond.',
      },
    ],
    explanation:
      'The carbanion of the diacid adds to the aldehyde, and water and \\ce{CO2} are lost. The product is cinnamic acid, \\ce{C6H5CH=CHCOOH}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Knoevenagel Condensation',
    computation: { kind: 'same-structure', smiles: 'OC(=O)C=Cc1ccccc1' },
  },
  {
    id: 'organic-carbonyl-compounds-158',
    topics: ['carbonyl-compounds'],
    tests: ['knoevenagel-condensation'],
    uses: ['aldol-reaction'],
    difficulty: 'intermediate',
    text: 'Butanal and diethyl malonate (diethyl propanedioate) react in the presence of piperidine to give mainly the Knoevenagel product and little of the aldol product of butanal. What is the reason?',
    answer: 'The diester is far more acidic than butanal.',
    distractors: [
      {
        text: 'The aldehyde has no hydrogen next to C=O.',
        slip: 'alpha-hydrogen-overlooked',
        teaching:
          'Butanal has two such hydrogens, which is why it can undergo the aldol reaction with a stronger base.',
      },
      {
        text: 'The diester has the more reactive C=O group.',
        slip: 'reversed-trend',
        teaching:
          'The aldehyde has the more reactive C=O group; it is attacked, while the diester becomes the nucleophile.',
      },
      {
        text: 'The aldehyde is converted completely to its enolate.',
        slip: 'conditions-confused',
        teaching:
          'The weak base hardly deprotonates butanal; besides, if no free aldehyde were left, neither product could form.',
      },
    ],
    explanation:
      'Piperidine takes a proton from the diester (p*K*_{a} 13) rather than from butanal (about 17). The carbanion of the diester attacks the aldehyde, the most electrophilic C=O group.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Knoevenagel Condensation',
  },
  {
    id: 'organic-carbonyl-compounds-159',
    topics: ['carbonyl-compounds'],
    tests: ['knoevenagel-condensation'],
    uses: ['synthetic-routes'],
    difficulty: 'advanced',
    text: 'From which compounds can this product be made by a Knoevenagel condensation? \\smiles{CCOC(=O)C(C#N)=C1CCCCC1}',
    answer: 'Cyclohexanone and \\ce{NCCH2COOC2H5}',
    distractors: [
      {
        text: 'Cyclohexanecarbaldehyde and \\ce{NCCH2COOC2H5}',
        slip: 'carbon-lost-or-added',
        teaching:
          'This aldehyde would place a CH carbon of the double bond next to the ring; in the product, a ring carbon is itself part of the double bond.',
      },
      {
        text: 'Cyclohexanone and \\ce{NCCH2CH2COOC2H5}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'In the product the nitrile and ester groups are on the same carbon; in this ester they are on different carbons.',
      },
      {
        text: 'Cyclohexanamine and \\ce{NCCH2COOC2H5}',
        slip: 'functional-group-confused',
        teaching:
          'The condensation needs a C=O group, whose oxygen leaves as water; cyclohexanamine has none.',
      },
    ],
    explanation:
      'Imagine the C=C bond cut: one carbon was the C=O carbon (cyclohexanone), the other the \\ce{CH2} group between the nitrile and ester groups, in \\ce{NCCH2COOC2H5}.',
    reference: 'LibreTexts, Supplemental Modules (Organic Chemistry), Knoevenagel Condensation',
  },
  {
    id: 'organic-carbonyl-compounds-160',
    topics: ['carbonyl-compounds'],
    tests: ['hydrates-of-carbonyl-compounds'],
    difficulty: 'beginner',
    text: 'Which of these compounds is present as its hydrate to the largest extent in water?',
    answer: 'HCHO',
    distractors: [
      {
        text: '\\ce{CH3CHO}',
        slip: 'reversed-trend',
        teaching: 'About half of acetaldehyde is hydrated; the \\ce{CH3} group stabilizes its C=O group.',
      },
      {
        text: '\\ce{CH3COCH3}',
        slip: 'steric-hindrance-ignored',
        teaching: 'Two alkyl groups stabilize C=O and crowd the hydrate; about 0.1% is hydrated.',
      },
      {
        text: '\\ce{C6H5CHO}',
        slip: 'resonance-ignored',
        teaching: 'The ring is conjugated with C=O and stabilizes it; about 1% is hydrated.',
      },
    ],
    explanation:
      'The fewer groups there are to stabilize C=O and crowd the hydrate, the larger the fraction hydrated. Formaldehyde, HCHO, has only hydrogens on its C=O carbon, and more than 99% is \\ce{CH2(OH)2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
  {
    id: 'organic-carbonyl-compounds-161',
    topics: ['carbonyl-compounds'],
    tests: ['hydrates-of-carbonyl-compounds'],
    uses: ['inductive-effect'],
    difficulty: 'intermediate',
    text: 'Trichloroacetaldehyde, \\ce{CCl3CHO}, forms a stable crystalline hydrate; acetaldehyde does not. What is the effect of the chlorine atoms?',
    answer: 'They make the C=O carbon more positive and the C=O bond less stable.',
    distractors: [
      {
        text: 'They make the C=O carbon less positive and the C=O bond stronger.',
        slip: 'reversed-trend',
        teaching:
          'Chlorine withdraws electrons, making the carbon more positive, and a stronger C=O bond would add less water.',
      },
      {
        text: 'They shield the C=O carbon and keep water away.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Crowding would make the hydrate less stable, not more.',
      },
      {
        text: 'They make the C=O carbon less positive and the hydrogen bonds to the oxygen stronger.',
        slip: 'ion-pair-for-hydrogen-bond',
        teaching:
          'Chlorine withdraws electrons, and in the hydrate, \\ce{CCl3CH(OH)2}, water has added to the C=O bond rather than being held by hydrogen bonds.',
      },
    ],
    explanation:
      'The \\ce{CCl3} group withdraws electrons from a carbon that is already positive. This destabilizes C=O more than the hydrate, in which the carbon is less positive, so the equilibrium lies toward \\ce{CCl3CH(OH)2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
  {
    id: 'organic-carbonyl-compounds-162',
    topics: ['carbonyl-compounds'],
    tests: ['hydrates-of-carbonyl-compounds'],
    uses: ['dynamic-equilibrium'],
    difficulty: 'intermediate',
    text: 'Acetone is dissolved in water enriched in ^{18}O that contains a trace of acid. After several days, the acetone is recovered. What is found?',
    answer: 'Its C=O group contains ^{18}O.',
    distractors: [
      {
        text: 'It is unchanged because acetone forms hardly any hydrate.',
        slip: 'rate-for-equilibrium',
        teaching: 'Little hydrate is present at any time, but it continually forms and breaks down again.',
      },
      {
        text: 'It has become propane-2,2-diol with ^{18}O.',
        slip: 'equilibrium-as-completion',
        teaching: 'The hydrate loses water again; it cannot be isolated.',
      },
      {
        text: 'Its \\ce{CH3} groups contain ^{18}O.',
        slip: 'wrong-carbon-attacked',
        teaching: 'Water adds to the C=O carbon, not to the \\ce{CH3} carbons.',
      },
    ],
    explanation:
      'Water adds to C=O and leaves again. In the hydrate both OH groups are equivalent, so the original oxygen may leave and ^{18}O remain. The label is thus incorporated into the C=O group.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
  {
    id: 'organic-carbonyl-compounds-163',
    topics: ['carbonyl-compounds'],
    tests: ['hydrates-of-carbonyl-compounds', 'ring-strain'],
    difficulty: 'advanced',
    text: 'Cyclopropanone is almost completely hydrated in water, but cyclohexanone is hardly hydrated at all. Which explanation is correct?',
    answer: 'The hydrate’s sp^{3} carbon strains the three-membered ring less than an sp^{2} carbon.',
    distractors: [
      {
        text: 'The hydrate’s sp^{2} carbon strains the three-membered ring less than an sp^{3} carbon.',
        slip: 'hybridisation-misjudged',
        teaching: 'The carbon is sp^{2} in the ketone and sp^{3} in the hydrate.',
      },
      {
        text: 'The ketone’s sp^{2} carbon strains the three-membered ring less than an sp^{3} carbon.',
        slip: 'reversed-trend',
        teaching:
          'An sp^{2} carbon prefers 120°, so a 60° angle strains it more than it strains an sp^{3} carbon.',
      },
      {
        text: 'The ketone’s sp^{3} carbon strains the three-membered ring less than an sp^{2} carbon.',
        slip: 'hybridisation-misjudged',
        teaching: 'The carbon of C=O is sp^{2}; it becomes sp^{3} in the hydrate.',
      },
    ],
    explanation:
      'An sp^{2} carbon prefers angles of 120°, an sp^{3} carbon 109°. In a ring with 60° angles, the sp^{2} carbon is strained more, so the addition of water releases strain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.5',
  },
];
