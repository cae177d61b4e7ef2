import { stemOf } from './words.ts';

/**
 * Words of the taxonomy that everyday English uses as well, singular: alone they are no proof that a text is about
 * chemistry. `Bond`, `cell` and `solution` belong to markets, phones and architects too. As `stemOf` spells them.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'absolute abundance acceptor accuracy acid action activated activating activation active activity actual adaptation ' +
    'addition affecting affinity against agent altitude amount analysis angle angular antibiotics antifreeze approximation ' +
    'area arrow aspirin asymmetric attack attraction auxiliary average axe axial back background backside balance balanced ' +
    'balancing band barometre base battery beer bend bent bet bias billion binary binding biological biology black bleach ' +
    'block blood blot blue boat body boiling bomb bond bonding born box bradford branch branched breakdown bridge brown ' +
    'buffer bulky cam camp capacity capillary capture carb carbon carrier cascade catalyst cell cellular central centre ' +
    'chain chair channel chaperone character charge charle chart choosing cloning closed co code coding coffee cold ' +
    'collecting collision colloid color column combination combined common comparison competitive complementary complete ' +
    'complex composition compound compression concentration condensed conditional condon conductivity confidence configuration conservation constant ' +
    'contact content contraction control controlled conversion converter converting cooker cooperative cooperativity ' +
    'coordinate copper core correction corresponding corrosion counter coupled coupling coverage craft crystal cup curly currency ' +
    'current curve curved cycle cylinder dark data dating dead decay decimal decomposition defect deficiency degree ' +
    'delta demand dense density dependence dependent depletion depression derivative detection detector deviation diagonal ' +
    'diagram differential diffusion digestion digit dilution dimensional direct directing director disorder ' +
    'dispersion displacement dissolve domain donating donor dot double drink drop dropping dry drying duality dye dynamic ' +
    'eclipsed economy eddy effective efficiency einstein electron electronic element elementary elevation elimination ' +
    'elongation emission empirical end energy engine ensemble equilibrium equivalence equivalent error essential etc ' +
    'evaporation evolving exact excess exchange exclusion expanded expansion expectation experiment experimental ' +
    'explosion exponential expression extended external extinction extraction facilitated factor family fat fatty ' +
    'feedback fermentation fig figure filling filter filtration fingerprint first fission fit fixation fizzy flame flash ' +
    'flask flight flip float fluid folding force fork form formal formed forming fraction fractional fragment ' +
    'fragmentation frame free freedom freezing frequency friedel frontier fuel function functional fundamental funnel ' +
    'furnace fusion gap gas gay geiger gel gene genetic geometric geometrical geometry giant glass gold gout ' +
    'gradient graham gram graph graphite greek group growth half hand handedness hardness harmonic harvesting heat ' +
    'heating height henry hess heterogeneous high hill homogeneous hormone hybrid hydrogen hypothesis ice ideal ignition ' +
    'image independent index indicator induced induction inertia initial initiation injection inner instantaneous ' +
    'instrument insulin integral integrated integration interaction intercept interference internal interpretation ' +
    'interpreting interval inversion iron irreversible isolated isolation jone joule junction kelvin key kilogram kinetic ' +
    'label lambert lamp laser lattice layer lead leading least leaving length leo letter leveling lever lewis life light ' +
    'limit limiting line linear link liquid lock log logarithm london lone long longest loss lowering lucas magnetic main ' +
    'making mass matching matrix matter maxwell mc measurement measuring mechanics mechanism melt melting membrane mercury ' +
    'messenger meta metabolism metal metallic metre metric million mirror mixed mixing mixture mobile mobility mode model ' +
    'mole moment momentum mosaic motive moving multiple multiplicity mutation name naming natural negative net newman ' +
    'nitrogen noble node noise non nonsense normal normality notation nuclear nucleus null number numeral observation odd ' +
    'oil omega open opening operator optical polarised orange order organic origin oscillator output overall overlap oxide ' +
    'oxygen ozone pack package page pair paired pairing paper para parent part partial particle partition passive path ' +
    'pathway pattern peak per percent percentage perfect performance period periodic permanent perturbation phase phi ' +
    'photon physical pi ping pipette place planar plane plant plasma plastic plastics plate plot point poisoning polar ' +
    'polarity pong population position positional positive potential power ppm pre precision prefix preparation preparing ' +
    'pressure primary prime principal priority probability probable process processing product profile programming ' +
    'projection promoter property protecting protection protein psi pump pumping pure purification pushing quality ' +
    'quantum quenching quotient radial radiation radical radius rain ram random range rare rate ratio ray reactive ' +
    'reactivity reading real rearrangement receptor reciprocal recognising recovery reduced reducing reduction reference ' +
    'region regression regular regulation rejecting rejection relation relationship relative relaxation releasing repair repeat ' +
    'replacement replication representative residual resolution resolving resonance respiration respiratory response ' +
    'resting restriction retention reverse reversed reversible rig right rigid ring road rock roman root rotation ' +
    'rotational rounding rubber rust russell rutherford sacrificial salt salting sample sampling saturated saturation sawhorse ' +
    'scale scheme science scientific screening sea secondary sector seesaw selection selective selectivity self ' +
    'semi sensitivity sensor separating separation sequencing serial series shape shaped sheet shell shielding shift shine ' +
    'shuttle sickle side signal signalling significance significant silent silver simple simplest single site skeletal ' +
    'slightly slope slow soap soft solid solution solvent space specific spectrum speed spherical spike spin spot ' +
    'split splitting spontaneity spontaneous square squared stability staggered stahl standard start starch state ' +
    'stationary statistics steady steroid sticking stock stop strain strand stray strength stress stretch stripping strong ' +
    'structural structure student substance substitution successive sugar suicide surface surrounding symbol symmetry ' +
    'synthesis system systematic table tag tailing tandem temperature template tension term terminal termination testing ' +
    'theorem theoretical thin third thomson three through tie time toxicity trace transfer transformed transition ' +
    'translation translational transmission transport transporter trap treatment trend triple tunnelling turn turnover two uncertainty ' +
    'unit universe vacuum value variable variance variation variational vector velocity vibration vinegar vis viscosity ' +
    'visible vitamin voltage volume volatility wall warmer water watson wave wavelength wax weak weaker weighing weight ' +
    'western wetting wheel width williamson word work yield zero zeros ' +
    'service dalton boyle hamilton hamiltonian keto foil high low big small large fast word world human animal body man woman people child price market phone car house city ' +
    'election condo kevin plank anime other either easter eater abode iconic keystone livid solar'
  )
    .split(' ')
    .map(stemOf),
);
