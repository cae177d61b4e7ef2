/**
 * How sections of the syllabi of the map are called, as they are printed first, and what else students call them: `numbers > title; other titles`. Titles as
 * of 2026 (AP: 2024, IB: 2025, AQA 7405, OCR A H432, MCAT: content categories that hold chemistry), units of AP by their former titles as well. A title
 * that several sections share stands before all of their numbers.
 */
export const titlesOfSections = {
  AP: `
1 > Atomic structure and properties
2 > Compound structure and properties; molecular and ionic compound structure and properties; molecular and ionic compounds
3 > Properties of substances and mixtures; intermolecular forces and properties; IMFs and properties
4 > Chemical reactions; reactions
5 > Kinetics; chemical kinetics
6 > Thermochemistry
7 > Equilibrium; chemical equilibrium
8 > Acids and bases; acid base; acids and bases equilibrium; acid base equilibrium
9 > Thermodynamics and electrochemistry; applications of thermodynamics; thermo and electrochem; entropy and electrochemistry
`,
  IB: `
S1 > Models of the particulate nature of matter; particulate nature of matter
S2 > Models of bonding and structure; bonding and structure
S3 > Classification of matter
R1 > What drives chemical reactions
R2 > How much how fast and how far; how much how fast how far
R3 > What are the mechanisms of chemical change; mechanisms of chemical change; mechanisms of change
S1.1 > Introduction to the particulate nature of matter
S1.2 > The nuclear atom; nuclear atom
S1.3 > Electron configurations; electron configuration
S1.4 > Counting particles by mass the mole; counting particles by mass; the mole; mole
S1.5 > Ideal gases
S2.1 > The ionic model; ionic model
S2.2 > The covalent model; covalent model
S2.3 > The metallic model; metallic model
S2.4 > From models to materials; models to materials
S3.1 > The periodic table classification of elements; periodic table; classification of elements
S3.2 > Functional groups classification of organic compounds; functional groups; classification of organic compounds
R1.1 > Measuring enthalpy changes; measuring enthalpy change
R1.2 > Energy cycles in reactions; energy cycles
R1.3 > Energy from fuels
R1.4 > Entropy and spontaneity
R2.1 > How much the amount of chemical change; how much; amount of chemical change
R2.2 > How fast the rate of chemical change; how fast; rate of chemical change
R2.3 > How far the extent of chemical change; how far; extent of chemical change
R3.1 > Proton transfer reactions; proton transfer
R3.2 > Electron transfer reactions; electron transfer
R3.3 > Electron sharing reactions; electron sharing
R3.4 > Electron-pair sharing reactions; electron pair sharing
`,
  AQA: `
3.1.1 > Atomic structure
3.1.2 > Amount of substance
3.1.3 > Bonding
3.1.4 > Energetics
3.1.5 > Kinetics
3.1.6 > Chemical equilibria, Le Chatelier's principle and Kc; equilibria; chemical equilibria
3.1.6 3.1.10 > Equilibrium; chemical equilibrium
3.1.7 > Oxidation, reduction and redox equations; redox; redox equations
3.1.8 > Thermodynamics
3.1.9 > Rate equations
3.1.10 > Equilibrium constant Kp for homogeneous systems; Kp; equilibrium constant Kp
3.1.11 > Electrode potentials and electrochemical cells; electrode potentials and cells; electrochemical cells
3.1.12 > Acids and bases
3.2.1 > Periodicity
3.2.2 > Group 2, the alkaline earth metals; group 2
3.2.3 > Group 7, the halogens; group 7
3.2.4 > Properties of Period 3 elements and their oxides; period 3 elements and their oxides; period 3 elements and oxides; period 3
3.2.5 > Transition metals
3.2.6 > Reactions of ions in aqueous solution; aqueous ions
3.3.1 > Introduction to organic chemistry; intro to organic
3.3.2 > Alkanes
3.3.3 > Halogenoalkanes
3.3.4 > Alkenes
3.3.5 > Alcohols
3.3.6 > Organic analysis
3.3.7 > Optical isomerism
3.3.8 > Aldehydes and ketones
3.3.9 > Carboxylic acids and derivatives
3.3.10 > Aromatic chemistry; aromatics
3.3.11 > Amines
3.3.12 > Polymers
3.3.13 > Amino acids, proteins and DNA
3.3.14 > Organic synthesis
3.3.15 > Nuclear magnetic resonance spectroscopy; NMR; NMR spectroscopy
3.3.16 > Chromatography
`,
  OCR: `
2 > Foundations in chemistry
3 > Periodic table and energy
4 > Core organic chemistry; core organic
5 > Physical chemistry and transition elements
6 > Organic chemistry and analysis
2.1.1 > Atomic structure and isotopes
2.1.2 > Compounds, formulae and equations
2.1.3 > Amount of substance
2.1.4 > Acids
2.1.5 > Redox
2.2.1 > Electron structure
2.2.2 > Bonding and structure
3.1.1 > Periodicity
3.1.2 > Group 2
3.1.3 > The halogens; halogens
3.1.4 > Qualitative analysis
3.1 > The periodic table; periodic table
3.2 > Physical chemistry; energy
3.2.1 > Enthalpy changes
3.2.2 > Reaction rates
3.2.3 > Chemical equilibrium
4.1.1 > Basic concepts of organic chemistry
4.1.2 > Alkanes
4.1.3 > Alkenes
4.2.1 > Alcohols
4.2.2 > Haloalkanes
4.2.3 > Organic synthesis
4.2.4 > Analytical techniques
5.1 > Rates, equilibrium and pH
5.1.1 > How fast; rates
5.1.2 > How far
5.1.3 > Acids, bases and buffers
5.2.1 > Lattice enthalpy
5.2.2 > Enthalpy and entropy
5.2.3 > Redox and electrode potentials
5.3 5.3.1 > Transition elements
5.3.2 > Qualitative analysis
6.1.1 > Aromatic compounds
6.1.2 > Carbonyl compounds
6.1.3 > Carboxylic acids and esters
6.2 > Nitrogen compounds, polymers and synthesis
6.2.1 > Amines
6.2.2 > Amino acids, amides and chirality
6.2.3 > Polyesters and polyamides
6.2.4 > Carbon-carbon bond formation
6.2.5 > Organic synthesis
6.3.1 > Chromatography and qualitative analysis
6.3.2 > Spectroscopy
`,
  MCAT: `
1A > Structure and function of proteins and their constituent amino acids; proteins and amino acids; structure and function of proteins
1B > Transmission of genetic information from the gene to the protein; gene to protein
1D > Bioenergetics and fuel molecule metabolism; principles of bioenergetics and fuel molecule metabolism; bioenergetics; bioenergetics and metabolism; metabolism
4C > Electrochemistry and electrical circuits
4D > How light and sound interact with matter; light and sound
4E > Atoms, nuclear decay, electronic structure and atomic chemical behavior; atoms nuclear decay electronic structure; atoms and nuclear decay
5A > Unique nature of water and its solutions; water and its solutions
5B > Nature of molecules and intermolecular interactions; nature of molecules; molecules and intermolecular interactions
5C > Separation and purification methods; separation and purification; separations and purifications; separations
5D > Structure, function and reactivity of biologically relevant molecules; biologically relevant molecules
5E > Principles of chemical thermodynamics and kinetics; thermodynamics and kinetics; thermo and kinetics
`,
} as const;
