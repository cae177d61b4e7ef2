import type { WrittenQuestion } from '../../../written-question.ts';

export const everydayComplexesAndNucleiQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-coordination-chemistry-604',
    topics: ['coordination-chemistry'],
    tests: ['werners-theory'],
    uses: ['complex-ions'],
    difficulty: 'beginner',
    text: 'According to Werner’s theory, what are the primary and secondary valences of cobalt in \\ce{[Co(NH3)5Cl]Cl2}, in that order?',
    answer: '3 and 6',
    distractors: [
      {
        text: '6 and 3',
        slip: 'exchanged-values',
        teaching:
          'The two were interchanged: the primary valence is the oxidation state, and the secondary valence is the coordination number.',
      },
      {
        text: '2 and 5',
        slip: 'ignored-ion-charge',
        teaching:
          'Counting the two outer chlorides and the five ammonia ligands leaves out the bound chloride in both cases.',
      },
      {
        text: '3 and 5',
        slip: 'donor-atoms-miscounted',
        teaching: 'The bound chloride also occupies a coordination site.',
      },
    ],
    explanation:
      'The primary valence is the oxidation state, +3 (three chlorides); the secondary valence is the coordination number, 5 + 1 = 6. The valences are 3 and 6.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-605',
    topics: ['coordination-chemistry'],
    tests: ['werners-theory'],
    difficulty: 'intermediate',
    text: 'One mole of the compound \\ce{CoCl3.4NH3} gives one mole of \\ce{AgCl} with excess cold silver nitrate solution. What formula did Werner deduce from this?',
    answer: '\\ce{[Co(NH3)4Cl2]Cl}',
    distractors: [
      {
        text: '\\ce{[Co(NH3)4Cl]Cl2}',
        slip: 'charges-not-balanced',
        teaching:
          'Two free chlorides would give two moles of \\ce{AgCl}, and only five coordination sites would be occupied.',
      },
      {
        text: '\\ce{[Co(NH3)4]Cl3}',
        slip: 'solubility-rule',
        teaching: 'Three moles of \\ce{AgCl} would precipitate.',
      },
      {
        text: '\\ce{[Co(NH3)3Cl3].NH3}',
        slip: 'one-condition-only',
        teaching: 'No chloride would be free, so no \\ce{AgCl} would form.',
      },
    ],
    explanation:
      'One chloride is free, outside the coordination sphere; two are bound and, with four ammonia molecules, make six ligands: \\ce{[Co(NH3)4Cl2]Cl}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-606',
    topics: ['coordination-chemistry'],
    tests: ['werners-theory'],
    uses: ['electrolytes'],
    difficulty: 'intermediate',
    text: 'Which of Werner’s cobalt(III) compounds has the highest molar conductivity in water?',
    answer: '\\ce{CoCl3.6NH3}',
    distractors: [
      {
        text: '\\ce{CoCl3.5NH3}',
        slip: 'counted-ions-wrong',
        teaching: 'It gives three ions, \\ce{[Co(NH3)5Cl]^2+} and two \\ce{Cl-}.',
      },
      {
        text: '\\ce{CoCl3.4NH3}',
        slip: 'counted-ions-wrong',
        teaching: 'It gives only two ions, \\ce{[Co(NH3)4Cl2]+} and \\ce{Cl-}.',
      },
      {
        text: '\\ce{CoCl3.3NH3}',
        slip: 'counted-ions-wrong',
        teaching: 'It gives no ions, because all the chlorides are bound to cobalt.',
      },
    ],
    explanation:
      'With six ammonia molecules bound, all three chlorides are free, so there are four ions per formula unit in \\ce{CoCl3.6NH3}.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-607',
    topics: ['coordination-chemistry'],
    tests: ['werners-theory', 'isomerism-of-complexes'],
    difficulty: 'advanced',
    text: 'Werner found just two isomers of \\ce{[Co(NH3)4Cl2]+}. Why was this evidence for an octahedron?',
    answer: 'A hexagon or a prism would allow three.',
    distractors: [
      {
        text: 'A hexagon or a prism would allow one.',
        slip: 'isomer-overlooked',
        teaching: 'In a hexagon, the chlorides can be at positions 1,2, 1,3 or 1,4.',
      },
      {
        text: 'An octahedron would allow three.',
        slip: 'turned-counted-apart',
        teaching:
          'In an octahedron two sites are either adjacent or opposite, so there are only two isomers.',
      },
      {
        text: 'An octahedron would allow one.',
        slip: 'isomer-overlooked',
        teaching: 'In an octahedron two sites are either adjacent or opposite, which makes two isomers.',
      },
    ],
    explanation:
      'Two chlorides at two of six corners give only cis and trans isomers in an octahedron; a hexagon or a prism would allow three.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-coordination-chemistry-608',
    topics: ['coordination-chemistry'],
    tests: ['werners-theory'],
    uses: ['complex-ions'],
    difficulty: 'beginner',
    text: 'According to Werner’s theory, which valence is directed in space and fixes the shape of the complex?',
    answer: 'The secondary valence',
    distractors: [
      {
        text: 'The primary valence',
        slip: 'exchanged-constants',
        teaching: 'The primary valence corresponds to the charge to be balanced and has no direction.',
      },
      {
        text: 'Both to the same degree',
        slip: 'exchanged-constants',
        teaching: 'Only the secondary valence, the sites around the metal, is directed.',
      },
      {
        text: 'The valence of the ligand',
        slip: 'wrong-cause',
        teaching: 'Werner’s two valences are those of the metal.',
      },
    ],
    explanation:
      'The secondary valence is the coordination number; its bonds point in fixed directions in space, such as toward the corners of an octahedron.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-nuclear-chemistry-603',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series'],
    uses: ['nuclear-equations'],
    difficulty: 'beginner',
    text: 'Uranium-238 (*Z* = 92) decays in a series to lead-206 (*Z* = 82). How many α and β^{−} particles are emitted in all?',
    answer: '8 α, 6 β^{−}',
    distractors: [
      {
        text: '8 α, 10 β^{−}',
        slip: 'ignored-alpha-charge',
        teaching: 'Eight α particles lower *Z* by 16, to 76; six β^{−} particles raise it to 82.',
      },
      {
        text: '16 α, 10 β^{−}',
        slip: 'alpha-mass-two',
        teaching: 'An α particle has a mass number of 4 and a charge of 2.',
      },
      {
        text: '16 α, 6 β^{−}',
        slip: 'alpha-mass-two',
        teaching: 'The mass decreases by 32, and an α particle has a mass number of 4.',
      },
    ],
    explanation:
      'The mass number decreases by 238 − 206 = 32 = 8 × 4. For the charge, 92 − 16 = 76, and 82 − 76 = 6 β^{−}. The series emits 8 α, 6 β^{−}.',
    reference: 'OpenStax Chemistry 2e, section 21.3',
  },
  {
    id: 'general-nuclear-chemistry-604',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series'],
    difficulty: 'intermediate',
    text: 'In an old, undisturbed uranium ore, radium-226 (half-life 1600 years) is in secular equilibrium with uranium-238 (4.5 × 10^{9} years). Which quantities are equal?',
    answer: 'Their activities',
    distractors: [
      {
        text: 'Their masses',
        slip: 'ratio-of-masses-for-moles',
        teaching: 'The shorter-lived nuclide is present only in traces.',
      },
      {
        text: 'Their numbers of atoms',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'The numbers of atoms are in the ratio of the half-lives.',
      },
      {
        text: 'Their decay constants',
        slip: 'rate-for-rate-constant',
        teaching: 'Each nuclide has its own fixed decay constant, so the two differ.',
      },
    ],
    explanation:
      'In secular equilibrium each member is formed as fast as it decays, so every member has the same activity as the parent: their activities are equal.',
    reference: 'LibreTexts Chemistry, Nuclear Chemistry: Radioactive Equilibrium',
  },
  {
    id: 'general-nuclear-chemistry-605',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series', 'half-life-of-a-nuclide'],
    difficulty: 'intermediate',
    text: 'An ore in secular equilibrium contains 1.0 mol of uranium-238 (half-life 4.5 × 10^{9} years). How many moles of radium-226 (half-life 1.6 × 10^{3} years) does it contain?',
    answer: '3.6 × 10^{−7} mol',
    distractors: [
      {
        text: '3.6 × 10^{−6} mol',
        slip: 'power-of-ten',
        teaching: '1.6/4.5 is 0.36, which lowers the result by another power of ten.',
        expression: '1.0 * 1.6e3 / 4.5e8',
      },
      {
        text: '1.0 mol',
        slip: 'equal-amounts-at-equilibrium',
        teaching: 'The activities are equal, not the amounts.',
        expression: '1.0',
      },
      {
        text: '2.5 × 10^{−7} mol',
        slip: 'needless-factor',
        teaching: 'A factor of ln 2 appears on both sides and cancels.',
        expression: '1.0 * 1.6e3 / 4.5e9 * ln(2)',
      },
    ],
    explanation:
      '*λ*_{1}*N*_{1} = *λ*_{2}*N*_{2}, so the amounts are proportional to the half-lives: 1.6 × 10^{3}/(4.5 × 10^{9}) = 3.6 × 10^{−7} mol.',
    reference: 'LibreTexts Chemistry, Nuclear Chemistry: Radioactive Equilibrium',
    computation: { kind: 'quantity', expression: '1.0*1.6e3/4.5e9', unit: 'mol' },
  },
  {
    id: 'general-nuclear-chemistry-606',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series'],
    difficulty: 'advanced',
    text: 'A freshly purified parent nuclide decays to a radioactive daughter, with *λ*_{2} = 10 *λ*_{1}. How does the activity of the daughter change with time?',
    answer: 'It rises, passes through a maximum and then falls with decay constant *λ*_{1}.',
    distractors: [
      {
        text: 'It rises, passes through a maximum and then falls with decay constant *λ*_{2}.',
        slip: 'effect-left-out',
        teaching: 'In the end the daughter decays only as fast as the parent supplies it.',
      },
      {
        text: 'It rises to that of the parent and stays constant.',
        slip: 'effect-left-out',
        teaching: 'This would require a parent that hardly decays at all.',
      },
      {
        text: 'It falls from the start with decay constant *λ*_{1} + *λ*_{2}.',
        slip: 'sum-for-product',
        teaching: 'There is no daughter at the start, so its activity must first increase.',
      },
    ],
    explanation:
      'By the Bateman equation *N*_{2} is proportional to e^{−*λ*_{1}*t*} − e^{−*λ*_{2}*t*}; the second term dies out, so the activity rises, passes through a maximum and then falls with decay constant *λ*_{1} (transient equilibrium).',
    reference: 'LibreTexts Chemistry, Nuclear Chemistry: Radioactive Equilibrium',
  },
  {
    id: 'general-nuclear-chemistry-607',
    topics: ['nuclear-chemistry'],
    tests: ['decay-series'],
    uses: ['radioactive-decay'],
    difficulty: 'advanced',
    text: 'Technetium-99m (half-life 6.0 h) is eluted (“milked”) from molybdenum-99 (half-life 66 h) in a generator. Why does a hospital milk the generator about once a day?',
    answer: 'The daughter is then near its maximum.',
    distractors: [
      {
        text: 'Nearly all of the parent has by then decayed.',
        slip: 'decayed-for-left',
        teaching: 'A day is about a third of the half-life of molybdenum-99.',
      },
      {
        text: 'The daughter has by then become stable.',
        slip: 'other-process',
        teaching: 'Technetium-99m is not stable; each batch decays with a half-life of 6 h.',
      },
      {
        text: 'The column then adsorbs molybdenum again.',
        slip: 'wrong-cause',
        teaching: 'Molybdate stays on the column all the time.',
      },
    ],
    explanation:
      'The activity of the daughter peaks at ln(*λ*_{2}/*λ*_{1})/(*λ*_{2} − *λ*_{1}), about 23 h after each milking, so the daughter activity is then near its maximum.',
    reference: 'LibreTexts Chemistry, Nuclear Chemistry: Radioactive Equilibrium',
  },
  {
    id: 'general-nuclear-chemistry-608',
    topics: ['nuclear-chemistry'],
    tests: ['lanthanides-and-actinides'],
    uses: ['nuclear-equations'],
    difficulty: 'beginner',
    text: 'Which of these is a transuranium element?',
    answer: 'Plutonium',
    distractors: [
      { text: 'Thorium', slip: 'wrong-place-in-table', teaching: 'Thorium is element 90, before uranium.' },
      { text: 'Radium', slip: 'wrong-place-in-table', teaching: 'Radium is element 88, before uranium.' },
      {
        text: 'Protactinium',
        slip: 'wrong-place-in-table',
        teaching: 'Protactinium is element 91, just before uranium.',
      },
    ],
    explanation:
      'Transuranium elements come after uranium (element 92) in the periodic table; plutonium is element 94.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-609',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['lanthanides-and-actinides'],
    difficulty: 'beginner',
    text: 'The first transuranium element was made by neutron capture: \\ce{^{238}U} takes up a neutron and then emits one β^{−} particle. Which nuclide was formed?',
    answer: '\\ce{^{239}_{93}Np}',
    distractors: [
      {
        text: '\\ce{^{239}_{91}Pa}',
        slip: 'wrong-sign',
        teaching: 'β^{−} decay raises the atomic number by one.',
      },
      {
        text: '\\ce{^{238}_{93}Np}',
        slip: 'forgot-particle',
        teaching: 'The captured neutron adds one to the mass number.',
      },
      {
        text: '\\ce{^{238}_{91}Pa}',
        slip: 'wrong-sign',
        teaching:
          'β^{−} decay raises the atomic number by one, and the captured neutron adds one to the mass number.',
      },
    ],
    explanation: '\\ce{^{239}_{92}U} forms; its β^{−} decay raises *Z* to 93: \\ce{^{239}_{93}Np}.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-610',
    topics: ['nuclear-chemistry'],
    tests: ['nuclear-equations'],
    uses: ['lanthanides-and-actinides'],
    difficulty: 'intermediate',
    text: 'Curium-242 bombarded with α particles gave a new transuranium element and one neutron: \\ce{^{242}_{96}Cm + ^4_2He -> ? + ^1_0n}. Which nuclide was formed?',
    answer: '\\ce{^{245}_{98}Cf}',
    distractors: [
      {
        text: '\\ce{^{246}_{98}Cf}',
        slip: 'forgot-particle',
        teaching: 'The emitted neutron removes one unit of mass.',
      },
      {
        text: '\\ce{^{245}_{97}Bk}',
        slip: 'alpha-charge-one',
        teaching: 'The α particle adds two protons.',
      },
      {
        text: '\\ce{^{247}_{98}Cf}',
        slip: 'wrong-sign',
        teaching: 'The mass of the neutron must be subtracted, not added.',
      },
    ],
    explanation:
      'The mass number is 242 + 4 − 1 = 245, and the charge is 96 + 2 = 98, which gives \\ce{^{245}_{98}Cf}.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-nuclear-chemistry-611',
    topics: ['nuclear-chemistry', 'periodic-trends'],
    tests: ['lanthanides-and-actinides'],
    uses: ['band-of-stability'],
    difficulty: 'intermediate',
    text: 'Elements with atomic numbers above about 104 are made by fusing nuclei, not by neutron capture in a reactor. Why does the buildup by neutron capture end near fermium?',
    answer: 'Fermium isotopes fission before they capture more neutrons.',
    distractors: [
      {
        text: 'Neutrons are repelled by the charge of the nucleus.',
        slip: 'neutron-as-proton',
        teaching: 'Neutrons carry no charge, so the nucleus does not repel them.',
      },
      {
        text: 'β^{−} decay of fermium would lower the atomic number.',
        slip: 'wrong-sign',
        teaching: 'β^{−} decay raises the atomic number; it does not lower it.',
      },
      {
        text: 'Fermium is a gas and leaves the reactor.',
        slip: 'wrong-cause',
        teaching: 'Fermium is not a gas; it is a metal of the actinide series.',
      },
    ],
    explanation:
      'Heavy fermium isotopes such as \\ce{^{258}Fm} split spontaneously in less than a millisecond, so they fission before they capture more neutrons.',
    reference: 'OpenStax Chemistry 2e, section 21.4',
  },
  {
    id: 'general-periodic-trends-615',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['metallic-bonding'],
    uses: ['structure-of-the-periodic-table'],
    difficulty: 'beginner',
    text: 'Why does the melting point rise from sodium to aluminum in period 3?',
    answer: 'More delocalized electrons hold ions of higher charge.',
    distractors: [
      {
        text: 'More covalent bonds hold each atom to its neighbors.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Sodium, magnesium and aluminum are all metals with metallic bonds.',
      },
      {
        text: 'Stronger dispersion forces act between heavier atoms.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The masses hardly differ, and metallic bonds hold the atoms.',
      },
      {
        text: 'More shells make the atoms larger.',
        slip: 'reversed-trend',
        teaching: 'The number of shells is the same, and the atoms become smaller.',
      },
    ],
    explanation:
      '\\ce{Na+}, \\ce{Mg^2+} and \\ce{Al^3+} contribute one, two and three delocalized electrons per atom: more delocalized electrons hold ions of higher charge.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-periodic-trends-616',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['london-dispersion-forces'],
    uses: ['properties-of-solids'],
    difficulty: 'intermediate',
    text: 'In period 3 the melting points are 44 °C for P_{4}, 115 °C for S_{8}, −101 °C for Cl_{2} and −189 °C for Ar. What determines this order?',
    answer: 'The size of the molecule',
    distractors: [
      {
        text: 'The strength of the covalent bonds',
        slip: 'bond-for-intermolecular',
        teaching: 'The covalent bonds do not break on melting.',
      },
      {
        text: 'The polarity of the covalent bonds',
        slip: 'ignored-dispersion',
        teaching: 'Bonds between identical atoms are nonpolar.',
      },
      {
        text: 'The polarity of the molecule',
        slip: 'ignored-dispersion',
        teaching: 'All four substances consist of nonpolar particles.',
      },
    ],
    explanation:
      'The particles are held together only by dispersion forces, which increase with the number of electrons: \\ce{S8} > \\ce{P4} > \\ce{Cl2} > Ar. The order is determined by the size of the molecule.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-periodic-trends-617',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['properties-of-solids'],
    difficulty: 'beginner',
    text: 'Which element of period 3 has the highest melting point, and why?',
    answer: 'Si, a giant covalent structure',
    distractors: [
      {
        text: 'Al, a giant metallic structure',
        slip: 'kind-of-bonding-confused',
        teaching: 'Aluminum melts at 660 °C, but silicon melts at 1414 °C.',
      },
      {
        text: 'S, a large ring molecule',
        slip: 'bond-for-intermolecular',
        teaching: 'Molecules separate easily, so sulfur melts at only 115 °C.',
      },
      {
        text: 'Na, a giant ionic structure',
        slip: 'kind-of-bonding-confused',
        teaching: 'Sodium is a metal and melts at 98 °C.',
      },
    ],
    explanation:
      'To melt silicon, strong covalent bonds in a network must be broken: Si has a giant covalent structure.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-periodic-trends-618',
    topics: ['periodic-trends', 'chemical-bonding'],
    tests: ['network-covalent-solids'],
    uses: ['london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'Across period 2, the melting point falls by more than 3000 °C from one element to the next. Between which two elements does this occur, and why?',
    answer: 'C and N: network to small molecules',
    distractors: [
      {
        text: 'Be and B: metal to network',
        slip: 'reversed-trend',
        teaching: 'Boron has a higher melting point than beryllium, so there is no fall here.',
      },
      {
        text: 'Li and Be: one electron to two',
        slip: 'reversed-trend',
        teaching: 'Beryllium has a much higher melting point than lithium, so there is no fall here.',
      },
      {
        text: 'F and Ne: molecules to single atoms',
        slip: 'wrong-reference',
        teaching:
          'Both elements are gases at room temperature, and their melting points differ by only about 30 °C.',
      },
    ],
    explanation:
      'Carbon is a giant network (above 3500 °C), and nitrogen consists of \\ce{N2} molecules (−210 °C): the fall is between C and N, network to small molecules.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'general-intermolecular-forces-600',
    topics: ['intermolecular-forces'],
    tests: ['kinetic-molecular-theory'],
    uses: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'Under a microscope, smoke particles in air are seen to jump about at random (Brownian motion). What hits them?',
    answer: 'Molecules in the air',
    distractors: [
      {
        text: 'Other particles in the smoke',
        slip: 'wrong-cause',
        teaching: 'The smoke particles are far apart, and isolated particles jump about just as much.',
      },
      { text: 'Photons from the lamp', slip: 'wrong-cause', teaching: 'The motion continues in dim light.' },
      {
        text: 'Currents in the warm smoke',
        slip: 'one-property-decides',
        teaching: 'A current would carry all the particles in one direction.',
      },
    ],
    explanation:
      'Invisibly small, fast-moving molecules in the air hit each smoke particle unevenly from all sides; Brownian motion is evidence for the motion of particles.',
    reference: 'OpenStax Chemistry 2e, section 1.1',
  },
  {
    id: 'general-real-gases-600',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    uses: ['states-of-matter'],
    difficulty: 'beginner',
    text: 'A drop of ink spreads in still water without stirring, and it spreads faster in hot water. Which idea explains both observations?',
    answer: 'Particles move at random, faster when hot.',
    distractors: [
      {
        text: 'Particles repel each other, more when hot.',
        slip: 'wrong-cause',
        teaching: 'Uncharged particles do not repel each other at a distance.',
      },
      {
        text: 'Particles swell when they are warmed.',
        slip: 'other-process',
        teaching: 'Particles do not grow; they move faster when they are warmed.',
      },
      {
        text: 'Particles sink, since ink is denser.',
        slip: 'one-property-decides',
        teaching: 'The ink also spreads sideways and upward.',
      },
    ],
    explanation:
      'Diffusion is the net effect of the random motion of the particles, and this is faster at a higher temperature.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'general-real-gases-601',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'A cotton plug soaked in concentrated aqueous \\ce{NH3} and another soaked in concentrated aqueous \\ce{HCl} are placed in opposite ends of a long glass tube at the same time. Where does the white ring of \\ce{NH4Cl} appear?',
    answer: 'Nearer to the \\ce{HCl} end',
    distractors: [
      {
        text: 'Nearer to the \\ce{NH3} end',
        slip: 'reversed-trend',
        teaching: 'The lighter molecules, \\ce{NH3}, travel farther, so the ring is not near their end.',
      },
      {
        text: 'Right at the \\ce{HCl} end',
        slip: 'size-of-effect-misjudged',
        teaching: '\\ce{HCl} also moves, only more slowly, so the gases meet inside the tube.',
      },
      {
        text: 'Right at the \\ce{NH3} end',
        slip: 'reversed-trend',
        teaching: '\\ce{NH3} is the lighter gas and travels farther from its end.',
      },
    ],
    explanation:
      '\\ce{NH3} (17 g/mol) diffuses faster than \\ce{HCl} (36.5 g/mol) and travels farther, so the ring is nearer to the \\ce{HCl} end.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'general-real-gases-602',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'Air molecules at room temperature move at about 500 m/s, yet perfume takes minutes to cross a quiet room. Why?',
    answer: 'Each molecule collides very often.',
    distractors: [
      {
        text: 'Each molecule of perfume is brought to rest by the air.',
        slip: 'other-process',
        teaching: 'At a given temperature, the average kinetic energy of the molecules does not change.',
      },
      {
        text: 'Each molecule must first be carried by a current.',
        slip: 'wrong-cause',
        teaching: 'Diffusion takes place without any air current.',
      },
      {
        text: 'Each molecule falls to the floor first.',
        slip: 'wrong-cause',
        teaching: 'Gravity hardly matters for single molecules.',
      },
    ],
    explanation:
      'Between collisions, a molecule travels less than a micrometer. Its path is a random zigzag, as in Brownian motion, because each molecule collides very often.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'general-periodic-trends-619',
    topics: ['periodic-trends'],
    tests: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'beginner',
    text: 'Oxygen, \\ce{O2}, and ozone, \\ce{O3}, are both made only of oxygen. What are two such forms called?',
    answer: 'Allotropes',
    distractors: [
      {
        text: 'Isotopes',
        slip: 'other-terms-meaning',
        teaching: 'Isotopes are atoms with different numbers of neutrons.',
      },
      {
        text: 'Isomers',
        slip: 'other-terms-meaning',
        teaching: 'Isomers have the same molecular formula; \\ce{O2} and \\ce{O3} do not.',
      },
      {
        text: 'Ions',
        slip: 'other-terms-meaning',
        teaching: 'Both molecules are neutral, so neither is an ion.',
      },
    ],
    explanation:
      'Different forms of one element in the same state of matter are allotropes, as are diamond and graphite.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-stoichiometry-602',
    topics: ['stoichiometry', 'gas-laws'],
    tests: ['gas-stoichiometry'],
    uses: ['chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'In an ozonizer 12% of the oxygen molecules in 100 mL of oxygen are converted to ozone: \\ce{3O2 -> 2O3}. What is the volume afterward, at the same *T* and *p*?',
    answer: '96 mL',
    distractors: [
      {
        text: '88 mL',
        slip: 'ignored-one-product',
        teaching: 'Here the ozone formed (8 mL) was left out.',
        expression: '100 - 12',
      },
      {
        text: '92 mL',
        slip: 'needless-difference',
        teaching: 'The 8 mL of ozone formed is part of the final volume; 12 mL of oxygen was used up.',
        expression: '100 - 12 * 2 / 3',
      },
      {
        text: '100 mL',
        slip: 'ignored-coefficients',
        teaching: 'Three molecules become two, so the volume decreases.',
        expression: '100 - 12 + 12',
      },
    ],
    explanation: 'The 12 mL of \\ce{O2} gives 8 mL of \\ce{O3}: 88 + 8 = 96 mL.',
    reference: 'OpenStax Chemistry 2e, section 9.3',
    computation: { kind: 'quantity', expression: '100-12+12*2/3', unit: 'mL' },
  },
  {
    id: 'general-redox-616',
    topics: ['redox', 'periodic-trends'],
    tests: ['oxidizing-and-reducing-agents', 'chemistry-of-oxygen-and-sulfur'],
    difficulty: 'intermediate',
    text: 'Which test distinguishes ozone from oxygen in a stream of gas?',
    answer: 'Wet starch–iodide paper turns blue.',
    distractors: [
      {
        text: 'A glowing splint bursts into flame.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'A glowing splint also bursts into flame in oxygen, so it does not identify ozone.',
      },
      {
        text: 'Acidic dichromate paper turns green.',
        slip: 'test-of-another-ion',
        teaching: 'This is the test for sulfur dioxide, a reducing agent; ozone oxidizes.',
      },
      {
        text: 'Wet litmus paper turns red.',
        slip: 'test-of-another-ion',
        teaching: 'Neither gas is acidic.',
      },
    ],
    explanation:
      'Ozone is the stronger oxidant and oxidizes iodide to iodine at once: \\ce{O3 + 2I- + H2O -> O2 + I2 + 2OH-}. The iodine turns wet starch–iodide paper blue.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-chemical-bonding-604',
    topics: ['chemical-bonding', 'molecular-geometry'],
    tests: ['resonance', 'bond-length-and-bond-energy'],
    difficulty: 'intermediate',
    text: 'The bond length is 121 pm in \\ce{O2}, and both bonds in \\ce{O3} are 128 pm long. How does the structure of ozone explain this?',
    answer: 'Both bonds are between single and double.',
    distractors: [
      {
        text: 'One bond is single, and the other is double.',
        slip: 'single-structure-for-bond-order',
        teaching: 'If this were so, two different bond lengths would be measured.',
      },
      {
        text: 'The three atoms form a ring.',
        slip: 'formula-for-structure',
        teaching: 'A ring would have three bonds with the length of a single bond.',
      },
      {
        text: 'Both bonds are triple.',
        slip: 'reversed-trend',
        teaching: 'Triple bonds would be shorter than the bond in \\ce{O2}.',
      },
    ],
    explanation:
      'Two resonance structures give each bond an order of 1.5, compared with 2 in \\ce{O2}, so both bonds are between single and double.',
    reference: 'OpenStax Chemistry 2e, section 7.4',
  },
];
