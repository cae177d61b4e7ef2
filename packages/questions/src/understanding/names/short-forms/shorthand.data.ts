/**
 * How students shorten words and names: `short; other short form > what it stands for`. Short forms are read in any capitals, those in
 * capitals alone only so, with or without the `s` of a plural: `IE` is not `ie`.
 */
export const shorthand = `
R and S; R & S; R or S > R/S
POP > persistent organic pollutants
lechatliers; lechatlier; lechateliers; lechatelier; lechatelliers; le chateliers; le chatliers; le chatlier > Le Chatelier's
radioactive dating > radiometric dating
table salt; common salt > sodium chloride
soln > solution
solns > solutions
group 0 > noble gases
org chem; o-chem > organic chemistry
elim > elimination
q=mct; q = mct; q=mc t; q=mcat > specific heat capacity
giant structures; giant lattices > giant covalent structures
aqa combined; aqa combined science; aqa trilogy > aqa gcse combined science
edexcel combined; edexcel combined science > edexcel gcse combined science
ocr combined; ocr combined science > ocr gcse combined science
exo/endo rxns; exo/endo reactions; exo endo rxns; exo endo reactions; exo and endo rxns; exo and endo reactions; exo & endo reactions > exothermic and endothermic reactions
year 12; year 13; y12; y13; yr 12; yr 13; yr12; yr13; sixth form > A-level
exo rxns; exo reactions > exothermic reactions
endo rxns; endo reactions > endothermic reactions
atom structure > atomic structure
nameing; namming > naming
prob > problem
probs; problms; probelms; problmes; porblems > problems
prop > property
props > properties
eqn; eqtn > equation
eqns; eqtns > equations
rxn > reaction
retrosynthetic analysis > retrosynthesis
cmpd > compound
cmpds > compounds
DoU; DBE > degree of unsaturation
sep funnel; sep funnels > separatory funnel
rxns > reactions
stat mech > statistical mechanics
quantum mech > quantum mechanics
mech > mechanism
mechs > mechanisms
calc > calculation
calcs > calculations
config > configuration
configs > configurations
struct > structure
structs > structures
nums; nos > numbers
conc > concentration
concs > concentrations
temp > temperature
e- config; e config; electron config; elec config > electron configuration
e- configs; e configs; electron configs > electron configurations
ox number; ox no; oxidation num; oxidation no > oxidation number
ox numbers; ox nums; ox nos; ox states; ox state > oxidation numbers
boiling pt; bp elevation; boiling pt elevation > boiling point elevation
freezing pt; fp depression; freezing pt depression > freezing point depression
melting pt > melting point
equivalence pt; eq point; eq pt > equivalence point
percent comp; % comp; mass percent comp > percent composition
emp formula; emp formulas > empirical formula
mol formula; mol formulas > molecular formula
mol mass; mol weight; mol wt > molar mass
limiting reag; LR problem; LR problems > limiting reagent
eqm; equilib; equil > equilibrium
echem; electro chem > electrochemistry
galv cell; galv cells > galvanic cell
conc cell; conc cells > concentration cell
inorg; inorg chem > inorganic chemistry
genchem; gchem > general chemistry
anal chem > analytical chemistry
coord chem; coord compounds > coordination chemistry
nuc chem > nuclear chemistry
thermochem > thermochemistry
a-b chem; acid-base chem > acids and bases
conj acid; conj acids; conj base; conj bases; conj acid base pairs > conjugate acid-base pairs
quantum no; quantum nos; quantum num; quantum nums; qm numbers > quantum numbers
net ionic; net ionics > net ionic equation
net ionic eqn; net ionic eqns > net ionic equations
IR spec > infrared spectroscopy
UV spec; UV-vis spec > UV-vis spectroscopy
HH equation; HH eqn; H-H equation > Henderson-Hasselbalch equation
MM kinetics; MM equation; MM eqn > Michaelis-Menten kinetics
18e rule; 18 e rule; 18 e- rule > 18-electron rule
DA reaction; DA reactions > Diels-Alder reaction
ox phos; oxphos > oxidative phosphorylation
beta ox; beta oxidation of FA; FA oxidation > beta-oxidation
DNA rep > DNA replication
aa > amino acids
kinetcs; kinetix > kinetics
mecanism; mecanisms; mechanisim; mechansim > mechanism
benzine; benzeen > benzene
metels > metals
gluconeo > gluconeogenesis
chair flip; chair flips; ring flips > ring flip
newman > Newman projections
C-14; C14 > carbon-14
U-235; U235 > uranium-235
U-238; U238 > uranium-238
inorganic chem > inorganic chemistry
bioinorganic chem > bioinorganic chemistry
environmental chem > environmental chemistry
medicinal chem > medicinal chemistry
organometallic chem > organometallic chemistry
green chem > green chemistry
food chem > food chemistry
industrial chem > industrial chemistry
theoretical chem > theoretical chemistry
computational chem > computational chemistry
coordination chem > coordination chemistry
atmospheric chem > atmospheric chemistry
forensic chem > forensic chemistry
pharmaceutical chem > pharmaceutical chemistry
periodic table trend; PT trends > periodic trends
LDF; LDFs > London dispersion forces
IE > ionization energy
EN > electronegativity
MOT > molecular orbital theory
VBT > valence bond theory
LFT > ligand field theory
ENC > effective nuclear charge
SHAB > HSAB
CAC > citric acid cycle
NAS > nucleophilic acyl substitution
EDG; EDGs; EWG; EWGs; EDG EWG; EDG and EWG; EDG vs EWG; EWG and EDG; EWG vs EDG > directing effects
KMT > kinetic molecular theory
RDS > rate-determining step
RLS > rate-limiting step
SHE > standard hydrogen electrode
SCE > saturated calomel electrode
LCP > Le Chatelier's principle
BDE > bond dissociation energy
`;
