/** The index of the subject, in the notation of `readIndexTerms`. */
export const analyticalTerms = `
absorption-spectrum-readings@beginner | absorption spectrum; choosing a wavelength; wavelength of maximum absorbance; UV-visible spectrum
absorption-spectrum-readings@intermediate | concentration from a spectrum; Beer-Lambert law from a graph; absorption spectrum; absorbance at a wavelength
analytical-acid-base-titrations-01 | sulfuric acid titration; diprotic acid titration; titration calculation; H2SO4 with NaOH; neutralization stoichiometry
analytical-acid-base-titrations-02 | choosing an indicator; phenolphthalein; weak acid strong base titration; indicator for acetic acid; indicator transition range
analytical-acid-base-titrations-03 | calcium carbonate tablet; antacid analysis; back titration calculation; CaCO3 content; antacid titration
analytical-acid-base-titrations-04 | carbonate and bicarbonate mixture; double indicator titration; Warder titration; phenolphthalein and methyl orange; Na2CO3 and NaHCO3 titration | titration-of-polyprotic-acids
analytical-acid-base-titrations-05 | pH during titration; weak acid strong base titration; formic acid titration; buffer region pH calculation; pH before equivalence point
analytical-acid-base-titrations-06 | Kjeldahl method; protein content of food; nitrogen determination; protein from nitrogen 6.25; crude protein calculation
analytical-acid-base-titrations-07 | pH at equivalence point; weak acid strong base titration; acetic acid titration; hydrolysis of acetate; equivalence point pH calculation
analytical-acid-base-titrations-101 | titration of very weak bases; glacial acetic acid; perchloric acid titration; titration in acetic acid; solvent for weak bases
analytical-acid-base-titrations-102 | leveling solvent; differentiating solvent; perchloric acid vs HCl; strong acids in water; acid strength in acetic acid
analytical-acid-base-titrations-103 | perchloric acid in acetic acid; acetic anhydride; removing water from titrant; titrant preparation; glacial acetic acid
analytical-acid-base-titrations-104 | nicotine determination; perchloric acid titration; blank correction; titration of alkaloids; nonaqueous titration calculation
analytical-acid-base-titrations-105 | thermal expansion of titrant; temperature correction of titrant; volume expansion of acetic acid; titration temperature error | nonaqueous-titrations
analytical-acid-base-titrations-106 | equivalence volume from Gran plot; linearized titration curve; V·10^−pH; finding the equivalence point; x-intercept
analytical-acid-base-titrations-107 | Gran plot advantage; Gran plot vs derivative; finding the equivalence point; linear extrapolation of titration data
analytical-acid-base-titrations-108 | Gran plot calculation; equivalence volume from two points; linear extrapolation; V·10^−pH
analytical-acid-base-titrations-109 | pKa from Gran plot; slope of Gran plot; Ka determination by titration; acid constant from titration
analytical-acid-base-titrations-110 | second derivative end point; second derivative titration; end point interpolation; automatic titrator; pH titration end point calculation
analytical-acid-base-titrations-111 | Gran plot beyond equivalence; Gran plot limits; excess base fixes pH; linearity of Gran plot
analytical-acid-base-titrations-112 | Kjeldahl digestion; ammonium sulfate; nitrogen determination; digestion with sulfuric acid; Kjeldahl method
analytical-acid-base-titrations-113 | melamine in milk; melamine scandal; protein determination; Kjeldahl method; food adulteration; crude protein
analytical-acid-base-titrations-114 | phosphoric acid titration; methyl orange and thymolphthalein; two equivalence points; H3PO4 with NaOH; second equivalence point volume
analytical-acid-base-titrations-115 | separate equivalence points; difference of pKa values; oxalic vs sulfurous acid; diprotic acid titration; titration curve jumps
analytical-acid-base-titrations-116 | boiling off CO2; sodium carbonate titration; standardization of HCl; carbonate titration end point
analytical-acid-base-titrations-600 | Kjeldahl and Dumas nitrogen estimation; Dumas method; nitrogen determination; volume of nitrogen; elemental analysis of nitrogen
analytical-acid-base-titrations-601 | Kjeldahl and Dumas nitrogen estimation; Dumas method calculation; percent nitrogen; nitrogen determination
analytical-acid-base-titrations-602 | Kjeldahl and Dumas nitrogen estimation; Kjeldahl vs Dumas; limitations of Kjeldahl method; nitro compounds in Kjeldahl
analytical-acid-base-titrations-701 | titration of phenols; dimethylformamide as solvent; titrating very weak acids; tetrabutylammonium hydroxide titrant; water too acidic
analytical-acid-base-titrations-710 | direct vs back titration; back titration and direct titration; what is a back titration; excess acid titrated with NaOH; difference between direct and back titration
analytical-acid-base-titrations-711 | direct vs back titration; why use a back titration; titration of an insoluble base; milk of magnesia titration; back titration of magnesium hydroxide
analytical-acid-base-titrations-712 | direct vs back titration; error in a back titration; titrant weaker than its label; direction of error in back titration; direct and back titration errors
analytical-acid-base-titrations-802 | standardizing sodium hydroxide; KHP not dried; damp primary standard; error in standardization; direction of titration error
analytical-acid-base-titrations-803 | carbonate error; NaOH absorbs carbon dioxide; phenolphthalein vs methyl orange; old sodium hydroxide solution; carbon dioxide in standard base
analytical-acid-base-titrations-820 | back titration of a mixture; calcium carbonate and magnesium carbonate mixture; dolomite analysis by back titration; back titration two unknowns; mass percent of a carbonate mixture
analytical-acid-base-titrations-821 | phosphoric acid and dihydrogen phosphate mixture; methyl orange and phenolphthalein end points; titration of phosphate mixtures; which phosphate species are present; two indicators double end point; polyprotic acid mixture titration
analytical-acid-base-titrations-822 | formaldehyde method for ammonium; formol titration; titration of HCl and NH4Cl; mixture of strong and weak acid titration; wrong indicator error; methyl red vs phenolphthalein
analytical-acid-base-titrations-825 | concordant titers; concordant titres; when to repeat a titration; titres that do not agree; mean titer from concordant titers; rough titration left out; no concordant results yet
analytical-acid-base-titrations-870 | concordant titers; concordant titres; mean titre; mean titer calculation; which titres to average; rough titration left out of the mean; working out the average titre
analytical-acid-base-titrations-879 | pKa2 from a diprotic titration curve; half equivalence point of a diprotic acid; pKa2 at 27 mL; diprotic acid titration with NaOH; second half-equivalence point; finding pKa2 from pH data
analytical-acid-base-titrations-880 | diprotic acid at 1.5 equivalents; second half-equivalence point pH; HA- and A2- equal concentrations; pH = pKa2; H2A titration after 30 mL; species at half equivalence of a diprotic acid
analytical-acid-base-titrations-981 | kjeldahl why add NaOH before distillation; purpose of sodium hydroxide in kjeldahl; ammonium to ammonia kjeldahl; kjeldahl distillation step; making the digest alkaline
analytical-acid-base-titrations-982 | kjeldahl ammonia loss error; leak in kjeldahl distillation; kjeldahl back titration error direction; effect of lost ammonia on protein result; more NaOH means less nitrogen; source of error in protein determination
analytical-atomic-spectrometry-01 | hollow-cathode lamp; AAS; light source in atomic absorption; lead determination; flame AAS
analytical-atomic-spectrometry-02 | excited-state population; sodium D line; flame emission temperature; population vs temperature; flame photometry
analytical-atomic-spectrometry-04 | characteristic concentration; sensitivity in AAS; 1 % absorption; copper by AAS; flame AAS; AAS; atomic absorption spectroscopy
analytical-atomic-spectrometry-05 | ICP vs flame; inductively coupled plasma; phosphate interference; ICP-OES; chemical interference; plasma temperature
analytical-atomic-spectrometry-06 | ratio of excited to ground state; sodium flame population; excited-state population; degeneracy; Ni/N0 calculation
analytical-atomic-spectrometry-101 | flame emission vs absorption; flame photometry; AES vs AAS; instrument parts; no lamp in emission; AAS; atomic absorption spectroscopy
analytical-atomic-spectrometry-102 | flame temperature; excited-state population; flame photometry; sodium emission; emission vs absorption temperature
analytical-atomic-spectrometry-103 | self-absorption; self-reversal; flame photometry; nonlinear calibration in emission; sodium flame emission
analytical-atomic-spectrometry-104 | ICP-OES; multielement analysis; simultaneous determination; ICP-AES; plasma emission vs AAS
analytical-atomic-spectrometry-105 | inductively coupled plasma; argon plasma; inductively coupled plasma mass spectrometry; atomization and ionization
analytical-atomic-spectrometry-106 | polyatomic interference; ArO+; iron by ICP-MS; isobaric interference; m/z 56
analytical-atomic-spectrometry-107 | collision cell; ArCl+; arsenic by ICP-MS; polyatomic interference; monoisotopic element
analytical-atomic-spectrometry-108 | XRF; Kα line; characteristic X-rays; inner-shell vacancy; X-ray emission
analytical-atomic-spectrometry-109 | Moseley's law; Kα energy vs atomic number; XRF; characteristic X-rays
analytical-atomic-spectrometry-110 | absorption edge; K edge; XRF excitation; exciting a Kα line; copper K edge
analytical-atomic-spectrometry-111 | XRF penetration depth; surface analysis; analysis of ancient coins; archaeometry; bronze corrosion; surface vs bulk composition
analytical-atomic-spectrometry-112 | XRF; light elements in XRF; lead in paint; pigment analysis; soft X-rays; analysis of paintings
analytical-atomic-spectrometry-701 | modulated lamp; chopper in atomic absorption; flame emission removed; pulsed hollow cathode lamp; lock-in detection AAS
analytical-atomic-spectrometry-702 | graphite furnace versus flame; low detection limit of furnace; electrothermal atomization; residence time of atoms; GFAAS
analytical-atomic-spectrometry-703 | hollow cathode lamp reason; line source versus continuum source; width of atomic lines; bandwidth of monochromator; why AAS needs a line source
analytical-atomic-spectrometry-704 | ashing temperature too high; graphite furnace program; loss of volatile lead; charring step; matrix modifier
analytical-atomic-spectrometry-705 | isobaric interference; cadmium and tin; choosing an isotope in ICP-MS; Cd-111; overlap of isotopes
analytical-atomic-spectrometry-706 | internal standard in ICP-MS; rhodium internal standard; drift correction; matrix suppression; signal ratio
analytical-atomic-spectrometry-710 | AAS vs flame emission; atomic absorption vs atomic emission; AAS and AES; ground-state and excited atoms in a flame; flame photometry vs AAS
analytical-atomic-spectrometry-711 | AAS vs ICP-OES vs flame emission; flame emission or AAS for zinc; why zinc is not determined by flame photometry; atomic absorption and flame emission; excitation energy in flame emission; ICP-OES and AAS
analytical-atomic-spectrometry-712 | AAS vs ICP-OES; ICP-OES and AAS compared; detector drift in AAS and ICP-OES; absorbance as a ratio vs emission intensity; atomic absorption vs ICP emission
analytical-atomic-spectrometry-820 | phosphate interference with calcium in AAS; chemical vs ionization interference; lanthanum as releasing agent; diagnosing interference in flame AAS; calcium by flame atomic absorption; nitrous oxide acetylene flame
analytical-atomic-spectrometry-821 | flame AAS vs graphite furnace vs ICP; choosing an atomic spectrometry method; lead in blood; graphite furnace for small samples; method for trace metals in small volumes; detection limit and sample volume
analytical-atomic-spectrometry-825 | background correction with a deuterium lamp; why AAS needs background correction; graphite furnace background absorption; smoke and molecular absorption in AAS; AAS result too high; lead in urine by graphite furnace; background absorption in atomic absorption
analytical-atomic-spectrometry-826 | background correction with a deuterium lamp; how deuterium background correction works; hollow cathode lamp and deuterium lamp; continuum source background correction; subtracting background absorbance in AAS; D2 lamp correction principle
analytical-atomic-spectrometry-827 | how AAS measures metal concentration; principle of atomic absorption spectroscopy; flame AAS; AAS calibration with standards; light absorbed by atoms; what is atomic absorption spectroscopy; AAS calibration curve
analytical-atomic-spectrometry-828 | releasing agent in AAS; lanthanum chloride in calcium determination; phosphate interference with calcium; why add lanthanum in AAS; chemical interference in flame AAS; LaCl3 releasing agent; calcium phosphate in the flame
analytical-atomic-spectrometry-840 | aas calibration curve lead in water; absorbance above calibration range; dilute sample AAS; sample outside standards; extrapolating calibration curve | atomic-absorption-spectroscopy
analytical-atomic-spectrometry-870 | atomic absorption calibration curve; AAS calibration heavy metals; lead in water by AAS; concentration from AAS standards; AAS with dilution calculation; heavy metal concentration from absorbance
analytical-atomic-spectrometry-871 | ionization interference; ionisation suppressor; ionization suppressor in AAS; ionization buffer potassium chloride flame; ionization interference in flame atomic absorption; why calibration curve of barium bends upward
analytical-atomic-spectrometry-900 | ionization interference; ionization suppressor; potassium with sodium in a flame; alkali metals in atomic absorption; electrons in the flame
analytical-atomic-spectrometry-901 | types of interference; chemical interference; spectral interference; physical interference; interferences in flame atomic absorption
analytical-atomic-spectrometry-902 | physical interference; viscosity of the sample; nebulizer uptake; matrix effect in flame atomic absorption; matching the matrix
analytical-buffers-analytical-01 | ionic strength calculation; I = ½Σcz²; sodium sulfate ionic strength; 2:1 electrolyte
analytical-buffers-analytical-02 | percent HPO4 2−; phosphate buffer; fraction of species at pH; buffer composition from pH; α fraction
analytical-buffers-analytical-03 | salt effect on solubility; barium sulfate solubility; activity coefficients and Ksp; Debye-Hückel limiting law; solubility in electrolyte solution; molar solubility from Ksp
analytical-buffers-analytical-04 | choosing a buffer; pKa near pH; best conjugate pair; buffer range; ammonia buffer
analytical-buffers-analytical-05 | ammonia buffer; ammonia and HCl pH; buffer from partial neutralization; weak base plus strong acid pH; buffer pH calculation
analytical-buffers-analytical-06 | acetate buffer; buffer from weak acid and NaOH; volume of NaOH for a buffer; buffer preparation calculation; acetic acid buffer
analytical-buffers-analytical-07 | Debye-Hückel limiting law; activity coefficient vs charge; ionic strength; comparing activity coefficients; DHLL
analytical-buffers-analytical-101 | charge balance; electroneutrality; charge balance equation; writing a charge balance
analytical-buffers-analytical-102 | mass balance; mass balance equation; sodium carbonate species; material balance
analytical-buffers-analytical-103 | mass balance for CaF2; calcium fluoride in acid; solubility and pH; HF and fluoride; mass balance equation
analytical-buffers-analytical-104 | charge balance; phosphate buffer charge balance; electroneutrality; error in charge balance
analytical-buffers-analytical-105 | number of equations and unknowns; calcium fluoride solubility; charge balance and mass balance; equilibrium problem solving
analytical-buffers-analytical-106 | salt effect; salting in; inert salt and solubility; barium sulfate solubility; diverse ion effect; ionic atmosphere
analytical-buffers-analytical-107 | salt effect on weak acid; ionic strength and dissociation; activity coefficients and Ka; acetic acid in KNO3; apparent Ka
analytical-buffers-analytical-820 | pH of a buffer on dilution; dilution of a buffer and activity coefficients; effect of ionic strength on buffer pH; phosphate vs ammonia buffer; why does buffer pH change on dilution
analytical-buffers-analytical-821 | choosing a buffer with calcium; temperature coefficient of buffers; Tris vs phosphate vs MOPS buffer; buffer for the cold room; Good's buffers; choosing a biological buffer
analytical-buffers-analytical-879 | alpha fraction of HPO4 2-; fractional composition of phosphoric acid; alpha expression for a triprotic acid; fraction of HPO4 2- from K1 K2 K3; distribution of phosphate species; alpha 2 of phosphoric acid
analytical-buffers-analytical-907 | ammonia ammonium buffer by partial neutralization; which mixture is a buffer; NH3 and HCl buffer; half neutralized ammonia pH = pKa; buffer from weak base and strong acid; mixing solutions to make a buffer near pH 9.25
analytical-buffers-analytical-908 | useful range of a buffer; buffer range pKa plus or minus 1; buffer range and ratio A-/HA; effective pH range of a buffer; ratio from 0.1 to 10; buffer with pKa 7.2 range
analytical-calibration-01 | limit of detection; LOD; 3σ criterion; LOD calculation; blank standard deviation
analytical-calibration-02 | standard addition calculation; spiked sample; known addition method; absorbance of spiked sample
analytical-calibration-03 | internal standard calculation; response factor; peak area ratio; quantification in chromatography
analytical-calibration-04 | matrix effect; standard additions; correcting for matrix; calibration methods; external standard vs standard addition
analytical-calibration-05 | spike recovery; percent recovery; method validation; recovery calculation
analytical-calibration-06 | standard addition plot; x-intercept; standard addition calculation; extrapolation to zero signal
analytical-calibration-07 | radioactive isotope dilution; radiotracer analysis; specific activity dilution; labeled amino acid; isotope dilution calculation
analytical-calibration-101 | linear range; linear dynamic range; limit of quantitation; LOQ; calibration range
analytical-calibration-102 | ICP-OES vs AAS; linear range of AAS; atomic absorption vs emission; upper limit of linear range; AAS; atomic absorption spectroscopy
analytical-calibration-103 | linear range from standards; calibration curve linearity; deviation from linearity; calibration data
analytical-calibration-104 | isotope dilution calculation; isotope ratio; IDMS; enriched spike; isotope dilution mass spectrometry
analytical-calibration-105 | deuterated internal standard; isotope-labeled standard; LC-MS/MS; extraction losses; IDMS; cortisol determination
analytical-calibration-106 | spike equilibration; isotope dilution requirement; IDMS; mixing of spike and analyte
analytical-calibration-107 | spike concentration error; IDMS error; evaporated standard; isotope dilution bias
analytical-calibration-400 | area under peaks in gas chromatography; peak area in GC; quantitative gas chromatography; what does peak area mean; gas chromatogram
analytical-calibration-401 | internal standard gas chromatography; area under peaks in gas chromatography; why use an internal standard; quantitative GC; peak area ratio
analytical-calibration-402 | calibration curve standard addition internal standard; standard addition vs calibration curve; matrix effect; choosing a calibration method
analytical-calibration-403 | calibration curve calculation; concentration from calibration line; calibration curve standard addition internal standard; linear calibration; external standard
analytical-calibration-404 | limit of detection; LOD and LOQ; limit of quantitation; 3 sigma criterion; detection limit definition
analytical-calibration-405 | limit of detection; LOQ calculation; limit of quantitation; LOD and LOQ calculations; 10 sigma over slope
analytical-calibration-406 | limit of detection; lowering the detection limit; LOD and LOQ; sensitivity and noise; blank standard deviation
analytical-calibration-407 | chemometrics PCA; principal component analysis; PCA of spectra; multivariate analysis; what does PCA do
analytical-calibration-408 | chemometrics PCA; scores and loadings; score plot; loading plot; principal component analysis
analytical-calibration-409 | chemometrics PCA; autoscaling; data preprocessing for PCA; standardizing variables; principal component analysis
analytical-calibration-410 | chemometrics PCA; score plot clusters; interpreting PCA; principal component analysis; multivariate analysis
analytical-calibration-411 | chemometrics; overfitting; multivariate calibration; partial least squares; cross-validation
analytical-calibration-480 | standard addition calculation for an unknown; standard addition x intercept; intercept over slope; standard addition graph mistake; y intercept not concentration
analytical-calibration-481 | internal standard in GC vs external calibration; injection volume error GC; internal standard corrects injection volume; why use internal standard; GC quantitation peak ratio
analytical-calibration-482 | internal standard in GC; when to add internal standard; internal standard recovery losses; surrogate standard extraction; pesticide soil GC; add internal standard before extraction
analytical-calibration-820 | standard addition with background; standard addition cannot correct additive interference; multiplicative and additive matrix effect; standard addition calculation; background correction with standard addition
analytical-calibration-821 | ion suppression in LC-MS; choosing an internal standard; isotope-labeled internal standard; why use a labeled internal standard; matrix effect in electrospray; internal standard must coelute
analytical-calibration-822 | residual plot of a calibration; curved residuals; r squared does not prove linearity; nonlinear calibration curve error; residual pattern of a straight line fit; lack of fit
analytical-calibration-900 | comparing detection limits; sensitivity and detection limit; slope and noise; lowest limit of detection; signal to noise of methods
analytical-calibration-901 | false negatives; false positives; decision limit; detection limit and probability; errors at the detection limit; missed detection
analytical-calibration-902 | beyond the linear range; extrapolating a calibration line; result too low above the linear range; curved calibration; sample too concentrated
analytical-calibration-903 | orders of magnitude of a range; width of the linear range; comparing linear ranges; powers of ten; linear dynamic range
analytical-chromatography-01 | number of theoretical plates; plate number calculation; column efficiency; width at half height; N = 5.55(tR/w)²
analytical-chromatography-02 | resolution calculation; peak resolution; Rs; separation of two peaks; baseline width
analytical-chromatography-03 | plates needed for resolution; Purnell equation; resolution equation; selectivity and retention factor; fundamental resolution equation
analytical-chromatography-04 | reversed-phase HPLC; eluent strength; methanol in mobile phase; shortening retention time; RP-HPLC; mobile phase polarity
analytical-chromatography-05 | capacity factor; retention factor calculation; dead time; k' = (tR − t0)/t0
analytical-chromatography-06 | separation factor; selectivity factor α; relative retention; selectivity calculation | retention-factor
analytical-chromatography-07 | minimum plate height; optimum flow velocity; HETP; H = A + B/u + Cu; maximum plate number
analytical-chromatography-08 | Kovats index; Kovats retention index; gas chromatography; adjusted retention time; retention index calculation
analytical-chromatography-09 | column length and resolution; resolution proportional to √L; longer column; plate number and resolution
analytical-chromatography-101 | paper chromatography; ink chromatography; Rf of 1; dye at the solvent front; separating ink
analytical-chromatography-102 | capacity factor; fraction of time in mobile phase; 1/(1 + k); stationary vs mobile phase
analytical-chromatography-103 | identification by retention time; caffeine in drinks; qualitative analysis by chromatography; retention time not unique; co-elution
analytical-chromatography-104 | column length and peak width; column length; band broadening; peak width proportional to √L; plate number
analytical-chromatography-105 | TLC start line; pencil on TLC plate; TLC procedure; why use pencil in chromatography; paper chromatography baseline
analytical-chromatography-106 | monitoring a reaction by TLC; TLC reaction progress; benzyl alcohol oxidation; Rf and polarity; is the reaction complete
analytical-chromatography-107 | loading a silica column; sample volume on a column; band broadening; flash chromatography technique; overlapping bands
analytical-chromatography-108 | choosing column eluent from TLC; Rf 0.2 to 0.4; TLC to column; flash chromatography solvent; hexane and ethyl acetate
analytical-chromatography-109 | GC; stationary and mobile phase in GC; capillary column; carrier gas; gas-liquid chromatography
analytical-chromatography-110 | fatty acid methyl esters; FAME; derivatization for GC; fatty acid analysis; volatility in GC
analytical-chromatography-111 | temperature programming; temperature gradient in GC; GC oven program; late broad peaks; general elution problem
analytical-chromatography-112 | polar GC column; stationary phase polarity; polyethylene glycol column; benzene vs cyclohexane separation; PDMS vs PEG column
analytical-chromatography-113 | normal-phase vs reversed-phase; elution order; silica vs C18; reversed-phase HPLC; polarity of stationary phase
analytical-chromatography-114 | flow rate and retention time; capacity factor; effect of flow rate; HPLC flow rate
analytical-chromatography-115 | optimal retention factor; choosing an eluent; capacity factor; HPLC method development; k between 1 and 10
analytical-chromatography-116 | water softening; water softener; hard water ion exchange; cation exchanger; removing calcium from water
analytical-chromatography-117 | deionized water; demineralization of water; cation and anion exchanger; ion exchange resin; removing salt from water
analytical-chromatography-118 | cation exchanger with titration; salt determination by ion exchange; acid released from H+ resin; K2SO4 concentration; ion exchange calculation | ion-exchange-chromatography
analytical-chromatography-119 | racemate on achiral column; separating enantiomers; one peak for enantiomers; chiral vs achiral stationary phase
analytical-chromatography-120 | chiral stationary phase; separating enantiomers; diastereomeric adducts; chiral HPLC; chiral recognition
analytical-chromatography-121 | enantiomeric excess; ee from peak areas; chiral HPLC; ee calculation
analytical-chromatography-122 | diastereomer derivatization; racemic derivatizing agent; chiral derivatization; enantiomeric purity; diastereomeric amides | chiral-chromatography
analytical-chromatography-123 | inverted elution order of enantiomers; mirror-image chiral column; ibuprofen enantiomers; chiral stationary phase; chiral HPLC
analytical-chromatography-124 | CE; migration order; electroosmotic flow; CZE; capillary zone electrophoresis
analytical-chromatography-125 | electroosmotic flow; EOF; silica capillary wall; silanol groups; CE
analytical-chromatography-126 | plate number in CE; CE vs HPLC efficiency; eddy diffusion; flat flow profile; A, B and C terms
analytical-chromatography-127 | micellar electrokinetic chromatography; MEKC; SDS micelles; separating neutral compounds; CE
analytical-chromatography-128 | reversed electroosmotic flow; cationic surfactant coating; CTAB; EOF; CE of anions
analytical-chromatography-129 | longitudinal diffusion; B term; H = A + B/u + Cu; plate height; band broadening
analytical-chromatography-130 | particle size in HPLC; UHPLC; small particles; plate height vs velocity; HETP
analytical-chromatography-131 | carrier gas choice; hydrogen vs nitrogen carrier gas; C term; gas chromatography; optimum velocity; mass transfer
analytical-chromatography-132 | Kovats index; Kovats index of alkanes; n-alkane reference; gas chromatography
analytical-chromatography-133 | Kovats index; retention index vs retention time; GC libraries; compound identification in GC
analytical-chromatography-21 | how chromatography works; stationary and mobile phase; distribution between phases; why compounds separate; partition coefficient
analytical-chromatography-22 | cation exchanger; ion exchange; elution order of ions; ion exchange resin; charge and retention
analytical-chromatography-23 | GC; column temperature in GC; oven temperature; GC retention time; separation of alkanes
analytical-chromatography-24 | TLC; Rf value; Rf calculation; retardation factor; solvent front
analytical-chromatography-25 | TLC solvent choice; mobile phase polarity; TLC eluent; low Rf; hexane and ethyl acetate
analytical-chromatography-26 | TLC mistakes; solvent level in TLC; TLC procedure; start line; spotting a plate
analytical-chromatography-27 | silica gel column; elution order; polarity and elution; flash chromatography; normal-phase chromatography
analytical-chromatography-28 | gradient elution; silica gel column; increasing eluent polarity; flash chromatography; step gradient
analytical-chromatography-29 | column running dry; silica column technique; cracked column; flash chromatography; running a column
analytical-chromatography-30 | reversed-phase HPLC; C18 column; elution order; hydrophobicity and retention; RP-HPLC
analytical-chromatography-31 | pH and retention time; reversed-phase HPLC; ionizable compounds in HPLC; ibuprofen; weak acid retention; C18 column
analytical-chromatography-400 | HPLC reverse phase retention order; elution order in reversed phase; predicting retention; C18 column; polarity and retention
analytical-chromatography-401 | HPLC reverse phase; reversed-phase HPLC phases; stationary and mobile phase; C18; HPLC reverse phase retention order
analytical-chromatography-402 | chromatography basics; Rf value calculation; paper chromatography; TLC Rf; principles of chromatography
analytical-chromatography-403 | chromatography basics; gas chromatography carrier gas; TLC, column and gas chromatography; mobile phase in GC; AQA chromatography
analytical-chromatography-404 | ion chromatography suppressor; suppressed conductivity; anion chromatography; eluent suppression; ion chromatography
analytical-chromatography-405 | ion chromatography suppressor; suppressed conductivity signal; conductivity of H+; anion analysis by IC
analytical-chromatography-406 | ion chromatography suppressor; weak acid anions in IC; suppressed conductivity limits; cyanide by ion chromatography
analytical-chromatography-407 | supercritical fluid chromatography; SFC mobile phase; supercritical CO2; SFC properties and uses
analytical-chromatography-408 | supercritical fluid chromatography; SFC vs HPLC; diffusion in supercritical fluids; speed of SFC; viscosity
analytical-chromatography-409 | supercritical fluid chromatography; pressure programming; density of supercritical CO2; retention in SFC; elution strength
analytical-chromatography-410 | supercritical fluid chromatography; modifier in SFC; methanol in CO2; polar compounds in SFC; SFC uses
analytical-chromatography-411 | supercritical fluid chromatography; SFC uses; chiral SFC; SFC vs GC and HPLC; preparative SFC
analytical-chromatography-480 | TLC column chromatography and distillation; which separation technique; choose TLC or column or distillation; monitor reaction by TLC; orgo lab techniques
analytical-chromatography-481 | column chromatography and distillation; close boiling points column instead of distillation; Rf and order of elution; which compound comes off column first; silica column ketone alcohol
analytical-chromatography-600 | ghost peaks; ghost peaks in HPLC; spurious peaks; gradient blank; impurities in mobile phase
analytical-chromatography-601 | ghost peaks; ghost peaks in GC; carryover; memory effect; blank injection; spurious peaks
analytical-chromatography-602 | ghost peaks; ghost peaks in GC; septum bleed; column bleed; siloxane peaks m/z 207; spurious peaks
analytical-chromatography-701 | time in stationary phase; dead time; retention time share; unretained compound; how chromatography holds compounds
analytical-chromatography-702 | partition chromatography; paper chromatography of dyes; mobile and stationary phase; which dye moves farther; distribution between phases
analytical-chromatography-703 | longer column does not separate; same distribution constant; change the stationary phase; selectivity of a column; co-eluting compounds
analytical-chromatography-704 | Kovats index 750; alkane retention index scale; between heptane and octane; meaning of retention index; Kovats retention index
analytical-chromatography-705 | retention index on polar column; pyridine retention index; polarity of stationary phase; McReynolds constants; index difference
analytical-chromatography-710 | TLC vs column chromatography; thin-layer and column chromatography; when to use TLC or a column; preparative vs analytical chromatography; choosing a solvent by TLC
analytical-chromatography-711 | TLC vs column chromatography; Rf and order of elution from a column; which compound leaves the column first; Rf value vs elution order; thin-layer and column chromatography
analytical-chromatography-712 | TLC vs column chromatography; best Rf for column chromatography; Rf of 0.3 for a column; choosing an eluent for a column from TLC; thin-layer and column chromatography
analytical-chromatography-713 | normal phase vs reversed phase; normal and reversed phase elution order; silica vs C18 column; order of elution in normal and reversed phase; normal phase and reverse phase HPLC
analytical-chromatography-714 | normal phase vs reversed phase; eluent strength in normal and reversed phase; normal phase and reverse phase chromatography; stronger eluent in HPLC; mobile phase of normal and reversed phase
analytical-chromatography-715 | normal phase vs reversed phase; why reversed phase is preferred; reversed phase HPLC for water samples; normal phase or reverse phase HPLC; pesticides in water by HPLC
analytical-chromatography-803 | visualizing TLC plates; UV lamp TLC; dark spots under UV; fluorescent indicator F254; seeing colorless spots
analytical-chromatography-804 | streaking on TLC; overloaded TLC plate; too much sample; tailing spots; troubleshooting TLC
analytical-chromatography-820 | peak tailing of amines; silanol groups in HPLC; why add triethylamine to the eluent; tailing vs overload; causes of peak tailing; amines on a C18 column
analytical-chromatography-821 | smaller particles in HPLC; UHPLC vs HPLC; particle size, pressure and analysis time; effect of column length and particle size; van Deemter and particle diameter; speed of UHPLC
analytical-chromatography-822 | effect of pH on HPLC retention; retention of acids and bases in reversed phase; benzoic acid and benzylamine on C18; pH of the eluent reversed phase; ionizable compounds HPLC
analytical-chromatography-825 | degassing the mobile phase; why degas HPLC solvent; HPLC mobile phase degassing; air bubbles in the HPLC pump; dissolved air in eluent; degassed eluent | high-performance-liquid-chromatography
analytical-chromatography-826 | degassing the mobile phase; bubbles in the HPLC detector; baseline spikes in HPLC; pressure drop along an HPLC column; outgassing in the detector cell; why bubbles form after the column; undegassed mobile phase | high-performance-liquid-chromatography
analytical-chromatography-840 | why draw the start line in pencil; chromatography pencil line; pen line chromatography mistake; ink runs paper chromatography; start line in pen
analytical-chromatography-870 | paper chromatography of food colouring; paper chromatography of food coloring; spot stays on the start line; dye insoluble in the solvent; choosing a solvent for paper chromatography; pure or mixture by chromatography
analytical-chromatography-871 | electron capture detector; ECD for pesticides; choosing a GC detector; FID ECD or TCD; selective GC detectors; GC detector for halogenated compounds
analytical-chromatography-872 | thermal conductivity detector; TCD vs FID; FID does not respond to CO2; GC detector for permanent gases; flame ionization detector what it detects; choosing a GC detector
analytical-chromatography-900 | selectivity factor of one; coeluting peaks; same retention time; changing the stationary phase; separating two overlapping peaks
analytical-chromatography-901 | Purnell equation; retention factor too small; improving resolution; resolution and plates; which change improves the resolution; resolution equation
analytical-chromatography-902 | peak width and retention time; later peaks are wider; plate number and peak width; isocratic peak broadening; width of a later peak
analytical-chromatography-903 | plate height; HETP; comparing two columns; column efficiency; number of plates and column length; narrower peaks
analytical-chromatography-960 | choosing between HPLC, GC and TLC; HPLC or GC; HPLC vs GC; when to use HPLC; which chromatography method for nonvolatile compounds; sugar by HPLC
analytical-chromatography-961 | choosing between HPLC, GC and TLC; GC or HPLC; when to use gas chromatography; GC for volatile compounds; choosing a chromatography detector; alkanes in gasoline
analytical-chromatography-962 | choosing between HPLC, GC and TLC; TLC vs HPLC; advantages of TLC; when to use TLC; monitoring a reaction by TLC; TLC or GC
analytical-complexometric-titrations-01 | hardness of water; EDTA titration; hardness as CaCO3; complexometric titration; tap water hardness calculation
analytical-complexometric-titrations-02 | conditional stability constant; effective formation constant; αY4−; EDTA and pH; Ca-EDTA complex; conditional constant calculation
analytical-complexometric-titrations-03 | pCa at equivalence point; complexometric titration; EDTA titration curve; calcium titration with EDTA; pM calculation
analytical-complexometric-titrations-04 | magnesium by EDTA titration; calcium and magnesium in water; hardness of water; complexometric titration; difference titration; masking by precipitation
analytical-complexometric-titrations-05 | standardization of EDTA; EDTA standardization with CaCO3; complexometric titration; primary standard calcium carbonate
analytical-complexometric-titrations-06 | metal ion indicator; Eriochrome black T; complexometric indicator; EDTA end point; murexide
analytical-complexometric-titrations-07 | pMg after equivalence point; EDTA titration curve; magnesium titration with EDTA; pM calculation; excess EDTA
analytical-complexometric-titrations-101 | cyanide masking; masking agent; zinc and magnesium; EDTA titration selectivity; masking zinc
analytical-complexometric-titrations-102 | indicator blocking; Eriochrome black T; copper interference; water hardness titration problem; blocked indicator
analytical-complexometric-titrations-103 | Eriochrome black T; wine red to blue; color change in EDTA titration; EBT; magnesium titration
analytical-complexometric-titrations-480 | alpha fractions of EDTA at a given pH; alpha Y4-; calculate alpha EDTA pH 10; fraction of EDTA as Y4-; Ka over Ka plus H
analytical-complexometric-titrations-481 | alpha fractions of EDTA at a given pH; main form of EDTA at pH 8; HY3- predominant; EDTA species by pH; predominant EDTA species from pKa
analytical-complexometric-titrations-482 | alpha fractions of EDTA at a given pH; what does alpha Y4- mean; meaning of alpha in EDTA titration; free EDTA fraction; conditional formation constant alpha
analytical-complexometric-titrations-600 | hard water temporary permanent; temporary hardness; boiling hard water; calcium bicarbonate; limescale
analytical-complexometric-titrations-601 | hard water temporary permanent; permanent hardness; causes of hard water; calcium sulfate in water; magnesium chloride in water
analytical-complexometric-titrations-602 | hard water softening; softening of permanent hardness; washing soda; temporary and permanent hardness; sodium carbonate softens water
analytical-complexometric-titrations-603 | hard water softening; ion exchange water softener; softening of permanent hardness; sodium for calcium exchange
analytical-complexometric-titrations-701 | pH and conditional formation constant; EDTA protonation; calcium EDTA at low pH; alpha Y4−; effective formation constant
analytical-complexometric-titrations-702 | auxiliary complexing agent; zinc EDTA in ammonia; conditional constant with ammonia; alpha of zinc; log K double prime
analytical-complexometric-titrations-703 | minimum pH for EDTA titration; iron(III) EDTA at pH 2; selective EDTA titration by pH; conditional constant at low pH; 10^8 criterion
analytical-complexometric-titrations-704 | demasking; formaldehyde and cyanide; zinc and magnesium EDTA titration; masking with cyanide; releasing a masked metal
analytical-complexometric-titrations-710 | direct vs back titration; back titration with EDTA; EDTA titration of aluminum; direct EDTA titration of magnesium; blocking of the indicator; direct and back titration with EDTA
analytical-complexometric-titrations-820 | EDTA back titration with zinc; iron and aluminum with EDTA; fluoride frees EDTA from aluminum; EDTA displacement titration; back titration of a metal mixture; determination of aluminum by EDTA
analytical-complexometric-titrations-821 | why add MgEDTA in a calcium titration; magnesium EDTA complex and Eriochrome Black T; displacement titration of calcium; end point of calcium with Eriochrome Black T; calcium without magnesium EDTA titration
analytical-complexometric-titrations-825 | back titration with EDTA; nickel EDTA back titration; back titration of Ni2+ with Zn2+; excess EDTA titrated with zinc; EDTA back titration calculation; concentration of nickel by EDTA
analytical-complexometric-titrations-870 | why add ammonia buffer in water hardness titration; pH 10 buffer EDTA titration; why EDTA titration at pH 10; EDTA titration at too low a pH; ammonia buffer Eriochrome black T; protonation of EDTA
analytical-complexometric-titrations-960 | limescale in a kettle; descaling with vinegar; vinegar and limescale; descaling a kettle; calcium carbonate and acetic acid; removing limescale
analytical-complexometric-titrations-961 | limescale in a kettle; why kettles get limescale; kettle scale from hard water; limescale formation; hard water deposits; temporary and permanent hardness on boiling
analytical-concentration-units-01 | ppm; mg/kg; ppm calculation; cadmium in soil; ppm by mass
analytical-concentration-units-02 | molarity from mass percent and density; concentrated nitric acid; percent to molarity conversion; concentrated acid concentration
analytical-concentration-units-03 | serial dilution; dilution calculation; stock solution; C1V1 = C2V2; mg/L to µmol/L
analytical-concentration-units-04 | mass of hydrate to weigh; copper sulfate pentahydrate; making a standard solution; solution preparation calculation; hydrated salt
analytical-concentration-units-05 | volumetric pipette; pipette vs measuring cylinder; lab glassware; accurate volume delivery; choosing glassware
analytical-concentration-units-06 | diluting concentrated HCl; concentrated hydrochloric acid; volume of concentrated acid; molarity from mass percent and density; dilution calculation
analytical-concentration-units-07 | arsenic in drinking water; µg to mg; ppb in water; intake from drinking water
analytical-concentration-units-08 | mixing two solutions; chloride concentration; concentration after mixing; ion concentration calculation; CaCl2 and NaCl
analytical-concentration-units-101 | ppb to ppm; µg/L to ppm; arsenic in drinking water; ppm conversion
analytical-concentration-units-102 | ppm by volume; carbon monoxide in air; ppm to mg/m3; ppmv conversion; gas concentration units
analytical-concentration-units-103 | overshooting the mark; volumetric flask; meniscus; filling a volumetric flask; lab technique
analytical-concentration-units-104 | serial dilution; two-step dilution; dilution factor; making standards from stock; 1 in 500 dilution
analytical-concentration-units-105 | volumetric flask temperature error; hot solution in volumetric flask; thermal contraction; NaOH solution heat; solution preparation error
analytical-concentration-units-106 | primary standard; potassium hydrogen phthalate; KHP; primary vs secondary standard; standard solution
analytical-concentration-units-107 | equivalents per liter; normality of sulfuric acid; molarity to normality; 0.20 N H2SO4; normality calculation
analytical-concentration-units-108 | normality of permanganate; equivalents in redox; KMnO4 in acid vs neutral; normality depends on reaction; normality calculation
analytical-concentration-units-109 | normality vs molarity; equivalents; 0.1 N KMnO4; what N means on a bottle
analytical-concentration-units-110 | equivalent mass; equivalent weight; phosphoric acid equivalents; equivalent weight calculation; gram equivalent
analytical-concentration-units-111 | lime water titration; Ca(OH)2 concentration; N1V1 = N2V2; normality to molarity; calcium hydroxide titration
analytical-concentration-units-112 | pipette last drop; to deliver; TD pipette; using a volumetric pipette; blow out pipette
analytical-concentration-units-113 | rinsing a burette; burette preparation; titration technique; rinse with titrant; why rinse the burette
analytical-concentration-units-400 | equivalent weight and n-factor; equivalent weight of a base; n-factor of Ca(OH)2; equivalents and normality; equivalent mass
analytical-concentration-units-401 | equivalent weight and n-factor; n-factor of K2Cr2O7; equivalents in redox; normality; n factor calculation
analytical-concentration-units-402 | equivalent weight and n-factor; n-factor of FeC2O4; redox equivalents; n factor calculation; normality
analytical-concentration-units-403 | equivalent weight and n-factor; normality calculation; normality of sulfuric acid; equivalents; molarity to normality
analytical-concentration-units-701 | mass percent mistake; solution or solvent mass; 10 g in 100 g water; percent by mass label; sugar solution percentage
analytical-concentration-units-702 | mixing solutions of different percent; mass percent of a mixture; weighted mean percentage; mixing salt solutions; percent by mass mixing
analytical-concentration-units-703 | temperature and mass percent; temperature and molarity; concentration units independent of temperature; thermal expansion of solutions; mass percent versus molarity
analytical-concentration-units-710 | primary vs secondary standard; primary and secondary standards; examples of primary standards; sodium carbonate as primary standard; primary and secondary standard solutions
analytical-concentration-units-711 | primary vs secondary standard; why NaOH is not a primary standard; KHP vs NaOH as a standard; requirements of a primary standard; drying sodium hydroxide pellets
analytical-concentration-units-712 | primary vs secondary standard; standardizing HCl with sodium carbonate; uncertainty of a secondary standard; primary and secondary standards; standardization of hydrochloric acid
analytical-concentration-units-820 | standard made up at the wrong temperature; temperature of volumetric flasks; thermal expansion of a standard solution; error of a standard in a calibration; volumetric flask filled with a warm solution; error carried through a dilution
analytical-concentration-units-821 | adsorption of metal ions on glass; storing dilute standard solutions; why are trace metal standards acidified; stability of standard solutions; loss of lead from a dilute solution; nitric acid in standards
analytical-concentration-units-825 | percent w/v; weight per volume percent; 5% dextrose meaning; what does w/v mean; IV bag concentration; % w/v label; grams per 100 mL | mass-percent-of-a-solution
analytical-concentration-units-826 | percent w/v calculation; percent weight per volume; % w/v of an IV bag; dextrose IV bag calculation; grams and mL to percent w/v; weight/volume percent from mass and volume | mass-percent-of-a-solution
analytical-concentration-units-870 | recording titres to 0.05 cm3; recording buret readings; titre table decimal places; concordant titres within 0.10; mistakes in a titration results table; burette reading precision
analytical-concentration-units-879 | mEq/L to mmol/L; milliequivalents to millimoles; calcium 5.0 mEq/L in mmol/L; sodium mEq per liter; serum electrolytes in mEq/L; divide mEq by charge | normality
analytical-concentration-units-880 | do mEq/L and mmol/L results agree; comparing lab results in mEq/L and mmol/L; plasma sodium and calcium units; 2.4 mEq/L calcium equals 1.2 mmol/L; equivalents of Ca2+; blood results in different units | normality
analytical-concentration-units-900 | ppm and density; mg per liter to ppm; ppm by mass of a liquid; ppm in organic solvents; mg/L versus mg/kg
analytical-concentration-units-901 | ppm in air and water; ppm by volume and by mass; meaning of ppm; ppmv; parts per million of a gas
analytical-electroanalysis-01 | coulometric titration; charge to moles of electrons; Q = It; constant current; moles of electrons calculation
analytical-electroanalysis-02 | coulometric titration; arsenic determination; electrogenerated iodine; constant-current coulometry; coulometric calculation
analytical-electroanalysis-03 | electrodeposition of copper; electrogravimetry; cathode potential; completeness of deposition; controlled-potential electrolysis | coulometry
analytical-electroanalysis-04 | polarography; limiting current; cadmium by polarography; standard addition calculation; diffusion current; voltammetry
analytical-electroanalysis-05 | supporting electrolyte; polarography; migration vs diffusion; role of KCl in voltammetry; diffusion current
analytical-electroanalysis-06 | controlled-potential coulometry; integrating exponential current; mass of copper deposited; charge from decaying current; bulk electrolysis
analytical-electroanalysis-101 | conductivity during titration; conductometry; strong acid strong base titration; mobility of H+; HCl with NaOH conductivity
analytical-electroanalysis-102 | conductometric titration of weak acid; acetic acid conductivity; conductometry; conductivity curve; weak acid strong base
analytical-electroanalysis-103 | barium hydroxide and sulfuric acid; conductivity at equivalence point; conductometry; Ba(OH)2 and H2SO4; precipitation and conductivity
analytical-electroanalysis-104 | HCl and acetic acid mixture; mixture of strong and weak acid; conductometry; two equivalence points; conductometric titration calculation
analytical-electroanalysis-105 | concentrated titrant; dilution in conductometry; conductivity correction for dilution; conductometry
analytical-electroanalysis-106 | anodic stripping voltammetry; ASV; deposition step; lead trace analysis; preconcentration
analytical-electroanalysis-107 | anodic stripping voltammetry; ASV; preconcentration; low detection limit; trace cadmium
analytical-electroanalysis-108 | deposition time; stripping peak height; ASV; anodic stripping voltammetry
analytical-electroanalysis-109 | standard addition calculation; copper in sea water; ASV; anodic stripping voltammetry; trace metal analysis
analytical-electroanalysis-110 | metal speciation; labile copper; organically bound copper; UV digestion; ASV vs ICP-MS; trace metals in river water
analytical-electroanalysis-111 | amperometric detection; current at fixed potential; amperometry vs potentiometry; electroanalytical methods
analytical-electroanalysis-112 | Clark electrode; oxygen electrode; dissolved oxygen sensor; diffusion layer; DO probe
analytical-electroanalysis-113 | glucose sensor; blood glucose strip; glucose oxidase; biosensor; glucose meter; enzyme electrode
analytical-electroanalysis-114 | amperometric titration; lead and sulfate titration; limiting current; titration curve shape
analytical-electroanalysis-115 | glucose sensor saturation; outside linear range; diluting the sample; nonlinear calibration; linear range
analytical-electroanalysis-116 | removing oxygen; nitrogen purging; deaeration; oxygen reduction interference; polarography
analytical-electroanalysis-117 | cyclic voltammetry; CV; irreversible reaction; EC mechanism; ferrocene; reversible couple 59 mV
analytical-electroanalysis-118 | polarography; half-wave potential; limiting current; polarographic wave; diffusion current
analytical-electroanalysis-400 | cyclic voltammetry peak separation; reversibility from peak separation; 57 mV peak separation; CV reversible couple; ΔEp
analytical-electroanalysis-401 | cyclic voltammetry peak separation; quasi-reversible; scan rate and peak separation; CV interpretation; reversibility
analytical-electroanalysis-402 | cyclic voltammetry; EC mechanism; missing return peak; CV interpretation; irreversible voltammogram
analytical-electroanalysis-403 | Randles-Sevcik equation; peak current and scan rate; cyclic voltammetry square root of scan rate; diffusion-controlled peak current
analytical-electroanalysis-404 | Randles-Sevcik equation calculation; peak current scan rate concentration; cyclic voltammetry calculation; Randles-Sevcik
analytical-electroanalysis-405 | Randles-Sevcik equation; diffusion vs adsorption control; log current vs log scan rate; cyclic voltammetry surface-bound couple
analytical-electroanalysis-406 | polarography; dropping mercury electrode; DME advantages; hydrogen overpotential on mercury; why mercury in polarography
analytical-electroanalysis-407 | polarography calculation; diffusion current; residual current; Ilkovic equation; polarography of cadmium
analytical-electroanalysis-820 | current efficiency in coulometry; cerium mediator in coulometric titration of iron; constant-current coulometry of iron(II); why add Ce3+ in coulometry; coulometric titration error
analytical-electroanalysis-821 | half-wave potential shift with a ligand; polarography of a metal complex; effect of complexation on half-wave potential and limiting current; limiting current and half-wave potential; interpreting a polarogram
analytical-electroanalysis-822 | coulometric back titration; bromine number by coulometry; coulometric titration of cyclohexene; coulometric bromine and copper(I); coulometry calculation with excess
analytical-electroanalysis-900 | order of stripping peaks; stripping of zinc cadmium lead copper; peak potentials in anodic stripping; which metal is oxidized first
analytical-electroanalysis-901 | deposition potential; choosing the deposition potential; missing zinc peak; stripping peak absent; preconcentration potential
analytical-electroanalysis-981 | amperometry potential on the plateau; why measure at the limiting current plateau; choosing working potential in amperometry; diffusion limited current independent of potential; amperometric detection potential choice
analytical-electroanalysis-982 | ascorbic acid interference in glucose sensor; glucose biosensor interference; vitamin C and glucose meter reading; amperometric glucose sensor error; glucose oxidase hydrogen peroxide electrode; interference at the electrode
analytical-errors-and-statistics-01 | relative error; percent error; certified reference material; relative error calculation; measured vs true value
analytical-errors-and-statistics-02 | sample standard deviation; standard deviation calculation; replicate titrations; n − 1; spread of replicates
analytical-errors-and-statistics-03 | error propagation; uncertainty of a titration result; random errors; titration uncertainty calculation; combining relative uncertainties
analytical-errors-and-statistics-04 | 95 % confidence interval; Student's t; confidence limits of the mean; ts/√n; confidence interval calculation
analytical-errors-and-statistics-05 | Q test; Dixon's Q test; rejecting an outlier; suspect value; Q = gap/range
analytical-errors-and-statistics-06 | systematic error; random vs systematic error; burette error; averaging does not remove bias; accuracy vs precision
analytical-errors-and-statistics-07 | F test; comparing variances; comparing precision of methods; F value calculation
analytical-errors-and-statistics-08 | t test; pooled standard deviation; comparing two means; Student's t test; t value calculation
analytical-errors-and-statistics-09 | standard error of the mean; s/√n; number of replicates; standard deviation of the mean; more measurements
analytical-errors-and-statistics-101 | precise but not accurate; accuracy vs precision; replicate measurements; systematic error
analytical-errors-and-statistics-102 | weighing by difference; balance error; systematic error; constant error cancels; zero error
analytical-errors-and-statistics-103 | systematic vs random error; bias of a method; certified reference material; correcting a method bias; accuracy vs precision
analytical-errors-and-statistics-104 | control chart; warning and action limits; Shewhart chart; out of control; quality control
analytical-errors-and-statistics-400 | Q test outlier Grubbs; Grubbs test; Grubbs test calculation; rejecting outliers; outlier test
analytical-errors-and-statistics-701 | constant offset and standard deviation; systematic error of a balance; mean and standard deviation shift; bias does not change scatter; adding a constant to data
analytical-errors-and-statistics-702 | relative standard deviation; coefficient of variation; RSD comparison; compare precision of data sets; smallest RSD
analytical-errors-and-statistics-703 | Student's t and number of results; narrowing a confidence interval; three or four replicates; degrees of freedom and t; confidence interval width
analytical-errors-and-statistics-704 | interpreting a t test; not significant is not equal; null hypothesis not rejected; critical value of t; wrong conclusion from t test
analytical-errors-and-statistics-705 | paired t test; comparing two methods on different samples; choice of significance test; method comparison; individual differences
analytical-errors-and-statistics-706 | t test decision; critical values of t; 95 or 99 % confidence; significant difference of means; compare t with table
analytical-errors-and-statistics-707 | certified reference material too high; spike recovery and constant error; blank contamination; constant versus proportional error; method validation
analytical-errors-and-statistics-708 | control chart run rule; nine values on one side; shift of the mean; Shewhart chart trend; quality control of results
analytical-errors-and-statistics-709 | blind duplicates; duplicate samples; precision check; quality control samples; repeatability
analytical-errors-and-statistics-710 | accuracy vs precision; precision and accuracy; difference between accuracy and precision; judging precision without a true value; accurate or precise
analytical-errors-and-statistics-711 | accuracy vs precision; accurate but not precise; precise but not accurate; does averaging improve accuracy; mean of many results
analytical-errors-and-statistics-712 | systematic vs random errors; random and systematic errors; examples of systematic and random error; zero error of a balance; types of experimental error
analytical-errors-and-statistics-713 | systematic vs random errors; how to detect a systematic error; certified reference material; systematic and random error detection; finding bias of a method
analytical-errors-and-statistics-714 | systematic vs random errors; interlaboratory comparison; Youden plot; bias between laboratories; systematic or random error
analytical-errors-and-statistics-820 | which error dominates in a titration; reducing the uncertainty of a titration; propagation of relative uncertainty; buret error and sample size; larger sample for smaller error; balance error vs buret error
analytical-errors-and-statistics-821 | constant error and sample size; constant vs proportional error; detecting a systematic error by varying the sample mass; constant systematic error; result depends on sample size; copper in an alloy
analytical-errors-and-statistics-822 | certified reference material and spike recovery; diagnosing a systematic error; incomplete digestion of a sediment; spike recovery is 100 % but result is low; method validation with a reference material; finding the source of an error
analytical-errors-and-statistics-825 | percentage uncertainty of a burette reading; percent uncertainty of a buret volume; uncertainty of a difference of two readings; burette read twice; doubling the uncertainty for two readings; titre uncertainty; 0.05 mL buret uncertainty | volumetric-glassware
analytical-errors-and-statistics-826 | paired t test or F test; when to use an F test; when to use a paired t test; choosing a significance test; comparing precision of two instruments; comparing two methods on the same samples; t test vs F test
analytical-errors-and-statistics-870 | percentage uncertainty of a burette; percentage uncertainty of a titre; two burette readings uncertainty; percent uncertainty of buret; apparatus uncertainty; measurement uncertainty A-level
analytical-errors-and-statistics-871 | reducing percentage uncertainty; percentage uncertainty of burette and pipette; how to lower the percentage error of a titration; larger titre smaller percentage uncertainty; pipette uncertainty; improving accuracy of a titration
analytical-errors-and-statistics-900 | meaning of a confidence interval; what 95 % confidence means; interpreting a confidence interval; confidence level; interval and true value
analytical-errors-and-statistics-901 | 99 % confidence interval; 95 % versus 99 % confidence; width of a confidence interval; Student's t and confidence level; wider interval
analytical-errors-and-statistics-902 | when to reject a result; known error in a titration; discarding a bad result; Q test and gross errors; outlier with a known cause
analytical-errors-and-statistics-903 | Q test with three values; limits of the Q test; two identical results; Dixon test pitfalls; rejecting a titration result; small data sets
analytical-errors-and-statistics-904 | uncertainty of a difference; weighing by difference; small difference of large numbers; absolute uncertainties add; loss on drying uncertainty; relative uncertainty of a difference
analytical-errors-and-statistics-905 | uncertainty of a power; volume of a sphere uncertainty; relative uncertainty times exponent; error in a cubed quantity; uncertainty from a diameter
analytical-gravimetry-01 | gravimetric factor; silver chloride precipitation; chloride as AgCl; gravimetric factor calculation
analytical-gravimetry-02 | iron in ore; iron(III) oxide; mass percent from gravimetry; gravimetric calculation; gravimetry
analytical-gravimetry-03 | NaCl and KCl mixture; composition of a mixture by gravimetry; AgCl precipitate; simultaneous equations; gravimetry
analytical-gravimetry-04 | digestion of a precipitate; Ostwald ripening; aging of precipitate; mother liquor; particle size of precipitates; gravimetry
analytical-gravimetry-05 | TGA; calcium oxalate monohydrate; thermobalance; mass loss on heating; thermal decomposition of calcium oxalate
analytical-gravimetry-06 | peptization; washing AgCl; colloidal precipitate; silver chloride precipitate; wash with electrolyte
analytical-gravimetry-07 | nickel dimethylglyoximate; nickel in steel; dimethylglyoxime; DMG; sample size for gravimetry; gravimetric calculation
analytical-gravimetry-101 | coprecipitation; occlusion; impure precipitate; barium sulfate; contamination of precipitates
analytical-gravimetry-102 | reprecipitation; occlusion vs adsorption; purifying a precipitate; surface adsorption; coprecipitation
analytical-gravimetry-103 | homogeneous precipitation; precipitation from homogeneous solution; urea hydrolysis; nickel dimethylglyoxime; supersaturation and nucleation
analytical-gravimetry-104 | occluded barium chloride; coprecipitation error; sulfate determination; barium sulfate gravimetry; error in gravimetry
analytical-gravimetry-105 | test for complete washing; silver nitrate test of washings; barium sulfate; chloride-free washings; gravimetry
analytical-gravimetry-106 | peptization; ammonium nitrate wash; hydrous iron(III) oxide; volatile electrolyte; washing Fe(OH)3
analytical-gravimetry-107 | TGA; thermobalance; mass vs temperature; thermal analysis
analytical-gravimetry-108 | copper sulfate pentahydrate; TGA; dehydration of a hydrate; thermobalance; water loss calculation
analytical-gravimetry-109 | mass gain in TGA; oxidation of copper; TGA in air vs nitrogen; thermobalance; copper oxide formation
analytical-gravimetry-110 | calcium carbonate in limestone; TGA; limestone decomposition; CO2 mass loss calculation; thermobalance
analytical-gravimetry-710 | qualitative vs quantitative analysis; chloride test vs gravimetric determination; silver nitrate test and gravimetry; qualitative and quantitative analysis of chloride; quantitative precipitation
analytical-gravimetry-804 | weighing a hot crucible; convection error on a balance; cool in desiccator before weighing; analytical balance error; mass too low
analytical-gravimetry-820 | coprecipitation error in barium sulfate; coprecipitation too high or too low; potassium sulfate coprecipitated with barium sulfate; gravimetric sulfate vs gravimetric barium; effect of coprecipitation on the result
analytical-gravimetry-821 | mixture of iron and aluminum oxides; reduction of iron oxide with hydrogen gravimetry; indirect gravimetric analysis; loss of mass as oxygen; gravimetric analysis of a mixture
analytical-gravimetry-825 | why digest a precipitate; digestion of a precipitate; digestion gives larger crystals; cloudy filtrate in gravimetry; BaSO4 digestion particle size; Ostwald ripening of a precipitate; fine precipitate passes the filter
analytical-gravimetry-826 | why digest a precipitate; digestion removes trapped impurities; occlusion of nitrate in BaSO4; occlusion and digestion; recrystallization during digestion; purifying a precipitate by digestion; coprecipitation by occlusion
analytical-gravimetry-840 | gravimetric analysis of sulfate in fertiliser; why add HCl before barium chloride; barium phosphate interference; BaSO4 gravimetric acid; purity of precipitate
analytical-gravimetry-841 | gravimetric analysis of sulfate in fertiliser; percent sulfate from BaSO4; mass of BaSO4 to percent sulfate; aliquot gravimetric calculation; lawn food sulfate percent
analytical-gravimetry-879 | Carius method percentage of bromine; percent bromine from AgBr; Carius estimation of halogens; mass of AgBr to % Br; quantitative analysis of bromine in organic compound; Carius calculation
analytical-gravimetry-880 | nitric acid in the Carius method; fuming HNO3 and AgNO3 sealed tube; Carius tube; role of fuming nitric acid; principle of the Carius method; converting organic bromine to bromide | gravimetric-analysis
analytical-gravimetry-900 | washing in small portions; several small portions; washing efficiency; removing impurities by washing; wash liquid held back
analytical-gravimetry-901 | washing with a common ion; calcium oxalate precipitate; ammonium oxalate wash; solubility losses on washing; choice of wash liquid
analytical-mass-spectrometry-01 | bromine isotope pattern; M and M+2 peaks; halogens in mass spectrum; 79Br and 81Br; mass spectrum of bromo compound
analytical-mass-spectrometry-02 | M+1 peak; number of carbons from M+1; carbon-13; 13C isotope peak; molecular ion intensity
analytical-mass-spectrometry-03 | electrospray protein mass; ESI charge states; charge state calculation; protein molecular mass by ESI-MS; charge envelope
analytical-mass-spectrometry-04 | resolving power; mass resolution; HRMS; N2 vs CO; m/Δm calculation
analytical-mass-spectrometry-05 | time-of-flight mass spectrometry; TOF; flight time calculation; TOF mass spectrometer; t proportional to √(m/z)
analytical-mass-spectrometry-06 | chlorine isotope pattern; two chlorine atoms; M+2 and M+4 peaks; dichloro compound mass spectrum; 9:6:1 pattern
analytical-mass-spectrometry-101 | electron ionization; EI; molecular ion; radical cation; electron impact; M+•
analytical-mass-spectrometry-102 | electrospray ionization; ESI; [M+H]+ and [M+Na]+; sodium adduct; protonated molecule; molecular mass from adducts
analytical-mass-spectrometry-103 | electrospray vs electron ionization; ESI for peptides; soft ionization; EI vs ESI; nonvolatile molecules
analytical-mass-spectrometry-104 | chemical ionization; CI; missing molecular ion; alcohol mass spectrum; loss of water; soft ionization
analytical-mass-spectrometry-105 | MALDI; MALDI matrix; laser desorption; matrix-assisted laser desorption; protein mass spectrometry
analytical-mass-spectrometry-106 | negative-mode electrospray; [M−H]−; ESI; deprotonated molecule; ibuprofen mass spectrum
analytical-mass-spectrometry-107 | exact mass; molecular formula from exact mass; HRMS; accurate mass; high-resolution MS
analytical-mass-spectrometry-108 | monoisotopic mass; exact mass vs average mass; atomic weight vs isotope mass; bromobenzene mass spectrum; HRMS
analytical-mass-spectrometry-109 | mass error in ppm; ppm error calculation; accurate mass; HRMS; mass accuracy
analytical-mass-spectrometry-110 | isomers in mass spectrometry; acetone vs propanal; limits of exact mass; HRMS; isomers have same exact mass
analytical-mass-spectrometry-111 | triple quadrupole; MS/MS; product ion scan; collision-induced dissociation; QqQ
analytical-mass-spectrometry-112 | neutral loss; loss of CO2; loss of 44; product ion spectrum; MS/MS; carboxylic acid fragmentation
analytical-mass-spectrometry-113 | selected reaction monitoring; MRM; multiple reaction monitoring; SRM; signal-to-noise; pesticide analysis
analytical-mass-spectrometry-114 | neutral loss scan; phosphopeptides; triple quadrupole; loss of 98; MS/MS scan modes; phosphoserine
analytical-mass-spectrometry-115 | time of flight; TOF analyzer; how TOF works; light ions fly faster; TOF mass spectrometer
analytical-mass-spectrometry-116 | reflectron; ion mirror; TOF analyzer; kinetic energy spread; time of flight
analytical-mass-spectrometry-400 | nitrogen rule mass spectrometry; nitrogen rule; odd molecular ion mass; odd mass means nitrogen; molecular ion and nitrogen
analytical-mass-spectrometry-401 | nitrogen rule mass spectrometry; nitrogen rule; odd molecular mass; molecular ion of pyridine; odd m/z compound
analytical-mass-spectrometry-402 | nitrogen rule mass spectrometry; nitrogen rule; even molecular ion; number of nitrogen atoms; molecular formula from mass spectrum
analytical-mass-spectrometry-403 | nitrogen rule mass spectrometry; nitrogen rule with electrospray; [M+H]+ and nitrogen rule; odd and even mass; protonated molecule
analytical-mass-spectrometry-404 | nitrogen rule mass spectrometry; fragments of amines; alpha cleavage of amines; m/z 58; even-electron ions and nitrogen rule
analytical-mass-spectrometry-405 | McLafferty rearrangement; mass spec fragmentation McLafferty; gamma hydrogen; fragmentation of ketones; EI fragmentation
analytical-mass-spectrometry-406 | McLafferty rearrangement; mass spec fragmentation McLafferty; pentan-2-one mass spectrum; m/z 58; loss of ethene
analytical-mass-spectrometry-407 | mass spec fragmentation; alpha cleavage of ketones; fragmentation of pentan-3-one; EI fragmentation pathways; m/z 57
analytical-mass-spectrometry-408 | McLafferty rearrangement; mass spec fragmentation McLafferty; esters McLafferty m/z 74; gamma hydrogen requirement; methyl butanoate
analytical-mass-spectrometry-409 | isotope patterns Cl Br M+2; chlorine isotope pattern; M+2 peak 3:1; halogens in mass spectra; M and M+2 ratio
analytical-mass-spectrometry-410 | isotope patterns Cl Br M+2; bromine isotope pattern; dibromo compound mass spectrum; 1:2:1 pattern; isotopic peak ratios
analytical-mass-spectrometry-411 | electron impact vs electrospray ionisation; EI and ESI; ionization in TOF mass spectrometry; electrospray ionization ion; M+ and MH+
analytical-mass-spectrometry-412 | electron impact vs electrospray ionisation; relative molecular mass from ESI; EI vs ESI mass spectrum; protonated molecule; TOF mass spectrometry ionization
analytical-mass-spectrometry-413 | MALDI-TOF; MALDI ions; soft ionization; MALDI vs electrospray; matrix-assisted laser desorption
analytical-mass-spectrometry-414 | MALDI-TOF; time of flight calculation; TOF mass and time; soft ionisation and TOF analysis; flight time
analytical-mass-spectrometry-415 | MALDI-TOF; why MALDI with TOF; pulsed ionization; time-of-flight mass range; soft ionization
analytical-mass-spectrometry-701 | isomers by tandem mass spectrometry; co-eluting isomers; product ion selective; MRM of isomers; same precursor different fragments
analytical-mass-spectrometry-702 | charge state from isotope spacing; isotope peaks 0.25 apart; peptide charge in ESI; spacing of isotope peaks; multiply charged peptide
analytical-mass-spectrometry-703 | proteins by electrospray; many charges lower m/z; mass range of analyzer; protein mass spectrometry; multiple charging
analytical-mass-spectrometry-704 | denatured protein mass spectrum; folding and charge state; native mass spectrometry; unfolding shifts peaks; charge state distribution
analytical-mass-spectrometry-820 | molecular formula from isotope peaks; M+1 and M+2 peaks and nitrogen rule; nitrogen rule and chlorine isotope pattern; formula from a mass spectrum; number of carbons from M+1
analytical-mass-spectrometry-821 | sodium adduct of a doubly charged ion; charge from isotope spacing; electrospray mass of a peptide; doubly charged peptide ion; adduct and charge state
analytical-mass-spectrometry-822 | GC-MS of cis-trans isomers; enantiomers vs cis-trans isomers by GC-MS; identical mass spectra different retention times; isomers in GC-MS; what GC-MS cannot distinguish
analytical-mass-spectrometry-870 | time of flight calculation; TOF kinetic energy calculation; KE = 1/2 mv2 mass spectrometer; time of flight mass spectrometry calculations; mass in kg in time of flight calculation; mistakes in TOF calculations
analytical-mass-spectrometry-871 | mass of an ion from time of flight; TOF mass calculation; time of flight kinetic energy calculations; finding mass from flight time; identify ion from TOF data; TOF velocity and kinetic energy
analytical-mass-spectrometry-900 | quadrupole; how a quadrupole works; mass filter; stable ion paths; quadrupole rods
analytical-mass-spectrometry-901 | magnetic sector; magnetic field and m/z; sector instrument; radius of the ion path; scanning the magnetic field
analytical-mass-spectrometry-902 | why the nitrogen rule works; valence of nitrogen; odd mass of nitrogen compounds; explanation of the nitrogen rule
analytical-mass-spectrometry-903 | molecular formula from odd mass; formula with odd molecular ion; which formula is possible; checking a formula with the nitrogen rule; m/z 149
analytical-molecular-absorption-01 | absorbance from percent transmittance; A = −log T; %T to absorbance; transmittance vs absorbance
analytical-molecular-absorption-02 | A = εbc; concentration from absorbance; dilution and absorbance; molar absorptivity; Beer's law calculation; spectrophotometry
analytical-molecular-absorption-03 | two-component mixture; simultaneous spectrophotometric determination; absorbance at two wavelengths; additivity of absorbance; simultaneous equations
analytical-molecular-absorption-04 | stray light; nonlinear calibration at high absorbance; curvature of Beer's law plot; limits of Beer's law
analytical-molecular-absorption-05 | transmittance and concentration; percent transmittance; doubling concentration; %T calculation; Beer's law
analytical-molecular-absorption-06 | stray light calculation; apparent absorbance; stray radiation; instrumental deviation
analytical-molecular-absorption-101 | two filters in series; absorbances add; A = −log T; transmittance multiplication; absorbance of combined filters
analytical-molecular-absorption-102 | 100 % transmittance; zero absorbance; A = −log T; absorbance vs transmittance scale
analytical-molecular-absorption-103 | diode-array spectrophotometer; photodiode array; scanning vs diode-array; monochromator; spectrophotometer design
analytical-molecular-absorption-104 | double-beam spectrophotometer; lamp drift; single vs double beam; reference beam
analytical-molecular-absorption-105 | continuous variation method; Job plot; constant total amount; complex stoichiometry
analytical-molecular-absorption-106 | Job plot; metal to ligand ratio; mole fraction at maximum; complex stoichiometry; continuous variation
analytical-molecular-absorption-107 | Job plot curvature; stability of complex; dissociation of complex; formation constant from Job plot; continuous variation
analytical-molecular-absorption-108 | Job plot; unequal stock concentrations; formula of a complex; volume fraction at maximum; continuous variation
analytical-molecular-absorption-109 | Job plot correction; ligand absorption correction; corrected absorbance; continuous variation
analytical-molecular-absorption-110 | fluorimeter; fluorescence spectroscopy; 90° detection; fluorometer design
analytical-molecular-absorption-111 | Stokes shift; fluorescence wavelength; quinine fluorescence; vibrational relaxation; excitation vs emission wavelength
analytical-molecular-absorption-112 | sensitivity of fluorescence; fluorescence vs absorption; fluorescence detection limit; fluorescence spectroscopy
analytical-molecular-absorption-113 | inner filter effect; self-quenching; fluorescence at high concentration; self-absorption; concentration quenching
analytical-molecular-absorption-114 | fluorescence quenching; collisional quenching; dynamic quenching; quinine and chloride; Stern-Volmer
analytical-molecular-absorption-21 | blank in spectrophotometry; reference cuvette; zeroing a spectrophotometer; reagent blank; colorimeter
analytical-molecular-absorption-22 | quartz cuvette; glass absorbs UV; quartz vs glass cuvette; DNA absorbance at 260 nm; choosing a cuvette
analytical-molecular-absorption-23 | slit width; spectral bandwidth; polychromatic radiation; monochromator; narrow absorption band
analytical-molecular-absorption-400 | spectrophotometric determination of iron with phenanthroline; iron phenanthroline; hydroxylamine in iron determination; ferroin complex; lab report iron
analytical-molecular-absorption-401 | spectrophotometric determination of iron with phenanthroline; choosing the wavelength; why 510 nm; absorption maximum; iron phenanthroline
analytical-molecular-absorption-402 | spectrophotometric determination of iron with phenanthroline; iron concentration from absorbance; Beer's law with dilution; iron phenanthroline calculation
analytical-molecular-absorption-403 | spectrophotometric determination of iron with phenanthroline; reagent blank; blank in spectrophotometry; iron phenanthroline lab report
analytical-molecular-absorption-404 | spectrophotometric determination of iron with phenanthroline; effect of pH on complex formation; protonation of phenanthroline; iron phenanthroline errors
analytical-molecular-absorption-405 | Stern-Volmer quenching; Stern-Volmer plot; Stern-Volmer equation; fluorescence quenching; quenching constant
analytical-molecular-absorption-406 | Stern-Volmer quenching calculation; Stern-Volmer equation; quencher concentration; fluorescence quenching
analytical-molecular-absorption-407 | Stern-Volmer quenching; static and dynamic quenching; fluorescence lifetime and quenching; quenching kinetics
analytical-molecular-absorption-408 | Stern-Volmer quenching; quenching rate constant; diffusion-controlled quenching; kq from KSV; fluorescence lifetime
analytical-molecular-absorption-580 | why run a blank; blank in a spectrophotometer; spectrophotometer blank; zeroing a spectrophotometer; effect of no blank on absorbance; reference cuvette; blank correction; cuvette and solvent absorbance; error from not using a blank; blank in a colorimeter
analytical-molecular-absorption-581 | colorimeter wavelength for copper sulfate; which filter for a blue solution; complementary color filter; choosing a colorimeter wavelength; colorimeter filter; blue copper solution absorbs red; wavelength setting for colorimetry; red filter for copper sulfate; best wavelength for absorbance
analytical-molecular-absorption-582 | wrong colorimeter wavelength; wrong filter in a colorimeter; blue filter for a blue solution; choosing a colorimeter wavelength; colorimeter wavelength for copper sulfate; low absorbance at the wrong wavelength; sensitivity of a calibration curve; calibration curve of copper sulfate; colorimeter filter color | beer-lambert-law
analytical-molecular-absorption-701 | choosing wavelengths for a mixture; two-component analysis; simultaneous equations absorbance; ratio of molar absorptivities; two dyes in a mixture
analytical-molecular-absorption-702 | isosbestic point; crossing spectra; total concentration of indicator; HIn and In- absorbance; same molar absorptivity
analytical-molecular-absorption-703 | absorbances add; mixture of two dyes; mixing absorbing solutions; additivity of absorbance; diluted dyes absorbance
analytical-molecular-absorption-704 | chemical deviation from Beer's law; dilution of an indicator; dissociation and absorbance; weak acid absorbance; apparent deviation
analytical-molecular-absorption-705 | polychromatic radiation; spectral bandwidth and Beer's law; why measure at the maximum; steep side of a band; curved calibration line
analytical-molecular-absorption-710 | IR vs UV-Vis spectroscopy; infrared and UV-visible spectroscopy; when to use IR or UV-Vis; uses of IR and UV-Vis; functional groups by IR
analytical-molecular-absorption-711 | IR vs UV-Vis spectroscopy; compounds told apart by IR but not UV; infrared and UV-visible spectra compared; which compounds absorb in UV and in IR; IR and UV-Vis spectroscopy
analytical-molecular-absorption-712 | IR vs UV-Vis spectroscopy; IR and UV of conjugated ketones; conjugation in IR and UV spectra; enone UV band and C=O stretch; cyclohexenone isomers by spectroscopy; infrared and ultraviolet spectroscopy
analytical-molecular-absorption-801 | fingerprints on cuvette; cuvette handling; error in absorbance; absorbance too high; spectrophotometer technique
analytical-molecular-absorption-820 | stray light vs chemical deviation; how to tell stray light from dimerization; real and instrumental deviations from Beer's law; shorter cell to test Beer's law; nonlinear calibration at high absorbance
analytical-molecular-absorption-821 | correcting for colored sample background; absorbance with sample blank and reagent blank; iron with phenanthroline in colored water; Beer's law with dilution and blank; background absorbance of the sample
analytical-molecular-absorption-825 | Beer's law fails at high concentration; deviations from Beer's law; why Beer's law fails; limitation of Beer-Lambert law; real deviation from Beer's law; concentrated solutions and absorptivity; Beer-Lambert law above 0.01 M
analytical-molecular-absorption-826 | Beer's law fails at high concentration; dimerization of methylene blue; chemical deviation from Beer's law; dye aggregation and absorbance; new absorption band at high concentration; monomer dimer equilibrium of a dye
analytical-molecular-absorption-870 | why is fluorescence more sensitive than absorbance; fluorescence vs absorbance sensitivity; lamp intensity and fluorescence; brighter lamp fluorimeter; fluorescence dark background; absorbance is a ratio of light powers
analytical-molecular-absorption-900 | choosing wavelengths for two components; best wavelength pair; two dyes in a mixture; simultaneous determination; errors in two-component analysis
analytical-molecular-absorption-901 | overlapping spectra; subtracting absorbance of one component; two dyes at two wavelengths; absorbances add; one component absorbs alone
analytical-potentiometry-01 | calcium ion-selective electrode; ISE; Nernstian slope; 29.6 mV per decade; electrode response
analytical-potentiometry-02 | selectivity coefficient; sodium interference; potassium electrode; ISE; Nikolsky equation
analytical-potentiometry-03 | fluoride electrode; fluoride in water; standard addition calculation; ISE; known addition method
analytical-potentiometry-04 | alkaline error; sodium error; glass electrode; pH measurement at high pH; pH meter error
analytical-potentiometry-05 | glass electrode; pH from electrode potential; pH meter calibration; 59 mV per pH unit; pH measurement calculation
analytical-potentiometry-06 | Ag/AgCl reference electrode; converting potentials between references; SHE; potential vs SHE; silver chloride electrode
analytical-potentiometry-07 | error in ISE measurement; calcium electrode; millivolt error to concentration error; ISE; uncertainty of potentiometry
analytical-potentiometry-101 | silver indicator electrode; chloride titration with AgNO3; argentometric titration; indicator electrode choice
analytical-potentiometry-102 | badly calibrated pH electrode; steepest point of titration curve; equivalence point from pH curve; calibration offset
analytical-potentiometry-103 | iodide and chloride mixture; silver nitrate titration; successive precipitation; two end points; halide mixture titration
analytical-potentiometry-104 | Fe2+ with Ce4+; cerium(IV) titration; potential at half-equivalence; redox titration potential calculation; reference electrode offset
analytical-potentiometry-105 | acidity of red wine; titration of colored solutions; pH electrode vs indicator; wine titration; total acidity of wine
analytical-potentiometry-106 | storing a pH electrode; glass electrode; pH electrode care; hydrated glass layer; pH meter storage
analytical-potentiometry-107 | pH electrode slope; two-point calibration; pH meter calibration; one-point calibration error; aged electrode
analytical-potentiometry-701 | silver-silver chloride electrode; why reference potential is constant; nonpolarizable electrode; saturated KCl; AgCl half-reaction
analytical-potentiometry-702 | diluted KCl in reference electrode; drift of a reference electrode; AgCl electrode and chloride concentration; potential of Ag/AgCl; leaking reference electrode
analytical-potentiometry-703 | converting between reference electrodes; SCE to Ag/AgCl; calomel electrode potential; potential scales; saturated calomel electrode
analytical-potentiometry-704 | double-junction reference electrode; chloride leak; measuring silver ions; salt bridge of potassium nitrate; clogged junction
analytical-potentiometry-820 | TISAB; why citrate in fluoride determination; fluoride electrode and aluminum; interference of aluminum with fluoride; total ionic strength adjustment buffer; fluoride electrode free vs total fluoride
analytical-potentiometry-821 | free vs total calcium; calcium electrode vs EDTA titration vs atomic absorption; ion-selective electrode measures free ions; calcium in milk; comparing methods for calcium
analytical-potentiometry-825 | glass electrode alkaline error; alkaline error of a pH electrode; sodium error; pH electrode in NaOH reads low; pH meter error at high pH; glass electrode responds to Na+; direction of the alkaline error
analytical-precipitation-titrations-01 | Mohr method; chloride in water; silver nitrate titration; AgNO3 titration; chloride determination
analytical-precipitation-titrations-02 | Volhard method; thiocyanate titration; chloride determination; silver nitrate; KSCN
analytical-precipitation-titrations-03 | chromate indicator; Mohr method; selective precipitation; AgCl and Ag2CrO4; concentration left when second salt precipitates; Ksp
analytical-precipitation-titrations-04 | pAg calculation; precipitation titration curve; silver nitrate titration; Ksp of AgCl; pAg before equivalence point
analytical-precipitation-titrations-05 | silver electrode potential; Ag/AgCl electrode; potential from Ksp; silver chloride half-cell; electrode of the second kind | solubility-product
analytical-precipitation-titrations-06 | Volhard method; iron(III) indicator; thiocyanate titration; acidic conditions for Volhard; FeSCN2+
analytical-precipitation-titrations-07 | NaCl and NaBr mixture; silver nitrate titration; composition of halide mixture; simultaneous equations; AgNO3 titration
analytical-precipitation-titrations-101 | order of precipitation; silver halides; which precipitates first; AgI AgBr AgCl; Ksp comparison; selective precipitation
analytical-precipitation-titrations-400 | test for halide ions silver nitrate ammonia; silver halide solubility in ammonia; silver chloride test; halide test; silver nitrate test
analytical-precipitation-titrations-401 | test for halide ions silver nitrate ammonia; silver halide precipitates; colors of silver halides; silver nitrate test; AgCl AgBr AgI
analytical-precipitation-titrations-402 | test for halide ions; why add nitric acid; silver nitrate test; carbonate interference; test for halide ions silver nitrate ammonia
analytical-precipitation-titrations-403 | test for halide ions; silver nitrate test mistakes; why not hydrochloric acid; silver nitrate ammonia; halide test acid
analytical-precipitation-titrations-404 | selective precipitation; separating ions by Ksp; fractional precipitation calculation; selective precipitation qualitative analysis; barium and strontium
analytical-precipitation-titrations-405 | selective precipitation qualitative analysis; hydrogen sulfide precipitation; qualitative analysis cation groups; separating ions by Ksp; sulfide precipitation pH
analytical-precipitation-titrations-701 | separation by precipitation; ratio of solubility products; selective precipitation of halides; silver iodide and chloride; completeness of separation
analytical-precipitation-titrations-820 | Mohr method pH range; why must the pH be right in the Mohr method; chromate indicator in acid and base; error in the Mohr titration; Mohr titration at low and high pH; silver oxide in a chloride titration
analytical-precipitation-titrations-821 | Volhard method without filtering; Volhard method chloride vs bromide; silver thiocyanate and silver chloride; error in the Volhard method; why filter silver chloride in Volhard titration; chloride too low by Volhard
analytical-precipitation-titrations-870 | Fajans method; Fajans end point; adsorption indicator; dichlorofluorescein indicator; how adsorption indicators work; silver nitrate titration with a dye
analytical-precipitation-titrations-871 | Mohr vs Volhard vs Fajans; Mohr Volhard Fajans end points; comparing silver titrations; how the end point shows in argentometric titrations; red solution in Volhard titration; chromate indicator and thiocyanate indicator
analytical-redox-titrations-01 | KMnO4 titration; permanganate and iron(II); redox titration calculation; MnO4− + 5Fe2+; iron determination
analytical-redox-titrations-02 | copper in an alloy; iodometry; thiosulfate titration; brass analysis; copper determination with iodide; Na2S2O3
analytical-redox-titrations-03 | vitamin C titration; ascorbic acid in juice; iodate titration; KIO3; vitamin C in orange juice; iodometry
analytical-redox-titrations-04 | potential at the equivalence point; cerium(IV) titration; Fe2+ with Ce4+; potentiometric redox titration; Ce4+
analytical-redox-titrations-05 | starch indicator; iodine-starch complex; iodometry; thiosulfate titration; when to add starch
analytical-redox-titrations-06 | standardization of KMnO4; sodium oxalate; permanganate and oxalate; KMnO4 titration; primary standard oxalate
analytical-redox-titrations-07 | alcohol content of brandy; ethanol by dichromate; K2Cr2O7 titration; ethanol determination; breathalyzer reaction
analytical-redox-titrations-101 | standardization of KMnO4; permanganate and oxalate; sodium oxalate; redox titration calculation; KMnO4 titration
analytical-redox-titrations-102 | Fe2+ and Fe3+ mixture; share of iron(III); KMnO4 titration; prior reduction of iron; iron oxidation states determination
analytical-redox-titrations-103 | oxidation number from a titration; vanadium oxidation states; permanganate titration of vanadium; electron balance; finding oxidation state
analytical-redox-titrations-104 | titration errors; air oxidation of Fe2+; iron in ore; error analysis of titration; KMnO4 titration
analytical-redox-titrations-105 | bleach analysis; hypochlorite titration; sodium hypochlorite; thiosulfate titration; chlorine bleach concentration; iodometry
analytical-redox-titrations-106 | hydrogen peroxide titration; H2O2 with KMnO4; KMnO4 titration; hydrogen peroxide concentration; redox titration calculation
analytical-redox-titrations-107 | dissolved oxygen; fixing dissolved oxygen; Winkler titration; water sampling in the field; DO in lake water
analytical-redox-titrations-108 | dissolved oxygen calculation; Winkler titration; DO; oxygen in river water; thiosulfate titration
analytical-redox-titrations-109 | sodium azide modification; nitrite interference; dissolved oxygen; Winkler titration; sewage water
analytical-redox-titrations-110 | air bubble error; dissolved oxygen; Winkler titration; Winkler sampling error
analytical-redox-titrations-111 | biochemical oxygen demand; BOD; BOD5; biological oxygen demand calculation; waste water; dilution factor | winkler-method
analytical-redox-titrations-112 | order of Winkler reagents; Mn2+ oxidation in alkaline solution; Winkler titration; dissolved oxygen; manganese hydroxide
analytical-redox-titrations-113 | water determination; atmospheric moisture; KF titration; moisture content; closed titration cell
analytical-redox-titrations-114 | water content of honey; KF titration; water content calculation; titer in mg water per mL; blank correction
analytical-redox-titrations-115 | loss on drying vs Karl Fischer; loss on drying; moisture content; volatile oils; oven drying
analytical-redox-titrations-116 | ketone interference; ketal formation; water in acetone; KF titration side reaction; methanol in Karl Fischer reagent
analytical-redox-titrations-117 | oven Karl Fischer; ascorbic acid interference; iodine-reducing interference; KF oven method; water in tablets
analytical-redox-titrations-118 | K2Cr2O7; dichromate and iron(II); 6 Fe2+ per dichromate; electrons gained by dichromate
analytical-redox-titrations-119 | dichromate vs permanganate; primary standard; potassium dichromate; K2Cr2O7; advantages of dichromate
analytical-redox-titrations-400 | Na2S2O3 I2 titration; S2O3 2- + I2; thiosulfate and iodine reaction; iodometry calculation; iodine thiosulfate titration
analytical-redox-titrations-401 | S2O3 2- + I2; thiosulfate oxidation number; thiosulfate and iodine reaction; tetrathionate; redox of thiosulfate
analytical-redox-titrations-402 | Na2S2O3 I2 titration; starch indicator color change; S2O3 2- + I2; iodometry end point; thiosulfate titration colors
analytical-redox-titrations-403 | Na2S2O3 I2 titration; iodometric determination of copper; iodometry; thiosulfate titration mole ratio; copper by iodometry
analytical-redox-titrations-404 | vitamin C titration; ascorbic acid determination; iodine titration of vitamin C; starch end point; vitamin C iodine
analytical-redox-titrations-405 | vitamin C titration calculation; ascorbic acid in juice; iodine titration; vitamin C content; ascorbic acid determination
analytical-redox-titrations-406 | vitamin C titration; errors in vitamin C determination; oxidation of ascorbic acid by air; ascorbic acid determination
analytical-redox-titrations-407 | vitamin C titration; why iodine for vitamin C; selectivity of redox titration; ascorbic acid determination; citric acid in juice
analytical-redox-titrations-580 | starch indicator; when to add starch; iodine thiosulfate titration; starch added too early; starch in iodometric titration; iodometric titration end point; starch-iodine complex; thiosulfate titration starch; why add starch near the end point; iodometry
analytical-redox-titrations-701 | indicator for dichromate titration; diphenylamine sulfonate; self-indicating titrant; green chromium(III); dichromate versus permanganate end point
analytical-redox-titrations-702 | phosphoric acid in iron titration; diphenylamine end point error; complexing iron(III); formal potential of iron; dichromate titration of iron
analytical-redox-titrations-703 | permanganate iron titration calculation; redox titration mole ratio; MnO4- and Fe2+; amount of iron(II); one to five ratio
analytical-redox-titrations-704 | decomposed permanganate error; titrant weaker than assumed; effect of error on titration result; standardization of KMnO4; iron result too high
analytical-redox-titrations-705 | bromate titration; arsenic(III) titration; KBrO3 stoichiometry; bromine generated in situ; redox titration two equations
analytical-redox-titrations-706 | permanganate and dichromate volumes; electrons per titrant; comparing oxidizing titrants; equivalent volumes in redox titration; five and six electrons
analytical-redox-titrations-707 | half-equivalence potential; formal potential from titration curve; Nernst equation in redox titration; iron cerium titration curve; midpoint of redox titration
analytical-redox-titrations-708 | dilution and redox titration curve; potential independent of concentration; redox titration jump; ratio in Nernst equation; dilute redox titration
analytical-redox-titrations-709 | equivalence point potential permanganate; weighted mean of potentials; unsymmetrical redox titration curve; iron permanganate titration curve; potential at equivalence
analytical-redox-titrations-751 | error by a decomposed titrant; permanganate weaker than assumed; iron found too high; calculation with old concentration; 4 percent loss of permanganate
analytical-redox-titrations-800 | reading a burette with permanganate; dark solution meniscus; KMnO4 burette reading; upper edge of meniscus; colored titrant
analytical-redox-titrations-801 | air oxidation of iodide; iodometry error; iodine titration too high; flask in sunlight iodide; sources of error in iodometric titration
analytical-redox-titrations-820 | arsenic(III) and arsenic(V) titration; iodine and thiosulfate titration of a mixture; arsenite and arsenate; iodimetry and iodometry in one sample; pH dependence of the arsenic iodine reaction; iodometric determination of arsenic
analytical-redox-titrations-821 | chloride interference in COD; chemical oxygen demand with chloride; COD correction for chloride; dichromate oxidizes chloride; COD calculation
analytical-redox-titrations-822 | blue color returns after the end point; air oxidation of iodide; iodometric titration returning end point; blank in iodometry; error in iodometric titration; starch end point fades or returns
analytical-redox-titrations-825 | KMnO4 vs Mohr salt titration; Mohr's salt titration calculation; ferrous ammonium sulfate and permanganate; molarity of KMnO4; class 12 practical KMnO4; permanganate iron 1 to 5 ratio; standardizing KMnO4 with Mohr's salt
analytical-redox-titrations-826 | KMnO4 vs Mohr salt titration; why Mohr's salt is not heated; why oxalic acid is heated in titration; heating oxalic acid with KMnO4; air oxidation of Fe2+; class 12 practical viva KMnO4; permanganate titration temperature
analytical-redox-titrations-827 | bleach and thiosulfate titration; concentration of bleach by iodometry; hypochlorite thiosulfate mole ratio; iodine thiosulfate 1 to 2 ratio; error in the bleach titration; hypochlorite iodometric titration; mole ratio mistake ClO- S2O3
analytical-redox-titrations-900 | electrons per formula unit; permanganate and iron oxalate; which needs the most permanganate; electrons given up in a titration; redox stoichiometry comparison
analytical-redox-titrations-901 | redox back titration; overshooting the end point; excess iron(II) titration; dichromate determination error; effect of too much titrant
analytical-sampling-and-separation-01 | distribution ratio; solvent extraction; percent extracted; single extraction calculation; partition coefficient
analytical-sampling-and-separation-02 | multiple extractions; two portions of solvent; solvent extraction; percent extracted calculation; repeated extraction
analytical-sampling-and-separation-03 | distribution ratio of a weak acid; pH and extraction; partition coefficient vs distribution ratio; log D; extraction of weak acids
analytical-sampling-and-separation-04 | sampling error; combining standard deviations; overall variance; sampling vs analysis uncertainty; adding variances
analytical-sampling-and-separation-05 | number of extractions needed; multiple extractions; solvent extraction; repeated extraction calculation; 99 % extraction
analytical-sampling-and-separation-06 | number of samples needed; sampling error; how many portions to analyze; sample size calculation
analytical-sampling-and-separation-07 | metal chelate extraction; pH dependence of extraction; solvent extraction of metal ions; chelating agent; distribution ratio and pH | liquid-liquid-extraction
analytical-sampling-and-separation-101 | oiling out; oil instead of crystals; recrystallization problems; low-melting compound; crystallization troubleshooting
analytical-sampling-and-separation-102 | condenser water flow; distillation apparatus; cooling water direction; Liebig condenser; distillation setup
analytical-sampling-and-separation-103 | azeotrope; ethanol-water azeotrope; fractional distillation of ethanol; 95 % ethanol; why ethanol cannot be distilled pure
analytical-sampling-and-separation-104 | copper sulfate crystals; growing crystals; crystallization from solution; water of crystallization; hydrated copper sulfate
analytical-sampling-and-separation-105 | rotary evaporator; rotovap; removing solvent; evaporation under vacuum; reduced pressure
analytical-sampling-and-separation-106 | residue and filtrate; filtering a precipitate; barium sulfate precipitation; BaCl2 and H2SO4
analytical-sampling-and-separation-107 | SPE; conditioning elution steps; C18 cartridge; pesticides in water; SPE procedure
analytical-sampling-and-separation-108 | enrichment factor; preconcentration; SPE; concentration factor calculation; recovery
analytical-sampling-and-separation-109 | breakthrough; breakthrough volume; SPE; cartridge capacity; two cartridges in series
analytical-sampling-and-separation-110 | mixed-mode SPE; cation exchange SPE; basic drug extraction; SPE wash and elution; drug analysis sample cleanup
analytical-sampling-and-separation-111 | SPE wash solvent; caffeine in cola; loss of analyte in washing; SPE; C18 cartridge
analytical-sampling-and-separation-112 | preserving water samples; acidifying samples; sample preservation; adsorption on container walls; trace lead in water | sampling
analytical-sampling-and-separation-113 | field blank; trip blank; contamination of samples; blanks; zinc contamination
analytical-sampling-and-separation-114 | representative sample; segregation by particle size; sampling error; sampling heterogeneous material; bulk sampling
analytical-sampling-and-separation-21 | simple distillation; thermometer position; distillation apparatus; distillation setup
analytical-sampling-and-separation-22 | steam distillation; eugenol; essential oils; clove oil; immiscible liquids vapor pressure
analytical-sampling-and-separation-23 | vacuum distillation; reduced pressure; high-boiling liquids; heat-sensitive compounds; boiling point and pressure
analytical-sampling-and-separation-24 | choosing a recrystallization solvent; solubility and temperature; recrystallization recovery; purification of solids
analytical-sampling-and-separation-25 | low yield in recrystallization; too much solvent; recovering product from filtrate; mother liquor; second crop of crystals
analytical-sampling-and-separation-26 | melting point and purity; melting range; benzoic acid; melting point depression; checking purity
analytical-sampling-and-separation-27 | separating salt and sand; separating mixtures; filtrate and residue; sand and salt; dissolve filter evaporate
analytical-sampling-and-separation-28 | hot filtration; Büchner funnel; gravity vs vacuum filtration; activated charcoal; suction filtration
analytical-sampling-and-separation-400 | greenhouse gases infrared absorption; why CO2 absorbs infrared; greenhouse gases; CO2 and CH4 IR; why N2 is not a greenhouse gas
analytical-sampling-and-separation-401 | greenhouse gases; which gases are greenhouse gases; water vapor greenhouse gas; greenhouse gases infrared absorption
analytical-sampling-and-separation-402 | greenhouse effect; how greenhouse gases warm the earth; greenhouse gases infrared absorption; global warming; climate change
analytical-sampling-and-separation-403 | greenhouse gases infrared absorption; why methane absorbs infrared; methane greenhouse gas; dipole change in vibration; why CO2 and CH4 absorb IR
analytical-sampling-and-separation-404 | greenhouse gases; methane vs carbon dioxide; global warming potential; greenhouse gases infrared absorption; why methane is a stronger greenhouse gas
analytical-sampling-and-separation-405 | sulphur dioxide acid rain; acid rain; cause of acid rain; SO2 from coal; air pollution
analytical-sampling-and-separation-406 | acid rain; pH of rain; why rain is slightly acidic; normal pH of rain; sulphur dioxide acid rain
analytical-sampling-and-separation-407 | acid rain effects; acid rain and limestone; acid rain marble statues; sulphur dioxide acid rain; calcium carbonate and acid
analytical-sampling-and-separation-408 | flue gas desulfurization; removing SO2; preventing acid rain; sulphur dioxide acid rain; limestone scrubber
analytical-sampling-and-separation-409 | acid rain; acid rain and lakes; buffering of lakes; alkalinity; limestone and acid rain
analytical-sampling-and-separation-410 | eutrophication nitrates phosphates; eutrophication; algal bloom; fertilizer runoff; why fish die in polluted lakes
analytical-sampling-and-separation-411 | eutrophication nitrates phosphates; limiting nutrient; phosphate and algae; algal bloom prevention; eutrophication
analytical-sampling-and-separation-412 | eutrophication; phosphate removal from waste water; precipitation of phosphate with iron; eutrophication nitrates phosphates
analytical-sampling-and-separation-414 | eutrophication nitrates phosphates; internal loading; phosphate release from sediment; oxygen-free lake water; eutrophication
analytical-sampling-and-separation-415 | ocean acidification carbonate system; ocean acidification; CO2 and pH of sea water; carbonate ions in sea water; effect of CO2 on oceans
analytical-sampling-and-separation-416 | ocean acidification carbonate system; hydrogencarbonate in sea water; bicarbonate; speciation of carbonate at pH 8.1; CO2/HCO3-/CO32- equilibria
analytical-sampling-and-separation-417 | ocean acidification; shells dissolve; carbonate saturation; ocean acidification carbonate system; coral and CO2
analytical-sampling-and-separation-418 | ocean acidification; pH change of the ocean calculation; hydrogen ion concentration increase; ocean acidification carbonate system
analytical-sampling-and-separation-419 | ocean acidification carbonate system; calcification releases CO2; coral chemistry; calcium carbonate precipitation; sea water carbonate
analytical-sampling-and-separation-420 | extraction acid base neutral separatory funnel; acid-base extraction; separating acid base and neutral compounds; liquid-liquid extraction; separation funnel
analytical-sampling-and-separation-421 | separating mixtures filtration distillation; methods of separating mixtures; fractional distillation; separating ethanol and water; separation techniques
analytical-sampling-and-separation-422 | separating mixtures filtration distillation; simple distillation; water from sea water; separation methods; separating salt and water
analytical-sampling-and-separation-423 | persistent organic pollutants DDT PCBs; biomagnification; DDT in the food chain; bioaccumulation; POPs
analytical-sampling-and-separation-424 | persistent organic pollutants DDT PCBs; why PCBs are persistent; polychlorinated biphenyls; C-Cl bonds; POPs
analytical-sampling-and-separation-425 | persistent organic pollutants; bioconcentration factor calculation; octanol-water partition coefficient; bioaccumulation; log Kow
analytical-sampling-and-separation-426 | persistent organic pollutants DDT PCBs; global distillation; POPs in the Arctic; long-range transport; semivolatile compounds
analytical-sampling-and-separation-427 | persistent organic pollutants DDT PCBs; DDE; DDT degradation; eggshell thinning; DDT metabolites
analytical-sampling-and-separation-460 | mixed melting point; melting point range and purity; mixed mp identification; identify a compound by mixed melting point; melting point depression by impurities; is my product pure; mp test of identity; same melting point different compound
analytical-sampling-and-separation-461 | mixed melting point; why do a mixed melting point; sharp melting point and purity; melting point range; does a sharp melting point prove identity; purity of a product from its melting point; melting point compared with literature value; mixed mp with an authentic sample
analytical-sampling-and-separation-480 | wash organic layer with bicarb then brine; purpose of brine wash; purpose of bicarbonate wash; workup washes ester synthesis; sodium bicarbonate removes acid
analytical-sampling-and-separation-481 | wash organic layer with bicarb then brine; order of washes; brine wash last; brine before drying agent; wrong order workup
analytical-sampling-and-separation-482 | recrystallisation oil out; why did my product oil out; oiling out above melting point; low melting compound recrystallization; oil instead of crystals
analytical-sampling-and-separation-483 | recrystallisation oil out; impurities lower melting point oiling out; crude product oils out; impure sample oil; melting point depression recrystallization
analytical-sampling-and-separation-600 | PFAS forever chemicals; PFAS; why PFAS persist; carbon-fluorine bond; perfluorinated compounds
analytical-sampling-and-separation-601 | PFAS forever chemicals; PFAS treatment; activated carbon for PFAS; PFOA removal; short-chain PFAS
analytical-sampling-and-separation-602 | PFAS forever chemicals; PFAS destruction; PFOS degradation; hydrated electrons; PFAS treatment
analytical-sampling-and-separation-603 | PFAS forever chemicals; PFOA; PFAS bioaccumulation; PFAS vs DDT; PFAS in blood
analytical-sampling-and-separation-605 | distillation simple vs fractional vs vacuum; simple distillation; when to use simple distillation; choosing a distillation
analytical-sampling-and-separation-606 | distillation simple vs fractional vs vacuum; fractional distillation; fractionating column; theoretical plates in distillation
analytical-sampling-and-separation-701 | grinding before sampling; particle size and sampling error; representative subsample; number of grains; heterogeneous ore sampling
analytical-sampling-and-separation-702 | sampling for dissolved oxygen; air bubble in sample bottle; water quality sampling; filled to the brim; oxygen in lake water
analytical-sampling-and-separation-703 | air sampling filter; lead in air; concentration in µg/m3; air pollution calculation; flow rate and sampling time
analytical-sampling-and-separation-704 | nitrogen dioxide near roads; background concentration; air pollution from traffic; distance from highway; air quality data
analytical-sampling-and-separation-705 | not detected; reporting below detection limit; pesticide in water; less than detection limit; zero concentration claim
analytical-sampling-and-separation-706 | composite and grab samples; automatic water sampler; river pollution sampling plan; night discharge; sampling frequency
analytical-sampling-and-separation-707 | arsenic in groundwater; acidify water samples; iron hydroxide coprecipitation; sample preservation; loss of analyte in the bottle
analytical-sampling-and-separation-708 | oxygen in a eutrophic lake; supersaturated oxygen; day and night oxygen; algal bloom photosynthesis; oxygen before sunrise
analytical-sampling-and-separation-709 | is the ocean acidic; meaning of ocean acidification; seawater pH 8.1; falling pH of the sea; carbon dioxide and seawater
analytical-sampling-and-separation-710 | qualitative vs quantitative analysis; quantitative and qualitative analysis; difference between qualitative and quantitative; examples of quantitative analysis; qualitative or quantitative result
analytical-sampling-and-separation-711 | simple vs fractional distillation; simple and fractional distillation curves; distillation temperature curve; separating hexane and heptane; fractional distillation vs simple distillation
analytical-sampling-and-separation-712 | simple vs fractional distillation; when to use simple distillation; disadvantage of a fractionating column; simple or fractional distillation; loss on a fractionating column
analytical-sampling-and-separation-751 | lead in sediment core; natural background subtraction; leaded gasoline record; pollution history of a lake; human sources of lead
analytical-sampling-and-separation-752 | mussels as biomonitors; metals in coastal water; enrichment by living things; monitoring of trace metals; mussel watch
analytical-sampling-and-separation-800 | which layer is aqueous; separatory funnel layers; organic or aqueous layer; identifying layers in extraction; density of layers
analytical-sampling-and-separation-801 | breaking an emulsion; emulsion in separatory funnel; brine wash; salting out in extraction; layers do not separate
analytical-sampling-and-separation-802 | heating a closed system; reflux condenser must be open; laboratory safety reflux; stopper on condenser; closed apparatus explosion
analytical-sampling-and-separation-820 | sampling plan; number of samples and number of analyses; composite sample; sampling variance and analytical variance; how many samples to take; sampling error vs analysis error
analytical-sampling-and-separation-821 | dimerization of an acid in benzene; distribution ratio depends on concentration; association in the organic phase; partition of a carboxylic acid; Nernst distribution law deviation; dimer of benzoic acid
analytical-sampling-and-separation-822 | low recovery in extraction; spike before and after extraction; matrix effect vs extraction loss; repeated extraction recovery; improving extraction recovery; pre-extraction and post-extraction spike
analytical-sampling-and-separation-825 | simple vs fractional distillation; when to use fractional distillation; difference between simple and fractional distillation; choosing a distillation; close boiling points; distillation of miscible liquids
analytical-sampling-and-separation-870 | drying agent; anhydrous sodium sulfate drying; drying an organic liquid; purifying an organic liquid; separating funnel and drying agent; anhydrous magnesium sulfate how much to add; removing water from an ester
analytical-sampling-and-separation-879 | broad melting point; melting range of an impure product; melting point and purity; low and broad melting point impurity; melting range below literature value; purity of an organic solid; mixed melting range | recrystallization
analytical-sampling-and-separation-880 | cooling water in a condenser; why water enters the condenser at the bottom; condenser water direction; Liebig condenser; water in at the top of a condenser; distillation setup mistake
analytical-sampling-and-separation-881 | recrystallization of aspirin; removing salicylic acid from aspirin; soluble impurity in recrystallization; impurity stays in the mother liquor; purifying aspirin; impurity passes through the filter
analytical-sampling-and-separation-900 | satellite infrared spectrum of Earth; CO2 absorption band; outgoing infrared radiation; greenhouse effect evidence; emission from cold air
analytical-sampling-and-separation-901 | water vapor feedback; positive feedback; water vapor as a greenhouse gas; global warming feedback; warming and humidity
analytical-significant-figures-01 | sig figs; leading and trailing zeros; number of significant figures; significant digits
analytical-significant-figures-02 | sig figs in subtraction; rounding a result; burette reading difference; sig figs in multiplication; significant digits
analytical-significant-figures-03 | sig figs in logarithms; significant figures of pH; decimal places of a logarithm; significant digits
analytical-significant-figures-04 | sig figs in addition; decimal places in sums; rounding a sum; significant digits
analytical-significant-figures-05 | sig figs of pH; antilog significant figures; pH to concentration; decimal places of pH; significant digits
analytical-significant-figures-101 | sig figs; leading zeros; trailing zeros; comparing significant figures; significant digits
analytical-significant-figures-102 | exact numbers; counted numbers; sig figs of a mean; significant digits
analytical-significant-figures-400 | scientific notation; writing numbers in scientific notation; scientific notation and metric prefixes; powers of ten; standard form
analytical-significant-figures-401 | scientific notation calculation; multiplying in scientific notation; powers of ten; scientific notation and metric prefixes
analytical-significant-figures-402 | scientific notation and metric prefixes; picometers; converting metric prefixes; SI prefixes; meters to picometers
analytical-significant-figures-403 | scientific notation and metric prefixes; ordering lengths; SI prefixes; comparing numbers in scientific notation; nano pico micro
analytical-significant-figures-404 | scientific notation; adding in scientific notation; scientific notation and metric prefixes; powers of ten calculation
analytical-significant-figures-560 | sig figs when you add then multiply; significant figures mixed operations; sig figs addition and multiplication together; sig figs area of a strip; sig fig rules combined calculation
analytical-significant-figures-561 | sig figs when you add then multiply; significant figures of a sum; how many sig figs after addition; decimal places rule in addition; sum gains a significant figure
analytical-significant-figures-701 | trailing zeros ambiguous; 2500 significant figures; scientific notation for significant figures; zeros at the end of a whole number; three significant figures
analytical-significant-figures-702 | exact numbers; counted numbers and significant figures; mean mass of tablets; significant figures in division; dozen is exact
analytical-significant-figures-703 | comparing powers of ten; order numbers in scientific notation; smallest number; standard form comparison; negative exponents
analytical-significant-figures-704 | dividing in scientific notation; subtract exponents; negative exponent division; powers of ten quotient; standard form division
analytical-significant-figures-705 | square root in scientific notation; odd exponent root; make the exponent even; root of a power of ten; standard form square root
analytical-significant-figures-820 | significant figures of an antilog; sig figs with logarithms and addition; sig figs in Henderson-Hasselbalch; significant figures in several steps; addition and division significant figures
analytical-significant-figures-821 | loss of significant figures in a subtraction; significant figures in gravimetric analysis; weighing by difference sig figs; how to get more significant figures; figures of a small precipitate
analytical-significant-figures-900 | sig figs of a buret reading; reading between the marks; estimating the last digit; recording a measurement; burette reading significant figures
analytical-significant-figures-901 | same number of significant figures; comparing significant figures; leading and trailing zeros; sig figs in scientific notation; which zeros count
analytical-significant-figures-981 | which zeros are significant; significant zeros in 0.050300; leading and trailing zeros; captive zeros significant figures; zeros in a decimal measurement
analytical-significant-figures-982 | significant figures when converting units; 0.0250 g to 25.0 mg; do unit changes alter significant figures; g to mg significant figures; sig figs of 0.0250; leading zeros in a unit conversion
analytical-significant-figures-983 | significant figures from a two decimal place balance; balance readability and significant figures; which mass has three significant figures; decimal places vs significant figures; weighing objects on a 0.01 g balance
apparatus-readings@advanced | consequences of errors in a distillation set-up; bumping without boiling stones; heating a closed system; thermometer reads too low in a distillation; reflux apparatus errors; distillation apparatus
apparatus-readings@beginner | names of lab glassware; identify lab apparatus; parts of a distillation set-up; Büchner funnel and suction flask; parts of a vacuum filtration set-up; round-bottom flask and condenser
apparatus-readings@intermediate | errors in a distillation set-up; where does water enter the condenser; position of the thermometer bulb in a distillation; what is wrong with a reflux set-up; boiling stones; distillation apparatus
argentometric-titration@advanced | pAg calculation; precipitation titration curve; silver nitrate titration; pAg before or after equivalence; Ksp in titration
argentometric-titration@beginner | Mohr method; silver nitrate titration; chloride determination; chromate indicator; bromide determination; AgNO3 titration calculation
argentometric-titration@intermediate | Volhard method; thiocyanate titration; silver nitrate titration; chloride determination; KSCN back titration; halide concentration calculation
back-titration@advanced | antacid analysis; excess acid titration; back titration with aliquot; mass percent from back titration; metal oxide content; back titration calculation
back-titration@beginner | ammonia determination; excess HCl with NaOH; indirect titration; back titration calculation; amount of ammonia
back-titration@intermediate | carbonate in a mineral; excess acid titration; magnesium carbonate content; mass percent from back titration; back titration calculation
beer-lambert@advanced | two-component mixture; absorbance at two wavelengths; simultaneous determination; additivity of absorbance; simultaneous equations
beer-lambert@beginner | concentration from absorbance; A = εcl; Beer's law calculation; molar absorptivity; molar extinction coefficient; spectrophotometry
beer-lambert@intermediate | concentration from percent transmittance; percent transmittance; dilution and absorbance; Beer's law calculation; A = −log T
burette-readings@beginner | reading a burette; burette meniscus; burette scale; measuring volume with a burette
burette-readings@intermediate | volume delivered by a burette; initial and final burette reading; titre from burette readings; reading a burette
calibration-line@advanced | least squares; linear regression; slope of calibration line; least-squares calculation; standard curve
calibration-line@beginner | LOD; LOQ; limit of detection; limit of quantitation; 3σ criterion; standard deviation of blank
calibration-line@intermediate | concentration from calibration line; calibration equation; standard curve; diluted sample concentration; y = mx + b calibration
calibration-plot-readings@beginner | calibration graph; reading a calibration curve; unknown from a calibration line; standard curve
calibration-plot-readings@intermediate | diluted sample and calibration; calibration graph; unknown from a calibration line; standard curve calculation
chromatogram-readings@beginner | chromatogram; retention factor; retention time from a chromatogram; capacity factor
chromatogram-readings@intermediate | number of theoretical plates; width of a peak; column efficiency; plates from a chromatogram
chromatographic-resolution@advanced | column length for resolution; resolution and column length; required column length calculation; Rs proportional to √L
chromatographic-resolution@beginner | plate number; number of theoretical plates; column efficiency; N = 16(tR/w)²; plate number calculation
chromatographic-resolution@intermediate | resolution calculation; Rs; peak separation; resolution from widths at half height; two peaks resolved
conductometric-curve-readings@beginner | conductometric titration; conductivity during a titration; equivalence point from conductivity; break of a conductivity curve
conductometric-curve-readings@intermediate | concentration by conductometric titration; conductivity titration calculation; equivalence point from conductivity; titrating HCl by conductivity
confidence-and-t-test@advanced | t test; comparing mean with certified value; Student's t test; reference material; testing for bias; significant difference
confidence-and-t-test@beginner | 95 % confidence interval; confidence limits; Student's t; ts/√n; confidence interval calculation
confidence-and-t-test@intermediate | confidence interval from data; 95 % confidence interval; Student's t; mean and standard deviation; replicate determinations
coulometric-titration@advanced | coulometric titration; electrogenerated bromine; blank correction; aliquot calculation; bromine titration; coulometric calculation
coulometric-titration@beginner | coulometric titration; moles from current and time; Faraday's law calculation; electrogenerated iodine; Q = It
coulometric-titration@intermediate | coulometric titration; coulometric Karl Fischer; mass from current and time; electrogenerated iodine; coulometric calculation
derivative-curve-readings@intermediate | first derivative of a titration curve; derivative plot; locating the end point; potentiometric titration; end points of a diprotic acid; potentiometric end point
edta-titration@advanced | EDTA back titration; aluminum determination; complexometric titration; excess EDTA with zinc; chromium(III) determination
edta-titration@beginner | hardness of water; EDTA titration; hardness as CaCO3; complexometric titration; water hardness calculation
edta-titration@intermediate | calcium and magnesium in water; magnesium by EDTA titration; complexometric titration; hardness of water; titration at two pH values
equilibria-with-activities@advanced | buffer ratio with activities; Debye-Hückel limiting law; Henderson-Hasselbalch with activities; ionic strength and pKa; activity coefficient calculation
equilibria-with-activities@beginner | activity from concentration; a = γc; pM value; pMg; activity calculation
equilibria-with-activities@intermediate | solubility with activity coefficients; salt effect on solubility; Ksp and activities; solubility in KNO3; molar solubility from Ksp; BaSO4 solubility
error-propagation@advanced | uncertainty of a titration result; error propagation; combining uncertainties; burette uncertainty; combined standard uncertainty
error-propagation@beginner | uncertainty of a difference; error propagation; absolute uncertainties; burette uncertainty; weighing uncertainty
error-propagation@intermediate | uncertainty of density; error propagation; relative uncertainties; uncertainty of a quotient; combining uncertainties calculation
glassware-readings@beginner | reading a measuring cylinder; reading a graduated cylinder; meniscus; estimating between marks; reading a burette to two decimals; uncertain digit
gravimetric-analysis@advanced | composition of a mixture; two-component mixture by gravimetry; NaCl and KCl mixture; simultaneous equations; carbonate mixture ignition; indirect gravimetric analysis
gravimetric-analysis@beginner | gravimetric calculation; mass percent from precipitate; gravimetric factor; silver chloride precipitate; gravimetry
gravimetric-analysis@intermediate | gravimetric factor; mass percent from oxide; gravimetric calculation; Fe2O3 to Fe; magnesium pyrophosphate; gravimetry
internal-standard@advanced | internal standard with dilution; response factor; quantification by GC or HPLC; peak area ratio; internal standard calculation
internal-standard@beginner | response factor; relative response factor; peak area ratio; response factor calculation
internal-standard@intermediate | concentration from internal standard; response factor; peak area ratio; GC quantification; internal standard calculation
ion-selective-electrode@advanced | ISE; known addition method; standard addition calculation; fluoride electrode; direct potentiometry
ion-selective-electrode@beginner | ISE; Nernstian slope; electrode potential change; change of potential with concentration; fluoride electrode
ion-selective-electrode@intermediate | ISE; concentration from electrode potential; fluoride electrode; one-point calibration; direct potentiometry
job-plot-readings@advanced | formation constant from a Job plot; stability constant from absorbance; Job plot; method of continuous variation; incomplete formation of a complex | complex-ion-equilibria
job-plot-readings@beginner | Job plot; stoichiometry of a complex from a Job plot; method of continuous variation; formula of a complex from mole fraction plot
job-plot-readings@intermediate | molar absorptivity of a complex; Job plot absorbance; method of continuous variation; absorptivity from a Job plot | beer-lambert-law
molecular-ion-peaks@advanced | electrospray protein mass; ESI charge states; charge state calculation; protein mass by ESI-MS; neighboring charge states
molecular-ion-peaks@beginner | M+1 peak; number of carbons from M+1; carbon-13; 13C isotope peak; molecular ion
molecular-ion-peaks@intermediate | M+2 peak; chlorine and bromine isotope pattern; relative intensity of M+2; halogens in mass spectrum; isotope pattern calculation
outlier-test@advanced | Q test; Dixon's Q test; standard deviation after outlier removal; rejecting an outlier; sample standard deviation calculation
outlier-test@beginner | Q test; Dixon's Q test; Q value calculation; gap over range; suspect value
outlier-test@intermediate | Q test; Dixon's Q test; rejecting an outlier; critical Q; keep or reject a value
polyprotic-curve-readings@advanced | second pKa from a titration curve; titration curve of a diprotic acid; two equivalence points; polyprotic titration curve
polyprotic-curve-readings@intermediate | titration curve of a diprotic acid; pKa1 and pKa2 from a graph; two equivalence points; polyprotic titration curve
recrystallization-readings@advanced | purification by crystallization calculation; impurity stays in solution; mass that crystallizes from a mixture; separating two salts by crystallization; fractional crystallization
recrystallization-readings@beginner | choosing a solvent for recrystallization; recrystallization solvent; solubility curves in several solvents; best solvent for recrystallization
recrystallization-readings@intermediate | percent recovery of a recrystallization; recovery from solubility curves; crystallization on cooling; yield of a recrystallization
redox-titration@advanced | iodometry; thiosulfate titration; Na2S2O3; copper determination with iodide; iodate determination; iodine titration calculation
redox-titration@beginner | redox titration calculation; KMnO4 titration; iron(II) concentration; hydrogen peroxide concentration; dichromate titration
redox-titration@intermediate | mass percent by redox titration; KMnO4 titration; iron content of a sample; hydrogen peroxide content; dichromate titration
set-up-choice@advanced | what is a reflux set-up used for; when to use simple distillation; when to use vacuum filtration; which task fits an apparatus; reflux or distillation; choosing lab apparatus
set-up-choice@intermediate | how to separate a mixture; simple or fractional distillation; separating two liquids; choosing a separation technique; separatory funnel or distillation; separating a mixture by boiling point
significant-figures@advanced | sig figs in logarithms; significant figures of pH; decimal places of a logarithm; significant digits
significant-figures@beginner | sig figs; number of significant figures; leading and trailing zeros; significant digits
significant-figures@intermediate | sig figs in subtraction and multiplication; rounding a result; burette reading difference; significant digits
solvent-extraction@advanced | extraction of weak acid; distribution ratio and pH; partition coefficient of weak acid; percent extracted; solvent extraction
solvent-extraction@beginner | solvent extraction; percent extracted; distribution ratio; single extraction calculation; partition coefficient
solvent-extraction@intermediate | multiple extractions; repeated extraction; fraction left in water; solvent extraction; percent remaining calculation
species-distribution-readings@advanced | base added from a distribution diagram; average number of protons lost; moles of NaOH to reach a pH of a polyprotic acid; speciation diagram calculation
species-distribution-readings@beginner | pKa from a distribution diagram; crossing of alpha curves; speciation diagram of a polyprotic acid; where fractions of acid and base are equal; fraction against pH graph
species-distribution-readings@intermediate | concentration from an alpha fraction; speciation diagram of a polyprotic acid; fraction of a species at a pH; reading a distribution diagram of an acid
standard-addition@advanced | standard addition with volume change; standard addition calculation; spiked sample; known addition method; AAS
standard-addition@beginner | standard addition calculation; spiked sample; known addition method; AAS; iron in leaf digest
standard-addition@intermediate | standard addition calculation; two-flask standard addition; spiked sample; known addition method; AAS
thermogram-readings@advanced | composition of a mixture by TGA; percent calcium carbonate by thermogravimetry; thermogravimetric analysis of a mixture; TGA of calcium hydroxide and carbonate; content from mass loss on heating
thermogram-readings@beginner | water of crystallization from a TGA curve; formula of a hydrate by thermogravimetry; mass loss of a hydrate on heating; TGA graph of a hydrate; moles of water in a hydrate from a graph
thermogram-readings@intermediate | steps of a thermogravimetric curve; mass lost in a TGA step; calcium oxalate monohydrate TGA; which gas is lost on heating from mass loss; reading a TGA curve
tlc-plate-readings@beginner | Rf value; TLC plate; retention factor on a TLC plate; measuring Rf
tlc-plate-readings@intermediate | TLC of a mixture; comparing spots on a TLC plate; identifying substances by TLC; thin-layer chromatography plate
trace-concentrations@advanced | mg/kg in a solid; metal content of a solid sample; digestion and dilution; blank correction; trace metal calculation
trace-concentrations@beginner | ppm; ppm calculation; µg/g; ppm by mass; heavy metal content
trace-concentrations@intermediate | serial dilution; two-step dilution; stock solution; mg/L to µmol/L; dilution calculation
`;
