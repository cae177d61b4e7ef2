/**
 * What students call things who do not know, or forgot, the word of the books; a line is written as in `terms.data.ts`. The first
 * term of a line is the name that is printed.
 */
export const everydayTerms = `
Spontaneity; happens by itself; happen by itself; happens on its own; happen on its own; happens spontaneously; goes by itself; will a reaction happen; does a reaction happen; reaction happens or not; reaction is spontaneous; reaction spontaneous > =gibbs-energy gibbs-energy-and-temperature entropy-of-reaction
Solubility; dissolves or not; does it dissolve; it dissolves; will it dissolve; what dissolves in what; what dissolves; dissolve in water; dissolves in water; dissolving > solubility-rules like-dissolves-like solubility-of-gases-and-solids
How fast reactions go; how fast a reaction goes; how fast a reaction is; speed of reaction; speed of reactions; reaction speed; speeding up reactions; speed up a reaction; make a reaction faster; make reactions faster; slow down a reaction > reaction-rate collision-theory activation-energy =catalysis
Mass and moles; grams to moles; moles to grams; grams from moles; moles from grams; how many moles; how many grams; how much product; mole stuff > mass-mole-conversion molar-mass mass-mass-stoichiometry mole-ratio
Limiting reagent; what runs out first; which runs out first; runs out first; which reactant runs out; left over reactant; leftover reactant > limiting-reagent
Hot and cold reactions; gives off heat; give off heat; gives out heat; takes in heat; take in heat; releases heat; absorbs heat; hand warmers; hand warmer; cold packs; cold pack; ice packs > endothermic-and-exothermic-processes enthalpy-of-solution
Corrosion; why things rust; why does iron rust; things rust; iron rusting; rusting > corrosion
Tarnishing; tarnish; tarnished; silver tarnishes; silver turns black; silver turning black; silver ring turn black; silver ring turns black; silver spoon turns black; copper turns green; copper roof green; statue of liberty green > corrosion physical-and-chemical-changes
Spicy food and milk; milk help with spicy food; milk helps with spicy food; milk for spicy food; spicy food; capsaicin; grease stains; oil stains; oil and water; oil and water do not mix > like-dissolves-like
Perming hair; perms; perm; permed hair; hair perm; perms make hair; perm make hair; hair stay curly; hair curly > disulfide-bonds
Limescale; white stuff in my kettle; white stuff in the kettle; white stuff in kettle; hard water stains; hard water deposits; kettle; kettles; scale in a kettle; descaling; limescale in a kettle > water-hardness
Batteries; how batteries work; how do batteries work; how a battery works; phone battery; phone batteries; car battery; lithium battery; lithium batteries > batteries-and-fuel-cells =galvanic-cell
Charges of ions; charge of an ion; what charge an ion has; how to find the charge; ion charges; charges on ions > electron-configuration-of-ions polyatomic-ions naming-ionic-compounds
Arrows in mechanisms; pushing arrows; where the arrows go; where do the arrows go; arrow pushing; electron pushing; mechanism arrows > curly-arrows nucleophiles-and-electrophiles
Electron shells; how electrons are arranged; where electrons go; where do electrons go; electrons in shells; filling shells; filling orbitals > electron-configuration valence-electrons hunds-rule
Shapes of molecules; shape of a molecule; molecule shapes; what shape a molecule is > vsepr-theory electron-domain-geometry bond-angles
Sharing and giving electrons; sharing electrons; giving electrons; gaining and losing electrons; gain or lose electrons; losing electrons; gaining electrons; swapping electrons > ionic-bonding covalent-bonding oxidation-and-reduction
Why things boil; why do things boil; why things melt; which boils higher; higher boiling point; boils at a higher temperature; melts at a higher temperature > boiling-points-and-intermolecular-forces intermolecular-forces
Acids and bases at home; what makes things sour; is it an acid or a base; acid or base; stomach acid; heartburn; indigestion > ph neutralization arrhenius-acids-and-bases
Road salt; salting roads; salt on roads; salt on the road; salt on ice; why salt melts ice; salt melts ice; antifreeze > freezing-point-depression
Soap; soaps; how soap works; how does soap work; why soap cleans; detergent; detergents > surfactants-and-micelles
Glow sticks; glow stick; glow in the dark > fluorescence-and-phosphorescence
Fizzy drinks; fizzy drink; soda going flat; why soda goes flat; carbonated drinks > solubility-of-gases-and-solids henrys-law
Pressure cookers; pressure cooker; boiling on a mountain; boiling at altitude; water boils at altitude > vapor-pressure phase-diagram
Chemistry of air; what is air made of; air pollution; smog; car exhaust; catalytic converter; catalytic converters > photochemical-smog acid-rain heterogeneous-catalysis
Greenhouse effect; global warming; climate change > greenhouse-effect
Half-life; how long until it is gone; how old is it; carbon dating; dating bones > half-life-of-a-nuclide radiometric-dating
Nuclear power; nuclear reactor; nuclear reactors; nuclear bomb; nuclear bombs; atomic bomb; chernobyl; nuclear power plants; nuclear power plant > nuclear-fission-and-fusion
Drawing molecules; how to draw molecules; draw molecules; stick drawings; zigzag drawings; zig zag lines; line drawings > structural-formulas lewis-structures
Mirror images; mirror image; left and right handed molecules; left handed; right handed > chirality enantiomers-and-diastereomers
Naming compounds; how to name things; how to name compounds; names of compounds; naming things; chemical names > naming-ionic-compounds naming-molecular-compounds polyatomic-ions
Reversible reactions; reactions that go both ways; goes both ways; go both ways; reactions that go backwards; back and forth reactions; shifts left or right; shift left or right; which way it shifts; which way does it shift > dynamic-equilibrium le-chateliers-principle reaction-quotient
Watering down; watered down; adding water to a solution; make it weaker > dilution
Concentration; how strong a solution is; how concentrated; how concentrated a solution is > molarity
Measuring unknown concentrations; find an unknown concentration; find the unknown concentration; unknown concentration > acid-base-titration beer-lambert-law calibration-curve
Fuel; burning fuel; burning things; why things burn; what burns > combustion fuels
Plating; gold plating; silver plating; chrome plating > electroplating
Separating things; separate a mixture; separate salt and sand; salt and sand; getting salt out of water; get salt from water > filtration-and-evaporation distillation-techniques pure-substances-and-mixtures
DNA; how dna works > structure-of-dna base-pairing
Browning of food; chemistry of cooking; cooking chemistry; kitchen chemistry; chemistry in the kitchen > maillard-reaction
Medicines; how drugs work; how medicines work; how painkillers work; painkillers; painkiller; aspirin > medicinal-chemistry enzyme-inhibitors-as-drugs
Energy of bonds; breaking bonds; making bonds; bond breaking; bond making; breaking and making bonds > bond-enthalpies
Reading spectra; reading an nmr; read an nmr; reading nmr; nmr problems; what molecule is it; which molecule is it from the spectrum > proton-nmr carbon-13-nmr combined-structure-elucidation
Why metals conduct; metals conduct; why metals are shiny; why metals bend; conduct electricity; conducts electricity; what conducts electricity > metallic-bonding electrolytes properties-of-ionic-solids
Diamond and graphite; why diamond is hard; diamonds; pencil lead > network-covalent-solids
Cooking an egg; cook an egg; boiling an egg; boil an egg; cooked egg; boiled egg; eggs cook; egg white; egg whites; egg go white; egg goes white; egg turns white; egg white turns white; egg go hard; raw and cooked eggs > tertiary-structure-and-folding
Gases in the cold; balloon shrinks; balloon shrink; balloon shrinks in the cold; balloons shrink; hot air balloon > charless-law
Antacids; antacid; how antacids work; tums; milk of magnesia > neutralization
Red blood; blood red; blood is red; oxygen in blood > oxygen-binding-to-hemoglobin
Glass; glass making; how glass is made > glass-and-ceramics
Soft water; water softener; water softeners; hard water and soap; soap scum > water-hardness
Making beer and wine; beer is made; beer made; beer brewing; wine is made; wine made; make beer; make wine; brewing beer > production-of-ethanol
`;
