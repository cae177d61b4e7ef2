/**
 * English words, as the search compares them, that a search for misspellings would take for a name of chemistry: every word of the
 * list `an-array-of-english-words` 2.0.0 (MIT) within its reach, other names of chemistry among them, and authors of textbooks.
 */
export const rightWordList =
  'lasagn atkin clayden housecroft lehninger levin mcmurry mcquarri petrucci shriver silberberg skoog solomon stryer voet vollhardt zumdahl ' +
  'abettal abnegation abomination abondanc abrogation absolution absorbancy absorbant absorptanc abundant accas accentor accepter ' +
  'acclimation acclivity account accourt accrual accurst acerat acescent aceta acetanilid acetification acetin acetonic ' +
  'acetylation acetylic achromatic achromaticity acidify acidulation acidy acieration acinic acquiral acroamatic acrobatics ' +
  'acrotic actinia actinic actinoid actinon acton actually actuat acuat acumination adaptivity adder addiction adenosis adenyl ' +
  'adept adiabatics admiration adopt adrenalis adrenally adscription adulation adust aeolotropy aerobatics aerobia aerobics ' +
  'aerometric aestivator affiliation affinitiv affusion aggradation aggravation aggregational aggros agility agregation aider ' +
  'aidos akkas alanyl alation alcad alcald alcoholics alcoholis alcoholism alcool alcos aldea aldern algin alien alienation ' +
  'alimental alineation aliyos aliyot alkalic alkaloidal alkalos alkaly alkannin alkos alkyd alkylic allanit allelic ' +
  'allineation allomeric allotropy allottery allusion aloin aloos alpeen alphyl alpin alter altos aluminum alvin ambulation amidic ' +
  'amido amigo amigos aminity amitos ammin ammino ammoniac ammoniat ammoniation ammonic ammonit ammono ammunition amnia amnio ' +
  'amnion amnionic amorous amorphously amphibiotic amphiprostyl amphitheatric amphitricha amylas amylic anaclis anaclisis ' +
  'anaerobia anaerobios anaerobium anaglyphical anaglyptical anagogy anally analog analoga analogic analogical analogis ' +
  'analytically anamorphous anatomisation anatomiser anatomizer anatropy ancon anemic anetic anglicis angulat angulation ' +
  'anhelation anhydrit aniconic anility animalcular animalis anisomeric annalis annalist annexation annona annoyer annualis ' +
  'annular anodis anodisation anodyn anomalously anomic anovulation anoxic anteced antibiotic antiparty antipathic antiphras ' +
  'antiporn antipot antipress antiromantic antisuicid anybody anyon aperient aphetic aphonia apolitical aporetic apparition appeas ' +
  'appellation aptitud aptotic apyretic aquaerobics aquas aquilin arbas arcan aread areal arear arecas arenas arenous areolation ' +
  'arepas argent arias aridity ariel arilloid arnas aromatis arpas arras arrear artel asbestic ascetic ascetics ascidia ascidiat ' +
  'ascitic asdic aseptat aseptic aspartam asperat aspirat aspirata aspiration assai assembl assibilation assiduity assignation ' +
  'assimilation assistant assumabl assumably asymmetry atlas atmas atmospherical atmospherics atomics atomis atomizer atomy atonia ' +
  'atonic atopic attitud atuas auction auctorial audiometr audiometric audiometry audition aulder aurat autocatalys autocatalytic ' +
  'autoimmunisation automaticity automatics auxiliar aversion avidity avion avionic avvogador axially axiomatics axion azeotropic ' +
  'azeotropy azion azotic babier baboon backbond backer backslid bacon baconer badder baddi baddy bagger baggier bailer baili ' +
  'bailiff bailli baillis bailly baily baiter baker bakery baladin balder baler balis balker balladin ballant ballast baller ' +
  'ballium balmier bammer banksid banner barber bardi bardier bardy barer bargoon bariton barker barkier barmier barnier barometry ' +
  'barometz baron baronn barret barrett barter baryon baryton baser basics basij basil basin basser bassi bassier bassist bassos ' +
  'bassy bastis batler baton batoon batter batteri battero battier battler batwoman batwomen baulky bayed bazazz bazoos bazzazz ' +
  'beady beast becam beckon beckoner becoward beerier beesom beetler befog befool begor belayer bellman benedick benedictiv ' +
  'benedictus benzil benzin benzoin benzyl beret berret beseen besom betta bettor bevor biach bialis bidental bilgier bilian ' +
  'billyoh billyos bimolecularly biochemically biochemist bioenergetic biologic biologically biomin biomolecular biosynthes ' +
  'biosynthetic biotic biotit biotyp birth bisphosphonat bitch blackboy blady blaest blamer blanch bland blart blash blasti blasty ' +
  'blatt bleed blench blenny blent blest blind blist blond bluffer blush boast boatman boatsman bogan bombination bookman bootery ' +
  'borac borag borak boral boras borat boreen borna borsch botch bothyman bottin bottler bouch braai braggy bragly braid braky ' +
  'branchy brandi brannier branny brash brassi brassy brast bratty braunch bravi braxy brayer breach breadwin bready bredi bredy ' +
  'bridi bridy brier broader brolly bromal bromic bromis bronz bronzit bronzy broody broomy browni browny browst brugh brunch ' +
  'brushy brusk brusqu brust bryological bryology bubbler buccaneer buccanier buckbean bucket buckler buffet buffier buggan bugler ' +
  'buller bullet bullion bullocky bunnet bunsen buran buret burhel burier burler burnet burnt burrel burrell burrer burrhel ' +
  'burrier burst burton bustler buten butlery buttal butter buttery button buttyman buvett buyer bwazis cabalist cabalistic ' +
  'cabbalist cabbalistic cachinnation cackier caenogenesis cagier cahier cakier calcification calcin calibrator calkin caloricity ' +
  'calorimetric calvity camion canalis canier canity cannas cannier canonically canonicat cantillation cantion cantus canyon ' +
  'capacitiv capillair capitation capitativ caprification caption captivation captor carbeen carbin carbinol carbo carbocyclic ' +
  'carbohydras carbolat carbonad carbonation carbonatit carbonett carbonic carbonis carbonnad carbonylat carbonylic carbos carboy ' +
  'carburation carder cardon cardoon careen cargo carier carlock carlot carmen carnet carnier carnification carnos carol caroll ' +
  'carolus caromel caromell carotin carper carphon carpus carrion carrot carrotin carryon carter carton cartoon cartophilic carven ' +
  'carver caryotin casein castigation catabolis cataclasis catalas catalatic catalectic cataleptic catallactic catalos catalytical ' +
  'catcon catena catenary catenat cateran cathodical cathol catholic catholicis cathood cattalos cattier caution cavier cavitation ' +
  'caviti cavity cecitis cedrin cellulas cellulat cellulous cementa cementation censer censor censur cental centar centes centner ' +
  'centra centrally centry ceramic cercal cereal ceria cerias ceriph ceris cerit ceroon cerous cerrial cerris certify cervic ' +
  'cervin cetan chalcogenid chancel chandelier chandell changel channell channer chapel chapmen characteristics charactery charet ' +
  'charli charly charnel charta chattel cheat checklaton chela chelas chemiosmos chemosmos chemosmosis chemosmotic cheralit ' +
  'chiasmatic chirl chital chitlin chiton chitty chlorimetr chlorimetry chlorinator chlorit chlorometr chlorometry chlorophyl ' +
  'chloroplastal chloroplastic cholat choleroid cholesteric cholesterin choral chorin chorisation chorten chromaffin chromatic ' +
  'chromatics chromatid chromatinic chromatist chromatograph chromatographer chromatoid chromatophor chromatyp chromid chromidium ' +
  'chromis chromit chromogram chromophob chromophoric chromoplast chromospher chromy chromyl chronic chunnel chymotryptic cilia ' +
  'ciliat cilic cinqu circler circularis circularly circulat circulation circulator cirrat cistern cistic citral citrin cittern ' +
  'civil civilisation clack clank claqu claro clart clary claustra cleans clearag cleat cleav clench clerk climax cliometric cliqu ' +
  'clocker cloison cloister cloisterer cloked cloned cloot closer closet clotur clour clown cloyed clustery clutter clyster ' +
  'coacervation coactor coadunation coalition cocarboxylas coccoid cockey cockier cockler cocoon coden coercibl coexistent cogon ' +
  'cointer cojon cokier coley colicin collaboration collation collection collegian colligation collimat colliquativ collusion ' +
  'colobid colon colorado colorimetric colory columel combis combustibl combustious cometic commentator commination commission ' +
  'committer commutation commuter companionat compeer compellation compensation comper compilation complanation compleat complect ' +
  'complementally completion complexion complexon complication complimentary complot componency componental compossibility ' +
  'compotator compotatory computation computationally computator concent concert condemnation condensational conditionabl ' +
  'conditionally conditionat condol condolatory condom condonation condor condos conduc conducti conductimetric conductiometric ' +
  'conduction conduit coney confarreation confident confirmation confirmational confirmer confirmor confutation conjugal conjugant ' +
  'conjugational conjugativ conjugator conjunction conjuration conker connect connection conoid conquer consecrativ consecution ' +
  'consent consolatory constat constitution constitutionalis consummation contacte contend contentation contest contiguous ' +
  'continency continuos continuously contract contraption contrastiv contrasty contrat contributary contribution contributiv ' +
  'contributory contrist controul convect convent converg convers conversation converser convertor cooey cookery cookey coolest ' +
  'coondog cooperag coopery coordinal coordinativ coordinator coori coory copier copolymeric copolymeris coppera coppery copter ' +
  'corbi corby cordon cored corer corgi corker corky cornettini cornettino corni corny coronation corrasion correa correption ' +
  'corri corrugation corry corsey cortical cortically cortication cosey cosmetical cosmeticis cosmochemist cosmothetic cossi cossy ' +
  'costrel cottoid cotton coulometr coulter countess countrol countroll countryseat county couper couplet court courter couter ' +
  'couvert covalenc covalently coverall covert covet covey cozey crafty cranioscopy crayer creatic creation creativ crestal cretin ' +
  'creton cretonn cribration crisp crisper crispy crissal crista cristat critically crooker crool croon cropper crowd crucial ' +
  'crustal cryohydrat cryoscop cryptal cryptical cryptically crystalis crystalisation crystallis crystallit crystallographer ' +
  'crystallographic crystalloid cubby cubica cubicl cubics cubit culet culic cullet culmination cunett curet curett currant ' +
  'currier curtly curvet cyanic cyanin cyanis cyanit cyanogenes cyanogenic cycas cyclin cyclis cyclos cyclus cylic cylix cymbal ' +
  'cymen cymogen cymol cymos cystic cystid cytisin cytochemistry cytokin cyton daman damar dammar dammer damnation danton ' +
  'deactivator deaminisation debar debby decani decar decarbonisation deceas decimally decimat declination decoration deemster ' +
  'deewan defeat defecat defection defector deferential deffest deficienc deficiently deflect defraudation defter degenerativ ' +
  'degradativ degression dehydrator dehydrogenis deign deject dejection dekar delamination deletion deliration deliverly deltas ' +
  'demain demayn demigration demimond demolition demoralisation denar dendrometr denigration denitration denomination densifi ' +
  'densify dentur dependanc dependant depositation depositional depravation depredation deprivativ deracination deration derivatis ' +
  'desalination desand desaturation descendent descriptor desideration designe desin desolation desoxyribos despisal destination ' +
  'desyn detect detecter detention deter detergenc detergency determent determinabl determinacy determinantal determinat ' +
  'determinist deterrent detoxication detraction devocalis devolution dewan dewax dexter diachronism diaconal diagonally diaphysis ' +
  'diarial diastereoisomeric diastereomeric diatomit diatonic diaxon dibber dicer dichromatic dichromism dicker dicrotic didder ' +
  'diedral differentia differentiabl differentially differentiat digger digonal dihedra diker dilat dilation dilute diluvion ' +
  'dimensionally dimetr diminution dimmer diner dinner dioxin dipeptidas diphon diplo dipper diram directer directory direr direst ' +
  'dirham disaccharidas disaccord disas disassociation disattribution discas disceptation discerption discission discover ' +
  'discoverer discovert diseus disgestion disgradation disillusion dispensabl dispersant dispersibl dispersoid disposabl ' +
  'disposition disputation disrelation disruption disseat dissect dissector disseis dissertation dissertator dissimilation ' +
  'dissimulation dissipation dissuasion distention distinction distortional distraction distributional distributiv distributor ' +
  'diton diver dogman dogmas dolma domination donatary donator donatory donnart doorplat doubly douma dowar drack drawplat dreeing ' +
  'droplight drupelet dykon dynamis dynamit earthl earthy ebulliometry ebullioscop ebullioscopical economic economis ectothermic ' +
  'effluent ejectiv elastan elastic elation electiv electivity elector electorial electrically electrician electroactiv ' +
  'electroanalys electroanalytic electrochemic electrochemically electrochemist electrocut electrocyt electrodermal ' +
  'electrodialysis electrofish electrogild electrojet electroless electrolier electrolyser electrolytics electromagnet ' +
  'electromagnetism electromotor electronica electronics electroosmosis electrophon electrophonic electrophores electrophoretic ' +
  'electroplater electropolar electros electroscopic electrostatic electrothermally electrothermic electrothermy electrotint ' +
  'electrotyp electrotypic electrovalenc electrovalency electrovalently electrowin electuary elementally elicitation elision ' +
  'eluant elucidativ elucidator elusion eluviation emanation emmenology emmet emollition empirically emulation emulsin emulsionis ' +
  'enantiomorph enantiomorphic enantiotropic enantiotropy enchanter encounterer endocrania endocrinal endocrinic endodermic ' +
  'endospermic endothermal endothermism endothermy energetic energetical energic energid energis enginer enginery enharmonic ' +
  'enjoiner enolas enology ensil entent enterchaung entomology entropic environment environmentally enzymologist epigenesis ' +
  'epigenetic epoxi epoxy epuration equall equatorially equiparation erectiv eremitic esker esoteric esoterica essentially esteem ' +
  'etamin etcher eternal etherification ethinyl ethynyl eudiometr eudiometric eutropy eversion evulsion exacta examin exceptional ' +
  'exceptious excerption excisional exciton excoriation excruciation excursion execration exergy exothermal expans expend ' +
  'experimentally exponentially expulsiv exsection exsertion extant extens externally externat extricat exudation exudativ facia ' +
  'facially facias facil faction factional factorability factory factur faitor fallibility falter famuli faradaic faraway farinos ' +
  'farmwork fascia fascial fasciat fascicl fasciol fatal fattily faucial fautor fecal fecial feckin feedbag feeri feerin feery ' +
  'felin fellat felter femal femmy fennel feral ferin ferli ferly fermat fermis ferny ferri ferroelectric ferry festal fetas ' +
  'fetial fetta fettas fettl fianc fibrann fibrin fibroid fibrolin fibros fibrosis fictor ficus fiend fiercer filcher filed filmer ' +
  'finesser finical firstl fiscal fisher fissil fistical fizzer fjeld flank flary flashy fleecer flighty flirtation flitter ' +
  'floatation floaty floccus flocky flooey flooi floor floosi floosy floozi floozy floppy flora florescenc floriat floriation ' +
  'florid florin floruit flossi flossy floury fluidifi fluidify fluorescein fluorescent fluoric fluorimetr fluorimetric fluorometr ' +
  'fluorometric fluorometry flurri flurry foamily focuss foetal foliat foozl forcat forcibility foredoom forensics forgat forinsec ' +
  'formability formabl formalistic formalitr formally formant formiat formol formulat formwork formyl forth fossat fossick fouat ' +
  'foumart frack fractionally fractionat fractus franc franco frank freest freezer friction frictional fright frist frith fronter ' +
  'frontolysis frory frosh frostier frosty frothy frowst fructuous frust fucus fullerid fullerit functionally functionat ' +
  'fundamentally furacity fushion fusibility fusil fuzil fuzzton galactosid galactosyl gallican galvanical galvanis ganch ' +
  'ganglionic gaucho gaunch geest generational generic genetics genetric genoa genomic geochemist geometr geometrically geometrics ' +
  'geometrid geometris geyser ghest gigman glacially glaciat glassier glassin glossary glossier glucan gluconeogenes glucoprotein ' +
  'glucosidas glucosidic glutaminas glutaminic glycogenes glycogenetic glycogenic glycogenolys glycogenolytic glyconeogenes ' +
  'glyconeogenesis glycophytic glycos glycosidas glycosuric glycosylat glycyl goest goodman gouch graben graffit graffiti graffito ' +
  'granit grannam graphem graphic graven gravimetr gravimetrical greenness gridelin groupi groupy growthy gryphon guess gusset ' +
  'gynogenesis gyrant hacker haled haler halit hallow haloid hammer hardest hardiness hardnos harmonica harmonical harmonicon ' +
  'harmonious harmonis harmony harness hartbe hater hatter haver hayer hayier hazer heady heapy heari heighth heliac helical ' +
  'heliman helio hellicat hellos helos hemic hemolysis hemolytic henlik hennery heptagonal heros hesitatory heterochromatic ' +
  'heteroclitic heterocyclic heterocyst heterogenous heteroscian heterostyl heterotypic hexact hexagonally hexon hielaman ' +
  'hierophobia hierophobic hillmen histogenic histolysis hitman hobber hodman hoelik hoggin hogman hollo holloa holloo holloos ' +
  'hollos hologyny holohedron holon homeless homiletic homogenous homogonous homophonous homotonous homozygous honer hoodman ' +
  'hoolock hormonally hormonic hornet hornier horson huckl huggy hummel hummell hyalogen hybris hydra hydrant hydras hydrazin ' +
  'hydria hydric hydrocel hydrogenas hydrogenat hydrogenator hydrogenis hydrogenisation hydrogenolys hydroid hydrologic hydrolyser ' +
  'hydrolytic hydrolyzat hydromel hydropath hydropathic hydropathics hydropathist hydrophil hydrophilic hydrophobia hydrophytic ' +
  'hydroponic hydrosolic hydroxonium hydroxylat hydroxylic hydroxyzin hydrozoan hydrozoon hylic hyperalert hyperbolic hypergolic ' +
  'hypermanic hypersonic hypersonics hypertonia hypertrophic hypnogenic hypothesist hypothetis hyson iconometry idealistic ' +
  'idolisation ignitron illation illusion imbibition immanation imminution immobiliser immobilism immobilizer immolat immolation ' +
  'immunisation immunoassayist immunologic immunologist implung impudenc inactively inception inculcator independenc india ' +
  'indicativ indicatively indicatory indict indictor indirectly indissolubl indit indoor indow induct inductil inductivity indulin ' +
  'industrialis industrially inept inerm inertial infar infection infectively infernal infinity infold infusorial inhabiter ' +
  'inhabitor inhalation inharmonic inharmonicity inhibiter inhibitory inhold initiall initially initiat injunctively innerv ' +
  'inoculator inorganis inquisition insalutary insection insert insertional insol insolat insolation insolubly inspection ' +
  'instauration insufflator insulation insulter integrabl integrally integrant interfacially interfret intermal intermolecularly ' +
  'internally interparty interquartil interrenal intersect intersert interspatial interstadial interstitially inthron inton intra ' +
  'intramolecularly intro intros intuitively inulin inustion invectively inwick iodic iodination iodis iodisation iodometrical ' +
  'iodophor ionics ionotropy ironic irreality irreducibly irreversibly isallobaric isatinic ismatic isocheimal isogonic isolabl ' +
  'isomeris isometry isomorphism isopiestic isother isotheral isoton isotopy isotropic isotyp isotypic itemisation itemiser ' +
  'itemizer kabalist kabalistic kabbalist kabbalistic kaizen kalium kallityp kanas karoo karroo karstification karter karyon ' +
  'karyotin katabolism katchina kathod kathodic kation keckl keelivin keelyvin keenos keloid kenogenesis kenos kenosis kenotics ' +
  'keppen keros ketas ketol kettl killas kilogramm kilogray kilometric kinematics kines kinesic kinesics kinetin kinos kippas ' +
  'kismetic kissogram kitten kivas klick klister knarrier knocker knotwork knurly kondos koodoo koodoos kookier koori koory korai ' +
  'kotos kreatin kroon kymogram labefaction labella lacier lacross lactas laiker lakier lambent lamber lament lamination lancer ' +
  'landammann landler langest lanolat lapid lapser lasher lassoer laster lateen laten latenc latest latic latitation latten lawyer ' +
  'layman lazier leaser leaver lection lefter leman lemel lengest lengthy lepid leptin lettern levelly levier levitation licit ' +
  'liever ligan ligat lightn lignan lignit likin limac liman limas limax limen limitarian limitational limma limmas limpid linag ' +
  'lineag lineal lineat linebr lineman lineolat lingas linin lipas lipin lipoid lippi lippy liquat liquefactiv liquidation liras ' +
  'litas litigation lituus lizzi lizzy lobat local lockag locket loeri loery loggat looniest loquat lorat lorry louri loury lovat ' +
  'lowery lowly lowri lowser lumination luminescent lynag lyolysis lysis lysosom lyssas lyttas macer machan machi macromolecul ' +
  'macroscopic madder madefaction madly maffick mafic maggi maggy magick magics magnesic magnetics magnetis magnetiser magnetist ' +
  'magnetit magnetizer maigr mailer maimer mainer maintain maker makos malady malam malar malas malax maleat malic malik mallam ' +
  'malleat mallei mallet malmy malpos maltas maltes maltol malty mammat mammer manas manat manch mancus mandi manganit mangos ' +
  'manic manis mannas manner mannish manometric manometry manor manos mantos mantric manufactory manufactural manufacturer ' +
  'manumitter manus mapper mardi mardy markas markup marquess marquis marrer marrier mascl maser masonic masqu massier ' +
  'massification master mater materialis materially materiel maternal matier matlos matrics mattery mayed mayor mayos mazer mazier ' +
  'meatal mechanic mechanis mechanist medallic medcinal mediastinal medicinabl medicinally melanic meliority mellification membral ' +
  'mental mente menthen mercuric mercuris meridionally mesel metabolis metabolit metaboly metaldehyd metalhead metalis metallics ' +
  'metallid metallik metallin metallis metallogeny metalloidal metallurgic metallurgist metally metathetic methys metrics mezzo ' +
  'miasmatic micella mickler microcopi microcopy microfarad microfloppy micrography microscop microscopic microscopist microwatt ' +
  'middler migrator milder miler milker millep millet milliard millier milor milter mimer mimmer minatory minelayer miner miniatur ' +
  'minification minion minitower minos miocen miosis miseas miser misfell misfield mispatch mispl missal misse misseem misseen ' +
  'missel missell missend missent misset missil mission missionis missold misspell mistell mistl mistold miter mixability mixer ' +
  'mizen mizzen mizzl modal modality modificativ modularity moiler molas molass moldy molecularly molla mollah mollas ' +
  'mollification molter momenta momento monal monetary monitory monochromat monochromatic monodont monolater monometr monos ' +
  'montanto moola moolah moolas morain moral morality morall morkin morphean morphia morphic mortification mosaick mosaics mosell ' +
  'mosslik moten motility motorail motorial moulten muckl muller mullion multip multiplicativ multiplicator multiplier multipol ' +
  'multiseriat multivariabl mummification mundification musca muscly muski muskl musky mussel mussell muzzl mycel mycella mycet ' +
  'myelinic mylar myosis myself mytiloid naked naled namer naped naphthalin natation natis natty natura naturalisation naturally ' +
  'nebbishy nebulizer neighborhood neighborly neist nerit nertz neumatic neuron neutrino newsman nickelic nicotian ninon niton ' +
  'nitratin nitrid nitrit nitrogenis nitrosamin nitroxyl nitry nitryl nodation noesis noisy nomadisation nomenclativ nomenclator ' +
  'nomenclatural nomenklatura noncompetition noncompetitor nondollar nonelectronic nongaseous nonmaterial nonmental nonmotil ' +
  'nonmutual nonnetwork nonnitrogenous nonplayer nonsolar norman normas norther northerner northernis nosey notarisation novation ' +
  'nucleal nucleas nucleat nucleid nuclein nucleoid nucleol nucleosomal nucleotidas numerabl numerally numerat nutation oater ' +
  'obiit obital ocellat ocellation ocicat octad octahedra octahedrally octahedrit octahedron octal octant octas octav octett ' +
  'odometr odometry oedometr oenology ofter oinology oktas olefiant olein olent oliphant omegas oobit operational operos oppilat ' +
  'opter optically optimal orangy orbita orbitally orbity organics organis oriel oriell origan ornithic ortaniqu orthos ' +
  'oscillatory oscitanc oscitat osmatic osmometr osmometric ossein ostium ostosis otter oubit ourang ouster outbr outher outlawry ' +
  'outler outliner outliver outpeer outtell overabl overaction overag overat overaw overcall overdon overeaten overfall overgall ' +
  'overgon overhail overhal overhat overhaul overheap overlad overlat overlax overlay overleap overrack overrak overran overrat ' +
  'overrul oversal overshin overshon oversoon overtook overtop oxalacetat oxidas oxidat oxidational oxidic oxidisation oxter ' +
  'packly painty palaeographic palaeography paleat palli palliation pally palmately palmett palmetto palmiet palmitin palpitat ' +
  'pamper pantos paoli papery pappier papulation parador parados paradoxy paraenes paraesthetic paraffiny paramagnet parametral ' +
  'parametric parametris paraphys paraplanner paresthetic parial parity parly parochiality parol parotic parous paroxysm parpent ' +
  'partiall partially partibl participational participativ participator passabl passably passibly pastern patent patera patly ' +
  'patrial paulin pauper payroll pecten pectic pectination pectis pectisation pectos pekin pelletisation pelmatic pengos ' +
  'penicillamin penicillia penicillinas penicillium pentis pentod peptic peptidic peptis peptonisation perceant percen percental ' +
  'percept perception percipient perennation perfecta perfecti perfection perfecto perfet perficient perfumy perfus peridermal ' +
  'peridinia peridinian perimetr perimetral perimetry perineal perineural periodid periodis periostitic periotic peripherally ' +
  'peripherical peripteral periti permanenc permanganic permeametr permutability permutation pernod peroneal peroration perovskia ' +
  'peroxisomal perpent persant persistenc persistency persistently pesticidal pestos petrolatum petroleous petroleur petroleus ' +
  'pettedly pharmaceutic pharmaceutically pharmaceutics pharmacokinetic pharmacologic pharmacologist phaseal phenom phenyl ' +
  'phenylketonuric phenylketonurics philter phocas phocin pholad pholas phonat phonochemistry phonometric phorat phosphatis ' +
  'phosphit phosphokinas phosphonic phosphorescent phosphori phosphoris phosphorit phosphoritic phosphorolys phosphorous ' +
  'phosphorylativ phossy photochemist photoelectrical photoelectrod photoelectronic photometr photometric photometrist ' +
  'photosynthes photovoltaic physic physically physick physicky physiqu physis phytochemical phytochemically phytochemistry pianos ' +
  'pieridin piezoelectric pigmeat pilaster pileat pimas piment pinnacl pinochl pinol pintos pirog piroqu pistillat pistolet placid ' +
  'plack plaic plaint plaister planat planer planet planimetry planner planographic planography planta plantar plantl plaqu ' +
  'plasmic plasmin plasmodia plasmoid plasticky plastid plastiqu plead plenarty pliant plink ploat plonk plower plunk pluss pointy ' +
  'polacr polarimetric polarogram polarograph polder polestar poleyn policer pollard pollen pollmen pollster pollusion polly ' +
  'polyacid polyamin polyamorous polyaxonic polycrotic polycyclic polygen polyglottic polyhalit polyhistor polyhistorian ' +
  'polyhistory polyimid polyisopren polymathic polymerism polymerous polymery polysaccharos polyten polyteny polythen polytrophic ' +
  'polyzoon ponder poorhous poplar poriferal poros porphyria porphyric porphyrio porphyrit porphyry porteous portess portous ' +
  'poseabl positionally positon possessabl possession postatomic postillat posttreatment postulant postulata postulator postulatum ' +
  'potentially potentiat potentilla potentiometr pouder powdery powter poynt poyous poyson pralin pranc pranck prank pratiqu ' +
  'preassur precent precepit precession precipitabl precipitanc precipitant precipitativ precipitator precipitin precisian precur ' +
  'predication prediction preexistent prefect prefil prefill prefir prefrank prelov premix premotion preon prepack prepav prepay ' +
  'prescission presser pressor presum prevision prewar pricer pricker pridian prier prigger prima primacy primag primal primally ' +
  'primat primed primero primeur primitia primmer primos primus principally principat principial print prior prioritis priser ' +
  'prison prizer probably proball probeabl produc productional profanation profit proggin prograd programm proin project prolan ' +
  'prolix proll prolog promin prommer promotor prompter proofreader prootic prootics propagational propagativ propagator prophyll ' +
  'propin propon propugnation prorogation prosect proselytic prostatic prosthesis prosthetics prosthetist protas protasis protea ' +
  'proteaceous protean protei proteid protens proteomic proteos protest proteus prothes prothesis prothetic proto protolithic ' +
  'protophytic protor protyl provability provabl provection provin prower proyn pruin prunell prunella prunello pryer pseud ' +
  'pseudos psion ptotic puffin pulli pullulation puntos puriri puris purlin purty pustulat pyral pyramidally pyramidical ' +
  'pyramidion pyridic pyroelectrics pyrola pyromagnetic pyrometr pyrometry pyron pyrop pyros pyrostatic pyrotechnic pyrotechnical ' +
  'pyrotechnist pyrotechny pyrrhous quackier quadripol quadrupl quaggier quakier qualifi qualification qualify qualiti ' +
  'quantificational quantisation quark quarrier quarrion quarter quartier quarto quazzier quean queechier quenas quencher querier ' +
  'quetzal quezal quieten quina quinas quinat quinnat quinos quintic quintics quinz quittal quoll racemis racial raciation raddl ' +
  'radiabl radially radian radiat radically radicat radication radicl radicul radioactivat radioactively radiochemist ' +
  'radioisotopic radiometry ragman ramal ramat ramen ramin randem randi randon randy rankl ransom ratan ration rattan reactanc ' +
  'realtor reapplication reascent reast receiptor recip reciprocally reciprocat recircl recit recognise recognize recover recovere ' +
  'rector rectory redact redaction redactor redeal redfin redia redial rediall redock redon redos redressor reducibly redux ' +
  'reedbuck reeducation reeducativ reefy reeject reelect reenact reenactor reerect refect referent refil refill refind refir refit ' +
  'refix reflation reflex refrigerat refrigeration refrigerativ refrigeratory regelation regent regga regim regina regiv regma ' +
  'regna regressor regula regulat reheat rejecte release relin reluctant reman renin rennin renvers repaid repeal repent repin ' +
  'replat repletion repopulation represser repression requin rescind reseat resect reseen reshin resid residua residually resign ' +
  'resil resiny resis resit reskill resold resonant respirator respond respondenc responsa restauration retia reticl retil retin ' +
  'retinal retinula retor reverb reverenc reveri reversi reverso revert revertibl revery reveus revolution revolv revulsion rewin ' +
  'rexin rezon rhabdom rheologic rhetor rhinos rhizin ribas ribbon ribonucleosid ribozymal ricin rideabl rimos rivulos roari roary ' +
  'robalos rodman rogation roist romain romanc romano rooibos roost rooter rosary rosin roton rotos rotter rotund roundl roust ' +
  'royst rubbery rubier ruffin rundl rusin rutin ruttily rutty saburration saccul sacculation sachem sacker sacklik saclik ' +
  'sacrificially sager sagger saith saker salability saleability salic salter salut salver samaan saman sander sandier sandyish ' +
  'saner sangar sangeet sared sarin sarong satin saturant sauger saunt saunter sautern scaled scalen scaleni scaler scammer ' +
  'scanner scanter scaped scared scarer scatterl scattery scattier scaur scenic scepter sceptral scern schelm schema schemi schemy ' +
  'schill sciaenid sciarid scienter scion scissil scooter scoter scouter scouther scowther scratchcard screeni screeny scrien ' +
  'scrik scrin scryn scunder scutter scyth seaman searat search searingly seasick seater secateur sectator secular secur sedan ' +
  'sedent seedman segment segmentation seisor seizor semen semiconduct semiconduction semplest sender senhor senior sensitiser ' +
  'sensitiv sensitizer sensory sentential sentry separata separator separatric separatrix sepic sepium sequent sequentially sequin ' +
  'serac serail serein seren serially seriat seric serif seriff seriph seron seroon serosa serotin serotiny serous serran serranid ' +
  'serri serrulation serry serum serval servos sestin setter setulos severabl severally severely sewan sewin shaded shagger shaked ' +
  'shaled shamed shapen shaper shard sharer sharpness shatter shaved shawed sheepman shent shieldl shifty shingl shipman shired ' +
  'shopman shored shred shrewmic shrift shrik shrin sialic sialid sibilation sibyl sickli sickly siclik sieger siganid sightly ' +
  'sigil sigillation sigla siglas sigmas sigmat sigmoidally signa signabl signag signally significat sikas silenc sileni silica ' +
  'silicl silicos siliqu siliqua siliquos silklik sillier sillily silly silverl silvern silvery silvex simil simony simoom simoon ' +
  'simpless simplist simply simulat singer singly sinter sinusitis siphon siskin sister sittin situat skanger skated skater ' +
  'skeeter skeletally skerrick skitter skittery sklent skrik skylik slabber slacker slaker slammer slanger slanter slapper slated ' +
  'slatey slather slatier slatter slattern slattery slaver slayer sleeveen slenter slick slitter sliver slotter smalt smartingly ' +
  'smatter smectit smeeth smell smelly smithi smithy smittl smolt smoog smooth snared snarlingly soaringly solat solation solidi ' +
  'solubly solum solus solvability solver solvolytic soman sorag sounder sourock sours souterrain souther southerner southernis ' +
  'southernly southernness southron spankingly spanner spared sparklingly spartery spatter speakingly specc speciational specifi ' +
  'specifics specify speciosity speck spectrally spectrofluorimetr spectrofluorometr spectrofluorometric spectrofluorometry ' +
  'spectrometric spectrophotometrical spectroscop spectroscopical spectroscopist speculator spelt speman spheric spherically ' +
  'spheroid spick spicknel spiculation spiel spignel spilit spinal spindl spined spinell spinet spinett spinner spinnet spinney ' +
  'spinul spiracular splak splatter splent spliff splin splint spodium spoliation sponger spoofer spooler spooney spoonier spoorer ' +
  'sporicid spork sportingly spotter sprain springal springl sprong squabber squaller squarer squatter squattier squireen squitter ' +
  'stabber stabilisator stabilizator stacker staffer staged stager stagery stagett stagey staggery staggier stagier stain stainabl ' +
  'staler stammer stanch standardbr standardiser standardizer standardless standardly stanin staped starchy stared starer staret ' +
  'staringly stark starn startingly startl stater static statim station stationery statistic statistically stativ stayer stayn ' +
  'stead steadi steak steal steami steamy stean stear stearag stearic steem steen steepen steer steerag steerl steery steever ' +
  'stein stelen stelic stell stellular stemm stemma stereoisomeric stereometr stereophonic stereosonic sterical steril ' +
  'sterilisation sterl sterna sterv stich stichometric stichometry sticklik stigma stimulant stimulater stimulation stimulativ ' +
  'stimulator stipulat stipulation stirk stockag stoechiometric stoechiometry stoic stoicheiometric stoicheiometry stolid stoma ' +
  'stomack stoner stonk stook stoor stoppag storax storg stori storm story stotin stowag strag straik straint strait strang ' +
  'strappy strati strawhat strawn strawy strayl strayv stream stren stretchy strich strick strictur strik string stringier stripl ' +
  'stript stripy stroam strobilisation strok stromal stromb strond strook structurally struma strung studden studenty stunt ' +
  'stupent stylisation stypsis suability subatomics subcell subfix sublineation subluxation subsaturat subseciv subsid subsistent ' +
  'substat substitutionally substitutionary substract substrata substratal substrativ substratum succinct succinit succos sucras ' +
  'suction suffic sufflat suffocation sugan sugary sukkos sulcat sulfa sulfas sulfit sulfuration sulfuris sulfury sulfuryl summon ' +
  'sunder sunderer sungar superced superconduct superconduction superconductiv supercriminal superficial superficially supermassiv ' +
  'supernatural supersed superstrata supplication suppresser supramolecul suturation svelt swager swagger swatter sweer sweert ' +
  'swelt swerf swerv sweven swingl swith swooner sworn sybil sylis sylphid symboll symmetris symplast synanthes synanthesis ' +
  'synanthetic synanthous synaptical synesthetic synoptic synthes synthesist synthetical synthetics synthetis synthetism ' +
  'synthetist syntonin syntony syphilisation syphon systematics systematis systyl taata tactility taget taler taller tanas tanna ' +
  'tannabl tannag tannah tannas tannat taphol tarsioid tassel tassell tautomeric tedder teemer teener teeter tegminal teles telex ' +
  'telfer tellar tellen telpher templar templet tenacity tenner tenson tenzon terminabl terminally terminat terreen terren tersion ' +
  'tesselat tetrad tetrahedra tetrahedrally tetrahedrit tetrahedron tetrameral tetrametr tetraxon tetter theoretically therm ' +
  'therma thermalis thermel thermically thermochemist thermodynamical thermoelectric thermogenes thermogenic thermometr ' +
  'thermometry thermoplastic thermos thermospher thermostat thiazin thibl thill thionic thionin thiophil thiosulphat thirl ' +
  'thorough though throatily throppl throstl thymi thymic thymol thymy tidal tiler tiller tincal tindal tineal tirad titillation ' +
  'titivation titrimetric tittivation titubation token tolan toled toller tolley tollmen tonal tonnell tooler toolless toolmen ' +
  'tootl torminal torsionally tossen tossicat totabl totall totally toxicologic toxicologist tractility traduction trancier trangl ' +
  'transaction transcript transcriptional transcriptiv transcriptom transductional transductor transection transeunt transfection ' +
  'transferabl transferal transfere transferor transferrabl transferral transferrer transferrin translationally transmittabl ' +
  'transmittal transmittancy transmutational transmutativ transnational transporte transudation travail tread trendy triac triag ' +
  'trial triall triangularly triangulat triazin tribad trichoid tricrotic tried trigonally trihedral trild trimolecular tringl ' +
  'triod tripli triply tripsis tritiation trituration trivia trivially trizonal troad trough trunnel tryingly tuned tuner tyler ' +
  'tylosin tyrant ubiquity udometric udometry ululation unair unanalytical uncertainly uncomplet uncrown underact underreact ' +
  'undestroy undirect unfair unfavorably unfavourabl unfavourably unhair uninfluenc unionisation unknow unpaid unpain unpar unpay ' +
  'unqualit unqualiti unsalabl unstriat unvers upsilon uranyl urochrom vaccina vaccine vacillation valanc valianc valiancy valor ' +
  'valorisation vapory vapour variably variant variationally veliger velitation vellication venidium venosity vesper vibranc ' +
  'vibratiuncl vibrionic viciosity villager villagery villatic villication villosity vincibl vinegary viper viral viril virion ' +
  'viscin visibly vison volatic volcanisation volitation voltametr voltametric voltammetr volumetrical volumetry vomer ' +
  'vulgarisation wadder wader wafter wager wagger waggler waggoner wagoner waiter wallah wander wanner wanter warden warier warmen ' +
  'warner warper warzon waster waterb watery weaken weaner wearer weaver weighty weiner welsh wester whacker winker withdrawal ' +
  'withdrawer withdrawn withdrew witty woodyard woolsh woolward wormer wreaker wright yindi yindy yogic yogin yoick yonic yonis ' +
  'yonni yonny youngl zaman zander zanier zeatin zebrin zester zilas zillas zillion zinck zingel zinger zoecium zoner zoochemistry ' +
  'zooecium zoolater zoolit zoometry zwitterionic zygoma zygon zymom zymos';
