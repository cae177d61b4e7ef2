/**
 * Other names of a concept that mean neither more nor less than it. Whoever types one wants all of it; the other names of the map can be
 * narrower (`Sandmeyer reaction` of diazonium salts), and find what is surely on them.
 */
export const sameMeaning: readonly string[] = `
voltaic cell; 1H NMR; carbon NMR; 13C signals; Gibbs free energy; delta G; shifting equilibrium; Le Châtelier; transition elements; metal complexes
Michaelis Menten; Michaelis-Menten equation; Vmax and Km; Henderson Hasselbalch; buffer pH; pH of a buffer; resonance structures
delocalization in organic molecules; resonance contributors; ion-electron method; oxidising alcohols; fats and oils; solvent extraction
standard reduction potentials; electrode potentials; DNA double helix; giant covalent structures; covalent network; melting point depression
iodine-thiosulfate titration; thiosulfate titration; balancing nuclear equations; high spin and low spin; spin state; radical halogenation
radical mechanism; initiation propagation and termination; acid ionization constant; Bohr model of the atom; metal aqua ions
Grignard reagent; feasibility and temperature; particle in a 1D box; infinite square well; distribution of species; photoelectron spectrum
heat of combustion; Hess cycle; enthalpy cycle; base strength of amines; silver nitrate titration; IR spectroscopy; IR peaks; IR spectrum
IR absorption of functional groups; condensation polymerization; polar covalent bond; molecular orbitals; heat of solution
pH of salt solutions; acidic and basic salts; Cahn-Ingold-Prelog rules; Cahn-Ingold-Prelog; limiting reactant; concentration in mol/dm3; specific heat; q = mcΔT
molal concentration; oxidation states; polar and nonpolar molecules; grams to moles; moles to grams; method of initial rates
initial rate method; cell EMF; cell voltage; two-component phase diagrams; phase diagrams of two components
competitive inhibitor; complementary bases; water of crystallization; dimensional analysis; percentage by mass
mass percent of an element; aldol condensation; elemental analysis; CHN analysis; metal displacement; nomenclature of complexes
electron gain enthalpy; dative covalent bond; curved arrows; vapor pressure of a liquid; bond order; Lewis dot structures; lab safety
ideal gas equation; vibrational spectra; constitutional isomers; reacting masses; aromatic substitution
alkali metals; preparation of soluble salts; autoionization of water; plating of metals; decay chains; potassium permanganate titration
anharmonic oscillator; delta G and K; ΔG° = −RT ln K; ΔU = q + w; complexometric titration; flame AAS; bond strength
line spectrum of hydrogen; dipolar ions; crystal field splitting; oxidised and reduced; uv-visible spectrophotometry; uv visible; hydrogen NMR
molecular geometry; VSEPR geometry; VSEPR molecular geometry; intermolecular bonds; DNA and RNA; fat metabolism; Kp and Kc; crystal field
electron dot diagram; reduction potential; carbonyl condensation; balancing redox; balancing redox reactions; balance redox; perfect gas; E/Z
E and Z; cis trans isomers; acidity of organic molecules; endothermic and exothermic; sig figs; significant digits; KMnO4 titration
benzene ring; electron pushing; polar covalent; pH of salts; dative covalent; half life of a radioactive isotope; will a precipitate form
which boils higher; melting and boiling; qualitative analysis; enzyme inhibitors; delta S; X-ray crystallography
SN1 vs SN2; E1 vs E2
`
  .trim()
  .split(/; |\n/);
