import type { Sketch } from './example-questions.ts';

/** What the gate promises, with questions that break it and questions that come near and are sound. The key stands first. */
export interface GatePromise {
  promise: string;
  /** Name of the check that stops every broken one. */
  check: string;
  broken: readonly Sketch[];
  sound: readonly Sketch[];
}

export const gatePromises: readonly GatePromise[] = [
  {
    promise: 'an equation that is called balanced is balanced',
    check: 'Equations balanced',
    broken: [
      {
        topics: ['stoichiometry'],
        text: 'Propane burns by the balanced equation \\ce{C3H8 + 4O2 -> 3CO2 + 4H2O}. What amount of carbon dioxide comes from 2.0 mol of propane?',
        options: ['6.0 mol', '2.0 mol', '3.0 mol', '8.0 mol'],
        explanation: 'Each mole of propane gives three of carbon dioxide: 2.0 mol × 3 = 6.0 mol.',
      },
      {
        topics: ['redox'],
        text: 'In the balanced half-reaction \\ce{MnO4^- + 8H+ + 3e- -> Mn^2+ + 4H2O}, which particle is reduced?',
        options: ['The permanganate ion', 'The proton', 'The water molecule', 'The manganese(II) ion'],
        explanation:
          'The permanganate ion takes up the electrons, so it is the permanganate ion that is reduced.',
      },
      {
        topics: ['stoichiometry'],
        text: 'What mass of water forms from 4.0 g of hydrogen? The balanced equation is \\ce{H2 + O2 -> H2O}.',
        options: ['36 g', '4.0 g', '18 g', '72 g'],
        explanation:
          'There are 2.0 mol of hydrogen, which give 2.0 mol of water: 2.0 mol × 18.0 g/mol = 36 g.',
      },
      {
        topics: ['balancing'],
        text: 'What is the coefficient of \\ce{HCl} when \\ce{Zn + HCl -> ZnBr2 + H2} is balanced?',
        options: ['2', '1', '3', '4'],
        explanation: 'Two chlorine atoms are on the right, so there have to be 2 on the left.',
      },
    ],
    sound: [
      {
        topics: ['balancing'],
        text: 'What is the coefficient of oxygen when \\ce{C2H6 + O2 -> CO2 + H2O} is balanced with the smallest whole numbers?',
        options: ['7', '2', '5', '14'],
        explanation:
          'Start from \\ce{C2H6 + O2 -> 2CO2 + 3H2O}: 7 oxygen atoms are on the right. Doubling all gives \\ce{2C2H6 + 7O2 -> 4CO2 + 6H2O}.',
      },
      {
        topics: ['balancing'],
        text: 'Which of these equations is not balanced?',
        options: [
          '\\ce{N2 + H2 -> 2NH3}',
          '\\ce{C + O2 -> CO2}',
          '\\ce{2Na + Cl2 -> 2NaCl}',
          '\\ce{CaO + H2O -> Ca(OH)2}',
        ],
        explanation:
          'Two molecules of ammonia have six hydrogen atoms, and on the left there are only two of them.',
      },
      {
        topics: ['stoichiometry'],
        text: 'In the balanced equation \\ce{2Al + 3Cl2 -> 2AlCl3}, what amount of chlorine reacts with 4.0 mol of aluminium?',
        options: ['6.0 mol', '2.7 mol', '4.0 mol', '12 mol'],
        explanation: 'Two of aluminium take three of chlorine: 4.0 mol × \\frac{3}{2} = 6.0 mol.',
      },
    ],
  },
  {
    promise: 'no word in stem, options or explanation marks the answer',
    check: 'Not given away',
    broken: [
      {
        topics: ['functional-groups'],
        text: 'Which of these compounds is aromatic?',
        options: ['Toluene (correct answer)', 'Cyclohexane', 'Hexane', 'Propene'],
        explanation:
          'A ring of six carbons with six delocalised electrons is aromatic, as in toluene (correct answer).',
      },
      {
        topics: ['redox'],
        text: 'Which of these metals reacts with dilute hydrochloric acid?',
        options: ['✓ Magnesium', 'Copper', 'Silver', 'Gold'],
        explanation: 'Only a metal below hydrogen in the series of potentials gives it off: magnesium does.',
      },
      {
        topics: ['periodic-trends'],
        text: 'Which of these elements is a noble gas? (Answer: argon)',
        options: ['Argon', 'Chlorine', 'Sulfur', 'Sodium'],
        explanation: 'Argon has a full outer shell, and stands in group 18 with the noble gases.',
      },
      {
        topics: ['acids-and-bases'],
        text: 'Which of these substances is a weak acid?',
        options: ['Ethanoic acid', 'Nitric acid', 'Hydrochloric acid', 'Sulfuric acid'],
        explanation: 'Ethanoic acid gives only few of its protons to water. The answer is therefore C.',
      },
      {
        topics: ['electrochemistry-basics'],
        text: 'At which electrode of an electrolytic cell are cations reduced?',
        options: ['The cathode', 'The anode – wrong', 'The salt bridge – wrong', 'Both electrodes'],
        explanation: 'Reduction takes place at the cathode by definition, and cations move there.',
      },
      {
        topics: ['kinetics-basics'],
        text: 'What happens to the rate of most reactions when the temperature rises?',
        options: ['It rises', 'It falls', 'It stays the same', 'It becomes zero'],
        explanation:
          'More particles have the energy of activation, so the rate rises; (A) and (D) are wrong, and B is correct.',
      },
    ],
    sound: [
      {
        topics: ['chromatography'],
        text: 'Spots A, B, C and D travel 1.0, 2.0, 3.0 and 4.0 cm. Which substance has the largest *R*_{f} value?',
        options: ['D', 'A', 'B', 'C'],
        explanation:
          'The farther a spot travels, the larger is its *R*_{f} value. The answer is D, with 4.0 cm.',
      },
      {
        topics: ['intermolecular-forces'],
        text: 'Which statement about the boiling points of the hydrogen halides is correct?',
        options: [
          'That of hydrogen fluoride is the highest',
          'That of hydrogen chloride is the highest',
          'They all are the same',
          'They fall steadily from fluoride to iodide',
        ],
        explanation:
          'Hydrogen fluoride forms hydrogen bonds, so its boiling point is the highest; the correct answer follows from that.',
      },
      {
        topics: ['equilibrium'],
        text: 'For \\ce{A(g) + B(g) <=> C(g)}, the pressure is raised. Which way does the equilibrium shift?',
        options: [
          'To the right (products)',
          'To the left (reactants)',
          'It does not shift',
          'First left, then right',
        ],
        explanation:
          'C is the only product. The side with fewer particles of gas is favoured: the shift is to the right (products).',
      },
    ],
  },
  {
    promise: 'a short key does not stand in the stem alone',
    check: 'Not given away',
    broken: [
      {
        topics: ['periodic-trends'],
        text: 'Neon has a full outer shell. Which of these elements has a full outer shell?',
        options: ['Neon', 'Boron', 'Sodium', 'Oxygen'],
        explanation: 'A full outer shell has eight electrons here, and of the four only neon has them.',
      },
      {
        topics: ['acids-and-bases'],
        text: 'Ammonia, \\ce{NH3}, takes up protons. Which of these molecules is a base?',
        options: ['\\ce{NH3}', '\\ce{HCl}', '\\ce{CH4}', '\\ce{CO2}'],
        explanation: 'The lone pair of nitrogen takes up a proton, so the molecule \\ce{NH3} is a base.',
      },
      {
        topics: ['lipids'],
        text: 'Soap is the salt of a fatty acid. What is the salt of a fatty acid called?',
        options: ['Soap', 'Wax', 'Ester', 'Sterol'],
        explanation: 'The sodium and potassium salts of long acids wash, and are called soap.',
      },
    ],
    sound: [
      {
        topics: ['redox'],
        text: 'A strip of zinc stands in a solution of copper sulfate. Which metal is oxidised?',
        options: ['Zinc', 'Copper', 'Sulfur', 'Oxygen'],
        explanation: 'The less noble metal gives its electrons to the ions of the other: zinc is oxidised.',
      },
      {
        topics: ['atomic-structure'],
        text: 'Which of the atoms Li, Na and K has the smallest radius?',
        options: ['Li', 'Na', 'K', 'All have the same'],
        explanation: 'The radius grows with each shell. Li has two shells, the others have more.',
      },
      {
        topics: ['chemical-bonding'],
        text: 'Carbon–hydrogen bonds are weakly polar. Which element of the bond draws the electrons more?',
        options: ['Carbon', 'Hydrogen', 'Neither of the two', 'Whichever comes first'],
        explanation: 'The electronegativity of carbon, 2.5, is larger than that of hydrogen, 2.2.',
      },
    ],
  },
  {
    promise: 'the charges of ions and salts exist',
    check: 'Charges possible',
    broken: [
      {
        topics: ['electron-configuration'],
        text: 'How many electrons does the ion \\ce{Na^{2+}} in table salt have?',
        options: ['9', '10', '11', '13'],
        explanation: 'Sodium has eleven electrons, and two of them are gone: 11 − 2 = 9.',
      },
      {
        topics: ['reactions-in-solution'],
        text: 'Hard water holds \\ce{Ca^+} and hydrogencarbonate. Which gas is given off when it is boiled?',
        options: ['Carbon dioxide', 'Oxygen', 'Hydrogen', 'Chlorine'],
        explanation: 'Hydrogencarbonate becomes carbonate, water and carbon dioxide when it is heated.',
      },
      {
        topics: ['reactions-in-solution'],
        text: 'Which ion precipitates barium ions from water?',
        options: ['\\ce{SO4^-}', '\\ce{NO3^-}', '\\ce{Cl^-}', '\\ce{CH3COO^-}'],
        explanation: 'Barium sulfate hardly dissolves: \\ce{SO4^-} takes barium ions out of the solution.',
      },
      {
        topics: ['chemical-bonding'],
        text: 'What is the formula of the compound of aluminium and sulfate ions?',
        options: ['\\ce{AlSO4}', '\\ce{Al2SO4}', '\\ce{Al3(SO4)2}', '\\ce{Al(SO4)2}'],
        explanation: 'One ion of each makes the compound neutral, which gives the formula \\ce{AlSO4}.',
      },
      {
        topics: ['redox'],
        text: 'Chlorine oxidises bromide ions to bromine. Which ion does it become?',
        options: ['\\ce{Cl^{2-}}', '\\ce{Cl^+}', '\\ce{ClO3^-}', '\\ce{ClO^-}'],
        explanation: 'The molecule takes up two electrons and becomes the chloride ion, \\ce{Cl^{2-}}.',
      },
      {
        topics: ['acids-and-bases'],
        text: 'Ammonia dissolves in water to some extent as \\ce{NH4^{2+}} and hydroxide. Is the solution acidic?',
        options: ['No, it is basic', 'Yes, weakly', 'Yes, strongly', 'It is neutral'],
        explanation: 'Hydroxide ions are formed when ammonia takes protons from water, so it is basic.',
      },
    ],
    sound: [
      {
        topics: ['electron-configuration'],
        text: 'How many unpaired electrons does a gaseous \\ce{Y^{2+}} ion have in its ground state?',
        options: ['1', '0', '2', '3'],
        explanation:
          'The ground state is [Kr] 4d^{1}: one electron in a subshell of five orbitals is unpaired, so 1.',
      },
      {
        topics: ['redox'],
        text: 'In water copper(I) reacts by \\ce{2Cu+ -> Cu^2+ + Cu}. What is such a reaction called?',
        options: ['Disproportionation', 'Comproportionation', 'Neutralisation', 'Complexation'],
        explanation:
          'One ion is oxidised and the other reduced: disproportionation, as with \\ce{Hg2^2+} and \\ce{O2^-}.',
      },
      {
        topics: ['periodic-trends'],
        text: 'Why is the second ionisation energy of sodium much larger than the first, \\ce{Na+ -> Na^2+ + e-}?',
        options: [
          'The electron comes from an inner shell',
          'The ion is larger than the atom',
          'The nucleus loses a proton',
          'The electron is paired in the outer shell',
        ],
        explanation:
          'After the first electron is gone, the next one has to leave an inner shell close to the nucleus.',
      },
      {
        topics: ['chemical-bonding'],
        text: 'Which compound is a peroxide?',
        options: ['\\ce{Na2O2}', '\\ce{Na2O}', '\\ce{NaOH}', '\\ce{SiO2}'],
        explanation:
          'In \\ce{Na2O2} the ion is \\ce{O2^{2-}}; potassium also forms \\ce{KO2} with \\ce{O2^-}.',
      },
      {
        topics: ['chemical-bonding'],
        text: 'Which formula does sodium thiosulfate have?',
        options: ['\\ce{Na2S2O3}', '\\ce{Na2SO4}', '\\ce{Na2S2O8}', '\\ce{Na2S4O6}'],
        explanation:
          'Thiosulfate is sulfate with a sulfur in place of an oxygen, \\ce{S2O3^{2-}}: \\ce{Na2S2O3}.',
      },
      {
        topics: ['chemical-bonding'],
        text: 'Why does sodium chloride not have the formula \\ce{NaCl2}?',
        options: [
          'The charges of the ions would not cancel',
          'Chlorine is a gas',
          'Sodium has too many shells',
          'The ions have the same size',
        ],
        explanation: 'An ion \\ce{Na^2+} would be needed, and its second electron is bound far too strongly.',
      },
    ],
  },
  {
    promise: 'a difference of temperatures is no temperature, and a law of gases takes kelvins',
    check: 'Temperatures read right',
    broken: [
      {
        topics: ['thermochemistry'],
        text: 'How much heat warms 50.0 g of water (4.18 J/(g·K)) by 20.0 °C?',
        options: ['61.3 kJ', '4.18 kJ', '83.6 kJ', '0.836 kJ'],
        explanation: 'Δ*T* = 20.0 + 273.15 = 293.15 K, and *q* = 50.0 g × 4.18 J/(g·K) × 293.15 K = 61.3 kJ.',
      },
      {
        topics: ['thermochemistry'],
        text: 'A block of 100 g of copper (0.385 J/(g·K)) cools from 75.0 °C to 25.0 °C. How much heat does it give off?',
        options: ['12.4 kJ', '1.93 kJ', '2.89 kJ', '0.96 kJ'],
        explanation: 'Δ*T* = 75.0 °C − 25.0 °C = 323 K. The heat is 100 g × 0.385 J/(g·K) × 323 K = 12.4 kJ.',
      },
      {
        topics: ['solutions'],
        text: 'A solution freezes 2.0 K below pure water. At which temperature does it freeze?',
        options: ['−271 °C', '−2.0 °C', '2.0 °C', '0.0 °C'],
        explanation: 'Δ*T*_{f} = 2.0 K = −271.15 °C, so the solution freezes at about −271 °C.',
      },
      {
        topics: ['gas-laws'],
        text: 'A gas fills 2.00 L at 25 °C. What volume does it fill at 50 °C and the same pressure?',
        options: ['4.00 L', '2.17 L', '1.00 L', '2.50 L'],
        explanation: 'The volume is proportional to the temperature: 2.00 L × \\frac{50}{25} = 4.00 L.',
      },
      {
        topics: ['gas-laws'],
        text: 'What pressure have 0.100 mol of a gas in 2.46 L at 27 °C? (*R* = 0.0821 L·atm/(mol·K))',
        options: ['0.0901 atm', '1.00 atm', '10.0 atm', '0.100 atm'],
        explanation: '*p* = \\frac{0.100 mol × 0.0821 L·atm/(mol·K) × 27 °C}{2.46 L} = 0.0901 atm.',
      },
      {
        topics: ['thermochemistry'],
        text: 'A calorimeter of 1.50 kJ/K warms by 4.00 K. How much heat did the reaction give off?',
        options: ['416 kJ', '6.00 kJ', '0.375 kJ', '2.67 kJ'],
        explanation:
          'The calorimeter is at 4.00 K + 273.15 K = 277.15 K, so *q* = 1.50 kJ/K × 277.15 K = 416 kJ.',
      },
    ],
    sound: [
      {
        topics: ['thermochemistry'],
        text: 'How much heat warms 50.0 g of water (4.18 J/(g·°C)) from 20.0 °C to 45.0 °C?',
        options: ['5.23 kJ', '9.41 kJ', '4.18 kJ', '62.3 kJ'],
        explanation:
          'Δ*T* = 45.0 °C − 20.0 °C = 25.0 °C = 25.0 K. *q* = 50.0 g × 4.18 J/(g·°C) × 25.0 °C = 5225 J = 5.23 kJ.',
      },
      {
        topics: ['gas-laws'],
        text: 'A gas fills 2.00 L at 25 °C. What volume does it fill at 50 °C and the same pressure?',
        options: ['2.17 L', '4.00 L', '1.85 L', '1.00 L'],
        explanation:
          'The temperatures are 25 + 273 = 298 K and 50 °C = 323 K, so *V*_{2} = 2.00 L × \\frac{323 K}{298 K} = 2.17 L.',
      },
      {
        topics: ['thermochemistry'],
        text: 'A piece of titanium (134.0 g) at 86.0 °C is put into 80.0 g of water at 24.0 °C. What is the final temperature? (specific heat capacities: titanium 0.523, water 4.184 J/(g·K); no heat is lost)',
        options: ['34.7 °C', '55.0 °C', '62.8 °C', '28.1 °C'],
        explanation:
          'The heat that the metal gives is what the water takes: 134.0 × 0.523 × (86.0 − *T*) = 80.0 × 4.184 × (*T* − 24.0). So *T* = \\frac{70.082 × 86.0 + 334.72 × 24.0}{70.082 + 334.72} = 34.7 °C.',
      },
      {
        topics: ['second-law'],
        text: 'In an insulated vessel 110 g of water at 77.0 °C is mixed with 90 g of water at 24.0 °C. At which temperature does the mixture end?',
        options: ['53.15 °C', '50.50 °C', '26.50 °C', '101.00 °C'],
        explanation:
          'The portions share their heat: (110 × 77.0 + 90 × 24.0)/200 = 53.15, so the mixture ends at 53.15 °C = 326.30 K.',
      },
      {
        topics: ['solutions'],
        text: 'A solution in water holds 0.50 mol/kg of glucose. At which temperature does it freeze? (*K*_{f} = 1.86 K·kg/mol)',
        options: ['−0.93 °C', '0.93 °C', '−1.86 °C', '−3.72 °C'],
        explanation:
          'Δ*T*_{f} = 1.86 K·kg/mol × 0.50 mol/kg = 0.93 K, so it freezes at 0.00 °C − 0.93 °C = −0.93 °C.',
      },
    ],
  },
  {
    promise: 'prefixes and units that are left out are those of the data',
    check: 'Data as given',
    broken: [
      {
        topics: ['thermochemistry'],
        text: 'How much heat warms 250 g of water by 8.00 K? (*c* = 4.18 J/(g·K))',
        options: ['8360 kJ', '836 kJ', '2000 kJ', '134 kJ'],
        explanation: 'Mass, heat capacity and difference are multiplied: *q* = 250 × 4.18 × 8.00 = 8360 kJ.',
      },
      {
        topics: ['thermodynamics'],
        text: 'A reaction at 298 K has Δ*H* = −92.0 kJ/mol and Δ*S* = −199 J/(mol·K). What is *T*Δ*S*?',
        options: ['−59 302 kJ/mol', '−59.3 J/mol', '−0.668 kJ/mol', '−92.0 kJ/mol'],
        explanation: 'Temperature and entropy are multiplied: *T*Δ*S* = 298 × (−199) = −59 302 kJ/mol.',
      },
      {
        topics: ['solutions'],
        text: 'What mass of glucose (180.2 g/mol) is in 0.250 L of a 0.400 mol/L solution?',
        options: ['72.1 g', '18.0 g', '288 g', '45.1 g'],
        explanation: 'Concentration and molar mass are multiplied: *m* = 0.400 × 180.2 = 72.1 g.',
      },
      {
        topics: ['moles'],
        text: 'What amount is in 50.0 mg of calcium carbonate (100.1 g/mol)?',
        options: ['0.500 mol', '5.00 mol', '2.00 mol', '0.200 mol'],
        explanation: 'Mass is divided by molar mass: *n* = \\frac{50.0}{100.1} = 0.500 mol.',
      },
    ],
    sound: [
      {
        topics: ['spectroscopy-organic'],
        text: 'In the mass spectrum of a hydrocarbon the M peak has a relative height of 20 % and the M + 1 peak one of 3.5 % (both relative to the base peak). Each carbon adds 1.1 % of the height of M to M + 1. How many carbons does the molecule have?',
        options: ['16', '3', '18', '32'],
        explanation:
          '\\frac{M + 1}{M} = \\frac{3.5}{20} = 17.5 %. With 1.1 % for each carbon: \\frac{17.5}{1.1} = 15.9, rounded to 16 carbons.',
      },
      {
        topics: ['thermochemistry'],
        text: 'How much heat warms 250 g of water by 8.00 K? (*c* = 4.18 J/(g·K))',
        options: ['8.36 kJ', '83.6 kJ', '2.00 kJ', '134 kJ'],
        explanation:
          'Mass, heat capacity and difference are multiplied: *q* = 250 × 4.18 × 8.00 = 8360 J = 8.36 kJ.',
      },
      {
        topics: ['solutions'],
        text: 'What mass of glucose (180.2 g/mol) is in 250 mL of a 0.400 mol/L solution?',
        options: ['18.0 g', '72.1 g', '288 g', '45.1 g'],
        explanation: '*n* = 0.400 × 0.250 = 0.100 mol, and *m* = 0.100 × 180.2 = 18.0 g.',
      },
      {
        topics: ['gas-laws'],
        text: 'What volume do 0.500 mol of a gas fill at 300 K and 2.00 atm? (*R* = 0.0821 L·atm/(mol·K))',
        options: ['6.16 L', '12.3 L', '24.6 L', '3.08 L'],
        explanation: '*V* = \\frac{*nRT*}{*p*} = \\frac{0.500 × 0.0821 × 300}{2.00} = 6.16 L.',
      },
    ],
  },
  {
    promise: 'no volume is forgotten, and no datum comes from nowhere',
    check: 'Data as given',
    broken: [
      {
        topics: ['solutions'],
        text: 'What mass of \\ce{KCl} (74.55 g/mol) is in a 0.200 mol/L solution?',
        options: ['7.46 g', '14.9 g', '3.73 g', '373 g'],
        explanation: '*n* = 0.500 L × 0.200 mol/L = 0.100 mol, and *m* = 0.100 mol × 74.55 g/mol = 7.46 g.',
      },
      {
        topics: ['moles'],
        text: 'A sample of 12.0 g of calcium (40.08 g/mol) is burnt. What amount is it?',
        options: ['0.374 mol', '0.299 mol', '3.34 mol', '0.481 mol'],
        explanation: 'Mass is divided by molar mass: *n* = \\frac{15.0 g}{40.08 g/mol} = 0.374 mol.',
      },
      {
        topics: ['equilibrium'],
        text: 'In a vessel of 5.00 L there are 0.40 mol of \\ce{N2O4} and 0.80 mol of \\ce{NO2} at equilibrium, \\ce{N2O4 <=> 2NO2}. What is the equilibrium constant *K*_{c}?',
        options: ['1.6', '0.32', '2.0', '0.50'],
        explanation: 'The product stands above the line, squared: *K*_{c} = \\frac{0.80^{2}}{0.40} = 1.6.',
      },
      {
        topics: ['acid-base-titrations'],
        text: 'What amount of acid is in 20.0 mL of 0.150 mol/L hydrochloric acid?',
        options: ['0.150 mol', '3.00 mol', '7.50 mol', '0.0750 mol'],
        explanation: 'Hydrochloric acid is strong and gives all of its protons, so the amount is 0.150 mol.',
      },
    ],
    sound: [
      {
        topics: ['equilibrium'],
        text: 'In a vessel of 5.00 L there are 0.20 mol of \\ce{H2}, 0.20 mol of \\ce{I2} and 1.40 mol of \\ce{HI} at equilibrium, \\ce{H2 + I2 <=> 2HI}. What is *K*_{c}?',
        options: ['49', '7.0', '35', '9.8'],
        explanation:
          'The volume cancels, as both sides have two particles: *K*_{c} = \\frac{1.40^{2}}{0.20 × 0.20} = 49.',
      },
      {
        topics: ['solutions'],
        text: 'What amount of salt is in 300 mL of a solution of 0.20 mol/L to which 200 mL of 0.10 mol/L were added?',
        options: ['0.080 mol', '0.060 mol', '0.020 mol', '0.15 mol'],
        explanation: 'The amounts add up: 0.300 L × 0.20 mol/L + 0.200 L × 0.10 mol/L = 0.080 mol.',
      },
      {
        topics: ['stoichiometry'],
        text: 'An oxide of iron has 69.9 % of iron by mass. Which mass of iron is in 5.00 kg of it?',
        options: ['3.50 kg', '1.50 kg', '7.15 kg', '3.30 kg'],
        explanation: 'In 100 g of oxide there are 69.9 g of iron: 5.00 kg × \\frac{69.9 g}{100 g} = 3.50 kg.',
      },
    ],
  },
  {
    promise: 'what every number has its unit for has the units that come out',
    check: 'Arithmetic right',
    broken: [
      {
        topics: ['solutions'],
        text: 'What mass of glucose (180.2 g/mol) is in 0.250 L of a 0.400 mol/L solution?',
        options: ['72.1 g', '18.0 g', '288 g', '45.1 g'],
        explanation: 'Concentration and molar mass give it: *m* = 0.400 mol/L × 180.2 g/mol = 72.1 g.',
      },
      {
        topics: ['thermochemistry'],
        text: 'How much heat warms 250 g of water by 8.00 K? (*c* = 4.18 J/(g·K))',
        options: ['1045 J', '8360 J', '2000 J', '33.4 J'],
        explanation: 'Mass and heat capacity are multiplied: *q* = 250 g × 4.18 J/(g·K) = 1045 J.',
      },
      {
        topics: ['kinetics-basics'],
        text: 'A reaction uses up 0.30 mol/L in 60 s. What is its mean rate?',
        options: ['18 mol/(L·s)', '0.0050 mol/(L·s)', '200 mol/(L·s)', '0.50 mol/(L·s)'],
        explanation: 'Concentration and time are multiplied: 0.30 mol/L × 60 s = 18 mol/(L·s).',
      },
    ],
    sound: [
      {
        topics: ['moles'],
        text: 'How many molecules are in 0.50 mol of water?',
        options: ['3.0 × 10^{23}', '6.0 × 10^{23}', '1.2 × 10^{24}', '3.0 × 10^{22}'],
        explanation: '1 mol = 6.022 × 10^{23} molecules, so 0.50 × 6.022 × 10^{23} = 3.0 × 10^{23}.',
      },
      {
        topics: ['atomic-spectra'],
        text: 'What energy does a photon of 500 nm have? (*h* = 6.63 × 10^{−34} J·s, *c* = 3.00 × 10^{8} m/s)',
        options: ['3.98 × 10^{−19} J', '3.98 × 10^{−28} J', '9.95 × 10^{−32} J', '1.33 × 10^{−33} J'],
        explanation:
          '*E* = *hc*/λ = 6.63 × 10^{−34} J·s × 3.00 × 10^{8} m/s / 5.00 × 10^{−7} m = 3.98 × 10^{−19} J.',
      },
    ],
  },
];
