import type { WrittenQuestion } from '../../written-question.ts';

export const shapesAndForcesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-molecular-geometry-101',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: 'The bond angle is 107° in \\ce{NH3} but 102° in \\ce{NF3}. Both molecules have one lone pair on nitrogen. According to the VSEPR model, why is the angle in \\ce{NF3} smaller?',
    answer: 'Fluorine draws the bonding pairs away from nitrogen.',
    distractors: [
      {
        text: 'Fluorine draws the lone pair away from nitrogen.',
        slip: 'wrong-cause',
        teaching:
          'The lone pair stays on nitrogen; if it were drawn away, it would repel less and the angle would be larger.',
      },
      {
        text: 'Hydrogen draws the bonding pairs away from nitrogen.',
        slip: 'reversed-trend',
        teaching:
          'Nitrogen is more electronegative than hydrogen and holds the bonding pairs close; besides, \\ce{NF3} has the smaller angle.',
      },
      {
        text: 'Hydrogen draws the lone pair away from nitrogen.',
        slip: 'wrong-cause',
        teaching:
          'The lone pair stays on nitrogen, and hydrogen attracts electrons less strongly than nitrogen does.',
      },
    ],
    explanation:
      'The bonding pairs in \\ce{NF3} lie closer to fluorine and farther from nitrogen, so they repel each other less. The lone pair can therefore push them closer together.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-102',
    topics: ['molecular-geometry'],
    tests: ['bond-angles'],
    difficulty: 'intermediate',
    text: 'In formaldehyde, \\ce{H2CO}, carbon is bonded to two hydrogen atoms and double-bonded to oxygen. The molecule is planar. What is the H–C–H angle?',
    answer: 'A little less than 120°',
    distractors: [
      {
        text: 'A little more than 120°',
        slip: 'reversed-cause',
        teaching: 'The double bond needs more room, so the two single bonds are pushed closer together.',
      },
      {
        text: 'A little less than 109.5°',
        slip: 'wrong-domain-count',
        teaching: 'There are three electron domains around carbon, not four: the double bond is one domain.',
      },
      {
        text: 'A little more than 90°',
        slip: 'flat-drawing',
        teaching:
          'A right angle in a drawing says little about the real shape; three domains spread out to about 120°.',
      },
    ],
    explanation:
      'Three domains spread out to about 120°. The double bond, with four electrons, repels more strongly than the single bonds, so H–C–H is a little less than 120° (116°).',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-103',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    difficulty: 'beginner',
    text: 'What is the electron-domain geometry around sulfur in sulfur dioxide, \\ce{SO2}?',
    answer: 'Trigonal planar',
    distractors: [
      {
        text: 'Bent',
        slip: 'shape-for-domain-geometry',
        teaching: 'This is the shape of the molecule, which is named without counting the lone pair.',
      },
      {
        text: 'Linear',
        slip: 'ignored-lone-pairs',
        teaching: 'Two domains alone would be linear, but sulfur has a lone pair as well.',
      },
      {
        text: 'Tetrahedral',
        slip: 'wrong-domain-count',
        teaching: 'Each S–O bond is one domain; with the lone pair there are three, not four.',
      },
    ],
    explanation:
      'Sulfur has two bonded atoms and one lone pair: three domains in a trigonal planar arrangement. The molecule itself is bent.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'SO2', asked: 'electronGeometry' },
  },
  {
    id: 'general-molecular-geometry-104',
    topics: ['molecular-geometry'],
    tests: ['vsepr-theory'],
    uses: ['electron-domain-geometry'],
    difficulty: 'advanced',
    text: 'In \\ce{SF4}, five electron domains form a trigonal bipyramid, and the lone pair occupies an equatorial position. According to the VSEPR model, why does it occupy this position?',
    answer: 'There it has only two neighbors at 90°.',
    distractors: [
      {
        text: 'There it has only two neighbors at 120°.',
        slip: 'reversed-cause',
        teaching:
          'This is true, but it is the close neighbors, at 90°, that are decisive; an axial position has none at 120°.',
      },
      {
        text: 'There it has three neighbors at 90°.',
        slip: 'axial-equatorial-confused',
        teaching: 'This describes an axial position, where the lone pair would be more crowded.',
      },
      {
        text: 'There it lies opposite another bond.',
        slip: 'electron-geometry-for-shape',
        teaching: 'Only axial positions have a domain at 180°; in the equatorial plane the angles are 120°.',
      },
    ],
    explanation:
      'Repulsion at 90° is the strongest. An equatorial domain has two neighbors at 90°, and an axial one has three, so the lone pair, which repels most, is equatorial.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-105',
    topics: ['molecular-geometry'],
    tests: ['hybridization'],
    difficulty: 'intermediate',
    text: 'What is the hybridization of the carbon atom in the ions \\ce{CH3+} and \\ce{CH3-}?',
    answer: 'sp^{2} in \\ce{CH3+} and sp^{3} in \\ce{CH3-}',
    distractors: [
      {
        text: 'sp^{3} in \\ce{CH3+} and sp^{2} in \\ce{CH3-}',
        slip: 'charge-turned-around',
        teaching: 'It is the negative ion that has a lone pair and therefore one more domain.',
      },
      {
        text: 'sp^{2} in \\ce{CH3+} and sp^{2} in \\ce{CH3-}',
        slip: 'ignored-lone-pairs',
        teaching:
          'In \\ce{CH3-}, carbon has a lone pair in addition to three bonds, which makes four domains.',
      },
      {
        text: 'sp^{3} in \\ce{CH3+} and sp^{3} in \\ce{CH3-}',
        slip: 'wrong-domain-count',
        teaching:
          'In \\ce{CH3+}, carbon has six electrons in three bonds and no lone pair, which makes three domains.',
      },
    ],
    explanation:
      '\\ce{CH3+} has three domains, so it is sp^{2} and planar. \\ce{CH3-} has three bonds and a lone pair, or four domains, so it is sp^{3} and pyramidal like ammonia.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-molecular-geometry-106',
    topics: ['molecular-geometry', 'chemical-bonding'],
    tests: ['hybridization'],
    uses: ['electron-domain-geometry', 'coordinate-bond'],
    difficulty: 'advanced',
    text: 'In the reaction \\ce{BF3 + NH3 -> F3B-NH3}, the bond angles at boron decrease from 120° to about 109°. How do the hybridizations of boron and nitrogen change?',
    answer: 'Boron from sp^{2} to sp^{3}, nitrogen not at all',
    distractors: [
      {
        text: 'Nitrogen from sp^{2} to sp^{3}, boron not at all',
        slip: 'lewis-roles-swapped',
        teaching: 'Nitrogen already has four domains in ammonia; its lone pair becomes the new bond.',
      },
      {
        text: 'Boron and nitrogen both from sp^{2} to sp^{3}',
        slip: 'ignored-lone-pairs',
        teaching: 'In ammonia, nitrogen has three bonds and a lone pair, so it is sp^{3} from the beginning.',
      },
      {
        text: 'Boron from sp^{3} to sp^{2}, nitrogen not at all',
        slip: 'reversed-trend',
        teaching: 'Boron gains a domain, from three to four, so its change is in the opposite direction.',
      },
    ],
    explanation:
      'Boron has three domains in \\ce{BF3} and four in the product, so it changes from sp^{2} to sp^{3}. Nitrogen has four domains before and after, because its lone pair becomes the coordinate bond.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'general-intermolecular-forces-101',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces'],
    difficulty: 'beginner',
    text: 'In which process are only intermolecular forces overcome?',
    answer: 'Dry ice turns into gas.',
    distractors: [
      {
        text: 'Table salt melts.',
        slip: 'kind-of-bonding-confused',
        teaching:
          'Table salt consists of ions, not molecules; melting it overcomes the attraction between the ions.',
      },
      {
        text: 'Quartz melts.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Quartz is a network of covalent bonds and contains no separate molecules.',
      },
      {
        text: 'Ozone turns into oxygen.',
        slip: 'bond-for-intermolecular',
        teaching: 'When ozone turns into oxygen, covalent bonds within the molecules break and form.',
      },
    ],
    explanation:
      'Dry ice consists of \\ce{CO2} molecules, which stay intact when it turns into gas. Only the dispersion forces between them are overcome.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-102',
    topics: ['intermolecular-forces'],
    tests: ['hydrogen-bonding'],
    uses: ['intermolecular-forces'],
    difficulty: 'advanced',
    text: 'Neither pure trichloromethane, \\ce{CHCl3}, nor pure acetone, \\ce{(CH3)2CO}, forms strong hydrogen bonds between its own molecules. When the liquids are mixed, the mixture becomes noticeably warm. Which explanation is best?',
    answer: 'The hydrogen of \\ce{CHCl3} forms hydrogen bonds with the oxygen of acetone.',
    distractors: [
      {
        text: 'The hydrogen of acetone forms hydrogen bonds with the chlorine of \\ce{CHCl3}.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The C–H bonds of acetone are hardly polar, whereas three chlorine atoms make the C–H bond of \\ce{CHCl3} polar.',
      },
      {
        text: 'The dispersion forces between like molecules are overcome.',
        slip: 'bond-breaking-releases',
        teaching: 'Overcoming attractions takes energy and would cool the mixture.',
      },
      {
        text: 'The molecules react to form a new compound that stays dissolved.',
        slip: 'chemical-for-physical-change',
        teaching: 'Both substances can be separated again by distillation; no covalent bonds change.',
      },
    ],
    explanation:
      'Three chlorine atoms make the hydrogen of \\ce{CHCl3} positive enough for a hydrogen bond with the oxygen atom of acetone. New attractions between unlike molecules release energy.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-103',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces'],
    uses: ['hydrogen-bonding'],
    difficulty: 'beginner',
    text: 'A student says: “Water molecules form hydrogen bonds, so there are no dispersion forces between them.” Which statement corrects the student?',
    answer: 'Dispersion forces act between molecules of any kind.',
    distractors: [
      {
        text: 'Dispersion forces act between nonpolar molecules only.',
        slip: 'overgeneralised-rule',
        teaching:
          'Dispersion forces are the only forces between nonpolar molecules, but polar ones have them too.',
      },
      {
        text: 'Dispersion forces act between molecules of heavy atoms only.',
        slip: 'overgeneralised-rule',
        teaching:
          'They grow with the number of electrons, but even helium atoms attract each other in this way.',
      },
      {
        text: 'Dispersion forces act in solids, but not in liquids.',
        slip: 'class-of-matter-confused',
        teaching: 'Dispersion forces act between all neighboring molecules, in either state.',
      },
    ],
    explanation:
      'Every molecule has moving electrons, so temporary dipoles arise in all of them. In water, dispersion forces act in addition to hydrogen bonds, which are stronger.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-104',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'Propane, \\ce{C3H8}, and acetaldehyde, \\ce{CH3CHO}, have the same molar mass, 44 g/mol. They boil at −42 °C and 20 °C, respectively. What explains the difference?',
    answer: 'Dipole–dipole forces supplement dispersion forces in \\ce{CH3CHO}.',
    distractors: [
      {
        text: 'Dipole–dipole forces replace dispersion forces in \\ce{CH3CHO}.',
        slip: 'ignored-dispersion',
        teaching:
          'A polar molecule has dispersion forces as well; the dipole–dipole forces act in addition to them.',
      },
      {
        text: 'Hydrogen bonds hold the molecules of \\ce{CH3CHO} together.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'No H in this molecule is bonded to N, O or F, so the molecules cannot donate hydrogen bonds to each other.',
      },
      {
        text: 'Dispersion forces are lacking in \\ce{C3H8}.',
        slip: 'ignored-dispersion',
        teaching:
          'Without any attractive forces, propane could not be a liquid at all; dispersion forces act between all molecules.',
      },
    ],
    explanation:
      'Molecules of about the same size have dispersion forces of about the same strength. \\ce{CH3CHO} is polar as well: dipole–dipole forces add to the dispersion forces and raise the boiling point by 62 °C.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-105',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['molecular-polarity'],
    difficulty: 'intermediate',
    text: '\\smiles{Cl/C=C\\Cl|cis-1,2-Dichloroethene} boils at 60 °C, whereas \\smiles{Cl/C=C/Cl|trans-1,2-dichloroethene} boils at 48 °C. Which explanation is best?',
    answer: 'Only the cis molecule has a dipole moment.',
    distractors: [
      {
        text: 'Only the cis molecule has polar bonds.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'Both have two polar C–Cl bonds; in the trans molecule the bond dipoles cancel.',
      },
      {
        text: 'Only the cis molecule forms hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Hydrogen bonded to carbon does not form significant hydrogen bonds in either liquid, even next to chlorine.',
      },
      {
        text: 'Only the cis molecule has dispersion forces.',
        slip: 'ignored-dispersion',
        teaching:
          'Both molecules consist of the same atoms and have dispersion forces of about the same strength.',
      },
    ],
    explanation:
      'In the trans molecule the C–Cl dipoles point in opposite directions and cancel. In the cis molecule they add up to a net dipole moment, so dipole–dipole forces act between its molecules.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-106',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    difficulty: 'beginner',
    text: 'Propane (44 g/mol) boils at −42 °C, dimethyl ether (46 g/mol) at −25 °C, and acetaldehyde (44 g/mol) at 20 °C. None of them forms hydrogen bonds in the pure liquid. Which order of increasing dipole moment fits these data best?',
    answer: 'Propane, dimethyl ether, acetaldehyde',
    distractors: [
      {
        text: 'Acetaldehyde, dimethyl ether, propane',
        slip: 'reversed-trend',
        teaching:
          'Larger dipoles attract each other more strongly, so the boiling point rises with the dipole moment.',
      },
      {
        text: 'Dimethyl ether, acetaldehyde, propane',
        slip: 'ignored-polarity',
        teaching: 'Propane has only C–C and C–H bonds and is practically nonpolar.',
      },
      {
        text: 'Propane, acetaldehyde, dimethyl ether',
        slip: 'ignored-dipole-forces',
        teaching:
          'Acetaldehyde boils 45 °C higher than the ether, although their molar masses are almost the same.',
      },
    ],
    explanation:
      'The molar masses are nearly equal, and so are the dispersion forces. A higher boiling point therefore indicates stronger dipole–dipole forces: propane (0.1 D), dimethyl ether (1.3 D), acetaldehyde (2.7 D).',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-107',
    topics: ['intermolecular-forces'],
    tests: ['properties-of-solids'],
    uses: ['metallic-bonding'],
    difficulty: 'beginner',
    text: 'A gray solid melts at 328 °C, conducts electricity both as a solid and when molten, and can be hammered flat. Which kind of solid is it?',
    answer: 'A metallic solid',
    distractors: [
      {
        text: 'An ionic solid',
        slip: 'kind-of-bonding-confused',
        teaching: 'Ionic solids do not conduct, and they shatter when hammered.',
      },
      {
        text: 'A molecular solid',
        slip: 'one-property-decides',
        teaching:
          'A fairly low melting point alone does not make the solid molecular; molecular solids do not conduct as this one does.',
      },
      {
        text: 'A network covalent solid',
        slip: 'kind-of-bonding-confused',
        teaching: 'Network solids are hard and brittle and melt at far higher temperatures.',
      },
    ],
    explanation:
      'Electrical conductivity in the solid state and malleability are signs of delocalized electrons, so this is a metallic solid, here lead.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-108',
    topics: ['intermolecular-forces'],
    tests: ['properties-of-solids'],
    uses: ['network-covalent-solids'],
    difficulty: 'intermediate',
    text: 'A hard, brittle gray solid melts at 1414 °C and dissolves in no ordinary solvent. It conducts electricity slightly, and better when it is warm than when it is cold. Which kind of solid is it?',
    answer: 'A network covalent solid',
    distractors: [
      {
        text: 'A metallic solid',
        slip: 'one-property-decides',
        teaching:
          'Metals conduct well, and less well when they are warm; most of them are also malleable rather than brittle.',
      },
      {
        text: 'An ionic solid',
        slip: 'kind-of-bonding-confused',
        teaching:
          'A solid of ions does not conduct, because the ions are fixed; many ionic solids also dissolve in water.',
      },
      {
        text: 'A molecular solid',
        slip: 'molecules-in-giant-structure',
        teaching: 'Molecular solids melt at far lower temperatures and dissolve in some solvent.',
      },
    ],
    explanation:
      'The high melting point, hardness and insolubility indicate covalent bonds in all directions. The slight conductivity that grows with temperature is that of a semiconductor, silicon: a network covalent solid.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-109',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'beginner',
    text: 'Cold honey hardly flows, but warm honey runs off the spoon. Why does the viscosity decrease on warming?',
    answer: 'The molecules get past each other more easily.',
    distractors: [
      {
        text: 'The molecules break into smaller pieces.',
        slip: 'bond-for-intermolecular',
        teaching: 'The sugar molecules stay intact; warm honey becomes thick again on cooling.',
      },
      {
        text: 'The molecules lose their hydroxyl groups.',
        slip: 'chemical-for-physical-change',
        teaching:
          'The bonds within the molecules stay intact; only the attractions between them are overcome more often.',
      },
      {
        text: 'The molecules come closer to each other.',
        slip: 'closer-when-hot',
        teaching: 'When a liquid is warmed, its molecules move slightly farther apart.',
      },
    ],
    explanation:
      'Viscosity comes from attractions (here hydrogen bonds) that make it hard for molecules to move past each other. With more kinetic energy they overcome these more easily.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-110',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'intermediate',
    text: 'Water spreads on clean glass, but forms beads on a waxed car. What explains the beads?',
    answer: 'Water attracts wax less than it attracts itself.',
    distractors: [
      {
        text: 'Water attracts wax more than it attracts itself.',
        slip: 'reversed-trend',
        teaching: 'If this were so, the water would spread on wax, as it does on glass.',
      },
      {
        text: 'Water attracts wax more than it attracts glass.',
        slip: 'reversed-trend',
        teaching: 'If this were so, the water would spread on wax even better than on glass.',
      },
      {
        text: 'Water is repelled by wax because their charges are alike.',
        slip: 'like-charges-attract',
        teaching: 'Both are neutral; there is a weak attraction by dispersion forces.',
      },
    ],
    explanation:
      'Mainly dispersion forces act between water and nonpolar wax, and they are weaker than the hydrogen bonds within water. The water draws together and touches the wax as little as possible.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-111',
    topics: ['intermolecular-forces'],
    tests: ['like-dissolves-like'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'A molecule of vitamin C has four O–H groups and six carbon atoms. A molecule of vitamin A has a single O–H group and twenty carbon atoms. Which of them can the body store in its fat, and why?',
    answer: 'Vitamin A, because its molecule is mostly nonpolar',
    distractors: [
      {
        text: 'Vitamin A, because its molecule has an O–H group',
        slip: 'one-property-decides',
        teaching: 'One O–H group is not what makes it fat-soluble; vitamin C has more of them.',
      },
      {
        text: 'Vitamin C, because its molecule is the smaller one',
        slip: 'ignored-polarity',
        teaching:
          'Size is not the deciding factor; its four O–H groups make vitamin C soluble in water, and it leaves the body in urine.',
      },
      {
        text: 'Vitamin C, because its molecule has more O–H groups',
        slip: 'reversed-trend',
        teaching: 'Fat has long hydrocarbon chains, which cannot form hydrogen bonds with O–H groups.',
      },
    ],
    explanation:
      'Fat is nonpolar and dissolves molecules that are mostly nonpolar. Vitamin A has only one polar group and a large hydrocarbon part; vitamin C, with four O–H groups, is water-soluble.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-intermolecular-forces-112',
    topics: ['intermolecular-forces'],
    tests: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Methanol, \\ce{CH3OH}, mixes with water in any ratio. Only 6 g of 1-hexanol, \\ce{CH3(CH2)5OH}, dissolves in a liter of water. What causes the difference?',
    answer: 'The larger nonpolar part of hexanol',
    distractors: [
      {
        text: 'The weaker O–H bond of hexanol',
        slip: 'bond-for-intermolecular',
        teaching: 'The O–H bond is practically the same in both alcohols and does not break on dissolving.',
      },
      {
        text: 'The lack of hydrogen bonds in hexanol',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'Hexanol has an O–H group and also forms hydrogen bonds with water.',
      },
      {
        text: 'The higher density of hexanol',
        slip: 'ignored-density',
        teaching: '1-Hexanol is less dense than water; besides, density does not determine solubility.',
      },
    ],
    explanation:
      'Both have one O–H group. The long hydrocarbon chain of hexanol disrupts hydrogen bonds between water molecules but forms none itself, so the larger nonpolar part makes hexanol less soluble.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-intermolecular-forces-113',
    topics: ['intermolecular-forces'],
    tests: ['like-dissolves-like'],
    uses: ['intermolecular-forces'],
    difficulty: 'intermediate',
    text: 'Sodium chloride does not dissolve in hexane. Which explanation is correct?',
    answer: 'Hexane attracts the ions far less than they attract each other.',
    distractors: [
      {
        text: 'Hexane attracts the ions far more than they attract each other.',
        slip: 'reversed-cause',
        teaching: 'A strong attraction by the solvent would pull the ions out of the crystal, as water does.',
      },
      {
        text: 'Hexane attracts the ions far more than they repel each other.',
        slip: 'like-charges-attract',
        teaching:
          'Opposite ions lie side by side in the crystal and attract each other; hexane attracts them only weakly.',
      },
      {
        text: 'Hexane attracts the ions far less than they repel each other.',
        slip: 'relation-invented',
        teaching:
          'Ions that repelled each other would separate on their own; in the crystal the attraction between opposite ions outweighs the repulsion.',
      },
    ],
    explanation:
      'For the salt to dissolve, ions must be pulled out of the crystal. Nonpolar hexane can attract them only weakly, far less than they attract each other; polar water molecules attract them strongly enough to pull them out.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
];
