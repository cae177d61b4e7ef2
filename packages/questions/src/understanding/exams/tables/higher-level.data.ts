/**
 * Ids of what the IB guide (first exams 2025) asks of higher level alone, in our own reading: standard level has the rest of the map's
 * places. Of what standard level asks in part (titration curves of strong acids, the octet rule without its exceptions) it leaves out all.
 */
export const higherLevelOfIb: ReadonlySet<string> = new Set(
  (
    'mass-spectrum-of-an-element photon-energy ' +
    'formal-charge resonance octet-rule-and-its-exceptions hybridization sigma-and-pi-bonds structure-of-benzene condensation-polymers ' +
    'transition-metals complex-ions ligands crystal-field-theory colors-of-complexes spectrochemical-series ' +
    'cis-trans-isomerism chirality enantiomers-and-diastereomers optical-activity ' +
    'infrared-spectroscopy mass-spectrometry-of-organic-compounds proton-nmr chemical-shift spin-spin-splitting nmr-integration combined-structure-elucidation ' +
    'enthalpy-of-formation born-haber-cycle entropy entropy-of-reaction gibbs-energy gibbs-energy-and-temperature gibbs-energy-and-equilibrium-constant ' +
    'rate-law initial-rates arrhenius-equation elementary-reactions reaction-mechanisms rate-determining-step multistep-energy-profile ' +
    'calculating-an-equilibrium-constant reaction-quotient equilibrium-concentrations ' +
    'acid-dissociation-constant ph-of-weak-acids ph-of-weak-bases hydrolysis-of-salts buffer-solutions henderson-hasselbalch-equation titration-curves acid-base-indicators ' +
    'standard-electrode-potential standard-cell-potential predicting-redox-reactions cell-potential-and-gibbs-energy electroplating ' +
    'lewis-acids-and-bases sn1-reaction sn2-reaction sn1-against-sn2 reactive-intermediates electrophilic-addition markovnikovs-rule ' +
    'electrophilic-aromatic-substitution nitration-of-benzene'
  ).split(' '),
);
