/**
 * Compounds, materials, drugs and pollutants that syllabi name, and no concept is called after: written and read like `narrower-names.data.ts`. A
 * question is on one only where its index terms name it; behind `>` stands what comes nearest where none does.
 */
export const substanceNames = `
Ozone; O3 > ozone-depletion
Hydrogen sulfide > chemistry-of-oxygen-and-sulfur
Hydrofluoric acid > group-17-halogens
Caustic soda; lye > arrhenius-acids-and-bases
Quicklime; slaked lime > group-2-metals
Sodium bicarbonate; sodium hydrogencarbonate; sodium hydrogen carbonate; bicarbonate of soda > neutralization
Bauxite; alumina > extraction-of-metals
Hematite; haematite; magnetite; iron ore > extraction-of-metals
Saltpeter; saltpetre > group-1-metals
Seawater; sea water > ocean-acidification
Methane > alkanes
Ethane > newman-projections
Propane > alkanes
Ethyne; acetylene > reactions-of-alkynes
Nitrobenzene > nitration-of-benzene
Styrene > addition-polymers
Acetaldehyde; ethanal > aldehydes-and-ketones
Acetone; propanone > aldehydes-and-ketones
Polythene; polyethylene; polyethene; HDPE; LDPE > addition-polymers
Paracetamol; acetaminophen; Tylenol > medicinal-chemistry
Heroin; diamorphine > opioids
Taxol; paclitaxel > medicinal-chemistry
Salbutamol; albuterol > medicinal-chemistry
Omeprazole > enzyme-inhibitors-as-drugs
Ranitidine > enzyme-inhibitors-as-drugs
Tamiflu; oseltamivir; zanamivir; antivirals > enzyme-inhibitors-as-drugs
Metformin > medicinal-chemistry
Fentanyl > opioids
Methadone > opioids
Sildenafil; Viagra > enzyme-inhibitors-as-drugs
Statins; atorvastatin > enzyme-inhibitors-as-drugs
Testosterone; estrogen; oestrogen; progesterone > steroids-and-cholesterol
Serotonin > neurotransmitters
Histamine > amines
Freon; freons > ozone-depletion
Dioxins > persistent-organic-pollutants
Bisphenol A; BPA; phthalates > persistent-organic-pollutants
Glyphosate; Roundup > environmental-analysis
Asbestos > silicates-and-silicones
Graphite > network-covalent-solids
Cement; Portland cement > cement-chemistry
Stainless steel > alloys
Plaster of paris > hydrates
Hydrazine > chemistry-of-nitrogen-and-phosphorus
Phosphine > chemistry-of-nitrogen-and-phosphorus
Diborane; B2H6 > boranes
Silane; silanes > silicates-and-silicones
Biodiesel > esterification
Petrol; gasoline > fractional-distillation-and-cracking
Kerosene; paraffin; diesel fuel > fractional-distillation-and-cracking
Coal > fuels
Natural gas > fuels
Synthesis gas; syngas; water gas > fuels
Coke in the blast furnace; blast furnace; pig iron; cast iron > extraction-of-metals
Stearic acid > fatty-acids
Palmitic acid > fatty-acids
Linoleic acid > fatty-acids
Formic acid; methanoic acid > carboxylic-acids
Propanoic acid; propionic acid > carboxylic-acids
Butanoic acid; butyric acid > carboxylic-acids
Acetic acid; ethanoic acid > carboxylic-acids esterification #acids-and-bases #acid-base-titrations #buffers titration-curves
Maleic acid; fumaric acid > cis-trans-isomerism
Hydrobromic acid > ph-of-strong-acids-and-bases
Hydroiodic acid > ph-of-strong-acids-and-bases
Hypochlorous acid > water-treatment
Chloric acid; chlorous acid > naming-acids
Sulfurous acid; nitrous acid > naming-acids
TNT; trinitrotoluene; nitroglycerin; dynamite; gunpowder > nitration-of-benzene
DMSO; dimethyl sulfoxide > thiols-and-sulfides
THF; tetrahydrofuran > ethers
DMF; dimethylformamide > amides
Acetonitrile > nitriles
Furan > heterocycles
Thiophene > heterocycles
Pyrrole > heterocycles
Indigo > uv-visible-spectra-of-conjugated-molecules
Azo dyes > diazonium-salts
Bakelite; melamine; epoxy resins > condensation-polymers
Polypropylene; polypropene > addition-polymers
Polyurethane; polyurethanes > condensation-polymers
Polycarbonate; polycarbonates > condensation-polymers
Perspex; plexiglass; PMMA > addition-polymers
Agar; agarose > polysaccharides
Gelatin; gelatine; collagen > fibrous-proteins
Keratin > fibrous-proteins
Chitin > polysaccharides
Lignin > polysaccharides
Pectin > polysaccharides
Casein > protein-purification
Olive oil; vegetable oil; palm oil > triacylglycerols
Universal indicator > acid-base-indicators
Bromothymol blue; bromocresol green > acid-base-indicators
Anthocyanins > acid-base-indicators
Benedict's solution; Benedict's reagent; Benedict's test > reducing-sugars
Ninhydrin > amino-acid-structures
Radon gas > decay-series
Yellowcake; depleted uranium > nuclear-fission-and-fusion
Prussian blue > complex-ions
Malachite > extraction-of-metals
Verdigris > corrosion
Marble > acid-rain
Dolomite > group-2-metals
Fluorite; fluorspar > ionic-crystal-structures
Rutile > ionic-crystal-structures
Titanium dioxide > ionic-crystal-structures
Vanadium pentoxide > contact-process
Oleum > contact-process
Superglue; cyanoacrylate > chain-growth-mechanisms
Enzymatic browning > enzyme-action
Photochromic lenses > photochemistry
MRI; magnetic resonance imaging > principles-of-magnetic-resonance
Immunoassays > western-blot-and-elisa
`;
