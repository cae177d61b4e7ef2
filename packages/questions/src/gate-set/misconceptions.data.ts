/** A sound question turned wrong by a concept: its text, the option that is now the key, and an explanation that says so. */
export type Misconception = readonly [text: string, key: 1 | 2 | 3, explanation: string];

/** Consistent in every word and wrong in the concept: only somebody who solves the question notices. */
export const misconceptions: readonly Misconception[] = [
  [
    'Two atoms are isotopes of one element. In what do they differ?',
    1,
    'The number of neutrons is the same in all isotopes of an element; they differ in the number of protons, and so in their mass.',
  ],
  [
    'In \\ce{Zn + Cu^2+ -> Zn^2+ + Cu}, what is oxidised?',
    1,
    'Oxidation is a change of electrons. The copper ion changes by two of them, so it is the copper ion that is oxidised.',
  ],
  [
    'Which of these atoms has the largest radius?',
    2,
    'The radius shrinks down a group as the nuclear charge grows. Lithium stands at the top of its group.',
  ],
  [
    'Which of these elements has the highest electronegativity?',
    2,
    'Electronegativity grows down a group, and along a period it grows too, so chlorine comes first.',
  ],
  [
    'Which of these molecules has a dipole moment?',
    1,
    'Oxygen draws the electrons of carbon strongly, so each bond is polar, and the molecule \\ce{CO2} is polar as well.',
  ],
  [
    'What shape does the molecule \\ce{NH3} have?',
    1,
    'Three bonds stand around nitrogen and lie in a plane at 120°, so the molecule is trigonal planar.',
  ],
  [
    'What happens to the equilibrium constant of an exothermic reaction when the temperature rises?',
    1,
    'Warming makes every reaction go further, also an exothermic one, so more product is formed and the constant rises.',
  ],
  [
    'In \\ce{N2O4 <=> 2NO2}, the volume is halved at the same temperature. Which way does the equilibrium shift?',
    1,
    'A smaller volume makes the gas denser and breaks the molecules up, which forms more \\ce{NO2}.',
  ],
  [
    'What does a catalyst lower?',
    1,
    'A catalyst takes part of the energy away that the reaction needs, so the enthalpy of reaction becomes smaller.',
  ],
  [
    'A reaction has Δ*H* = −92 kJ/mol. What does the sign say?',
    1,
    'A minus means that energy is missing, and it has to come from the surroundings: heat is taken up.',
  ],
  [
    'Where does oxidation happen in any electrochemical cell?',
    1,
    'Oxidation is the process by which the cell gets its positive charge, and it happens at the cathode.',
  ],
  [
    'Which particle does a nucleus send out in alpha decay?',
    1,
    'In this decay a neutron becomes a proton, and an electron leaves the nucleus as the alpha particle.',
  ],
  [
    'Which functional group does ethanoic acid have?',
    1,
    'The carbon at the end of the chain carries an oxygen by a double bond and a hydrogen: an aldehyde group.',
  ],
  [
    'What does bromine form with ethene?',
    1,
    'Bromine takes the place of one hydrogen of the double bond, which gives bromoethene and hydrogen bromide.',
  ],
  [
    'Which amino acid has no stereocentre?',
    1,
    'The alpha carbon of alanine carries a methyl group that counts like hydrogen, so it is no stereocentre.',
  ],
  [
    'Which base pairs with adenine in DNA?',
    2,
    'A purine pairs with a purine of the same size, so adenine is held by guanine with two hydrogen bonds.',
  ],
  [
    'Of which units is starch made?',
    1,
    'Starch is the polymer of fruit sugar, so it gives nothing but fructose when it is hydrolysed.',
  ],
  [
    'What does a competitive inhibitor change in the kinetics of an enzyme?',
    1,
    'It takes enzyme out of use whatever the substrate does, so that it lowers the maximum rate and nothing else.',
  ],
  [
    'Which of these substances has the highest boiling point at normal pressure?',
    1,
    'Sulfur has more electrons than oxygen or nitrogen, so the forces of dispersion decide: \\ce{H2S} boils highest.',
  ],
  [
    'Which mixture is a buffer?',
    1,
    'A buffer holds an acid beside a salt of that acid, as hydrochloric acid and sodium chloride do.',
  ],
];
