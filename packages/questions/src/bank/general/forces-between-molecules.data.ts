import type { WrittenQuestion } from '../written-question.ts';

export const intermolecularForceQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-intermolecular-forces-08',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces'],
    uses: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'Liquid dichloromethane, \\ce{CH2Cl2}, evaporates. Which forces between its molecules have to be overcome?',
    answer: 'Dispersion and dipole–dipole forces',
    distractors: [
      {
        text: 'Dispersion forces only',
        slip: 'ignored-polarity',
        teaching: 'The molecule is polar: its C–Cl dipoles do not cancel, as they do in \\ce{CCl4}.',
      },
      {
        text: 'Dipole–dipole forces only',
        slip: 'ignored-dispersion',
        teaching: 'Dispersion forces act between all molecules, polar ones included.',
      },
      {
        text: 'Dispersion forces and hydrogen bonds',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'The hydrogen atoms are bonded to carbon, so they form no hydrogen bonds in this sense.',
      },
    ],
    explanation:
      'Dispersion forces act between all molecules. \\ce{CH2Cl2} is polar as well, so there are dipole–dipole forces. It has no hydrogen on nitrogen, oxygen or fluorine.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-09',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'At its boiling point water needs 41 kJ/mol to evaporate. To split its vapor into hydrogen and oxygen atoms takes 926 kJ/mol. What do the two values show together?',
    answer: 'Forces between the molecules are weaker than the bonds within them.',
    distractors: [
      {
        text: 'Forces between the molecules are stronger than the bonds within them.',
        slip: 'reversed-trend',
        teaching: 'The smaller value belongs to separating molecules, the larger one to breaking bonds.',
      },
      {
        text: 'Evaporation breaks some 4 % of the bonds within the molecules.',
        slip: 'bond-for-intermolecular',
        teaching: 'The ratio of the energies is some 4 %, but the molecules of the vapor are whole.',
      },
      {
        text: 'Evaporation makes the bonds within the molecules much stronger.',
        slip: 'wrong-cause',
        teaching:
          'The bonds are nearly the same in both states; the two values belong to different processes.',
      },
    ],
    explanation:
      'Evaporation separates whole molecules (41 kJ/mol), whereas splitting breaks the two O–H bonds of each molecule (926 kJ/mol). So forces between the molecules, even hydrogen bonds, are weaker than the bonds within them.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-10',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces'],
    difficulty: 'beginner',
    text: 'Argon atoms are neutral and have no permanent dipole. What causes the attraction that makes argon liquid at −186 °C?',
    answer: 'A passing dipole in one atom induces a dipole in the next.',
    distractors: [
      {
        text: 'Argon atoms share electron pairs when it is cold enough.',
        slip: 'bond-for-intermolecular',
        teaching: 'Argon atoms have full shells and form no bonds with each other.',
      },
      {
        text: 'Cold turns some of the argon atoms into ions.',
        slip: 'wrong-cause',
        teaching: 'To ionize argon takes 1521 kJ/mol; cold cannot provide that.',
      },
      {
        text: 'The masses of the atoms attract each other by gravity.',
        slip: 'wrong-cause',
        teaching:
          'Gravity between atoms is smaller by far too many powers of ten; the forces are electrical.',
      },
    ],
    explanation:
      'The electrons of an atom are spread unevenly for an instant. This passing dipole induces a dipole in the next atom, and the two attract each other: dispersion forces.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-11',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces', 'boiling-points-and-intermolecular-forces'],
    uses: ['dipole-dipole-forces'],
    difficulty: 'intermediate',
    text: 'Trichloromethane (chloroform), \\ce{CHCl3}, is polar and boils at 61 °C. Tetrachloromethane, \\ce{CCl4}, is nonpolar and boils at 77 °C. Which explanation fits?',
    answer: 'The stronger dispersion forces in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
    distractors: [
      {
        text: 'The stronger C–Cl bonds in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
        slip: 'bond-for-intermolecular',
        teaching: 'No C–Cl bond is broken when the liquids boil; the molecules leave as a whole.',
      },
      {
        text: 'The stronger C–Cl dipoles in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'By symmetry the four dipoles cancel, so the molecule has no dipole to attract with.',
      },
      {
        text: 'The hydrogen bonds in \\ce{CHCl3} make its molecules leave the liquid more easily.',
        slip: 'reversed-trend',
        teaching: 'Any additional attraction would make boiling harder, not easier.',
      },
    ],
    explanation:
      '\\ce{CCl4} has more electrons, and they are easily displaced: its dispersion forces are stronger. The boiling points show that this outweighs the dipole–dipole forces that only \\ce{CHCl3} has.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-12',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['bond-polarity'],
    difficulty: 'beginner',
    text: 'The centers of two hydrogen chloride molecules, \\ce{HCl}, are at a given distance. Which arrangement of the molecules has the strongest attraction?',
    answer: 'On a line, chlorine of one next to hydrogen of the other',
    distractors: [
      {
        text: 'On a line, chlorine of one next to chlorine of the other',
        slip: 'like-charges-attract',
        teaching: 'Two negative ends face each other here, and like charges repel.',
      },
      {
        text: 'On a line, hydrogen of one next to hydrogen of the other',
        slip: 'like-charges-attract',
        teaching: 'Two positive ends face each other here, and like charges repel.',
      },
      {
        text: 'Side by side, both with chlorine at the same end',
        slip: 'like-charges-attract',
        teaching: 'Both pairs of like ends are neighbors here, so the molecules repel each other.',
      },
    ],
    explanation:
      'In \\ce{HCl} hydrogen is the positive and chlorine the negative end. Dipoles attract when opposite ends are neighbors: on a line, with the chlorine of one next to the hydrogen of the other.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-13',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'Water molecules are attracted to a dissolved ion by ion–dipole forces. For which of these ions is the attraction of a neighboring water molecule strongest?',
    answer: '\\ce{Mg^2+}',
    distractors: [
      {
        text: '\\ce{Ba^2+}',
        slip: 'ignored-size',
        teaching: 'The charge is the same, but barium ions are larger and keep water farther away.',
      },
      {
        text: '\\ce{Li+}',
        slip: 'ignored-ion-charge',
        teaching: 'Lithium ions are about as small as magnesium ions, but have half the charge.',
      },
      {
        text: '\\ce{K+}',
        slip: 'reversed-trend',
        teaching: 'A single charge on a large ion attracts water least of the four.',
      },
    ],
    explanation:
      'Ion–dipole forces grow with the charge of the ion and fall with the distance. \\ce{Mg^2+} joins a double charge to a small radius (72 pm); \\ce{Ba^2+} is large, \\ce{Li+} and \\ce{K+} have one charge.',
    reference: 'OpenStax Chemistry 2e, section 11.2',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Mg^2+}': '2 / (72 + 140)^2',
        '\\ce{Ba^2+}': '2 / (135 + 140)^2',
        '\\ce{Li+}': '1 / (76 + 140)^2',
        '\\ce{K+}': '1 / (138 + 140)^2',
      },
      pick: 'greatest',
      quantity: 'charge over the square of the distance to the water molecule in pm (Shannon radii)',
    },
  },
  {
    id: 'general-intermolecular-forces-14',
    topics: ['intermolecular-forces', 'chemical-bonding'],
    tests: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'A white crystalline solid melts sharply at 80 °C, is insoluble in water, dissolves in hexane, and conducts no electricity when it is molten. Which kind of solid is it?',
    answer: 'A molecular solid',
    distractors: [
      {
        text: 'An ionic solid',
        slip: 'one-property-decides',
        teaching: 'An ionic solid would conduct when molten, and would hardly dissolve in hexane.',
      },
      {
        text: 'A network solid',
        slip: 'one-property-decides',
        teaching: 'A covalent network melts at very high temperatures and dissolves in no common solvent.',
      },
      {
        text: 'An amorphous solid',
        slip: 'one-property-decides',
        teaching:
          'Crystals and a sharp melting point are signs of order; an amorphous solid softens gradually.',
      },
    ],
    explanation:
      'A low melting point, solubility in a nonpolar solvent and a melt without mobile charges fit a molecular solid with weak forces between its molecules, such as naphthalene.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-15',
    topics: ['intermolecular-forces', 'chemical-bonding'],
    tests: ['properties-of-solids'],
    difficulty: 'intermediate',
    text: 'On heating, crystals of quartz melt at one temperature, but quartz glass (the same \\ce{SiO2}) softens little by little over a wide range. What in the glass causes this?',
    answer: 'Its particles are held with different strength at different places.',
    distractors: [
      {
        text: 'Its bonds are all weaker than those in the crystal, by the same amount.',
        slip: 'wrong-cause',
        teaching:
          'Equal bonds would give way at one temperature. It is their variety that makes the range wide.',
      },
      {
        text: 'Its particles are separate molecules, as those of a liquid are.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Glass is a covalent network as the crystal is, only without long-range order.',
      },
      {
        text: 'Its composition differs from place to place, as in a mixture.',
        slip: 'wrong-cause',
        teaching: 'Mixtures do melt over a range, but quartz glass is pure \\ce{SiO2}.',
      },
    ],
    explanation:
      'In a crystal all sites are alike, so everything gives way at one temperature. In the disordered network of a glass distances and angles vary; its particles are held with different strength, and the weakest places give way first.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-16',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'Which of these liquids has the highest viscosity at 25 °C?',
    answer: '\\ce{HOCH2CH(OH)CH2OH}',
    distractors: [
      {
        text: '\\ce{CH3(CH2)6CH2OH}',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'The long chain adds dispersion forces, but one O–H group forms fewer hydrogen bonds than three do.',
      },
      {
        text: '\\ce{HOCH2CH2OH}',
        slip: 'ignored-hydrogen-bonds',
        teaching: 'Two O–H groups make it thicker than most alcohols, but three do more.',
      },
      {
        text: '\\ce{CH3(CH2)8CH3}',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'Decane has the longest chain, but without O–H groups it has dispersion forces alone and flows easily.',
      },
    ],
    explanation:
      'Viscosity grows with the forces between the molecules. Glycerol, \\ce{HOCH2CH(OH)CH2OH}, has three O–H groups and forms the most hydrogen bonds: 934 mPa·s, against 16 (two groups), 7.3 (one group) and 0.8 for decane.',
    reference: 'OpenStax Chemistry 2e, section 10.2; CRC Handbook of Chemistry and Physics',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{HOCH2CH(OH)CH2OH}': '934',
        '\\ce{CH3(CH2)6CH2OH}': '7.3',
        '\\ce{HOCH2CH2OH}': '16',
        '\\ce{CH3(CH2)8CH3}': '0.84',
      },
      pick: 'greatest',
      quantity: 'viscosity at 25 °C in mPa·s',
    },
  },
  {
    id: 'general-intermolecular-forces-17',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'intermediate',
    text: 'In a narrow glass tube the surface of water is curved downward in the middle, that of mercury upward in the middle. What does this show about mercury?',
    answer: 'Its atoms attract each other more than glass attracts them.',
    distractors: [
      {
        text: 'Glass attracts its atoms more than they attract each other.',
        slip: 'other-substance',
        teaching: 'This is the case of water: it climbs the wall. Mercury draws back from the wall.',
      },
      {
        text: 'Its atoms repel each other more than glass repels them.',
        slip: 'wrong-cause',
        teaching: 'A liquid is held together by attraction; mercury even has a very high surface tension.',
      },
      {
        text: 'Glass repels its atoms more than they repel each other.',
        slip: 'wrong-cause',
        teaching: 'A liquid is held together by attraction; what counts is which attraction is stronger.',
      },
    ],
    explanation:
      'Water is attracted by glass more than by itself (adhesion exceeds cohesion), so its edge climbs. In mercury the metallic attraction between the atoms exceeds that of glass (cohesion exceeds adhesion): it draws back from the wall.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-18',
    topics: ['intermolecular-forces'],
    tests: ['surface-tension-and-viscosity'],
    difficulty: 'beginner',
    text: 'A needle laid carefully on water floats, although steel is denser than water. It sinks when a drop of detergent is added. What has the detergent done?',
    answer: 'It lowered the surface tension of the water.',
    distractors: [
      {
        text: 'It lowered the density of the water below that of steel.',
        slip: 'ignored-density',
        teaching: 'Steel was denser all along; a drop of detergent hardly changes the density of water.',
      },
      {
        text: 'It raised the viscosity of the water below the needle.',
        slip: 'answered-another-quantity',
        teaching: 'A more viscous liquid would only let the needle sink more slowly.',
      },
      {
        text: 'It broke the O–H bonds in the surface of the water.',
        slip: 'bond-for-intermolecular',
        teaching: 'The water molecules stay whole. What becomes weaker is the attraction between them.',
      },
    ],
    explanation:
      'The needle is carried by surface tension: stretching the surface would cost energy against the hydrogen bonds. Detergent molecules gather in the surface and weaken the attraction there, so the surface tension of the water falls and the needle sinks.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-19',
    topics: ['intermolecular-forces', 'solutions'],
    tests: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'A shirt has a stain of candle wax, a mixture of long-chain alkanes. Which liquid dissolves it best?',
    answer: 'Hexane',
    distractors: [
      {
        text: 'Methanol',
        slip: 'ignored-polarity',
        teaching: 'Methanol is organic, but strongly polar and held together by hydrogen bonds.',
      },
      {
        text: 'Salt water',
        slip: 'ignored-polarity',
        teaching: 'Ions make water a still worse solvent for nonpolar substances.',
      },
      {
        text: 'Vinegar',
        slip: 'wrong-cause',
        teaching: 'Vinegar is mainly water; alkanes do not react with acids and do not dissolve in it.',
      },
    ],
    explanation:
      'Alkanes are nonpolar and attract each other by dispersion forces. A nonpolar liquid with the same kind of forces mixes with them: hexane.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-intermolecular-forces-20',
    topics: ['intermolecular-forces', 'solutions'],
    tests: ['like-dissolves-like'],
    uses: ['density'],
    difficulty: 'advanced',
    text: 'A little iodine is dissolved in water (pale brown) and shaken with cyclohexane (0.78 g/mL), in which iodine is violet. What is seen when the liquids have come to rest?',
    answer: 'A violet upper layer, a nearly colorless lower layer',
    distractors: [
      {
        text: 'A nearly colorless upper layer, a violet lower layer',
        slip: 'ignored-density',
        teaching: 'Cyclohexane takes up the iodine, but it is less dense than water and floats.',
      },
      {
        text: 'A nearly colorless upper layer, a brown lower layer',
        slip: 'ignored-polarity',
        teaching: 'Iodine molecules are nonpolar and prefer the nonpolar solvent to water.',
      },
      {
        text: 'A brown upper layer, a nearly colorless lower layer',
        slip: 'color-of-another-substance',
        teaching: 'The upper layer is cyclohexane, in which iodine is violet; it is brown in water.',
      },
    ],
    explanation:
      'Iodine is nonpolar and goes almost completely into the nonpolar cyclohexane, where it is violet. Cyclohexane does not mix with water and is less dense: a violet upper layer over a nearly colorless lower layer.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
];
