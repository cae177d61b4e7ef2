/** The concepts of the subject, in the notation of `readConcepts`. */
export const analyticalConcepts = `
# errors-and-statistics
accuracy-and-precision | Accuracy and precision | accuracy vs precision; systematic and random errors; accuracy; precision; bias | |
standard-deviation | Standard deviation | mean and standard deviation; relative standard deviation; RSD; coefficient of variation; standard error of the mean | accuracy-and-precision
confidence-interval | Confidence interval | confidence intervals; confidence limits; Student's t | standard-deviation
significance-tests | Significance tests | t test; t-test; F test; comparison of means; paired t test; ANOVA | confidence-interval
outlier-tests | Outlier tests | Q test; Dixon's Q test; Grubbs test; rejecting outliers | standard-deviation
propagation-of-uncertainty | Propagation of uncertainty | error propagation; propagation of error; uncertainty calculations; percentage uncertainty | accuracy-and-precision | AQA 3.1.2
quality-assurance | Quality assurance | control charts; method validation; certified reference materials; spike recovery; quality control | accuracy-and-precision

# significant-figures
counting-significant-figures | Counting significant figures | sig figs; significant figures; significant digits | |
scientific-notation | Scientific notation | standard form; powers of ten; exponential notation | |
significant-figures-in-calculations | Significant figures in calculations | rounding results; sig figs in addition and multiplication; figures of a logarithm | counting-significant-figures

# concentration-units
parts-per-million | Parts per million | ppm; ppb; parts per billion; ppm and ppb; trace concentrations | molarity |
mass-percent-of-a-solution | Mass percent of a solution | weight percent; percent by mass of a solution; w/v percent; % w/w | molarity
normality | Normality | equivalents; equivalent weight; normal solution | molarity
preparing-solutions | Preparing solutions | primary standard; standard solutions; volumetric flask; making up a solution | molarity | AQA 3.1.2; OCR 2.1.3
volumetric-glassware | Volumetric glassware | pipettes and burettes; reading a burette; measuring cylinders | preparing-solutions |

# gravimetry
gravimetric-analysis | Gravimetric analysis | gravimetry; gravimetric factor; analysis by precipitation; weighing a precipitate | precipitation-reactions; mass-mass-stoichiometry | AP 4.5
digestion-and-coprecipitation | Digestion and coprecipitation | coprecipitation; digestion of a precipitate; nucleation and particle growth; homogeneous precipitation | gravimetric-analysis
thermogravimetric-analysis | Thermogravimetric analysis | TGA; thermogravimetry; DSC; thermal analysis | gravimetric-analysis
washing-of-precipitates | Washing of precipitates | peptization; peptisation | gravimetric-analysis |

# acid-base-titrations
back-titration | Back titration | back titrations; residual titration; indirect titration | acid-base-titration | OCR 2.1.4
titration-of-polyprotic-acids | Titration of polyprotic acids | titration of a diprotic acid; carbonate titration; Warder titration | polyprotic-acids; titration-curves
kjeldahl-analysis | Kjeldahl analysis | Kjeldahl; nitrogen determination; protein nitrogen | back-titration
nonaqueous-titrations | Nonaqueous titrations | titration in glacial acetic acid; nonaqueous titration | acid-base-titration
gran-plot | Gran plot | Gran's plot | titration-curves

# complexometric-titrations
edta-titrations | EDTA titrations | EDTA titration; complexometric titration; complexometry; EDTA | chelate-effect; acid-base-titration
water-hardness | Water hardness | hardness of water; total hardness; calcium and magnesium in water | edta-titrations
conditional-formation-constants | Conditional formation constants | conditional formation constant; alpha fraction of EDTA; metal-ligand formation constants; stability constants; stepwise formation constants | edta-titrations
masking-and-metal-ion-indicators | Masking and metal ion indicators | metallochromic indicators; Eriochrome black T; masking agents | edta-titrations

# redox-titrations
permanganate-titrations | Permanganate titrations | manganate(VII) titration; potassium permanganate titration; redox titration; permanganometry | half-equations; acid-base-titration | IB R3.2; AQA 3.2.5; OCR 5.2.3
iodometric-titrations | Iodometric titrations | iodometry; iodimetry; thiosulfate titration; starch indicator; iodine-thiosulfate titration | half-equations | OCR 5.2.3
dichromate-titrations | Dichromate titrations | dichromate titration; chemical oxygen demand; COD | permanganate-titrations
redox-titration-calculations | Redox titration calculations | bromate titration; cerium titration; unknown by redox titration | half-equations; mole-ratio | IB R3.2; OCR 5.2.3; AQA 3.2.5
redox-titration-curves | Redox titration curves | potential at the equivalence point; redox indicators | permanganate-titrations; nernst-equation
winkler-method | Winkler method | dissolved oxygen; biochemical oxygen demand; BOD | iodometric-titrations
karl-fischer-titration | Karl Fischer titration | water determination; Karl Fischer | iodometric-titrations

# precipitation-titrations
argentometric-titrations | Argentometric titrations | Mohr method; Volhard method; Fajans method; silver nitrate titration; argentometry | solubility-product
fractional-precipitation | Fractional precipitation | selective precipitation; separation by precipitation | solubility-product

# buffers-analytical
systematic-treatment-of-equilibrium | Systematic treatment of equilibrium | charge balance; mass balance equations; proton balance; charge and mass balance | equilibrium-constant-expression
equilibria-with-activities | Equilibria with activities | thermodynamic equilibrium constants; effect of ionic strength on equilibria | activity-coefficients
fractional-composition | Fractional composition | distribution of species; alpha fractions; speciation diagram; fraction of dissociation | polyprotic-acids
preparing-a-buffer | Preparing a buffer | choosing a buffer; making a buffer; buffer preparation | buffer-solutions

# potentiometry
ion-selective-electrodes | Ion-selective electrodes | ion selective electrode; ISE; fluoride electrode; potentiometry | nernst-equation
ph-electrode | pH electrode | glass electrode; pH meter; pH measurement; alkaline error | ion-selective-electrodes
reference-electrodes | Reference electrodes | calomel electrode; silver-silver chloride electrode; reference electrode; liquid junction potential | galvanic-cell
potentiometric-titrations | Potentiometric titrations | potentiometric titration; derivative of a titration curve; locating the end point | ion-selective-electrodes; titration-curves

# electroanalysis
coulometry | Coulometry | coulometric titration; electrogravimetry; controlled potential coulometry | faradays-laws-of-electrolysis
voltammetry | Voltammetry | cyclic voltammetry; polarography; voltammogram; linear sweep voltammetry; CV electrochemistry | nernst-equation
stripping-voltammetry | Stripping voltammetry | anodic stripping voltammetry; ASV | voltammetry
amperometry | Amperometry | biosensors; glucose sensor; Clark electrode; amperometric detection | voltammetry
conductometric-titrations | Conductometric titrations | conductometry; conductometric titration | conductivity-of-electrolytes

# molecular-absorption
beer-lambert-law | Beer-Lambert law | Beer's law; Beer Lambert law; beer lamberts law; absorbance and concentration; molar absorptivity; absorbance | molarity; photon-energy | AP 3.13; MCAT 4D
transmittance | Transmittance | percent transmittance; transmittance and absorbance | beer-lambert-law | AP 3.13
uv-visible-spectrophotometer | UV-visible spectrophotometer | UV-vis spectroscopy; spectrophotometer; monochromator; colorimetry; UV-vis | beer-lambert-law | AQA 3.2.5; MCAT 4D
analysis-of-mixtures-by-absorbance | Analysis of mixtures by absorbance | two-component analysis; isosbestic point; additivity of absorbances | beer-lambert-law
deviations-from-beers-law | Deviations from Beer's law | stray light; limitations of Beer's law | beer-lambert-law
jobs-method | Job's method | method of continuous variation; Job plot; stoichiometry of a complex by absorbance | beer-lambert-law
fluorimetry | Fluorimetry | fluorescence spectroscopy; spectrofluorimetry; inner filter effect | fluorescence-and-phosphorescence

# atomic-spectrometry
atomic-absorption-spectroscopy | Atomic absorption spectroscopy | AAS; atomic absorption; atomic absorption spectrometry; flame atomic absorption; flame AAS; graphite furnace; hollow cathode lamp | beer-lambert-law
atomic-emission-spectroscopy | Atomic emission spectroscopy | ICP-OES; flame photometry; inductively coupled plasma; ICP-AES; flame emission | hydrogen-spectrum
interferences-in-atomic-spectroscopy | Interferences in atomic spectroscopy | chemical interference; ionization interference; background correction; matrix effects | atomic-absorption-spectroscopy
icp-ms | ICP-MS | inductively coupled plasma mass spectrometry | atomic-emission-spectroscopy; mass-analyzers
x-ray-fluorescence | X-ray fluorescence | XRF; energy-dispersive X-ray analysis | photon-energy

# calibration
calibration-curve | Calibration curve | external standard; calibration line; linear calibration; least squares; linear regression; calibration curves | beer-lambert-law
chemometrics | Chemometrics | principal component analysis; PCA; multivariate calibration; partial least squares | calibration-curve
standard-addition | Standard addition | method of standard additions; standard additions; spiking | calibration-curve
internal-standard | Internal standard | response factor; internal standards | calibration-curve
detection-limit | Detection limit | limit of detection; LOD and LOQ; limit of quantitation; sensitivity of a method; signal to noise ratio | calibration-curve; standard-deviation
dynamic-range | Dynamic range | linear range; working range | calibration-curve
isotope-dilution | Isotope dilution | isotope dilution analysis; isotope dilution mass spectrometry | internal-standard |

# chromatography
principles-of-chromatography | Principles of chromatography | chromatography; chromotography; stationary and mobile phase; partition and adsorption chromatography; separation of mixtures | intermolecular-forces | AP 3.9; IB S1.1; AQA 3.3.16; OCR 6.3.1; MCAT 5C
thin-layer-chromatography | Thin-layer chromatography | TLC; Rf value; retention factor on a plate; paper chromatography | principles-of-chromatography | AP 3.9; IB S1.1; AQA 3.3.16; OCR 6.3.1; MCAT 5C
column-chromatography | Column chromatography | flash chromatography; gradient elution on a column | principles-of-chromatography | AP 3.9; AQA 3.3.16; MCAT 5C
gas-chromatography | Gas chromatography | GC; GC detectors; flame ionization detector; GC-MS; temperature programming | principles-of-chromatography | AQA 3.3.16; OCR 6.3.1; MCAT 5C
high-performance-liquid-chromatography | High-performance liquid chromatography | HPLC; reversed-phase chromatography; normal phase; LC-MS | principles-of-chromatography | MCAT 5C
supercritical-fluid-chromatography | Supercritical fluid chromatography | SFC; supercritical carbon dioxide as a mobile phase; supercritical fluid extraction | high-performance-liquid-chromatography; phase-diagram
retention-factor | Retention factor | capacity factor; retention time; selectivity factor; adjusted retention time; retention | principles-of-chromatography |
chromatographic-resolution | Chromatographic resolution | resolution of peaks; resolution in chromatography; Purnell equation | retention-factor
theoretical-plates | Theoretical plates | plate number; plate height; HETP; column efficiency | chromatographic-resolution
van-deemter-equation | Van Deemter equation | van Deemter; van Deemter plot; eddy diffusion; band broadening | theoretical-plates
ion-exchange-chromatography | Ion-exchange chromatography | ion exchange; ion chromatography; ion-exchange resins; cation exchange | principles-of-chromatography | MCAT 5C
chiral-chromatography | Chiral chromatography | chiral stationary phase | principles-of-chromatography; chirality | MCAT 5C
capillary-electrophoresis | Capillary electrophoresis | CE separation; electroosmotic flow; electro-osmosis | principles-of-chromatography
retention-index | Retention index | Kovats index; Kovats retention index | gas-chromatography |

# mass-spectrometry
ionization-methods | Ionization methods | electron ionization; electrospray; MALDI; ESI; chemical ionization | mass-spectrometry-of-organic-compounds | AQA 3.1.1
mass-analyzers | Mass analyzers | quadrupole; time-of-flight analyzer; ion trap; Orbitrap; mass analysers | ionization-methods
isotope-patterns | Isotope patterns | isotope peaks; M+1 and M+2 peaks; chlorine and bromine isotope pattern; molecular ion cluster | isotopes; mass-spectrometry-of-organic-compounds
nitrogen-rule | Nitrogen rule | nitrogen rule of mass spectrometry; odd molecular ion mass | mass-spectrometry-of-organic-compounds
high-resolution-mass-spectrometry | High-resolution mass spectrometry | accurate mass; exact mass; HRMS | mass-analyzers | AQA 3.3.6
tandem-mass-spectrometry | Tandem mass spectrometry | MS/MS; collision-induced dissociation; proteomics by MS; multiple reaction monitoring | mass-analyzers
multiply-charged-ions | Multiply charged ions | charge state of proteins; deconvolution of electrospray spectra | ionization-methods

# sampling-and-separation
liquid-liquid-extraction | Liquid-liquid extraction | solvent extraction; distribution coefficient; partition coefficient; separatory funnel; distribution ratio | like-dissolves-like | MCAT 5C
solid-phase-extraction | Solid-phase extraction | SPE; sample clean-up | liquid-liquid-extraction
acid-base-extraction | Acid-base extraction | extraction of acids and bases; extraction at a pH | liquid-liquid-extraction; acid-dissociation-constant | MCAT 5C
recrystallization | Recrystallization | recrystallisation; purification by crystallization; melting point and purity | solubility-of-gases-and-solids | IB S1.1; OCR 6.2.5
sampling | Sampling | representative sample; sampling error; sampling constant; sample preparation | standard-deviation
distillation-techniques | Distillation techniques | simple distillation; steam distillation; vacuum distillation; reflux | boiling-points-and-intermolecular-forces | IB S1.1; OCR 4.2.3; MCAT 5C
filtration-and-evaporation | Filtration and evaporation | filtration; Büchner filtration; separating mixtures | pure-substances-and-mixtures | IB S1.1; AP 3.9
environmental-analysis | Environmental analysis | air pollution; water quality | parts-per-million
acid-rain | Acid rain | sulfur dioxide pollution; acid deposition; flue gas desulfurization | ph
greenhouse-effect | Greenhouse effect | greenhouse gases; global warming; climate change | photon-energy
eutrophication | Eutrophication | algal bloom; nitrates and phosphates in water; nutrient pollution | environmental-analysis
ocean-acidification | Ocean acidification | carbonate system of sea water; carbon dioxide in the sea | polyprotic-acids
persistent-organic-pollutants | Persistent organic pollutants | DDT; PCBs; bioaccumulation; biomagnification | environmental-analysis
`;
