import type { WrittenQuestion } from '../written-question.ts';

export const linkedIdeasQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-atomic-structure-28',
    topics: ['atomic-structure'],
    tests: ['mass-spectrum-of-an-element'],
    difficulty: 'advanced',
    text: 'An element has two isotopes. Its diatomic molecules give three molecular ion peaks with relative heights of 49 : 42 : 9, from the lightest to the heaviest. What fraction of the atoms are of the lighter isotope?',
    answer: '0.70',
    distractors: [
      {
        text: '0.49',
        slip: 'molecule-share-for-atom-share',
        teaching:
          'This is the fraction of molecules in which both atoms are light; it is the square of the fraction of atoms.',
        expression: '49 / (49 + 42 + 9)',
      },
      {
        text: '0.84',
        slip: 'ignored-other-atoms',
        teaching:
          'This compares only the two outer peaks, 49 : 9; the mixed molecules contain light atoms too.',
        expression: '49 / (49 + 9)',
      },
      {
        text: '0.91',
        slip: 'molecule-share-for-atom-share',
        teaching:
          'This is the fraction of molecules that contain at least one light atom, not the fraction of atoms.',
        expression: '(49 + 42) / (49 + 42 + 9)',
      },
    ],
    explanation:
      'Molecules with two light atoms make up 49% of the total. The two atoms of a molecule are independent of each other, so *x*^{2} = 0.49 and *x* = 0.70. This agrees with the mixed molecules: 2 × 0.70 × 0.30 = 0.42.',
    reference: 'OpenStax Chemistry 2e, section 2.3',
    computation: { kind: 'quantity', expression: 'sqrt(49 / (49 + 42 + 9))', unit: '' },
  },
  {
    id: 'general-atomic-structure-29',
    topics: ['atomic-structure'],
    tests: ['models-of-the-atom'],
    uses: ['subatomic-particles'],
    difficulty: 'advanced',
    text: 'Rutherford’s α-scattering experiment is repeated with an aluminum foil that contains as many atoms per cm^{2} as the gold foil. How does the number of α particles deflected by more than 90° change?',
    answer: 'It falls, since the smaller nuclear charge repels them less.',
    distractors: [
      {
        text: 'It falls, since the lighter atoms have fewer electrons to deflect them.',
        slip: 'electrons-scatter-alpha',
        teaching: 'Electrons are about 7000 times lighter than α particles and cannot turn them back.',
      },
      {
        text: 'It rises, since the smaller atoms have less empty space in them.',
        slip: 'model-of-another-time',
        teaching:
          'There are as many nuclei as before, and they are tiny; the size of the atoms does not matter.',
      },
      {
        text: 'It stays the same, since the number of nuclei is equal.',
        slip: 'one-condition-only',
        teaching:
          'The number of nuclei matters, but so does the force that each exerts: it has 13 positive charges instead of 79.',
      },
    ],
    explanation:
      'Only the electric repulsion by a nucleus turns α particles by a large angle. An aluminum nucleus has 13 positive charges instead of 79, so a particle must come much closer to be turned back. The number falls because the repulsion is weaker.',
    reference: 'OpenStax Chemistry 2e, section 2.2',
  },
  {
    id: 'general-electron-configuration-29',
    topics: ['electron-configuration', 'periodic-trends'],
    tests: ['photoelectron-spectroscopy'],
    uses: ['effective-nuclear-charge'],
    difficulty: 'advanced',
    text: 'In the photoelectron spectrum of magnesium, the peak of lowest binding energy, 3s, is at 0.74 MJ/mol. Aluminum has a greater nuclear charge, and its two peaks of lowest binding energy are at 1.09 and 0.58 MJ/mol. Which statement explains the peak at 0.58 MJ/mol?',
    answer: 'It belongs to 3p, which is partly shielded by 3s.',
    distractors: [
      {
        text: 'It belongs to 3s, which is partly shielded by 3p.',
        slip: 'shielding-turned-around',
        teaching:
          'The 3s peak of aluminum, at 1.09 MJ/mol, is at a higher energy than that of magnesium; the new peak is that of 3p.',
      },
      {
        text: 'It belongs to 3p, which holds more electrons.',
        slip: 'height-for-position',
        teaching:
          'The 3p subshell of aluminum holds one electron; the number of electrons determines the height of the peak, not its energy.',
      },
      {
        text: 'It belongs to 3s, which is farther out than in magnesium.',
        slip: 'reversed-trend',
        teaching:
          'The greater nuclear charge pulls the 3s electrons closer, so their peak is at a higher energy, 1.09 MJ/mol.',
      },
    ],
    explanation:
      'Aluminum is [Ne]3s^{2}3p^{1}. Its 3s peak, at 1.09 MJ/mol, is at a higher energy than that of magnesium because the nuclear charge is greater. The extra peak belongs to 3p, an orbital of higher energy that is partly shielded by the 3s electrons; this outweighs the greater nuclear charge.',
    reference:
      'LibreTexts, Supplemental Modules (Physical and Theoretical Chemistry), Photoelectron Spectroscopy',
  },
  {
    id: 'general-molecular-geometry-27',
    topics: ['molecular-geometry'],
    tests: ['electron-domain-geometry'],
    uses: ['vsepr-theory'],
    difficulty: 'advanced',
    text: 'The ion \\ce{ICl2-} reacts with a molecule of \\ce{Cl2} to form \\ce{ICl4-}. How do the electron-domain geometry and the number of lone pairs on iodine change?',
    answer: 'From trigonal bipyramidal to octahedral, with one fewer lone pair',
    distractors: [
      {
        text: 'From trigonal bipyramidal to octahedral, with no change in lone pairs',
        slip: 'miscounted-lone-pairs',
        teaching:
          'Iodine has three lone pairs in \\ce{ICl2-} and two in \\ce{ICl4-}: two more electrons go into bonds.',
      },
      {
        text: 'From linear to square planar, with one fewer lone pair',
        slip: 'shape-for-domain-geometry',
        teaching: 'These are the shapes of the ions, which leave out the lone pairs.',
      },
      {
        text: 'From linear to square planar, with no change in lone pairs',
        slip: 'shape-for-domain-geometry',
        teaching: 'These are the shapes of the ions, and one lone pair has become bonding electrons.',
      },
    ],
    explanation:
      'In \\ce{ICl2-}, iodine has 2 bonds and 3 lone pairs: five domains, trigonal bipyramidal. In \\ce{ICl4-}, it has 4 bonds and 2 lone pairs: six domains, octahedral, with one fewer lone pair.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-molecular-geometry-28',
    topics: ['molecular-geometry'],
    tests: ['molecular-polarity'],
    uses: ['bond-polarity'],
    difficulty: 'advanced',
    text: '\\ce{NH3} and \\ce{NF3} are both trigonal pyramidal, and their bonds are about equally polar. Yet the dipole moment is 1.47 D for \\ce{NH3} and 0.23 D for \\ce{NF3}. Which statement explains this?',
    answer: 'In \\ce{NF3} the bond dipoles oppose that of the lone pair.',
    distractors: [
      {
        text: 'In \\ce{NF3} the bond dipoles cancel each other completely.',
        slip: 'flat-drawing',
        teaching:
          'They would cancel in a planar molecule; in a pyramidal molecule they add up to a dipole along its axis.',
      },
      {
        text: 'In \\ce{NF3} the lone pair of nitrogen is missing.',
        slip: 'ignored-lone-pairs',
        teaching:
          'Nitrogen has five valence electrons and uses three of them in bonds in both molecules, so each molecule has one lone pair on nitrogen.',
      },
      {
        text: 'In \\ce{NF3} the bonds are shorter than those of \\ce{NH3}.',
        slip: 'wrong-cause',
        teaching:
          'N–F bonds are longer than N–H bonds; besides, bond length alone would not cause so large a difference.',
      },
    ],
    explanation:
      'The lone pair adds a dipole that points away from the three bonds. In \\ce{NH3} nitrogen is the negative end of the bonds, so the two contributions add up; in \\ce{NF3} fluorine is the negative end, so the bond dipoles oppose that of the lone pair.',
    reference: 'OpenStax Chemistry 2e, section 7.6',
  },
  {
    id: 'general-acids-and-bases-35',
    topics: ['acids-and-bases'],
    tests: ['lewis-acids-and-bases'],
    uses: ['coordinate-bond', 'bronsted-lowry-theory'],
    difficulty: 'advanced',
    text: 'Boric acid makes water acidic: \\ce{B(OH)3 + 2H2O <=> [B(OH)4]- + H3O+}. Where does the proton of \\ce{H3O+} come from, and what happens at the boron atom?',
    answer: 'From a water molecule, whose oxygen donates an electron pair to boron',
    distractors: [
      {
        text: 'From a water molecule, whose oxygen accepts an electron pair from boron',
        slip: 'lewis-roles-swapped',
        teaching:
          'Boron in \\ce{B(OH)3} has six valence electrons and no lone pair to donate, so it is the acceptor.',
      },
      {
        text: 'From an OH group of boric acid, whose boron keeps its three bonds',
        slip: 'other-acid-theory',
        teaching:
          'Loss of a proton from boric acid would leave \\ce{H2BO3-}; the ion that forms is \\ce{[B(OH)4]-}, with a fourth OH group.',
      },
      {
        text: 'From an OH group of boric acid, whose boron loses a hydroxide ion',
        slip: 'lewis-roles-swapped',
        teaching: 'The number of OH groups on boron increases from three to four, so none is lost.',
      },
    ],
    explanation:
      'Acting as a Lewis acid, boron accepts an electron pair from a water molecule; this water molecule then transfers a proton to another one. The proton therefore comes from water, whose oxygen donates an electron pair to boron.',
    reference: 'OpenStax Chemistry 2e, section 15.2',
  },
  {
    id: 'general-acids-and-bases-36',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-bases'],
    uses: ['dilution'],
    difficulty: 'advanced',
    text: 'A 0.10 mol/L solution of a weak base has pH 10.5 at 25 °C. It is diluted with water to 100 times its volume. What is the approximate pH of the diluted solution?',
    answer: '9.5',
    distractors: [
      {
        text: '8.5',
        slip: 'weak-as-strong',
        teaching:
          'The pH of a strong base would fall by two units, but a larger fraction of a weak base reacts with water when it is diluted.',
        expression: '10.5 - log10(100)',
      },
      {
        text: '11.5',
        slip: 'dilution-raises-concentration',
        teaching: 'The square root was used correctly, but dilution brings the pH of a base closer to 7.',
        expression: '10.5 + log10(sqrt(100))',
      },
      {
        text: '12.5',
        slip: 'dilution-raises-concentration',
        teaching:
          'Dilution lowers [\\ce{OH-}], and for a weak base only by the square root of the dilution factor.',
        expression: '10.5 + log10(100)',
      },
    ],
    explanation:
      '[\\ce{OH-}] is about (*K*_{b} × *c*)^{½}. When *c* falls to a hundredth, [\\ce{OH-}] falls to a tenth, and the pH falls by 1: 10.5 − 1.0 = 9.5.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
    computation: { kind: 'quantity', expression: '10.5 - log10(sqrt(100))', unit: '' },
  },
  {
    id: 'general-acids-and-bases-37',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength', 'polyprotic-acids'],

    difficulty: 'advanced',
    text: 'One mole of phosphorous acid (phosphonic acid), \\ce{H3PO3}, reacts with no more than two moles of \\ce{NaOH} in water, but one mole of phosphoric acid, \\ce{H3PO4}, reacts with up to three. Which difference in structure explains this?',
    answer: 'In \\ce{H3PO3} one hydrogen is bonded to phosphorus.',
    distractors: [
      {
        text: 'In \\ce{H3PO3} one hydrogen is lost as \\ce{H+} beforehand.',
        slip: 'wrong-cause',
        teaching:
          'A hydrogen lost in water would still use up base, since the base reacts with the \\ce{H3O+} that it forms.',
      },
      {
        text: 'In \\ce{H3PO3} each hydrogen is bonded to oxygen.',
        slip: 'formula-for-structure',
        teaching: 'This is true of \\ce{H3PO4}, all of whose hydrogens can react.',
      },
      {
        text: 'In \\ce{H3PO3} phosphorus has a lone pair that accepts a proton.',
        slip: 'formula-for-structure',
        teaching:
          'Phosphorus forms a double bond to oxygen and single bonds to two OH groups and a hydrogen; no lone pair is left.',
      },
    ],
    explanation:
      'Only a hydrogen atom bonded to oxygen is acidic enough here. \\ce{H3PO3} has two OH groups; its third hydrogen is bonded to phosphorus, in a bond that is hardly polar.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-electrochemistry-basics-31',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating', 'faradays-laws-of-electrolysis'],

    difficulty: 'advanced',
    text: 'A steel sheet measuring 5.0 cm × 5.0 cm is plated on both faces with 10 μm of chromium (7.19 g/cm^{3}, 52.00 g/mol) from a solution of \\ce{Cr^3+} at 1.50 A. How long does the plating take if all of the current deposits chromium? (*F* = 96 485 C/mol)',
    answer: '22 min',
    distractors: [
      {
        text: '11 min',
        slip: 'one-face-only',
        teaching: 'The sheet has two faces of 25 cm^{2} each.',
        expression: '5.0 * 5.0 * 10e-4 * 7.19 / 52.00 * 3 * 96485 / 1.50 / 60',
      },
      {
        text: '7.4 min',
        slip: 'ignored-electrons-per-ion',
        teaching: 'Each \\ce{Cr^3+} ion needs three electrons, not one.',
        expression: '2 * 5.0 * 5.0 * 10e-4 * 7.19 / 52.00 * 96485 / 1.50 / 60',
      },
      {
        text: '3.7 min',
        slip: 'one-face-only',
        teaching: 'The sheet has two faces, and each \\ce{Cr^3+} ion needs three electrons.',
        expression: '5.0 * 5.0 * 10e-4 * 7.19 / 52.00 * 96485 / 1.50 / 60',
      },
    ],
    explanation:
      'The mass is 50 cm^{2} × 1.0 × 10^{−3} cm × 7.19 g/cm^{3} = 0.36 g, which is 6.9 × 10^{−3} mol. With three electrons for each ion the charge is 3 × 6.91 × 10^{−3} mol × 96 485 C/mol = 2.0 × 10^{3} C; at 1.50 A this takes 1.33 × 10^{3} s, or 22 min.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
    computation: {
      kind: 'quantity',
      expression: '2 * 5.0 * 5.0 * 10e-4 * 7.19 / 52.00 * 3 * 96485 / 1.50 / 60',
      unit: 'min',
    },
  },
  {
    id: 'general-electrochemistry-basics-32',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['corrosion'],
    uses: ['galvanic-cell'],
    difficulty: 'advanced',
    text: 'A drop of salt water containing phenolphthalein is placed on a clean iron plate. After a while the rim of the drop turns pink, and the iron under the middle of the drop is pitted. What happens at the rim?',
    answer: 'Oxygen from the air is reduced to \\ce{OH-}.',
    distractors: [
      {
        text: 'Iron is oxidized to \\ce{Fe^2+} by the air.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Iron dissolves where the pit is, under the middle; its electrons flow to the rim.',
      },
      {
        text: 'Chloride is oxidized to \\ce{Cl2} by the air.',
        slip: 'wrong-ion',
        teaching: 'Chloride only helps carry the current, and chlorine would bleach the indicator.',
      },
      {
        text: 'Water is oxidized to \\ce{O2} by the iron.',
        slip: 'discharge-for-charge',
        teaching: 'Nothing here could oxidize water, and this would make the rim acidic, not pink.',
      },
    ],
    explanation:
      'The pink color shows that \\ce{OH-} is present. At the rim, oxygen from the air is readily available and is reduced: \\ce{O2 + 2H2O + 4e- -> 4OH-}. The electrons come from the middle, where oxygen is scarce and iron dissolves.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-redox-25',
    topics: ['redox'],
    tests: ['disproportionation'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'Green manganate(VI) ions, \\ce{MnO4^2-}, are stable in strong base. In less basic solutions they disproportionate to manganese(VII) and manganese(IV), a reaction that consumes \\ce{H+}. What is observed when \\ce{CO2} is bubbled into a basic solution of manganate(VI)?',
    answer: 'A purple solution and a brown solid',
    distractors: [
      {
        text: 'A colorless solution and a brown solid',
        slip: 'one-product-only',
        teaching: 'Some of the manganese is oxidized to \\ce{MnO4-}, which stays in solution and is purple.',
      },
      {
        text: 'A purple solution without any solid',
        slip: 'one-product-only',
        teaching: 'Some of the manganese is reduced to \\ce{MnO2}, which is insoluble and brown.',
      },
      {
        text: 'A green solution without any solid',
        slip: 'ignored-neutralisation',
        teaching: '\\ce{CO2} forms carbonate with the base; the pH falls and the green ions react.',
      },
    ],
    explanation:
      '\\ce{CO2} neutralizes the base, and \\ce{3MnO4^2- + 4H+ -> 2MnO4- + MnO2 + 2H2O} proceeds to the right: \\ce{MnO4-} makes the solution purple, and \\ce{MnO2} is a brown solid.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-28',
    topics: ['reactions-in-solution'],
    tests: ['tests-for-ions'],
    uses: ['complex-ions'],
    difficulty: 'advanced',
    text: 'A solution of a salt gives a white precipitate with aqueous \\ce{NaOH} that dissolves in excess \\ce{NaOH}, a white precipitate with aqueous \\ce{NH3} that does not dissolve in excess \\ce{NH3}, and a white precipitate with \\ce{BaCl2} and dilute \\ce{HCl}. Which salt is it?',
    answer: '\\ce{Al2(SO4)3}',
    distractors: [
      {
        text: '\\ce{AlCl3}',
        slip: 'test-of-another-ion',
        teaching: 'The cation fits, but chloride gives no precipitate with acidified \\ce{BaCl2}.',
      },
      {
        text: '\\ce{ZnSO4}',
        slip: 'test-of-another-ion',
        teaching:
          'Zinc hydroxide dissolves in excess \\ce{NaOH} too, but also in excess ammonia, as an ammine complex.',
      },
      {
        text: '\\ce{MgSO4}',
        slip: 'test-of-another-ion',
        teaching: 'Magnesium hydroxide does not dissolve in excess \\ce{NaOH}.',
      },
    ],
    explanation:
      'The hydroxide is amphoteric, so it dissolves in excess \\ce{NaOH}: the cation is aluminum or zinc. The hydroxide does not dissolve in excess ammonia, which rules out zinc. The precipitate of \\ce{BaSO4} shows that the anion is sulfate, so the salt is \\ce{Al2(SO4)3}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-coordination-chemistry-35',
    topics: ['coordination-chemistry'],
    tests: ['ligand-substitution'],
    uses: ['colors-of-complexes'],
    difficulty: 'advanced',
    text: 'A little \\ce{SCN-} turns a solution of \\ce{Fe^3+} deep red. Excess \\ce{NaF} makes the solution colorless; with \\ce{AgNO3} this colorless solution gives a white precipitate of \\ce{AgSCN}. What did fluoride do?',
    answer: 'It replaced \\ce{SCN-} as the ligand of \\ce{Fe^3+}.',
    distractors: [
      {
        text: 'It removed \\ce{SCN-} from the solution as a solid.',
        slip: 'one-condition-only',
        teaching: 'The white \\ce{AgSCN} shows that \\ce{SCN-} is still in the solution.',
      },
      {
        text: 'It reduced \\ce{Fe^3+} to the pale green \\ce{Fe^2+}.',
        slip: 'reaction-type-confused',
        teaching: 'Fluoride ions cannot be oxidized in water; nothing here accepts electrons from them.',
      },
      {
        text: 'It oxidized \\ce{SCN-}, which then lost its color.',
        slip: 'reaction-type-confused',
        teaching: '\\ce{SCN-} itself is colorless, and the silver test shows that it is unchanged.',
      },
    ],
    explanation:
      'The red color belongs to the complex of \\ce{Fe^3+} with \\ce{SCN-}. Fluoride forms more stable, colorless complexes and replaces \\ce{SCN-} as the ligand of \\ce{Fe^3+}; the silver test detects the free \\ce{SCN-} ions.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-gas-laws-24',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    uses: ['vapor-pressure'],
    difficulty: 'advanced',
    text: 'To find absolute zero, a student warms air in a syringe step by step at constant pressure, plots its volume against the temperature and extends the line to zero volume. The result is −215 °C. Which error could explain this result?',
    answer: 'The syringe was wet, so water vapor added to the volume when it was hot.',
    distractors: [
      {
        text: 'The syringe leaked, so some of the air escaped when it was hot.',
        slip: 'reversed-trend',
        teaching: 'Lost air makes the line less steep; it would reach zero volume below −273 °C.',
      },
      {
        text: 'The syringe contained less air than planned, so the volumes were small.',
        slip: 'ratio-not-affected',
        teaching:
          'With less air, all volumes are smaller by the same factor, and the line meets the temperature axis at the same point.',
      },
      {
        text: 'The syringe read 5 mL too high at every temperature.',
        slip: 'reversed-trend',
        teaching: 'A constant excess shifts the line up, so it reaches zero volume below −273 °C.',
      },
    ],
    explanation:
      'The line is too steep for its height. With water in the syringe, the hotter the air is, the more vapor it contains, so the volume increases too fast and the extended line reaches zero volume above −273 °C, here at −215 °C.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-solutions-26',
    topics: ['solutions', 'acids-and-bases'],
    tests: ['representations-of-solutions', 'titration-curves'],
    uses: ['buffer-solutions'],
    difficulty: 'advanced',
    text: 'A weak acid \\ce{HA} is titrated with \\ce{NaOH}. Which particle diagram (with water and the few \\ce{H3O+} ions omitted) shows the solution halfway to the equivalence point?',
    answer: 'Equal numbers of \\ce{HA}, \\ce{A-} and \\ce{Na+}',
    distractors: [
      {
        text: 'Equal numbers of \\ce{HA} and \\ce{Na+}, but no \\ce{A-}',
        slip: 'charges-not-balanced',
        teaching:
          'The base has taken protons from half of the acid, and the charge of \\ce{Na+} must be balanced by that of \\ce{A-}.',
      },
      {
        text: 'Equal numbers of \\ce{A-} and \\ce{Na+}, but no \\ce{HA}',
        slip: 'equivalence-for-any-point',
        teaching: 'This is the equivalence point, where all of the acid has reacted.',
      },
      {
        text: 'Equal numbers of \\ce{HA}, \\ce{OH-} and \\ce{Na+}',
        slip: 'ignored-neutralisation',
        teaching: 'The hydroxide ions have reacted with half of the acid and are gone.',
      },
    ],
    explanation:
      'Half of the acid has reacted: \\ce{HA + OH- -> A- + H2O}. There is one \\ce{Na+} for each \\ce{A-}, and the same amount of \\ce{HA} is left: equal numbers of \\ce{HA}, \\ce{A-} and \\ce{Na+}.',
    reference: 'OpenStax Chemistry 2e, section 14.7',
  },
];
