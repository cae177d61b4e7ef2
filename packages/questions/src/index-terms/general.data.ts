/** The index of the subject, in the notation of `readIndexTerms`. */
export const generalTerms = `
average-atomic-mass@advanced | percent abundance of isotopes; isotopic abundance calculation; abundance from average atomic mass; isotope abundance problem
average-atomic-mass@intermediate | average atomic mass calculation; weighted average of isotopes; atomic mass from isotopic abundance; isotopic abundance; atomic weight
balancing-coefficients@advanced | balancing redox equations; balancing in acidic solution; half-reaction method; redox equations practice; ion-electron method | half-equations
balancing-coefficients@beginner | balancing chemical equations; finding coefficients; stoichiometric coefficients; balancing simple equations
balancing-coefficients@intermediate | balancing chemical equations; sum of coefficients; balancing practice; stoichiometric coefficients
bond-enthalpies@advanced | unknown bond enthalpy; bond enthalpy from reaction enthalpy; bond energy calculation; finding a bond energy
bond-enthalpies@intermediate | ΔH from bond enthalpies; bond energy calculation; bonds broken minus bonds formed; reaction enthalpy from bond energies
born-haber-readings@advanced | Born–Haber cycle of a group 2 halide; second ionization energy from a Born–Haber cycle; Born–Haber cycle of MX2; electron affinity of a halogen from a cycle; enthalpy of atomization of chlorine
born-haber-readings@beginner | Born–Haber cycle diagram; lattice enthalpy from a Born–Haber cycle; lattice enthalpy calculation; lattice energy from energy levels; sign of lattice enthalpy
born-haber-readings@intermediate | missing step in a Born–Haber cycle; electron affinity from a Born–Haber cycle; ionization energy from a Born–Haber cycle; enthalpy of formation from a Born–Haber cycle; Born–Haber cycle diagram
buffer-ph@advanced | adding acid or base to buffer; adding strong acid to buffer; buffer pH calculation; adding strong base to buffer; pH change of buffer
buffer-ph@intermediate | buffer pH calculation; pH of a buffer; pH = pKa + log([A−]/[HA]); weak acid and conjugate base
calorimetry@advanced | final temperature of metal and water; heat lost = heat gained; thermal equilibrium calculation; hot metal in water; calorimetry calculation
calorimetry@beginner | q = mcΔT; heat to warm a metal; specific heat calculation; heat calculation
calorimetry@intermediate | heat of solution calculation; coffee-cup calorimeter; molar enthalpy of dissolution; calorimetry calculation; dissolving a salt in a calorimeter
complex-d-electrons@advanced | coordination number and d electrons; coordination number with bidentate ligands; number of d electrons; chelate complexes; bidentate ligands
complex-d-electrons@beginner | oxidation state of metal in complex; oxidation number in coordination compounds; finding metal oxidation state; oxidation state of transition metal ion | d-electron-count
complex-d-electrons@intermediate | number of d electrons; d electrons of metal ion; dn configuration; counting d electrons in complexes
complex-isomers@advanced | optical isomers of complexes; stereoisomers of chelate complexes; chiral complexes; counting isomers; enantiomers of octahedral complexes
complex-isomers@beginner | number of stereoisomers of complexes; cis-trans isomers of complexes; fac and mer isomers; geometric isomerism of complexes; counting isomers
complex-isomers@intermediate | number of stereoisomers of complexes; counting isomers; geometric isomerism of complexes; square planar isomers; octahedral isomers
compound-names@advanced | Roman numerals in names; Stock system; naming compounds with variable charge metals; naming transition metal oxides
compound-names@beginner | naming salts; names of ionic compounds; binary ionic compounds; naming compounds with polyatomic ions
compound-names@intermediate | formula from name; writing ionic formulas; formulas of ionic compounds; formulas of metal halides | naming-transition-metal-compounds
crystal-field-spin@advanced | LFSE; CFSE calculation; ligand field stabilization energy; crystal field stabilization energy; spin-only magnetic moment | high-spin-and-low-spin-complexes
crystal-field-spin@beginner | number of unpaired electrons in complexes; high spin vs low spin; unpaired electrons calculation; magnetic properties of complexes
crystal-field-spin@intermediate | t2g and eg electrons; t2g eg configuration; splitting energy vs pairing energy; octahedral d electron distribution; high spin vs low spin
decay-curve-readings@beginner | half-life from a graph; decay curve; activity against time; reading the half-life
decay-curve-readings@intermediate | number of half-lives from a decay curve; time until 1/16 is left; decay curve; fraction remaining after several half-lives
electrolytic-cell-readings@intermediate | electrolytic cell diagram; anode and cathode of an electrolytic cell; mass of an electrode after electrolysis; copper refining; Faraday calculation; electroplating mass
electron-configurations@advanced | transition metal ion configurations; configuration of cations; 4s electrons lost first; noble gas notation of ions; writing electron configurations of ions; d electron count of ions
electron-configurations@beginner | ground-state electron configuration; noble gas notation; writing electron configurations; condensed electron configuration
electron-configurations@intermediate | electron configuration of transition metals; element from electron configuration; noble gas notation; ground-state electron configuration
element-mass-spectrum-readings@beginner | mass spectrum of an element; average atomic mass from a mass spectrum; isotopes in a mass spectrum; reading a mass spectrum
element-mass-spectrum-readings@intermediate | atomic mass from three isotopes; mass spectrum of an element; weighted average from a graph; relative abundance graph
empirical-formulas@advanced | empirical formula from combustion data; combustion analysis calculation; elemental analysis; CHO combustion analysis; empirical formula from CO2 and H2O masses
empirical-formulas@beginner | molecular formula from empirical formula; empirical formula to molecular formula; molecular formula calculation; empirical vs molecular formula; finding molecular formula from molar mass
empirical-formulas@intermediate | empirical formula from percent composition; empirical formula calculation; simplest formula; percentage by mass to empirical formula; simplest whole-number ratio
energy-profile-readings@advanced | catalyst on an energy diagram; energy profile with a catalyst; lowered activation energy; reaction coordinate diagram
energy-profile-readings@beginner | energy profile; activation energy from a graph; reaction coordinate diagram; energy diagram
energy-profile-readings@intermediate | activation energy of the reverse reaction; energy profile diagram; reaction coordinate diagram; reverse barrier
equilibrium-calculations@advanced | ICE table; ICE table calculation; equilibrium concentrations from Kc; RICE table; Kc calculation; equilibrium concentration calculation
equilibrium-calculations@beginner | Kc calculation; Kc from equilibrium concentrations; equilibrium constant calculation; equilibrium constant expression; calculating Kc
equilibrium-calculations@intermediate | manipulating equilibrium constants; reversing an equilibrium equation; K of reverse reaction; Kc when equation is multiplied; equilibrium constant calculation
formation-enthalpies@advanced | enthalpy of formation from reaction enthalpy; unknown enthalpy of formation; ΔHf° calculation; heat of formation calculation; standard enthalpy of formation calculation
formation-enthalpies@beginner | ΔH from enthalpies of formation; standard enthalpy of formation calculation; ΔHf°; heat of formation; products minus reactants; ΔH calculation; reaction enthalpy calculation
formation-enthalpies@intermediate | heat of combustion calculation; heat released by burning fuel; thermochemical equation; enthalpy stoichiometry; thermochemical stoichiometry; ΔHc; heat given off calculation
galvanic-cell-readings@beginner | galvanic cell diagram; anode and cathode in a drawing; electron flow in a voltaic cell; voltaic cell diagram
galvanic-cell-readings@intermediate | unknown electrode potential; voltmeter reading of a cell; standard potential from a cell voltage; galvanic cell diagram
gas-changes@advanced | P1V1/T1 = P2V2/T2; combined gas law calculation; gas law calculation; pressure, volume and temperature
gas-changes@beginner | P1V1 = P2V2; pressure–volume calculation; Boyle's law calculation; pressure and volume of a gas; gas law calculation
gas-changes@intermediate | gas temperature and volume or pressure; heating a gas; temperature effect on a gas; gas law calculation; Charles's and Gay-Lussac's laws | gay-lussacs-law
gas-stoichiometry@advanced | gas collected over water; collecting gas over water; vapor pressure of water correction; gas stoichiometry calculation; Dalton's law calculation; hydrogen collected over water | partial-pressures
gas-stoichiometry@intermediate | volume of gas produced; gas stoichiometry calculation; stoichiometry with ideal gas law; mass to gas volume; PV = nRT stoichiometry
general-acids-and-bases-01 | pH of hydrochloric acid; pH calculation; pH of a strong acid; pH = −log[H+]
general-acids-and-bases-02 | pH of a strong base; pH of barium hydroxide; pOH; pH calculation; Ba(OH)2
general-acids-and-bases-03 | pH of acetic acid; weak acid pH calculation; Ka to pH; pH from Ka
general-acids-and-bases-04 | conjugate base; conjugate acid-base pairs; dihydrogen phosphate; Bronsted-Lowry acids and bases; proton donor
general-acids-and-bases-05 | pH after mixing acid and base; strong acid-strong base mixture; excess acid pH calculation; HCl and NaOH mixture; pH before equivalence point
general-acids-and-bases-06 | hydronium concentration from pH; [H+] from pH; [H3O+] calculation; pH to concentration; antilog pH
general-acids-and-bases-07 | basic salts; pH of salt solutions; salt hydrolysis; sodium acetate solution; acidic, basic and neutral salts
general-acids-and-bases-08 | half-equivalence point; pH = pKa; half-neutralization point; weak acid-strong base titration; benzoic acid titration; buffer pH calculation | titration-curves
general-acids-and-bases-09 | pH of very dilute acid; autoionization of water; pH of 10^-8 M HCl; extremely dilute strong acid | ph-of-strong-acids-and-bases
general-acids-and-bases-201 | amphiprotic species; amphoteric; acts as acid and base; hydrogen sulfite ion; amphiprotic
general-acids-and-bases-202 | liquid ammonia acid-base reactions; nonaqueous solvents; autoionization of ammonia; solvent system theory; sodium amide | bronsted-lowry-theory
general-acids-and-bases-203 | Arrhenius base; definition of a base; hydroxide-producing base; which substance is a base
general-acids-and-bases-204 | HCl in water vs toluene; role of water in acids; ionization of hydrogen chloride; HCl in organic solvent; conductivity of HCl solution
general-acids-and-bases-205 | calcium oxide as a base; metal oxides as bases; Arrhenius base; basic oxides; is CaO a base
general-acids-and-bases-206 | Lewis acid and base in complexes; metal ion as Lewis acid; ligand as Lewis base; electron pair donor and acceptor
general-acids-and-bases-207 | carbon dioxide as Lewis acid; CO2 and hydroxide; electron pair acceptor; Lewis acid without empty orbital; formation of bicarbonate
general-acids-and-bases-208 | acid rain; pH change and hydronium concentration; factor of pH change; pH is logarithmic; pH calculation
general-acids-and-bases-209 | mixing solutions of different pH; pH of mixture of strong acids; average pH misconception; pH calculation
general-acids-and-bases-21 | definition of an acid; Arrhenius acid definition; what is an acid; H+ in water
general-acids-and-bases-210 | negative pH; pH below zero; pH of concentrated strong acid; pH definition
general-acids-and-bases-211 | hydroxide ions in acid; [OH−] from [H+]; Kw calculation; Kw; autoionization of water
general-acids-and-bases-212 | pH of hot pure water; neutral pH not 7; Kw and temperature; pure water at 60 °C; autoionization of water
general-acids-and-bases-213 | pH of NaOH at 60 °C; Kw at different temperature; pH of base at other temperature; pH calculation; Kw
general-acids-and-bases-214 | heavy water; pD; autoionization of D2O; deuterium oxide; pD calculation | ionic-product-of-water
general-acids-and-bases-215 | Ka from pH; comparing acid strength from pH; Ka ratio of weak acids; Ka calculation
general-acids-and-bases-216 | Kb from pH; Kb calculation; base dissociation constant; weak base constant
general-acids-and-bases-217 | base strength from pKa; amine basicity; comparing base strength; strongest base; methylamine vs aniline
general-acids-and-bases-218 | acidic salts; aluminum chloride solution acidity; pH of salt solutions; acidic metal cations; lowest pH salt
general-acids-and-bases-219 | pH of sodium fluoride; pH of a basic salt calculation; Kb from Ka; Kw = Ka × Kb; pH of salt solution calculation
general-acids-and-bases-22 | ammonia and hydrogen chloride gas; Arrhenius vs Brønsted-Lowry; acid-base reaction without water; ammonium chloride smoke; acid-base definitions
general-acids-and-bases-220 | phosphate species at given pH; predominant species; phosphoric acid; distribution of phosphate forms; pKa values of phosphoric acid
general-acids-and-bases-221 | hypohalous acids strength; HOCl HOBr HOI; oxyacid strength trend; electronegativity and acid strength; oxoacid strength
general-acids-and-bases-222 | acetic acid vs ethanol acidity; resonance stabilization of carboxylate; carboxylic acid vs alcohol acidity; why carboxylic acids are acidic; conjugate base stability
general-acids-and-bases-223 | buffer capacity calculation; acid needed to change buffer pH; adding strong acid to buffer; limit of buffer range
general-acids-and-bases-224 | when a buffer fails; buffer exhausted by base; acetate buffer; adding base to a buffer; limits of a buffer
general-acids-and-bases-225 | choosing a buffer; phosphate buffer; buffer for pH 7.2; best buffer; buffer pKa near pH
general-acids-and-bases-226 | titration errors; rinsing buret with water; titration technique; sources of error in titration; buret and pipet rinsing
general-acids-and-bases-227 | weak base-strong acid titration; identify titration from curve; ammonia titrated with HCl; pH curve; interpreting titration curves
general-acids-and-bases-228 | weak acid-weak base titration; no suitable indicator; acetic acid and ammonia titration; choosing an indicator; pH curve
general-acids-and-bases-229 | too much indicator; indicator error; indicator is a weak acid; why few drops of indicator | acid-base-indicators
general-acids-and-bases-23 | Lewis acid; electron pair acceptor; BF3 and NH3; boron trifluoride ammonia; Lewis adduct
general-acids-and-bases-230 | salts more soluble in acid; effect of pH on solubility; calcium fluoride in acid; solubility in nitric acid; basic anions and solubility
general-acids-and-bases-231 | magnesium hydroxide solubility in buffer; solubility of hydroxides at given pH; Ksp calculation with pH; effect of pH on solubility; Mg(OH)2
general-acids-and-bases-232 | tooth decay; fluoride and teeth; hydroxyapatite; fluorapatite; how fluoride protects teeth
general-acids-and-bases-233 | selective precipitation of sulfides; sulfide precipitation and pH; hydrogen sulfide qualitative analysis; CuS vs ZnS; separation of metal ions by pH
general-acids-and-bases-24 | Lewis vs Brønsted-Lowry; Lewis acid-base reactions; complex formation as Lewis acid-base reaction; silver ammine complex
general-acids-and-bases-25 | weak vs strong base; ammonia vs sodium hydroxide pH; partial ionization of weak base; strength vs concentration of bases; weak bases
general-acids-and-bases-26 | pH of ammonia; Kb calculation; pH from Kb; weak base pH calculation
general-acids-and-bases-27 | sodium acetate solution; basic salts; anion hydrolysis; salt of a weak acid; pH of salt solutions; conjugate base of weak acid
general-acids-and-bases-28 | weak acid-weak base salt; ammonium cyanide; Ka vs Kb of salt ions; pH of salt solutions; acidic or basic salt
general-acids-and-bases-29 | best buffer against added acid; buffer base component; acetate buffer; acid a buffer can absorb; buffer composition
general-acids-and-bases-30 | dilution of a buffer; effect of dilution on buffer pH; ammonia buffer; NH3/NH4+ buffer
general-acids-and-bases-300 | boron; boron compounds; boron trifluoride Lewis acid; boron bonding; incomplete octet of boron
general-acids-and-bases-301 | indicators litmus phenolphthalein; litmus; phenolphthalein color in base; acid-base indicator colors; indicator that changes color
general-acids-and-bases-302 | litmus; litmus paper; color of litmus changes; acid-base indicators; indicators litmus phenolphthalein
general-acids-and-bases-303 | pink elephants and phenolphthalein; phenolphthalein; phenolphthalein color in base; invisible ink indicator
general-acids-and-bases-304 | pink elephants and phenolphthalein; phenolphthalein fading; acid-base indicators; carbon dioxide and base
general-acids-and-bases-305 | indicator choice for titrations; choosing an indicator; indicator pKa and equivalence point; weak acid strong base titration indicator
general-acids-and-bases-306 | indicator choice for titrations; choosing an indicator; strong acid strong base titration; methyl orange vs phenolphthalein
general-acids-and-bases-307 | CH3COOH pH; pH of acetic acid; weak acid Ka pH calculation; pH of weak acids; acetic acid pH calculation
general-acids-and-bases-308 | CH3COOH pH; dilution of acetic acid; percent ionization; weak acid dilution; pH of acetic acid
general-acids-and-bases-309 | CH3COOH pH; weak vs strong acid; acetic acid vs hydrochloric acid; neutralization of weak acid
general-acids-and-bases-31 | HI vs HF acid strength; hydrohalic acids strength; bond strength and acidity; binary acids; why HF is a weak acid
general-acids-and-bases-310 | weak acid Ka pH calculation; Ka from pH; acid dissociation constant calculation; weak acid pH
general-acids-and-bases-311 | Henderson-Hasselbalch vs ICE table; when to use Henderson-Hasselbalch; AP Chem buffers; ICE table or Henderson-Hasselbalch
general-acids-and-bases-312 | Henderson-Hasselbalch vs ICE table; titration regions; when to use Henderson-Hasselbalch; pH at equivalence point; weak acid titration
general-acids-and-bases-313 | Henderson-Hasselbalch vs ICE table; buffer with added base; Henderson-Hasselbalch calculation; AP Chem buffers
general-acids-and-bases-314 | Henderson-Hasselbalch vs ICE table; limits of Henderson-Hasselbalch; when Henderson-Hasselbalch fails; dilute buffers
general-acids-and-bases-315 | half equivalence point pKa; half-equivalence point; pH = pKa; finding pKa from a titration curve
general-acids-and-bases-316 | half equivalence point pKa; why pH equals pKa; half-equivalence point; Henderson-Hasselbalch at half-equivalence
general-acids-and-bases-317 | half equivalence point pKa; half-equivalence point; pH = pKa; titration curve of weak acid
general-acids-and-bases-318 | half equivalence point pKa; reading a titration curve; finding pKa from titration data; half-equivalence point
general-acids-and-bases-319 | pH at the equivalence point not 7; weak acid titration equivalence pH; hydrolysis at equivalence point; why equivalence point pH is above 7
general-acids-and-bases-32 | strength of oxyacids; perchloric vs hypochlorous acid; oxoacid strength; oxygen atoms and acid strength; inductive effect in oxyacids
general-acids-and-bases-320 | pH at the equivalence point not 7; equivalence point of weak acids; conjugate base strength; weak acid titration
general-acids-and-bases-321 | pH at the equivalence point not 7; equivalence point below 7; weak base strong acid titration; hydrolysis at equivalence point
general-acids-and-bases-322 | Kw and temperature; autoionization of water; pH of pure water at other temperatures; neutral pH changes
general-acids-and-bases-323 | Kw and temperature; autoionization of water; why Kw increases with temperature; ionic product of water
general-acids-and-bases-324 | Bronsted-Lowry acids and conjugate pairs; conjugate acid-base pairs; identifying conjugate pairs; ammonia and water
general-acids-and-bases-325 | Bronsted-Lowry acids and conjugate pairs; amphiprotic ion; hydrogen carbonate as base; proton acceptor
general-acids-and-bases-326 | KHP standardisation of NaOH; KHP; primary standard; standardizing sodium hydroxide; potassium hydrogen phthalate
general-acids-and-bases-327 | KHP standardisation of NaOH; KHP calculation; standardization of NaOH calculation; potassium hydrogen phthalate titration
general-acids-and-bases-328 | KHP standardisation of NaOH; standardization errors; effect of added water in titration; KHP titration
general-acids-and-bases-329 | KHP standardisation of NaOH; titration errors; air bubble in buret; mistakes in titration
general-acids-and-bases-33 | indicator color at given pH; indicator pKa; HIn and In−; color change of indicators; pH indicator
general-acids-and-bases-330 | concentration of an unknown acid from titration; titration calculation; unknown acid concentration; titration results
general-acids-and-bases-331 | mistakes in titration; titration errors; concentration of an unknown acid; rinsing pipet and buret
general-acids-and-bases-332 | superacids; superacid definition; acids stronger than sulfuric acid; Hammett acidity function
general-acids-and-bases-333 | magic acid; superacids; FSO3H-SbF5; fluorosulfuric acid and antimony pentafluoride
general-acids-and-bases-334 | superacids; fluoroantimonic acid; role of SbF5; magic acid; weakly coordinating anion
general-acids-and-bases-335 | superacids; Hammett acidity function; H0 vs pH; leveling effect and superacids
general-acids-and-bases-336 | superacids; magic acid; stable carbocations; Olah carbocations in superacid; nonnucleophilic medium
general-acids-and-bases-337 | liquid ammonia solvent chemistry; solvated electrons; sodium in liquid ammonia; blue solution of sodium in ammonia
general-acids-and-bases-338 | liquid ammonia solvent chemistry; autoionization of ammonia; ammonium and amide; solvent systems
general-acids-and-bases-339 | liquid ammonia solvent chemistry; sodium amide preparation; solvated electrons; decomposition of sodium-ammonia solution
general-acids-and-bases-34 | choosing an indicator; phenolphthalein; wrong indicator titration error; weak base-strong acid titration; indicator for ammonia titration
general-acids-and-bases-340 | liquid ammonia solvent chemistry; leveling effect in ammonia; acetic acid in liquid ammonia; acids in nonaqueous solvents
general-acids-and-bases-341 | liquid ammonia solvent chemistry; solubility in liquid ammonia; AgCl in liquid ammonia; reversed precipitation
general-acids-and-bases-35 | boric acid; boric acid as Lewis acid; B(OH)3 acidity; tetrahydroxyborate; electron-deficient boron
general-acids-and-bases-36 | dilution of a weak base; effect of dilution on pH; pH change on dilution; weak base dilution
general-acids-and-bases-37 | phosphonic acid; phosphorous acid H3PO3; diprotic phosphorous acid; P–H bond not acidic; acidic hydrogens; oxyacids of phosphorus | molecular-structure-and-acid-strength
general-acids-and-bases-460 | titration calculations; titration with sulfuric acid and NaOH; diprotic acid titration calculation; H2SO4 NaOH titration mole ratio; acid base titration 2:1 ratio; concentration from a titration; neutralisation calculation sulfuric acid; titration calculation mistakes
general-acids-and-bases-461 | titration calculations; what you need to calculate concentration in a titration; finding the concentration of an acid by titration; HCl NaOH titration; data needed for a titration calculation; acid alkali titration volumes and concentration; standard solution in a titration
general-acids-and-bases-501 | CO2; carbon dioxide; carbonic acid; pH of rain; CO2 in water; acidic oxide
general-acids-and-bases-560 | percent ionization of weak acid when diluted; why does dilution increase ionization; degree of dissociation dilution; weak acid dilution Q vs Ka; le chatelier dilution weak acid | acid-dissociation-constant
general-acids-and-bases-561 | percent ionization of weak acid when diluted; percent ionization calculation; degree of ionization square root; dilution four times percent ionized; Ka and percent ionization | ph-of-weak-acids
general-acids-and-bases-562 | how much conjugate base to add to make a buffer; sodium acetate for buffer of pH 5; making an acetate buffer; Henderson-Hasselbalch preparing buffer; moles of acetate needed
general-acids-and-bases-563 | how much conjugate base to add to make a buffer; buffer ratio upside down; Henderson-Hasselbalch mistake; wrong pH of buffer; base over acid ratio inverted
general-acids-and-bases-564 | rinse the buret with water before filling; buret wet with water titration error; calculated molarity too high; titration error analysis; diluted titrant; burette rinsing mistake
general-acids-and-bases-565 | rinse the buret with water before filling; buret wet with water standardization; KHP titration error; NaOH molarity too low; standardizing NaOH error
general-acids-and-bases-566 | why is HF a weak acid but HI strong; acid strength of hydrogen halides; HF vs HI; size of anion and acid strength; conjugate base stability halides; iodide larger ion charge spread
general-acids-and-bases-580 | pKa from a titration curve; half-equivalence point; finding pKa from a pH curve; half neutralization point; pH = pKa; weak acid strong base titration curve; reading a titration curve; pKa of a weak acid; halfway to the equivalence point
general-acids-and-bases-581 | pKa from a titration curve; half-equivalence point; equivalence point is not pKa; pH at half equivalence; mistake finding pKa; equivalence vs half-equivalence; weak acid strong base titration curve; steepest point of a titration curve; pH = pKa
general-acids-and-bases-582 | pH of pure water at 37 C; pH of water and temperature; Kw and temperature; why pH of water is not 7; autoionization of water endothermic; ionic product of water temperature; neutral pH at body temperature; neutral water with pH below 7; Kw changes with temperature
general-acids-and-bases-583 | pH of a buffer after adding NaOH; buffer after adding a strong base; buffer calculation; Henderson-Hasselbalch after adding base; acetate buffer pH; buffer plus NaOH; change in buffer pH; acetic acid sodium acetate buffer; small pH change of a buffer
general-acids-and-bases-584 | choosing an indicator; indicator from a pH curve; picking an indicator for a titration; indicator range and the steep part; suitable indicator; steep section of a titration curve; which indicator to use; vertical section of the pH curve; titration curve indicator
general-acids-and-bases-600 | chemistry of swimming pools; swimming pool pH; chlorine in pools; hypochlorous acid and hypochlorite; HOCl and OCl-; disinfection by chlorine
general-acids-and-bases-601 | chemistry of swimming pools; hypochlorous acid and hypochlorite; ratio of base to acid; hypochlorite equilibrium calculation; Ka of HOCl
general-acids-and-bases-602 | BF3 NH3 adduct; Lewis acid-base adduct; coordinate bond; BF3 and ammonia; dative bond B-N
general-acids-and-bases-603 | BF3 NH3 adduct; Lewis acid-base adduct; formal charge in adduct; BF3 and ammonia; coordinate bond
general-acids-and-bases-604 | BF3 NH3 adduct; Lewis acidity of boron halides; BF3 vs BBr3; pi bonding in BF3; Lewis acid strength
general-acids-and-bases-605 | strong vs concentrated acid; weak vs dilute acid; difference between strong and concentrated; acid strength and concentration
general-acids-and-bases-606 | strong vs concentrated acid; weak vs dilute acid; dilute strong acid; difference between strong and concentrated
general-acids-and-bases-607 | strong vs concentrated acid; weak vs dilute acid; same pH different concentration; comparing strong and weak acids
general-acids-and-bases-608 | strong vs concentrated acid; weak vs dilute acid; diluting a weak acid; percent ionization on dilution
general-acids-and-bases-609 | frustrated Lewis pairs; FLP; steric bulk in Lewis pairs; FLP concept; phosphine and borane
general-acids-and-bases-610 | frustrated Lewis pairs; FLP; H2 activation; heterolytic splitting of hydrogen; metal-free hydrogenation
general-acids-and-bases-611 | frustrated Lewis pairs; FLP; choosing an FLP; steric bulk; Lewis acid and base adduct or FLP
general-acids-and-bases-612 | frustrated Lewis pairs; FLP; H2 activation mechanism; FLP vs transition metal; orbital picture of FLP
general-acids-and-bases-613 | frustrated Lewis pairs; FLP; FLP hydrogenation of imines; metal-free hydrogenation; borane catalyst
general-acids-and-bases-680 | assumptions in weak acid calculations; [H+] = [A-] assumption; approximations for pH of a weak acid; why [HA] equilibrium equals initial concentration; weak acid pH assumptions
general-acids-and-bases-681 | when do weak acid approximations break down; weak acid assumption not valid; weak acid with large Ka; [HA] approximation fails; 5 percent rule weak acids
general-acids-and-bases-682 | pH of a very dilute weak acid; ignoring H+ from water; why the weak acid formula gives pH above 7; when [H+] = [A-] fails; contribution of water to H+
general-acids-and-bases-683 | pH of buffer after adding acid; adding HCl to a buffer calculation; new pH of acetate buffer after HCl; buffer pH change on adding strong acid
general-acids-and-bases-684 | mistake in buffer pH calculation after adding acid; moles of HA and A- after adding acid; what changes in a buffer when HCl is added calculation; adjusting moles in a buffer
general-acids-and-bases-685 | ammonia ammonium chloride buffer adding acid; how does a basic buffer respond to acid; action of a buffer on added acid; does the pH of a buffer change at all
general-acids-and-bases-686 | how does a buffer keep pH constant; why does buffer pH hardly change; how buffers resist pH change; buffer compared with water adding acid; ratio of conjugate base to acid in a buffer
general-acids-and-bases-701 | HCl in toluene; hydrogen chloride in methylbenzene; Arrhenius acid needs water; ionization of HCl; dry HCl and magnesium
general-acids-and-bases-702 | pH of very dilute acid; 10^-8 M HCl; can diluting an acid make it basic; pH 8 error; autoionization and pH; infinite dilution of acid
general-acids-and-bases-703 | pH of strong and weak acid; same concentration different pH; factor from pH difference; neutralizing a weak acid; pH is logarithmic
general-acids-and-bases-751 | pH range of a weak acid; weak acid compared with HCl; 0.10 M weak acid pH; partly ionized acid; pH above 1 and below 7
general-acids-and-bases-752 | acid strength across a period; HF compared with water; binary hydrides acidity; strongest acid of CH4 NH3 H2O HF; electronegativity and acidity
general-acids-and-bases-753 | dilution of weak and strong acid; same pH before dilution; weak acid diluted tenfold; pH 3 weak acid versus HCl; neutralizing a weak acid
general-acids-and-bases-754 | structure of phosphonic acid from pKa; arsenous acid; oxygen without hydrogen; oxyacid strength and structure; pKa of H3PO3 and H3AsO3
general-acids-and-bases-760 | Ka vs Kb; difference between Ka and Kb; which reaction has Ka and which Kb; Ka and Kb of HCO3-; Ka and Kb equations of an amphiprotic ion
general-acids-and-bases-761 | Ka vs Kb; comparing Ka and Kb of an ion; is NaHSO3 acidic or basic; amphiprotic ion acidic or basic; Ka larger than Kb
general-acids-and-bases-762 | Ka vs Kb; Ka times Kb equals Kw; Kb from Ka of the conjugate acid; is the conjugate base of a weak acid strong; HF and F- Ka and Kb; relationship between Ka and Kb
general-acids-and-bases-763 | pH vs pOH; difference between pH and pOH; how do pH and pOH change when base is added; when pH goes up pOH goes down; pH and pOH relationship
general-acids-and-bases-764 | pH vs pOH; mixing up pH and pOH; pH of NaOH from pOH; finding pH from hydroxide concentration; pH + pOH = 14
general-acids-and-bases-765 | pH vs pOH; pH 3 acid mixed with pOH 3 base; mixing solutions with equal pH and pOH; equal pH and pOH neutralization; comparing a pH with a pOH
general-acids-and-bases-766 | ICE table vs Henderson-Hasselbalch; when to use an ICE table or Henderson-Hasselbalch; why Henderson-Hasselbalch does not work for a weak acid alone; ICE table or Henderson-Hasselbalch for a buffer; Henderson-Hasselbalch and weak acid pH
general-acids-and-bases-806 | pH meter calibration; calibration buffers; two-point calibration; how to calibrate a pH meter; buffers for pH electrode
general-acids-and-bases-807 | too much indicator; why only a few drops of indicator; indicators are weak acids; titration error from indicator; amount of indicator
general-acids-and-bases-820 | effect of dilution on a titration; titration curve of a weak acid; pH at half equivalence; hard titration questions; adding water before titrating
general-acids-and-bases-821 | carbon dioxide in NaOH titration; carbonate error in titration; phenolphthalein vs methyl orange; hard titration questions; indicator choice and carbonate
general-acids-and-bases-822 | pH of amphiprotic salts; ranking salts by pH; hydrolysis of bisulfite and bicarbonate; challenging acid-base problems; pKa1 and pKa2 of polyprotic acids
general-acids-and-bases-823 | same pH different weak acids; strength vs concentration of acids; pKa from titration; hard acid-base problems; half neutralization pH
general-acids-and-bases-840 | salt hydrolysis pH of NH4Cl; why is ammonium chloride acidic; NH4+ hydrolysis equation; acidic salt; ammonium chloride pH below 7
general-acids-and-bases-841 | salt hydrolysis pH of NH4Cl; calculate pH of ammonium chloride; Ka from Kb of ammonia; pH of acidic salt; Kw / Kb
general-acids-and-bases-871 | acid rain and ocean acidification equations; acid rain equations; nitrogen oxides to nitric acid equation; NO2 and water acid rain; formation of nitric acid in rain; NOx acid deposition equation
general-acids-and-bases-872 | acid rain and ocean acidification equations; ocean acidification equations; why does carbonate fall in ocean acidification; CO2 water carbonate bicarbonate equation; carbon dioxide and seawater equation; equation for CO2 and carbonate ions
general-acids-and-bases-879 | why HF is a weak acid; HF weak and HCl strong; bond strength and acid strength; H-F bond energy and acidity; acid strength of hydrogen halides; polarity vs bond strength in acids
general-acids-and-bases-880 | why NH3 is more basic than NF3; NF3 is not basic; basicity of NH3 and NF3; electron withdrawing fluorine and basicity; lone pair of nitrogen in NF3; inductive effect on basicity | molecular-structure-and-acid-strength
general-acids-and-bases-881 | number of lone pairs and basicity; NF3 ten lone pairs; why more lone pairs does not mean stronger base; NF3 vs NH3 misconception; lone pairs on fluorine are not basic; availability of the lone pair | molecular-structure-and-acid-strength
general-acids-and-bases-900 | why Ka2 is smaller than Ka1; second proton harder to remove; stepwise ionization; diprotic acid; Ka1 and Ka2
general-acids-and-bases-901 | carbonate concentration in carbonic acid; carbonic acid equilibrium; concentration equals Ka2; diprotic acid calculation; Ka1 and Ka2
general-acids-and-bases-902 | which mixture is a buffer; making a buffer by partial neutralization; acetic acid and NaOH buffer; buffer from weak acid and strong base; identifying buffers
general-acids-and-bases-903 | how a buffer works; buffer reaction with added acid; acetate buffer equation; buffer action; adding HCl to a buffer
general-acids-and-bases-904 | why HCl and NaCl are not a buffer; strong acid and its salt; what makes a buffer; conjugate base of a strong acid; requirements of a buffer
general-acids-and-bases-907 | acids bases and salts in everyday life; neutralization in everyday life; slaked lime on acidic soil; milk of magnesia antacid; toothpaste and tooth decay; everyday examples of neutralization; antacid neutralizes stomach acid
general-acids-and-bases-908 | everyday acids bases and salts; household acids and bases; lemon juice ammonia and table salt; acidic basic or neutral household substances; examples of acid base and neutral salt; common acids and bases at home | ph
general-acids-and-bases-909 | pH of ammonium acetate; pH of ammonium cyanide and formate; salt of weak acid and weak base; order of pH of ammonium salts; hydrolysis of ammonium acetate; weak acid weak base salt pH from Ka; ammonium salts increasing pH
general-acids-and-bases-910 | indicator for ammonia and HCl titration; indicator for weak base strong acid titration; methyl red; why not phenolphthalein with ammonia; equivalence point below 7; choosing an indicator for ammonia
general-acids-and-bases-981 | mistake pOH for pH; weak base pH calculation error; pH of methylamine; forgot to subtract pOH from 14; weak base gives OH- not H+; acidic pH for a base mistake
general-acids-and-bases-982 | dilution of a weak base; effect of dilution on ionization of ammonia; pH of ammonia on dilution; percent ionization of a weak base rises on dilution; diluting aqueous ammonia tenfold
general-acids-and-bases-983 | pH of trimethylamine; pH of weak base from pKa of conjugate acid; pKa to pKb conversion; Kb from pKa of the conjugate acid; weak base pH calculation with pKb; pH of 0.10 M amine
general-atomic-spectra-600 | why fireworks have different colors; colors of fireworks; emission of metal ions; excited electrons emit light; flame color explanation
general-atomic-spectra-601 | why fireworks have different colors; energy of a photon calculation; barium green; emission wavelength; firework colors
general-atomic-spectra-960 | firework and flame colors; electron falls back and emits light; why metals color a flame; colors of fireworks explained; lithium red and sodium yellow; flame color and energy gap
general-atomic-structure-01 | number of neutrons; counting neutrons; protons neutrons electrons; neutrons from mass number; isotope notation; parts of the atom
general-atomic-structure-02 | neutrons and electrons in an ion; protons neutrons electrons in ions; number of electrons in an anion; counting subatomic particles; isotope notation of ions
general-atomic-structure-03 | average atomic mass calculation; weighted average of isotopes; isotopic abundance; atomic weight; relative atomic mass calculation
general-atomic-structure-04 | percent abundance of isotopes; isotopic abundance calculation; abundance from average atomic mass; isotope abundance problem; average atomic mass calculation
general-atomic-structure-05 | isotopes of an element; definition of isotopes; same protons different neutrons; carbon-12 and carbon-14; what are isotopes
general-atomic-structure-06 | E = hc/λ; energy of a photon calculation; Planck's equation; photon energy from wavelength; E = hν
general-atomic-structure-101 | chlorine mass spectrum; Cl2 molecular ion peaks; isotopes of chlorine; mass spectrometry of diatomic molecules
general-atomic-structure-102 | isotopic enrichment; boron isotopes; enriched sample protons and neutrons; number of atoms in isotope sample | isotopes
general-atomic-structure-103 | Dalton's atomic theory; postulates of Dalton; flaws of Dalton's theory; discovery of isotopes; history of the atom | isotopes
general-atomic-structure-104 | limitations of the Bohr model; failure of Bohr's model; one-electron atoms; helium spectrum; hydrogen-like ions
general-atomic-structure-21 | chemical properties of isotopes; isotopes react the same; magnesium isotopes; same electron arrangement of isotopes
general-atomic-structure-22 | meaning of average atomic mass; atomic weight is an average; isotopes of boron; atomic weight misconception; weighted average
general-atomic-structure-23 | isotope peaks in mass spectrum; relative abundance of isotopes; mass spectrometry of elements; peak height in mass spectrum
general-atomic-structure-24 | bromine mass spectrum; Br2 molecular ion peaks; isotope pattern of bromine; mass spectrometry of diatomic molecules; 1:2:1 isotope pattern
general-atomic-structure-25 | time-of-flight mass spectrometry; TOF mass spectrometer; ion drift in TOF; kinetic energy of ions; TOF MS | mass-spectrum-of-an-element
general-atomic-structure-26 | gold foil experiment; Rutherford experiment; plum pudding model; Thomson model; alpha particle scattering; discovery of the nucleus
general-atomic-structure-27 | Bohr model vs quantum mechanical model; quantized energy levels; history of atomic models; limits of the Bohr model
general-atomic-structure-28 | isotope abundance from molecular ion peaks; isotopic abundance calculation; diatomic mass spectrum; isotope ratio from peak heights; p² + 2pq + q²
general-atomic-structure-29 | Rutherford scattering; gold foil experiment; alpha particle scattering; nuclear charge and scattering; Rutherford experiment with aluminum | models-of-the-atom
general-atomic-structure-300 | parts of the atom; protons neutrons and electrons; nucleus; structure of the atom; 8th grade atoms
general-atomic-structure-301 | parts of the atom; protons neutrons and electrons; charge of an electron; subatomic particles
general-atomic-structure-302 | parts of the atom; protons neutrons and electrons; atomic number and mass number; counting protons neutrons electrons; sodium atom
general-atomic-structure-303 | parts of the atom; protons neutrons and electrons; atom and ion; atomic number and mass number
general-atomic-structure-400 | Millikan oil drop experiment; charge of the electron; oil drop experiment; elementary charge; experiments on the electron
general-atomic-structure-401 | Millikan oil drop calculation; charge of the electron; oil drop experiment; quantization of charge; Millikan
general-atomic-structure-402 | cathode ray tube; cathode rays; Thomson experiment; discovery of the electron; experiments on the electron
general-atomic-structure-403 | cathode ray experiment; charge-to-mass ratio of the electron; JJ Thomson; cathode rays; electrons in all atoms
general-atomic-structure-404 | Millikan and Thomson; mass of the electron calculation; charge-to-mass ratio; oil drop experiment; cathode rays
general-atomic-structure-405 | gold foil experiment; Rutherford gold foil; Rutherford scattering; nuclear model of the atom; alpha particle scattering
general-atomic-structure-406 | gold foil experiment; Rutherford and plum pudding model; Rutherford scattering; evidence for the nucleus; Thomson model prediction
general-atomic-structure-560 | average atomic mass from a mass spectrum; mass spectrum with 3 peaks; magnesium isotopes average mass; weighted average from peak heights; divide by total of peak heights; relative abundance not percent
general-atomic-structure-561 | average atomic mass from a mass spectrum; mass spectrum with 3 peaks; silicon isotopes average mass; estimate atomic mass from percent abundance; three isotopes weighted average
general-atomic-structure-580 | relative atomic mass from a mass spectrum; mass spectrum of an element; Ar from peak heights; isotope peaks average mass; peak heights not percentages; relative abundance from peak height; boron mass spectrum; average atomic mass from mass spectrum; isotopic abundance mass spec
general-atomic-structure-581 | relative atomic mass from a mass spectrum; weighted mean of isotopes; mass spectrum of magnesium; magnesium isotopes relative atomic mass; why not just average the isotope masses; average atomic mass mistake; weighted average atomic mass; Ar of magnesium from percentages; isotope abundances
general-atomic-structure-660 | Chadwick discovery of the neutron; Chadwick; history of the atomic model; development of the atomic model; discovery of the neutron 1932
general-atomic-structure-661 | Bohr adapted the nuclear model; history of the atom; from Rutherford to Bohr; development of the atomic model; Bohr model electrons at specific distances; plum pudding to nuclear model
general-atomic-structure-701 | isotopes of chlorine; chlorine mass spectrum; Cl2 isotope peaks; m/z 70 72 74; chlorine-35 and chlorine-37
general-atomic-structure-702 | heavy water; heavy ice sinks; deuterium; D2O; hydrogen-2; isotopes and density
general-atomic-structure-710 | isotopes vs allotropes; difference between isotopes and allotropes; allotropes and isotopes; isotope allotrope definition
general-atomic-structure-711 | isotopes vs allotropes of carbon; isotopes and allotropes properties; carbon-13 diamond; diamond graphite carbon-12 carbon-13; do isotopes or allotropes differ more
general-atomic-structure-712 | isotopes vs isomers; difference between isotopes and isomers; isomers and isotopes; isotope isomer allotrope
general-atomic-structure-760 | atomic number vs mass number; difference between atomic number and mass number; isotopes vs isobars; same atomic number or same mass number; which number decides chemical behavior
general-atomic-structure-820 | mass spectrum of BrCl; isotope pattern of chlorine and bromine; relative peak heights isotopes; hard isotope problems; molecular ion peaks
general-atomic-structure-821 | protons neutrons and electrons in ions; subatomic particles; mass number of an ion; isoelectronic ions same neutrons
general-atomic-structure-840 | why are there isotopes; do isotopes react the same; chlorine-35 and chlorine-37; isotopes chemical properties; same electrons different neutrons
general-atomic-structure-879 | Rutherford gold foil experiment; what the gold foil experiment showed; alpha particles turned back; nucleus is small and heavy; alpha scattering evidence for the nucleus; conclusions of Rutherford scattering
general-balancing-01 | balancing combustion equations; balancing chemical equations; coefficient of oxygen; combustion of propane equation; stoichiometric coefficients
general-balancing-02 | balancing chemical equations; sum of coefficients; balance Fe2O3 + CO; stoichiometric coefficients
general-balancing-03 | balanced chemical equation; oxidation of ammonia equation; Ostwald process equation; balancing chemical equations; conservation of atoms
general-balancing-04 | balancing chemical equations; balance Al + HCl; coefficient of HCl; metal and acid equation
general-balancing-05 | balancing redox equations; dichromate and iron(II); half-reaction method; balancing in acidic solution; coefficient of H+ | balancing-equations
general-balancing-06 | balancing redox equations; KMnO4 + HCl; permanganate and hydrochloric acid; sum of coefficients; oxidation number method | balancing-equations
general-balancing-101 | (s) (l) (g) (aq); sodium and water equation; writing state symbols; states of matter in equations
general-balancing-102 | liquid vs aqueous; difference between (l) and (aq); molten vs dissolved salt; (aq) meaning
general-balancing-103 | water vapor vs liquid water enthalpy; enthalpy depends on state; heat of vaporization of water; thermochemical equations states; higher vs lower heating value
general-balancing-104 | lead iodide precipitation; (s) and (aq); writing equations with states; precipitation equation; Pb(NO3)2 + KI
general-balancing-300 | HNO3 as oxidizing agent; copper and dilute nitric acid; nitric acid oxidation equation; balancing redox equations; nitric acid with metals
general-balancing-301 | 2H2 + O2 -> 2H2O; reading a chemical equation; water formation stoichiometry; meaning of coefficients; what an equation says about amounts
general-balancing-560 | balancing combustion of hydrocarbons; balance butane combustion; odd number of oxygen atoms; 13/2 O2; double the coefficients; C4H10 + O2
general-balancing-561 | balancing combustion of hydrocarbons; why balance oxygen last; order of balancing elements; CHO balancing order; leave O2 until the end
general-balancing-701 | state symbols of carbon dioxide; dry ice equation; soda water going flat; (aq) and (l); sublimation equation
general-balancing-820 | state symbols; state symbols in electrolysis of molten salt; liquid vs aqueous; molten sodium chloride equation
general-balancing-870 | why does the mass go down when a gas is given off; mass decreases in open beaker; conservation of mass gas escapes; carbonate and acid mass loss; why does the mass seem to change in a reaction; open system mass change
general-balancing-871 | why does the mass go down when a gas is given off; closed system conservation of mass; mass in a sealed container reaction; conservation of mass open and closed system; vinegar and baking soda conservation of mass; mass stays the same in a closed bottle
general-balancing-879 | balanced equation for burning magnesium; Mg + O2 -> MgO balance; 2Mg + O2; magnesium and oxygen equation; balancing simple equations; GCSE foundation balancing equations
general-balancing-880 | do not change formulas when balancing; balancing by changing a subscript; H2O to H2O2 mistake; why subscripts cannot be changed; balancing error in hydrogen and oxygen; coefficients not subscripts
general-balancing-981 | thiosulfate and acid state symbols; which reaction turns cloudy and loses mass; sodium thiosulfate with HCl sulfur and SO2; solid and gas formed from solutions; state symbols matched to observations
general-balancing-982 | barium hydroxide and sulfuric acid conductivity; state symbols of BaSO4 and water; conductivity drops to zero at equivalence point; conductometric titration barium hydroxide; precipitate and water remove ions
general-balancing-983 | citric acid and baking soda state symbols; bath bomb equation state symbols; aqueous vs solid reactants; fizzing only when water is added; wrong state symbols in an equation; effervescent tablet equation
general-balancing-984 | limewater and carbon dioxide state symbols; limewater turns cloudy then clear; calcium hydroxide carbonate hydrogencarbonate states; Ca(HCO3)2 aqueous; excess CO2 in limewater
general-chemical-bonding-01 | counting valence electrons; total valence electrons in Lewis structure; valence electrons of a polyatomic ion; sulfate Lewis structure; drawing Lewis structures
general-chemical-bonding-02 | formal charge calculation; formal charge of nitrogen; nitrate ion Lewis structure; calculating formal charges
general-chemical-bonding-03 | average bond order; bond order from resonance structures; carbonate ion resonance; delocalized bonds; fractional bond order
general-chemical-bonding-04 | comparing lattice energies; lattice energy trend; ionic charge and lattice energy; largest lattice energy; Coulomb's law in ionic solids
general-chemical-bonding-05 | formal charges of N2O; nitrous oxide Lewis structure; formal charge calculation; dinitrogen monoxide resonance structure
general-chemical-bonding-06 | ionic vs covalent compounds; identifying ionic compounds; metal and nonmetal compounds; ionic bond; type of bonding
general-chemical-bonding-07 | counting pi bonds; number of π bonds; double and triple bonds; acrylonitrile; σ and π bonds
general-chemical-bonding-08 | comparing bond lengths; bond order and bond length; shortest bond; nitrogen-oxygen bond length; nitrosonium ion
general-chemical-bonding-09 | ionic bond; what holds salt together; sodium chloride crystal; electrostatic attraction between ions; giant ionic lattice; nature of ionic bonding
general-chemical-bonding-101 | identifying ionic compounds; melting point and conductivity of substances; bonding type from properties; ionic compound conductivity
general-chemical-bonding-102 | compounds with ionic and covalent bonds; bonding in ammonium nitrate; bonds in polyatomic ions; ionic vs covalent bonding
general-chemical-bonding-103 | covalent metal halides; tin(IV) chloride; SnCl4 vs SnCl2; covalent compounds of metals; ionic vs covalent compounds
general-chemical-bonding-104 | why ionic compounds form; formation of sodium chloride; energetics of ionic bonding; lattice energy; octet misconception
general-chemical-bonding-105 | electron transfer in ionic compounds; magnesium nitride; Mg3N2; electrons transferred; formation of ions
general-chemical-bonding-106 | why NaCl2 does not form; second ionization energy of sodium; hypothetical ionic compounds; removing core electrons | ionic-bonding
general-chemical-bonding-107 | melting points of ionic compounds; NaF vs MgO melting point; ionic charge and melting point; comparing melting points; high melting point of MgO
general-chemical-bonding-108 | conductivity of ionic compounds; why molten salts conduct; mobile ions; solid vs molten salt conductivity
general-chemical-bonding-11 | brittleness of ionic crystals; why salt is brittle; brittle vs malleable; cleavage of salt crystals
general-chemical-bonding-110 | charge carriers in metals vs salts; electrical conductivity; metallic vs ionic conduction; molten sodium chloride conductivity; delocalized electrons; conductivity of metals
general-chemical-bonding-111 | potential energy curve of two atoms; repulsion at short distance; energy vs internuclear distance; potential well; Morse curve | bond-length-and-bond-energy
general-chemical-bonding-112 | one-electron bond; H2+ ion; dihydrogen cation; bond energy of H2+; nature of covalent bond | covalent-bonding
general-chemical-bonding-113 | formulas of hydrides; number of covalent bonds; valence of nonmetals; octet rule; 8 − N rule
general-chemical-bonding-114 | single, double and triple bond energies; bond order and bond energy; strength of pi bond; C=C vs C–C bond energy; average bond energies
general-chemical-bonding-115 | dative bond; bonding in complex ions; copper ammonia complex; metal–ligand bond; coordinate covalent bond
general-chemical-bonding-116 | dative bond; lone pair and protonation; which molecule can be protonated; proton acceptor; coordinate covalent bond
general-chemical-bonding-117 | Lewis structure of CO2; incorrect Lewis structure; errors in Lewis structures; carbon dioxide double bonds; octet rule
general-chemical-bonding-118 | HCN Lewis structure; hydrogen cyanide; number of bonding pairs; counting shared electron pairs; bonding pairs
general-chemical-bonding-119 | N2H2 Lewis structure; errors in Lewis structures; diimide; counting valence electrons; checking Lewis structures
general-chemical-bonding-12 | migration of ions; movement of permanganate ions; electrophoresis of ions; colored ions in electric field; evidence for ions | ionic-bonding
general-chemical-bonding-120 | best Lewis structure; hypochlorous acid structure; HOCl vs HClO; choosing a structure by formal charge; formal charge zero
general-chemical-bonding-121 | cyanate ion resonance structures; major resonance contributor; OCN−; best Lewis structure; most important resonance structure
general-chemical-bonding-122 | which molecule obeys the octet rule; exceptions to the octet rule; expanded and incomplete octet; octet rule
general-chemical-bonding-123 | resonance structures vs isomers; isomers not resonance; cyanic and isocyanic acid; what are resonance structures; valid resonance structures
general-chemical-bonding-124 | partial charges; δ+ and δ−; electronegativity difference; negative end of a bond; polar covalent bond
general-chemical-bonding-125 | nonpolar, polar covalent and ionic bonds; bond type continuum; electronegativity difference; ionic vs covalent; types of bonds
general-chemical-bonding-126 | percent ionic character; ionic character calculation; dipole moment of HF; percent ionic character from dipole moment | bond-polarity
general-chemical-bonding-127 | resistance and temperature of metals; electrical conductivity of metals; electron sea model; copper wire resistance; conductivity of metals | metallic-bonding
general-chemical-bonding-128 | substitutional alloy; sterling silver; substitutional vs interstitial alloys; types of alloys; silver-copper alloy
general-chemical-bonding-129 | bronze; why alloys are harder; hardness of alloys; alloy vs pure metal; tin and copper
general-chemical-bonding-13 | factors affecting lattice energy; ionic charge and radius; lattice energy trend; Coulomb's law in ionic solids
general-chemical-bonding-130 | atom percent of an alloy; mass percent to atom percent; 18 carat gold; gold-copper alloy; alloy composition calculation | alloys
general-chemical-bonding-131 | silicon carbide; giant covalent structure; melting of network solids; high melting point of covalent networks; bonds broken on melting
general-chemical-bonding-132 | C60 vs diamond; fullerenes; buckminsterfullerene; allotropes of carbon; molecular vs network solids
general-chemical-bonding-133 | boron nitride; hexagonal boron nitride; BN vs graphite; conductivity of layered solids; white graphite
general-chemical-bonding-134 | van Arkel–Ketelaar triangle; mean electronegativity; cesium and fluorine; corners of bonding triangle; van Arkel diagram
general-chemical-bonding-135 | van Arkel–Ketelaar triangle; period 3 chlorides bonding; ionic to covalent trend; chlorides across period 3; van Arkel diagram
general-chemical-bonding-136 | van Arkel–Ketelaar triangle; electronegativity difference and mean; same electronegativity difference; van Arkel diagram; metallic vs polar covalent
general-chemical-bonding-137 | cesium auride; auride ion; ionic compound of two metals; CsAu; unusual ionic compounds
general-chemical-bonding-138 | melting points of metals; low melting point of zinc; d electrons in metallic bonding; period 4 metals melting points
general-chemical-bonding-139 | weak N–N single bond; lone pair repulsion in hydrazine; nitrogen bond energies; N–N vs C–C bond energy; why N–N bonds are weak
general-chemical-bonding-14 | stability of group 2 carbonates; thermal decomposition of carbonates; magnesium carbonate vs barium carbonate; decomposition temperature of carbonates; polarizing power | lattice-enthalpy
general-chemical-bonding-15 | malleability and ductility of metals; ductility; electron sea model; why metals can be bent; metallic bond
general-chemical-bonding-16 | melting points of metals; sodium vs magnesium melting point; strength of metallic bonding; delocalized electrons; metallic bond
general-chemical-bonding-17 | interstitial alloy; interstitial vs substitutional alloys; steel; hardness of alloys; why steel is harder than iron
general-chemical-bonding-18 | brass; electrical conductivity of alloys; substitutional alloy; delocalized electrons; electron scattering; conductivity of metals
general-chemical-bonding-19 | van Arkel–Ketelaar triangle; electronegativity difference and mean; types of bonding triangle; van Arkel diagram
general-chemical-bonding-20 | van Arkel–Ketelaar triangle; gallium arsenide bonding; GaAs; electronegativity difference and mean; van Arkel diagram
general-chemical-bonding-21 | covalent bond; what is a covalent bond; hydrogen molecule bond; shared electron pair; nature of covalent bond
general-chemical-bonding-22 | melting of molecular substances; intermolecular vs intramolecular forces; melting of wax; simple molecular substances; why molecular substances melt easily | covalent-bonding
general-chemical-bonding-23 | most polar bond; electronegativity difference; polar covalent bond; comparing bond polarity; polar bonds
general-chemical-bonding-24 | partial charges; hydridic hydrogen; silane SiH4; polar covalent bond; partial charge on hydrogen; δ+ and δ−
general-chemical-bonding-25 | dative bond; ammonium ion bonding; dative covalent bond; coordinate covalent bond; NH4+ bonds equivalent
general-chemical-bonding-26 | aluminum chloride dimer; Al2Cl6; dative bond; dative covalent bond; bridging chlorine atoms
general-chemical-bonding-27 | graphite vs diamond; why graphite conducts electricity; allotropes of carbon; structure of graphite; delocalized electrons in graphite
general-chemical-bonding-28 | CO2 vs SiO2; silicon dioxide structure; giant covalent structure; quartz melting point; covalent network vs molecular
general-chemical-bonding-29 | incomplete octet; electron-deficient molecules; boron trichloride; exceptions to the octet rule; octet rule
general-chemical-bonding-30 | expanded octet; PCl5 vs NCl5; why NCl5 does not exist; hypervalent molecules; octet rule
general-chemical-bonding-300 | beryllium; BeCl2; beryllium chloride; covalent beryllium compounds; exceptions to the octet rule
general-chemical-bonding-301 | beryllium; beryllium chloride structure; coordinate covalent bond; BeCl2 polymer; dative bond examples
general-chemical-bonding-302 | tin pest; gray tin and white tin; allotropes of tin; tin disease
general-chemical-bonding-303 | why diamonds are hard; diamond structure; hardness of diamond; covalent network; giant covalent structure
general-chemical-bonding-304 | why diamonds are hard; diamond vs silicon; hardness and bond strength; covalent network
general-chemical-bonding-305 | coordinate covalent bond; dative bond; coordinate bond; dative covalent bond formation
general-chemical-bonding-306 | coordinate covalent bond; dative bond examples; hydronium ion; dative covalent bond
general-chemical-bonding-307 | Lewis dot structures for polyatomic ions; nitrate ion Lewis structure; valence electrons of polyatomic ions; dot and cross diagrams of ions
general-chemical-bonding-308 | dot and cross diagrams; Lewis dot structures for polyatomic ions; ammonium ion dot and cross; dative bond in ammonium
general-chemical-bonding-309 | Lewis dot structures for polyatomic ions; sulfate Lewis structure; formal charge in polyatomic ions; octet structure of sulfate
general-chemical-bonding-31 | odd-electron molecules; free radicals; chlorine dioxide; molecules with unpaired electrons; exceptions to the octet rule
general-chemical-bonding-310 | Lewis dot structures for polyatomic ions; cyanide ion Lewis structure; triple bond in ions; dot and cross diagrams
general-chemical-bonding-311 | O3 resonance; ozone resonance; bond order in ozone; ozone bond length; resonance
general-chemical-bonding-312 | O3 resonance; formal charges in ozone; ozone Lewis structure; resonance structures of ozone
general-chemical-bonding-313 | O3 resonance; polarity of ozone; ozone dipole moment; shape of ozone; resonance and charge
general-chemical-bonding-314 | atoms bonding and intermolecular forces; types of bonds and melting points; grade 11 bonding and IMFs; intermolecular forces vs bonds
general-chemical-bonding-315 | boron; borazine; inorganic benzene; boron nitrogen compounds; boron compounds and bonding
general-chemical-bonding-32 | shortest carbon-carbon bond; triple bond length; C–C bond lengths; bond order and bond length; comparing bond lengths
general-chemical-bonding-33 | potential energy curve; energy vs internuclear distance; Morse curve; H2 potential energy curve; equilibrium bond length; attraction and repulsion between atoms | bond-length-and-bond-energy
general-chemical-bonding-34 | resonance hybrid; ozone structure; O3 bonds; meaning of resonance structures; delocalized electrons
general-chemical-bonding-35 | carboxylate resonance; formate ion; formic acid vs formate bond lengths; resonance and bond length; equivalent resonance structures
general-chemical-bonding-400 | gold; gold alloys; carat gold; why is gold soft; properties of gold; why alloys are harder
general-chemical-bonding-560 | potential energy vs internuclear distance graph; potential energy curve of Cl2; minimum of the potential energy curve; bond length from energy graph; attraction and repulsion balance; PE diagram bond formation
general-chemical-bonding-561 | ionic or molecular from conductivity data; conductivity of melt ionic compound; molecular acid vs ionic compound; conducts in solution but not solid; test for ionic compound | electrolytes
general-chemical-bonding-562 | ionic or molecular from conductivity data; melt does not conduct; molecular compound nonconductor; sugar does not conduct; no free ions in melt
general-chemical-bonding-563 | ionic or molecular from conductivity data; conductivity solid melt solution table; classify compounds by conductivity; molecular acid conducts only in solution; identify P Q R bonding
general-chemical-bonding-580 | dot and cross diagram MgCl2; dot and cross magnesium chloride; why two chlorides for one magnesium; ionic bonding in magnesium chloride; Lewis structure of MgCl2; electron transfer in MgCl2; dot and cross diagrams of ionic compounds; formula of magnesium chloride; Lewis dot diagram ionic compound
general-chemical-bonding-600 | laughing gas; nitrous oxide; N2O Lewis structure; formal charges in N2O; structure of N2O
general-chemical-bonding-601 | bucky ball; buckminsterfullerene; C60 structure; fullerene; sp2 carbon in C60
general-chemical-bonding-602 | bucky ball; buckminsterfullerene; C60 structure; fullerene; shape of C60
general-chemical-bonding-603 | bucky ball; buckminsterfullerene; C60 structure; number of bonds in C60; fullerene
general-chemical-bonding-604 | oxygen and ozone; bond length in ozone; resonance in ozone; O2 and O3; structure of ozone
general-chemical-bonding-640 | seven diatomic elements; diatomic elements; which elements are diatomic; elements that exist as diatomic molecules; HOFBrINCl
general-chemical-bonding-641 | diatomic elements in equations; seven diatomic elements; writing diatomic elements in a chemical equation; why is nitrogen written N2; H2 and N2 as molecules
general-chemical-bonding-642 | diatomic halogens; seven diatomic elements; are iodine and bromine diatomic; particles in solid iodine; diatomic molecules of the halogens
general-chemical-bonding-643 | dot and cross diagram for magnesium oxide; dot and cross diagram MgO; dot and cross diagram of an ionic compound; ionic bonding in magnesium oxide; electron transfer in magnesium oxide
general-chemical-bonding-644 | dot and cross diagram for magnesium oxide; limitations of dot and cross diagrams; what a dot and cross diagram does not show; dot and cross diagram and ionic lattice; dot and cross diagram of an ionic compound
general-chemical-bonding-645 | dot and cross diagram of ionic compounds; dot and cross diagram like magnesium oxide; ionic compound with two electrons transferred; dot and cross diagram calcium sulfide; transfer of two electrons
general-chemical-bonding-646 | why does diamond not conduct but graphite does; delocalized electrons in graphite; fourth electron of carbon in graphite; four bonds in diamond three in graphite; conductivity of diamond and graphite
general-chemical-bonding-647 | expanded octet; Lewis structures with expanded octets; Lewis structure of XeF4; more than eight electrons on the central atom; 12 electrons around the central atom
general-chemical-bonding-648 | why does Mg have a higher melting point than Na; melting points of sodium and magnesium; metallic bond strength; why does melting point rise from sodium to aluminum; melting points of metals and metallic bonding
general-chemical-bonding-710 | ionic vs covalent bonds; difference between ionic and covalent bonding; electron transfer vs electron sharing; NaCl vs Cl2 bonding; ionic bond and covalent bond octet
general-chemical-bonding-711 | ionic vs covalent compounds formula; formula unit vs molecule; ionic and covalent compounds difference; NaCl vs HCl; ionic vs molecular compounds
general-chemical-bonding-712 | ionic vs covalent bonds when dissolving; dissolving salt vs sugar; ionic and covalent compounds in water; which bonds break when salt and sugar dissolve
general-chemical-bonding-713 | ionic vs covalent bonds in aluminum halides; ionic vs covalent bonding from melting point and conductivity; AlF3 vs AlBr3; metal nonmetal compound that is covalent; ionic or covalent electronegativity difference
general-chemical-bonding-714 | covalent vs metallic bonding; metallic bond vs covalent bond; difference between metallic and covalent bonding; delocalized vs shared electrons; copper vs diamond bonding
general-chemical-bonding-715 | covalent vs metallic bonding malleable or brittle; metallic vs covalent network solids; directional and nondirectional bonds; why metals bend and silicon breaks; copper vs silicon
general-chemical-bonding-716 | covalent vs metallic bonding in silicon; covalent network changes to metallic bonding; molten silicon conductivity and density; metallic or covalent bonding evidence
general-chemical-bonding-717 | polar vs nonpolar covalent bonds; molecule with polar and nonpolar bonds; polar covalent and nonpolar covalent; hydrogen peroxide bonds
general-chemical-bonding-718 | polar vs nonpolar covalent bonds; nonpolar and polar bond comparison; I2 vs ICl; partial charges in a polar covalent bond; equal vs unequal sharing of electrons
general-chemical-bonding-719 | polar vs nonpolar bond strength; why polar covalent bonds are stronger; bond energy of polar and nonpolar bonds; Pauling electronegativity from bond energies
general-chemical-bonding-720 | diamond vs graphite; graphite vs diamond bond length and hardness; why is graphite soft and diamond hard; graphite layers and diamond network; allotropes of carbon
general-chemical-bonding-721 | diamond vs graphite vs graphene vs fullerene; allotropes of carbon compared; diamond and graphite bonding; graphene and fullerene bonding; sigma and pi bonds in carbon allotropes
general-chemical-bonding-722 | diamond vs graphite density; graphite to diamond; why high pressure turns graphite into diamond; synthetic diamond; diamond and graphite stability
general-chemical-bonding-723 | graphite vs fullerene conductivity; C60 vs graphite; buckminsterfullerene and graphite; why graphite conducts and C60 does not; fullerene vs graphene vs graphite
general-chemical-bonding-724 | single vs double vs triple bonds; bond order vs bond length; bond order and bond energy; single double and triple bond length and strength; shortest and strongest carbon bond
general-chemical-bonding-725 | bond order vs bond length; carbon oxygen bond length and bond order; bond order from bond length; carbonate bond length; fractional bond order and resonance
general-chemical-bonding-726 | sigma vs pi bonds; difference between sigma and pi bonds; electron density of sigma and pi bonds; sigma bond pi bond overlap; where are electrons in a pi bond
general-chemical-bonding-727 | sigma vs pi bonds reactivity; why pi bonds are more reactive than sigma bonds; pi bond weaker than sigma bond; alkene vs alkane with bromine; sigma and pi bond strength
general-chemical-bonding-728 | sigma vs pi bonds for silicon and carbon; why silicon does not form double bonds; CO2 vs SiO2 bonding; pi overlap and atomic size; sigma and pi overlap
general-chemical-bonding-729 | valence bond theory vs molecular orbital theory; VB vs MO theory; localized vs delocalized orbitals; difference between valence bond and molecular orbital theory
general-chemical-bonding-730 | valence bond vs molecular orbital theory of benzene; VB and MO description of benzene; resonance vs delocalized molecular orbitals; benzene bonding theories
general-chemical-bonding-731 | Frenkel vs Schottky defects; Schottky and Frenkel defects difference; point defects in ionic crystals; vacancies in crystals; similarity of Frenkel and Schottky defects
general-chemical-bonding-732 | Frenkel vs Schottky defects conductivity; ionic conduction through defects; AgCl vs KCl defects; interstitial ions and vacancies; Schottky and Frenkel defect charge carriers
general-chemical-bonding-733 | n-type vs p-type semiconductors; difference between n-type and p-type; doping silicon with arsenic or boron; electrons and holes in semiconductors; are n-type semiconductors charged
general-chemical-bonding-751 | melting points of ionic solids; MgO versus NaF; charge and size of ions; rock salt structure; lattice strength
general-chemical-bonding-752 | dipole of C-Cl and C-F; dipole moment of chloromethane; charge times distance; bond length and dipole; halomethane polarity
general-chemical-bonding-760 | why do atoms bond; energy when bonds form; is energy released when a bond forms; energy of H2 compared with two H atoms; bond forming vs bond breaking energy
general-chemical-bonding-761 | why do atoms bond; what do ionic, covalent and metallic bonds have in common; ionic vs covalent vs metallic bonds cause; why chemical bonds hold; electrostatic attraction in bonds
general-chemical-bonding-762 | why do atoms bond; why is there H2 but no He2; hydrogen vs helium bonding; energy when bonds form and atoms that do not bond; why He2 does not exist; why helium does not form molecules
general-chemical-bonding-820 | ionic lattice vs molecules; fluorides of period 3; electronegativity difference and bond type; hard bonding questions; why is SiF4 a gas
general-chemical-bonding-821 | why is SiO2 a network and CO2 a molecule; carbon dioxide vs silicon dioxide; double bonds vs single bonds; hard bonding questions; bond energies and structure
general-chemical-bonding-822 | bonding in aluminum chloride; AlCl3 ionic or covalent; aluminum chloride in water is acidic; hard bonding questions; conductivity of molten aluminum chloride
general-chemical-bonding-840 | formal charge SO4 2-; sulfate lewis structure formal charge; four S=O double bonds; formal charge on sulfur; best lewis structure sulfate | lewis-structures
general-chemical-bonding-841 | formal charge SO4 2-; best lewis structure sulfate; two S=O and two S-O; how many double bonds in sulfate; minimize formal charge; expanded octet sulfate | lewis-structures
general-chemical-bonding-842 | bonding triangle electronegativity difference; van arkel triangle; percent ionic character; order by % ionic; van Arkel-Ketelaar triangle; IB bonding continuum
general-chemical-bonding-879 | formal charge of ozone; formal charges on each oxygen in O3; central oxygen of ozone +1; ozone Lewis structure formal charge; mistake in formal charges of ozone; O3 formal charge 0 +1 -1
general-chemical-bonding-880 | why PCl5 exists but NCl5 does not; expanded octet of phosphorus; nitrogen cannot form five bonds; size of phosphorus and valence shell; NCl5 does not exist; phosphorus more than eight electrons
general-chemical-bonding-881 | why NF5 does not exist; NF3 and NF4+ but no NF5; nitrogen holds only four electron pairs; PF5 and NF5; octet limit of nitrogen; NF5 explanation
general-chemical-bonding-882 | student error about NF5; nitrogen has four valence orbitals; five valence electrons but no NF5; no d orbitals in the second shell; nitrogen cannot expand its octet; PF5 but no NF5 orbitals
general-chemical-bonding-883 | dot and cross diagram of magnesium chloride; MgCl2 dot and cross; ions in magnesium chloride; Mg2+ and two Cl- diagram; ionic dot and cross diagram; electron transfer in MgCl2 | lewis-structures
general-chemical-bonding-884 | error in the dot and cross diagram of MgCl2; magnesium gives electrons to two chlorine atoms; why magnesium chloride is MgCl2; correct a dot and cross diagram; why not MgCl; one electron to each chlorine | lewis-structures
general-chemical-bonding-900 | is HF ionic or covalent; electronegativity difference 1.7; limits of the electronegativity rule; evidence for polar covalent bonds; hydrogen fluoride bond
general-chemical-bonding-901 | meaning of delta plus; partial charges; δ+ and δ−; polar bond in HCl; unequal sharing of electrons
general-chemical-bonding-902 | stainless steel; why stainless steel does not rust; chromium in steel; oxide layer on an alloy; corrosion-resistant alloys
general-chemical-bonding-903 | is an alloy a mixture or a compound; brass composition; solid solution; homogeneous mixture of metals; what is an alloy
general-chemical-bonding-904 | orbitals in the double bond of ethene; sp2 and p orbital overlap; sigma and pi bond in ethylene; C=C bond orbitals; which orbitals form a pi bond
general-chemical-bonding-905 | sigma bond from p orbitals; bond in F2; end-to-end vs sideways overlap; difference between sigma and pi bonds; head-on overlap
general-chemical-bonding-907 | best Lewis structure of SCN-; formal charge of thiocyanate; thiocyanate resonance structures; S=C=N formal charge on N; choosing a Lewis structure by formal charge; negative formal charge on most electronegative atom
general-conformations-970 | fractional distillation of crude oil fractions and uses; uses of crude oil fractions; what is kerosene used for; crude oil fractions in order; fraction between gasoline and diesel
general-conformations-971 | properties of crude oil fractions; viscosity and flammability of crude oil fractions; chain length trends in fractions; fractional distillation of crude oil in the lab; how do fractions differ in ease of burning
general-coordination-chemistry-201 | coordination number; coordination number with bidentate ligands; ethylenediamine complex; en ligand | ligands
general-coordination-chemistry-202 | Werner's theory; CoCl3·5NH3; inner and outer sphere chloride; ionizable chloride in complexes; coordination sphere; Alfred Werner
general-coordination-chemistry-203 | bidentate ligand; glycinate; chelating ligand; five-membered chelate ring; denticity
general-coordination-chemistry-204 | chelation therapy; lead poisoning treatment; EDTA; calcium EDTA; heavy metal poisoning | chelate-effect
general-coordination-chemistry-205 | formation constants; overall stability constant calculation; ligand exchange equilibrium constant; nickel ethylenediamine stability; stability constant
general-coordination-chemistry-206 | chelate ring size; long-chain diamine; chelate ring size and stability; five-membered chelate ring; effective concentration of second donor
general-coordination-chemistry-207 | naming complexes; hexaamminecobalt(III) chloride; ammine; nomenclature of complexes; naming complex cations
general-coordination-chemistry-208 | naming complex anions; -ate ending; hexachloroplatinate; nomenclature of complexes; naming complexes
general-coordination-chemistry-209 | formula from name of complex; nomenclature of complexes; writing formulas of complexes; tetraaquadichlorochromium(III) chloride
general-coordination-chemistry-21 | what can be a ligand; lone pair donor; definition of ligand; ligand lone pairs
general-coordination-chemistry-210 | bis and tris prefixes; tris(ethylenediamine)nickel(II); prefixes in complex names; nomenclature of complexes
general-coordination-chemistry-211 | Magnus's green salt; complex cation and anion naming; tetraammineplatinum(II) tetrachloroplatinate(II); nomenclature of complexes; naming complex salts
general-coordination-chemistry-212 | properties of transition metals; colored compounds; variable oxidation states; identifying a transition metal
general-coordination-chemistry-213 | highest oxidation states of transition metals; oxidation state trend across 3d series; variable oxidation states of transition metals; maximum oxidation state
general-coordination-chemistry-214 | transition metals as catalysts; peroxodisulfate and iodide; iron(II) catalysis; homogeneous catalysis by Fe2+; variable oxidation state catalysis; persulfate
general-coordination-chemistry-215 | cis-trans isomers of complexes; cisplatin; [Pt(NH3)2Cl2]; square planar vs tetrahedral isomers; geometric isomerism of complexes
general-coordination-chemistry-216 | linkage isomerism; nitro and nitrito; ambidentate ligand; linkage isomers
general-coordination-chemistry-217 | copper chloride complex; ligand exchange; tetrachlorocuprate; CuCl4 2−; reversible ligand exchange; Cu2+ with concentrated HCl
general-coordination-chemistry-218 | inert and labile complexes; water exchange rate; kinetic vs thermodynamic stability of complexes; chromium(III) inertness; lability
general-coordination-chemistry-219 | eg and t2g orbitals; octahedral splitting; d-orbital splitting; crystal field splitting octahedral; dz2 and dx2−y2; CFT
general-coordination-chemistry-22 | bidentate ligand; ethylenediamine vs hydrazine; chelate ring; ring strain in chelates; denticity | ligands
general-coordination-chemistry-220 | tetrahedral vs octahedral splitting; tetrahedral crystal field splitting; Δt vs Δo; CFT; d-orbital splitting
general-coordination-chemistry-221 | nickel(II) square planar vs tetrahedral; d8 complexes; [NiCl4]2− vs [Ni(CN)4]2−; square planar complexes; geometry from magnetism
general-coordination-chemistry-222 | absorption wavelength and splitting; ammonia vs oxalate ligand field; cobalt(III) complex colors; complementary colors; ligand field strength from spectra
general-coordination-chemistry-223 | charge-transfer bands; why permanganate is purple; LMCT; ligand-to-metal charge transfer; color of permanganate
general-coordination-chemistry-224 | spin-forbidden transitions; manganese(II) pale color; selection rules of d–d transitions; why Mn2+ is almost colorless; spin selection rule
general-coordination-chemistry-225 | order of ligands by field strength; strong-field vs weak-field ligands; ligand field strength order; weak to strong field ligands
general-coordination-chemistry-226 | position in the spectrochemical series; ligand field strength from spectra; splitting from absorption wavelength; chromium(III) absorption
general-coordination-chemistry-227 | number of d electrons; d5 complex; d electrons of metal ion; oxidation state and d electrons; dn configuration
general-coordination-chemistry-228 | nitrosyl complex; nitroprusside; NO+ ligand; number of d electrons in iron; non-innocent ligand
general-coordination-chemistry-229 | Jahn–Teller distortion of copper(II); elongated octahedron; tetragonal distortion; Cu2+ aqua complex; distorted octahedral complexes
general-coordination-chemistry-23 | EDTA; hexadentate ligand; donor atoms of EDTA; polydentate ligand; EDTA complex structure
general-coordination-chemistry-230 | Jahn–Teller distortion; d9 copper(II) elongation; splitting of eg orbitals; tetragonal elongation energy
general-coordination-chemistry-231 | Jahn–Teller distortion; which complexes are distorted; high-spin d4; manganese(III) distortion; uneven eg occupation
general-coordination-chemistry-232 | Jahn–Teller distortion; elongated octahedron bond lengths; copper(II) crystal structure; four short two long bonds; axial bond lengths
general-coordination-chemistry-233 | copper ammine complex formation; weak axial bonds of copper(II); stepwise formation constants; Jahn–Teller distortion of copper(II); Cu2+ vs Ni2+ with ammonia
general-coordination-chemistry-234 | acidity of metal aqua ions; iron(III) vs iron(II) acidity; acidity of hexaaqua ions; polarizing power of metal ions; why iron(III) solutions are acidic
general-coordination-chemistry-235 | iron(III) with carbonate; aqua ions with sodium carbonate; why iron(III) carbonate does not exist; acidity of hexaaqua ions; M3+ vs M2+ with carbonate
general-coordination-chemistry-236 | amphoteric hydroxide; aluminum hydroxide; test for aluminum ions; metal ions with NaOH and ammonia; Al3+ vs Zn2+ test; identifying metal ions
general-coordination-chemistry-237 | pH of iron(III) solution; acidity of hexaaqua ions; pH of metal salt calculation; Ka of hexaaquairon(III); hydrolysis of metal ions
general-coordination-chemistry-238 | vanadium colors; vanadium oxidation states; reduction of vanadium with zinc; colors of vanadium ions; V2+ violet
general-coordination-chemistry-239 | chromate and dichromate; chromate–dichromate equilibrium; reduction of dichromate; chromium(III) green; chromium oxidation states
general-coordination-chemistry-24 | definition of a transition metal; why zinc is not a transition metal; d-block vs transition metals; partly filled d subshell; Zn2+ d10
general-coordination-chemistry-240 | cobalt(II) oxidation in ammonia; ligand effect on electrode potential; stabilization of cobalt(III) by ammonia; cobalt ammine complexes; complexation and redox potential
general-coordination-chemistry-241 | nickel tetracarbonyl; Ni(CO)4; EAN rule; predicting formula of metal carbonyls; effective atomic number rule
general-coordination-chemistry-242 | dimanganese decacarbonyl; Mn2(CO)10; metal–metal bond; 17-electron fragment; EAN rule
general-coordination-chemistry-243 | carbonylate anion; Collman's reagent; [Fe(CO)4]2−; charge from electron count; EAN rule
general-coordination-chemistry-244 | counting valence electrons in complexes; 18-electron complex; electron counting; chromium hexacarbonyl; 16- and 18-electron complexes
general-coordination-chemistry-245 | metal–metal triple bond; molybdenum dimer electron count; cyclopentadienyl molybdenum dimer; metal–metal bond order; electron counting
general-coordination-chemistry-246 | π backbonding; bonding in metal carbonyls; synergic bonding; σ donation and π back-donation; CO as π acceptor; backbonding
general-coordination-chemistry-247 | C–O stretching frequency; IR of metal carbonyls; backbonding and CO stretch; isoelectronic carbonyls; metal charge and CO stretching
general-coordination-chemistry-248 | borane carbonyl; C–O stretching frequency; nonclassical carbonyl; absence of backbonding; IR of metal carbonyls | metal-carbonyls
general-coordination-chemistry-249 | ferrocene structure; sandwich compound; Fe(C5H5)2; cyclopentadienyl; η5 ligand
general-coordination-chemistry-25 | variable oxidation states of transition metals; why transition metals vary oxidation states; manganese oxidation states; 3d and 4s energies
general-coordination-chemistry-250 | oxidation state of iron in ferrocene; ferrocene; d6 iron(II); cyclopentadienyl anion; sandwich compound
general-coordination-chemistry-251 | cobaltocene; 19-electron complex; cobaltocene vs ferrocene; oxidation of cobaltocene; cobaltocenium
general-coordination-chemistry-252 | ferrocene acylation; acetylferrocene; aromaticity of ferrocene; Friedel–Crafts acylation of ferrocene; reactions of ferrocene
general-coordination-chemistry-253 | hapticity; η1 and η5 cyclopentadienyl; Fe(C5H5)2(CO)2; electron counting of cyclopentadienyl; hapticity from 18-electron rule | metallocenes
general-coordination-chemistry-254 | oxidative addition; Vaska's complex; oxidation state change in oxidative addition; iridium(I) to iridium(III); iodomethane addition to iridium
general-coordination-chemistry-255 | oxidative addition of hydrogen; Vaska's complex; requirements for oxidative addition; 16-electron complex; H2 activation
general-coordination-chemistry-256 | reductive elimination; palladium reductive elimination product; C–C bond formation; Pd(II) to Pd(0)
general-coordination-chemistry-257 | reductive elimination; cis requirement for reductive elimination; mechanism of reductive elimination; trans-chelating diphosphine; ethane from dimethylpalladium
general-coordination-chemistry-258 | aryl chloride coupling; oxidative addition rate; electron-rich phosphine ligands; aryl iodide vs aryl chloride reactivity; palladium catalysis ligands
general-coordination-chemistry-259 | Heck reaction; palladium-catalyzed reactions; Suzuki, Negishi and Stille; aryl halide and alkene coupling; Mizoroki–Heck
general-coordination-chemistry-26 | complementary colors; absorbed vs observed color; titanium(III) complex color; color wheel; why complexes are colored
general-coordination-chemistry-260 | Sonogashira coupling; diphenylacetylene; terminal alkyne coupling; palladium and copper catalysis; predicting products
general-coordination-chemistry-261 | metathesis of propene; cross metathesis; Grubbs catalyst; alkene metathesis products; predicting products
general-coordination-chemistry-262 | ring-closing metathesis; RCM; Grubbs catalyst; cyclohexene from octadiene; predicting metathesis product
general-coordination-chemistry-263 | ring-closing metathesis; RCM; driving force of metathesis; loss of ethene; ethylene release
general-coordination-chemistry-264 | metathesis mechanism evidence; deuterium labeling of alkenes; isotope labeling experiment; Chauvin mechanism; cross metathesis
general-coordination-chemistry-265 | ROMP; ring-opening metathesis polymerization; norbornene polymerization; ring strain; norbornene
general-coordination-chemistry-266 | catalyst vs intermediate; identify the catalyst; reaction intermediates; steps of a catalytic cycle
general-coordination-chemistry-267 | Wilkinson's catalyst; hydrogenation of alkenes; order of steps in catalytic cycle; rhodium catalysis; homogeneous hydrogenation; migratory insertion
general-coordination-chemistry-268 | hydroformylation; oxo process; butanal from propene; aldehyde from alkene, CO and H2; oxo synthesis
general-coordination-chemistry-269 | Monsanto process; acetic acid production; rate law of Monsanto process; methanol carbonylation; zero order in CO; rhodium catalysis
general-coordination-chemistry-27 | d–d transitions; why transition metal ions are colored; colorless d0 and d10 ions; colored ions; why zinc compounds are colorless
general-coordination-chemistry-270 | Wilkinson's catalyst; phosphine dissociation; inhibition by excess ligand; precatalyst activation; rhodium catalysis
general-coordination-chemistry-271 | hemoglobin oxygen binding; heme; iron porphyrin; oxygen transport in blood; metal in hemoglobin
general-coordination-chemistry-272 | carbonic anhydrase; zinc enzymes; zinc as Lewis acid; metalloenzymes; acidity of zinc-bound water
general-coordination-chemistry-273 | electron transfer proteins; redox metals in biology; why zinc is not redox active; iron and copper proteins; metalloproteins
general-coordination-chemistry-274 | carbon monoxide poisoning; hemoglobin and CO; oxygen therapy; carboxyhemoglobin; ligand exchange in hemoglobin | ligand-substitution
general-coordination-chemistry-275 | siderophores; iron uptake by bacteria; release of iron by reduction; enterobactin; iron chelators
general-coordination-chemistry-276 | HSAB; softest base; soft vs hard bases; polarizability and softness
general-coordination-chemistry-277 | HSAB; thiocyanate binding mode; ambidentate ligand; isothiocyanato complexes; linkage by S or N
general-coordination-chemistry-278 | HSAB; sulfide vs oxide ores; Goldschmidt classification; chalcophile and lithophile elements; ores of metals
general-coordination-chemistry-279 | mercury poisoning; methylmercury; thiol antidote; dimercaprol; HSAB; mercury and cysteine
general-coordination-chemistry-28 | copper ammonia complex; tetraamminecopper(II); ligand exchange; copper sulfate and ammonia; deep blue copper complex; Cu2+ with excess ammonia
general-coordination-chemistry-280 | HSAB; predicting direction of exchange reaction; hard–hard and soft–soft pairs; beryllium and mercury halides
general-coordination-chemistry-281 | oxidation state of lanthanides; rare earth elements; Ln3+; lanthanide +3 ions; f-block elements
general-coordination-chemistry-282 | lanthanide contraction; zirconium and hafnium; hafnium radius; 4f shielding
general-coordination-chemistry-283 | f–f transitions; sharp absorption bands of lanthanides; neodymium spectrum; f–f vs d–d transitions; 4f electrons shielded
general-coordination-chemistry-284 | europium(II); terbium(IV); half-filled f subshell; unusual lanthanide oxidation states; f7 configuration
general-coordination-chemistry-285 | uranium oxidation states; actinides vs lanthanides; 5f vs 4f orbitals; oxidation states of actinides; uranium vs neodymium
general-coordination-chemistry-286 | ions with two spin states; d4 to d7 configurations; high spin vs low spin; octahedral spin states
general-coordination-chemistry-29 | cobalt chloride equilibrium; ligand exchange; hexaaquacobalt(II); CoCl4 2−; pink to blue cobalt; change in coordination number
general-coordination-chemistry-30 | chelating ligand stability; most stable complex; ethylenediamine; en ligand; stability of complexes
general-coordination-chemistry-300 | chromium oxidation states; chromate and dichromate; chromate-dichromate equilibrium; Cr(VI); color of dichromate
general-coordination-chemistry-301 | chromium oxidation states; dichromate as oxidizing agent; K2Cr2O7 oxidation; orange to green; Cr(III); dichromate half-equation
general-coordination-chemistry-302 | chromium oxidation states; reduction of chromium with zinc; Cr(II) and Cr(III); variable oxidation states; colors of chromium ions
general-coordination-chemistry-303 | chromium oxidation states; oxidation of chromium(III) to chromate; Cr(III) to Cr(VI); hydrogen peroxide in base; effect of pH on oxidation
general-coordination-chemistry-304 | vanadium oxidation states; colors of vanadium ions; VO2+; variable oxidation states of transition metals; vanadate and zinc
general-coordination-chemistry-305 | vanadium oxidation states; vanadium half-equation; reduction of vanadate; VO2+ to VO2+ blue; redox half-equations in acid
general-coordination-chemistry-306 | vanadium oxidation states; reduction of vanadium(V) with iron(II); choosing a reducing agent; electrode potentials of vanadium; blue vanadium
general-coordination-chemistry-307 | manganese; permanganate color change; potassium permanganate; manganese oxidation states; MnO4- to Mn2+
general-coordination-chemistry-308 | manganese; manganese oxidation states; permanganate in acidic neutral and basic solution; manganese dioxide; manganate
general-coordination-chemistry-309 | variable oxidation states of transition metals; manganese; highest oxidation state; manganese(VII); 3d and 4s electrons
general-coordination-chemistry-31 | entropy and the chelate effect; why chelates are stable; ethylenediamine nickel complex; [Ni(en)3]2+; bidentate vs monodentate ligands
general-coordination-chemistry-310 | manganese; manganese oxidation states; variable oxidation states of transition metals; potassium permanganate
general-coordination-chemistry-311 | variable oxidation states of transition metals; why transition metals have several oxidation states; Fe2+ and Fe3+; successive ionization energies; transition metals vs calcium
general-coordination-chemistry-312 | transition metal colors; colors of transition metal ions; colorless zinc ion; colors of aqueous ions
general-coordination-chemistry-313 | transition metal colors; why copper sulfate is blue; ligands and color; colors of copper complexes; crystal field splitting and color
general-coordination-chemistry-314 | AgCl solubility in ammonia; silver chloride dissolves in ammonia; complex ion equilibria; Kf; diamminesilver; dissolving a precipitate
general-coordination-chemistry-315 | AgCl solubility in ammonia; complex ion equilibria Kf; solubility by complex formation calculation; Ksp times Kf
general-coordination-chemistry-316 | complex ion equilibria Kf; AgCl solubility in ammonia; silver halides and ammonia; Kf and Ksp; thiosulfate dissolves AgBr
general-coordination-chemistry-317 | complex ion equilibria Kf; formation constant; stability constant; meaning of Kf
general-coordination-chemistry-318 | complex ion equilibria Kf; free metal ion concentration; Kf calculation; formation constant calculation
general-coordination-chemistry-319 | complex ion equilibria Kf; hydroxo complexes; zinc hydroxide in excess NaOH; solubility and complex formation; amphoteric hydroxides
general-coordination-chemistry-32 | ligand field splitting; strong-field vs weak-field ligands; absorption wavelength and splitting; d-orbital splitting Δo; wavelength of d–d absorption
general-coordination-chemistry-320 | associative vs dissociative ligand substitution; associative mechanism; dissociative mechanism; ligand substitution mechanisms; coordination number of intermediate
general-coordination-chemistry-321 | associative vs dissociative ligand substitution; dissociative mechanism; rate law of ligand substitution; Ni(CO)4 substitution
general-coordination-chemistry-322 | associative vs dissociative ligand substitution; activation volume; activation entropy of substitution; evidence for associative mechanism
general-coordination-chemistry-323 | associative vs dissociative ligand substitution; inert and labile complexes; water exchange rates; Cr3+ inert; lability of complexes
general-coordination-chemistry-324 | associative vs dissociative ligand substitution; saturation kinetics; dissociative mechanism evidence; ligand substitution mechanisms
general-coordination-chemistry-325 | trans effect; kinetic trans effect; trans-directing ligands; square planar substitution; platinum(II) complexes
general-coordination-chemistry-326 | trans effect; synthesis of cisplatin; cis-[PtCl2(NH3)2]; trans-directing series; platinum(II) complexes
general-coordination-chemistry-327 | trans effect; transplatin synthesis; trans-directing ligands; order of addition; platinum(II) complexes
general-coordination-chemistry-328 | trans effect; pi acceptor ligands trans effect; explanation of trans effect; CO and CN trans effect; five-coordinate transition state
general-coordination-chemistry-329 | trans effect; trans influence vs trans effect; ground state bond weakening; hydride trans influence
general-coordination-chemistry-33 | strong-field ligands; cyanide complex splitting; wavelength and ligand strength; ligand field strength order; chromium(III) complexes
general-coordination-chemistry-330 | electronic spectra of complexes; Laporte rule; selection rules for d-d transitions; intensity of d-d bands
general-coordination-chemistry-331 | Orgel diagrams; term splitting in octahedral field; d1 spectrum; electronic spectroscopy of transition metal complexes
general-coordination-chemistry-332 | Orgel diagrams; spin-allowed transitions; spectrum of [Ni(H2O)6]2+; number of d-d bands; d8 octahedral
general-coordination-chemistry-333 | Tanabe-Sugano diagrams; Orgel vs Tanabe-Sugano; low-spin complexes spectra; electronic spectroscopy of transition metal complexes
general-coordination-chemistry-334 | Tanabe-Sugano diagrams; d6 Tanabe-Sugano; spin crossover point; high spin to low spin in Tanabe-Sugano
general-coordination-chemistry-335 | Orgel diagrams; Tanabe-Sugano diagrams; finding delta o from a spectrum; d3 spectrum; Cr3+ spectrum
general-coordination-chemistry-336 | electronic spectra of complexes; Laporte rule; tetrahedral vs octahedral intensity; selection rules; cobalt chloride colors
general-coordination-chemistry-337 | inner sphere outer sphere electron transfer; bridging ligand; inner-sphere mechanism; outer-sphere mechanism
general-coordination-chemistry-338 | inner sphere outer sphere electron transfer; Taube experiment; chloride bridge; inner-sphere evidence
general-coordination-chemistry-339 | inner sphere outer sphere electron transfer; outer-sphere mechanism; inert complexes; which mechanism electron transfer
general-coordination-chemistry-34 | high spin vs low spin; pairing energy; crystal field splitting energy; unpaired electrons in complexes; hexacyanoferrate; magnetic properties of complexes
general-coordination-chemistry-340 | inner sphere outer sphere electron transfer; self-exchange rates; outer-sphere reorganization; cobalt ammine self-exchange; Marcus theory
general-coordination-chemistry-341 | inner sphere outer sphere electron transfer; bridging ligand; hydroxide bridge; effect of bridging ligand on rate
general-coordination-chemistry-342 | Marcus theory; reorganization energy; electron transfer rates; lambda in Marcus theory
general-coordination-chemistry-343 | Marcus theory; self-exchange barrier; Marcus equation calculation; reorganization energy
general-coordination-chemistry-344 | Marcus theory; driving force and rate; activationless electron transfer; inverted region
general-coordination-chemistry-345 | Marcus theory; inverted region; Marcus inverted region; driving force and rate; electron transfer rates
general-coordination-chemistry-346 | Marcus theory; inverted region; photosynthesis electron transfer; charge recombination
general-coordination-chemistry-347 | isolobal analogy; isolobal definition; isolobal fragments; Hoffmann; frontier orbitals of fragments
general-coordination-chemistry-348 | isolobal analogy; CH3 and Mn(CO)5; isolobal fragments; 17-electron fragment
general-coordination-chemistry-349 | isolobal analogy; Fe(CO)4 and CH2; isolobal fragments; metal-metal double bond
general-coordination-chemistry-35 | ligand exchange; iron thiocyanate and fluoride; FeSCN2+; masking of iron by fluoride; competing ligands
general-coordination-chemistry-350 | isolobal analogy; Co(CO)3 and CH; tetrahedrane cluster; isolobal fragments
general-coordination-chemistry-351 | isolobal analogy; Fp fragment; 17-electron fragment; isolobal with CH3; metal-metal bond
general-coordination-chemistry-352 | 18 electron rule metal carbonyls; counting electrons in carbonyls; Mn2(CO)10; organometallic electron counting
general-coordination-chemistry-353 | metal carbonyls backbonding CO stretch; νCO trends; bridging carbonyl IR; CO stretching frequency; terminal vs bridging CO
general-coordination-chemistry-354 | metal carbonyls backbonding CO stretch; Tolman electronic parameter; phosphine donors; νCO trends; pi-acceptor ligands
general-coordination-chemistry-355 | metal carbonyls backbonding CO stretch; back-bonding; pi back-donation; CO bond weakening
general-coordination-chemistry-356 | Monsanto acetic acid process; migratory insertion; Monsanto cycle steps; rhodium-catalyzed carbonylation of methanol; catalytic cycles
general-coordination-chemistry-357 | Monsanto acetic acid process; carbonylation of methanol; acetic acid manufacture; rhodium catalyst
general-coordination-chemistry-358 | Monsanto acetic acid process; role of iodide; HI cocatalyst; iodomethane in the Monsanto cycle
general-coordination-chemistry-359 | Wilkinson's catalyst hydrogenation; electron count of Wilkinson's catalyst; organometallic electron counting and catalytic cycles; 16-electron complex
general-coordination-chemistry-360 | Wilkinson's catalyst hydrogenation; selectivity of Wilkinson's catalyst; homogeneous hydrogenation; steric effects
general-coordination-chemistry-362 | coordination compound nomenclature; naming complexes; IUPAC name of complex; NEET coordination compounds nomenclature and isomerism
general-coordination-chemistry-363 | coordination compound nomenclature; formula from name of complex; potassium trioxalatoferrate(III); NEET coordination compounds
general-coordination-chemistry-364 | isomers of coordination compounds; ionization isomers; types of isomerism in complexes; NEET coordination compounds nomenclature and isomerism
general-coordination-chemistry-365 | isomers of coordination compounds; optical isomers of complexes; chirality of complexes; NEET coordination compounds
general-coordination-chemistry-366 | isomers of coordination compounds; facial and meridional isomers; geometric isomers of octahedral complexes; isomer counting
general-coordination-chemistry-367 | coordination number and ligands; coordination number; bidentate ligands; denticity; counting donor atoms
general-coordination-chemistry-368 | coordination number and ligands; what is a ligand; ligand definition; lone pair donors; coordinate bond
general-coordination-chemistry-369 | coordination number and ligands; why coordination numbers differ; cobalt chloride complex; ligand size
general-coordination-chemistry-370 | crystal field theory and magnetism; diamagnetic complex; magnetism of complexes; unpaired electrons in complexes
general-coordination-chemistry-371 | crystal field theory and magnetism; magnetic moment calculation; spin-only formula; high spin d6; magnetism of complexes
general-coordination-chemistry-372 | crystal field theory and magnetism; magnetic moment and spin state; iron(III) complexes; high spin and low spin
general-coordination-chemistry-374 | t2g and eg splitting; ligand field strength and color; crystal field splitting and color; why complexes have colors
general-coordination-chemistry-375 | colorimetry of transition metal complexes; choosing a filter; colorimeter; complementary color
general-coordination-chemistry-376 | colorimetry of transition metal complexes; colorimeter calibration curve; absorbance and concentration; thiocyanate iron complex
general-coordination-chemistry-377 | colorimetry of transition metal complexes; excess ligand in colorimetry; copper ammine complex; colorimeter
general-coordination-chemistry-378 | lead poisoning chelation; EDTA for lead; chelation therapy; chelating agents
general-coordination-chemistry-379 | lead poisoning chelation; dimercaprol; chelation therapy; HSAB and chelation; chelating agents
general-coordination-chemistry-380 | lead poisoning chelation; chelation therapy; selectivity of chelating agents; succimer
general-coordination-chemistry-381 | technetium; Tc technetium; technetium isotopes; artificial element
general-coordination-chemistry-382 | technetium; Tc technetium; technetium-99m radiopharmaceuticals; pertechnetate; stannous reduction
general-coordination-chemistry-383 | technetium; Tc technetium; pertechnetate vs permanganate; stability of high oxidation states; group 7 metals
general-coordination-chemistry-384 | sigma bonding orbitals in octahedral complex; character table Oh; symmetry-adapted ligand orbitals; group theory sigma bonds
general-coordination-chemistry-385 | sigma bonding orbitals in octahedral complex; reducible representation of ligand orbitals; character table Oh; group theory
general-coordination-chemistry-386 | sigma bonding orbitals in octahedral complex; reading the Oh character table; t2g nonbonding; group theory sigma bonds
general-coordination-chemistry-400 | gold; aqua regia; why gold dissolves in aqua regia; chemistry of gold; tetrachloroaurate; noble metal
general-coordination-chemistry-460 | monodentate vs bidentate ligands; denticity; monodentate bidentate multidentate ligands; donor atom of a ligand; why is water monodentate; lone pairs and denticity of ligands; is H2O a bidentate ligand; polydentate ligands
general-coordination-chemistry-461 | spin-only magnetic moment; magnetic moment to unpaired electrons; number of unpaired electrons from magnetic moment; mu = sqrt(n(n+2)); Bohr magnetons; 3.87 BM; magnetic moment of a complex; spin only formula; paramagnetism of complexes
general-coordination-chemistry-462 | fac and mer isomers; facial and meridional; fac vs mer; octahedral MA3B3 isomers; geometric isomers of octahedral complexes; fac mer arrangement; difference between fac and mer; isomers of octahedral complexes; stereoisomers of complexes
general-coordination-chemistry-463 | cis trans or fac mer; octahedral complexes cis trans fac mer; which complex has fac and mer isomers; MA4B2 and MA3B3; geometric isomers of octahedral complexes; which complexes show cis trans isomerism; isomers of coordination compounds; geometric isomerism from the formula
general-coordination-chemistry-464 | bridging ligands; mu in complex names; meaning of mu in nomenclature; naming complexes with bridging ligands; bridging ligand prefix; mu-oxo; polynuclear complexes naming; naming coordination compounds; dinuclear complex names | naming-coordination-compounds
general-coordination-chemistry-465 | naming bridged complexes; name a dinuclear complex; naming complexes with bridging ligands; mu-hydroxido complex; hydroxo bridged chromium complex; bis pentaammine names; naming coordination compounds; IUPAC name of a bridged complex; oxidation state in a dinuclear complex
general-coordination-chemistry-466 | trans effect; synthesis of cisplatin; trans effect of chloride; trans directing ligands; making cisplatin from PtCl4; square planar substitution; cisplatin vs transplatin synthesis; trans effect series; why cis isomer forms; substitution in platinum complexes
general-coordination-chemistry-480 | 18 electron count for metal carbonyl dimers; Fe2(CO)9 electron count; metal-metal bonds from 18 electron rule; bridging CO electron count; diiron nonacarbonyl
general-coordination-chemistry-482 | why are tetrahedral complexes high spin; tetrahedral splitting 4/9 octahedral; pairing energy vs tetrahedral splitting; tetrahedral crystal field d6; delta t small
general-coordination-chemistry-483 | [Mn(H2O)6]2+ pale permanganate purple; permanganate charge transfer; LMCT color; spin forbidden d-d transition; Mn2+ pale pink; why is permanganate purple
general-coordination-chemistry-484 | back bonding CO stretching frequency; carbonyl IR back donation; pi backbonding weakens CO; CO stretch lower wavenumber; metal carbonyl IR
general-coordination-chemistry-485 | back bonding CO stretching frequency; Mo(CO)6 ammonia substituted; ligand effect on CO stretch; Mo(CO)3(NH3)3 IR; nonacceptor ligand back donation
general-coordination-chemistry-486 | zinc enzymes and iron sulfur clusters; ferredoxin iron sulfur cluster; cysteine ligands Fe4S4; role of iron-sulfur clusters; electron transfer proteins
general-coordination-chemistry-487 | zinc enzymes and iron sulfur clusters; oxidation states in Fe4S4; [Fe4S4]2+ iron oxidation states; Fe(II) Fe(III) cluster; formal charge iron sulfur core
general-coordination-chemistry-488 | zinc enzymes and iron sulfur clusters; role of zinc in carboxypeptidase; zinc Lewis acid enzyme; cobalt substituted zinc enzyme; zinc protease mechanism
general-coordination-chemistry-580 | copper ions with excess ammonia; hexaaquacopper and ammonia; deep blue copper ammonia complex; ligand substitution copper; tetraamminecopper; [Cu(NH3)4(H2O)2]2+; color of copper with excess ammonia; incomplete ligand substitution; copper(II) with concentrated ammonia; ligand exchange water for ammonia
general-coordination-chemistry-581 | hexaaquaaluminum with sodium carbonate; aluminum aqua ion and carbonate; why aluminum carbonate does not form; acidity of metal aqua ions; carbonate with 3+ ions; CO2 from aqua ions; bubbles with sodium carbonate; M3+ vs M2+ with carbonate; acidic hexaaqua ions; reactions of aqua ions with Na2CO3
general-coordination-chemistry-582 | vanadium colors; vanadium oxidation states; vanadium with zinc; vanadium(V) reduction by zinc; yellow green blue green violet; yellow and blue vanadium mixture green; colors of vanadium ions; oxidation states of vanadium and colours; ammonium vanadate and zinc; first green color vanadium
general-coordination-chemistry-600 | why copper sulfate is blue; color of copper sulfate; d-d transitions; anhydrous copper sulfate white; CuSO4.5H2O
general-coordination-chemistry-601 | why copper sulfate is blue; color of copper sulfate; complementary color; hexaaquacopper; absorbed and seen color
general-coordination-chemistry-602 | why copper sulfate is blue; color of copper sulfate; why zinc compounds are colorless; d9 and d10; d-d transitions
general-coordination-chemistry-603 | brown ring test; brown ring complex; nitrosyl complex of iron; nitrate test; [Fe(H2O)5NO]2+
general-coordination-chemistry-604 | Werner theory primary secondary valency; Werner's theory; primary and secondary valency; [Co(NH3)5Cl]Cl2; coordination number and oxidation state
general-coordination-chemistry-605 | Werner theory primary secondary valency; Werner's theory; silver nitrate and cobalt ammines; ionizable chloride; CoCl3.4NH3
general-coordination-chemistry-606 | Werner theory primary secondary valency; Werner's theory; conductivity of cobalt ammines; ionizable chloride; CoCl3.6NH3
general-coordination-chemistry-607 | Werner theory; Werner's theory; octahedral structure proof; isomers of [Co(NH3)4Cl2]+; history of coordination chemistry
general-coordination-chemistry-608 | Werner theory primary secondary valency; Werner's theory; secondary valency directed in space; primary and secondary valency
general-coordination-chemistry-609 | metal-metal quadruple bonds; delta bond; Re2Cl8 2-; quadruple bond; d orbitals in metal-metal bond
general-coordination-chemistry-610 | metal-metal quadruple bonds; delta bond; Re2Cl8 2- eclipsed; quadruple bond; eclipsed geometry
general-coordination-chemistry-611 | metal-metal quadruple bonds; Re2Cl8 2- bond order; quadruple bond; d electron count of Re(III); delta bond
general-coordination-chemistry-612 | metal-metal quadruple bonds; bond order of metal-metal bonds; delta bond; molybdenum dimers; oxidation and bond order
general-coordination-chemistry-613 | metal-metal quadruple bonds; Os2Cl8 2-; delta bond; triple metal-metal bond; staggered and eclipsed
general-coordination-chemistry-614 | Zeise's salt; K[PtCl3(C2H4)]; alkene complex structure; eta-2 ethylene; Dewar-Chatt-Duncanson model
general-coordination-chemistry-615 | Zeise's salt; Dewar-Chatt-Duncanson model; alkene back-donation; C=C bond length in complexes; alkene binding
general-coordination-chemistry-616 | Zeise's salt; electron count of Zeise's salt; 16-electron complex; square planar d8; counting electrons
general-coordination-chemistry-617 | hapticity eta notation; hapticity; eta-5 cyclopentadienyl; ferrocene; eta and mu notation
general-coordination-chemistry-618 | hapticity eta notation; hapticity; ring slippage; 18-electron rule; eta-5 to eta-1
general-coordination-chemistry-660 | optical isomerism in octahedral complexes; optical isomers of complexes; how optical isomers of a complex differ; enantiomers of Co(en)3; tris(en) complex optical isomers
general-coordination-chemistry-661 | optical isomerism Ni(en)3; why is Ni(en)3 chiral; mirror images of [Ni(en)3]2+; optical isomerism in octahedral complexes; chiral complexes with bidentate ligands; delta and lambda isomers
general-coordination-chemistry-662 | spin only magnetic moment calculation; spin-only formula; magnetic moment of Cr3+; square root of n(n+2); magnetic moment from unpaired electrons; magnetic moment of d ions
general-coordination-chemistry-663 | unpaired electrons from magnetic moment; oxidation state from magnetic moment; spin-only magnetic moment; number of unpaired electrons from μ; magnetic moment 2.83 BM
general-coordination-chemistry-664 | same spin-only magnetic moment; spin-only magnetic moment of octahedral complexes; magnetic moment high spin and low spin; compare magnetic moments of complexes; magnetic moment of complexes
general-coordination-chemistry-665 | chromate dichromate interconversion with pH; chromate dichromate equilibrium; dichromate in alkali; effect of NaOH on dichromate; orange to yellow dichromate; chromate and dichromate color change
general-coordination-chemistry-666 | structure of dichromate ion; structures of chromate and dichromate; Cr–O–Cr bridge; dichromate two tetrahedra; chromate tetrahedral structure
general-coordination-chemistry-667 | ionization isomerism; distinguish ionization isomers; test for ionisation isomers; linkage ionisation and hydrate isomerism; structural isomers of complexes; [Co(NH3)5Br]SO4 and [Co(NH3)5SO4]Br
general-coordination-chemistry-668 | hydrate isomerism; solvate isomers; linkage ionisation and hydrate isomerism; structural isomerism in coordination compounds; hydrate isomers of chromium chloride; types of structural isomers of complexes
general-coordination-chemistry-669 | CFSE of high spin and low spin d6; CFSE with pairing energy; crystal field stabilization energy and pairing energy; high spin versus low spin energy; splitting versus pairing energy calculation
general-coordination-chemistry-670 | why are Mn2+ complexes so pale; spin-forbidden transitions; spin selection rule in complexes; molar absorptivity of d-d bands; Laporte and spin selection rules
general-coordination-chemistry-671 | spin-forbidden d-d transitions of d5; why are Mn2+ complexes so pale; pale colors of high-spin d5; high-spin d5 iron(III) pale color; spin-forbidden transitions
general-coordination-chemistry-672 | oxidative addition and electron-rich metals; why is oxidative addition favored by electron rich metals; ligand effects on oxidative addition; Vaska's complex and methyl iodide; electron-donating phosphines oxidative addition
general-coordination-chemistry-701 | acidity of aqua ions; charge density and acidity; aluminum nitrate solution acidic; magnesium and sodium nitrate; metal ion hydrolysis
general-coordination-chemistry-702 | copper sulfate and ammonia; deep blue copper ammine; ammonia as base and ligand; precipitate dissolves in excess ammonia; copper(II) aqua ion reactions
general-coordination-chemistry-751 | meaning of the spectrochemical series; weak-field to strong-field ligands; order of ligands; d orbital splitting by ligands; iodide to cyanide
general-coordination-chemistry-790 | preparation of KMnO4; KMnO4 from pyrolusite; potassium permanganate preparation; manganate to permanganate; pyrolusite fused with KOH; K2MnO4 to KMnO4
general-coordination-chemistry-820 | reactions of aqua ions; copper sulfate with ammonia and acid; tetraamminecopper with sulfuric acid; hard coordination chemistry questions; copper hydroxide precipitate
general-coordination-chemistry-825 | ionization linkage and coordination isomerism; ionisation isomers; linkage isomers nitro and nitrito; coordination isomers; types of structural isomerism in complexes; identify the type of isomerism; nitro vs nitrito
general-coordination-chemistry-840 | IUPAC name of [Co(NH3)5Cl]Cl2; pentaamminechloridocobalt(III) chloride; naming complex with counterions; counterion or ligand; naming cobalt ammine complex
general-coordination-chemistry-841 | spin only magnetic moment of Mn2+; Mn2+ unpaired electrons; Mn2+ 3d5; 4s electrons lost first; 5.92 BM | electron-configuration-of-ions
general-coordination-chemistry-842 | why are transition metal complexes coloured; color of copper(II) complex; complementary colour absorbed; d-d transition color; colour transmitted not emitted
general-coordination-chemistry-843 | lanthanide contraction; cause of lanthanide contraction; 4f poor shielding; Zr and Hf same size; effects of lanthanide contraction; 4d and 5d radii similar
general-coordination-chemistry-879 | CFSE high-spin d6 with pairing energy; -0.4 delta o + P; crystal field stabilization energy including pairing energy; high-spin d6 octahedral CFSE; CFSE in terms of delta o and P; t2g4 eg2 CFSE
general-coordination-chemistry-880 | spin-only magnetic moment of Fe3+; spin-only magnetic moment of Mn2+; magnetic moment of d5 ions; 5.92 Bohr magnetons; five unpaired electrons; mu from unpaired electrons; same magnetic moment of isoelectronic d5 ions
general-coordination-chemistry-881 | chelate effect and entropy; thermodynamics of the chelate effect; delta H and delta S of a chelate; methylamine vs ethylenediamine cadmium complex; why chelates are more stable; number of free particles and chelate effect; Cd2+ with en
general-coordination-chemistry-882 | Wilkinson's catalyst and hydroformylation; common step of hydrogenation and hydroformylation; alkene insertion into Rh-H; migratory insertion; rhodium catalytic cycles; Wilkinson hydrogenation mechanism; oxo process mechanism
general-coordination-chemistry-884 | green and violet [Co(en)2Cl2]Cl; resolvable isomer is cis; optical isomers show cis form; praseo and violeo cobalt salts; violet cis and green trans cobalt; proof of cis structure by resolution; Werner cobalt complexes optical activity
general-coordination-chemistry-885 | why permanganate is so intensely colored; charge transfer band; ligand to metal charge transfer in MnO4-; intense color of permanganate; LMCT; permanganate vs aqua ion intensity; allowed transition and intense color | colors-of-complexes
general-coordination-chemistry-886 | why KMnO4 is purple although Mn is d0; d0 ions with color; Sc3+ colorless but MnO4- purple; charge transfer color without d electrons; KMnO4 color misconception; oxygen to manganese charge transfer | colors-of-complexes
general-coordination-chemistry-907 | why is [Ti(H2O)6]3+ purple; why are zinc complexes colorless; d1 vs d10 color; d-d transition in Ti3+; full d subshell and no color; colour of titanium(III) and zinc(II)
general-coordination-chemistry-908 | why are tetrahedral complexes high spin; tetrahedral splitting smaller than pairing energy; delta t vs delta o; no low spin tetrahedral complexes; tetrahedral crystal field high spin; 4/9 delta o
general-coordination-chemistry-909 | K2Cr2O7 from chromite ore; roasting chromite with sodium carbonate; FeCr2O4 + Na2CO3 + O2; yellow sodium chromate from chromite; oxidation of chromium in chromite; first step of potassium dichromate preparation
general-coordination-chemistry-910 | why K2Cr2O7 crystallizes from Na2Cr2O7 and KCl; sodium dichromate to potassium dichromate; potassium dichromate less soluble than sodium dichromate; last step of K2Cr2O7 preparation; adding KCl to sodium dichromate; orange crystals of potassium dichromate
general-coordination-chemistry-911 | why [Fe(H2O)6]3+ is acidic; acidity of hexaaqua ions; why metal aqua ions are acidic; polarization of O-H bonds by Fe3+; iron(III) salts give acidic solutions; Fe3+ weakens O-H bond
general-coordination-chemistry-912 | hydrolysis equation of [Fe(H2O)6]3+; equation for acidity of hexaaqua ions; [Fe(H2O)5(OH)]2+; deprotonation of hexaaquairon(III); aqua ion acidity equation; Fe3+ hydrolysis in water H3O+
general-coordination-chemistry-913 | examples of monodentate bidentate and hexadentate ligands; monodentate and multidentate ligands; oxalate as a bidentate ligand; EDTA hexadentate; denticity of ligands; classify ligands by denticity
general-coordination-chemistry-914 | meaning of bidentate; bidentate ligand definition; what is a bidentate ligand; ethane-1,2-diamine bidentate; en ligand two donor atoms; monodentate vs bidentate
general-coordination-chemistry-915 | naming [Co(en)2Cl2]Cl; dichlorobis(ethylenediamine)cobalt(III) chloride; naming complexes with en; bis in complex names; IUPAC name of a complex with ethylenediamine; name from formula of a coordination compound
general-coordination-chemistry-916 | naming complexes with oxalate and en; mistake in the name of a complex; oxidation state in a complex name; bis(ethylenediamine)oxalatochromium(III) bromide; name of [Cr(en)2(C2O4)]Br; correct the name of a coordination compound; roman numeral in complex name
general-coordination-chemistry-917 | CFSE for d6 high spin and low spin; d6 octahedral CFSE without pairing energy; CFSE -0.4 and -2.4 delta o; crystal field stabilization energy of low-spin d6; t2g6 vs t2g4 eg2; CFSE Co3+ and Fe2+ octahedral
general-coordination-chemistry-930 | homogeneous organometallic catalysis cycles; organometallic catalysis cycle; Wilkinson hydrogenation; Wilkinson’s catalyst steps; migratory insertion; steps of the hydrogenation cycle
general-coordination-chemistry-931 | homogeneous organometallic catalysis cycles; oxidation states in a catalytic cycle; Wilkinson hydrogenation; oxidative addition migratory insertion reductive elimination; rhodium oxidation state in hydrogenation
general-coordination-chemistry-932 | homogeneous organometallic catalysis cycles; Monsanto process; order of steps in the Monsanto cycle; oxidative addition migratory insertion reductive elimination; rhodium acetic acid cycle; carbonylation of methanol mechanism
general-coordination-chemistry-933 | homogeneous organometallic catalysis cycles; hydroformylation; hydroformylation mechanism; deuterium labeling in hydroformylation; HCo(CO)4 cycle; oxo process with D2
general-coordination-chemistry-940 | trans effect in square planar Pt complexes; synthesis of trans-[PtCl2(NH3)2]; cis- and trans-[PtCl2(NH3)2]; transplatin from K2PtCl4; choosing the order of ligands by the trans effect
general-coordination-chemistry-941 | trans effect in square planar Pt complexes; synthesis of cis-[PtCl2(NH3)2]; cisplatin synthesis with iodide; cis- and trans-[PtCl2(NH3)2]; Dhara synthesis of cisplatin; trans effect of iodide
general-coordination-chemistry-942 | trans effect in square planar Pt complexes; Kurnakov test; thiourea test for cisplatin; telling cis- and trans-[PtCl2(NH3)2] apart; cis- and trans-[PtCl2(NH3)2]
general-coordination-chemistry-943 | naming [Co(en)2Cl2]Cl; isomers of [Co(en)2Cl2]Cl; optically active cis isomer; dichlorobis(ethylenediamine)cobalt(III) chloride; IUPAC name of a cobalt en complex; which isomer has enantiomers; cis trans en complex
general-coordination-chemistry-944 | isomers of [Co(en)2Cl2]Cl; number of stereoisomers of [Co(en)2Cl2]+; how many stereoisomers with two en ligands; cis and trans bis en complex; counting stereoisomers of a complex; enantiomers of the cis isomer
general-coordination-chemistry-981 | colors of metal hydroxide precipitates; Fe2+ Fe3+ Cu2+ Al3+ with sodium hydroxide; iron(II) hydroxide green; iron(III) hydroxide brown; copper hydroxide blue precipitate; hydroxide precipitate colours
general-coordination-chemistry-982 | excess ammonia with Cu2+ and Al3+; copper and aluminum ions with excess ammonia; deep blue tetraamminecopper solution; aluminum hydroxide insoluble in ammonia; separate copper and aluminum with ammonia; what is seen in a mixture of ions with NH3
general-coordination-chemistry-983 | aluminum ions and sodium carbonate; why aluminum carbonate does not form; Al3+ aqua ion with carbonate gives CO2; acidity of hexaaquaaluminum ion; white precipitate and bubbles with carbonate; 3+ aqua ions and carbonate
general-electrochemistry-basics-01 | anode of a galvanic cell; anode vs cathode; oxidation at the anode; voltaic cell
general-electrochemistry-basics-02 | Daniell cell; cell voltage calculation; E°cell; E°cell = E°cathode − E°anode; zinc-copper cell; EMF of a cell
general-electrochemistry-basics-03 | electroplating calculation; mass deposited by electrolysis; copper plating; electrolysis calculation; Q = It; Faraday constant
general-electrochemistry-basics-04 | electrolysis of molten sodium chloride; electrolysis of molten salts; cathode product; Downs cell; products of electrolysis
general-electrochemistry-basics-05 | strongest oxidizing agent; comparing standard reduction potentials; electrochemical series; strength of oxidizing agents; reduction potential table
general-electrochemistry-basics-06 | time for electrolysis; electrolysis time calculation; silver plating; electroplating calculation; Q = It
general-electrochemistry-basics-201 | salt bridge; ion migration in salt bridge; function of the salt bridge; Daniell cell; voltaic cell
general-electrochemistry-basics-202 | electrode mass change; copper-silver cell; stoichiometry of galvanic cells; mass gained at cathode; voltaic cell | galvanic-cell
general-electrochemistry-basics-203 | standard hydrogen electrode; SHE; meaning of negative reduction potential; zinc and hydrogen electrode; reference electrode
general-electrochemistry-basics-204 | electrode potential from cell voltage; unknown reduction potential; E°cell; cadmium-silver cell; E cell calculation
general-electrochemistry-basics-205 | E° is intensive; do not multiply E° by coefficients; E°cell calculation mistake; E°cell; nickel-silver cell
general-electrochemistry-basics-206 | changing the reference electrode; zero of electrode potential scale; relative electrode potentials; standard hydrogen electrode; reference electrode
general-electrochemistry-basics-207 | vanadium oxidation states; reduction of vanadium by tin; choosing a reducing agent; vanadium electrode potentials; how far reduction goes
general-electrochemistry-basics-208 | electrolysis of sodium sulfate; electrolysis of water; products of electrolysis of aqueous solutions; hydrogen and oxygen from electrolysis
general-electrochemistry-basics-209 | electrolytic vs galvanic cell; sign of cathode in electrolysis; anode and cathode polarity; negative cathode
general-electrochemistry-basics-21 | hydrogen fuel cell; hydrogen–oxygen fuel cell; anode reaction of fuel cell; fuel cell electrodes; fuel cells
general-electrochemistry-basics-210 | electrolysis of potassium iodide; products of electrolysis of aqueous solutions; iodine at anode; phenolphthalein electrolysis demonstration; hydroxide at the cathode
general-electrochemistry-basics-211 | electrolysis of halide solutions; oxidation of halides vs water; anode products; selective discharge of ions; predicting electrolysis products
general-electrochemistry-basics-212 | reversed electrodes electroplating; wrong polarity in plating; silver plating; anode dissolves; electroplating a spoon
general-electrochemistry-basics-213 | current and mass deposited; silver plating; mass proportional to charge; doubling the current; factors in electroplating
general-electrochemistry-basics-214 | lithium-ion battery; lithium cobalt oxide; discharge of lithium-ion battery; LiCoO2; how lithium-ion batteries work; batteries
general-electrochemistry-basics-215 | zinc–air battery; alkaline battery; hearing aid battery; energy density of batteries; metal–air battery; batteries
general-electrochemistry-basics-216 | galvanized steel; tin plate vs zinc coating; galvanization; sacrificial protection; scratched coating rust; tin cans
general-electrochemistry-basics-217 | aluminum oxide layer; passivation; why aluminum does not rust; protective oxide film
general-electrochemistry-basics-22 | fuel cell vs battery; fuel cell; lithium-ion battery; how a fuel cell works; batteries
general-electrochemistry-basics-23 | lead-acid battery; car battery; charging a battery; rechargeable battery; secondary cell; electrode reactions on charging; batteries
general-electrochemistry-basics-24 | spontaneity from standard potentials; silver and copper ions; metal displacement reaction; will the reaction occur; E° and spontaneity
general-electrochemistry-basics-25 | choosing an oxidizing agent; oxidizing iodide but not bromide; standard reduction potentials table; selective oxidation; E° and spontaneity
general-electrochemistry-basics-26 | HCl in permanganate titration; permanganate oxidizes chloride; KMnO4 titration error; acidifying permanganate titrations; titration of iron(II)
general-electrochemistry-basics-27 | silver plating; electroplating setup; object as cathode; electroplating a spoon
general-electrochemistry-basics-28 | copper plating; inert vs active anode; copper vs platinum anode; electrolysis of copper sulfate; oxygen at the anode
general-electrochemistry-basics-29 | rusting; conditions for rusting; rusting of iron nails; salt water and rust; what makes iron rust
general-electrochemistry-basics-30 | cathodic protection; sacrificial anode; zinc blocks on ships; rust prevention; protecting iron from corrosion
general-electrochemistry-basics-300 | aluminum; electrolysis of aluminum oxide; extraction of aluminum; Hall-Heroult process; carbon anodes
general-electrochemistry-basics-301 | corrosion of iron; rusting; rusting half-reactions; electrochemistry of rusting; anode and cathode in rusting
general-electrochemistry-basics-302 | corrosion of iron; rusting; conditions for rusting; rust; prevention of rusting; why rust forms; how rust forms; what causes rust
general-electrochemistry-basics-303 | galvanic vs electrolytic cell; galvanic and electrolytic cells compared; anode and cathode; voltaic vs electrolytic
general-electrochemistry-basics-304 | galvanic vs electrolytic cell; spontaneous and nonspontaneous cells; delta G of cells; energy conversion in cells
general-electrochemistry-basics-305 | galvanic vs electrolytic cell; reversing a Daniell cell; charging a cell; galvanic cell as electrolytic cell
general-electrochemistry-basics-306 | galvanic vs electrolytic cell; charging and discharging; anode and cathode of a rechargeable battery; primary and secondary cells; batteries
general-electrochemistry-basics-307 | primary and secondary cells; primary cell; rechargeable vs single-use cells; types of batteries; batteries
general-electrochemistry-basics-308 | primary and secondary cells; secondary cell; rechargeable batteries; requirements for recharging; batteries
general-electrochemistry-basics-309 | primary and secondary cells; advantages of primary cells; advantages and disadvantages of batteries; choosing a battery; batteries
general-electrochemistry-basics-31 | chromium plating; electroplating calculation; plating thickness; time for electroplating; electrolysis time calculation
general-electrochemistry-basics-310 | primary and secondary cells; lithium-ion battery; rechargeable batteries; how lithium-ion batteries work; batteries
general-electrochemistry-basics-311 | fuel cells hydrogen vs methanol; methanol fuel cell; direct methanol fuel cell; anode reaction of methanol fuel cell; fuel cells
general-electrochemistry-basics-312 | fuel cells hydrogen vs methanol; advantages of methanol fuel cells; hydrogen fuel cell; comparing fuel cells; fuel cells
general-electrochemistry-basics-313 | fuel cells hydrogen vs methanol; electrons in a fuel cell; methanol fuel cell; fuel cell stoichiometry; fuel cells
general-electrochemistry-basics-314 | fuel cells hydrogen vs methanol; methanol crossover; methanol fuel cell; disadvantages of methanol fuel cells; fuel cells
general-electrochemistry-basics-315 | Nernst equation vs standard potential; when to use the Nernst equation; standard vs nonstandard cell potential; standard conditions
general-electrochemistry-basics-316 | Nernst equation vs standard potential; nonstandard cell potential; Nernst equation or standard potentials; effect of concentration on cell voltage
general-electrochemistry-basics-317 | Nernst equation vs standard potential; Nernst equation calculation; nonstandard cell potential; cell voltage calculation
general-electrochemistry-basics-318 | Nernst equation vs standard potential; when to use the Nernst equation; cell notation; standard conditions
general-electrochemistry-basics-319 | lithium strongest reducing agent; hydration enthalpy of lithium; lithium reduction potential; why lithium is the strongest reducing agent in water
general-electrochemistry-basics-32 | Evans drop experiment; oxygen reduction in corrosion; rusting mechanism; cathode in rusting; differential aeration; rusting
general-electrochemistry-basics-320 | lithium strongest reducing agent; ionization energy vs reduction potential; lithium and cesium; hydration enthalpy
general-electrochemistry-basics-321 | lithium strongest reducing agent; hydration enthalpy; lithium reduction potential; energy cycle for electrode potential
general-electrochemistry-basics-322 | lemon battery; fruit battery; inside of a lemon battery; electrolyte; galvanic cell at home
general-electrochemistry-basics-323 | lemon battery; inside of a lemon battery; cathode reaction in a lemon battery; fruit battery; zinc and copper lemon cell
general-electrochemistry-basics-324 | lemon battery; fruit battery; choosing metals for a lemon battery; lemon cell voltage
general-electrochemistry-basics-325 | lemon battery; cells in series; fruit battery; lemon cell voltage; inside of a lemon battery
general-electrochemistry-basics-400 | gold; why gold does not tarnish; noble metal; inertness of gold; properties of gold
general-electrochemistry-basics-460 | galvanic vs electrolytic cell; anode and cathode signs; positive or negative cathode; sign of electrodes in voltaic and electrolytic cells; cathode charge in galvanic and electrolytic cells; why is the cathode positive in a galvanic cell; electrode polarity; voltaic cell vs electrolysis electrodes
general-electrochemistry-basics-461 | secondary cells; recharging a battery; lead acid battery; rechargeable batteries; why rechargeable batteries stop recharging; lead acid battery life; lead sulfate on the plates; products must stay in contact with electrodes; secondary cell discharge and recharge
general-electrochemistry-basics-560 | nernst equation cell potential when concentrations change; diluting both solutions in a cell; Zn Ag cell Nernst; Q rises on dilution; cell potential and Q
general-electrochemistry-basics-561 | faraday stoichiometry; grams of metal plated; same charge different ions; largest mass deposited; molar mass over ion charge; electrolysis cells in series
general-electrochemistry-basics-562 | faraday stoichiometry; grams of copper plated; copper needs two electrons; mass of copper electroplating; forgot divide by 2 electrons
general-electrochemistry-basics-563 | nernst equation cell potential when concentrations change; why battery voltage drops; Daniell cell voltage falls; Zn Cu cell running down; Q increases as cell runs
general-electrochemistry-basics-600 | royal water; aqua regia; electrode potential of gold; why gold dissolves in aqua regia; complexation and electrode potential
general-electrochemistry-basics-680 | alkaline hydrogen fuel cell half equation; fuel cell anode in KOH; hydrogen oxygen fuel cell half equations; alkaline fuel cell anode reaction; half-equations of alkaline fuel cell
general-electrochemistry-basics-681 | voltage of hydrogen oxygen fuel cell; acidic and alkaline hydrogen fuel cell compared; overall reaction of hydrogen fuel cell; fuel cell E° in acid and alkali; hydrogen oxygen fuel cell cell potential
general-electrochemistry-basics-760 | galvanic vs electrolytic cells; difference between galvanic and electrolytic cells; why galvanic cells have two half-cells; why separate the solutions in a galvanic cell; one container or two in cells
general-electrochemistry-basics-761 | galvanic vs electrolytic cells; examples of galvanic and electrolytic cells; which is an electrolytic cell; voltaic vs electrolytic cells; uses of electrolytic and galvanic cells
general-electrochemistry-basics-762 | electrolysis of brine: what happens at anode and cathode; electrolysis of brine; products of electrolysis of sodium chloride solution; electrolysis of NaCl solution anode and cathode; chlorine at the anode, hydrogen at the cathode
general-electrochemistry-basics-763 | electrolysis of molten vs aqueous sodium chloride; electrolysis of brine cathode; why hydrogen and not sodium in electrolysis of brine; electrolysis of aqueous and molten NaCl; what happens at the cathode in brine
general-electrochemistry-basics-764 | electrolysis of brine membrane cell; chlor-alkali process; why a membrane in the electrolysis of brine; chlorine and sodium hydroxide from brine; anode and cathode products of brine kept apart
general-electrochemistry-basics-765 | electrolysis of brine anode; why chlorine and not oxygen in electrolysis of brine; overpotential of oxygen; what happens at the anode and cathode in brine; chloride vs water oxidized at the anode
general-electrochemistry-basics-803 | copper electrolysis mass loss and gain; anode loses more than cathode gains; electroplating error; deposit falls off the cathode; Faraday's law experiment error
general-electrochemistry-basics-820 | predicting redox reactions; permanganate and pH; selective oxidation of bromide and chloride; electrode potential depends on pH; hard electrode potential problems
general-electrochemistry-basics-821 | cell potential and equilibrium constant; E° and K; tin and lead ions equilibrium; hard electrochemistry problems; K from standard potentials
general-electrochemistry-basics-822 | electrolysis of aqueous solutions; pH change during electrolysis; electrolysis of CuSO4 Na2SO4 and NaCl; hard electrolysis questions; products at the electrodes
general-electrochemistry-basics-823 | zinc copper cell with ammonia; Daniell cell complex ions; effect of complex formation on cell voltage; hard galvanic cell problems; cell voltage and concentration
general-electrochemistry-basics-840 | methanol fuel cell half equations; overall equation methanol fuel cell; combining half equations electrons; DMFC acidic; balancing electrons fuel cell | half-equations
general-electrochemistry-basics-841 | methanol fuel cell half equations; alkaline methanol fuel cell anode; half equation in KOH; methanol oxidised to carbonate; alkaline fuel cell | half-equations
general-electrochemistry-basics-842 | faraday's law mass of silver plated; silver plating 2.5 A 20 min; Q = It silver; mass of Ag deposited; electroplating calculation
general-electrochemistry-basics-843 | faraday's law mass of silver plated; time in seconds Q = It; minutes not converted to seconds; electrolysis calculation mistake; silver plating error
general-electrochemistry-basics-844 | more negative electrode potential better reducing agent; best reducing agent from E values; strongest reducing agent Mg Zn Cu; standard electrode potentials reducing agent
general-electrochemistry-basics-845 | more negative electrode potential better reducing agent; why negative E means reducing agent; meaning of negative electrode potential; metal gives up electrons readily; reduction less favorable
general-electrochemistry-basics-870 | avogadro constant from electrolysis; determine Avogadro constant by electrolysis; calculate L from charge and mass deposited; Avogadro number from copper plating; finding the Avogadro constant from current and time; F = Le
general-electrochemistry-basics-871 | avogadro constant from electrolysis; errors in electrolysis experiment for Avogadro constant; copper electrolysis Avogadro constant experiment; finding the Faraday constant by electrolysis; sources of error electrolysis of copper sulfate mass; why is my Avogadro constant too high
general-electrochemistry-basics-872 | what forms at each electrode electrolysis of molten salt; electrolysis of molten lead bromide; half equations electrolysis molten salt; products of electrolysis of molten compounds; lead bromide electrolysis cathode anode; electrolysis of molten ionic compounds half equations
general-electrochemistry-basics-873 | reactions in lead storage battery charging discharging; lead acid battery cathode reaction; lead storage battery half reactions; lead accumulator discharge equation; PbO2 electrode reaction; car battery cathode
general-electrochemistry-basics-874 | writing cell notation for a zinc-copper cell; cell notation Daniell cell; line notation galvanic cell; cell diagram zinc copper; anode on the left cell notation; shorthand notation electrochemical cell
general-electrochemistry-basics-875 | writing cell notation for a zinc-copper cell; what does the double line mean in cell notation; single vertical line cell notation; salt bridge in cell notation; phase boundary line notation; cell notation meaning of lines
general-electrochemistry-basics-876 | reactions in lead storage battery charging discharging; role of sulfuric acid in lead storage battery; lead acid battery density of acid; why does sulfuric acid density fall in a discharged battery; hydrometer car battery; specific gravity of battery acid
general-electrochemistry-basics-879 | fuel cells vs batteries; hydrogen fuel cell and battery compared; what fuel cells and batteries have in common; difference between a fuel cell and a battery; fuel cell comparison; redox at two electrodes
general-electrochemistry-basics-880 | positive E cell but no reaction; hydrogen and oxygen do not react at room temperature; high activation energy despite positive E cell; kinetic stability of H2 and O2; spontaneous but slow; E cell says nothing about rate
general-electrochemistry-basics-881 | limitations of E cell predictions; reasons a feasible redox reaction is not observed; nonstandard conditions and slow rate; positive E cell no reaction two reasons; limits of standard electrode potentials; kinetic factors and nonstandard conditions | predicting-redox-reactions
general-electrochemistry-basics-900 | rust near the sea; why salt speeds up rusting; salt water corrosion; cars rusting at the coast; electrolyte in rusting
general-electrochemistry-basics-907 | copper and HCl electrode potentials; E cell for Cu + 2H+; standard potential of copper and hydrogen; negative E cell not spontaneous; why copper gives no hydrogen by electrode potentials; copper and acid E standard
general-electrochemistry-basics-908 | cell notation with platinum electrodes; cell notation H2 Fe3+ Fe2+; cell diagram with two inert electrodes; line notation for hydrogen and iron(III) cell; conventional cell representation with Pt; writing cell notation from half reactions
general-electrochemistry-basics-909 | why platinum in cell notation; inert platinum electrode; Pt electrode for Fe3+/Fe2+; purpose of the platinum electrode; half cell with two ions in solution; inert electrode in a galvanic cell; when is Pt needed
general-electrochemistry-basics-960 | silver spoons and eggs; why silver turns black; silver spoon turns black with eggs; tarnish on silver; silver sulfide; silver tarnish
general-electrochemistry-basics-961 | why silver turns black; tarnish on silver; silver tarnishing redox; silver sulfide; silver and hydrogen sulfide; corrosion of silver
general-electrochemistry-basics-962 | breathalyzer; fuel-cell breathalyzer; fuel cell breath test; how a breathalyzer measures alcohol; ethanol fuel cell sensor
general-electron-configuration-01 | ground-state electron configuration; writing electron configurations; aufbau principle; 1s2 2s2 2p6; orbital filling order; electron arrangement
general-electron-configuration-02 | electron configuration of transition metal ions; Fe3+ electron configuration; 4s electrons lost before 3d; electron configuration of cations; iron(III) ion configuration
general-electron-configuration-03 | number of unpaired electrons; unpaired electrons in transition metal ions; Cr2+ electron configuration; d4 ion; d electron count
general-electron-configuration-04 | allowed sets of quantum numbers; quantum numbers of an orbital; n l ml ms; 4d orbital quantum numbers; valid quantum numbers
general-electron-configuration-05 | Rydberg equation calculation; Balmer series; wavelength of emitted light; hydrogen emission line; electron transition wavelength; Rydberg formula
general-electron-configuration-06 | maximum electrons per shell; electron capacity of shells; 2n² rule; electrons in the third shell; number of electrons in a shell
general-electron-configuration-07 | hydrogen-like ions; ionization energy of He+; one-electron ions; Bohr energy levels Z²; hydrogenic atoms | bohr-model
general-electron-configuration-101 | excited state electron configuration; excited vs ground state; impossible electron configurations; electron promotion
general-electron-configuration-102 | counting s and p electrons; number of p electrons; electrons in subshells; ground-state electron configuration
general-electron-configuration-103 | cobalt electron configuration; filling of d orbitals; paired electrons in 3d; orbital diagram; number of doubly occupied orbitals; unpaired electrons
general-electron-configuration-104 | two electrons per orbital; lithium electron configuration; opposite spins; why 1s holds two electrons; Pauli principle
general-electron-configuration-105 | same quantum numbers; opposite spins; spin quantum number; Pauli principle; no two electrons same quantum numbers
general-electron-configuration-106 | without the Pauli principle; hypothetical electron configuration; why electrons fill higher shells; Pauli principle
general-electron-configuration-107 | orbitals that do not exist; 3f orbital; allowed orbitals; allowed values of l; possible subshells
general-electron-configuration-108 | degenerate orbitals; hydrogen orbital energies; degeneracy in hydrogen; orbital energy depends on n; 3s 3p 3d same energy
general-electron-configuration-109 | radial distribution function; radial probability; most probable distance of electron; Bohr radius; hydrogen 1s electron density; probability density vs radial distribution | atomic-orbitals
general-electron-configuration-110 | PES; ionization energy from PES; photoelectron spectrum of neon; first ionization energy of neon; reading a photoelectron spectrum
general-electron-configuration-111 | PES; 4s vs 3d binding energy; scandium photoelectron spectrum; 4s electrons removed first
general-electron-configuration-112 | PES; valence electrons from PES; identifying element from PES; number of valence electrons
general-electron-configuration-113 | valence electrons of gallium; valence vs core electrons; full d subshell not valence; counting valence electrons
general-electron-configuration-114 | valence electrons from formulas; highest oxide and hydride; group from oxide formula; number of valence electrons; group 15 | valence-electrons
general-electron-configuration-115 | one 4s electron; chromium and copper exceptions; electron configuration exceptions; anomalous electron configurations; 4s1 configuration
general-electron-configuration-116 | inert pair effect; thallium(I); 6s2 lone pair; Tl+ electron configuration; thallium oxidation states | electron-configuration-of-ions
general-electron-configuration-21 | p orbital shape; meaning of an orbital; electron probability density; orbital boundary surface; what is an orbital
general-electron-configuration-22 | 2s vs 1s orbital; radial nodes; nodes of orbitals; spherical node; s orbitals
general-electron-configuration-23 | number of valence electrons; outer-shell electrons; valence electrons from group; valence electrons of selenium
general-electron-configuration-24 | number of valence electrons; valence electrons from ion configuration; identifying element from ion configuration; outer-shell electrons
general-electron-configuration-25 | orbital diagram; electron spin in orbitals; Pauli vs Hund's rule; electrons in boxes; opposite spins; orbital box notation
general-electron-configuration-26 | subshell electron capacity; hypothetical electron spin values; number of electrons in d subshell; electrons per orbital
general-electron-configuration-27 | PES; photoelectron spectrum of an element; identifying element from PES; PES peak heights; PES and electron configuration
general-electron-configuration-28 | PES; binding energy of 1s electrons; core electron binding energy; comparing photoelectron spectra; nuclear charge and binding energy
general-electron-configuration-29 | PES; photoelectron spectra of Mg and Al; 3p vs 3s binding energy; PES and shielding; ionization energy Mg vs Al
general-electron-configuration-300 | shapes of atomic orbitals nodes; radial and angular nodes; nodes of a 3p orbital; number of nodes
general-electron-configuration-301 | shapes of atomic orbitals nodes; shape of p orbital; nodal plane; atomic orbital shapes
general-electron-configuration-302 | shapes of atomic orbitals nodes; radial nodes; radial distribution function; identifying orbitals from nodes
general-electron-configuration-560 | PES spectrum; photoelectron spectrum identify element; reading a PES graph; PES peak heights number of electrons; photoelectron spectroscopy AP chem; PES peaks subshells
general-electron-configuration-561 | why Cr and Cu break the aufbau pattern; chromium electron configuration; chromium six unpaired electrons; aufbau exceptions; half filled 3d subshell; Cr 3d5 4s1 | electron-configuration
general-electron-configuration-580 | Balmer series; photon energy frequency wavelength; compare photons by color; red vs blue photon energy; hydrogen emission lines; Balmer series colors; energy and wavelength of a photon; n=4 to n=2 vs n=3 to n=2; hydrogen line spectrum; relation between energy frequency and wavelength
general-electron-configuration-581 | Balmer vs Lyman series; Lyman series ultraviolet; why Lyman lines are ultraviolet; Balmer series visible; hydrogen spectral series; transitions to n=1; Lyman Balmer Paschen; hydrogen line spectrum; which hydrogen series is visible
general-electron-configuration-660 | noble gas shorthand electron configuration; noble gas notation; abbreviated electron configuration; condensed electron configuration of bromine; mistake in noble gas configuration; forgetting the 3d electrons
general-electron-configuration-661 | chromium and copper electron configurations; why are chromium and copper exceptions; anomalous configurations of chromium and copper; half-filled and filled d subshell stability; exceptions to the aufbau principle; 3d5 4s1 and 3d10 4s1
general-electron-configuration-662 | why is chromium 3d5 4s1; half-filled subshell stability; why silicon is not 3s1 3p3; exceptions to the aufbau order; 4s and 3d close in energy; chromium electron configuration exception
general-electron-configuration-663 | paramagnetism; Gouy balance; paramagnetic or diamagnetic experiment; substance attracted into a magnetic field; unpaired electrons and magnetism; magnetic susceptibility measurement
general-electron-configuration-664 | paramagnetic and diamagnetic atoms; paramagnetism of atoms; diamagnetic atoms; which atom is paramagnetic; even number of electrons and diamagnetism; unpaired electrons in oxygen atom
general-electron-configuration-665 | paramagnetism of ions; most paramagnetic ion; paramagnetic transition metal ions; ranking ions by unpaired electrons; magnetic behavior of ions; number of unpaired electrons in Mn2+
general-electron-configuration-790 | continuous spectrum vs line spectrum; difference between continuous and line spectrum; line emission spectrum; hydrogen discharge tube spectrum; filament lamp spectrum; emission spectra of gases
general-electron-configuration-791 | absorption spectrum dark lines; emission and absorption line spectra; dark lines in a continuous spectrum; sodium vapor absorption line; Fraunhofer lines; how line spectra arise
general-electron-configuration-820 | unpaired electrons in transition metal ions; 4s before 3d; identify the element from unpaired electrons; hard electron configuration questions; iron 2+ and 3+ configuration
general-electron-configuration-840 | cr and cu electron configs; chromium and copper exceptions; weird electron configurations; 4s1 configurations; Cu 3d10 4s1; exceptions in first row transition metals | electron-configuration
general-electron-configuration-841 | cr weird electron config; why chromium is 3d5 4s1; half filled d subshell stability; explanation of chromium exception; electron repulsion pairing 4s | electron-configuration
general-electron-configuration-879 | electron configuration of Fe3+; iron(III) ion configuration; 4s electrons removed first; which electrons does iron lose; Fe3+ 3d5; transition metal ion configuration
general-electron-configuration-900 | why 4s electrons are lost before 3d; 4s vs 3d energy in ions; removing electrons from transition metals; iron(II) ion configuration; order of losing electrons
general-electron-configuration-901 | ions with the same electron configuration; isoelectronic transition metal ions; Cr2+ and Mn3+; d4 ions; configuration of chromium and manganese ions
general-electron-configuration-902 | magnetic quantum number; which quantum number differs; electrons in different p orbitals; quantum numbers of 2p electrons; orbitals of a subshell
general-electron-configuration-903 | why there is no 2d orbital; allowed values of l; relation of n and l; angular momentum quantum number; forbidden subshells
general-empirical-formulas-01 | percentage by mass calculation; percent nitrogen in ammonium nitrate; mass percent of an element; percentage composition; nitrogen content of fertilizer
general-empirical-formulas-02 | empirical formula from percent composition; empirical formula calculation; simplest formula; simplest whole-number ratio
general-empirical-formulas-03 | empirical formula from combustion data; combustion analysis calculation; elemental analysis; C, H, O combustion problem
general-empirical-formulas-04 | empirical vs molecular formula; empirical formula of glucose; simplest whole-number ratio; simplest formula
general-empirical-formulas-05 | formula of a hydrate; water of crystallization; CuSO4·xH2O; determining x in a hydrate; hydrate calculation; empirical formula of a hydrate
general-empirical-formulas-101 | highest percentage of oxygen; comparing mass percentages; mass percent of an element; percentage by mass; percentage composition
general-empirical-formulas-102 | empirical vs molecular formula; molecular formula from molar mass; gas density to molecular formula; determining molecular formula
general-empirical-formulas-103 | molecular formula from empirical formula; molecular ion and molecular formula; empirical to molecular formula; molecular formula from molar mass
general-empirical-formulas-104 | molecular formula calculation; molecular formula of a hydrocarbon; percent carbon in a hydrocarbon; empirical to molecular formula
general-empirical-formulas-105 | oxygen by difference; oxygen in combustion analysis; elemental analysis; limits of combustion analysis
general-empirical-formulas-106 | combustion train; absorption tubes order; error in combustion analysis; elemental analysis apparatus; Liebig combustion analysis | combustion-analysis
general-empirical-formulas-107 | hydrocarbon formula from combustion products; molecular formula from CO2 and H2O; combustion analysis calculation; combustion of a hydrocarbon
general-empirical-formulas-108 | water of crystallization; copper sulfate pentahydrate; what is a hydrate; CuSO4·5H2O; crystal water
general-empirical-formulas-109 | hydrate experiment error; incomplete dehydration; heating to constant mass; barium chloride hydrate; finding x in a hydrate
general-empirical-formulas-110 | percent water in a hydrate; water of crystallization; mass loss of hydrates; comparing hydrates; washing soda
general-empirical-formulas-300 | empirical formula of magnesium oxide; magnesium ribbon crucible experiment; empirical formula from masses; MgO lab
general-empirical-formulas-301 | empirical formula of magnesium oxide; magnesium ribbon crucible experiment; MgO lab procedure; lifting the lid
general-empirical-formulas-303 | empirical formula from percent composition; empirical formula calculation; percent to empirical formula; mass percentages
general-empirical-formulas-304 | empirical formula from percent composition; steps for empirical formula; percent to empirical formula; percent composition
general-empirical-formulas-305 | combustion analysis of organic compounds; combustion analysis calculation; empirical formula from CO2 and H2O; CHO analysis
general-empirical-formulas-306 | combustion analysis of organic compounds; combustion analysis; principle of combustion analysis; empirical formula from CO2 and H2O
general-empirical-formulas-307 | CuSO4.5H2O water of crystallisation; copper sulfate hydrate; heating hydrated copper sulfate; test for water; hydrates
general-empirical-formulas-308 | CuSO4.5H2O water of crystallisation; finding hydrate formula; hydrate calculation; water of crystallization of copper sulfate
general-empirical-formulas-560 | percent comp to empirical formula to molecular formula; mole ratio 1.33; multiply ratio by 3; empirical formula whole number ratio; vitamin C empirical formula; C3H4O3 ascorbic acid formula
general-empirical-formulas-561 | percent comp to empirical formula to molecular formula; nicotine molecular formula; molecular formula from molar mass; percent composition C H N; C5H7N empirical
general-empirical-formulas-600 | fool's gold; pyrite; FeS2; percent iron in pyrite; iron pyrites
general-empirical-formulas-601 | green vitriol and blue vitriol; blue vitriol; water of crystallization; percent water in CuSO4.5H2O; copper sulfate pentahydrate
general-empirical-formulas-680 | test for water anhydrous copper sulfate; anhydrous copper sulfate turns blue; chemical test for water; does copper sulfate test show pure water
general-empirical-formulas-681 | hydrated copper sulfate reversible reaction energy; adding water to anhydrous copper sulfate; anhydrous copper sulfate gets hot; energy change in reversible reactions copper sulfate; hydrated and anhydrous copper sulfate
general-empirical-formulas-803 | empirical formula of magnesium oxide; magnesium crucible lab; error in empirical formula; incomplete combustion of magnesium; why lift the crucible lid
general-empirical-formulas-804 | magnesium nitride in magnesium oxide lab; why add water to the crucible; Mg3N2 side product; empirical formula of MgO error; nitride to oxide
general-empirical-formulas-870 | percent purity from mass percent; which impurity lowers the percent chlorine; is the sample pure from elemental mass percent; purity of sodium chloride from mass percent; elemental composition of a mixture; deciding if a sample is pure from percent composition
general-empirical-formulas-871 | percent purity of an ore; percent purity from mass percent; percentage of Fe2O3 in iron ore; mass percent of iron in an ore; purity of a sample from elemental analysis; percent of compound in a mixture from percent of element
general-empirical-formulas-872 | law of multiple proportions; law of multiple proportions examples; multiple proportions vs definite proportions; Dalton law of multiple proportions; nitrogen oxides multiple proportions
general-empirical-formulas-873 | law of multiple proportions; law of multiple proportions problem; multiple proportions from percent composition; mass ratios in two compounds of the same elements; copper oxides law of multiple proportions
general-empirical-formulas-900 | compounds with the same percent composition; same mass percentages; acetylene and benzene; composition and ratio of atoms; percentage composition of hydrocarbons
general-empirical-formulas-901 | percentage of carbon in alkanes; carbon content of long chains; mass percent carbon limit; percent composition of CH2; homologous series percent carbon
general-empirical-formulas-902 | damp sample in combustion analysis; moisture error in elemental analysis; error in combustion analysis; CHN results too high or too low; benzoic acid combustion analysis
general-empirical-formulas-903 | copper oxide in combustion analysis; why CuO is used in elemental analysis; incomplete combustion in CHN analysis; combustion train; oxidation of CO to CO2
general-equilibrium-01 | Kc expression; writing equilibrium constant expressions; law of mass action; equilibrium law; ammonia equilibrium constant
general-equilibrium-02 | reversing an equilibrium reaction; K of reverse reaction; manipulating equilibrium constants; K for halved equation; relation between equilibrium constants
general-equilibrium-03 | ICE table; equilibrium concentration calculation; Kc calculation; hydrogen iodide equilibrium; H2 + I2 ⇌ 2HI
general-equilibrium-04 | effect of temperature on equilibrium; NO2 N2O4 equilibrium; shifting equilibrium; Le Châtelier's principle; adding inert gas to equilibrium
general-equilibrium-05 | Q vs K; direction of reaction; predicting direction of equilibrium; reaction quotient Q; comparing Q and K
general-equilibrium-06 | Kp from Kc; Kp = Kc(RT)^Δn; Kc to Kp conversion; Kp calculation; Kp vs Kc
general-equilibrium-07 | degree of dissociation; Kc from percent dissociation; N2O4 dissociation; ICE table; Kc calculation
general-equilibrium-08 | evaporation rate equals condensation rate; equal forward and reverse rates; liquid-vapor equilibrium; evaporation in a closed flask; physical equilibrium
general-equilibrium-09 | radioactive tracer in equilibrium; isotopic labeling of an equilibrium; hydrogen iodide equilibrium; reactions continue at equilibrium; iodine-131 tracer
general-equilibrium-10 | heterogeneous equilibrium; solids omitted from equilibrium constant; Kc expression with solids; writing equilibrium constant expressions
general-equilibrium-11 | water in equilibrium expression; esterification equilibrium constant; when to include water in Kc; Kc of esterification; pure liquids in equilibrium constant | equilibrium-constant-expression
general-equilibrium-12 | effect of pressure on equilibrium; NO2 N2O4 syringe experiment; compressing an equilibrium mixture; color change on compression; nitrogen dioxide equilibrium color
general-equilibrium-13 | iron thiocyanate equilibrium; effect of concentration on equilibrium; FeSCN2+ equilibrium; removing a reactant; equilibrium color change
general-equilibrium-14 | compromise temperature in ammonia synthesis; Haber–Bosch conditions; rate vs yield of ammonia; industrial ammonia production; why 450 °C in Haber process; how ammonia is made in industry
general-equilibrium-15 | recycling unreacted gases; removal of ammonia by liquefaction; Haber–Bosch process; industrial ammonia production; ammonia synthesis
general-equilibrium-16 | contact process; sulfuric acid manufacture; effect of temperature on K and k; equilibrium constant vs rate constant; SO2 to SO3 | haber-process
general-equilibrium-17 | Kp of a decomposition of a solid; ammonium hydrogen sulfide equilibrium; heterogeneous equilibrium Kp; Kp calculation; Kp from total pressure; NH4HS
general-equilibrium-18 | Kp equals Kc; Kp = Kc(RT)^Δn; Kp vs Kc; change in moles of gas; Δn = 0
general-equilibrium-19 | very small equilibrium constant; meaning of small K; size of K; extent of reaction; thermodynamics vs kinetics of equilibrium
general-equilibrium-20 | particle diagram of equilibrium; particulate model of equilibrium; K from particle diagram; ratio of products to reactants
general-equilibrium-201 | saturated solution equilibrium; dissolution and crystallization; evidence for dynamic equilibrium; sugar crystal in saturated solution; solubility equilibrium
general-equilibrium-202 | equal forward and reverse rates; concentration vs time graph; reversible reactions; what is equal at equilibrium
general-equilibrium-203 | equilibrium from either side; NO2 N2O4 equilibrium; approach from both directions; same equilibrium from reactants or products
general-equilibrium-204 | equation from Kc expression; Kc expression; law of mass action; equilibrium law; N2O5 equilibrium
general-equilibrium-205 | heterogeneous equilibrium; K expression with gas and ions; writing equilibrium constant expressions; solids omitted from equilibrium constant; zinc and acid
general-equilibrium-206 | adding solid to equilibrium; calcium carbonate equilibrium; heterogeneous equilibrium; pressure of CO2 over limestone; effect of adding a solid | equilibrium-constant-expression
general-equilibrium-207 | Kp from total pressure; PCl5 dissociation; Kp calculation; ICE table with pressures; partial pressures at equilibrium
general-equilibrium-208 | Q vs K; reaction quotient calculation; predicting direction of equilibrium; Qc; direction of reaction
general-equilibrium-209 | effect of volume change on equilibrium; Q after doubling volume; expansion of equilibrium mixture; Q vs K; NO2 N2O4 equilibrium
general-equilibrium-210 | Kc calculation; ICE table; SO3 decomposition equilibrium; Kc from equilibrium amounts
general-equilibrium-211 | large equilibrium constant; thermodynamics vs kinetics; K says nothing about rate; hydrogen and oxygen mixture; meaning of large K
general-equilibrium-212 | temperature dependence of K; K and temperature; endothermic from K data; nitric oxide formation at high temperature; effect of temperature on equilibrium constant
general-equilibrium-213 | lime kiln; removing a product; calcium carbonate decomposition; CO2 pressure over limestone; open system equilibrium; driving a reaction to completion
general-equilibrium-214 | adding equilibria; overall equilibrium constant; dissolving silver chloride in ammonia; multiplying equilibrium constants; Ksp and formation constant
general-equilibrium-215 | dividing equilibrium constants; overall equilibrium constant; adding equilibria; relation between equilibrium constants
general-equilibrium-216 | square root of K; manipulating equilibrium constants; relation between equilibrium constants; overall equilibrium constant; K for halved equation
general-equilibrium-217 | equilibrium concentration calculation; ICE table; water-gas shift equilibrium; perfect square equilibrium problem; finding concentration from Kc
general-equilibrium-218 | ICE table setup; change row in ICE table; stoichiometric changes to equilibrium; ICE table
general-equilibrium-219 | Haber process catalyst; lower temperature ammonia synthesis; Haber–Bosch conditions; ammonia yield vs temperature; benefit of a better catalyst
general-equilibrium-220 | inert gas effect on equilibrium; argon in ammonia plant; adding inert gas at constant pressure; ammonia synthesis; partial pressures and yield
general-equilibrium-221 | solubility of barium sulfate; least soluble in which solution; common ion and solubility; BaSO4 in sulfate solution
general-equilibrium-222 | molar solubility with a common ion; molar solubility from Ksp; solubility of CaF2 in NaF; Ksp calculation; calcium fluoride solubility
general-equilibrium-223 | silver chloride in concentrated chloride; dichloroargentate; complex formation and solubility; AgCl solubility in NaCl; AgCl2− | common-ion-effect
general-equilibrium-224 | common ion effect on weak acid; adding sodium acetate to acetic acid; percent ionization decrease; suppression of ionization; acetate common ion
general-equilibrium-300 | Kc Kp Ka Kw all the K's; types of equilibrium constants; Kc and Kp; Ka Kb Kw Ksp; equilibrium constants compared
general-equilibrium-301 | Kc Kp Ka Kw all the K's; Ka from Kb; Ka Kb Kw relation; KaKb = Kw; conjugate acid constant calculation
general-equilibrium-302 | Kc and Kp; Kp and Kc relationship; Kc Kp Ka Kw all the K's; when is Kp equal to Kc; delta n of gas
general-equilibrium-303 | Kc Kp Ka Kw all the K's; Kw expression; ionic product of water; equilibrium constant expressions
general-equilibrium-304 | Kp; AQA Kp; partial pressure from mole fraction; mole fraction calculation; Kp calculation
general-equilibrium-305 | Kp; AQA Kp; Kp calculation; Kp from equilibrium moles; SO2 SO3 equilibrium; mole fractions and partial pressures
general-equilibrium-306 | Kp; AQA Kp; effect of pressure on Kp; does Kp change with pressure; Le Chatelier pressure change
general-equilibrium-307 | Kp; Kp expression; heterogeneous equilibrium; decomposition of calcium carbonate
general-equilibrium-308 | equilibrium constant and Gibbs energy; Gibbs free energy and K; Q vs K and delta G; IB HL equilibrium and Gibbs energy; difference between ΔG and ΔG°
general-equilibrium-309 | equilibrium constant from Gibbs energy; ΔG° = −RT ln K; K from ΔG° calculation; IB HL Gibbs energy and equilibrium constant
general-equilibrium-310 | equilibrium constant and Gibbs energy; temperature at which K = 1; IB HL Gibbs energy; ΔG° = 0; temperature dependence of K and ΔG
general-equilibrium-311 | equilibrium constant and Gibbs energy; sign of ΔG and K; relationship between ΔG° and K; large K
general-equilibrium-312 | will a precipitate form; Qsp; Q vs Ksp; predicting precipitation; ion product and Ksp
general-equilibrium-313 | will a precipitate form; Qsp; comparing Q with Ksp; ion product calculation; PbI2 precipitation; predicting precipitation
general-equilibrium-314 | will a precipitate form; concentration needed for precipitation; Qsp; Q = Ksp; AgCl precipitation calculation
general-equilibrium-315 | will a precipitate form; Qsp; ion product; Q vs Ksp; precipitation on mixing solutions; CaF2
general-equilibrium-316 | Ksp common ion effect; common ion effect calculation; solubility with a common ion; molar solubility in CaCl2; AgCl solubility
general-equilibrium-317 | Ksp common ion effect; common ion effect; effect of common ion on solubility; does Ksp change; PbCl2 and NaCl
general-equilibrium-318 | molar solubility from Ksp; solubility from Ksp; Ksp calculation; BaSO4 solubility
general-equilibrium-319 | molar solubility from Ksp; solubility from Ksp; Mg(OH)2 solubility; Ksp = 4s^3; Ksp calculation
general-equilibrium-320 | molar solubility from Ksp; comparing solubilities from Ksp; Ksp of different salt types; AgCl vs Ag2CrO4
general-equilibrium-321 | contact process; SO2 SO3 contact process; sulfuric acid manufacture; sulphuric acid; contact process equation; how sulfuric acid is made
general-equilibrium-322 | contact process; contact process catalyst; vanadium pentoxide catalyst; industrial catalysts; SO2 SO3 contact process
general-equilibrium-323 | contact process conditions; contact process pressure; SO2 SO3 contact process; compromise conditions; sulfuric acid manufacture
general-equilibrium-324 | contact process; oleum; sulphuric acid; sulfuric acid manufacture; SO3 absorption
general-equilibrium-325 | contact process catalyst; how vanadium(V) oxide works; industrial catalysts; catalyst in contact process mechanism; variable oxidation state catalysis
general-equilibrium-326 | industrial catalysts; Haber process catalyst; contact process catalyst; how catalysts work in industry; heterogeneous catalysis examples
general-equilibrium-327 | Haber process conditions; Haber process pressure; compromise of conditions; ammonia synthesis; Le Chatelier pressure
general-equilibrium-328 | Le Chatelier temperature and pressure; effect of pressure on equilibrium; moles of gas and pressure; equilibrium shift
general-equilibrium-329 | Le Chatelier temperature and pressure; effect of temperature on equilibrium; equilibrium shifts; exothermic equilibrium
general-equilibrium-330 | how far; Kc calculation; Kc without volume; OCR 5.1.2 how far; esterification equilibrium; Kc and Kp
general-equilibrium-400 | Haber process equilibrium yield; yield of ammonia; Haber process; conditions of the Haber process; Le Chatelier's principle Haber; effect of pressure on ammonia yield
general-equilibrium-401 | Haber process conditions; why 200 atm in the Haber process; compromise pressure; Haber process; industrial production of ammonia; yield versus cost
general-equilibrium-402 | catalyst in the Haber process; iron catalyst ammonia; Haber process; does a catalyst change yield; effect of catalyst on equilibrium
general-equilibrium-560 | ICE table with the 5% approximation; why can x be dropped from denominator; small x approximation; neglecting x; why not drop x in numerator
general-equilibrium-561 | will a precipitate form when mixing two solutions; Q vs Ksp; CaF2 precipitate; dilution on mixing; forgot to halve concentrations; equal volumes mixed Ksp | reaction-quotient
general-equilibrium-562 | why does a catalyst not change K; catalyst and equilibrium constant; catalyst and delta G standard; catalyst no effect on K; delta G = -RT ln K catalyst | catalysis
general-equilibrium-563 | molar solubility with a common ion; common ion effect AgCl in NaCl; Ksp common ion; neglect s in 0.10 + s; solubility of AgCl in NaCl solution
general-equilibrium-564 | ICE table with the 5% approximation; 5% rule fails; when to use quadratic equilibrium; x not small; quadratic formula ICE table
general-equilibrium-580 | Kc calculation from initial moles; Kc units; calculating Kc; ICE table Kc; Kc from equilibrium moles and volume; units of Kc; PCl5 equilibrium Kc; PCl3 and Cl2 equilibrium; equilibrium constant from initial moles; moles to concentration in Kc
general-equilibrium-581 | Kc calculation mistake; divide by volume in Kc; moles vs concentration in Kc; Kc from initial moles; forgetting the volume in Kc; PCl5 dissociation Kc; calculating Kc; Kc units; when does volume cancel in Kc
general-equilibrium-600 | what is in toothpaste; tooth enamel; hydroxyapatite; tooth decay chemistry; acids and teeth
general-equilibrium-601 | what is in toothpaste fluoride; fluoride in toothpaste; fluorapatite; why fluoride protects teeth; hydroxyapatite
general-equilibrium-680 | ICE table with small K; small x approximation; neglecting x in an ICE table; equilibrium concentration when K is very small; dissociation of phosgene equilibrium concentration
general-equilibrium-681 | 5 percent rule for x is small; when the small x approximation fails; can x be neglected in an ICE table; when do you need the quadratic formula; error of the small x approximation
general-equilibrium-682 | what changes the value of Kc; only temperature changes K; does pressure change Kc; does removing product change the equilibrium constant; what affects the equilibrium constant
general-equilibrium-683 | does a catalyst change Kc; effect of a catalyst on the equilibrium constant; catalyst speeds up forward and reverse reaction; why does a catalyst not shift equilibrium; catalyst and position of equilibrium
general-equilibrium-684 | why does temperature change K; K as ratio of rate constants; Kc and forward and reverse rate constants; temperature and the equilibrium constant explained
general-equilibrium-685 | units of Kc; working out units of Kc; units of Kc for ammonia synthesis; deducing units from the Kc expression
general-equilibrium-686 | when does Kc have no units; Kc without units; units of Kc cancel; equilibrium constant with no units; deducing whether Kc has units
general-equilibrium-687 | units of Kp; units of Kp and Kc; units of Kc with a solid; Kp units in kPa; units of heterogeneous equilibrium constant
general-equilibrium-688 | adding inert gas at constant volume; effect of argon on equilibrium; inert gas and equilibrium; adding a noble gas to an equilibrium mixture; inert gas partial pressures unchanged
general-equilibrium-689 | adding inert gas at constant pressure; effect of helium on equilibrium with a piston; inert gas shifts equilibrium at constant pressure; inert gas and degree of dissociation; inert gas equilibrium constant volume or constant pressure
general-equilibrium-690 | degree of dissociation of N2O4 from Kp; alpha from Kp and total pressure; Kp = 4α²p/(1−α²); degree of dissociation from equilibrium constant
general-equilibrium-691 | degree of dissociation from vapor density; degree of dissociation of PCl5; vapour density method equilibrium; alpha from mean molar mass; PCl5 dissociation and density
general-equilibrium-692 | static vs dynamic equilibrium; difference between static and dynamic equilibrium; example of static equilibrium; what makes an equilibrium dynamic; static equilibrium
general-equilibrium-693 | equilibrium needs a closed system; open and closed systems equilibrium; reversible and non-reversible reactions; can an open system reach equilibrium; examples of dynamic equilibrium
general-equilibrium-701 | size of K and acid strength; position of proton transfer; large equilibrium constant; products favored; comparing acids with K
general-equilibrium-751 | common ion with silver chloride; which solute lowers solubility; AgCl in magnesium chloride; chlorate versus chloride; less soluble with common ion
general-equilibrium-752 | calcium hydroxide in NaOH or CaCl2; which common ion counts more; exponents in the solubility product; limewater with a common ion; solubility of Ca(OH)2
general-equilibrium-760 | homogeneous vs heterogeneous equilibria; homogeneous and heterogeneous equilibrium; which equilibrium is homogeneous; examples of heterogeneous equilibria; phases in an equilibrium
general-equilibrium-761 | homogeneous vs heterogeneous equilibria; compressing homogeneous and heterogeneous equilibria; effect of volume on a heterogeneous equilibrium; N2O4 and CaCO3 equilibrium pressure; pressure of CO2 over CaCO3 after compression
general-equilibrium-762 | homogeneous vs heterogeneous equilibria; when is a heterogeneous equilibrium not reached; does all the solid decompose at equilibrium; CaCO3 decomposition in a large vessel; why some N2O4 is left but no CaCO3
general-equilibrium-820 | combining equilibrium constants; solubility product and equilibrium constant; converting barium sulfate to barium carbonate; hard equilibrium problems; quotient of two Ksp
general-equilibrium-821 | Le Chatelier at constant volume; heating a sealed flask of N2O4 and NO2; Q versus K on heating; challenging Le Chatelier questions; hard equilibrium problems
general-equilibrium-822 | NH4HS decomposition equilibrium; Kp with a solid and two gases; ICE table with a product already present; hard equilibrium problems; difficult Kp calculations
general-equilibrium-823 | Le Chatelier pressure and temperature; effect of compression on equilibrium yield; equilibrium yield data exothermic; hard Le Chatelier problems; adiabatic compression of an equilibrium mixture
general-equilibrium-824 | preventing Mg(OH)2 from precipitating; Ksp with a buffer; common ion effect ammonium and ammonia; hard Ksp problems; selective precipitation with NH4Cl
general-equilibrium-825 | inert gas at constant volume; adding helium to an equilibrium; adding an inert gas; noble gas added at constant volume; Le Chatelier inert gas; PCl5 equilibrium with helium; total pressure without shift | le-chateliers-principle
general-equilibrium-840 | Ksp will a precipitate form; two solutions mixed; AgCl precipitate Q vs Ksp; halve the concentration on mixing; dilution when mixing; ionic product | reaction-quotient
general-equilibrium-841 | cycads detoxing equilibrium; aboriginal food processing; leaching cycad seeds running water; cycasin removal; why running water removes toxin | dynamic-equilibrium; le-chateliers-principle
general-equilibrium-842 | cycads detoxing equilibrium; aboriginal food processing; changing the water cycad seeds; cycasin fresh water; leaching toxin le chatelier | le-chateliers-principle
general-equilibrium-843 | what happens to Kc when you increase pressure; pressure effect on Kc; pressure and yield of SO3; contact process pressure; Kc only changes with temperature
general-equilibrium-844 | what happens to Kc when you increase pressure; why Kc unchanged by pressure; Haber process pressure Kc; Q less than K compression; more ammonia same Kc | reaction-quotient
general-equilibrium-879 | inert gas at constant volume; adding neon to an equilibrium; effect of an inert gas on equilibrium; noble gas and Le Chatelier; PCl5 equilibrium with inert gas; Q unchanged by inert gas; total pressure raised without a shift | reaction-quotient
general-equilibrium-900 | ICE table with two roots; choosing the root of the quadratic; negative concentration; quadratic equation in equilibrium; hydrogen and iodine equilibrium
general-equilibrium-901 | setting up an ICE table; Kc in terms of x; NOCl decomposition; ICE table from pure reactant; equilibrium expression with x
general-equilibrium-907 | why add NH4Cl before NH4OH; ammonium chloride in group 3 salt analysis; NH4Cl suppresses ionization of NH4OH; common ion effect in qualitative analysis; group III precipitation of hydroxides; keeping magnesium and zinc in solution in group 3
general-equilibrium-908 | Fe(OH)3 and Mg(OH)2 precipitation in NH3 and NH4Cl; Ksp with ammonia buffer; will Mg(OH)2 precipitate from ammonia; ion product with NH4Cl present; selective precipitation of Fe3+ and Mg2+; Q vs Ksp of hydroxides in ammonia
general-equilibrium-909 | adding solid does not shift equilibrium; NH4HS equilibrium; solids in the equilibrium constant; pure solid and Le Chatelier; heterogeneous equilibrium adding solid; why solids are left out of K; ammonium hydrogen sulfide decomposition
general-equilibrium-910 | degree of dissociation of N2O4 from vapor density; vapour density and degree of dissociation; N2O4 and NO2 equilibrium vapor density; alpha from vapor density; mean molar mass of a dissociating gas; D - d over d | gas-density-and-molar-mass
general-equilibrium-960 | particle diagrams of equilibrium; which box is at equilibrium; numbers of particles in a box and K; particulate diagram and equilibrium constant; representations of equilibrium; Q from a particle diagram
general-equilibrium-961 | particle diagrams of equilibrium; particle diagrams over time; which box is at equilibrium; numbers of particles in a box and K; representations of equilibrium; when is equilibrium reached
general-gas-laws-01 | Boyle's law calculation; P1V1 = P2V2; pressure-volume relationship; gas compression at constant temperature; pressure and volume of a gas
general-gas-laws-02 | pressure-temperature relationship; P1/T1 = P2/T2; pressure change on heating; Gay-Lussac's law calculation; heating gas in a rigid container
general-gas-laws-03 | Dalton's law; partial pressure calculation; mole fraction and partial pressure; gas mixture pressure; Dalton's law of partial pressures
general-gas-laws-04 | collecting gas over water; water vapor pressure correction; Dalton's law calculation; ideal gas law calculation; gas collected over water
general-gas-laws-05 | molar volume of a gas; volume of gas at STP; 22.4 L/mol; gas volume calculation; moles to liters of gas
general-gas-laws-06 | molar mass from gas density; M = dRT/P; ideal gas law calculation; molar mass of a gas calculation
general-gas-laws-07 | Graham's law; rate of effusion; effusion of helium; relative effusion rates; Graham's law calculation
general-gas-laws-101 | p vs 1/V graph; Boyle's law graph; pressure-volume graph; inverse proportionality of pressure and volume
general-gas-laws-102 | bubble rising in water; diver bubble volume; Boyle's law calculation; P1V1 = P2V2; pressure at depth
general-gas-laws-103 | Boyle's law experiment; gas leak in syringe; PV constant data; syringe experiment error | boyles-law
general-gas-laws-104 | two connected flasks; opening a valve between gas flasks; final pressure after mixing gases; Boyle's law calculation; connected gas containers
general-gas-laws-201 | weather balloon volume; P1V1/T1 = P2V2/T2; combined gas law calculation; balloon rising in atmosphere
general-gas-laws-202 | combined gas law calculation; P1V1/T1 = P2V2/T2; solving for temperature of a gas; gas volume, pressure and temperature
general-gas-laws-203 | doubling pressure and temperature; effect on volume and density of gas; P1V1/T1 = P2V2/T2; gas density change
general-gas-laws-204 | collecting gas over water; volume of dry gas at STP; water vapor pressure correction; combined gas law calculation; dry hydrogen volume
general-gas-laws-205 | hot-air balloon; fraction of air escaping on heating; density of hot air; why hot-air balloons rise | charless-law
general-gas-laws-206 | aerosol can in fire; why spray cans explode; pressure-temperature relationship; pressure of gas on heating; constant volume heating
general-gas-laws-207 | tire pressure; gauge pressure vs absolute pressure; pressure-temperature relationship; tire pressure calculation; gauge pressure
general-gas-laws-208 | gas volume ratios; hydrocarbon formula from gas volumes; eudiometry; combining volumes of gases; combustion of gaseous hydrocarbon
general-gas-laws-209 | Avogadro's hypothesis; diatomic molecules evidence; Gay-Lussac's law of combining volumes; hydrogen and chlorine volumes; history of diatomic molecules
general-gas-laws-21 | volume vs temperature graph; absolute zero from extrapolation; V–T graph; absolute zero; volume and temperature of a gas
general-gas-laws-210 | molar mass of unknown gas; weighing gases; relative density of gases; comparing gas masses in same flask; molar mass of a gas calculation
general-gas-laws-211 | which gases are denser than air; density of gases vs air; balloon sinks in air; average molar mass of air; propane denser than air
general-gas-laws-212 | gas density vs temperature and pressure; density of an ideal gas; d = PM/RT; comparing gas densities
general-gas-laws-213 | Dumas method; Dumas method error; molar mass of a volatile liquid; vapor density method; molar mass experiment error
general-gas-laws-214 | PV = nRT; pressure proportional to moles; comparing gas pressures; helium vs hydrogen pressure; equal masses of gases
general-gas-laws-215 | air bag; sodium azide; ideal gas stoichiometry calculation; mass from gas volume; PV = nRT calculation
general-gas-laws-22 | Charles's law calculation; V1/T1 = V2/T2; volume-temperature relationship; temperature from gas volume
general-gas-laws-23 | heating gas in a rigid container; when Charles's law applies; pressure increase at constant volume; Charles's vs Gay-Lussac's law; constant volume gas heating
general-gas-laws-24 | experimental determination of absolute zero; absolute zero experiment error; extrapolation to zero volume; water vapor error gas experiment; gas thermometer | charless-law
general-gas-laws-300 | eudiometry; eudiometer; gas analysis by volume changes; 2H2 + O2 -> 2H2O; volumes of gases
general-gas-laws-301 | eudiometry; eudiometer; formula of a hydrocarbon by explosion; gas analysis by volume changes; contraction on combustion
general-gas-laws-302 | eudiometry; eudiometer; absorption of CO2 by KOH; gas analysis by volume changes
general-gas-laws-303 | eudiometry; gas mixture analysis; explosion of CO and CH4; gas analysis by volume changes; eudiometry calculation
general-gas-laws-304 | gas stoichiometry at STP; molar volume 22.4 L; volume of gas from moles; stoichiometry with gas volumes
general-gas-laws-305 | gas stoichiometry at STP; mass to volume of gas; molar volume at STP calculation; stoichiometry with gas volumes
general-gas-laws-306 | gas laws; combined gas law; Boyle Charles gas laws; medium difficulty gas law questions; combined gas law calculation; SAT gas laws
general-gas-laws-307 | gas laws; Charles law; Boyle Charles gas laws; Charles's law calculation; SAT gas laws
general-gas-laws-308 | gas laws; Boyle and Charles; Boyle's law and Charles's law; gas laws Boyle Charles; SAT gas laws
general-gas-laws-309 | baking soda and vinegar; gas stoichiometry at STP; CO2 from baking soda; volume of gas at STP calculation
general-gas-laws-310 | gas stoichiometry at STP; hydrogen peroxide; volume strength; H2O2 decomposition calculation; volume of oxygen at STP
general-gas-laws-560 | gas collected over water; why subtract vapor pressure; water vapour pressure correction; dry gas pressure; collecting oxygen over water; daltons law gas over water | partial-pressures
general-gas-laws-561 | gas collected over water; forgot to subtract vapor pressure; hydrogen collected over water; water vapor pressure error; vapor pressure at higher temperature | partial-pressures
general-gas-laws-600 | why bread rises; baking soda; volume of CO2 calculation; gas from sodium bicarbonate; rising dough
general-gas-laws-701 | equal volumes of gases; Avogadro's law balloons; helium and carbon dioxide balloon; number of gas particles; mass of equal gas volumes
general-gas-laws-702 | ideal gas law units; PV = nRT mistake; temperature in kelvin; kPa and liters; Celsius in the ideal gas law
general-gas-laws-703 | open flask heated; moles of gas at constant pressure and volume; share of air left; n inversely proportional to T; ideal gas law ratio
general-gas-laws-760 | Boyle's law vs Charles's law vs Gay-Lussac's law; Boyle's, Charles's and Gay-Lussac's laws; which gas law applies; everyday examples of gas laws; difference between Charles's law and Gay-Lussac's law
general-gas-laws-761 | Boyle's law vs Charles's law vs Gay-Lussac's law; graphs of the gas laws; which gas law is an inverse proportion; Boyle's law curve and Charles's law straight line; direct and inverse gas laws
general-gas-laws-762 | Boyle's law vs Gay-Lussac's law; Boyle's and Gay-Lussac's laws explained by particles; gas laws and kinetic theory; compressing vs heating a gas; pressure and collisions with the wall
general-gas-laws-820 | partial pressures after a reaction; hydrogen and oxygen flasks connected; gas stoichiometry limiting reactant; hard gas law problems; vapor pressure of water in a gas mixture
general-gas-laws-821 | collecting gas over water errors; water level and gas pressure; molar mass of a metal from hydrogen; challenging gas law questions; eudiometer experiment error
general-gas-laws-870 | ideal gas equation unit conversions; using pV=nRT with the right units; pV=nRT with cm3 and kPa; convert cm3 to m3 ideal gas; ideal gas equation SI units; kPa to Pa in pV=nRT; Celsius to kelvin ideal gas equation
general-gas-laws-871 | using pV=nRT with the right units; unit mistakes in pV=nRT; cm3 to m3 mistake ideal gas; ideal gas equation unit conversions; common errors ideal gas equation; why is my answer 1000 times too big ideal gas
general-gas-laws-872 | volume of gas at rtp using 24 dm3; molar gas volume at rtp; mass to volume of gas at rtp; 24 dm3 per mole; gas volume in cm3 from mass; volume of carbon dioxide at room temperature and pressure
general-gas-laws-873 | volume of gas at rtp using 24 dm3; moles from gas volume at rtp; gas volume to moles 24 dm3; moles of gas from cm3; molar gas volume at rtp; moles of hydrogen in a gas syringe
general-gas-laws-874 | why does ammonia diffuse faster than hydrogen chloride; ammonia and hydrogen chloride white ring; diffusion of ammonia and HCl in a tube; where does the white ring form; diffusion and relative molecular mass; NH3 and HCl diffusion experiment
general-gas-laws-879 | combined gas law; find V2 with combined gas law; gas volume at new temperature and pressure; P1V1/T1 = P2V2/T2; volume when pressure and temperature change; combined gas law word problem
general-gas-laws-880 | rearrange the combined gas law for T2; combined gas law solve for final temperature; T2 = T1 P2V2/P1V1; combined gas law formula; final temperature of a gas; isolate T2
general-gas-laws-900 | pressure temperature graph; extrapolation to absolute zero; pressure against temperature line; absolute zero from gas pressure; graph of Gay-Lussac's law
general-gas-laws-901 | why gas pressure rises on heating; particles hitting the walls; pressure and temperature at constant volume; kinetic explanation of gas pressure; heating a gas in a rigid container
general-gas-laws-902 | when the combined gas law applies; limits of the combined gas law; constant amount of gas; P1V1/T1 = P2V2/T2; pumping up a tire
general-gas-laws-903 | error with the combined gas law; celsius in gas laws; why kelvin in gas laws; new volume of a gas; P1V1/T1 = P2V2/T2
general-gas-laws-907 | Charles's law with Celsius temperatures; doubling Celsius temperature does not double volume; gas volume 25 to 50 C; volume and kelvin temperature; Charles's law misconception; gas syringe warmed at constant pressure
general-gas-laws-908 | Boyle's law from data; pV is constant; pressure volume data of a gas; verifying Boyle's law; syringe pressure and volume experiment; which gas law do data confirm; inverse proportion of pressure and volume
general-gas-laws-960 | airbags inflate; how airbags inflate calculation; airbag sodium azide; sodium azide gives nitrogen gas; volume of nitrogen in an airbag; airbag stoichiometry
general-gas-laws-961 | airbags inflate; what gas is in an airbag; sodium azide gives nitrogen gas; airbag reaction; how do airbags work; sodium azide decomposition | balancing-equations
general-gibbs-energy-300 | salts that dissolve with cooling; endothermic dissolving; enthalpy and entropy of solution; why ammonium nitrate dissolves; cold pack
general-gibbs-energy-301 | salts that dissolve with cooling; endothermic dissolving and temperature; enthalpy and entropy of solution; solubility and temperature
general-intermolecular-forces-01 | hydrogen bonds between molecules; which molecules form hydrogen bonds; H-bonding; hydrogen bond donors; intermolecular hydrogen bonds
general-intermolecular-forces-02 | comparing boiling points; highest boiling point; hydrogen bonding and boiling point; boiling point of alcohols vs ethers; boiling points of organic compounds
general-intermolecular-forces-03 | boiling points of the halogens; London dispersion forces; boiling point trend group 17; comparing boiling points; van der Waals forces; halogens trend
general-intermolecular-forces-04 | boiling points of group 16 hydrides; boiling points of hydrides; lowest boiling point; H2S vs H2O boiling point; comparing boiling points
general-intermolecular-forces-05 | why ice floats; density of ice; structure of ice; ice less dense than water; anomalous properties of water
general-intermolecular-forces-06 | highest vapor pressure; comparing vapor pressures; vapor pressure and intermolecular forces; volatility of liquids; diethyl ether volatility
general-intermolecular-forces-07 | boiling points of branched alkanes; effect of branching on boiling point; boiling points of alkanes; isomers boiling point; dispersion forces in alkanes
general-intermolecular-forces-08 | identifying intermolecular forces; dispersion and dipole-dipole forces; dichloromethane; van der Waals forces; IMFs; types of intermolecular forces
general-intermolecular-forces-09 | intermolecular vs intramolecular forces; intermolecular forces vs covalent bonds; boiling water does not break bonds; IMFs
general-intermolecular-forces-10 | London forces; instantaneous dipole-induced dipole; temporary dipoles; van der Waals forces; liquid argon; origin of dispersion forces
general-intermolecular-forces-101 | sublimation of dry ice; breaking intermolecular forces vs bonds; which process breaks intermolecular forces; phase change of molecular substances; IMFs
general-intermolecular-forces-102 | chloroform and acetone; C–H hydrogen bond; exothermic mixing of liquids; hydrogen bonds between unlike molecules; heat of mixing | hydrogen-bonding
general-intermolecular-forces-103 | dispersion forces in all molecules; London forces in water; which molecules have dispersion forces; dispersion forces misconception; van der Waals forces
general-intermolecular-forces-104 | propane vs acetaldehyde boiling point; polar vs nonpolar boiling points; dipole forces and boiling point; permanent dipole forces; comparing boiling points
general-intermolecular-forces-105 | cis vs trans boiling point; 1,2-dichloroethene; cis-trans isomers polarity; boiling point of geometric isomers; permanent dipole forces
general-intermolecular-forces-106 | boiling point and dipole moment; ranking dipole moments; permanent dipole forces; polar vs nonpolar boiling points
general-intermolecular-forces-107 | types of solids; metallic solid; identifying type of solid; malleable conductor; properties of metals
general-intermolecular-forces-108 | types of solids; network covalent solid; silicon properties; semiconductor; identifying type of solid
general-intermolecular-forces-109 | viscosity and temperature; viscosity; why warm honey flows faster; effect of temperature on viscosity
general-intermolecular-forces-11 | CHCl3 vs CCl4 boiling point; dispersion vs dipole-dipole forces; London forces; comparing boiling points; polarizability
general-intermolecular-forces-110 | water beading on wax; cohesion vs adhesion; wetting; water drops on waxed surface; surface tension
general-intermolecular-forces-111 | fat-soluble vs water-soluble vitamins; vitamin A and vitamin C solubility; polarity and solubility; hydrophobic and hydrophilic; solubility of vitamins
general-intermolecular-forces-112 | solubility of alcohols in water; alcohol chain length and solubility; methanol vs hexanol solubility; hydrophobic tail; miscibility
general-intermolecular-forces-113 | salt insoluble in hexane; ionic compounds in nonpolar solvents; insolubility of salts; polar vs nonpolar solvents; sodium chloride solubility
general-intermolecular-forces-114 | perfluorohexane vs hexane; fluorocarbon boiling points; polarizability of fluorine; low polarizability; van der Waals forces
general-intermolecular-forces-115 | carbon monoxide dipole moment; CO vs N2 boiling point; small dipole of CO; isoelectronic molecules boiling points
general-intermolecular-forces-116 | capillary rise; capillary action; capillary rise calculation; surface tension of water vs ethanol; rise of liquid in a tube
general-intermolecular-forces-12 | orientation of dipoles; dipole-dipole attraction in HCl; alignment of polar molecules; permanent dipole forces
general-intermolecular-forces-13 | ion-dipole forces; hydration of ions; charge density of ions; ion–water attraction | dipole-dipole-forces
general-intermolecular-forces-14 | types of solids; molecular solid; identifying type of solid; ionic vs molecular vs network solids; crystalline solids
general-intermolecular-forces-15 | amorphous vs crystalline solids; glass; quartz vs quartz glass; softening of glass; amorphous solids
general-intermolecular-forces-16 | viscosity; highest viscosity; viscosity of glycerol; comparing viscosities; viscosity and hydrogen bonding
general-intermolecular-forces-17 | meniscus; mercury meniscus; cohesion vs adhesion; capillary action; curved surface of liquids
general-intermolecular-forces-18 | surface tension; detergent lowers surface tension; needle floating on water; surfactants; soap and water surface; how soap works
general-intermolecular-forces-19 | dissolving wax; nonpolar solvents; polar vs nonpolar solvents; choosing a solvent; removing stains; solubility and polarity
general-intermolecular-forces-20 | iodine extraction; iodine in cyclohexane and water; immiscible liquids; liquid-liquid extraction; polar vs nonpolar solvents; color of iodine solutions
general-intermolecular-forces-300 | tin pest; gray tin and white tin; density of tin allotropes; allotropic change of tin
general-intermolecular-forces-301 | tin pest; thermodynamics of tin pest; gray tin and white tin; spontaneity and rate; transition temperature of tin
general-intermolecular-forces-302 | supramolecular chemistry; host guest chemistry; noncovalent interactions; molecular recognition
general-intermolecular-forces-303 | supramolecular chemistry host guest; crown ethers; 18-crown-6; purple benzene; molecular recognition of cations
general-intermolecular-forces-304 | supramolecular chemistry host guest; cryptands; cryptand vs crown ether; preorganization; macrocyclic effect
general-intermolecular-forces-305 | rotaxanes and molecular machines; rotaxane; catenane; mechanical bond; interlocked molecules
general-intermolecular-forces-306 | rotaxanes and molecular machines; molecular shuttle; molecular switch; redox-driven rotaxane
general-intermolecular-forces-307 | rotaxanes and molecular machines; molecular motor; light-driven motor; unidirectional rotation; molecular machines
general-intermolecular-forces-308 | ionic liquids; what is an ionic liquid; room-temperature ionic liquids; molten salts
general-intermolecular-forces-309 | ionic liquids; why ionic liquids are liquid; low melting salts; imidazolium salts; lattice energy of ionic liquids
general-intermolecular-forces-310 | ionic liquids; ionic liquids as green solvents; vapor pressure of ionic liquids; uses of ionic liquids
general-intermolecular-forces-311 | ionic liquids; tuning ionic liquids; anion effect; hydrophobic ionic liquids; properties of ionic liquids
general-intermolecular-forces-312 | ionic liquids; electrochemical window; electrodeposition of aluminum; uses of ionic liquids
general-intermolecular-forces-313 | why ice floats; why is ice less dense than water; structure of ice; hydrogen bonds in ice
general-intermolecular-forces-314 | why ice floats; why does ice float; why is ice less dense than water; density of ice; hydrogen bonding in ice
general-intermolecular-forces-315 | why ice floats; why is ice less dense than water; density maximum of water at 4 degrees; anomaly of water
general-intermolecular-forces-316 | why ice floats; why does ice float; consequences of ice floating; density of ice
general-intermolecular-forces-317 | intermolecular forces and boiling points; ranking boiling points; intermolecular forces; boiling point order
general-intermolecular-forces-318 | intermolecular forces and boiling points; branching and boiling point; London forces; intermolecular forces
general-intermolecular-forces-319 | surface tension and capillary rise; capillary rise calculation; Jurin's law; contact angle; surface tension calculation
general-intermolecular-forces-320 | surface tension and capillary rise; capillary depression of mercury; contact angle; cohesion and adhesion
general-intermolecular-forces-400 | boiling water at altitude; what happens when you boil water; boiling point and pressure; vapor pressure and boiling; why water boils at lower temperature on mountains
general-intermolecular-forces-501 | CO2; carbon dioxide; dry ice; sublimation of CO2; why dry ice sublimes; CO2 properties
general-intermolecular-forces-600 | diffusion and Brownian motion; Brownian motion; evidence for particles; random motion of smoke particles; particle theory
general-intermolecular-forces-640 | intramolecular hydrogen bonding; o-nitrophenol and p-nitrophenol; 2-nitrophenol steam distillation; intramolecular vs intermolecular hydrogen bonding; why is o-nitrophenol more volatile than p-nitrophenol
general-intermolecular-forces-641 | intramolecular hydrogen bond; which compound has an intramolecular hydrogen bond; hydrogen bond within a molecule; salicylaldehyde hydrogen bond; intramolecular vs intermolecular hydrogen bonding
general-intermolecular-forces-642 | solubility of o-nitrophenol and p-nitrophenol; effect of intramolecular hydrogen bonding on solubility; solubility of nitrophenols; intramolecular vs intermolecular hydrogen bonding; ortho and para nitrophenol
general-intermolecular-forces-701 | boiling points of hydrogen halides; HF HCl HBr HI; anomalous boiling point of HF; dispersion forces trend; intermolecular forces from data
general-intermolecular-forces-702 | acetone and chloroform; heat of mixing; hydrogen bond of chloroform; exothermic mixing of liquids; forces between unlike molecules; negative deviation
general-intermolecular-forces-710 | amorphous vs crystalline solids; crystalline and amorphous solids cleavage; glass vs crystal; difference between crystalline and amorphous solids; why crystals have flat faces
general-intermolecular-forces-711 | crystalline vs amorphous solids; X-ray diffraction of crystalline and amorphous solids; melting point of amorphous vs crystalline; quartz vs silica glass; sharp melting point or softening range
general-intermolecular-forces-712 | amorphous vs crystalline drugs; solubility of amorphous and crystalline solids; why amorphous solids dissolve faster; amorphous to crystalline on storage; stability of amorphous solids
general-intermolecular-forces-713 | hydrogen bonding vs dipole-dipole; hydrogen bonds vs dipole-dipole forces; difference between hydrogen bonding and dipole-dipole; fluoromethane vs methylamine boiling point; does CH3F form hydrogen bonds
general-intermolecular-forces-820 | hydrogen bonding in water HF and ammonia; why water boils higher than HF; number vs strength of hydrogen bonds; hard intermolecular forces questions; boiling points of hydrides; why water has a high boiling point
general-intermolecular-forces-821 | acetic acid dimers; hydrogen-bonded pairs in vapor; vapor density and molar mass; hard intermolecular forces questions; dimerization of carboxylic acids
general-intermolecular-forces-879 | why HF boils higher than HCl; hydrogen bonding in HF; boiling point of HF vs HCl; covalent bonds do not break on boiling; H-F bond strength is not the reason; misconception about boiling points; hydrogen bond vs covalent bond in HF
general-intermolecular-forces-880 | o-nitrophenol vs p-nitrophenol boiling point; intramolecular hydrogen bonding; intermolecular vs intramolecular hydrogen bonds; ortho-nitrophenol lower boiling point; hydrogen bonds in nitrophenols; 2-nitrophenol and 4-nitrophenol
general-intermolecular-forces-900 | cooking at high altitude; why food takes longer to cook in the mountains; boiling point and pressure; boiling water at altitude; cooking potatoes at altitude
general-intermolecular-forces-981 | surface tension at the critical temperature; when surface tension becomes zero; surface tension and temperature in a sealed tube; liquid and vapor become identical; surface tension decreases on heating | surface-tension-and-viscosity
general-intermolecular-forces-982 | olive oil vs water viscosity and surface tension; high viscosity but low surface tension; viscosity of long chain molecules; chain entanglement and viscosity; no hydrogen bonds lower surface tension; why oil is more viscous than water
general-intermolecular-forces-983 | drop count and surface tension; drops per mL of water and ethanol; drop size and surface tension; surface tension of ethanol vs water; number of drops from a dropper; why ethanol drops are smaller
general-intermolecular-forces-984 | falling ball viscometer; viscosity and temperature; compare viscosities at the same temperature; ball sinking through a liquid viscosity; viscosity decreases when heated; falling sphere experiment two liquids
general-kinetics-basics-01 | how catalysts work; catalyst and activation energy; lowering activation energy; alternative reaction pathway; what is a catalyst
general-kinetics-basics-02 | relative rates of reaction; rate of disappearance; rate of formation; rates and stoichiometry; N2O5 decomposition rate
general-kinetics-basics-03 | overall reaction order; method of initial rates; order of reaction from rate data; determining reaction order; effect of doubling concentration on rate
general-kinetics-basics-04 | effect of temperature on rate; temperature and reaction rate; activation energy and collisions; why reactions go faster when hot
general-kinetics-basics-05 | first-order half-life; half-life calculation; t1/2 of first-order reaction; first-order reaction calculation
general-kinetics-basics-06 | rate law from mechanism; slow step; NO2 + CO reaction; rate equation from slow step; elementary steps
general-kinetics-basics-07 | activation energy of reverse reaction; energy profile diagram; reaction coordinate diagram; potential energy diagram; Ea reverse
general-kinetics-basics-08 | why fuel needs a match; ignition; self-sustaining combustion; energy barrier of combustion; why things keep burning
general-kinetics-basics-09 | orientation of collisions; effective collisions; steric factor; unsuccessful collision; collision geometry
general-kinetics-basics-10 | effect of surface area on rate; marble chips and acid; particle size and reaction rate; calcium carbonate and hydrochloric acid rate; volume of gas vs time graph
general-kinetics-basics-11 | rate doubles every 10 degrees; effect of temperature on rate; fraction of collisions exceeding activation energy; collision frequency vs collision energy; Q10
general-kinetics-basics-12 | temperature and Maxwell-Boltzmann curve; distribution of molecular energies; Maxwell–Boltzmann curve; peak of energy distribution
general-kinetics-basics-13 | catalyst on Maxwell-Boltzmann diagram; Maxwell–Boltzmann curve; effect of a catalyst; lowering activation energy
general-kinetics-basics-14 | kinetic energy distribution of gases; speed distribution helium vs xenon; Maxwell–Boltzmann curves of different gases; molar mass and molecular speed
general-kinetics-basics-201 | activation energy of reverse reaction; catalyst energy profile; energy profile diagram; reaction coordinate diagram; effect of catalyst on activation energy
general-kinetics-basics-202 | activation energy and temperature sensitivity; temperature effect on rate constant; larger Ea more temperature dependent; Arrhenius behavior; fraction of molecules above Ea
general-kinetics-basics-203 | area under Maxwell-Boltzmann curve; Maxwell–Boltzmann curve; effect of temperature on energy distribution; total number of molecules
general-kinetics-basics-204 | transition state; activated complex; SN2 transition state; partially formed and broken bonds; what is a transition state | activation-energy
general-kinetics-basics-205 | clock reaction; iodine clock; rate law from clock times; determining rate law; reaction order from time
general-kinetics-basics-206 | effect of pressure on reaction rate; halving the volume of reacting gases; concentration and collision frequency; rate of bimolecular reaction; effect of concentration on rate
general-kinetics-basics-300 | H2O2 decomposition catalysis; hydrogen peroxide and manganese dioxide; catalyst; what does catalyst mean; decomposition of hydrogen peroxide
general-kinetics-basics-301 | elephant toothpaste; elephants toothpaste; hydrogen peroxide decomposition; H2O2 decomposition catalysis; potassium iodide catalyst
general-kinetics-basics-302 | elephant toothpaste; catalyst concentration; H2O2 decomposition catalysis; rate vs amount of product; iodide catalyst
general-kinetics-basics-303 | H2O2 decomposition catalysis; mechanism of iodide-catalyzed decomposition; intermediate vs catalyst; hydrogen peroxide mechanism; homogeneous catalysis
general-kinetics-basics-304 | H2O2 decomposition kinetics; hydrogen peroxide half-life; first-order decomposition; H2O2 decomposition catalysis calculation
general-kinetics-basics-305 | reaction rates and stoichiometry; rate of disappearance and appearance; relating rates through coefficients; rate of formation
general-kinetics-basics-306 | reaction rates and stoichiometry; rate expression and coefficients; rate of reaction definition; relating rates through coefficients
general-kinetics-basics-307 | reaction rates and stoichiometry; rate of disappearance; relating rates through coefficients; rate calculation
general-kinetics-basics-308 | reaction rates and stoichiometry; relating rates through coefficients; rate of appearance and disappearance; equal rates of formation
general-kinetics-basics-309 | clock reactions iodine; iodine clock; iodine clock reaction; starch and iodine; thiosulfate in clock reaction
general-kinetics-basics-310 | clock reactions iodine; iodine clock order; initial rate method; order of reaction from clock times
general-kinetics-basics-311 | clock reactions iodine; why little thiosulfate; initial rate approximation; iodine clock
general-kinetics-basics-312 | clock reactions iodine; iodine clock errors; role of thiosulfate; initial rate method
general-kinetics-basics-313 | GCSE rates of reaction; surface area and rate; factors affecting rate; rate of reaction chalk and acid
general-kinetics-basics-314 | GCSE rates of reaction; measuring rate by mass loss; rate of reaction graph; marble and acid; end of a reaction
general-kinetics-basics-315 | GCSE rates of reaction; disappearing cross experiment; temperature and rate; thiosulfate and acid
general-kinetics-basics-316 | what does catalyst mean; catalyst definition; catalyst; what is a catalyst; catalyst meaning; how catalysts work
general-kinetics-basics-400 | Boltzmann distribution catalyst; Maxwell-Boltzmann curve and catalysts; catalysts lower activation energy; effect of a catalyst on the Boltzmann curve
general-kinetics-basics-401 | Boltzmann distribution catalysts and temperature; Maxwell-Boltzmann curve; heating vs catalyst; effect of temperature on Boltzmann curve
general-kinetics-basics-480 | difference between order and molecularity; molecularity of elementary step; reaction order experimental; order vs molecularity; unimolecular bimolecular
general-kinetics-basics-580 | rate from a tangent; tangent to a concentration-time graph; instantaneous rate; gradient of a tangent; rate at 30 s; calculating rate from a graph; average vs instantaneous rate; slope of a tangent; rate of reaction graph tangent
general-kinetics-basics-581 | drawing a tangent; rate from a gas volume graph; how to find the rate at a time; tangent to a curve rate; gradient of a volume-time graph; instantaneous rate from a curve; rate of reaction from a graph; volume of gas against time; rate at 30 s
general-kinetics-basics-600 | hot ice; nucleation; supersaturated sodium acetate; metastable solution; seed crystal
general-kinetics-basics-601 | what makes things burn; dust explosion; surface area and rate; combustion; flour explosion
general-kinetics-basics-680 | kinetic stability; why does nitrogen monoxide not decompose; negative ΔG but no reaction; feasible but slow reaction; thermodynamically feasible kinetically stable; thermodynamics vs kinetics
general-kinetics-basics-681 | why does methane need a spark; negative delta G but reaction does not happen; feasible reaction with high activation energy; spark provides activation energy; kinetically hindered reaction; thermodynamics vs kinetics
general-kinetics-basics-682 | energy profile of exothermic reaction; drawing a reaction profile; shape of exothermic energy profile; reaction profile exothermic or endothermic; sketch energy level diagram exothermic
general-kinetics-basics-683 | activation energy arrow on energy profile; labelling a reaction profile; overall energy change on reaction profile; where is activation energy on the diagram; drawing energy profile for exothermic reaction
general-kinetics-basics-760 | homogeneous vs heterogeneous catalysts; homogeneous and heterogeneous catalysis; classify a catalyst as homogeneous or heterogeneous; catalysts for hydrogen peroxide MnO2 and KI; same phase as reactants catalyst
general-kinetics-basics-761 | homogeneous vs heterogeneous catalysts; disadvantages of heterogeneous catalysts; advantages and disadvantages of homogeneous and heterogeneous catalysts; drawback of a solid catalyst; solid acid catalyst vs sulfuric acid
general-kinetics-basics-762 | homogeneous vs heterogeneous catalysts; how to tell a homogeneous from a heterogeneous catalyst; hot filtration test; leaching of a solid catalyst; is the catalyst dissolved or solid
general-kinetics-basics-763 | first vs second order reactions; units of first and second order rate constants; first and second order rate compared; comparing k of first and second order; rate of first order and second order reactions
general-kinetics-basics-764 | first vs second order reactions; half-life of first and second order reactions; effect of concentration on half-life by order; half-life when volume is doubled; first order half-life constant, second order not
general-kinetics-basics-765 | average vs instantaneous rate; average and instantaneous rate from a graph; secant and tangent rate of reaction; instantaneous rate is the slope of the tangent; difference between average and instantaneous rate
general-kinetics-basics-766 | average vs instantaneous rate; average rate compared with initial rate; is the average rate higher than the instantaneous rate; average rate and rate at the start and end; why the rate falls with time
general-kinetics-basics-767 | average vs instantaneous rate; when does average rate equal instantaneous rate; constant rate zero order; average and instantaneous rate of a zero order reaction; order of a reaction with a constant rate
general-kinetics-basics-768 | order vs molecularity; difference between order and molecularity; can order be a fraction; molecularity is a whole number; order of reaction and molecularity
general-kinetics-basics-769 | order vs molecularity; order and molecularity of ozone decomposition; order of the reaction vs molecularity of a step; molecularity of the slow step; overall order with a negative exponent
general-kinetics-basics-808 | cotton plug in rate experiment; loss of mass method; marble and acid on a balance; measuring rate by mass loss; acid spray
general-kinetics-basics-820 | pseudo first order kinetics; half-life and rate law; order of reaction from half-lives; hard kinetics problems; rate and half-life with excess reactant
general-kinetics-basics-821 | catalyst and temperature dependence; activation energy and sensitivity to temperature; does a catalyst change K; hard reaction rate questions; catalyst rate constant equilibrium constant
general-kinetics-basics-822 | iodine clock initial rates; iodine clock volumes and dilution; orders from clock times; challenging rate problems; hard kinetics problems
general-kinetics-basics-840 | exothermic from the reaction profile; reaction profile exothermic; energy level diagram exothermic; products lower than reactants; energy profile diagram
general-kinetics-basics-841 | rate determining step from rate equation; iodine propanone; zero order in iodine; acetone iodination mechanism; iodine not in rate equation; step after RDS
general-kinetics-basics-870 | why dont all collisions lead to a reaction; not every collision causes a reaction; effective collisions activation energy; unsuccessful collisions; why do only some collisions react; collision theory energy and orientation
general-kinetics-basics-871 | disappearing cross experiment sodium thiosulfate; why is 1/t a measure of rate; thiosulfate and acid 1/time; initial rate from time for cross to disappear; disappearing cross method; sodium thiosulfate hydrochloric acid rate practical
general-kinetics-basics-872 | disappearing cross experiment sodium thiosulfate; thiosulfate concentration and time; 1/t against concentration; disappearing cross calculation; time for cross to disappear with dilute thiosulfate; sodium thiosulfate rate proportional to concentration
general-kinetics-basics-873 | working out initial rate from a tangent; initial rate from gradient of tangent; rate from volume time graph; gradient of tangent at t=0; drawing a tangent to find rate; instantaneous rate from a graph; tangent gradient rate units
general-kinetics-basics-874 | NO2 catalysing oxidation of sulfur dioxide acid rain; nitrogen dioxide catalyst sulfur dioxide; NO2 homogeneous catalyst acid rain equations; SO2 to SO3 catalysed by nitrogen oxides; catalytic oxidation of sulfur dioxide in the atmosphere; role of NO2 in acid rain
general-kinetics-basics-879 | Fe2+ catalyst for peroxodisulfate and iodide; S2O8 2- and I- catalyzed by iron; homogeneous catalysis by iron ions; why the uncatalyzed reaction is slow; oppositely charged ions and activation energy; persulfate iodide catalysis
general-measurement-01 | sig figs; number of significant figures; significant zeros; leading and trailing zeros; sf
general-measurement-02 | mass from density and volume; density calculation; d = m/V; mass of a liquid from volume
general-measurement-03 | density unit conversion; g/cm3 to kg/m3; converting units; dimensional analysis
general-measurement-04 | Celsius to kelvin; temperature conversion; absolute temperature; kelvin scale
general-measurement-05 | sig figs in addition; significant figures addition; decimal places rule; adding measured values; rounding to significant figures
general-measurement-06 | density of a mixture; alloy composition from density; gold-silver alloy; Archimedes crown problem; mass percent from density | density
general-measurement-101 | pascal in base units; SI base units; derived units; unit of pressure; dimensional analysis
general-measurement-102 | metric prefixes; milligram microgram kilogram; comparing masses in different units; metric conversion
general-measurement-103 | rms speed units; molar mass in kg/mol; unit consistency; joule in base units; root-mean-square speed calculation error | si-units-and-prefixes
general-measurement-104 | µg/L to ng/mL; ppb; parts per billion; converting concentration units; lead in drinking water; metric prefixes
general-measurement-105 | comparing temperatures; kelvin, Celsius and Fahrenheit; temperature conversion; Fahrenheit to Celsius
general-measurement-106 | temperature difference Fahrenheit to kelvin; temperature interval conversion; Fahrenheit to kelvin; size of a degree
general-measurement-107 | absolute temperature; kinetic energy and temperature; doubling Celsius temperature; kelvin scale; why use kelvin
general-measurement-108 | new temperature scale; arbitrary temperature scale; linear temperature conversion; absolute zero; temperature scale conversion problem
general-measurement-109 | molecular distance gas vs liquid; density of steam vs water; molecular spacing in gases; spacing of particles | density; states-of-matter
general-measurement-110 | density from mass-volume data; density of a liquid experiment; graduated cylinder tare; slope of mass vs volume; density calculation
general-measurement-111 | particle diagram; elements compounds and mixtures; mixture of element and compound; classification of matter; particle model of matter
general-measurement-112 | mixture vs compound; air as a mixture; fractional distillation of liquid air; evidence that air is a mixture
general-measurement-113 | separation techniques; separating mixtures; sublimation of iodine; filtration and evaporation; separating sand and salt | pure-substances-and-mixtures
general-measurement-114 | particle diagram of a liquid; particle model of matter; liquid elements; mercury is liquid; solids liquids and gases
general-measurement-115 | kinetic energy of ice vs water; temperature and average kinetic energy; ice and water at 0 °C; kinetic particle theory
general-measurement-116 | compressibility of gases; gas vs liquid compression; why gases can be compressed; particle spacing; kinetic particle theory
general-measurement-117 | is sand a liquid; solid vs liquid; properties of solids and liquids; granular solids; definition of a liquid
general-measurement-118 | signs of chemical change; vinegar and baking soda; gas bubbles chemical or physical; physical vs chemical change
general-measurement-119 | zinc oxide color change; thermochromism; color change as physical change; physical vs chemical change; reversible change
general-measurement-120 | dissolving vs reacting; sodium and water; physical vs chemical change; dissolving sugar
general-measurement-121 | azeotrope; ethanol–water azeotrope; constant boiling mixture; mixture vs pure substance | pure-substances-and-mixtures
general-measurement-122 | ammonium chloride sublimation; heating ammonium chloride; thermal dissociation of NH4Cl; apparent sublimation; reversible decomposition | physical-and-chemical-changes
general-measurement-21 | physical vs chemical change; sublimation of dry ice; physical change example; identifying physical changes
general-measurement-22 | is dissolving a physical change; dissolving sugar; physical vs chemical change; evidence for physical change
general-measurement-23 | homogeneous mixture; homogeneous vs heterogeneous mixtures; classification of matter; solution as mixture; elements compounds and mixtures
general-measurement-24 | boiling range of a mixture; purity from boiling point; pure substance vs mixture; boiling point of a mixture
general-measurement-25 | what is in boiling bubbles; bubbles in boiling water; boiling water; boiling as a physical change; particle model of gases
general-measurement-300 | difference between an atom and a molecule; atom vs molecule; what is a molecule; basic particles
general-measurement-301 | difference between an atom and a molecule; molecule of an element; atom vs molecule; element or compound
general-measurement-302 | lab equipment and glassware names; buret; laboratory glassware; names of lab equipment; uses of glassware
general-measurement-303 | lab equipment and glassware names; Erlenmeyer flask; conical flask; beaker vs flask; uses of glassware
general-measurement-304 | lab equipment and glassware names; separatory funnel; names of lab equipment; separating immiscible liquids
general-measurement-305 | lab equipment and glassware names; reflux condenser; round-bottom flask; heating under reflux; apparatus choice
general-measurement-306 | lab equipment and glassware names; precision of glassware; volumetric pipet; graduated cylinder; uses of glassware
general-measurement-400 | what happens when you boil water; boiling water physical change; is boiling a chemical change; phase change of water; boiling
general-measurement-401 | lab safety rules; diluting sulfuric acid safely; add acid to water; laboratory safety; safe handling of acids
general-measurement-402 | lab safety rules; chemical in the eye; eyewash; first aid in the laboratory; laboratory safety
general-measurement-403 | lab safety rules; fume hood; why use a fume hood; toxic vapors; laboratory safety
general-measurement-404 | lab safety rules; small fire in the lab; putting out a solvent fire; laboratory safety
general-measurement-405 | lab safety rules; heating flammable liquids; Bunsen burner hazards; flammable solvents; laboratory safety
general-measurement-560 | density from water displacement; density of a floating object; wood floats in graduated cylinder; displacement method error; displaced water floating block
general-measurement-561 | density from water displacement; density of cork with a sinker; sinker method; volume by displacement; density of an object that floats
general-measurement-580 | buret pipet or graduated cylinder; which glassware to use; choosing glassware for a titration; volumetric pipet vs graduated cylinder; glassware in a titration; volumetric glassware; burette pipette measuring cylinder; measuring volumes precisely; lab glassware uses
general-measurement-581 | when is a graduated cylinder precise enough; graduated cylinder or pipet; which volume need not be exact; volumetric pipet vs graduated cylinder; precision of glassware; which glassware to use; measuring cylinder vs pipette; buret volumetric pipet graduated cylinder; volumes that do not affect a titration
general-measurement-600 | fool's gold; pyrite; gold or pyrite; density of gold; telling pyrite from gold
general-measurement-710 | intensive vs extensive properties; extensive and intensive properties examples; is density intensive or extensive; is volume intensive or extensive; intensive property vs extensive property
general-measurement-711 | intensive vs extensive properties density; why density is an intensive property; ratio of extensive properties; identifying a substance with intensive properties; mass and volume extensive
general-measurement-712 | melting vs dissolving; difference between melting and dissolving; does sugar melt or dissolve in tea; dissolve or melt; melting and dissolving examples
general-measurement-800 | density by water displacement; air bubbles error; volume of an irregular solid; displacement method; error in density; graduated cylinder experiment
general-measurement-801 | parallax error; reading a buret from above; meniscus at eye level; buret reading error; parallax
general-measurement-802 | boiling chips; anti-bumping granules; bumping; superheated liquid; boiling stones safety; lab safety heating liquids
general-measurement-803 | collecting ammonia gas; downward displacement of air; methods of gas collection; gas lighter than air; how to collect a soluble gas
general-measurement-804 | GHS pictograms; oxidizer symbol; flame over circle; hazard symbols; storing oxidizers; lab safety symbols
general-measurement-805 | disposal of organic solvents; lab waste disposal; halogenated vs non-halogenated waste; chemical waste; can solvents go down the drain
general-measurement-806 | desiccator; cooling a crucible in a desiccator; weighing a hot object; why cool before weighing; drying agent; balance errors
general-measurement-820 | unit conversion; dimensional analysis with density; liters per 100 km to grams per mile; conversion factors problem
general-measurement-821 | unit conversion mg/dL to mmol/L; blood glucose unit conversion; converting concentration units; dimensional analysis
general-measurement-825 | glucose mg/dL to mmol/L; blood sugar unit conversion; mg/dL to mmol/L; converting blood glucose units; deciliters to liters; divide by 18 glucose; conversion factor missing
general-measurement-870 | is dissolving salt in water a physical or chemical change; dissolving salt physical or chemical; why dissolving NaCl could be a chemical change; ionic bonds broken when salt dissolves; bonds broken vs intermolecular forces; arguing physical vs chemical change
general-measurement-871 | is dissolving salt in water a physical or chemical change; is dissolving a chemical change; which dissolving is a chemical change; HCl dissolving in water physical or chemical; dissolving physical vs chemical change particles; new particles formed on dissolving
general-measurement-879 | mg per kg dose; children's dose by dimensional analysis; acetaminophen syrup volume; pounds to kilograms dose; mL of syrup from body weight; pediatric dosage calculation; dose from 44 lb
general-measurement-880 | formula for dose volume; volume of dose from mg/kg and mg/mL; set up a dose calculation; body mass times dose divided by concentration; units in dosage calculation; mg/kg dose formula
general-measurement-907 | GHS hazard pictograms; hazard symbols meaning; flame skull and corrosion symbols; chemical hazard labels; corrosive pictogram; skull and crossbones acute toxicity; CLP hazard symbols
general-measurement-908 | acid to water not water to acid; diluting concentrated sulfuric acid safely; why add acid to water; AAA always add acid; heat of dilution of sulfuric acid; water into acid spatters; why can't you add water to acid; diluting acid by adding water to acid
general-measurement-909 | drug volume from micrograms per mL; mg to micrograms conversion; nursing dose volume; metric conversion for a drug dose; 0.25 mg at 50 micrograms per mL; medication dosage calculation; volume of injection
general-measurement-910 | density of urine; compare densities of two samples; density from mass and volume; urine specific gravity; nursing chemistry density; which sample is denser
general-measurement-970 | sublimation; sublimation of iodine; particles in sublimation; solid to gas directly; iodine crystals turn to purple vapor
general-molecular-geometry-01 | shape of ammonia; trigonal pyramidal; NH3 molecular geometry; VSEPR shapes; shape with one lone pair
general-molecular-geometry-02 | planar molecules; trigonal planar; BF3 shape; trigonal planar vs trigonal pyramidal; VSEPR shapes
general-molecular-geometry-03 | T-shaped molecule; ClF3 shape; expanded octet geometry; trigonal bipyramidal electron geometry; hypervalent molecules; AX3E2
general-molecular-geometry-04 | lone pairs on central atom; triiodide ion Lewis structure; I3-; expanded octet; counting lone pairs
general-molecular-geometry-05 | permanent dipole moment; polar vs nonpolar molecules; polar molecules; dipole moment and shape; which molecule is polar
general-molecular-geometry-06 | methane bond angle; tetrahedral angle; 109.5°; bond angle of CH4; tetrahedral shape
general-molecular-geometry-07 | hybridization of carbon; sp hybridization; hybridization of CO2; sp, sp2, sp3
general-molecular-geometry-101 | NH3 vs NF3 bond angle; electronegativity and bond angle; NF3 bond angle; VSEPR and electronegativity; lone pair repulsion
general-molecular-geometry-102 | formaldehyde bond angle; double bond effect on bond angle; trigonal planar angle; H2CO geometry; 120° bond angle
general-molecular-geometry-103 | electron geometry; SO2 electron geometry; electron geometry vs molecular shape; trigonal planar; three electron domains
general-molecular-geometry-104 | equatorial lone pair; SF4 seesaw shape; axial vs equatorial positions; trigonal bipyramidal lone pairs; see-saw
general-molecular-geometry-105 | hybridization of carbocations; methyl cation vs methyl anion; carbanion hybridization; sp2 vs sp3; CH3+ and CH3−
general-molecular-geometry-106 | change of hybridization; BF3 NH3 adduct; sp2 to sp3; hybridization of boron; boron trifluoride ammonia
general-molecular-geometry-107 | PH3 bond angle; phosphine hybridization; Drago's rule; NH3 vs PH3 bond angle; bonding with pure p orbitals | hybridization
general-molecular-geometry-21 | polar vs nonpolar molecules; chloroform vs carbon tetrachloride polarity; CCl4 nonpolar; dipole moment and symmetry; making a molecule polar
general-molecular-geometry-22 | dipole moment of SF4; SF4 vs XeF4; seesaw vs square planar; polar molecules with lone pairs; dipole moment and shape
general-molecular-geometry-23 | lone pair repulsion; ammonia vs ammonium bond angle; NH3 bond angle; 107° vs 109.5°; lone pair-bonding pair repulsion
general-molecular-geometry-24 | largest bond angle; comparing bond angles; nitronium ion linear; 180° bond angle; linear molecules
general-molecular-geometry-25 | electron geometry; ClF3 electron geometry; trigonal bipyramidal; electron geometry vs molecular shape; five electron domains
general-molecular-geometry-26 | electron geometry vs molecular geometry; CH4 and H2O; tetrahedral electron geometry; electron domain vs molecular shape
general-molecular-geometry-27 | electron geometry; interhalogen ions geometry; ICl4− shape; ICl2− shape; square planar vs linear; lone pairs on iodine
general-molecular-geometry-28 | NH3 vs NF3 dipole moment; dipole moment of NF3; lone pair dipole; bond dipoles; comparing dipole moments
general-molecular-geometry-300 | is a molecule polar or nonpolar; polar bonds nonpolar molecule; molecular polarity; VSEPR and polarity
general-molecular-geometry-301 | is a molecule polar or nonpolar; VSEPR hybridization and polarity; polar bonds nonpolar molecule; BF3 vs NF3
general-molecular-geometry-302 | VSEPR hybridization and polarity; JEE chemical bonding; shape and hybridization; BCl3
general-molecular-geometry-303 | JEE chemical bonding VSEPR hybridisation; VSEPR hybridization and polarity; NO2+ NO2 NO2- shapes; bond angle comparison
general-molecular-geometry-304 | JEE chemical bonding VSEPR hybridisation; hybridization and lone pairs; VSEPR hybridization; OF2
general-molecular-geometry-305 | PCl5; shape of PCl5; phosphorus pentachloride structure; trigonal bipyramidal
general-molecular-geometry-501 | CO2; carbon dioxide; CO2 structure; CO2 nonpolar; shape of CO2; carbon dioxide molecule
general-molecular-geometry-560 | SF4 ClF3 XeF4 shapes; expanded octet molecular shapes; seesaw T-shaped square planar; VSEPR 5 and 6 electron pairs; trigonal bipyramidal with lone pairs
general-molecular-geometry-580 | bond angle NH2- vs NH4+; lone pair repulsion and bond angle; bond angle of NH2-; amide ion bond angle; why lone pairs reduce bond angles; NH4+ bond angle; bond angles of nitrogen species; VSEPR lone pair effect; bent vs tetrahedral
general-molecular-geometry-581 | order of bond angles NH3 NH2- NH4+; bond angle NH4+ NH3 NH2-; rank bond angles; compare HNH bond angles; bond angle and number of lone pairs; bond angle NH2- vs NH4+; largest bond angle; lone pairs and bond angles; VSEPR bond angles
general-molecular-geometry-582 | shape of XeF4; XeF4; XeF4 geometry; square planar molecule; lone pairs on xenon; xenon tetrafluoride; VSEPR XeF4; molecular geometry of XeF4; AX4E2; six electron pairs two lone pairs
general-molecular-geometry-600 | SF6 shape; SF6; octahedral; sulfur hexafluoride bond angles; shape of SF6
general-molecular-geometry-601 | SF6 shape; SF6; expanded octet; why OF6 does not exist; hypervalent sulfur
general-molecular-geometry-602 | SF6 shape; SF6; SF6 nonpolar; SF6 vs SF4; polarity of SF6
general-molecular-geometry-603 | BF3 NH3 adduct; Lewis acid-base adduct; change of hybridization of boron; BF3 and ammonia; bond angle in adduct
general-molecular-geometry-640 | how lone pairs change bond angles; bond angles of CH4 NH3 and H2O; why lone pairs reduce the bond angle; lone pair repulsion; bond angle of water smaller than ammonia
general-molecular-geometry-641 | lone pairs reduce the bond angle by 2.5; bond angle of NH2-; why do lone pairs reduce the bond angle by 2.5; predicting bond angles with lone pairs; bond angle 104.5
general-molecular-geometry-642 | hybridization sp3d and sp3d2; hybridization of PCl5 and SF6; sp3d hybridization PCl5; sp3d2 hybridization SF6; d orbitals in hybridization
general-molecular-geometry-643 | axial and equatorial bonds in PCl5; why are axial bonds longer in PCl5; trigonal bipyramidal axial equatorial; bond lengths in PCl5; PCl5 sp3d axial bonds
general-molecular-geometry-644 | sp3d2 hybridization; which molecule is sp3d2 hybridized; hybridization of BrF5; sp3d and sp3d2 with lone pairs; hybridization of the central atom with six domains
general-molecular-geometry-701 | XeF4; xenon tetrafluoride; electron geometry of XeF4; lone pairs on xenon; steric number six
general-molecular-geometry-710 | electron geometry vs molecular geometry; when are electron geometry and molecular shape the same; electron-domain geometry and molecular geometry; lone pairs and molecular geometry; difference between electron geometry and molecular geometry
general-molecular-geometry-711 | electron geometry vs molecular geometry; same molecular geometry different electron geometry; XeF2 electron geometry and shape; electron-domain geometry vs shape with lone pairs; trigonal bipyramidal electron geometry linear molecule
general-molecular-geometry-751 | electron geometry of PCl3; four electron domains; three bonds and one lone pair; electron-domain versus molecular geometry; steric number 4
general-molecular-geometry-820 | axial and equatorial positions; trigonal bipyramidal polarity; dipole moment of PCl3F2; hard VSEPR questions; polarity of mixed phosphorus halides
general-molecular-geometry-821 | bond angles and electronegativity; double bond repulsion VSEPR; bond angle in formaldehyde and phosgene; hard VSEPR questions; challenging molecular geometry
general-molecular-geometry-879 | dipole moment of NH3 NF3 and BF3; dipole moment order; NH3 vs NF3 dipole moment; why NF3 has a small dipole moment; BF3 zero dipole; increasing dipole moment
general-molecular-geometry-900 | double bonds as one electron domain; electron domains of CO2; counting electron domains; why CO2 is linear; multiple bonds in VSEPR
general-molecular-geometry-901 | electron domain geometry of several atoms; geometry around carbonyl oxygen; glycolaldehyde; trigonal planar atoms in a molecule; molecules with more than one center
general-moles-01 | grams to moles; moles from mass; n = m/M; mole calculation; converting grams to moles
general-moles-02 | molar mass calculation; formula mass; relative formula mass; Mr calculation; molecular weight
general-moles-03 | number of atoms in a sample; grams to atoms; Avogadro constant calculation; atoms from mass; Avogadro's number
general-moles-04 | comparing number of atoms; most atoms in equal masses; number of atoms in a sample; moles of atoms
general-moles-05 | copper sulfate pentahydrate; mass of anhydrous salt; heating a hydrate; CuSO4·5H2O; dehydration of a hydrate calculation; water of crystallization
general-moles-06 | moles to molecules; number of molecules; Avogadro constant calculation; Avogadro's number; 6.022 × 10^23
general-moles-07 | atoms from volume and density; number of atoms in a metal cube; atoms in gold; density and Avogadro constant calculation
general-moles-08 | mixture composition calculation; NaCl and KCl mixture; composition of a two-salt mixture; simultaneous equations stoichiometry; percent composition of a mixture
general-moles-09 | definition of the mole; what is a mole; one mole of molecules; Avogadro's number; equal numbers of molecules
general-moles-10 | definition of the mole; changing Avogadro's number; redefining the mole; Avogadro constant; meaning of the Avogadro constant | the-mole
general-moles-101 | atoms in a mole of molecules; most atoms; moles of atoms; atoms per molecule
general-moles-102 | Avogadro constant from Faraday constant; Avogadro's number; Faraday constant; charge of one mole electrons; determining the Avogadro constant | the-mole
general-moles-103 | 2019 redefinition of the mole; definition of the mole; SI redefinition; molar mass of carbon-12; Avogadro constant exact | molar-mass
general-moles-104 | molar mass vs relative molecular mass; molar mass vs molecular weight; units of molar mass; Mr vs M; formula mass
general-moles-105 | identify the metal; molar mass of unknown metal; molar mass from mass and moles; metal chloride MCl2; unknown element calculation
general-moles-106 | heavy water molar mass; deuterium oxide; isotopically labeled water; D2O; isotopic molar mass
general-moles-107 | most molecules in equal masses; comparing number of molecules; molar mass and number of molecules; grams to moles
general-moles-108 | checking mole calculations; grams to moles; n = m/M; estimating moles; sodium hydroxide moles
general-moles-109 | moles of ions; ions in a salt calculation; equal moles of ions; number of ions per formula unit; grams to moles of ions
general-moles-110 | composition of a two-salt mixture; two equations two unknowns; mixture of NaCl and KCl; chloride titration of a mixture; simultaneous equations stoichiometry
general-moles-111 | mixture of carbonates; CaCO3 and MgCO3 mixture; percent composition of a mixture; mass loss on heating; dolomite analysis; mixture calculation
general-moles-112 | magnesium and aluminum mixture; hydrogen from metal mixture; possible range for a mixture; metal alloy with acid; bounds for mixture composition
general-moles-113 | carbonate mixture analysis; CO2 from carbonate mixtures; equal molar masses in a mixture; when indirect analysis fails; CaCO3 and KHCO3
general-moles-300 | difference between an atom and a molecule; counting atoms and molecules; coefficient and subscript; atoms in a formula
general-moles-301 | GCSE moles; moles from mass; mole calculations; relative formula mass; number of moles
general-moles-302 | GCSE moles; mass from moles; mole calculations; relative formula mass; calcium carbonate
general-moles-303 | mole and amount of substance; mole et quantité de matière; GCSE moles; Avogadro number; what is a mole
general-moles-304 | mole and amount of substance; mole et quantité de matière; amount of substance formula; Avogadro constant
general-moles-760 | molar mass vs molecular mass vs relative atomic mass; difference between molar mass and molecular mass; relative atomic mass, molecular mass and molar mass; units of molar mass and molecular mass; u vs g/mol
general-moles-761 | molar mass vs molecular mass; molecular mass vs formula mass; why NaCl has no molecular mass; formula mass of ionic compounds; molecular mass, formula mass and molar mass
general-moles-900 | molar mass of N2; molar mass of diatomic gases; 14 or 28 g/mol for nitrogen; mistake with molar mass; molar mass of nitrogen gas
general-moles-901 | molar mass of an enzyme; molar mass from percentage of a metal; zinc content of an enzyme; minimum molar mass of a protein; carbonic anhydrase
general-moles-902 | error in an indirect analysis; damp sample in a mixture analysis; NaCl and KCl mixture; chloride titration of a salt mixture; effect of moisture on the result
general-moles-903 | mean molar mass of a mixture; NaCl and KCl mixture; composition from the mean molar mass; two-component mixture; equal moles in a mixture
general-moles-960 | counting atoms in a chemical formula; counting atoms; how many atoms in Ca(NO3)2; atoms in a formula unit; parentheses and subscripts in formulas; number of atoms in a formula
general-moles-961 | counting atoms in a chemical formula; parentheses in a chemical formula; meaning of subscripts; subscript after parentheses; Ca(NO3)2; reading chemical formulas
general-nomenclature-01 | naming iron oxides; Roman numerals in names; Stock system; naming compounds with variable charge metals; Fe2O3 name
general-nomenclature-02 | formula of ammonium sulfate; writing ionic formulas; formulas with polyatomic ions; ammonium ion; formula from name
general-nomenclature-03 | hypochlorite; formula of calcium hypochlorite; oxyanions of chlorine; writing ionic formulas; formula from name
general-nomenclature-04 | naming binary molecular compounds; naming covalent compounds; Greek prefixes; N2O3 name; di- tri- prefixes
general-nomenclature-05 | chloric acid; naming oxyacids; oxoacids of chlorine; HClO3 name; -ic and -ous acids
general-nomenclature-06 | formula of chromium(III) sulfate; writing ionic formulas; formula from name; formulas with Roman numerals; polyatomic ions formulas
general-nomenclature-101 | formula of magnesium phosphate; writing ionic formulas; formula from name; crisscross method; phosphate ion
general-nomenclature-102 | selenite; oxyanion naming; -ate vs -ite; naming oxyanions; selenate
general-nomenclature-103 | thiocyanate ion; thio- prefix; formula of thiocyanate; cyanate; SCN−
general-nomenclature-104 | Roman numerals in names; Stock system; why copper needs a Roman numeral; copper(I) and copper(II); variable charge metals
general-nomenclature-105 | naming binary molecular compounds; P4S10 name; Greek prefixes; tetraphosphorus decasulfide; naming covalent compounds
general-nomenclature-106 | prefixes in ionic vs molecular names; when to use prefixes; naming ionic vs covalent compounds; calcium chloride name
general-nomenclature-107 | mono- prefix rule; Greek prefixes; naming binary molecular compounds; incorrect names; naming covalent compounds
general-nomenclature-108 | oxides of nitrogen; dinitrogen pentoxide; N2O5; identify oxide from molar mass; naming nitrogen oxides | molar-mass
general-nomenclature-109 | sulfurous acid; naming oxyacids; H2SO3 name
general-nomenclature-110 | hydrobromic acid; naming binary acids; hydrogen bromide vs hydrobromic acid; naming HBr; hydro- acids
general-nomenclature-111 | hypobromous acid; naming oxyacids; hypobromite; acid from anion name; oxoacids of bromine
general-nomenclature-112 | tellurous acid; hydrogen tellurite; naming oxyacids; naming oxyanions; naming by analogy | polyatomic-ions
general-nomenclature-113 | barium peroxide; peroxide ion name; dioxide vs peroxide; incorrect names; naming peroxides
general-nomenclature-114 | tetraphosphorus decoxide; P4O10 name; phosphorus pentoxide; naming binary molecular compounds; phosphorus oxides
general-nomenclature-560 | naming acids -ous vs -ic; nitrous vs nitric acid; naming oxoacids; -ite becomes -ous; -ate becomes -ic; acid names from ions
general-nomenclature-600 | green vitriol and blue vitriol; FeSO4.7H2O; CuSO4.5H2O; old names of sulfates; vitriol
general-nomenclature-601 | mercury element; mercury(I) chloride; calomel; Hg2 2+ ion; mercury compounds
general-nomenclature-602 | what is in toothpaste; sodium monofluorophosphate; fluoride in toothpaste; formula of sodium monofluorophosphate
general-nomenclature-900 | selenic acid; -ate becomes -ic; names of oxyacids; when to use per- in acid names; acid name from its anion
general-nomenclature-981 | name of Mg3N2; magnesium nitride; nitride vs nitrite vs nitrate; naming binary ionic compounds ide ending; magnesium and nitrogen compound name
general-nomenclature-982 | name of Na2SO3; sodium sulfite; sodium sulfur trioxide wrong name; naming salts with polyatomic anions; SO3 molecule vs sulfite ion; sulfite vs sulfate naming
general-nomenclature-983 | name of (NH4)2S; ammonium sulfide; ammonia vs ammonium; sulfide vs sulfate naming; correct a wrong ammonium salt label; mislabeled ammonium salt
general-nomenclature-984 | name of KH2PO4; potassium dihydrogen phosphate; naming acid salts; hydrogen phosphate vs dihydrogen phosphate; naming hydrogen containing anions; H2PO4 ion name
general-nomenclature-985 | name of FeSO4; iron(II) sulfate; ferrous sulfate roman numeral; naming iron salts; iron(II) or iron(III) sulfate; charge of iron in FeSO4
general-nomenclature-986 | meaning of roman numeral in copper(II) oxide; CuO copper(I) or copper(II) oxide; what the roman numeral in a compound name means; roman numeral is charge not number of ions; naming copper oxides
general-nomenclature-987 | which compound has iron(III); roman numeral III from a formula; FePO4 iron(III) phosphate; find the metal in the 3+ state from formulas; CrO3 CoCO3 Cu3(PO4)2 FePO4 roman numerals; transition metal with charge 3+ in a compound
general-nomenclature-988 | name of Fe3(PO4)2; iron(II) phosphate; iron(II) vs iron(III) phosphate; check the roman numeral on a label; charge per iron ion from phosphate subscripts; total charge shared by three metal ions
general-nuclear-chemistry-01 | alpha decay; alpha particle emission; decay of uranium-238; balancing nuclear equations; alpha decay equation
general-nuclear-chemistry-02 | fraction remaining after half-lives; radioactive half-life calculation; iodine-131; half-life calculation
general-nuclear-chemistry-03 | carbon dating; carbon-14 dating; radiocarbon dating calculation; age of a wooden object; half-life calculation
general-nuclear-chemistry-04 | decay series; counting alpha and beta decays; thorium decay chain; alpha and beta decay; beta decay
general-nuclear-chemistry-05 | beta decay; beta-minus decay; carbon-14 decay; balancing nuclear equations; beta emission
general-nuclear-chemistry-06 | nuclear bombardment reaction; artificial transmutation; alpha bombardment; nuclear transmutation; induced nuclear reaction; balancing nuclear equations
general-nuclear-chemistry-07 | mass defect; binding energy calculation; E = mc²; binding energy of helium-4; mass defect calculation
general-nuclear-chemistry-201 | background radiation correction; half-life from count rate; counts per minute; half-life calculation
general-nuclear-chemistry-202 | carbon dating; carbon-14 dating; radiocarbon dating calculation; age of a bone; two half-lives
general-nuclear-chemistry-203 | contamination in carbon dating; carbon-14 dating errors; radiocarbon dating; modern carbon contamination
general-nuclear-chemistry-204 | limits of carbon dating; carbon-14 dating range; age of coal; radiocarbon dating; why carbon dating cannot date fossils
general-nuclear-chemistry-205 | uranium–lead dating; age of rocks; uranium-238 dating; age of a mineral calculation; parent-daughter ratio
general-nuclear-chemistry-206 | binding energy per nucleon; most stable nucleus; iron-56; binding energy curve; nuclear stability
general-nuclear-chemistry-207 | mass defect; E = mc²; missing mass of nucleus; what is mass defect
general-nuclear-chemistry-208 | energy released in fusion; fusion of deuterium; binding energy per nucleon; fusion energy calculation; deuterium fusion
general-nuclear-chemistry-209 | energy released in fission; fission of uranium-235; binding energy per nucleon; fission energy calculation
general-nuclear-chemistry-210 | nuclear chain reaction; uranium-235 fission; neutrons from fission; why fission is self-sustaining; why uranium-235 is used in reactors
general-nuclear-chemistry-211 | fission vs fusion; why fusion needs high temperature; nuclear fusion conditions; electrostatic repulsion of nuclei; Coulomb barrier
general-nuclear-chemistry-212 | fission equation; balancing nuclear equations; uranium-235 fission products; nuclear fission of uranium
general-nuclear-chemistry-213 | neutron-to-proton ratio; why heavy nuclei need more neutrons; nuclear stability; N/Z ratio; strong nuclear force
general-nuclear-chemistry-214 | predicting type of decay; neutron-rich nuclide; beta-minus decay; neutron-to-proton ratio; nuclear stability
general-nuclear-chemistry-215 | proton-rich nuclide; carbon-11; belt of stability; predicting type of decay; β+ decay; neutron-to-proton ratio
general-nuclear-chemistry-216 | which nuclide is stable; magic numbers; even–odd rule for nuclei; nuclear stability; doubly magic nucleus
general-nuclear-chemistry-217 | uranium decay series; alpha and beta decay series; neutron-to-proton ratio after alpha decay; decay chain; why beta decay follows alpha decay | band-of-stability
general-nuclear-chemistry-218 | electron capture; beryllium-7; K capture; electron capture equation; balancing nuclear equations
general-nuclear-chemistry-219 | PET scan; positron emission tomography; electron–positron annihilation; fluorine-18; nuclear medicine; annihilation
general-nuclear-chemistry-220 | electron capture vs positron emission; beryllium-7; energy condition for positron emission; two electron masses threshold; mass difference and decay mode
general-nuclear-chemistry-300 | balancing decay equations; nuclear equations; alpha decay; balancing nuclear equations
general-nuclear-chemistry-301 | balancing decay equations; positron emission; nuclear equations; fluorine-18 PET
general-nuclear-chemistry-302 | balancing decay equations; alpha and beta decay; decay series; nuclear equations
general-nuclear-chemistry-303 | nuclear fission and fusion; binding energy per nucleon; mass defect; fission vs fusion; why fission and fusion release energy
general-nuclear-chemistry-304 | nuclear fission and fusion; fission equation; neutrons released; chain reaction; balancing nuclear equations
general-nuclear-chemistry-305 | belt of stability; N/Z ratio; predicting decay mode; neutron to proton ratio; band of stability
general-nuclear-chemistry-306 | half-life; radioactive half-life calculation; half lives and decay; share decayed
general-nuclear-chemistry-307 | geochemistry isotopes fractionation; oxygen isotope fractionation; stable isotope geochemistry; δ18O; evaporation and isotopes
general-nuclear-chemistry-308 | geochemistry isotopes fractionation; ice core oxygen isotopes; Rayleigh distillation; paleotemperature; δ18O
general-nuclear-chemistry-309 | geochemistry isotopes fractionation; delta notation calculation; δ13C; stable isotope ratios
general-nuclear-chemistry-310 | geochemistry isotopes fractionation; isotope thermometer; temperature dependence of fractionation; stable isotope geochemistry
general-nuclear-chemistry-311 | geochemistry isotopes fractionation; δ13C of atmospheric CO2; Suess effect; carbon isotopes and fossil fuels
general-nuclear-chemistry-312 | technetium; technetium-99m; medical imaging isotope; Tc technetium
general-nuclear-chemistry-480 | secular equilibrium in a decay chain; radium-226 radon-222 activity; daughter activity equals parent; long lived parent short lived daughter; radon ingrowth
general-nuclear-chemistry-481 | binding energy per nucleon peak around iron; why iron most stable nucleus; surface nucleons and proton repulsion; binding energy curve rise and fall; semi-empirical mass formula surface coulomb
general-nuclear-chemistry-482 | binding energy per nucleon peak around iron; why binding energy falls after iron; strong force short range; coulomb repulsion of protons; heavy nuclei less stable
general-nuclear-chemistry-560 | balancing nuclear equations; alpha beta positron equations; positron emission sodium-22; which nuclear equation is balanced; mass number and atomic number balance
general-nuclear-chemistry-600 | banana equivalent dose; potassium-40; radioactivity of bananas; beta decay of potassium-40; natural radioactivity
general-nuclear-chemistry-601 | banana equivalent dose; potassium-40; activity of a banana calculation; becquerel; radioactivity of bananas
general-nuclear-chemistry-602 | banana equivalent dose; potassium-40; radioactivity in the body; radiation dose from food; radioactivity of bananas
general-nuclear-chemistry-603 | decay series; uranium series; radioactive series; number of alpha and beta particles; U-238 to Pb-206
general-nuclear-chemistry-604 | secular equilibrium decay series; secular equilibrium; decay chains; radium in uranium ore; equal activities
general-nuclear-chemistry-605 | secular equilibrium decay series; secular equilibrium; secular equilibrium calculation; ratio of half-lives; radium and uranium
general-nuclear-chemistry-606 | decay series; Bateman equation; transient equilibrium; decay chains; parent and daughter activity
general-nuclear-chemistry-607 | decay series; transient equilibrium; technetium generator; Bateman equation; molybdenum-99 and technetium-99m
general-nuclear-chemistry-608 | transuranium elements; elements beyond uranium; plutonium; actinides; heavy elements
general-nuclear-chemistry-609 | transuranium elements; discovery of neptunium; neutron capture; synthesis of heavy elements; neptunium-239
general-nuclear-chemistry-610 | transuranium elements; synthesis of heavy elements; californium; nuclear bombardment; balancing nuclear equations
general-nuclear-chemistry-611 | transuranium elements; superheavy elements; neutron capture; spontaneous fission; synthesis of heavy elements
general-nuclear-chemistry-760 | fission vs fusion; difference between fission and fusion; nuclear equations of fission and fusion; fission, fusion and alpha decay; identify fission and fusion reactions
general-nuclear-chemistry-761 | fission vs fusion; fission and fusion reactors compared; why fusion reactors are safer; can a fusion reactor melt down; chain reaction in fission but not in fusion
general-nuclear-chemistry-879 | fission beyond iron; binding energy per nucleon; why heavy nuclei release energy by fission; iron peak of binding energy; fusion vs fission and iron; heavier than iron no fusion energy
general-nuclear-chemistry-880 | technetium-99m; technetium-99m gamma emission; why technetium-99m is used in medical scans; Tc-99m decay; medical imaging isotope; gamma tracer; isomeric transition
general-nuclear-chemistry-881 | gray and sievert; difference between gray and sievert; absorbed dose vs equivalent dose; rad and rem; units of radiation dose; radiation weighting factor; Gy vs Sv | radioactive-decay
general-nuclear-chemistry-882 | equivalent dose in rem; mGy to rem; alpha radiation weighting factor 20; convert gray to sievert to rem; equivalent dose calculation; dose in rem from absorbed dose | radioactive-decay
general-nuclear-chemistry-900 | moderator in a nuclear reactor; moderator vs control rods; slow neutrons; nuclear reactor parts; role of water in a reactor
general-nuclear-chemistry-901 | why fission products are radioactive; beta decay of fission products; neutron-rich fission fragments; nuclear waste radioactivity; neutron to proton ratio after fission
general-nuclear-chemistry-907 | alpha beta and gamma radiation; penetrating power of radiation; paper aluminum and lead absorbers; which radiation does the source emit; identifying radiation with absorbers; alpha and gamma source count rate; what stops alpha beta and gamma
general-periodic-trends-01 | electronegativity trend; most electronegative element; comparing electronegativity; Pauling scale; periodic trends in electronegativity
general-periodic-trends-02 | first ionization energy trend; comparing ionization energies; ionization energy across a period; P vs S ionization energy; exceptions to ionization energy trend
general-periodic-trends-03 | isoelectronic ions; isoelectronic series radii; comparing ionic radii; smallest ion; size of ions
general-periodic-trends-04 | successive ionization energies; identifying element from ionization energies; jump in ionization energy; ionization energies and valence electrons
general-periodic-trends-05 | atomic size trend; comparing atomic radii; largest atom; periodic trends in atomic size; atomic radii
general-periodic-trends-06 | second ionization energy; comparing second ionization energies; IE2 of sodium; removing core electrons
general-periodic-trends-07 | isoelectronic with argon; noble gas configuration of ions; isoelectronic ions; ion with argon configuration; octet of ions
general-periodic-trends-08 | period and group from electron configuration; locating elements in periodic table; position in periodic table; group number
general-periodic-trends-09 | number of elements per period; d block; 3d subshell filling; why period 4 has 18 elements; blocks of the periodic table
general-periodic-trends-10 | Zeff; shielding by core electrons; nuclear charge minus core electrons; comparing effective nuclear charge; screening
general-periodic-trends-101 | tellurium and iodine order; Mendeleev; atomic number vs atomic mass order; history of the periodic table; Moseley
general-periodic-trends-102 | element 120; undiscovered elements; superheavy elements; period 8; predicting position of new elements
general-periodic-trends-103 | blocks of the periodic table; p-block elements; s, p, d and f blocks; identifying the block of an element
general-periodic-trends-104 | lanthanide contraction; hafnium and zirconium; 4f shielding; atomic radius of hafnium | effective-nuclear-charge
general-periodic-trends-105 | ordering atoms by radius; atomic size trend; increasing atomic radius; ranking atomic radii; atomic radii
general-periodic-trends-106 | covalent radius; bond length from covalent radii; BrCl bond length; internuclear distance; additivity of radii
general-periodic-trends-107 | Zeff and ionization energy; sodium vs potassium ionization energy; ionization energy down a group; Slater's rules; distance from nucleus
general-periodic-trends-108 | largest ion; comparing ionic radii; size of ions; ionic radius trend
general-periodic-trends-109 | hydride ion radius; H− vs F− size; size of hydride ion; sodium hydride
general-periodic-trends-11 | Zeff; shielding; screening by electrons in the same shell; effective nuclear charge across a period; electron shielding
general-periodic-trends-110 | definition of electron affinity; equation for electron affinity; first electron affinity; electron gain enthalpy
general-periodic-trends-111 | electron affinity of nitrogen; carbon vs nitrogen electron affinity; half-filled subshell; electron affinity exceptions
general-periodic-trends-112 | noble gas electronegativity; definition of electronegativity; why noble gases have no electronegativity; Pauling scale
general-periodic-trends-113 | iodine monochloride; ICl hydrolysis; interhalogen compounds; hydrolysis of interhalogens; polarity of interhalogens | electronegativity
general-periodic-trends-114 | most metallic element; ionization energy and metallic character; metals vs nonmetals ionization energy; low ionization energy of metals
general-periodic-trends-115 | electrical conductivity across period 3; bonding of period 3 elements; metals to nonmetals across a period; period 3 elements trends
general-periodic-trends-116 | potassium and water; alkali metals with water; reaction of alkali metals with water; alkali metal in water with phenolphthalein
general-periodic-trends-117 | superoxide; potassium superoxide KO2; lithium oxide; alkali metal oxides; alkali metals burning in oxygen | mole-ratio
general-periodic-trends-118 | lithium carbonate decomposition; stability of group 1 carbonates; polarizing power of lithium; anomalous properties of lithium; alkali metal carbonates
general-periodic-trends-119 | calcium and water; calcium hydroxide; alkaline earth metals with water; group 2 metals with water
general-periodic-trends-12 | Slater's rules; Slater's rules calculation; Zeff calculation; shielding constant; screening constant
general-periodic-trends-120 | solubility of group 2 hydroxides; alkaline earth hydroxides; pH of group 2 hydroxides; barium hydroxide; alkaline earth metals
general-periodic-trends-121 | limestone cycle; lime cycle; quicklime and slaked lime; calcium oxide; calcium carbonate decomposition; limewater and carbon dioxide
general-periodic-trends-122 | astatine; trends of the halogens; predicting properties of astatine; oxidizing power of halogens; halogen reactivity
general-periodic-trends-123 | bleach and acid; mixing bleach with acid; chlorine gas from bleach; household bleach hazard; sodium hypochlorite; mixing cleaners
general-periodic-trends-124 | halogen displacement reaction; chlorine water with bromide and iodide; halogen colors in cyclohexane; test for bromide and iodide; order of oxidation of halides
general-periodic-trends-125 | oxides in water; acidic oxides; sulfur trioxide in water; pH of oxide solutions; oxides across period 3; acidic and basic oxides
general-periodic-trends-126 | basic oxides; sodium oxide vs magnesium oxide; pH of metal oxides in water; magnesium hydroxide solubility; oxides across period 3
general-periodic-trends-127 | phosphorus(V) oxide; P4O10 with water; phosphoric acid neutralization; phosphorus pentoxide; moles of NaOH calculation | period-3-oxides
general-periodic-trends-128 | discovery of argon; Rayleigh; density of nitrogen from air; argon in air | noble-gases
general-periodic-trends-129 | boiling points of noble gases; noble gas trends; polarizability; van der Waals forces; London forces
general-periodic-trends-13 | electron affinity trend; comparing electron affinities; most exothermic electron affinity; electron gain enthalpy
general-periodic-trends-130 | Neil Bartlett; first noble gas compound; discovery of xenon compounds; platinum hexafluoride; PtF6; xenon compounds
general-periodic-trends-131 | chlorine fluorides; interhalogen formulas; ClF3; interhalogens; halogen fluorides
general-periodic-trends-132 | iodine heptafluoride; IF7; interhalogens; size of central atom; coordination number of iodine
general-periodic-trends-133 | xenon fluorides and water; hydrolysis of XeF6; XeF2; xenon trioxide; xenon oxidation states; xenon compounds
general-periodic-trends-134 | diborane; B2H6; electron-deficient compounds; valence electrons in diborane; diborane vs ethane
general-periodic-trends-135 | diborane structure; three-center two-electron bond; 3c–2e bond; bridging hydrogen; banana bonds; B2H6
general-periodic-trends-136 | diborane and water; hydrolysis of diborane; B2H6; boron hydrides
general-periodic-trends-137 | Wade's rules; skeletal electron pairs; closo borane; borane clusters; polyhedral skeletal electron pair theory; PSEPT
general-periodic-trends-138 | Wade's rules; nido borane; pentaborane; B5H9; borane clusters; skeletal electron pairs
general-periodic-trends-139 | borane adducts; borane trimethylamine; diborane with amines; dative bond; Lewis acid-base adduct; coordinate covalent bond
general-periodic-trends-14 | second electron affinity; second electron affinity of oxygen; endothermic electron affinity; electron gain enthalpy; oxide ion formation
general-periodic-trends-140 | SiO4 tetrahedron; silicate structure; silicate minerals; quartz and mica; building block of silicates
general-periodic-trends-141 | chain silicates; pyroxene; formula of silicate chain; silicate anions; shared corners of SiO4 tetrahedra
general-periodic-trends-142 | mica; sheet silicates; layered silicates; cleavage of mica; structure and properties of silicates
general-periodic-trends-143 | feldspar; aluminosilicates; framework silicates; formula of feldspar; aluminum substitution in silicates
general-periodic-trends-144 | silicone chain length; chain termination in silicones; dichlorodimethylsilane hydrolysis; chlorosilanes; polysiloxanes; silicone synthesis
general-periodic-trends-145 | silicone oil; water repellent silicones; hydrophobic silicones; polysiloxanes; PDMS
general-periodic-trends-146 | white phosphorus; N2 vs P4; weak π bonds in period 3; allotropes of phosphorus; why phosphorus forms P4
general-periodic-trends-147 | phosphorous acid; H3PO3 is diprotic; phosphonic acid; P–H bond not acidic; oxyacids of phosphorus
general-periodic-trends-148 | Ostwald process; nitric acid production; ammonia oxidation; nitric oxide; catalytic oxidation of ammonia
general-periodic-trends-149 | storage of white phosphorus; white phosphorus under water; white phosphorus; why phosphorus is stored under water
general-periodic-trends-15 | fluorine vs chlorine electron affinity; electron affinity of fluorine; electron affinity anomaly; electron repulsion in small atoms
general-periodic-trends-150 | dimerization of NO2; nitrogen dioxide radical; N2O4; unpaired electron in NO2; odd-electron molecules
general-periodic-trends-151 | white vs red phosphorus; allotropes of phosphorus; combustion of phosphorus; red phosphorus; enthalpy of allotropes | chemistry-of-nitrogen-and-phosphorus
general-periodic-trends-152 | sulfuric acid dehydrating agent; sulfuric acid and sugar; concentrated sulfuric acid; dehydration of sugar; carbon snake
general-periodic-trends-153 | contact process; oleum; sulfuric acid manufacture; why SO3 is not dissolved in water; sulfur trioxide; how sulfuric acid is made
general-periodic-trends-154 | allotropes of sulfur; melting sulfur; S8 rings; viscosity of molten sulfur; polymeric sulfur; plastic sulfur
general-periodic-trends-155 | copper and concentrated sulfuric acid; sulfuric acid as oxidizing agent; sulfur dioxide from sulfuric acid; hot concentrated sulfuric acid; reaction of copper with acid
general-periodic-trends-156 | peroxide vs dioxide; barium peroxide; lead dioxide; peroxide ion; hydrogen peroxide preparation | chemistry-of-oxygen-and-sulfur
general-periodic-trends-157 | g block; g subshell; superheavy elements; undiscovered elements; extended periodic table | structure-of-the-periodic-table
general-periodic-trends-158 | Pauling electronegativity calculation; Pauling's formula; electronegativity from bond energies; Pauling scale definition
general-periodic-trends-159 | limewater and carbon dioxide; calcium hydrogencarbonate; temporary hardness; limescale formation; boiling hard water; calcium bicarbonate | group-2-metals
general-periodic-trends-16 | halogen displacement reaction; chlorine and bromide; chlorine water and potassium bromide; reactivity of halogens; bromine displacement color
general-periodic-trends-160 | ring silicates; beryl; cyclosilicates; charge of silicate anions; Si6O18
general-periodic-trends-18 | halides with concentrated sulfuric acid; reducing power of halide ions; halide ions as reducing agents; sodium iodide and sulfuric acid; trend in reducing ability of halides
general-periodic-trends-19 | ions vs atoms size; cations smaller anions larger; radius of cations and anions; ionic vs atomic radius
general-periodic-trends-20 | Fe2+ vs Fe3+ radius; ionic radius and charge; iron ions size; effect of charge on ionic radius
general-periodic-trends-21 | solubility of group 2 sulfates; alkaline earth metals; barium sulfate; solubility trend of sulfates; alkaline earth sulfates
general-periodic-trends-22 | barium meal; barium sulfate X-ray; solubility of carbonates in acid; barium toxicity; barium carbonate and stomach acid
general-periodic-trends-23 | alkali metals trends; reactivity of alkali metals; melting points of group 1; rubidium; group 1 reactions with water
general-periodic-trends-24 | alkali metals with water; hydrogen from sodium and water; sodium vs potassium; moles of hydrogen gas from metal; group 1 reactions with water | group-1-metals
general-periodic-trends-25 | helium in group 18; position of helium in the periodic table; full outer shell; helium electron configuration; why helium is a noble gas
general-periodic-trends-26 | xenon compounds; xenon fluorides; XeF2; XeF4; reactivity of noble gases; why neon forms no compounds
general-periodic-trends-27 | amphoteric oxide; aluminum oxide; Al2O3; acidic and basic oxides; oxides across period 3
general-periodic-trends-28 | silicon dioxide properties; SiO2; acidic oxides; identify the period 3 oxide; oxides across period 3
general-periodic-trends-29 | most metallic element; metallic character trend; metals and nonmetals trend; comparing metallic character
general-periodic-trends-30 | group 14 trends; metallic character down a group; acidic vs amphoteric oxides; tin oxide; group 14 oxides
general-periodic-trends-300 | noble gases; uses of argon; inert gas; why noble gases are unreactive; group 18
general-periodic-trends-301 | noble gases; trends in group 18; boiling points of noble gases; properties of noble gases; group 0
general-periodic-trends-302 | XeF2; xenon fluorides; noble gas compounds; shape of XeF2; xenon difluoride
general-periodic-trends-303 | XeF4; shape of XeF4; xenon tetrafluoride; noble gas compounds; square planar; xenon fluorides
general-periodic-trends-304 | xenon fluorides; preparation of XeF4; noble gas compounds; XeF2 XeF4 XeF6; XeF4 preparation
general-periodic-trends-305 | XeF4; bonding in XeF4; hybridization of XeF4; three-center four-electron bond; noble gas compounds
general-periodic-trends-306 | diagonal relationship Li Mg; diagonal relationship; lithium and magnesium; lithium nitride; anomalous properties of lithium
general-periodic-trends-307 | diagonal relationship Li Mg; reason for diagonal relationship; charge density; lithium and magnesium; polarizing power
general-periodic-trends-308 | diagonal relationship Li Mg; thermal stability of carbonates; lithium carbonate; anomalous behavior of lithium
general-periodic-trends-309 | diagonal relationship; diagonal relationship Li Mg; Be and Al; boron and silicon; second period anomalies
general-periodic-trends-31 | diagonal relationship; beryllium and aluminum; amphoteric beryllium oxide; anomalous properties of beryllium | metallic-character
general-periodic-trends-310 | amphoteric oxides and hydroxides; amphoteric oxide; aluminum oxide; aluminum; amphoteric definition
general-periodic-trends-312 | amphoteric oxides and hydroxides; zinc oxide amphoteric; zincate; amphoteric oxide equation; zinc oxide with NaOH
general-periodic-trends-313 | amphoteric oxides; chromium oxides; acid-base character and oxidation state; chromium oxidation states; basic amphoteric acidic oxides
general-periodic-trends-314 | sulfuric acid; sulphuric acid; reactions of dilute sulfuric acid; sulfuric acid with metals; properties of sulfuric acid
general-periodic-trends-315 | sulfuric acid; sulphuric acid; concentrated sulfuric acid as oxidizing agent; copper and sulfuric acid; reactions of concentrated sulfuric acid
general-periodic-trends-317 | oxoacids of phosphorus and sulfur; oxoacids of sulfur; sulfurous vs sulfuric acid; oxidation state of sulfur; H2SO3 and H2SO4
general-periodic-trends-318 | oxoacids of phosphorus; H3PO2; basicity of phosphorus oxoacids; hypophosphorous acid; oxoacids of phosphorus and sulfur
general-periodic-trends-319 | oxoacids of phosphorus; reducing property of phosphorus acids; P-H bonds; H3PO2 and H3PO3; oxoacids of phosphorus and sulfur
general-periodic-trends-320 | oxoacids of sulfur; peroxodisulfuric acid; oxidation state of sulfur; oxoacids of phosphorus and sulfur; peroxo bond
general-periodic-trends-321 | sulphur allotropes; allotropes of sulfur; rhombic sulfur; monoclinic sulfur; S8
general-periodic-trends-322 | sulphur allotropes; plastic sulfur; allotropes of sulfur; quenching molten sulfur
general-periodic-trends-323 | sulphur allotropes; rhombic and monoclinic sulfur; transition temperature of sulfur; allotropy; enantiotropy
general-periodic-trends-324 | sulphur allotropes; allotropes definition; rhombic and monoclinic sulfur; allotrope vs isomer vs isotope
general-periodic-trends-325 | hydrogen peroxide volume strength; volume strength; 20 volume hydrogen peroxide; volume strength calculation; H2O2 concentration
general-periodic-trends-326 | hydrogen peroxide volume strength; volume strength meaning; 10 volume H2O2; hydrogen peroxide
general-periodic-trends-327 | hydrogen peroxide; H2O2 as reducing agent; H2O2 oxidizing and reducing; peroxide redox; properties of hydrogen peroxide
general-periodic-trends-328 | Solvay process; sodium carbonate manufacture; raw materials of the Solvay process; soda ash; ammonia-soda process
general-periodic-trends-329 | Solvay process; Solvay process equation; sodium bicarbonate precipitation; sodium carbonate manufacture; NaHCO3
general-periodic-trends-330 | Solvay process; recovery of ammonia; ammonia-soda process; calcium chloride by-product; sodium carbonate manufacture
general-periodic-trends-331 | Solvay process; why not potassium carbonate; solubility of KHCO3; limitation of Solvay process
general-periodic-trends-332 | Solvay process; role of ammonia in the Solvay process; why ammonia is needed; overall equation of the Solvay process
general-periodic-trends-333 | HNO3 as oxidizing agent; nitric acid and copper; nitric acid oxidation; copper and nitric acid
general-periodic-trends-334 | HNO3 as oxidizing agent; passivation; nitric acid and aluminum; concentrated nitric acid with metals; aluminum
general-periodic-trends-335 | HNO3 as oxidizing agent; copper and concentrated nitric acid; nitrogen dioxide; nitric acid with metals; nitrogen chemistry
general-periodic-trends-336 | nitrogen; nitrogen chemistry; why nitrogen is unreactive; nitrogen triple bond; inertness of nitrogen
general-periodic-trends-337 | halide ions with concentrated sulfuric acid; iodide and sulfuric acid; reducing power of halides; potassium iodide with sulfuric acid
general-periodic-trends-338 | halide ions with concentrated sulfuric acid; bromide and concentrated sulfuric acid; reducing power of halides; NaBr and H2SO4
general-periodic-trends-339 | halide ions with concentrated sulfuric acid; trend in reducing power of halides; halide ions as reducing agents; group 7 halides
general-periodic-trends-340 | chlorine; chlorine manufacture; chlor-alkali process; chlorine chemistry; electrolysis of brine
general-periodic-trends-341 | chlorine; test for chlorine; damp litmus test; chlorine bleaches litmus; chlorine chemistry
general-periodic-trends-342 | boron; structure of boron; boron properties; metalloid boron; covalent network of boron
general-periodic-trends-343 | beryllium; beryllium hydroxide amphoteric; anomalous properties of beryllium; beryllium vs group 2; amphoteric hydroxides
general-periodic-trends-344 | beryllium; why beryllium compounds are covalent; charge density of beryllium; Fajans rules; beryllium chloride covalent
general-periodic-trends-345 | calcium; calcium compounds; quicklime and slaked lime; calcium oxide; lime cycle
general-periodic-trends-347 | aluminum; aluminum and sodium hydroxide; amphoterism of aluminum; aluminate; aluminum reactions
general-periodic-trends-348 | inert pair effect; inert pair; definition of inert pair effect; heavy p-block elements
general-periodic-trends-349 | inert pair effect; tin and lead group 14; oxidation states of tin and lead; PbO2 oxidizing agent; SnCl2 reducing agent; stability of +2 down group 14
general-periodic-trends-350 | inert pair effect; thallium(I); examples of inert pair effect; lower oxidation states of p-block; group 13
general-periodic-trends-351 | inert pair effect; explanation of inert pair effect; why lead prefers +2; 6s pair; tin and lead
general-periodic-trends-352 | inert pair effect; SnCl2 shape; tin and lead group 14; stereochemically active lone pair; tin(II) chloride
general-periodic-trends-353 | tin and lead group 14; PbCl4 and PbCl2; inert pair effect; lead(IV) chloride; stability of lead(II)
general-periodic-trends-354 | PCl5; solid PCl5 structure; phosphorus pentachloride; PCl4+ and PCl6-
general-periodic-trends-355 | PCl5; PCl5 and water; hydrolysis of PCl5; phosphorus pentachloride reactions
general-periodic-trends-356 | Wade's rules; polyhedral skeletal electron pair theory; closo nido arachno; borane clusters; PSEPT
general-periodic-trends-357 | Wade's rules; B4H10; arachno borane; borane clusters; skeletal electron pairs
general-periodic-trends-358 | Wade's rules; carboranes; closo carborane; skeletal electron pairs; borane clusters
general-periodic-trends-359 | hydrogen peroxide volume strength; volume strength and molarity; volume strength calculation; 10 volume hydrogen peroxide
general-periodic-trends-360 | nitrogen; nitrogen chemistry; oxides of nitrogen; oxidation states of nitrogen
general-periodic-trends-361 | nitrogen; nitrogen chemistry; nitrogen monoxide formation; oxides of nitrogen; lightning and nitrogen
general-periodic-trends-480 | inert pair effect Pb(II) Pb(IV); why is Pb(II) more stable than Pb(IV); inert pair 6s electrons; poor shielding 4f 5d lead; lead +2 vs tin +4
general-periodic-trends-580 | metals nonmetals and metalloids; groups of the periodic table; classify elements as metal nonmetal metalloid; halogens alkali metals noble gases; family names on the periodic table; periodic table groups and families; metalloids; element classification; alkaline earth metals
general-periodic-trends-581 | potassium vs lithium with water; reactivity of group 1 with water; why potassium reacts more vigorously than lithium; alkali metals and water; electrode potential vs reaction rate; lithium standard potential and reactivity; reactivity down group 1; alkali metal reactivity trend; vigor of reaction and melting point | group-1-metals
general-periodic-trends-582 | successive ionization energies; big jump in ionization energy; which group from ionization energies; successive ionisation energies group; ionization energy jump inner shell; identify group from ionization energies; evidence for shells; jump between fourth and fifth ionization energy; number of valence electrons from ionization energies
general-periodic-trends-583 | ionization energy dip Mg to Al; magnesium vs aluminum ionization energy; drop in ionization energy from group 2 to group 13; first ionization energy exceptions; why Al has lower ionization energy than Mg; 3p vs 3s ionization energy; period 3 ionization energy; evidence for subshells; ionisation energy anomalies
general-periodic-trends-584 | ionization energy dip Mg to Al; ionization energy dips mixed up; Mg to Al vs P to S dip; electron pairing and ionization energy; first ionization energy exceptions; aluminum ionization energy; paired electron repulsion; wrong explanation of ionization energy drop; period 3 ionization energy
general-periodic-trends-585 | thermal stability of group 2 carbonates; decomposition of group 2 carbonates; heating carbonates and limewater; thermal decomposition of carbonates; MgCO3 CaCO3 BaCO3 stability; trend in carbonate stability down group 2; which carbonate decomposes first; limewater test for carbonate decomposition; group 2 carbonates heating experiment
general-periodic-trends-586 | sodium iodide and sulfuric acid; conc sulfuric acid with NaI products; halides with concentrated sulfuric acid; H2S rotten egg smell; reducing power of halides; observations with iodide and sulfuric acid; purple vapor and yellow solid; solid halide salts and sulfuric acid; iodide reduces sulfuric acid
general-periodic-trends-587 | halides with concentrated sulfuric acid; NaCl vs NaI with sulfuric acid; why HI cannot be made with sulfuric acid; reducing power of halide ions; iodide oxidized by sulfuric acid; making hydrogen halides; hydrogen iodide preparation; conc sulfuric acid and sodium iodide; trend in reducing ability of halides
general-periodic-trends-600 | laughing gas; nitrous oxide; N2O; preparation of nitrous oxide; heating ammonium nitrate
general-periodic-trends-601 | why is mercury liquid; mercury element; relativistic effects; 6s2 pair; melting point of mercury; weak metallic bonding
general-periodic-trends-602 | why is mercury liquid; mercury electron configuration; mercury vapor is monatomic; relativistic effects on gold and mercury
general-periodic-trends-603 | why is mercury liquid; relativistic effects; relativistic contraction; mercury vs zinc; 6s contraction
general-periodic-trends-604 | mercury element; mercury toxicity; mercury spill; mercury vapor; broken thermometer
general-periodic-trends-605 | mercury element; amalgam; mercury and aluminum; amalgams; mercury in aircraft
general-periodic-trends-606 | history of the periodic table; Mendeleev; periodic law; how Mendeleev arranged elements
general-periodic-trends-607 | history of the periodic table; Mendeleev predictions; eka-silicon; germanium and gallium; gaps in the periodic table
general-periodic-trends-608 | history of the periodic table; Mendeleev; Moseley; tellurium and iodine order; atomic number order
general-periodic-trends-609 | history of the periodic table; Döbereiner triads; triads; early classification of elements
general-periodic-trends-610 | history of the periodic table; Newlands law of octaves; law of octaves; noble gases discovery
general-periodic-trends-611 | first 20 elements symbols; symbols of elements; symbol K; names and symbols of elements; Latin element names
general-periodic-trends-612 | first 20 elements symbols; symbols of elements; atomic numbers of elements; names and symbols of elements
general-periodic-trends-613 | first 20 elements symbols; period and group; valence electrons of the first 20 elements; symbol of sulfur
general-periodic-trends-614 | first 20 elements symbols; metals and nonmetals; names and symbols of elements; nonmetals of the first 20
general-periodic-trends-615 | periodicity melting points period 3; melting point trend period 3; melting points of Na Mg Al; metallic bonding and melting point
general-periodic-trends-616 | periodicity melting points period 3; melting points of P4 S8 Cl2 Ar; dispersion forces; melting point trend period 3
general-periodic-trends-617 | periodicity melting points period 2 and 3; highest melting point in period 3; silicon melting point; giant covalent structure
general-periodic-trends-618 | periodicity melting points period 2 and 3; melting point trend period 2; carbon and nitrogen melting points
general-periodic-trends-619 | oxygen and ozone; allotropes of oxygen; O2 and O3; ozone; allotropes
general-periodic-trends-640 | Coulomb's law and ionization energy; using Coulomb's law to explain ionization energy; why magnesium has a higher ionization energy than sodium; effective charge and distance argument; how tightly an electron is held; why ionization energy increases across a period
general-periodic-trends-641 | Coulomb's law electron repulsion; second ionization energy of helium; why the second electron of helium is harder to remove; Coulomb's law ionization energy of He+; using Coulomb's law to explain ionization energy; why the second ionization energy is larger than the first
general-periodic-trends-642 | why is oxygen's first ionization energy lower than nitrogen's; ionization energy nitrogen vs oxygen; electron pairing repulsion in 2p; drop in ionization energy from N to O; exception to the ionization energy trend at oxygen
general-periodic-trends-643 | dip in ionization energy from phosphorus to sulfur; drop in ionization energy group 15 to 16; ionization energy exceptions pairing; fall in first ionization energy from N to O; paired p electrons ionization energy
general-periodic-trends-644 | thermal stability of group 2 carbonates; why group 2 carbonates become more stable down the group; polarizing power and carbonate decomposition; thermal decomposition of MgCO3 and BaCO3; thermal stability of group 2 carbonates and nitrates
general-periodic-trends-645 | dip in ionization energy from Be to B; why is boron's ionization energy lower than beryllium's; drop in ionization energy group 2 to 13; 2p subshell higher in energy than 2s; first ionization energy drops from Be to B
general-periodic-trends-646 | photoelectron spectrum of boron and beryllium; binding energies of 2s and 2p electrons; evidence for the drop from Be to B; ionization energy Be to B subshells; PES and the ionization energy dip
general-periodic-trends-647 | isoelectronic species; isoelectronic ions in order of radius; order of ionic radii N3- F- Na+ Mg2+; ranking isoelectronic ions by size; isoelectronic series
general-periodic-trends-648 | why do isoelectronic ions differ in size; isoelectronic ions nuclear charge; radii of S2- Cl- K+ Ca2+; same number of electrons more protons; ionic radius of isoelectronic species
general-periodic-trends-649 | order of electron gain enthalpy O S F Cl; electron gain enthalpy; most negative electron gain enthalpy; electron affinity of F and Cl compared; electron affinity exceptions
general-periodic-trends-651 | Slater's rules effective nuclear charge; Slater's rules for a 3d electron; calculating Zeff with Slater's rules; shielding constant of iron 3d; Slater's rules d electrons
general-periodic-trends-652 | metalloids; where are metalloids on the periodic table; location of the semimetals; staircase line periodic table; metals nonmetals and metalloids
general-periodic-trends-653 | metalloids; which elements are metalloids; list of metalloids; examples of semimetals; identify the metalloids
general-periodic-trends-654 | metalloids; properties of metalloids; silicon as a metalloid; semimetal properties; metallic and nonmetallic properties of silicon
general-periodic-trends-655 | hydrolysis of SiCl4 and PCl5; SiCl4 and water observations; white fumes silicon tetrachloride; pH of period 3 chlorides in water; reaction of covalent chlorides with water; difference between SiCl4 and PCl5 in water
general-periodic-trends-656 | hydrolysis of SiCl4; equation for SiCl4 and water; silicon tetrachloride hydrolysis equation; period 3 chlorides with water; SiCl4 + H2O
general-periodic-trends-657 | why is nitrogen gas so unreactive; nitrogen compared with carbon monoxide; lack of polarity of N2; why is N2 inert but CO reactive; nonpolar triple bond of nitrogen
general-periodic-trends-658 | why is nitrogen gas so unreactive; nitrogen triple bond strength; magnesium nitride formation; N2 high bond energy; nitrogen reacts at high temperature
general-periodic-trends-659 | thermal decomposition of group 2 nitrates; equation for heating magnesium nitrate; thermal stability of group 2 carbonates and nitrates; brown gas on heating a nitrate; decomposition of Mg(NO3)2
general-periodic-trends-710 | s block vs p block; s block and p block elements; why the p block has six columns; blocks of the periodic table; s and p subshells in the periodic table
general-periodic-trends-711 | s block vs p block elements oxidation numbers; s-block and p-block metals; barium vs lead; why lead has +2 and +4; inert pair in the p block
general-periodic-trends-820 | successive ionization energies and oxides; acidic and basic oxides of period 3; formula from ionization energies; hard periodic trends questions; jump in ionization energy
general-periodic-trends-821 | second ionization energy trend; drop in ionization energy Mg to Al; exceptions in ionization energy; hard periodic trends questions; second ionization energies of period 3
general-periodic-trends-822 | solubility of group 2 hydroxides and sulfates; lattice enthalpy vs hydration enthalpy; trends down group 2; hard periodic trends questions; why barium sulfate is insoluble
general-periodic-trends-825 | chlorine water and potassium iodide; chlorine displaces iodine; halogen displacement; color change Cl2 with KI; observation chlorine and iodide; iodine brown solution; displacement reactions of halogens
general-periodic-trends-826 | potassium vs lithium in water; reactivity of group 1 metals; why potassium is more reactive than lithium; alkali metals with water; reactivity down group 1; outer electron farther from the nucleus
general-periodic-trends-827 | potassium vs lithium in water; shielding in group 1; why nuclear charge does not decide reactivity; shielding by inner shells; more protons but more reactive; reactivity down group 1 shielding
general-periodic-trends-840 | chlorine test litmus paper; test for chlorine gas; damp litmus bleached; why damp litmus paper; litmus turns red then white | group-17-halogens
general-periodic-trends-879 | thermal stability of group 2 nitrates; thermal decomposition of group 2 nitrates; barium nitrate highest decomposition temperature; polarization of nitrate by the cation; trend in decomposition down group 2; group 2 nitrates polarizing power
general-periodic-trends-880 | why atomic radius decreases across a period; atomic radius across period 3; nuclear charge and shielding across a period; sodium to chlorine atomic radius; effective nuclear charge across a period; why atoms get smaller left to right
general-periodic-trends-881 | atomic radius misconception; more electrons but smaller atom; lithium to fluorine atomic radius; period 2 atoms get smaller; why an extra electron does not make the atom larger; same shell more protons
general-periodic-trends-882 | Slater's rules for a 3d electron; Slater's rules for zinc 3d; shielding constant of a 3d electron; error in Slater's rules; 0.35 0.85 1.00 Slater; effective nuclear charge 3d; inner electrons count 1.00 for d
general-periodic-trends-883 | first ionization energy of nitrogen and oxygen; why oxygen has a lower ionization energy than nitrogen; paired 2p electron repulsion; nitrogen vs oxygen ionization energy; half-filled 2p subshell; dip in ionization energy at oxygen
general-periodic-trends-900 | acid-base trend of period 3 oxides; identifying oxides by pH; basic, amphoteric and acidic oxides; order of oxides across a period; aluminum oxide amphoteric
general-periodic-trends-901 | bonding in period 3 oxides; conductivity of molten oxides; ionic to covalent oxides; structure of period 3 oxides; why molten MgO conducts
general-periodic-trends-907 | why are noble gases unreactive; noble gases full outer shell; why group 0 is inert; inertness of noble gases; group 18 electron configuration and reactivity; stable octet of noble gases
general-periodic-trends-908 | identify a noble gas from ionization energy; argon ionization energy 1521; inert element from data
general-periodic-trends-909 | lone pairs on xenon in XeF2 XeF6 XeO3; structure of XeF2 XeF6 and XeO3; xenon compounds VSEPR; number of lone pairs on Xe; shapes of xenon fluorides; distorted octahedral XeF6; pyramidal XeO3
general-periodic-trends-910 | hydrolysis of XeF2 and XeF6; XeF6 + 3H2O; products of XeF2 with water; xenon fluorides with water; XeO3 from XeF6; complete hydrolysis of xenon fluorides
general-periodic-trends-981 | why iodine is less electronegative than fluorine; electronegativity decreases down the halogens; shielding and electronegativity down a group; iodine vs fluorine electronegativity; more protons but lower electronegativity; distance and shielding of bonding electrons
general-periodic-trends-982 | electronegativity vs electron affinity; difference between electron affinity and electronegativity; chlorine electron affinity greater than fluorine; why chlorine is not more electronegative than fluorine; isolated atom vs bonded atom electron attraction
general-periodic-trends-983 | element between bromine and oxygen in electronegativity; partial charge with oxygen and with bromine; identify element from bond polarity; delta plus with oxygen delta minus with bromine; electronegativity of chlorine compared with oxygen and bromine
general-reactions-in-solution-01 | silver chloride precipitate; predicting precipitates; which solid precipitates; double displacement reaction; AgCl
general-reactions-in-solution-02 | barium sulfate precipitation; writing net ionic equations; ionic equation; spectator ions; BaSO4 precipitate
general-reactions-in-solution-03 | soluble and insoluble salts; soluble salts; lead nitrate solubility; which salt is soluble; solubility table
general-reactions-in-solution-04 | strong vs weak electrolytes; strong electrolyte; nonelectrolytes; which substance conducts in solution
general-reactions-in-solution-05 | mass of precipitate; lead iodide precipitation; precipitation stoichiometry; limiting reactant in solution; golden rain PbI2
general-reactions-in-solution-06 | spectator ions; neutralization ionic equation; identifying spectator ions; nitric acid and potassium hydroxide
general-reactions-in-solution-07 | ion product; Qsp; ion product after mixing; reaction quotient of precipitation; concentrations after mixing; ionic product of AgCl | solubility-product
general-reactions-in-solution-101 | H+ + OH- → H2O; strong acid-strong base neutralization; net ionic equation of neutralization; neutralization ionic equation
general-reactions-in-solution-102 | vinegar and baking soda; net ionic equation with weak acid; baking soda and vinegar reaction; acetic acid and bicarbonate; sodium bicarbonate
general-reactions-in-solution-103 | no spectator ions; spectator ions; barium hydroxide and sulfuric acid; neutralization and precipitation
general-reactions-in-solution-104 | selective precipitation; separating silver and barium ions; separation of ions; silver chloride insoluble; precipitating reagent
general-reactions-in-solution-105 | combination reactions; synthesis reaction; redox vs nonredox reactions; identifying redox reactions
general-reactions-in-solution-106 | double replacement reaction; gas-forming reactions; hydrogen sulfide formation; classifying reactions; double displacement
general-reactions-in-solution-107 | combination reaction; ammonia and hydrogen chloride; proton transfer; ammonium chloride smoke; classifying reactions
general-reactions-in-solution-108 | test for iron(II); iron(II) hydroxide; green precipitate with sodium hydroxide; Fe2+ vs Fe3+ test; cation tests with NaOH
general-reactions-in-solution-109 | solubility of calcium hydroxide; molar solubility by titration; limewater titration; titration calculation; saturated Ca(OH)2 titration | neutralization
general-reactions-in-solution-21 | test for halides; test for chloride; silver nitrate test; silver chloride dissolves in ammonia; halide ion tests
general-reactions-in-solution-22 | flame test; test for carbonate; potassium flame color; limewater test; identifying a salt; qualitative analysis
general-reactions-in-solution-23 | test for sulfate; barium chloride test; sulfate test acid; BaSO4 test; false positive ion test
general-reactions-in-solution-24 | single replacement reaction; single displacement; metal and acid reaction; classifying reactions; magnesium and hydrochloric acid
general-reactions-in-solution-25 | decomposition reactions; redox vs nonredox reactions; identifying redox reactions; thermal decomposition of calcium carbonate; is it a redox reaction
general-reactions-in-solution-26 | predicting precipitates; will a precipitate form; calcium carbonate precipitation; double replacement reaction
general-reactions-in-solution-27 | qualitative analysis of cations; identifying ions by precipitation; chloride and sulfate precipitates; unknown ions in solution; separation of cations
general-reactions-in-solution-28 | qualitative analysis; test for aluminum ions; amphoteric hydroxide test; NaOH and NH3 cation tests; identifying a salt
general-reactions-in-solution-300 | borax bead test; borax bead; bead test; borax; identifying metals by color; metaborates
general-reactions-in-solution-301 | borax bead test; cobalt bead; blue bead; borax bead colors; qualitative analysis of metals
general-reactions-in-solution-302 | borax bead test; copper bead; oxidizing and reducing flame; colored metaborates; borax bead reactions
general-reactions-in-solution-303 | borax bead test; limits of the borax bead test; transition metal borates; metaborates; why the bead is colored
general-reactions-in-solution-304 | flame tests; flame test colors; flame colors of metal ions; GCSE flame tests; copper flame
general-reactions-in-solution-305 | flame tests; why flame tests have colors; flame test explanation; emission of light by metal ions; flame test colors
general-reactions-in-solution-306 | flame tests; cobalt glass; potassium lilac flame; sodium yellow flame; flame test colors; flame test interference
general-reactions-in-solution-307 | flame tests; flame test method; nichrome wire; cleaning the wire with hydrochloric acid; GCSE flame tests
general-reactions-in-solution-308 | magnesium reactions; burning magnesium; magnesium and oxygen; magnesium ribbon; observation of burning magnesium
general-reactions-in-solution-309 | how do antacids work; antacid; antacids; neutralization; milk of magnesia; stomach acid
general-reactions-in-solution-310 | how do antacids work; antacid comparison; antacids calculation; neutralizing capacity of antacids
general-reactions-in-solution-311 | how do antacids work; antacid; calcium carbonate antacid; carbonate and acid; gas from antacids
general-reactions-in-solution-312 | how do antacids work; milk of magnesia; why NaOH is not an antacid; antacids
general-reactions-in-solution-313 | baking soda and vinegar; acid-carbonate reaction; sodium bicarbonate and acetic acid; CO2 from baking soda; vinegar volcano
general-reactions-in-solution-314 | OCR qualitative analysis; test for ammonium ions; tests for ions; ammonium test; litmus and ammonia
general-reactions-in-solution-315 | OCR qualitative analysis; order of anion tests; tests for carbonate sulfate halide; tests for anions; qualitative analysis of ions
general-reactions-in-solution-316 | OCR qualitative analysis; halide test with silver nitrate; test for bromide; tests for anions; AgBr in ammonia
general-reactions-in-solution-317 | OCR qualitative analysis; test for carbonate; limewater test; tests for anions; acid-carbonate reaction
general-reactions-in-solution-318 | precipitation reactions; net ionic equation of precipitation; barium sulfate precipitate; writing precipitation equations
general-reactions-in-solution-319 | precipitation reactions; iron(III) hydroxide precipitate; writing precipitation equations; double displacement
general-reactions-in-solution-501 | water treatment; coagulation; alum in water treatment; drinking water chemistry; flocculation; water treatment chlorination coagulation
general-reactions-in-solution-502 | water treatment steps; drinking water treatment; water purification process; coagulation and chlorination; drinking water chemistry; how water is purified; how drinking water is made
general-reactions-in-solution-503 | chlorination of water; hypochlorous acid disinfection; water treatment chlorination; drinking water chemistry; pH and chlorination
general-reactions-in-solution-504 | trihalomethanes; chlorination by-products; water treatment chlorination; drinking water chemistry; disinfection by-products
general-reactions-in-solution-505 | breakpoint chlorination; chloramines; water treatment chlorination; free and combined chlorine; drinking water chemistry
general-reactions-in-solution-506 | CO2; carbon dioxide; limewater test; test for carbon dioxide; reactions of CO2; CO2 and calcium hydroxide
general-reactions-in-solution-580 | flame test colors; flame tests; flame test colours for lithium sodium potassium calcium copper; flame colors of metal ions; lithium flame red; potassium lilac flame; copper green flame; identify metal ions by flame test; crimson yellow lilac orange-red blue-green
general-reactions-in-solution-581 | flame test lithium vs calcium; similar flame colors; flame test confusion; red flame test; flame tests; limits of flame tests; crimson and orange-red flames; which flame colours look alike; lithium and calcium flame colors
general-reactions-in-solution-582 | percentage yield over 100; damp crystals; copper sulfate crystals practical; yield more than 100 percent; wet product and percent yield; percentage yield of copper sulfate; why is my yield above 100%; hydrated copper sulfate preparation; making copper sulfate crystals
general-reactions-in-solution-583 | percentage yield below 100; copper sulfate left in the filtrate; copper sulfate crystals practical; where product is lost in crystallization; loss in crystallisation; percentage yield of copper sulfate; low yield of crystals; making copper sulfate crystals; mother liquor losses; copper oxide and sulfuric acid practical
general-reactions-in-solution-584 | NPK fertilizer; ammonium nitrate fertilizer; making ammonium nitrate; ammonia to nitric acid; ammonia and nitric acid neutralization; industrial production of fertilisers; Ostwald process fertilizer; nitric acid from ammonia; how fertilisers are made; NPK fertilisers industry vs lab
general-reactions-in-solution-600 | chemistry of swimming pools; chloramines; smell of swimming pools; chlorine and ammonia; pool chemistry
general-reactions-in-solution-601 | chemistry of swimming pools; pool pH adjustment; lowering the pH; pH minus; swimming pool pH
general-reactions-in-solution-602 | why fireworks have different colors; firework colors; colors of metal ions in flames; flame test colors; strontium red
general-reactions-in-solution-603 | why bread rises; baking soda; sodium bicarbonate and acid; CO2 from baking soda; sodium hydrogen carbonate
general-reactions-in-solution-604 | why bread rises; baking soda; thermal decomposition of sodium bicarbonate; NaHCO3 heating; why cakes rise
general-reactions-in-solution-605 | why bread rises; baking powder; baking soda and acid; baking soda vs baking powder; role of water in baking powder
general-reactions-in-solution-606 | making salts; preparing soluble salts; copper sulfate from copper oxide; insoluble base and acid; salt preparation steps
general-reactions-in-solution-607 | making salts; preparing insoluble salts; precipitation of lead sulfate; salt preparation by precipitation
general-reactions-in-solution-608 | making salts; preparing soluble salts; titration method for salts; sodium chloride from NaOH and HCl; salt preparation
general-reactions-in-solution-609 | making salts; preparing soluble salts; metal and acid; which metals react with acids; copper salts preparation
general-reactions-in-solution-610 | making salts; preparing soluble salts; percentage yield of a salt; copper sulfate crystals; yield calculation hydrate
general-reactions-in-solution-611 | bleach and ammonia; why not mix bleach and ammonia; chloramine; dangerous mixtures; household chemical safety
general-reactions-in-solution-612 | bleach and acid; bleach and ammonia why dangerous to mix; dangerous mixtures; chlorine gas from bleach; household chemical safety
general-reactions-in-solution-613 | brown ring test; brown ring; nitrate test; test for nitrate ion; FeSO4 and H2SO4 test
general-reactions-in-solution-680 | risks and benefits of chlorinating water; why is drinking water chlorinated; chlorine in drinking water toxic; chlorinated hydrocarbons in drinking water; ethics of adding chlorine to water
general-reactions-in-solution-681 | where did carbon dioxide of the early atmosphere go; carbon locked in sedimentary rocks; early atmosphere carbon dioxide limestone; how carbon dioxide decreased early atmosphere
general-reactions-in-solution-682 | how did oceans remove carbon dioxide from early atmosphere; carbon dioxide dissolved in oceans and formed carbonates; evolution of the atmosphere; early atmosphere before plants; carbonates precipitated early oceans
general-reactions-in-solution-683 | fossil fuels locked up carbon dioxide; photosynthesis and the early atmosphere; how did coal and oil form; how did early atmosphere lose carbon dioxide; carbon locked in fossil fuels
general-reactions-in-solution-803 | testing for complete precipitation; gravimetric analysis of sulfate; excess precipitating agent; barium sulfate precipitation; how to know precipitation is complete
general-reactions-in-solution-805 | drying copper sulfate crystals; water of crystallization lost on heating; preparing copper sulfate crystals; blue to white copper sulfate; mistake in preparing a hydrated salt
general-reactions-in-solution-820 | tests for ions; identify a mixture of two salts; barium carbonate residue; hard qualitative analysis problems; unknown salt mixture tests
general-reactions-in-solution-870 | making insoluble salts by precipitation; choosing reagents for an insoluble salt; making barium sulfate by precipitation; which solutions to mix for an insoluble salt; preparation of insoluble salts; precipitation method for salts
general-reactions-in-solution-871 | what is the difference between potable water and pure water; potable water; potable vs pure water; is tap water pure; what makes water safe to drink; dissolved salts and microbes in drinking water
general-reactions-in-solution-872 | what is the difference between potable water and pure water; how to test if water is pure; test for dissolved solids in water; is tap water pure test; evaporating water to check purity; pure water or drinking water test
general-reactions-in-solution-873 | NPK fertilisers; what does NPK stand for; NPK fertilizer compounds; nitrogen phosphorus potassium fertilizers; which compounds supply N P and K; fertilisers potassium nitrate ammonium phosphate
general-reactions-in-solution-874 | NPK fertilisers; making ammonium nitrate fertilizer; making ammonium salts; ammonia and nitric acid fertilizer; ammonium nitrate by neutralisation; how are fertilisers made from ammonia
general-reactions-in-solution-875 | why does hard water stop soap lathering but not detergent; soap scum in hard water; what is scum; calcium stearate; soap and hard water reaction; why does soap not lather in hard water
general-reactions-in-solution-876 | why does hard water stop soap lathering but not detergent; detergents in hard water; soap vs detergent hard water; sulfonate detergent calcium salt soluble; why do detergents lather in hard water; soapless detergents
general-reactions-in-solution-877 | how do i tell pb2+ from ba2+ using precipitation; distinguish lead and barium ions; test for lead ions with potassium iodide; Pb2+ and Ba2+ precipitation test; lead nitrate or barium nitrate; yellow precipitate lead iodide test
general-reactions-in-solution-879 | where did the CO2 of the early atmosphere go; carbonate rocks and early atmosphere; CO2 locked up in limestone; evolution of the atmosphere; carbon dioxide decrease in early atmosphere; sedimentary rocks carbon store
general-reactions-in-solution-900 | antacid tablet; calcium carbonate antacid; neutralizing stomach acid; CaCO3 and HCl calculation; volume of acid neutralized
general-reactions-in-solution-907 | potable water from lake water and seawater; filtration and chlorination; desalination by reverse osmosis; sewage treatment aerobic bacteria; methods of water treatment; water treatment methods compared; making water safe to drink
general-reactions-in-solution-908 | why desalination needs more energy; potable water from seawater vs groundwater; energy cost of desalination; removing salt from seawater; desalination vs ground water treatment; why desalination is expensive
general-reactions-in-solution-909 | net ionic equation for acetic acid and NaOH; net ionic equation weak acid strong base; CH3COOH + OH-; weak acids stay molecular in ionic equations; neutralization of acetic acid ionic equation; ethanoic acid and sodium hydroxide ionic equation
general-reactions-in-solution-910 | spectator ions of HF and KOH; spectator ions weak acid strong base; HF + KOH net ionic equation; only K+ is a spectator ion; is fluoride a spectator ion; spectator ions in neutralization of a weak acid
general-reactions-in-solution-960 | firework and flame colors; which metal gives which firework color; green fireworks barium; yellow sodium flame; metal salts in fireworks; flame colors of metals
general-real-gases-600 | diffusion and Brownian motion; diffusion in liquids; temperature and diffusion; particle motion evidence
general-real-gases-601 | diffusion and Brownian motion; diffusion of ammonia and hydrogen chloride; rate of diffusion; white ring NH4Cl; particle motion evidence
general-real-gases-602 | diffusion and Brownian motion; why diffusion is slow; random walk of gas molecules; collisions in gases
general-redox-01 | oxidation state of manganese; permanganate oxidation number; assigning oxidation numbers; oxidation states; MnO4-
general-redox-02 | oxidation state of chlorine; oxidation numbers of chlorine oxyanions; assigning oxidation numbers; chlorate; oxidation states
general-redox-03 | identify the reducing agent; reductant; blast furnace reaction; reducing agent vs oxidizing agent; carbon monoxide as reducing agent
general-redox-04 | number of electrons transferred; electron transfer in redox equations; permanganate and iron(II); electrons in a redox reaction
general-redox-05 | oxidation state of sulfur; sulfurous acid; assigning oxidation numbers; oxidation states
general-redox-06 | disproportionation of chlorine; chlorine and sodium hydroxide; dismutation; same element oxidized and reduced; identifying disproportionation reactions
general-redox-07 | permanganate titration of iron(II); redox titration calculation; KMnO4 titration; permanganometry; titration calculation
general-redox-101 | magnesium burning in carbon dioxide; what is oxidized and reduced; identifying oxidation and reduction; magnesium in dry ice
general-redox-102 | oxidation half-equation; half-reactions; aluminum oxidation; writing half-equations; loss of electrons
general-redox-103 | balancing half-equations; nitrate to nitric oxide; half-reactions in acid; number of electrons in half-reaction; half-reactions
general-redox-104 | permanganate half-equation; checking charge balance; balancing half-equations; half-reactions in acid; MnO4− to Mn2+
general-redox-105 | combining half-equations; adding half-reactions; balancing electrons; aluminum and copper(II); balancing redox equations
general-redox-106 | half-reaction in basic solution; hypochlorite reduction; balancing redox in basic solution; balancing half-equations; bleach
general-redox-107 | metal displacement mass change; iron and copper sulfate; zinc and copper sulfate; mass of metal strip in solution; metal displacement reactions | activity-series
general-redox-108 | reactivity series; storing copper sulfate solution; metal displacement reactions; unreactive metals; metal container and salt solution
general-redox-109 | aluminum oxide layer; passivation; why aluminum seems unreactive; aluminum and hydrochloric acid; reactivity of aluminum | activity-series
general-redox-110 | why aluminum needs electrolysis; aluminum extraction; reactivity and extraction method; reduction with carbon
general-redox-111 | blast furnace; limestone in the blast furnace; slag formation; iron extraction; role of limestone
general-redox-112 | Hall–Héroult process; aluminum extraction; cryolite; electrolysis of aluminum oxide; why cryolite is used
general-redox-113 | Kroll process; titanium extraction; titanium carbide; titanium tetrachloride; extraction of titanium with magnesium
general-redox-114 | Ellingham diagram; reduction of zinc oxide by carbon; carbothermic reduction; crossing lines in Ellingham diagram; zinc extraction
general-redox-115 | Ellingham diagram; slope of Ellingham lines; entropy in Ellingham diagrams; carbon monoxide line; moles of gas and entropy | extraction-of-metals
general-redox-116 | dichromate oxidation of ethanol; dichromate half-equation; ethanol to acetic acid half-equation; redox stoichiometry; mole ratio from half-equations; breathalyzer reaction
general-redox-117 | reactivity series from oxide reduction; ease of reduction of metal oxides; hydrogen reduction of oxides; ordering metals by reactivity; thermal decomposition of oxides | extraction-of-metals
general-redox-118 | calcium hydride and water; hydride ion oxidation number; metal hydrides; hydrogen oxidized and reduced; comproportionation
general-redox-21 | reactivity series; metal displacement reactions; ordering metals by reactivity; metals and acids; single replacement reactions
general-redox-22 | reactivity series; metal displacement reactions; tin and hydrochloric acid; metals reacting with acid; metal and salt solution
general-redox-23 | decomposition of hydrogen peroxide; oxidation number of oxygen in peroxide; hydrogen peroxide; oxidation state changes
general-redox-24 | copper(I) disproportionation; disproportionation from electrode potentials; Cu+ stability in water; E° of disproportionation
general-redox-25 | manganate disproportionation; MnO4 2−; potassium manganate; green to purple manganate; effect of pH on disproportionation
general-redox-300 | K2Cr2O7 oxidation; potassium dichromate; breathalyzer; dichromate and ethanol; orange to green
general-redox-301 | reactivity series of metals; reactivty series; metals with water and steam; magnesium reactions; magnesium and steam
general-redox-302 | reactivity series of metals; carbon in the reactivity series; extraction of metals; reactivity series and extraction; reduction with carbon
general-redox-303 | reactivity series of metals; displacement reaction; magnesium reactions; magnesium and copper sulfate; metal displacement
general-redox-304 | magnesium reactions; magnesium and acid; magnesium with hydrochloric and acetic acid; strong vs weak acid with metal; hydrogen from magnesium
general-redox-305 | disproportionation of chlorine; chlorine and water; chlorine; chlorine chemistry; HClO; water treatment with chlorine
general-redox-306 | disproportionation of chlorine; chlorine with hot alkali; chlorate; chlorine and sodium hydroxide; chlorine chemistry
general-redox-307 | disproportionation of chlorine; comproportionation; bleach and acid; chlorine from bleach; chlorine chemistry
general-redox-308 | aluminum; extraction of aluminum; Bayer process; purification of bauxite; amphoteric aluminum oxide
general-redox-309 | titanium Kroll process; extraction of titanium; Kroll process; titanium from titanium chloride; magnesium reduction
general-redox-310 | titanium Kroll process; argon in the Kroll process; extraction of titanium; why titanium is expensive
general-redox-311 | titanium Kroll process; why titanium is expensive; extraction of titanium; batch process
general-redox-312 | froth flotation; froth flotation and roasting calcination; concentration of ores; sulfide ores; collectors
general-redox-313 | roasting and calcination; difference between roasting and calcination; froth flotation and roasting calcination; roasting of sulfide ores
general-redox-314 | roasting and calcination; calcination equation; decomposition of carbonate ores; extraction of zinc; ore conversion to oxide
general-redox-315 | roasting and calcination; why sulfide ores are roasted; oxidation in roasting; extraction of zinc; froth flotation and roasting calcination
general-redox-316 | blast furnace reactions; blast furnace; iron extraction; iron smelting; Iron Age smelting; extraction of iron; how iron is extracted; how iron is made
general-redox-317 | blast furnace reactions; carbon monoxide in the blast furnace; coke; iron extraction; Boudouard reaction
general-redox-318 | blast furnace reactions; slag formation; limestone in the blast furnace; calcium silicate; iron extraction
general-redox-319 | Iron Age smelting; bloomery; smelting of iron; iron extraction history; charcoal reduction of iron ore
general-redox-320 | Iron Age smelting; Bronze Age copper smelting; reactivity and extraction; smelting of iron; reduction with carbon
general-redox-321 | redox in simple terms; oxidation and reduction basics; OIL RIG; reduction and oxidation in simple terms; loss of electrons
general-redox-322 | redox in simple terms; oxidation and reduction basics; gain and loss of oxygen; reduction definition
general-redox-323 | redox in simple terms; oxidation and reduction basics; why oxidation and reduction occur together; reduction and oxidation in simple terms
general-redox-324 | balancing redox equations in acid and base; half-reaction method; balancing in basic solution; ion-electron method; permanganate and sulfite
general-redox-325 | ion-electron method; ajuste ion-electrón; balancing redox equations; half-reaction method in acid; balancing redox equations in acid and base
general-redox-326 | ion-electron method; balancing redox equations in acid; comproportionation of iodine; half-reaction method; balancing redox equations in acid and base
general-redox-400 | gold; gold cyanide leaching; oxidation state of gold; gold extraction; chemistry of gold
general-redox-401 | aluminium extraction electrolysis; why cryolite is used; Hall-Héroult process; aluminum from bauxite; extraction of aluminum
general-redox-402 | aluminium extraction electrolysis; carbon anodes replaced; Hall-Héroult process; anode reaction in aluminum extraction; extraction of aluminum
general-redox-403 | aluminium extraction electrolysis; charge to produce aluminum calculation; Hall-Héroult process; Faraday calculation aluminum; electrolysis of aluminum oxide
general-redox-460 | reactivity series; reactivity series of metals; metals with water and acid; order of reactivity from reactions with water and acid; which metals react with cold water; activity series of metals; reactions of metals with dilute acid; identify metals from their reactions
general-redox-580 | phytoextraction; bioleaching; phytomining; phytoextraction and bioleaching of copper; biological metal extraction; low grade copper ores; advantages of phytomining and bioleaching; alternative methods of extracting copper; copper from low grade ore; plants and bacteria to extract copper
general-redox-581 | dichromate half equation; half equations for dichromate and iron(II); Cr2O7 2- to Cr3+ half equation; writing half equations; balancing half equations in acid; reduction half equation; redox half equations with H+ and H2O; potassium dichromate oxidizing iron(II); 14H+ 6e- 7H2O
general-redox-582 | combining half equations; overall equation for dichromate and iron(II); half equations for dichromate and Fe2+; balancing electrons in redox equations; multiply the half equation by 6; charge balance in redox equations; dichromate oxidizes iron(II); adding half equations together; unbalanced ionic equation
general-redox-600 | chemistry of swimming pools; chlorine and water; disproportionation of chlorine; chlorination of water; Cl2 + H2O
general-redox-601 | fool's gold; pyrite; FeS2; disulfide ion; oxidation number of sulfur in pyrite; iron pyrites
general-redox-602 | fool's gold; pyrite; roasting of pyrite; FeS2 + O2; sulfur dioxide from ores
general-redox-603 | fireworks; oxidizer in fireworks; chemistry of fireworks; potassium perchlorate; fuel and oxidizer
general-redox-604 | royal water; aqua regia; dissolving gold; tetrachloroaurate; HNO3 and HCl mixture; why gold dissolves in aqua regia
general-redox-605 | royal water; aqua regia; equation of gold with aqua regia; balancing redox equations; [AuCl4]-
general-redox-606 | laughing gas; nitrous oxide; N2O; oxidation number of nitrogen; nitrogen oxides
general-redox-607 | laughing gas; nitrous oxide; N2O supports combustion; glowing splint test; decomposition of N2O | oxidizing-and-reducing-agents
general-redox-608 | green vitriol; green vitriol and blue vitriol; oxidation of iron(II) sulfate; FeSO4 in air; thiocyanate test
general-redox-609 | green vitriol; FeSO4 heating; thermal decomposition of iron(II) sulfate; redox in decomposition; oil of vitriol
general-redox-610 | what makes things burn; fire triangle; combustion; fire needs fuel oxygen heat; burning
general-redox-611 | what makes things burn; fire triangle; putting out an oil fire; burning oil; fire extinguishing
general-redox-612 | complete and incomplete combustion; Bunsen burner flame; what makes things burn; yellow flame soot; incomplete combustion
general-redox-613 | what makes things burn; burning magnesium; magnesium in carbon dioxide; fire extinguishers; metal fires
general-redox-614 | bleach and ammonia; chloramine; NH2Cl; oxidation number in chloramine; bleach and ammonia reaction
general-redox-615 | brown ring test; brown ring; nitrate reduction by iron(II); half-equations; nitrate test equation
general-redox-616 | oxygen and ozone; test for ozone; ozone and iodide; allotropes of oxygen; ozone as oxidizing agent
general-redox-617 | chemistry of hair dye; hair dye; hydrogen peroxide in hair dye; oxidative hair dye; bleaching hair
general-redox-618 | chemistry of hair dye; hair dye; ammonia in hair dye; hydrogen peroxide bleaching; hair bleaching
general-redox-660 | manganate titration of iron tablets; iron tablets titration; mass of iron in a tablet; manganate(VII) iron(II) titration calculation; potassium permanganate iron tablet; redox titration with aliquot
general-redox-661 | manganate titration end point; self-indicating titration; end point of permanganate titration; why no indicator with KMnO4; iron tablets titration; color change manganate iron(II) titration
general-redox-760 | oxidizing vs reducing agent; difference between oxidizing agent and reducing agent; what happens to oxidizing and reducing agents; oxidizing agent is reduced, reducing agent is oxidized; does the oxidizing agent gain or lose electrons
general-redox-761 | oxidizing vs reducing agent; substance that is both an oxidizing and a reducing agent; SO2 as oxidizing and reducing agent; oxidation numbers of sulfur and redox behavior; can a compound be oxidized and reduced
general-redox-790 | KMnO4 oxidising reactions in acidic medium; permanganate with Fe2+ oxalate and iodide; oxidizing reactions of permanganate in acid; permanganate mole ratio; KMnO4 and iodide in acid; moles of oxalate per mole of permanganate
general-redox-820 | disproportionation of copper(I); copper oxide with sulfuric acid and nitric acid; Cu2O disproportionation; hard redox problems; identify the copper oxide
general-redox-821 | redox titration calculations; hydroxylamine and iron(III); oxidation number from a titration; hard redox titration problems; electrons per molecule from permanganate titration
general-redox-822 | permanganate titration of iron(II) oxalate; titration of iron and oxalate; reduction with zinc then titrate; challenging permanganate titrations; hard redox titration problems
general-redox-840 | why use cryolite when making aluminium; cryolite purpose; cryolite solvent aluminium oxide; electrolysis of aluminium oxide; lowers melting temperature; Hall-Heroult cryolite | extraction-of-metals
general-redox-841 | how is carbon monoxide made; carbon monoxide incomplete combustion; why is carbon monoxide toxic; faulty gas heater; CO poisoning haemoglobin | combustion
general-redox-870 | half equations for metals reacting with acids; iron and hydrochloric acid half equation; oxidation half equation metal and acid; metal and acid redox half equations; iron dissolving in acid Fe2+; which half equation is oxidation metal acid
general-redox-871 | half equations for metals reacting with acids; combining half equations aluminium and acid; aluminum and acid ionic equation; adding half equations metal and H+; metal and acid ionic equation from half equations; reactive metal with dilute acid redox equation
general-redox-872 | balancing redox in basic medium half reaction method; half reaction in basic solution; adding OH- to balance redox; ion electron method basic medium; converting acidic half reaction to basic; nitrate to ammonia in basic solution
general-redox-873 | phytomining and bioleaching; phytomining; copper from plants; how does phytomining work; extracting copper from low grade ores with plants; phytomining steps ash acid scrap iron
general-redox-874 | phytomining and bioleaching; bioleaching; disadvantages of bioleaching; bacteria extracting copper; bioleaching vs smelting; extracting copper from low grade ores
general-redox-907 | why copper does not react with hydrochloric acid; zinc reacts with HCl but copper does not; copper below hydrogen in the activity series; reactivity series and hydrogen; metals that give hydrogen with acid; copper and dilute acid
general-solutions-01 | molarity calculation; molar concentration; c = n/V; moles per liter; concentration of a solution
general-solutions-02 | dilution calculation; C1V1 = C2V2; M1V1 = M2V2; volume of stock solution; diluting concentrated acid; preparing a solution by dilution
general-solutions-03 | lowest freezing point; comparing freezing points of solutions; colligative properties of electrolytes; number of ions and freezing point; van 't Hoff factor i
general-solutions-04 | mass percent to molarity; concentrated hydrochloric acid molarity; molarity from density and percent; concentration unit conversion; molarity of concentrated acid
general-solutions-05 | dilution calculation; C1V1 = C2V2; M1V1 = M2V2; concentration after dilution
general-solutions-06 | concentration of ions; molarity of chloride ions; mixing solutions concentration; ion concentration calculation | molarity
general-solutions-07 | mass of solute needed; preparing a solution; grams from molarity; molarity calculation; making up a standard solution
general-solutions-101 | spectator ions particle diagram; particle diagram of precipitation; ions left in solution; silver chloride precipitation; particulate diagram
general-solutions-102 | solubility of gases and temperature; dissolved oxygen; thermal pollution; oxygen in warm water; why fish suffer in warm water
general-solutions-103 | mass of crystals on cooling; solubility curve calculation; recrystallization calculation; saturated solution; potassium nitrate solubility
general-solutions-104 | supersaturated solution; seed crystal; sodium acetate crystallization; hot ice; hand warmer crystallization
general-solutions-105 | fractional crystallization; recrystallization; separating salts by crystallization; KNO3 and NaCl solubility; solubility curve
general-solutions-106 | solubility and temperature; exothermic dissolution; cerium sulfate solubility; heat of solution and solubility; Le Chatelier and solubility
general-solutions-107 | strong vs weak electrolytes; conductivity of strong and weak acids; light bulb conductivity test; HCl vs acetic acid conductivity; weak acid ionization
general-solutions-108 | weak electrolytes; conductivity of acetic acid and ammonia; ammonium acetate; light bulb conductivity test; conductivity after mixing
general-solutions-21 | particle diagram of a solution; dissociation of MgCl2; ionic compound dissolved in water; particulate diagram; dissolved ions diagram
general-solutions-22 | hydration of ions; orientation of water around ions; hydration shell; ion-dipole interaction; dissolved NaCl particle diagram; solvated ions
general-solutions-23 | particle diagram of dilution; number of ions after dilution; particulate diagram; calcium chloride ions | dilution
general-solutions-24 | why salt water conducts electricity; conductivity of salt solution; mobile ions; conduction in solution
general-solutions-25 | conductometric titration; conductivity during titration; barium hydroxide and sulfuric acid; conductivity minimum at equivalence | electrolytes
general-solutions-26 | half-equivalence point; particle diagram of titration; weak acid-strong base titration; HA and A− particle diagram; particulate diagram of buffer | titration-curves
general-solutions-560 | henrys law; gas solubility vs temperature; CO2 solubility in water; partial pressure and solubility; fizzy drink CO2 cold water; effect of pressure and temp on dissolved gas
general-solutions-580 | salt vs sugar freezing point; freezing point depression salt and sugar; why salt lowers freezing point more than sugar; van't Hoff factor; number of particles in solution; NaCl vs sucrose freezing point; colligative properties; electrolyte vs nonelectrolyte freezing point; i = 2 for NaCl
general-solutions-581 | salt vs sugar melting ice; salting roads; why salt melts ice better than sugar; freezing point depression per gram; molar mass and freezing point depression; deicing with salt; salt on ice; NaCl vs sugar by mass; why salt is used on icy roads
general-solutions-600 | royal water; aqua regia; composition of aqua regia; mole ratio from volumes; HCl to HNO3 ratio
general-solutions-601 | hot ice; sodium acetate; supersaturated solution; seed crystal; heat pack
general-solutions-602 | hot ice; sodium acetate; supersaturated solution; mass that crystallizes calculation; solubility curve
general-solutions-603 | why oil and water don't mix; oil and water; immiscible liquids; polarity and solubility; hydrophobic; why oil does not mix with water
general-solutions-604 | why oil and water don't mix; how soap works; emulsion; oil and water with soap; hydrophobic and hydrophilic ends
general-solutions-605 | why oil and water don't mix; hydrophobic effect; entropy and the hydrophobic effect; hexane in water; oil and water
general-solutions-606 | why oil and water don't mix; oil floats on water; like dissolves like; iodine in oil and water; polar and nonpolar liquids
general-solutions-607 | why water is a good solvent; hydration of ions; ion-dipole forces; salt dissolving in water; hydrated sodium ion
general-solutions-608 | why water is a good solvent; sugar dissolving in water; hydrogen bonds with water; polarity of water as a solvent
general-solutions-609 | why water is a good solvent; hydration enthalpy and lattice enthalpy; why some salts are insoluble; hydration of ions
general-solutions-610 | why water is a good solvent; dielectric constant of water; permittivity; salt dissolves in water not hexane
general-solutions-611 | salt trucks in winter; calcium chloride de-icing; why calcium chloride on roads; road salt; CaCl2
general-solutions-612 | salt trucks in winter; why calcium chloride; freezing point depression by CaCl2; road salt; van't Hoff factor of CaCl2
general-solutions-680 | saturated unsaturated or supersaturated; solubility curve supersaturated solution; g per 100 g water classify solution; is the solution saturated at 40 °C; solubility curves of KNO3
general-solutions-681 | point above or below solubility curve; reading solubility curves saturated unsaturated; supersaturated on solubility graph; what does a point on the solubility curve mean; solubility curves
general-solutions-710 | solution vs colloid vs suspension; filtering solution colloid and suspension; colloid vs suspension; particle size of solutions colloids and suspensions; types of mixtures
general-solutions-711 | solution vs colloid vs suspension; telling solutions colloids and suspensions apart; Tyndall effect and settling; colloid vs solution; how to identify a colloid or suspension
general-solutions-712 | colloid vs suspension; why colloids do not settle but suspensions do; Brownian motion in colloids; colloid suspension particle size; gold sol stability
general-solutions-713 | melting vs dissolving a salt; why salt dissolves at room temperature but melts at high temperature; melting and dissolving energy; hydration energy vs lattice energy; dissolving vs melting of ionic compounds
general-solutions-760 | molarity vs molality; difference between molarity and molality; definition of molarity and molality; liters of solution or kilograms of solvent; molar vs molal
general-solutions-761 | molarity vs molality; effect of temperature on molarity and molality; does molality change with temperature; why molality is independent of temperature; molar vs molal
general-solutions-762 | molarity vs molality; when are molarity and molality equal; molarity and molality of dilute solutions; why molarity and molality differ in other solvents; molality, molarity and density of the solvent
general-solutions-800 | using the hydrate instead of the anhydrous salt; molarity calculation; preparing a copper sulfate solution; hydrate mistake in solution preparation; water of crystallization and molarity
general-solutions-801 | glassware for dilution; preparing a dilute solution; volumetric pipet and flask; dilution of a stock solution; which glassware for accurate dilution
general-solutions-820 | crystallization of a hydrate from solution; solubility and hydrates; sodium carbonate decahydrate crystals; hard solubility problems; saturated solution on cooling
general-solutions-821 | strong and weak electrolytes; conductivity of mixed solutions; light bulb conductivity test; hard electrolyte questions; barium hydroxide and sulfuric acid conductivity
general-solutions-825 | how soap cleans grease; soap and micelles; cleaning action of soap; hydrophobic tail and hydrophilic head; how soap works; soap molecules and oil; surfactant removes grease
general-solutions-870 | concentration in g per dm3; g/dm3 concentration; concentration in grams per litre; mass over volume concentration; cm3 to dm3 concentration; concentration from mass and volume
general-solutions-871 | concentration in g per dm3; mass of solute from g/dm3; mass from concentration and volume; grams in a volume of solution; g/dm3 and cm3; rearranging concentration mass volume
general-solutions-879 | why CO2 dissolves better in cold soda; gas solubility and temperature; warm soda goes flat; solubility of CO2 in cold water; gases less soluble in warm water; fizzy drink temperature and CO2
general-solutions-880 | how soap removes grease; soap micelles; cleaning action of soap; soap ions surround grease droplets; hydrophobic tail and ionic head of soap; why soap works; emulsifying grease with soap
general-solutions-900 | salt on winter roads; road salt; de-icing with salt; freezing point of salt water; why ice melts when salt is added; why salt melts ice
general-solutions-901 | soft drink going flat; why soda goes flat; carbonated drinks; gas solubility and temperature; CO2 in warm drinks
general-solutions-907 | how does lecithin stop mayonnaise separating; emulsifier in mayonnaise; egg yolk lecithin emulsifier; how emulsifiers work; stabilizing an oil in water emulsion; emulsifier prevents droplets merging; oil and vinegar emulsion
general-solutions-908 | lecithin at the surface of an oil droplet; orientation of an emulsifier molecule; hydrophilic head and hydrophobic tails of lecithin; phospholipid at oil water interface; which end of lecithin points into the oil; emulsifier head and tail
general-solutions-909 | g/dm3 to mol/dm3; NaOH 8.0 g/dm3 in mol/dm3; convert concentration in g per dm3 to mol per dm3; concentration of sodium hydroxide in mol/dm3; mass concentration to molar concentration; divide by Mr
general-solutions-910 | which solution has the highest mol/dm3; same g/dm3 different mol/dm3; g/dm3 to mol/dm3 compare solutions; concentration and relative formula mass; 10 g/dm3 of HCl NaOH H2SO4; smallest Mr highest molar concentration
general-stoichiometry-01 | mole to mole calculation; molar ratio; stoichiometric coefficients; moles reactant to moles product; stoichiometry calculation
general-stoichiometry-02 | mass to mass calculation; gram to gram stoichiometry; mass of product; reacting masses; stoichiometry calculation
general-stoichiometry-03 | limiting reactant calculation; theoretical yield; maximum mass of product; excess reactant; limiting reactant
general-stoichiometry-04 | percent yield calculation; actual yield vs theoretical yield; theoretical yield; yield of decomposition of calcium carbonate
general-stoichiometry-05 | excess reactant left over; limiting reactant calculation; amount of excess reagent; limiting reactant
general-stoichiometry-06 | overall yield of multistep reaction; multistep synthesis yield; contact process yield; percent yield calculation; sequential reactions stoichiometry
general-stoichiometry-07 | gas volume ratios; Gay-Lussac's law of combining volumes; combining volumes of gases; volume of oxygen for combustion; volume-volume stoichiometry
general-stoichiometry-101 | mole to mole calculation; molar ratio; moles of reactant from product; combustion of ammonia; stoichiometry calculation
general-stoichiometry-102 | method of continuous variations; Job's method; formula of a precipitate; maximum precipitate; stoichiometric ratio by experiment
general-stoichiometry-103 | atom economy vs yield; catalyst and atom economy; atom economy independent of yield; percent yield
general-stoichiometry-104 | atom economy times yield; comparing synthesis routes; atom economy vs yield; reaction mass efficiency; overall efficiency of synthesis
general-stoichiometry-105 | ibuprofen synthesis; meaning of atom economy; BHC process; by-products; green synthesis
general-stoichiometry-106 | decaffeination; supercritical carbon dioxide; safer solvents; principles of green chemistry; green solvents; supercritical CO2 extraction
general-stoichiometry-107 | biodegradable detergents; design for degradation; principles of green chemistry; branched vs linear detergents; water pollution by detergents
general-stoichiometry-108 | bioethanol; life cycle assessment; renewable feedstocks; carbon footprint of ethanol; biofuel drawbacks | green-chemistry
general-stoichiometry-21 | highest atom economy; comparing atom economy; addition reactions atom economy; ethanol production; green chemistry
general-stoichiometry-22 | atom economy calculation; percentage atom economy; iron from iron oxide; blast furnace atom economy
general-stoichiometry-23 | atom economy vs percent yield; high yield low atom economy; by-products; efficiency of a synthesis
general-stoichiometry-24 | principles of green chemistry; catalysts in green chemistry; waste prevention; sustainable chemistry; green oxidation
general-stoichiometry-25 | E factor; E factor calculation; environmental factor; waste per product; solvent recycling
general-stoichiometry-300 | 2H2 + O2 -> 2H2O; water formation stoichiometry; mass of oxygen calculation; reacting masses; hydrogen and oxygen
general-stoichiometry-301 | baking soda and vinegar; limiting reactant baking soda; acid-carbonate reaction calculation; CO2 from baking soda
general-stoichiometry-400 | life cycle assessment solvents green; life cycle assessment; LCA; cradle to grave; green solvents and impacts
general-stoichiometry-401 | green solvents; life cycle assessment solvents green; replacing dichloromethane; solvent selection guide; safer solvents
general-stoichiometry-402 | life cycle assessment solvents green; comparing solvents by LCA; renewable vs recycled solvent; solvent recycling; green solvents
general-stoichiometry-580 | atom economy; atom economy of hydrogen production; methane and steam atom economy; calculate atom economy; atom economy calculation; steam reforming atom economy; percentage atom economy formula; atom economy with coefficients; hydrogen from natural gas
general-stoichiometry-581 | why atom economy is low; low atom economy of hydrogen; atom economy by mass not molecules; atom economy of hydrogen from methane and steam; atom economy meaning; steam reforming atom economy; waste product CO; atom economy and moles of product; useful product mass fraction
general-stoichiometry-600 | incomplete combustion; carbon monoxide from burning; balancing combustion equations; what makes things burn; combustion of methane
general-stoichiometry-601 | bleach and ammonia; chloramine; limiting reagent calculation; bleach and ammonia reaction
general-stoichiometry-602 | oxygen and ozone; allotropes of oxygen; ozonizer; volume change oxygen to ozone calculation; preparation of ozone
general-stoichiometry-820 | mass-mass stoichiometry; thermal decomposition of sodium bicarbonate; percent NaHCO3 in a mixture; challenging stoichiometry; mass loss on heating a mixture
general-stoichiometry-821 | limiting reactant from data; volume of hydrogen against mass of magnesium; aluminum and magnesium with acid; challenging stoichiometry; hard limiting reactant problems
general-stoichiometry-822 | limiting reactant mistakes; find the error in a stoichiometry calculation; thermite limiting reactant; hard limiting reactant problems; excess reactant left over
general-stoichiometry-823 | limewater and excess carbon dioxide; CO2 and Ca(OH)2 stoichiometry; limiting reactant in two steps; challenging stoichiometry; calcium carbonate dissolves in CO2
general-stoichiometry-824 | combustion of a hydrocarbon; volumes of gases in combustion; formula of a hydrocarbon from combustion; oxygen needed for combustion
general-stoichiometry-870 | life cycle assessment paper vs plastic bags; life cycle assesment paper vs plastic bags; LCA subjective judgements; why do life cycle assessments disagree; value judgements in a life cycle assessment; is a paper bag better than a plastic bag
general-stoichiometry-871 | life cycle assessment paper vs plastic bags; life cycle assesment paper vs plastic bags; comparing LCA data for bags; energy per use paper bag plastic bag; how many times must a paper bag be reused; life cycle assessment data
general-stoichiometry-879 | leftover excess reactant; grams of excess reactant left over; limiting reagent aluminum and chlorine; 2Al + 3Cl2 excess; mass of excess reactant remaining; excess reagent calculation
general-stoichiometry-900 | formula of a chloride from moles; metal and chlorine mole ratio; formula from reacting amounts; finding a formula from mole ratio; amounts that react completely
general-stoichiometry-901 | mole ratio conversion factor; error with a mole ratio; moles of oxygen from moles of CO2; combustion of propane mole ratio; choosing the mole ratio
general-thermochemistry-01 | q = mcΔT; heat calculation; specific heat calculation; heating water; heat needed to warm water
general-thermochemistry-02 | Hess's law calculation; combining thermochemical equations; enthalpy of formation of CO; manipulating enthalpy equations
general-thermochemistry-03 | specific heat of a metal; coffee-cup calorimetry; heat lost = heat gained; calorimetry calculation; hot metal in water
general-thermochemistry-04 | reaction enthalpy from bond energies; bond energy calculation; ΔH from bond enthalpies; bonds broken minus bonds formed; bond dissociation energy
general-thermochemistry-05 | exothermic vs endothermic; exothermic process; condensation is exothermic; heat of phase changes
general-thermochemistry-06 | heat of fusion calculation; melting ice and warming water; latent heat; phase change heat calculation; q = mcΔT
general-thermochemistry-07 | lattice energy of NaCl; Born-Haber calculation; lattice enthalpy calculation; Born–Haber cycle of sodium chloride
general-thermochemistry-08 | enthalpy of neutralization; heat of neutralization calculation; coffee-cup calorimeter; molar enthalpy of neutralization; calorimetry calculation
general-thermochemistry-09 | cold pack; ammonium nitrate dissolving; system and surroundings; sign of ΔH; endothermic dissolution; direction of heat flow
general-thermochemistry-10 | why reactions are exothermic; bond breaking vs bond forming; bond breaking absorbs energy; bond making releases energy; combustion of hydrogen
general-thermochemistry-11 | enthalpy of vaporization vs fusion; plateaus of heating curve; constant heating power; heat of vaporization from heating curve; latent heat
general-thermochemistry-12 | constant temperature during melting; why temperature stays constant during melting; potential energy of molecules in phase change; latent heat; ice water mixture heating
general-thermochemistry-13 | enthalpy of fusion from heating curve; heat of fusion calculation; heating curve calculation; constant heating power; latent heat of fusion | specific-heat-capacity
general-thermochemistry-14 | covalent character in ionic compounds; theoretical vs experimental lattice enthalpy; silver iodide covalent character; polarization of ions; perfect ionic model | born-haber-cycle
general-thermochemistry-15 | lattice energy of MgCl2; Born-Haber calculation; lattice enthalpy calculation; Born–Haber cycle of magnesium chloride
general-thermochemistry-16 | biofuels; carbon-neutral fuels; bioethanol; renewable fuels; fossil fuels vs biofuels
general-thermochemistry-17 | heat per gram of CO2; carbon dioxide emissions of fuels; comparing fuels; enthalpy of combustion; natural gas vs gasoline emissions
general-thermochemistry-18 | energy density of fuels; specific energy; hydrogen as a fuel; hydrogen vs gasoline; hydrogen storage; energy per gram and per volume
general-thermochemistry-201 | endothermic processes; exothermic vs endothermic; sublimation is endothermic; bond breaking absorbs energy
general-thermochemistry-202 | isolated system; endothermic dissolution temperature change; ammonium nitrate dissolving; conservation of energy; internal energy of isolated system
general-thermochemistry-203 | heat vs temperature; difference between heat and temperature; thermal energy and mass; heat given off on cooling
general-thermochemistry-204 | hot copper in cold water; final temperature of metal and water; heat capacity of water vs metal; thermal equilibrium; comparing specific heats
general-thermochemistry-205 | steam burns; steam vs hot water burn; heat of condensation; heat of vaporization calculation; latent heat of steam | heating-curve
general-thermochemistry-206 | spirit burner experiment; incomplete combustion error; heat loss in calorimetry; sources of error in calorimetry; combustion of ethanol experiment
general-thermochemistry-207 | ΔH of reverse reaction; scaling enthalpy change; thermochemical equation; enthalpy per mole; reversing a reaction enthalpy
general-thermochemistry-208 | liquid vs gaseous water enthalpy; Hess's law with phase change; heat of vaporization of water; Hess's law calculation; thermochemical equations states
general-thermochemistry-209 | thermite reaction; heat released with limiting reactant; enthalpy stoichiometry; heat from a reaction calculation; limiting reactant calculation
general-thermochemistry-210 | enthalpy is a state function; scaling enthalpy change; extensive property; ΔH depends on coefficients; thermochemical equation
general-thermochemistry-211 | elements in standard state; zero enthalpy of formation; standard state of bromine; ΔHf° of elements
general-thermochemistry-212 | formation equation; writing formation reactions; definition of standard enthalpy of formation; ΔHf° equation; heat of formation
general-thermochemistry-213 | enthalpy of formation from combustion data; enthalpy of formation of propane; Hess's law calculation; heat of combustion calculation
general-thermochemistry-214 | combustion equation; definition of enthalpy of combustion; standard enthalpy of combustion equation; combustion of methane; heat of combustion
general-thermochemistry-215 | enthalpy of combustion of alcohols; homologous series combustion; CH2 increment; heat of combustion trend
general-thermochemistry-216 | exothermic step of Born-Haber; steps of the Born–Haber cycle; electron affinity of chlorine; signs in Born–Haber cycle
general-thermochemistry-217 | second electron affinity of oxygen; Born–Haber cycle of an oxide; endothermic electron affinity; calcium oxide Born–Haber; oxide ion formation | born-haber-cycle
general-thermochemistry-218 | lattice enthalpy and hydration enthalpy; heat of solution calculation; enthalpy of hydration; enthalpy of solution calculation; dissolving of MgCl2
general-thermochemistry-219 | endothermic dissolution; why dissolving cools water; potassium nitrate dissolving; lattice vs hydration enthalpy; heat of solution
general-thermochemistry-220 | enthalpy of hydration; hydration enthalpy and ion size; fluoride vs chloride hydration; hydration of ions; charge density
general-thermochemistry-221 | enthalpy of hydration of copper sulfate; anhydrous to hydrated copper sulfate; Hess's law calculation; heat of solution; CuSO4·5H2O
general-thermochemistry-222 | hydrogen from natural gas; steam reforming; gray hydrogen; hydrogen as a fuel; hydrogen vs methane
general-thermochemistry-300 | hydrogen as a fuel; burning hydrogen; 2H2 + O2 -> 2H2O; combustion of hydrogen; hydrogen fuel
general-thermochemistry-301 | hydrogen as a fuel; hydrogen fuel cell vs combustion engine; fuel cell efficiency; hydrogen car; fuel cells
general-thermochemistry-302 | hydrogen as a fuel; hydrogen storage; metal hydride storage; hydrogen economy
general-thermochemistry-303 | standard state and enthalpy of formation; why elements have zero enthalpy of formation; standard enthalpy of formation; standard state of elements
general-thermochemistry-304 | standard state and enthalpy of formation; elements with zero enthalpy of formation; standard states; enthalpy of formation of ozone
general-thermochemistry-305 | standard state and enthalpy of formation; formation equation; standard enthalpy of formation equation; standard states
general-thermochemistry-306 | standard state and enthalpy of formation; standard state definition; standard conditions; 1 bar
general-thermochemistry-307 | enthalpy of combustion practical spirit burner; spirit burner; calorimetry calculation; combustion of alcohols experiment
general-thermochemistry-308 | enthalpy of combustion practical spirit burner; spirit burner heat loss; errors in calorimetry; combustion of alcohols experiment
general-thermochemistry-309 | enthalpy of combustion practical spirit burner; incomplete combustion; errors in spirit burner experiment; soot
general-thermochemistry-310 | enthalpy of combustion practical spirit burner; evaporation error; spirit burner errors; combustion of alcohols experiment
general-thermochemistry-311 | salts that dissolve with cooling; enthalpy of solution; lattice energy and hydration energy; endothermic dissolving
general-thermochemistry-312 | Born-Haber cycle calculations; Born Haber calculation; lattice enthalpy calculation; KBr lattice energy
general-thermochemistry-313 | Born-Haber cycle calculations; Born-Haber cycle for CaF2; lattice enthalpy; multiples in Born-Haber cycle
general-thermochemistry-314 | 2H2 + O2 -> 2H2O; enthalpy of formation of water; enthalpy of combustion of hydrogen; enthalpy calculation
general-thermochemistry-400 | what happens when you boil water; boiling water temperature; heat of vaporization; phase change of water; why temperature stays constant during boiling
general-thermochemistry-560 | coffee cup calorimetry; delta H per mole of reaction; q = mc delta T to delta H; sign of delta H calorimetry; divide by moles; enthalpy per mole from heat
general-thermochemistry-561 | heating curve calculations; ice to steam; heat to melt ice and warm water; heat of fusion forgotten; ice at -20 to water; latent heat of melting
general-thermochemistry-562 | flipping and multiplying equations in hess law; hess's law manipulation; reverse and halve equation; ethene hydrogenation from combustion; hess's law three equations
general-thermochemistry-563 | flipping and multiplying equations in hess law; reverse equation delta H sign; double delta H; ammonia enthalpy reversed; scaling delta H
general-thermochemistry-580 | Born-Haber cycle MgCl2; electron affinity from Born-Haber cycle; MgCl2 electron affinity of chlorine; Born-Haber calculation; Born Haber cycle for a group 2 chloride; find electron affinity; lattice enthalpy of magnesium chloride; Born-Haber cycle unknown step; Hess's law ionic compound
general-thermochemistry-581 | Born-Haber cycle MgCl2; electron affinity twice in a Born-Haber cycle; Born-Haber mistake; divide electron affinity by two; Born Haber cycle for a group 2 chloride; two chlorine atoms in Born-Haber; electron affinity from Born-Haber cycle; electron affinity doubled; MgCl2 cycle error
general-thermochemistry-600 | hot ice; sodium acetate; reusable hand warmer; crystallization is exothermic; supersaturated solution
general-thermochemistry-641 | thermodynamically favorable but does not occur; kinetic control; favorable reaction that does not happen; why doesn't diamond turn into graphite if it's favorable; hydrogen and oxygen do not react without a spark; thermodynamics vs kinetics
general-thermochemistry-642 | why doesn't diamond turn into graphite; diamond to graphite at high temperature; kinetic control and activation energy of diamond; heating diamond; diamond to graphite activation energy; thermodynamics vs kinetics
general-thermochemistry-680 | entropy change from standard entropies; calculate ΔS° from S° values; products minus reactants entropy; standard entropy change of reaction calculation; entropy of decomposition of hydrogen peroxide
general-thermochemistry-681 | sign of q for system and surroundings; is dissolving NaOH exothermic; exothermic or endothermic from temperature change; temperature of solution rises sign of heat; heat of solution system and surroundings
general-thermochemistry-682 | thermal equilibrium; why does heat stop flowing; average kinetic energy at the same temperature; two objects in contact reach the same temperature; thermal equilibrium particle level
general-thermochemistry-683 | direction of heat flow; heat flows from hot to cold by collisions; total energy or temperature decides heat flow; thermal equilibrium of two gases; difference between heat and temperature in contact
general-thermochemistry-684 | why extrapolate cooling curve; extrapolation of temperature time graph; heat loss correction in calorimetry graph; cooling correction enthalpy experiment; temperature against time graph calorimetry
general-thermochemistry-685 | extrapolating to time of mixing; reading temperature change from a cooling curve; required practical measuring enthalpy change graph; temperature time graph lines extended; how to find ΔT from extrapolation
general-thermochemistry-686 | Born-Haber cycle for MgO; lattice enthalpy of magnesium oxide; second electron affinity in Born-Haber cycle; Born-Haber with second ionization energy; calculate lattice enthalpy of MgO
general-thermochemistry-687 | second electron affinity of oxygen; equation for second electron affinity; steps of Born-Haber cycle for MgO; electron affinity equation state symbols
general-thermochemistry-688 | enthalpy of formation from combustion data; Hess cycle with combustion enthalpies; formation of ethanol from enthalpies of combustion; ΔHf from ΔHc expression
general-thermochemistry-689 | enthalpy of neutralization weak base; why does neutralizing ammonia give less heat; strong and weak base neutralisation enthalpy; heat of neutralization of ammonia; neutralization practical strong and weak base
general-thermochemistry-701 | boiling water and heat; does boiling water get hotter; temperature during boiling; heat versus temperature; turning up the burner
general-thermochemistry-702 | thermal equilibrium; ice and water at 0 °C; direction of heat flow; heat flows from hot to cold; ice in an insulated cup
general-thermochemistry-703 | heat gained equals heat lost; hot metal in cold water; thermal equilibrium; heat and temperature difference; heat exchange
general-thermochemistry-751 | Hess law carbon and oxygen; one step or two steps; enthalpy independent of path; combustion of graphite via carbon monoxide; adding enthalpies
general-thermochemistry-760 | enthalpy vs entropy; difference between enthalpy and entropy; what do delta H and delta S mean; enthalpy is heat, entropy is disorder; delta H vs delta S
general-thermochemistry-761 | enthalpy vs entropy; enthalpy and entropy of melting ice; does enthalpy or entropy favor melting; competition of enthalpy and entropy; why water freezes below 0 °C and melts above
general-thermochemistry-762 | internal energy vs enthalpy; difference between delta U and delta H; heat at constant volume vs constant pressure; delta H and delta E of a reaction with gas; rigid vessel vs piston heat released
general-thermochemistry-763 | spontaneous vs nonspontaneous; spontaneous and nonspontaneous processes; which process is nonspontaneous; examples of spontaneous processes; is diamond to graphite spontaneous; does spontaneous mean fast
general-thermochemistry-764 | spontaneous vs nonspontaneous; sign of ΔG of spontaneous and nonspontaneous reactions; is charging a battery spontaneous; spontaneous and nonspontaneous reactions in a battery; negative and positive delta G
general-thermochemistry-765 | spontaneous vs nonspontaneous; why a reaction becomes spontaneous at high temperature; temperature and spontaneity; decomposition of CaCO3 spontaneous at high temperature; delta G negative at high temperature
general-thermochemistry-766 | state functions vs path functions; difference between state and path functions; state function analogy mountain; altitude and distance state function; is enthalpy a state or a path function
general-thermochemistry-767 | state functions vs path functions; is heat a state function or a path function; internal energy state function, heat path function; heating vs stirring water; q and delta U on different paths
general-thermochemistry-790 | kJ per gram of carbs fats and proteins; energy content of food; food energy calculation; energy from nutrition label; energy values of nutrients; kJ/g of carbohydrate protein and fat
general-thermochemistry-791 | energy content of protein; heat of combustion vs food energy; bomb calorimeter and food energy; why protein gives less energy in the body; kJ per gram of protein; urea and energy from protein
general-thermochemistry-806 | specific heat of a metal lab; heat lost during transfer; error in specific heat capacity; hot metal in cold water; calorimetry error metal
general-thermochemistry-807 | enthalpy of neutralization lab; mean initial temperature; acid and base at different temperatures; calorimetry error; initial temperature of a mixture
general-thermochemistry-820 | enthalpy of neutralization of weak acids; enthalpy of ionization of HF; Ka and temperature; hard Hess law problems; challenging thermochemistry
general-thermochemistry-821 | calorimetry with limiting reactant; heat of neutralization mixtures; which mixture gets warmest; hard calorimetry problems; temperature rise acid and base mixed
general-thermochemistry-822 | why MgCl does not exist; enthalpy of formation and stability; Hess law disproportionation; hard enthalpy problems; MgCl vs MgCl2
general-thermochemistry-823 | incomplete combustion of propane; combustion with too little oxygen; carbon monoxide from combustion; complete vs incomplete combustion
general-thermochemistry-840 | heat of combustion calorimeter calibration factor; calibration factor vce; electrical calibration calorimeter; propan-1-ol heat of combustion; CF times delta T over n
general-thermochemistry-841 | calorimeter calibration factor vce; wrong volume of water calorimeter; effect of more water on calibration factor; calorimetry error too low; heat of combustion error
general-thermochemistry-870 | heat released when x grams burns; heat from a thermochemical equation; delta H stoichiometry; heat released by burning ethane; kJ released from grams of fuel; thermochemical equation grams to kJ; using delta H as a conversion factor
general-thermochemistry-879 | energy in a potato chip; burning a crisp under water; food calorimetry; kJ per gram of a snack; energy per gram from temperature rise; burning food experiment calculation; calorimetry of a potato chip
general-thermochemistry-880 | heat loss in food calorimetry; why burning a crisp gives too low energy; error in food calorimetry; energy on the packet vs experiment; burning food experiment heat loss; simple calorimeter inaccurate
general-thermochemistry-900 | heat at constant pressure; definition of enthalpy; qp = ΔH; when is heat equal to enthalpy change; enthalpy in an open beaker
general-thermochemistry-901 | enthalpy change and state of matter; combustion of ethanol vapor vs liquid; physical states in thermochemical equations; effect of vaporization on ΔH; ethanol combustion enthalpy
general-thermochemistry-902 | why bond enthalpies are approximate; mean bond enthalpy; average bond energy limitations; bond enthalpy vs experimental ΔH; accuracy of bond enthalpies
general-thermochemistry-903 | definition of mean bond enthalpy; C–H bond enthalpy of methane; atomization of methane; average bond enthalpy; equation for a bond enthalpy
general-thermochemistry-907 | bond energy of N-H; N-H bond energy from Haber reaction; unknown bond energy from delta H; missing bond enthalpy in ammonia; bond energies N2 + 3H2; GCSE bond energy calculation; bond broken minus bond made solve for x
general-thermochemistry-908 | why steam burns are worse than boiling water burns; steam vs boiling water at 100 C; latent heat of condensation of steam; heat released when steam condenses; steam burn heat of vaporization; scald from steam | heating-curve
general-thermochemistry-909 | heat to convert ice to steam; heating curve total q; ice at -20 to steam at 120; five step heating curve calculation; heat of fusion and vaporization calculation; total energy from ice to steam; q = mc delta T with phase changes
general-thermochemistry-943 | thermodynamic and kinetic control; AP Chemistry 9.4; kinetic control; favored but slow reaction; sugar does not burn in air; high activation energy; spontaneous but slow
general-thermochemistry-944 | thermodynamic and kinetic control; AP Chemistry 9.4; what a catalyst changes; catalyst and delta G; hydrogen peroxide and MnO2; catalyst does not change K; kinetic control and catalyst
general-thermochemistry-945 | thermodynamic and kinetic control; AP Chemistry 9.4; spark vs catalyst; hydrogen and oxygen mixture; spark starts the reaction; platinum catalyst hydrogen oxygen; overcoming activation energy
general-thermochemistry-946 | thermodynamic and kinetic control; AP Chemistry 9.4; evidence for kinetic control; how to show a reaction is under kinetic control; no reaction kinetic or thermodynamic; catalyst starts a favored reaction; kinetic control experiment
general-thermochemistry-947 | thermodynamic and kinetic control; AP Chemistry 9.4; kinetic control from delta G and Ea; negative delta G and high activation energy; identify kinetic control; delta G vs activation energy | gibbs-energy
general-thermochemistry-960 | hand warmers; how hand warmers work; iron hand warmer; iron oxidation hand warmer; air-activated hand warmer; disposable heat pack
general-thermochemistry-961 | hand warmers; sodium acetate crystallization; sodium acetate hand warmer; reusable hand warmer; why crystallization releases heat; hot ice crystallization
general-thermochemistry-970 | calibrating a solution calorimeter electrically; calibration factor from VIt; electrical calibration of a calorimeter; calibration factor calculation; E = VIt calorimeter
general-thermochemistry-971 | using a calibration factor to find enthalpy; enthalpy of solution with calibrated calorimeter; calibration factor and temperature change; solution calorimetry calibration factor use; calorimeter calibration factor ammonium nitrate
general-thermochemistry-972 | error in calorimeter calibration; heat loss during electrical calibration; effect of heat loss on calibration factor; calibration factor too large; calibrating a solution calorimeter sources of error
heating-curve-readings@advanced | specific heat from a heating curve; slope of a heating curve; heating curve calculation; heat capacity of a liquid
heating-curve-readings@beginner | reading a heating curve; melting point from a heating curve; plateau of a heating curve; heating curve graph
heating-curve-readings@intermediate | heat of fusion from a heating curve; heat of vaporization from a graph; length of a plateau; heating curve calculation
hess-law@advanced | Hess's law with three equations; Hess's law calculation; enthalpy of formation from combustion enthalpies; enthalpy cycle; Hess cycle; combining thermochemical equations
hess-law@beginner | Hess's law calculation; enthalpy cycle; combining thermochemical equations; adding reaction enthalpies; Hess cycle; ΔH calculation
hess-law@intermediate | Hess's law calculation; combining thermochemical equations; multiplying thermochemical equations; Hess cycle; enthalpy cycle; ΔH calculation
ideal-gas-law@advanced | PV = nRT; ideal gas law calculation; moles of gas added; moles of gas from pressure; ideal gas equation; gas cylinder calculation
ideal-gas-law@beginner | PV = nRT; ideal gas law calculation; ideal gas equation; volume of a gas from moles; gas volume calculation
ideal-gas-law@intermediate | PV = nRT; ideal gas law calculation; ideal gas equation; gas pressure calculation; pressure from moles of gas
initial-rate-table@advanced | rate constant from a table; calculating k from initial rates; units of the rate constant; table of initial rates
initial-rate-table@beginner | table of initial rates; predict the rate from a table; rate data table; method of initial rates
initial-rate-table@intermediate | rate law from a table; order of reaction from data; table of initial rates; experimental rate data
initial-rates@advanced | method of initial rates; rate law from data table; reaction order from initial rates; determining the rate law; order of reaction; rate law calculation; rate equation from experimental data
initial-rates@beginner | rate of disappearance and formation; relative rates from stoichiometry; rates and stoichiometric coefficients; rate of reaction calculation; rate of product formation
initial-rates@intermediate | average rate of reaction; mean reaction rate; rate from concentration and time; rate of reaction calculation; relative rates from stoichiometry
intermolecular-forces@advanced | boiling points of hydrides; boiling point trend of hydrides; comparing boiling points; ranking boiling points; hydrogen bonding vs dispersion forces; IMFs
intermolecular-forces@beginner | identifying hydrogen bonding; which molecules hydrogen bond; hydrogen bonds between organic molecules; H bonding; intermolecular forces
intermolecular-forces@intermediate | comparing boiling points; boiling point of organic compounds; hydrogen bonding and boiling point; IMFs; dipole-dipole forces vs hydrogen bonding
limiting-reagent@advanced | excess reactant left over; excess reagent remaining; limiting reactant; limiting reagent calculation; mass of excess reactant
limiting-reagent@intermediate | limiting reactant; limiting reagent calculation; moles of product from limiting reactant; limiting reactant calculation
mass-stoichiometry@advanced | stoichiometry of an impure sample; percentage purity calculation; reacting masses; purity of a sample; mass of product calculation; stoichiometry calculation
mass-stoichiometry@beginner | mole-to-mole stoichiometry; mole ratio calculation; moles of product; stoichiometric coefficients; stoichiometry calculation
mass-stoichiometry@intermediate | gram-to-gram stoichiometry; mass to mass calculation; reacting masses; mass of product calculation; stoichiometry calculation
molarity-and-dilution@advanced | dilution calculation; molarity calculation; concentration after dilution; aliquot dilution; M1V1 = M2V2
molarity-and-dilution@beginner | C1V1 = C2V2; M1V1 = M2V2; dilution calculation; diluting a stock solution; preparing a solution by dilution
molarity-and-dilution@intermediate | molarity calculation; molar concentration; concentration from mass and volume; moles per liter; mol/L
molecule-shapes@advanced | molecular geometry; identifying molecular shapes; predicting molecular shape; electron pair repulsion
molecule-shapes@beginner | molecular geometry; shape of molecules; predicting molecular shape; electron pair repulsion; trigonal planar, pyramidal, bent
molecule-shapes@intermediate | molecular geometry; expanded octet shapes; predicting molecular shape; seesaw, T-shaped, linear; shapes with five or six electron pairs
moles-and-particles@advanced | mass from number of atoms; atoms to grams; Avogadro's number; Avogadro constant calculation; mole calculation
moles-and-particles@beginner | grams to moles; mass to moles calculation; n = m/M; moles from mass; mole calculation
moles-and-particles@intermediate | number of atoms in a sample; grams to atoms; Avogadro's number; Avogadro constant calculation; mole calculation
nuclear-decays@advanced | decay series; decay chain; number of alpha and beta decays; radioactive series; counting beta decays
nuclear-decays@beginner | alpha and beta decay; alpha and beta decay equations; identifying the daughter nuclide; balancing nuclear equations
nuclear-decays@intermediate | β+ decay or electron capture; identifying the daughter nuclide; balancing nuclear equations; decay of proton-rich nuclides
orbital-box-readings@beginner | orbital diagram; orbital box diagram; arrows in boxes; identify the element from an orbital diagram
orbital-box-readings@intermediate | Hund's rule violation; wrong orbital diagram; aufbau violation; orbital box diagram
oxidation-numbers@advanced | change in oxidation number; electrons lost or gained per atom; OIL RIG; oxidation states; identifying oxidation and reduction; electron transfer
oxidation-numbers@beginner | oxidation states; assigning oxidation numbers; oxidation number in a compound; oxidation number calculation; rules for oxidation numbers
oxidation-numbers@intermediate | oxidation states; oxidation number in polyatomic ions; assigning oxidation numbers; oxidation number calculation
partial-pressures@advanced | mixing gases in connected vessels; connected flasks of gas; Dalton's law; total pressure of mixture; total pressure calculation
partial-pressures@beginner | Dalton's law; mole fraction and partial pressure; partial pressure calculation; gas mixtures; Dalton's law calculation
partial-pressures@intermediate | Dalton's law; partial pressure from masses; mole fraction and partial pressure; partial pressure calculation; gas mixtures
particle-box-readings@beginner | particle diagram; limiting reactant particle diagram; molecules in a box; particulate drawing
particle-box-readings@intermediate | excess reactant particle diagram; what is left over; limiting reactant particle diagram; particulate drawing
percent-composition@beginner | percentage by mass of an element; mass percent of an element; percent composition calculation; percent by mass
percent-composition@intermediate | mass of an element in a compound; percent composition calculation; mass percent of an element; mass of compound from element mass
percent-yield@advanced | reactant mass needed from percent yield; percent yield; percent yield calculation; working back from yield; theoretical yield
percent-yield@beginner | percent yield; actual yield vs theoretical yield; percent yield calculation; theoretical yield
percent-yield@intermediate | percent yield; theoretical yield calculation; percent yield calculation; percent yield from masses; actual yield
periodic-extremes@advanced | first ionization energy order; ranking ionization energies; ionization energy trend; ionization energy exceptions; periodic trends; first ionization energy across a period
periodic-extremes@beginner | periodic trends; trends in the periodic table; comparing elements by periodic trends; radius, ionization energy, electronegativity
periodic-extremes@intermediate | periodic trends; electronegativity trend; most electronegative element; Pauling scale; comparing elements by electronegativity
photoelectron-readings@intermediate | photoelectron spectrum; PES; identify the element from a PES spectrum; binding energy peaks
polyprotic-ph@advanced | diprotic acid; diprotic acid calculation; Ka1 and Ka2; pH and species of a diprotic acid
polyprotic-ph@beginner | predominant species at a given pH; speciation of diprotic acids; diprotic acid; pH vs pKa; dominant form at pH
polyprotic-ph@intermediate | diprotic acid; diprotic acid calculation; pKa1 and pKa2; ampholyte pH and species ratio
quantum-numbers@advanced | maximum number of electrons; number of electrons with n and ml; n, l, ml, ms; counting orbitals; quantum numbers calculation
quantum-numbers@beginner | allowed quantum numbers; valid sets of quantum numbers; n, l, ml, ms; rules for quantum numbers
quantum-numbers@intermediate | quantum numbers of an orbital; n and l of a subshell; n, l, ml, ms; valid sets of quantum numbers
radioactive-decay@advanced | time from percentage remaining; half-life calculation; decay time calculation; radioactive decay calculation; radioactive half-life
radioactive-decay@beginner | half-life calculation; amount left after half-lives; radioactive decay calculation; number of half-lives; radioactive half-life
radioactive-decay@intermediate | half-life calculation; percentage of isotope remaining; exponential decay; radioactive decay calculation; radioactive half-life; first-order decay
solubility-curve-readings@beginner | solubility curve; reading a solubility graph; saturated solution from a graph; solubility against temperature
solubility-curve-readings@intermediate | crystals on cooling; solubility curve calculation; recrystallization from a graph; cooling a saturated solution
solubility-products@advanced | molar solubility with a common ion; common ion effect calculation; solubility in salt solution; Ksp and common ion; Ksp calculation
solubility-products@beginner | Ksp from solubility; Ksp calculation; solubility product constant; molar solubility to Ksp; Ksp
solubility-products@intermediate | molar solubility from Ksp; solubility from Ksp; Ksp calculation; molar solubility calculation; Ksp
standard-cell-potentials@advanced | unknown electrode potential; standard reduction potential from cell potential; E°cell calculation; E°cell = E°cathode − E°anode; half-cell potential calculation
standard-cell-potentials@beginner | E°cell calculation; E°cell = E°cathode − E°anode; standard cell potential calculation; cell EMF; standard reduction potentials; cell voltage
standard-cell-potentials@intermediate | anode half-reaction; identifying the anode; anode vs cathode; oxidation at the anode; half-reactions of a galvanic cell; voltaic cell
strong-acid-base-ph@advanced | pH after mixing acid and base; mixing strong acid and strong base; pH calculation; excess acid or base; neutralization calculation
strong-acid-base-ph@beginner | pH of a strong acid; pH calculation; pH = −log[H+]; pH from acid concentration
strong-acid-base-ph@intermediate | pH of a strong base; pOH; pH calculation; pH from hydroxide concentration
subatomic-particles@advanced | isotope symbol; nuclide notation; symbol from protons, neutrons and electrons; isotopic notation of ions; protons, neutrons and electrons
subatomic-particles@beginner | number of neutrons; mass number and atomic number; neutrons calculation; protons, neutrons and electrons; parts of the atom
subatomic-particles@intermediate | number of electrons in an ion; electrons in ions; protons, neutrons and electrons; ion charge and electrons
titration-curve-readings@advanced | concentration from a titration curve; reading a titration curve; equivalence volume from a graph; titration curve calculation | acid-base-titration
titration-curve-readings@beginner | reading a titration curve; titration curve graph; equivalence point on a graph; weak acid titration curve; pH curve
titration-curve-readings@intermediate | pKa from a titration curve; half-equivalence point on a graph; reading a titration curve; pH curve of a weak acid | acid-dissociation-constant
titrations@advanced | percentage purity by titration; mass percent from titration; titration calculation; titration of polyprotic acid; acid content of a sample; titration of solid acid
titrations@beginner | titration calculation; concentration of acid from titration; strong acid-strong base titration; acid-base stoichiometry; neutralization calculation
titrations@intermediate | titration calculation; titration with Ba(OH)2; concentration of acid from titration; 2:1 mole ratio titration; acid-base stoichiometry
unit-conversions@advanced | mass from density and volume; density calculation; mass of a block; d = m/V; unit conversion with density
unit-conversions@beginner | metric prefixes; metric conversion; converting units; kilo, milli, nano; SI prefixes
unit-conversions@intermediate | dimensional analysis; converting compound units; factor-label method; converting squared units; converting units
unpaired-electrons@advanced | unpaired electrons in ions; number of unpaired electrons; transition metal ion d electrons; paramagnetic ions; d electron count
unpaired-electrons@beginner | number of unpaired electrons; unpaired electrons in atoms; orbital diagrams; paramagnetic atoms
unpaired-electrons@intermediate | number of unpaired electrons; unpaired electrons in atoms; orbital diagrams; unpaired d electrons
weak-acid-base-ph@advanced | percent ionization; degree of dissociation; weak acid and weak base calculations; Ka or Kb calculation | ph-of-weak-acids
weak-acid-base-ph@intermediate | pH of a weak acid; weak acid pH calculation; pH from Ka; Ka calculation; [H+] = √(Ka·c)
`;
