/**
 * What a board does not ask of a concept that it teaches, in phrases of index terms: `section > phrase; phrase`. A section is named as `ExamSection` names it, and
 * everything within it is meant. Readers say of the A-level alone what some board asks; these are differences between boards (AQA 7405, OCR A H432,
 * Cambridge 9701), and halves of a concept that two sections share. Our own reading of the specifications; check with the board.
 */
export const beyondSections = `
OCR > acidity ion; acidity hexaaqua; ph iron iii solution; hydrolysis metal ion; amphoteric hydroxide; ligand field; crystal field; vanadium; colorimeter; colorimetry; inert labile; cobalt oxidation ammonia; titanium
Cambridge A-level Chemistry > acidity ion; acidity hexaaqua; ph iron iii solution; hydrolysis metal ion; aqua ion carbonate; amphoteric hydroxide; vanadium; inert labile; cobalt oxidation ammonia; why zinc not transition metal
Edexcel A-level Chemistry > inert labile; cobalt oxidation ammonia
Cambridge A-level Chemistry 12 > phosphorus; phosphorous acid; phosphoric acid; phosphonic acid
Edexcel A-level Chemistry 14 > Nernst
AQA 3.1.10 > heterogeneous; decomposition of calcium carbonate
AQA 3.2.5 > iodination; acetone; boric acid; inert labile
AQA 3.2.6 > flame test; flame color; firework
IB R3.4 > homolysis; homolytic; radical
IB R3.3 > heterolysis; heterolytic
IB S3.2 > alkane water immiscible
NCERT class 11 2 > average atomic mass; relative atomic mass; isotope abundance
VCE Chemistry 4.1 > aryl halide; aryl chloride; chlorobenzene
Scottish Higher Chemistry > Jones reagent; tertiary amine; free energy; Gibbs energy
OCR B (Salters) Chemistry ES > electrode potential; galvanic cell; Daniell cell; heterogeneous equilibrium
WACE Chemistry > delta g; Gibbs; free energy; Nernst
QCE Chemistry > delta g; Gibbs; free energy; Nernst
SACE Chemistry > delta g; Gibbs; free energy; Nernst
VCE Chemistry > delta g; Gibbs; free energy; Nernst
Leaving Certificate Chemistry > delta g; Gibbs; free energy; Nernst; arsenic; bromate; vanadium; hydroxylamine; dichromate determination; redox back titration; iron ii oxalate; copper alloy
`;
