import type { WrittenQuestion } from '../../written-question.ts';

export const namesAndTheMoleQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-nomenclature-101',
    topics: ['nomenclature'],
    tests: ['naming-ionic-compounds', 'polyatomic-ions'],
    difficulty: 'beginner',
    text: 'What is the formula of magnesium phosphate?',
    answer: '\\ce{Mg3(PO4)2}',
    distractors: [
      {
        text: '\\ce{MgPO4}',
        slip: 'charges-not-balanced',
        teaching: '\\ce{Mg^2+} and \\ce{PO4^3-} do not balance in a one-to-one ratio.',
      },
      {
        text: '\\ce{Mg2(PO4)3}',
        slip: 'charges-turned-around',
        teaching: 'Each ion was given its own charge as its subscript; the numbers must be interchanged.',
      },
      {
        text: '\\ce{Mg3(PO3)2}',
        slip: 'mixed-up-ion-names',
        teaching: '\\ce{PO3^3-} is the phosphite ion; phosphate is \\ce{PO4^3-}.',
      },
    ],
    explanation:
      'The ions are \\ce{Mg^2+} and \\ce{PO4^3-}. Three times +2 balances two times −3, so the formula is \\ce{Mg3(PO4)2}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: { kind: 'formula-of-name', name: 'magnesium phosphate' },
  },
  {
    id: 'general-nomenclature-102',
    topics: ['nomenclature'],
    tests: ['polyatomic-ions'],
    difficulty: 'beginner',
    text: 'The ion \\ce{SeO4^2-} is called selenate. What is the name of \\ce{SeO3^2-}?',
    answer: 'Selenite',
    distractors: [
      {
        text: 'Selenide',
        slip: 'mixed-up-ion-names',
        teaching: 'Selenide is the monatomic ion of the element, \\ce{Se^2-}.',
      },
      {
        text: 'Perselenate',
        slip: 'mixed-up-ion-names',
        teaching: 'The prefix per- means more oxygen than in the -ate ion, not less.',
      },
      {
        text: 'Hyposelenite',
        slip: 'mixed-up-ion-names',
        teaching:
          'Hyposelenite would have two fewer oxygen atoms than selenate; \\ce{SeO3^2-} has only one fewer.',
      },
    ],
    explanation:
      'An ion with one fewer oxygen atom than the -ate ion and the same charge has the ending -ite, as with sulfate and sulfite, so the name is selenite.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-103',
    topics: ['nomenclature'],
    tests: ['polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'The cyanate ion is \\ce{OCN-}. What is the formula of the thiocyanate ion?',
    answer: '\\ce{SCN-}',
    distractors: [
      {
        text: '\\ce{OCN^2-}',
        slip: 'wrong-ion-charge',
        teaching: 'The prefix thio- means a replaced atom, not an additional charge.',
      },
      {
        text: '\\ce{SOCN-}',
        slip: 'added-for-replaced',
        teaching:
          'In thio ions a sulfur atom takes the place of an oxygen atom rather than being added to the ion.',
      },
      {
        text: '\\ce{SCN^2-}',
        slip: 'wrong-ion-charge',
        teaching: 'Oxygen and sulfur are in the same group, so the replacement does not change the charge.',
      },
    ],
    explanation:
      'The prefix thio- means that a sulfur atom has replaced an oxygen atom, as in thiosulfate, \\ce{S2O3^2-}. The charge stays the same: \\ce{SCN-}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-104',
    topics: ['nomenclature'],
    tests: ['naming-transition-metal-compounds'],
    difficulty: 'beginner',
    text: 'A bottle is labeled “copper chloride.” Why is this name not sufficient?',
    answer: 'Copper forms more than one kind of ion.',
    distractors: [
      {
        text: 'Copper chloride needs a prefix such as di-.',
        slip: 'prefixes-for-ionic',
        teaching:
          'Prefixes are used for molecular compounds; here the charge of the metal ion should be given.',
      },
      {
        text: 'Chlorine has more than one oxidation number.',
        slip: 'mixed-up-ion-names',
        teaching: 'In a chloride, chlorine is always −1; ions with oxygen have names such as chlorate.',
      },
      {
        text: 'Chlorine has more than one isotope.',
        slip: 'irrelevant-property',
        teaching:
          'The names of compounds do not specify isotopes, since these have the same chemical behavior.',
      },
    ],
    explanation:
      'Copper forms \\ce{Cu+} and \\ce{Cu^2+}, so \\ce{CuCl} and \\ce{CuCl2} exist. The name must give the charge: copper(I) chloride or copper(II) chloride.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-105',
    topics: ['nomenclature'],
    tests: ['naming-molecular-compounds'],
    difficulty: 'beginner',
    text: 'What is the name of the compound \\ce{P4S10}?',
    answer: 'Tetraphosphorus decasulfide',
    distractors: [
      {
        text: 'Tetraphosphorus decasulfate',
        slip: 'mixed-up-ion-names',
        teaching:
          'The ending -ate is for ions with oxygen; the compound contains only sulfur and phosphorus.',
      },
      {
        text: 'Phosphorus sulfide',
        slip: 'prefixes-for-ionic',
        teaching: 'Without prefixes, it is not clear which of several sulfides is meant.',
      },
      {
        text: 'Decaphosphorus tetrasulfide',
        slip: 'subscript-for-oxidation-number',
        teaching: 'The prefixes were interchanged: there are four phosphorus atoms and ten sulfur atoms.',
      },
    ],
    explanation:
      'In a compound of two nonmetals, the second has the ending -ide, and prefixes give the numbers of atoms, four (tetra-) and ten (deca-): tetraphosphorus decasulfide.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-106',
    topics: ['nomenclature'],
    tests: ['naming-molecular-compounds', 'naming-ionic-compounds'],
    difficulty: 'intermediate',
    text: '\\ce{SCl2} is called sulfur dichloride, but \\ce{CaCl2} is not called calcium dichloride. Why is no prefix needed for \\ce{CaCl2}?',
    answer: 'The charges of its ions fix their ratio.',
    distractors: [
      {
        text: 'Its molecules have equal numbers of atoms.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Calcium chloride has no molecules, and the numbers of its ions, 1 and 2, are not equal.',
      },
      {
        text: 'Its atoms are joined by covalent bonds.',
        slip: 'kind-of-bonding-confused',
        teaching: 'It is \\ce{SCl2} that has covalent bonds and therefore needs prefixes.',
      },
      {
        text: 'The metal in it can have different charges.',
        slip: 'wrong-ion-charge',
        teaching: 'Calcium forms only \\ce{Ca^2+}; other metals would need a Roman numeral, not a prefix.',
      },
    ],
    explanation:
      '\\ce{Ca^2+} and \\ce{Cl-} can combine only in the ratio 1 : 2. Two nonmetals can combine in several ratios (\\ce{S2Cl2}, \\ce{SCl2}), so the name must give the numbers of atoms.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-107',
    topics: ['nomenclature'],
    tests: ['naming-molecular-compounds'],
    difficulty: 'intermediate',
    text: 'Which of these names violates the rules for naming molecular compounds?',
    answer: 'Monosulfur dioxide',
    distractors: [
      {
        text: 'Dinitrogen tetroxide',
        slip: 'exception-where-none-is',
        teaching:
          'The final a of tetra- is dropped before oxide, and di- indicates two nitrogen atoms, so the name is correct for \\ce{N2O4}.',
      },
      {
        text: 'Carbon monoxide',
        slip: 'exception-where-none-is',
        teaching:
          'The prefix mono- is used for the second element, here to distinguish this compound from carbon dioxide.',
      },
      {
        text: 'Phosphorus pentachloride',
        slip: 'exception-where-none-is',
        teaching:
          'A single atom of the first element needs no prefix, so the name is correct for \\ce{PCl5}.',
      },
    ],
    explanation:
      'The prefix mono- is left out for the first element. \\ce{SO2} is sulfur dioxide, so the name monosulfur dioxide does not follow the rules.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-108',
    topics: ['nomenclature', 'moles'],
    tests: ['naming-molecular-compounds', 'molar-mass'],
    difficulty: 'intermediate',
    text: 'An oxide of nitrogen has a molar mass of 108.0 g/mol. What is its name?',
    answer: 'Dinitrogen pentoxide',
    distractors: [
      {
        text: 'Dinitrogen tetroxide',
        slip: 'formula-not-checked-by-mass',
        teaching: 'The molar mass of \\ce{N2O4} is 2 × 14.0 + 4 × 16.0 = 92.0 g/mol.',
      },
      {
        text: 'Dinitrogen trioxide',
        slip: 'formula-not-checked-by-mass',
        teaching: 'The molar mass of \\ce{N2O3} is 2 × 14.0 + 3 × 16.0 = 76.0 g/mol.',
      },
      {
        text: 'Nitrogen dioxide',
        slip: 'formula-not-checked-by-mass',
        teaching: 'The molar mass of \\ce{NO2} is 14.0 + 2 × 16.0 = 46.0 g/mol.',
      },
    ],
    explanation:
      'Two nitrogen atoms and five oxygen atoms give 2 × 14.0 + 5 × 16.0 = 108.0 g/mol: \\ce{N2O5}, dinitrogen pentoxide.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
    computation: {
      kind: 'option-extreme',
      values: {
        'Dinitrogen pentoxide': '(M(N2O5)-108.0)^2',
        'Dinitrogen tetroxide': '(M(N2O4)-108.0)^2',
        'Dinitrogen trioxide': '(M(N2O3)-108.0)^2',
        'Nitrogen dioxide': '(M(NO2)-108.0)^2',
      },
      pick: 'least',
      quantity: 'squared distance from 108.0 g/mol',
    },
  },
  {
    id: 'general-nomenclature-109',
    topics: ['nomenclature'],
    tests: ['naming-acids'],
    difficulty: 'beginner',
    text: 'What is the name of the acid \\ce{H2SO3}?',
    answer: 'Sulfurous acid',
    distractors: [
      {
        text: 'Sulfuric acid',
        slip: 'mixed-up-ion-names',
        teaching: 'Sulfuric acid is \\ce{H2SO4}, the acid of sulfate.',
      },
      {
        text: 'Hydrosulfuric acid',
        slip: 'mixed-up-ion-names',
        teaching: 'The prefix hydro- is used for acids without oxygen, such as \\ce{H2S} in water.',
      },
      {
        text: 'Persulfuric acid',
        slip: 'mixed-up-ion-names',
        teaching: 'The prefix per- would mean more oxygen than in sulfuric acid.',
      },
    ],
    explanation:
      'The anion \\ce{SO3^2-} is sulfite; the ending -ite of the ion becomes -ous in the acid: sulfurous acid.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-110',
    topics: ['nomenclature', 'balancing'],
    tests: ['naming-acids'],
    uses: ['state-symbols'],
    difficulty: 'beginner',
    text: 'What are the names of \\ce{HBr(g)} and \\ce{HBr(aq)}?',
    answer: 'Hydrogen bromide and hydrobromic acid',
    distractors: [
      {
        text: 'Hydrobromic acid and hydrogen bromide',
        slip: 'names-exchanged',
        teaching: 'The symbol (aq) means the solution in water, and only the solution is named as an acid.',
      },
      {
        text: 'Hydrogen bromide and bromic acid',
        slip: 'mixed-up-ion-names',
        teaching: 'Bromic acid is \\ce{HBrO3}; without oxygen the name begins with hydro-.',
      },
      {
        text: 'Hydrobromous acid and hydrobromic acid',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending -ous belongs to acids with oxygen, and a pure gas is not named as an acid.',
      },
    ],
    explanation:
      'The gas is named as a compound of two elements, hydrogen bromide. Dissolved in water, (aq), it is hydrobromic acid.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-111',
    topics: ['nomenclature'],
    tests: ['naming-acids'],
    uses: ['polyatomic-ions'],
    difficulty: 'intermediate',
    text: 'Which acid gives the hypobromite ion when it loses a proton?',
    answer: 'Hypobromous acid, \\ce{HBrO}',
    distractors: [
      {
        text: 'Hypobromic acid, \\ce{HBrO2}',
        slip: 'mixed-up-ion-names',
        teaching: 'The ending -ite of the ion becomes -ous, not -ic, and \\ce{BrO2-} is bromite.',
      },
      {
        text: 'Hydrobromic acid, \\ce{HBr}',
        slip: 'mixed-up-ion-names',
        teaching: 'This acid gives bromide, an ion without oxygen.',
      },
      {
        text: 'Bromous acid, \\ce{HBrO2}',
        slip: 'one-step-short',
        teaching: 'This acid gives bromite; hypo- means one fewer oxygen atom.',
      },
    ],
    explanation:
      'The stem stays the same and -ite becomes -ous: hypobromous acid. Bromate is \\ce{BrO3-}, bromite is \\ce{BrO2-} and hypobromite is \\ce{BrO-}, so the acid is \\ce{HBrO}.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-nomenclature-112',
    topics: ['nomenclature'],
    tests: ['naming-acids', 'polyatomic-ions'],
    difficulty: 'advanced',
    text: 'Tellurium forms oxoanions like those of sulfur. From which acid is the hydrogen tellurite ion derived, and what is the formula of the ion?',
    answer: 'Tellurous acid, \\ce{HTeO3-}',
    distractors: [
      {
        text: 'Tellurous acid, \\ce{HTeO4-}',
        slip: 'mixed-up-ion-names',
        teaching: 'The acid is correct, but tellurite, like sulfite, has three oxygen atoms.',
      },
      {
        text: 'Telluric acid, \\ce{HTeO3-}',
        slip: 'mixed-up-ion-names',
        teaching: 'An acid with the ending -ic belongs to the -ate ion; here the ion ends in -ite.',
      },
      {
        text: 'Telluric acid, \\ce{HTeO4-}',
        slip: 'mixed-up-ion-names',
        teaching: 'This would be hydrogen tellurate, like hydrogen sulfate.',
      },
    ],
    explanation:
      'As with sulfur, the -ate ion has four oxygen atoms and the -ite ion has three: tellurite is \\ce{TeO3^2-}, which with a proton becomes \\ce{HTeO3-}. The acid of an -ite ion ends in -ous: tellurous acid.',
    reference: 'OpenStax Chemistry 2e, section 2.7',
  },
  {
    id: 'general-moles-101',
    topics: ['moles'],
    tests: ['moles-and-particles'],
    uses: ['the-mole'],
    difficulty: 'beginner',
    text: 'A student has one mole of each of these gases. Which sample contains the most atoms?',
    answer: 'One mole of \\ce{NH3}',
    distractors: [
      {
        text: 'One mole of \\ce{O2}',
        slip: 'molar-mass-for-particles',
        teaching: 'The mass of the molecules does not matter; each has only two atoms.',
      },
      {
        text: 'One mole of \\ce{SO2}',
        slip: 'molar-mass-for-particles',
        teaching: 'It has the largest mass, but only three atoms per molecule.',
      },
      {
        text: 'One mole of \\ce{Ar}',
        slip: 'molecules-for-atoms',
        teaching: 'Argon consists of single atoms, so there is one mole of them.',
      },
    ],
    explanation:
      'Every sample contains the same number of particles. The particles with the most atoms, four, are those of \\ce{NH3}.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: {
      kind: 'option-extreme',
      values: {
        'One mole of \\ce{NH3}': '4',
        'One mole of \\ce{O2}': '2',
        'One mole of \\ce{SO2}': '3',
        'One mole of \\ce{Ar}': '1',
      },
      pick: 'greatest',
      quantity: 'atoms per particle',
    },
  },
  {
    id: 'general-moles-102',
    topics: ['moles'],
    tests: ['the-mole'],
    difficulty: 'beginner',
    text: 'One mole of electrons carries a charge of 96 485 C; a single electron carries 1.602 × 10^{−19} C. What is obtained by dividing the first value by the second?',
    answer: 'The number of particles in a mole',
    distractors: [
      {
        text: 'The charge of a mole of protons',
        slip: 'answered-another-quantity',
        teaching: 'The quotient of two charges has no unit; it is a pure number.',
      },
      {
        text: 'The mass of a mole of electrons',
        slip: 'answered-another-quantity',
        teaching: 'The two values give no information about masses.',
      },
      {
        text: 'The number of electrons in an atom',
        slip: 'molecules-for-atoms',
        teaching: 'A mole of electrons has nothing to do with the number in one atom.',
      },
    ],
    explanation:
      'The total charge of all the electrons divided by the charge of one electron is the number of electrons: 96 485/(1.602 × 10^{−19}) = 6.02 × 10^{23}, the number of particles in a mole.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-103',
    topics: ['moles'],
    tests: ['the-mole', 'molar-mass'],
    difficulty: 'advanced',
    text: 'Until 2019 the mole was defined by the number of atoms in exactly 12 g of \\ce{^{12}C}. Since then it has been exactly 6.02214076 × 10^{23} particles. Which value was exact before 2019 but now has to be measured?',
    answer: 'The molar mass of \\ce{^{12}C} in g/mol',
    distractors: [
      {
        text: 'The number of atoms in a mole of \\ce{^{12}C}',
        slip: 'reversed-cause',
        teaching: 'This is the number that has been fixed; it was measured before.',
      },
      {
        text: 'The relative atomic mass of \\ce{^{12}C}',
        slip: 'defined-for-measured',
        teaching:
          'A relative mass is based on comparison with \\ce{^{12}C} itself and is exactly 12 as before.',
      },
      {
        text: 'The number of protons in an atom of \\ce{^{12}C}',
        slip: 'defined-for-measured',
        teaching: 'This is six by the definition of carbon and has nothing to do with the mole.',
      },
    ],
    explanation:
      'Only one of the two values, the number of atoms per mole or the mass of a mole of \\ce{^{12}C}, can be fixed. Because the number per mole is now exact, the mass of that many \\ce{^{12}C} atoms is no longer exactly 12 g; the measured difference is far too small to matter in practice.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-104',
    topics: ['moles'],
    tests: ['molar-mass'],
    uses: ['relative-atomic-mass'],
    difficulty: 'beginner',
    text: 'How does the molar mass of a compound differ from its relative molecular mass?',
    answer: 'It has the unit g/mol and the same numerical value.',
    distractors: [
      {
        text: 'It has the unit g/mol and a larger numerical value.',
        slip: 'molar-mass-for-particles',
        teaching: 'The numerical values are equal, because the mole was chosen in this way.',
      },
      {
        text: 'It has no unit and the same numerical value.',
        slip: 'other-terms-meaning',
        teaching: 'A value without a unit is the relative mass; the molar mass is a mass per amount.',
      },
      {
        text: 'It has the unit g and a smaller numerical value.',
        slip: 'other-terms-meaning',
        teaching:
          'The mass of a single molecule has a very small value in g; a molar mass refers to one mole.',
      },
    ],
    explanation:
      'The relative molecular mass compares a molecule with 1/12 of a \\ce{^{12}C} atom and has no unit. The molar mass is the mass of a mole, in g/mol; the numerical value is the same.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-105',
    topics: ['moles'],
    tests: ['molar-mass'],
    uses: ['mass-mole-conversion'],
    difficulty: 'intermediate',
    text: 'A sample of 0.0500 mol of a metal chloride \\ce{MCl2} has a mass of 4.76 g. What is the molar mass of the metal M? (\\ce{Cl}: 35.45 g/mol)',
    answer: '24.3 g/mol',
    distractors: [
      {
        text: '47.6 g/mol',
        slip: 'shared-equally',
        teaching:
          'The molar mass of the compound was halved, but the metal and chlorine do not contribute equally to it.',
        expression: '4.76 / 0.0500 / 2',
      },
      {
        text: '59.8 g/mol',
        slip: 'forgot-subscript',
        teaching: 'Only one chlorine atom was subtracted.',
        expression: '4.76 / 0.0500 - 35.45',
      },
      {
        text: '95.2 g/mol',
        slip: 'one-step-short',
        teaching: 'This is the molar mass of the whole compound.',
        expression: '4.76 / 0.0500',
      },
    ],
    explanation:
      'The molar mass of the compound is 4.76/0.0500 = 95.2 g/mol. Without the two chlorine atoms, 4.76/0.0500 − 2 × 35.45 = 24.3 g/mol is left: magnesium.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '4.76/0.0500-2*35.45', unit: 'g/mol' },
  },
  {
    id: 'general-moles-106',
    topics: ['moles'],
    tests: ['molar-mass'],
    uses: ['isotopes'],
    difficulty: 'intermediate',
    text: 'The water used in some tracer experiments consists only of deuterium, \\ce{^{2}H}, and oxygen-18. What is its molar mass, to the nearest gram per mole?',
    answer: '22 g/mol',
    distractors: [
      {
        text: '18 g/mol',
        slip: 'most-common-isotope-only',
        teaching: 'This is the molar mass of ordinary water, with \\ce{^{1}H} and mostly \\ce{^{16}O}.',
        expression: '2 * 1 + 16',
      },
      {
        text: '20 g/mol',
        slip: 'one-condition-only',
        teaching: 'Only one of the elements was taken to be the heavy isotope.',
        expression: '2 * 1 + 18',
      },
      {
        text: '21 g/mol',
        slip: 'forgot-subscript',
        teaching: 'Only one of the two hydrogen atoms was taken to be deuterium.',
        expression: '1 + 2 + 18',
      },
    ],
    explanation:
      'To a good approximation, the mass number gives the molar mass of an isotope in g/mol: 2 × 2 + 18 = 22 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '2*2+18', unit: 'g/mol' },
  },
  {
    id: 'general-moles-107',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'Each of four bottles contains 10.0 g of a pure gas. Which bottle contains the most gas particles (molecules or atoms)?',
    answer: 'The bottle with \\ce{CH4}',
    distractors: [
      {
        text: 'The bottle with \\ce{CO2}',
        slip: 'molar-mass-for-particles',
        teaching: 'The largest molar mass means the fewest moles in 10.0 g.',
      },
      {
        text: 'The bottle with \\ce{O2}',
        slip: 'molar-mass-for-particles',
        teaching: 'A 10.0 g sample of oxygen is only 0.31 mol, but the same mass of methane is 0.62 mol.',
      },
      {
        text: 'The bottle with \\ce{Ne}',
        slip: 'atoms-for-molecules',
        teaching:
          'Single atoms of neon are heavier (20.2 g/mol) than whole molecules of methane (16.0 g/mol).',
      },
    ],
    explanation:
      'The amount is the mass divided by the molar mass. The smallest molar mass gives the most particles: \\ce{CH4} with 16.0 g/mol.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: {
      kind: 'option-extreme',
      values: {
        'The bottle with \\ce{CH4}': '10.0/M(CH4)',
        'The bottle with \\ce{CO2}': '10.0/M(CO2)',
        'The bottle with \\ce{O2}': '10.0/M(O2)',
        'The bottle with \\ce{Ne}': '10.0/M(Ne)',
      },
      pick: 'greatest',
      quantity: 'amount in mol',
    },
  },
  {
    id: 'general-moles-108',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    difficulty: 'beginner',
    text: 'A student calculates that 10.0 g of sodium hydroxide (40.0 g/mol) is 4.00 mol. Which quick check shows that this cannot be right?',
    answer: '10.0 g is less than the mass of one mole.',
    distractors: [
      {
        text: '10.0 g is more than the mass of one mole.',
        slip: 'inverted-ratio',
        teaching: 'One mole has a mass of 40.0 g, so 10.0 g is less than one mole.',
      },
      {
        text: 'An amount in moles must be a whole number.',
        slip: 'mole-as-property-of-matter',
        teaching: 'An amount can have any value, for example 0.250 mol.',
      },
      {
        text: 'An amount in moles must exceed the mass in grams.',
        slip: 'masses-for-moles',
        teaching:
          'The two numbers refer to different quantities; with molar masses above 1 g/mol the amount is the smaller number.',
      },
    ],
    explanation:
      'One mole is 40.0 g, so 10.0 g must be less than one mole: 10.0/40.0 = 0.250 mol. The student inverted the division.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
  },
  {
    id: 'general-moles-109',
    topics: ['moles'],
    tests: ['mass-mole-conversion'],
    uses: ['percent-composition'],
    difficulty: 'advanced',
    text: 'How many grams of sodium chloride (58.44 g/mol) contain as many moles of ions as 10.0 g of magnesium chloride (95.21 g/mol)?',
    answer: '9.21 g',
    distractors: [
      {
        text: '6.14 g',
        slip: 'forgot-subscript',
        teaching:
          'Here the numbers of formula units were made equal, but one unit of \\ce{MgCl2} gives three ions and one of \\ce{NaCl} gives two.',
        expression: '10.0 / 95.21 * 58.44',
      },
      {
        text: '10.0 g',
        slip: 'masses-for-moles',
        teaching: 'Equal masses of different salts contain different amounts of ions.',
        expression: '10.0',
      },
      {
        text: '24.4 g',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of the molar masses was inverted, although the numbers of ions were used correctly.',
        expression: '10.0 * 95.21 * 3 / 2 / 58.44',
      },
    ],
    explanation:
      'The 10.0/95.21 mol of \\ce{MgCl2} contains three times as many moles of ions. For \\ce{NaCl}, with two ions per formula unit, the mass is 10.0/95.21 × 3/2 × 58.44 = 9.21 g.',
    reference: 'OpenStax Chemistry 2e, section 3.1',
    computation: { kind: 'quantity', expression: '10.0/95.21*3/2*58.44', unit: 'g' },
  },
];
