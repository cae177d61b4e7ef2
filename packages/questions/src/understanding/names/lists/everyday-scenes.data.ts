/**
 * What happens at home and outside, and what explains it: `words; words > name`. A sentence that has a word of each group (blanks stand between
 * them, `_` within one) asks for the name: whatever else stands in it says where or to whom it happens. A group that begins with `!` must
 * have none of its words. The first line that fits counts, so narrower ones stand in front.
 */
export const everydayScenes = `
airbag airbags air_bag air_bags; car crash inflate inflates inflated work works fast deploy > air bag
silver; black tarnish tarnishes tarnished dark; !halide chloride nitrate photo photography film > silver tarnish
butter lard; oil olive sunflower > saturated and unsaturated fatty acids
breathalyzer breathalyser; alcohol ethanol breath work works detect detects measure color drunk; !price buy > breathalyzer
boil cook; mountain altitude everest himalaya denver uphill > vapor pressure
cook cooker; pressure; !gas law > vapor pressure
pressure_cooker instant_pot > vapor pressure
rust rusty; sea ocean coast seaside beach salt salty seawater > corrosion
rust rusty; car bike bicycle bridge ship boat fence gate nail tools rain rainy wet winter outside garden metal > corrosion
rust; stop prevent protect protection paint oil coated > corrosion
zinc galvanized; coat covered; steel iron nails roof buckets > corrosion
aluminum foil; rust corrode; not dont doesnt never no without > corrosion
soda pop coke cola fizzy sparkling champagne beer lemonade seltzer drink; flat fizz fizzy bubbles bubbly foam > Henry's law
soda coke cola can bottle drink champagne; shake shaken explode burst spray; !nuclear star bomb > Henry's law
diver diving; bends bubbles decompression > Henry's law
fish; die dies dying suffocate oxygen; warm hot summer heat > solubility of gases
warm hot; water; oxygen gas; less hold dissolved > solubility of gases
antifreeze; car engine radiator coolant work > freezing point depression
salt gritting; road ice icy snow winter pavement sidewalk streets > freezing point depression
ice_cream; salt > freezing point depression
sea seawater ocean; freeze frozen; !float > freezing point depression
pipe bottle; burst crack split; winter cold freeze frozen freezer ice > why ice floats
ice iceberg lake pond; float top surface; !cream > why ice floats
soap detergent dishwashing washing_up_liquid shampoo; hard limescale scum lather > water hardness
soap detergent dishwashing dish washing_liquid washing_up_liquid shampoo; clean remove wash grease greasy dirt oil oily stains fat hands work > surfactants and micelles
kettle shower faucet taps pipes; white limescale scale deposits chalky crust > water hardness
vinegar acid lemon descaler; limescale kettle scale > acids with carbonates
bleach; ammonia; mix mixed together dangerous never combine toxic > chloramine
bleach; whiten white stain clothes hair laundry > bleach
egg; hard boil cook white fry fried frying raw set solid; !rotten > tertiary structure and folding
bread toast toaster meat cook steak food cookies crust onions chips fries; brown browned > Maillard reaction
rancid; butter oil fat food crisps nuts > antioxidant
silver; tarnish black blacken dull > corrosion
copper bronze statue_of_liberty; green greenish patina verdigris; !flame firework > corrosion
statue_of_liberty > corrosion
firework flame sparkler; color colorful red green blue purple yellow orange different; !gas bunsen candle > flame test
neon street streetlight sodium; light lamp lamplight sign glow; !candle > hydrogen spectrum and atomic emission spectroscopy
glow_stick glowsticks > fluorescence and phosphorescence
highlighter banknotes tonic uv_light blacklight; glow bright > fluorescence and phosphorescence
hand_warmer heat_pack heating_pad hot_pack cold_pack ice_pack cold_compress handwarmer > endothermic and exothermic processes
alcohol acetone perfume sanitizer nail_polish; cool cold > endothermic and exothermic processes
puddle clothes laundry washing hair; dry drying evaporate > vapor pressure
perfume smell odor fart cooking scent; room across spread travel house another; !fish > diffusion of gases
ink food_coloring dye tea teabag; spread water hot; spread diffuse mix > diffusion of gases
heartburn indigestion stomach acid_reflux; tablet antacid tums baking_soda milk_of_magnesia bicarbonate rennie medicine pills > neutralization
antacid tums; work do take help > neutralization
bee wasp ant nettle; sting; acid baking_soda vinegar treat bicarbonate neutral neutralise > neutralization
lime chalk limestone; soil field lake garden farmers; !green > neutralization
red_cabbage cabbage litmus beetroot turmeric; color change indicator ph purple > acid-base indicators
breathalyzer > breathalyzer
food milk meat; fridge refrigerator freezer cold freeze; slow slower longer keep fresh last off bad spoil > temperature and reaction rate
flour dust sawdust powder sugar coal custard; explode explosion explosive > collision theory
iron steel; wool; burn > collision theory
powder powdered crush crushed grind grinding ground small smaller; faster quicker rate speed; react reaction dissolve burn solid > collision theory
sugar salt; hot warm; dissolve; tea coffee water > collision theory
battery; cold winter freezing; die dies dead drain worse slower > batteries
battery; flat dead die dies run recharge rechargeable charge car phone electric work explode fire lithium; !nuclear > batteries
lemon potato fruit orange; battery clock bulb > lemon battery
fuel_cell hydrogen_car; car bus work better water > batteries and fuel cells
tire tyre; pressure winter cold hot driving flat summer > Gay-Lussac's law
aerosol spray_can deodorant; heat hot fire sun explode burn > Gay-Lussac's law
balloon ball football basketball; shrink cold freezer winter soft deflated sun hot; !helium > Charles's law
balloon; helium; float rise up > gas density
balloon; helium; deflate shrink overnight leak down sink lose > effusion
balloon; hot_air > Charles's law
straw syringe ears lungs airplane aeroplane crisp chips bag; pressure suck pop airplane aeroplane puff altitude; air airplane drink bag ears > Boyle's law
airbag air_bag > air bag
acid_rain > acid rain
rain; statue marble buildings limestone damaged trees lakes; !copper > acid rain
ozone; hole layer > ozone depletion
smog > photochemical smog
co2 carbon_dioxide methane; greenhouse warming climate > greenhouse effect
ocean sea coral reef shellfish; acidic acidification acid dying die dissolve co2 bleaching > ocean acidification
algae pond lake river; green bloom fertilizer fertilizers > eutrophication
catalytic; converter > catalytic converter
diaper nappy; absorb hold work water > hydrogels
contact_lens contact_lenses; soft water made > hydrogels
rubber elastic; stretch stretchy vulcanised bounce; !band > properties of polymers
plastic plastics; rot decompose biodegradable biodegrade degrade years ocean > biodegradable polymers
diamond graphite pencil; hard soft write slippery conduct conductive strong > network covalent solids
oil grease fat butter; water; mix dissolve float separate; !soap detergent > like dissolves like
nail_polish paint stain gum wax grease; remove dissolve acetone thinner dry_cleaning; !soap detergent > like dissolves like
salt; sea seawater ocean; get make made extract obtain; !road ice soap > filtration and evaporation
seawater sea ocean saltwater; drinkable drinking desalination fresh desalinate purify > water treatment
whisky whiskey vodka rum brandy gin spirits; distilled distillation made make > distillation techniques
decaf decaffeinated > supercritical fluids
marker pen ink felt_tips m&ms skittles; separate colors spread paper; paper filter coffee separate colors > paper chromatography
margarine; made make hard solid oil > margarine
petrol gasoline diesel fuel; crude_oil oil refinery made make cracking > fractional distillation and cracking
smoke_detector smoke_alarm > radioactive decay
radon granite; dangerous basement radioactive house lungs > nuclear decay
nuclear; power reactor station bomb plant; work explode made > nuclear fission and fusion
sun; fusion shine burn energy; nuclear hydrogen helium fusion > nuclear fission and fusion
dry_ice mothball naphthalene; smoke fog disappear shrink vanish sublimes > sublimation
toothpaste fluoride teeth tooth; protect decay cavities enamel fluoride rot > fluoride toothpaste
pool; chlorine ph germs bacteria swimming smell; clean kill smell need check chlorine ph test > water treatment
tap_water drinking_water; clean treated made safe chlorine > water treatment
cement concrete; harden set hard made make water > cement chemistry
glass; transparent made make sand amorphous solid > glass chemistry
ruby emerald gemstone sapphire stained_glass; red green blue color > colors of complexes
copper_sulfate transition; blue color > colors of complexes
carrot tomato dye pigment flamingo flamingos jeans; orange red colored blue pink > UV-visible spectra of conjugated molecules
leaf leaves grass plants; green > photosynthesis
perm hair_straightener; hair curly work > disulfide bonds
nail iron; copper_sulfate > activity series
thermite > thermite
spoon pan; hot heat; coffee tea metal > heat and temperature
insect bug strider needle paperclip; walk float water > surface tension and viscosity
drop droplet raindrop bubble; round spherical sphere bead; !fire > surface tension and viscosity
honey syrup oil lava; thick runny viscous flow slow slowly pour; !battery > surface tension and viscosity
mercury; wet curved meniscus > surface tension and viscosity
paper_towel towel sponge wick candle_wick; soak absorb suck rise climb > capillarity and wetting
fertilizer fertilizers; made make ammonia produce manufactured; !bomb explosive > Haber process
plants bacteria; nitrogen; get air take fix > nitrogen fixation
fire_extinguisher fire; extinguisher put water oxygen co2 stop triangle; !wall > combustion
candle wood match; burn lit light flame out jar > combustion
aluminum; recycle expensive electrolysis made extracted > extraction of metals
gold silver chrome nickel spoon jewellery jewelry; plate plated > electroplating
iodine; starch potato bread rice > polysaccharides
enzyme pineapple; washing detergent jelly jello powder gelatin temperature hot; !inhibitor > effects of pH and temperature on enzymes
raisin potato slug cucumber gummy_bear fingers; swell water salt shrink wrinkle; !chips battery iodine cook boil > osmotic pressure
salt; preserve; meat food fish > osmotic pressure
wine beer cider bread yeast dough; ferment fermentation rise alcohol alcoholic; !vinegar > fermentation
muscle legs; burn lactic sore acid; exercise running sprint lactic > fermentation
wine; vinegar sour > oxidation of alcohols
milk yogurt yoghurt; sour lactic; !magnesia > fermentation
baking_powder baking_soda; cake rise fluffy bread > baking soda
lemon vinegar sour; sour taste acidic; !milk > Arrhenius acids and bases
mirror; silver; made make glass > silver mirror
invisible_ink lemon_ink > acid-base indicators
carbon_monoxide; poison poisonous dangerous deadly kill harmful detector boiler > carbon monoxide poisoning
blood; red carry oxygen > oxygen binding to hemoglobin
climber climbing athletes; altitude; oxygen blood train breathe hemoglobin > oxygen binding to hemoglobin
mummy bones fossil artifact wood; old age dating dated carbon; carbon radiocarbon c14 dating dated > radiometric dating
water; bend stream; balloon comb ruler charged static > molecular polarity
gecko geckos; stick climb wall walk > London dispersion forces
alcohol ethanol gasoline acetone; evaporate; faster quicker water > vapor pressure
geothermal hot_springs stalactite cave; form limestone grow > water hardness
apple banana avocado pear fruit; brown > enzymatic browning
superglue super_glue > superglue
epoxy; glue resin set harden work > epoxy resins
mri; machine scan scanner work > MRI
pregnancy_test covid_test lateral_flow > immunoassays
photochromic transition_lenses > photochromic lenses
hydrangeas > anthocyanins
autumn fall; leaves; color red orange yellow > anthocyanins
`;
