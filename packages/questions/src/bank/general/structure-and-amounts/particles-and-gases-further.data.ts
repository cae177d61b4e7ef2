import type { WrittenQuestion } from '../../written-question.ts';

export const particlesAndGasesFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-701',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'Chlorine has only two stable isotopes, \\ce{^{35}Cl} and \\ce{^{37}Cl}. Why does the mass spectrum of chlorine gas show three peaks for the ion \\ce{Cl2^+}, at *m*/*z* 70, 72 and 74?',
    answer: 'Two atoms of two types can be combined in three ways.',
    distractors: [
      {
        text: 'A third isotope, of mass number 36, forms in the molecules.',
        slip: 'isotopes-for-elements',
        teaching: 'Bonding does not change a nucleus; no stable isotope of chlorine has a mass number of 36.',
      },
      {
        text: 'Some of the molecules have lost two or four neutrons.',
        slip: 'particles-of-atom-confused',
        teaching: 'A mass spectrometer removes electrons; neutrons stay in the nucleus.',
      },
      {
        text: 'Each molecule can have one, two or three charges.',
        slip: 'event-invented',
        teaching: 'A second charge would halve *m*/*z*, to about 35 to 37; it would not add 2.',
      },
    ],
    explanation:
      'The pairs are 35 + 35 = 70, 35 + 37 = 72 and 37 + 37 = 74: two atoms of two types can be combined in three ways.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-atomic-structure-702',
    topics: ['atomic-structure'],
    tests: ['isotopes'],
    uses: ['density'],
    difficulty: 'intermediate',
    text: 'An ice cube of heavy water, \\ce{D2O} (D is hydrogen-2), sinks in a glass of ordinary water, whereas an ordinary ice cube floats. What explains this?',
    answer: 'Its molecules have more mass in nearly the same volume.',
    distractors: [
      {
        text: 'Its molecules have more protons in nearly the same volume.',
        slip: 'same-mass-for-isotopes',
        teaching:
          'Hydrogen-1 and hydrogen-2 both have one proton; it is the neutron that makes hydrogen-2 heavier.',
      },
      {
        text: 'Its molecules have nearly the same mass in less volume.',
        slip: 'ignored-mass',
        teaching:
          'The volume hardly changes, but 20 u instead of 18 u per molecule means about 11% more mass.',
      },
      {
        text: 'Its molecules have more protons, which attract water more.',
        slip: 'particles-of-atom-confused',
        teaching:
          'Isotopes have equal numbers of protons, and attraction does not determine whether an object floats.',
      },
    ],
    explanation:
      'Hydrogen-2 has one more neutron than hydrogen-1. A \\ce{D2O} molecule is about 11% heavier, but the crystal has nearly the same spacing. The density of the ice rises from 0.92 to about 1.02 g/mL: there is more mass in nearly the same volume.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
  },
  {
    id: 'general-molecular-geometry-701',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['vsepr-theory'],
    difficulty: 'intermediate',
    text: 'A student writes: “\\ce{XeF4} has four bonds, so the electron-domain geometry around xenon is tetrahedral.” What is the correct electron-domain geometry?',
    answer: 'Octahedral',
    distractors: [
      {
        text: 'Square planar',
        slip: 'shape-for-domain-geometry',
        teaching:
          'This is the molecular shape, given by the atoms alone; the electron-domain geometry includes the lone pairs, too.',
      },
      {
        text: 'Trigonal bipyramidal',
        slip: 'miscounted-lone-pairs',
        teaching:
          'This requires five domains, but xenon has four bonds and two lone pairs, which makes six domains.',
      },
      {
        text: 'Square pyramidal',
        slip: 'wrong-domain-count',
        teaching:
          'This is a shape for five atoms around a central atom; it is not an arrangement of domains in the VSEPR model.',
      },
    ],
    explanation:
      'Xenon has 8 valence electrons and uses 4 of them in bonds. Two lone pairs remain. Four bonds and two lone pairs make six domains, so the geometry is octahedral.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'XeF4', asked: 'electronGeometry' },
  },
  {
    id: 'general-intermolecular-forces-701',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces', 'boiling-points-and-intermolecular-forces'],
    uses: ['hydrogen-bonding', 'london-dispersion-forces'],
    difficulty: 'intermediate',
    text: 'The boiling points are 20 °C (HF), −85 °C (HCl), −67 °C (HBr) and −35 °C (HI). Which two effects explain these values?',
    answer: 'Hydrogen bonds in HF; increasing dispersion forces from HCl to HI',
    distractors: [
      {
        text: 'Hydrogen bonds in HF; increasing dipole forces from HCl to HI',
        slip: 'reversed-trend',
        teaching: 'The H–X bonds become less polar from HCl to HI, so the dipole forces decrease.',
      },
      {
        text: 'A stronger bond within HF; stronger bonds from HCl to HI',
        slip: 'bond-for-intermolecular',
        teaching: 'Boiling does not break H–X bonds, and these become weaker from HCl to HI.',
      },
      {
        text: 'Hydrogen bonds in HF; increasing hydrogen bonds from HCl to HI',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching:
          'Cl, Br and I do not form significant hydrogen bonds; the trend follows the number of electrons.',
      },
    ],
    explanation:
      'The boiling point of HF is far above the trend of the other three, since its molecules form hydrogen bonds. From HCl to HI, the number of electrons increases and so do the dispersion forces, although the dipoles become smaller.',
    reference: 'OpenStax Chemistry 2e, section 10.1',
  },
  {
    id: 'general-intermolecular-forces-702',
    topics: ['intermolecular-forces'],
    tests: ['intermolecular-forces', 'hydrogen-bonding'],
    uses: ['enthalpy-of-solution'],
    difficulty: 'advanced',
    text: 'Acetone, \\ce{CH3COCH3}, and chloroform, \\ce{CHCl3}, become warm when they are mixed, although neither forms hydrogen bonds with molecules of its own kind. What explains the release of heat?',
    answer: 'Chloroform donates a hydrogen bond to the oxygen of acetone.',
    distractors: [
      {
        text: 'Acetone donates a hydrogen bond to the chlorine of chloroform.',
        slip: 'property-misjudged',
        teaching:
          'The hydrogens of acetone are hardly polar, and chlorine in organic molecules is a poor acceptor.',
      },
      {
        text: 'Forces in the pure liquids are overcome, which releases heat.',
        slip: 'bond-breaking-releases',
        teaching: 'Overcoming attractions takes energy; heat is released when new ones form.',
      },
      {
        text: 'Molecules of both liquids move faster once they are mixed.',
        slip: 'reversed-cause',
        teaching:
          'They move faster because heat has been released; this does not explain where the heat comes from.',
      },
    ],
    explanation:
      'Three chlorine atoms make the C–H bond of chloroform so polar that, like N–H, O–H and F–H, it can act as a hydrogen-bond donor. Acetone lacks a donor but has an acceptor. In the mixture, chloroform donates a hydrogen bond to the oxygen of acetone; the new attraction is stronger than the original ones, so heat is released.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-balancing-701',
    topics: ['balancing'],
    tests: ['state-symbols'],
    uses: ['physical-and-chemical-changes'],
    difficulty: 'beginner',
    text: 'Dry ice disappears in air, and an open bottle of soda water goes flat. Which equations describe these two changes, in this order?',
    answer: '\\ce{CO2(s) -> CO2(g)} and \\ce{CO2(aq) -> CO2(g)}',
    distractors: [
      {
        text: '\\ce{CO2(s) -> CO2(l)} and \\ce{CO2(aq) -> CO2(g)}',
        slip: 'event-invented',
        teaching: 'At 1 atm, dry ice does not melt; it turns directly into a gas.',
      },
      {
        text: '\\ce{CO2(s) -> CO2(g)} and \\ce{CO2(l) -> CO2(g)}',
        slip: 'state-symbol-confused',
        teaching:
          'The gas in soda water is dissolved in water, (aq); (l) would be pure liquid carbon dioxide.',
      },
      {
        text: '\\ce{CO2(g) -> CO2(s)} and \\ce{CO2(g) -> CO2(aq)}',
        slip: 'reaction-direction-reversed',
        teaching: 'These are the reverse changes, in which dry ice and soda water are made.',
      },
    ],
    explanation:
      'Dry ice is solid and turns into a gas without melting: \\ce{CO2(s) -> CO2(g)}. In soda water, the gas is dissolved and escapes from the water: \\ce{CO2(aq) -> CO2(g)}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-gas-laws-701',
    topics: ['gas-laws'],
    tests: ['avogadros-law'],
    uses: ['molar-mass'],
    difficulty: 'intermediate',
    text: 'Two balloons have the same volume at the same temperature and pressure. One contains helium (4.0 g/mol), and the other contains carbon dioxide (44.0 g/mol). How does the carbon dioxide compare with the helium? (Assume ideal gases.)',
    answer: 'It has the same number of particles, but eleven times the mass.',
    distractors: [
      {
        text: 'It has eleven times the number of particles, but the same mass.',
        slip: 'inverted-ratio',
        teaching:
          'Equal volumes contain equal numbers of particles; it is the mass that differs by a factor of 11.',
      },
      {
        text: 'It has the same number of particles, and the same mass.',
        slip: 'ignored-mass',
        teaching: 'Each \\ce{CO2} molecule has 11 times the mass of a helium atom.',
      },
      {
        text: 'It has three times the number of particles, but the same density.',
        slip: 'atoms-for-molecules',
        teaching:
          'The particles of a gas are its molecules; the three atoms of a \\ce{CO2} molecule form one particle.',
      },
    ],
    explanation:
      'By Avogadro’s law, equal volumes contain equal numbers of particles, whatever the gas. Each particle has \\frac{44.0}{4.0} = 11 times the mass. The second balloon therefore contains the same number of particles, but eleven times the mass.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-702',
    topics: ['gas-laws'],
    tests: ['ideal-gas-law'],
    difficulty: 'intermediate',
    text: 'A gas has a pressure of 100 kPa and a volume of 0.250 L at 25 °C. A student calculates *n* as \\frac{100 × 0.250}{8.314 × 25}, with *R* = 8.314 J/(mol·K). What is wrong with this calculation?',
    answer: 'The temperature is not in kelvins.',
    distractors: [
      {
        text: 'The pressure is not in pascals.',
        slip: 'unit-prefix',
        teaching: 'It need not be: kPa times L gives joules, since the prefixes kilo and milli cancel.',
      },
      {
        text: 'The volume is not in cubic meters.',
        slip: 'unit-prefix',
        teaching: 'It need not be: kPa times L gives joules, just as Pa times m^{3} does.',
      },
      {
        text: 'The gas constant is not in L·atm.',
        slip: 'wrong-gas-constant',
        teaching:
          'Another *R* would be needed only for a pressure in atm; with kPa and L, 8.314 is appropriate.',
      },
    ],
    explanation:
      'Since kPa × L = J, the units of pressure, volume and *R* are consistent. The *T* in the ideal gas law is the absolute temperature, 298 K: the temperature is not in kelvins.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-703',
    topics: ['gas-laws'],
    tests: ['ideal-gas-law'],
    difficulty: 'intermediate',
    text: 'An open flask of air is heated from 300 K to 450 K. The volume and the pressure stay the same. What percentage of the air remains in the flask? (Assume ideal behavior.)',
    answer: '67%',
    distractors: [
      {
        text: '33%',
        slip: 'rest-for-part',
        teaching: 'This is the percentage that leaves the flask.',
        expression: '(450 - 300) / 450 * 100',
      },
      {
        text: '40%',
        slip: 'wrong-reference',
        teaching:
          'Here 300 K was divided by the sum of both temperatures; the fraction that remains is 300 K divided by 450 K.',
        expression: '300 / (300 + 450) * 100',
      },
      {
        text: '60%',
        slip: 'inverted-ratio',
        teaching:
          'Here 450 K was divided by the sum of both temperatures; the fraction that remains is 300 K divided by 450 K.',
        expression: '450 / (300 + 450) * 100',
      },
    ],
    explanation:
      'With *P* and *V* constant, *nT* is constant, so *n* is proportional to 1/*T*. The fraction that remains is \\frac{300}{450} = 0.667, which is 67%.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '300 / 450 * 100', unit: '%' },
  },
  {
    id: 'general-chemical-bonding-751',
    topics: ['chemical-bonding'],
    tests: ['properties-of-ionic-solids'],
    uses: ['ionic-radius'],
    difficulty: 'intermediate',
    text: 'Four ionic solids have the crystal structure of rock salt. Which of them has the highest melting point?',
    answer: '\\ce{MgO}',
    distractors: [
      {
        text: '\\ce{BaO}',
        slip: 'reversed-trend',
        teaching:
          '\\ce{Ba^2+} is much larger than \\ce{Mg^2+}: at a greater distance the ions attract each other less.',
      },
      {
        text: '\\ce{NaF}',
        slip: 'ignored-ion-charge',
        teaching: 'The ions are small, but their charges are only +1 and −1.',
      },
      {
        text: '\\ce{KCl}',
        slip: 'ignored-ion-charge',
        teaching: 'The ions are large, and their charges are only +1 and −1.',
      },
    ],
    explanation:
      'The attraction between two ions increases with their charges and decreases with the distance between them. \\ce{MgO} and \\ce{BaO} have ions of charge 2, and \\ce{Mg^2+} is the smaller cation. Therefore \\ce{MgO} has the highest melting point, about 2850 °C.',
    reference: 'OpenStax Chemistry 2e, section 7.5',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{MgO}': '4 / (72 + 140)',
        '\\ce{BaO}': '4 / (135 + 140)',
        '\\ce{NaF}': '1 / (102 + 133)',
        '\\ce{KCl}': '1 / (138 + 181)',
      },
      pick: 'greatest',
      quantity: 'product of the charges divided by the distance of the ions',
    },
  },
  {
    id: 'general-chemical-bonding-752',
    topics: ['chemical-bonding'],
    tests: ['bond-polarity'],
    uses: ['electronegativity'],
    difficulty: 'intermediate',
    text: 'Fluorine is more electronegative than chlorine. The dipole moment of \\ce{CH3Cl} (1.90 D) is nevertheless slightly greater than that of \\ce{CH3F} (1.86 D). What is the main reason?',
    answer: 'The C–Cl bond is longer, so its smaller charges are farther apart.',
    distractors: [
      {
        text: 'The C–Cl bond is shorter, so its smaller charges are closer together.',
        slip: 'reversed-trend',
        teaching:
          'A chlorine atom is larger than a fluorine atom, so its bond is longer, and charges closer together would give a smaller dipole moment.',
      },
      {
        text: 'The C–Cl bond is weaker, so its electrons have passed to chlorine.',
        slip: 'kind-of-bonding-confused',
        teaching: 'The electrons stay shared. How weak a bond is does not say how unequally they are shared.',
      },
      {
        text: 'The chlorine atom is heavier, so its mass attracts the electrons.',
        slip: 'wrong-cause',
        teaching: 'Mass does not attract electrons here; the dipole moment depends on charge and distance.',
      },
    ],
    explanation:
      'A dipole moment is charge times distance. The partial charges are smaller in C–Cl, since the electronegativities differ less. The C–Cl bond is longer, so its smaller charges are farther apart, and this effect slightly outweighs the first.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-751',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['vsepr-theory'],
    difficulty: 'beginner',
    text: 'The phosphorus atom of \\ce{PCl3} has three single bonds and one lone pair. What is its electron-domain geometry?',
    answer: 'Tetrahedral',
    distractors: [
      {
        text: 'Trigonal pyramidal',
        slip: 'shape-for-domain-geometry',
        teaching:
          'This is the shape of the molecule, which considers only the atoms; the domains include the lone pair.',
      },
      {
        text: 'Trigonal planar',
        slip: 'bonds-for-domains',
        teaching: 'The lone pair is a domain, too: there are four domains, not three.',
      },
      {
        text: 'Trigonal bipyramidal',
        slip: 'wrong-domain-count',
        teaching: 'This requires five domains; three bonds and one lone pair make only four.',
      },
    ],
    explanation:
      'Three bonds and one lone pair make four electron domains. Four domains are farthest apart in a tetrahedral arrangement.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
    computation: { kind: 'molecule-shape', species: 'PCl3', asked: 'electronGeometry' },
  },
];
