import type { WrittenQuestion } from '../written-question.ts';

export const intermolecularForceQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-intermolecular-forces-08',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces'],
    uses: ['molecular-polarity'],
    difficulty: 'beginner',
    text: 'When liquid dichloromethane, \\ce{CH2Cl2}, evaporates, which forces between its molecules have to be overcome?',
    answer: 'Dispersion and dipole–dipole forces',
    distractors: [
      {
        text: 'Dispersion forces only',
        slip: 'ignored-polarity',
        teaching: 'The molecule is polar, because its C–Cl dipoles do not cancel as they do in \\ce{CCl4}.',
      },
      {
        text: 'Dipole–dipole forces only',
        slip: 'ignored-dispersion',
        teaching: 'Dispersion forces act between all molecules, polar ones included.',
      },
      {
        text: 'Dispersion forces and hydrogen bonds',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'The hydrogen atoms are bonded to carbon, so they do not form hydrogen bonds as those on nitrogen, oxygen or fluorine do.',
      },
    ],
    explanation:
      'Dispersion forces act between all molecules. \\ce{CH2Cl2} is polar as well, so there are dipole–dipole forces. It has no hydrogen bonded to nitrogen, oxygen or fluorine, so it forms no hydrogen bonds.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-09',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces'],
    uses: ['bond-enthalpies'],
    difficulty: 'intermediate',
    text: 'At its boiling point water requires 41 kJ/mol to evaporate. Splitting its vapor into hydrogen and oxygen atoms requires 926 kJ/mol. What do the two values together show?',
    answer: 'Forces between the molecules are weaker than the bonds within them.',
    distractors: [
      {
        text: 'Forces between the molecules are stronger than the bonds within them.',
        slip: 'reversed-trend',
        teaching:
          'The smaller value is for separating the molecules, and the larger one is for breaking bonds.',
      },
      {
        text: 'Evaporation breaks about 4% of the bonds within the molecules.',
        slip: 'bond-for-intermolecular',
        teaching: 'The ratio of the energies is about 4%, but the molecules of the vapor are intact.',
      },
      {
        text: 'Evaporation makes the bonds within the molecules much stronger.',
        slip: 'wrong-cause',
        teaching: 'The bonds are nearly the same in both states; the two values are for different processes.',
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
    text: 'Argon atoms are neutral and have no permanent dipole. What causes the attraction that makes argon condense at −186 °C?',
    answer: 'A temporary dipole in one atom induces a dipole in the next.',
    distractors: [
      {
        text: 'Argon atoms share electron pairs when it is cold enough.',
        slip: 'bond-for-intermolecular',
        teaching: 'Argon atoms have full shells and form no bonds with each other.',
      },
      {
        text: 'Cold turns some of the argon atoms into ions.',
        slip: 'wrong-cause',
        teaching: 'Ionizing argon requires 1521 kJ/mol, which cooling cannot provide.',
      },
      {
        text: 'The masses of the atoms attract each other by gravity.',
        slip: 'wrong-cause',
        teaching: 'Gravity between atoms is weaker by many orders of magnitude; the forces are electrical.',
      },
    ],
    explanation:
      'At any instant, the electrons of an atom are unevenly distributed. This temporary dipole induces a dipole in the next atom, and the two attract each other through dispersion forces.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-11',
    topics: ['intermolecular-forces'],
    tests: ['london-dispersion-forces', 'boiling-points-and-intermolecular-forces'],
    uses: ['dipole-dipole-forces'],
    difficulty: 'intermediate',
    text: 'Trichloromethane (chloroform), \\ce{CHCl3}, is polar and boils at 61 °C. Tetrachloromethane, \\ce{CCl4}, is nonpolar and boils at 77 °C. Which explanation is correct?',
    answer: 'The stronger dispersion forces in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
    distractors: [
      {
        text: 'The stronger C–Cl bonds in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
        slip: 'bond-for-intermolecular',
        teaching: 'No C–Cl bond is broken when the liquids boil; whole molecules leave the liquid.',
      },
      {
        text: 'The stronger C–Cl dipoles in \\ce{CCl4} outweigh the dipole forces in \\ce{CHCl3}.',
        slip: 'polar-bonds-for-polar-molecule',
        teaching: 'By symmetry the four dipoles cancel, so the molecule has no net dipole.',
      },
      {
        text: 'The hydrogen bonds in \\ce{CHCl3} make its molecules leave the liquid more easily.',
        slip: 'reversed-trend',
        teaching: 'Any additional attraction would make boiling harder, not easier.',
      },
    ],
    explanation:
      '\\ce{CCl4} has more electrons, and its electron cloud is easily distorted, so its dispersion forces are stronger. The boiling points show that these outweigh the dipole–dipole forces that only \\ce{CHCl3} has.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-12',
    topics: ['intermolecular-forces'],
    tests: ['dipole-dipole-forces'],
    uses: ['bond-polarity'],
    difficulty: 'beginner',
    text: 'The centers of two hydrogen chloride molecules, \\ce{HCl}, are a given distance apart. Which arrangement of the molecules has the strongest attraction?',
    answer: 'In line, chlorine of one next to hydrogen of the other',
    distractors: [
      {
        text: 'In line, chlorine of one next to chlorine of the other',
        slip: 'like-charges-attract',
        teaching: 'Two negative ends face each other here, and like charges repel.',
      },
      {
        text: 'In line, hydrogen of one next to hydrogen of the other',
        slip: 'like-charges-attract',
        teaching: 'Two positive ends face each other here, and like charges repel.',
      },
      {
        text: 'Side by side, both with chlorine at the same end',
        slip: 'like-charges-attract',
        teaching: 'In this arrangement like ends are next to each other, so the molecules repel each other.',
      },
    ],
    explanation:
      'In \\ce{HCl} hydrogen is the positive end and chlorine the negative end. Dipoles attract when opposite ends are adjacent, as when the molecules are in line with the chlorine of one next to the hydrogen of the other.',
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
        teaching: 'The charge is the same, but barium ions are larger, so water is farther away.',
      },
      {
        text: '\\ce{Li+}',
        slip: 'ignored-ion-charge',
        teaching: 'Lithium ions are about as small as magnesium ions but have half the charge.',
      },
      {
        text: '\\ce{K+}',
        slip: 'reversed-trend',
        teaching: 'A large ion with a single charge attracts water least of the four.',
      },
    ],
    explanation:
      'Ion–dipole forces increase with the charge of the ion and decrease with distance. \\ce{Mg^2+} combines a double charge with a small radius (72 pm); \\ce{Ba^2+} is large, and \\ce{Li+} and \\ce{K+} have only a single charge.',
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
    text: 'A white crystalline solid melts sharply at 80 °C, is insoluble in water, dissolves in hexane, and does not conduct electricity when molten. What type of solid is it?',
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
          'Crystals and a sharp melting point are evidence of order; an amorphous solid softens gradually.',
      },
    ],
    explanation:
      'A low melting point, solubility in a nonpolar solvent and a melt without mobile charges are typical of a molecular solid with weak forces between its molecules, such as naphthalene.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-15',
    topics: ['intermolecular-forces', 'chemical-bonding'],
    tests: ['properties-of-solids'],
    difficulty: 'intermediate',
    text: 'On heating, crystals of quartz melt at one temperature, but quartz glass (also \\ce{SiO2}) softens gradually over a wide range. What property of the glass causes this?',
    answer: 'Its particles are held with different strengths at different sites.',
    distractors: [
      {
        text: 'Its bonds are all weaker than those in the crystal, by the same amount.',
        slip: 'wrong-cause',
        teaching:
          'Equal bonds would break at one temperature. The range is wide because the bonds vary in strength.',
      },
      {
        text: 'Its particles are separate molecules, like those of a liquid.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Glass is a covalent network like the crystal, only without long-range order.',
      },
      {
        text: 'Its composition varies from place to place, as in a mixture.',
        slip: 'wrong-cause',
        teaching: 'Mixtures do melt over a range, but quartz glass is pure \\ce{SiO2}.',
      },
    ],
    explanation:
      'In a crystal all sites are alike, so the whole structure breaks down at one temperature. In the disordered network of a glass, distances and angles vary; its particles are held with different strengths, and the weakest sites give way first.',
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
        teaching:
          'Two O–H groups make it more viscous than most alcohols, but three have an even greater effect.',
      },
      {
        text: '\\ce{CH3(CH2)8CH3}',
        slip: 'ignored-hydrogen-bonds',
        teaching:
          'Decane has the longest chain, but without O–H groups it has only dispersion forces and flows easily.',
      },
    ],
    explanation:
      'Viscosity increases with the strength of the forces between the molecules. Glycerol, \\ce{HOCH2CH(OH)CH2OH}, has three O–H groups and forms the most hydrogen bonds: its viscosity is 934 mPa·s, compared with 16 (two groups), 7.3 (one group) and 0.8 for decane.',
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
    text: 'In a narrow glass tube the surface of water curves downward in the middle, but that of mercury curves upward in the middle. What does this show about mercury?',
    answer: 'Its atoms attract each other more than glass attracts them.',
    distractors: [
      {
        text: 'Glass attracts its atoms more than they attract each other.',
        slip: 'other-substance',
        teaching: 'This is the case for water, which climbs the wall. Mercury pulls away from the wall.',
      },
      {
        text: 'Its atoms repel each other more than glass repels them.',
        slip: 'wrong-cause',
        teaching: 'A liquid is held together by attraction; mercury even has a very high surface tension.',
      },
      {
        text: 'Glass repels its atoms more than they repel each other.',
        slip: 'wrong-cause',
        teaching: 'A liquid is held together by attraction; what matters is which attraction is stronger.',
      },
    ],
    explanation:
      'Glass attracts water more than water molecules attract each other (adhesion exceeds cohesion), so the edge of the water climbs. In mercury the metallic attraction between the atoms exceeds the attraction of the glass (cohesion exceeds adhesion), so it pulls away from the wall.',
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
        teaching: 'The water molecules remain intact. What becomes weaker is the attraction between them.',
      },
    ],
    explanation:
      'The needle is supported by surface tension: stretching the surface would require energy to overcome the hydrogen bonds. Detergent molecules collect at the surface and weaken the attraction there, so the surface tension of the water falls and the needle sinks.',
    reference: 'OpenStax Chemistry 2e, section 10.2',
  },
  {
    id: 'general-intermolecular-forces-19',
    topics: ['intermolecular-forces', 'solutions'],
    tests: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'A shirt has a stain of candle wax, a mixture of long-chain alkanes. Which liquid dissolves the wax best?',
    answer: 'Hexane',
    distractors: [
      {
        text: 'Methanol',
        slip: 'ignored-polarity',
        teaching: 'Methanol is organic, but it is strongly polar and held together by hydrogen bonds.',
      },
      {
        text: 'Salt water',
        slip: 'ignored-polarity',
        teaching: 'Ions make water an even poorer solvent for nonpolar substances.',
      },
      {
        text: 'Vinegar',
        slip: 'wrong-cause',
        teaching: 'Vinegar is mainly water, and alkanes neither react with acids nor dissolve in them.',
      },
    ],
    explanation:
      'Alkanes are nonpolar and attract each other by dispersion forces. They dissolve best in a nonpolar liquid with the same kind of forces: hexane.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-intermolecular-forces-20',
    topics: ['intermolecular-forces', 'solutions'],
    tests: ['like-dissolves-like'],
    uses: ['density'],
    difficulty: 'advanced',
    text: 'A little iodine is dissolved in water (pale brown) and shaken with cyclohexane (0.78 g/mL), in which iodine is violet. What is observed when the layers have separated?',
    answer: 'A violet upper layer and a nearly colorless lower layer',
    distractors: [
      {
        text: 'A nearly colorless upper layer and a violet lower layer',
        slip: 'ignored-density',
        teaching: 'Cyclohexane extracts the iodine, but it is less dense than water and floats.',
      },
      {
        text: 'A nearly colorless upper layer and a brown lower layer',
        slip: 'ignored-polarity',
        teaching:
          'Iodine molecules are nonpolar, so iodine dissolves better in the nonpolar solvent than in water.',
      },
      {
        text: 'A brown upper layer and a nearly colorless lower layer',
        slip: 'color-of-another-substance',
        teaching: 'The upper layer is cyclohexane, in which iodine is violet; it is brown in water.',
      },
    ],
    explanation:
      'Iodine is nonpolar and passes almost completely into the nonpolar cyclohexane, where it is violet. Cyclohexane does not mix with water and is less dense, so a violet upper layer floats on a nearly colorless lower layer.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
];
