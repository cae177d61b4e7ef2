/**
 * English words, as the search compares them, that a search for misspellings would take for a name of chemistry: every word of the
 * list `an-array-of-english-words` 2.0.0 (MIT) within its reach, other names of chemistry among them.
 */
export const rightWordList =
  'abettal abnegation abomination abondanc abrogation absolution absorbancy absorbant absorptanc abundant accas accentor accepter ' +
  'acclimation acclivity account accrual accurst acerat acescent aceta acetanilid acetification acetin acetylation acetylic ' +
  'achromatic achromaticity acidify acidulation acidy acieration acinic acroamatic acrobatics acrotic actinia actinic actinoid ' +
  'actinon acton actually actuat acuat acumination adaptivity adder addiction adenosis adenyl adept adiabatics admiration adopt ' +
  'adrenalis adrenally adscription adulation adust aerobatics aerobia aerobics aerometric aestivator affiliation affinitiv ' +
  'aggradation aggravation aggregational aggros agility agregation aider aidos akkas alanyl alcad alcald alcoholics alcoholis ' +
  'alcoholism alcool alcos aldea aldern algin alien alienation alineation aliyos aliyot alkalic alkaloidal alkalos alkaly alkannin ' +
  'alkin alkos alkyd alkylic allanit allelic allineation allomeric allotropy allottery aloin aloos alpeen alphyl alpin alter altos ' +
  'aluminum alvin ambulation amidic amido amigo amigos aminity amitos ammin ammino ammoniac ammoniat ammoniation ammonic ammonit ' +
  'ammono amnia amnio amnion amnionic amorous amorphously amphibiotic amphiprostyl amylas amylic anaclis anaclisis anaerobia ' +
  'anaerobios anaerobium anaglyphical anaglyptical anagogy anally analog analoga analogic analogical analogis analytically ' +
  'anamorphous anatomisation anatomiser anatomizer ancon anemic anetic anglicis angulat angulation anhelation anhydrit aniconic ' +
  'anility anisomeric annalis annalist annexation annona annoyer annualis annular anodis anodisation anodyn anomalously anomic ' +
  'anovulation anoxic antibiotic antipathic antiphras antiporn antipot antipress antiromantic anybody anyon aphetic aphonia ' +
  'apolitical appeas appellation aptitud aptotic aquaerobics aquas aquilin arbas arcan aread areal arear arecas arenas arenous ' +
  'areolation arepas argent arias aridity ariel arilloid arnas aromatis arpas arras arrear artel ascetic ascetics ascidia ascitic ' +
  'asdic aseptat aseptic aspartam aspiration assai assembl assibilation assiduity assignation assimilation assistant asymmetry atlas ' +
  'atmas atmospherical atmospherics atomics atomis atomizer atomy atonia atonic atopic attitud atuas auction audition aulder aurat ' +
  'autocatalys autocatalytic autoimmunisation automaticity automatics auxiliar avidity avion avionic avvogador axially axiomatics ' +
  'axion azeotropic azeotropy azion azotic babier baboon backbond backer backslid bacon badder baddi baddy bagger baggier bailer ' +
  'baili bailiff bailli baillis bailly baily baiter baker bakery balder baler balis balker ballant ballast baller ballium balmier ' +
  'bammer banksid banner barber bardi bardier bardy barer bargoon bariton barker barkier barmier barnier barometry barometz baron ' +
  'baronn barret barrett barter baryon baryton baser basics basij basil basin basser bassi bassier bassist bassos bassy bastis batler ' +
  'baton batoon batter batteri battero battier battler baulky bayed bazazz bazoos bazzazz beady beast becam beckon beerier beesom ' +
  'beetler befog befool begor belayer bellman benedick benedictiv benedictus benzil benzin benzoin benzyl beret berret beseen besom ' +
  'betta bettor bevor biach bialis bidental bilgier bilian billyoh billyos bimolecularly biochemically biochemist bioenergetic ' +
  'biologic biologically biomin biomolecular biosynthes biosynthetic biotic biotit biotyp birth bisphosphonat bitch blackboy blady ' +
  'blaest blamer blanch bland blart blash blasti blasty blatt bleed blench blenny blent blest blind blist blond bluffer blush boast ' +
  'boatsman bogan bombination bookman bootery borac borag borak boral boras borat boreen borna borsch botch bottin bottler bouch ' +
  'braai braggy bragly braid braky branchy brandi branny brash brassi brassy brast bratty braunch bravi braxy brayer breach bready ' +
  'bredi bredy bridi bridy brier broader brolly bromal bromic bromis bronz bronzit bronzy broody broomy browni browny browst brugh ' +
  'brunch brushy brusk brusqu brust bryological bryology bubbler bucket buckler buffet buffier buggan bugler buller bullet bullion ' +
  'bullocky bunnet bunsen buran buret burhel burier burler burnet burnt burrel burrell burrer burrhel burrier burst burton bustler ' +
  'buten butlery buttal butter buttery button buvett buyer bwazis cabalist cabalistic cabbalist cabbalistic cachinnation cackier ' +
  'caenogenesis cagier cahier cakier calcification calcin calibrator calkin caloricity calorimetric calvity camion canalis canier ' +
  'canity cannas cannier canonically canonicat cantillation cantion cantus canyon capacitiv capillair capitation capitativ ' +
  'caprification caption captivation captor carbeen carbin carbo carbocyclic carbohydras carbolat carbonad carbonation carbonatit ' +
  'carbonett carbonic carbonis carbonnad carbonylat carbonylic carbos carboy carburation carder cardon cardoon careen cargo carier ' +
  'carlock carlot carmen carnet carnier carnification carnos carol caroll carolus caromel caromell carotin carper carphon carpus ' +
  'carrion carrot carrotin carryon carter carton cartoon cartophilic carven carver casein castigation catabolis cataclasis catalas ' +
  'catalatic catalectic cataleptic catallactic catalos catalytical catcon catena catenary catenat cateran cathodical cathol catholic ' +
  'catholicis cathood cattalos cattier caution cavier cavitation caviti cavity cecitis cedrin cellulas cellulat cellulous cementa ' +
  'cementation censer censor censur cental centar centes centner centra centrally centry ceramic cercal cereal ceria cerias ceriph ' +
  'ceris cerit ceroon cerous cerrial cerris certify cervic cervin cetan chalcogenid chancel chandelier chandell changel channell ' +
  'channer chapel chapmen characteristics charactery charet charli charly charnel charta chattel cheat chela chelas chemiosmos ' +
  'chemosmosis chemosmotic chirl chital chitlin chiton chitty chlorinator chlorit chlorophyl chloroplastal chloroplastic cholat ' +
  'cholesteric cholesterin choral chorin chorisation chromaffin chromatic chromatics chromatid chromatinic chromatist chromatograph ' +
  'chromatographer chromatoid chromatophor chromatyp chromid chromidium chromis chromit chromogram chromophob chromophoric ' +
  'chromoplast chromospher chromy chromyl chronic chunnel chymotryptic cilia ciliat cilic cinqu circularis circularly circulat ' +
  'circulation circulator cirrat cistern cistic citral citrin cittern civil civilisation clack clank claqu claro clart clary cleans ' +
  'clearag cleat cleav clench clerk climax cliqu clocker cloked cloned cloot closer closet clotur clour clown cloyed clustery clutter ' +
  'clyster coacervation coactor coadunation cocarboxylas coccoid cockey cockier cockler cocoon coden coexistent cogon cointer cojon ' +
  'cokier coley colicin collection colligation collimat colliquativ collusion colobid colon colorimetric colory combis combustibl ' +
  'combustious cometic commentator commination commission commutation compeer compellation compensation comper complanation compleat ' +
  'complect complementally completion complexion complication complimentary complot componency componental compossibility compotator ' +
  'compotatory computation computationally computator concent concert condemnation condensational conditionabl conditionally ' +
  'conditionat condol condolatory condom condonation condor condos conduc conducti conductimetric conductiometric conduction conduit ' +
  'coney confarreation confident confirmation confirmational confirmer confutation conjugal conjugant conjugational conjugativ ' +
  'conjugator conjunction conjuration conker connect connection conoid conquer consecrativ consecution consent consolatory constat ' +
  'constitution constitutionalis consummation contacte contend contentation contest contiguous continuos continuously contract ' +
  'contraption contrastiv contrasty contrat contributary contribution contributiv contributory contrist controul convect convent ' +
  'converg convers conversation converser convertor cooey cookery cookey coolest coondog cooperag coopery coordinal coordinativ ' +
  'coordinator coori coory copier copolymeric copolymeris coppera coppery copter corbi corby cordon cored corer corgi corker corky ' +
  'corni corny coronation corrasion correa correption corri corrugation corry corsey cortication cosey cosmetical cosmeticis ' +
  'cosmochemist cossi cossy costrel cottoid cotton coulometr coulter countess countrol countroll county couper couplet court courter ' +
  'couter couvert covalenc covalently coverall covert covet covey cozey crafty cranioscopy crayer creatic creation creativ crestal ' +
  'cretin creton cretonn cribration crisp crisper crispy crissal crista cristat critically crooker crool croon cropper crowd crucial ' +
  'crustal cryohydrat cryoscop cryptal cryptical cryptically crystalis crystalisation crystallis crystallit crystallographer ' +
  'crystallographic crystalloid cubby cubica cubicl cubics cubit culet culic cullet culmination cunett curet curett currant currier ' +
  'curtly curvet cyanic cyanin cyanis cyanit cyanogenes cyanogenic cycas cyclin cyclis cyclos cyclus cylic cylix cymbal cymen cymogen ' +
  'cymol cymos cystic cystid cytisin cytochemistry cytokin cyton daman damar dammar dammer danton deactivator deaminisation debar ' +
  'debby decani decar decarbonisation deceas decimally decimat declination decoration deemster deewan defeat defecat defection ' +
  'defector deferential deffest deficienc deficiently deflect defraudation defter degenerativ degradativ degression dehydrator ' +
  'dehydrogenis deign deject dejection dekar delamination deletion deliration deliverly deltas demain demayn demigration demolition ' +
  'demoralisation denar dendrometr denigration denitration denomination densifi densify dentur dependanc dependant depositation ' +
  'depositional depravation depredation deprivativ deracination derivatis desalination desand desaturation descendent descriptor ' +
  'desideration designe desin desolation desoxyribos destination desyn detect detecter detention deter detergenc detergency determent ' +
  'determinabl determinacy determinantal determinat determinist deterrent detoxication detraction devocalis devolution dewan dewax ' +
  'dexter diachronism diaconal diagonally diaphysis diarial diastereoisomeric diastereomeric diatomit diatonic diaxon dibber dicer ' +
  'dichromatic dichromism dicker dicrotic didder diedral differentia differentiabl differentially differentiat digger digonal dihedra ' +
  'diker dilat dilation dilute diluvion dimensionally dimetr dimmer diner dinner dioxin dipeptidas diphon diplo dipper diram directer ' +
  'directory direr direst dirham disaccharidas disas disassociation disattribution discas disceptation discerption discover ' +
  'discoverer discovert diseus disgestion disgradation disillusion dispensabl dispersant dispersibl dispersoid disposabl disposition ' +
  'disputation disrelation disseat dissect dissector disseis dissertation dissimilation dissimulation dissipation distention ' +
  'distinction distortional distraction distributional distributiv distributor diton diver dogman dogmas dolma domination donnart ' +
  'doubly douma dowar drack dreeing dykon dynamis dynamit earthl earthy ebulliometry ebullioscop ebullioscopical economic economis ' +
  'ectothermic effluent ejectiv elastan elastic elation electiv electivity elector electorial electrically electrician electroactiv ' +
  'electroanalys electroanalytic electrochemic electrochemically electrochemist electrocut electrocyt electrodermal electrodialysis ' +
  'electrofish electrogild electrojet electroless electrolier electrolyser electrolytics electromagnet electromagnetism electromotor ' +
  'electronica electronics electroosmosis electrophon electrophonic electrophores electrophoretic electroplater electropolar electros ' +
  'electroscopic electrostatic electrothermally electrothermic electrothermy electrotint electrotyp electrotypic electrovalenc ' +
  'electrovalency electrovalently electrowin elementally elicitation elision eluant elucidativ elucidator elusion eluviation emmet ' +
  'empirically emulsin emulsionis enantiomorph enantiomorphic enantiotropic enantiotropy encounterer endocrinal endocrinic endodermic ' +
  'endospermic endothermal endothermism endothermy energetic energetical energic energid energis enginer enginery enolas ensil entent ' +
  'entomology entropic environment environmentally enzymologist epigenesis epigenetic epoxi epoxy equall equatorially equiparation ' +
  'erectiv esker essentially esteem etamin etcher eternal etherification eudiometr eudiometric eutropy evulsion exacta examin ' +
  'exceptional exceptious excerption excisional execration exergy exothermal expans expend experimentally exponentially exsection ' +
  'exsertion extant extens externally externat facia facially facias facil faction factional factorability factory factur faitor ' +
  'fallibility falter famuli faradaic faraway fascia fascial fasciat fascicl fasciol fatal fattily faucial fautor fecal fecial feckin ' +
  'feedbag feeri feerin feery felin fellat felter femal femmy fennel feral ferin ferli ferly fermat fermis ferny ferri ferroelectric ' +
  'ferry festal fetas fetial fetta fettas fettl fianc fibrin fibroid fibrolin fibros fictor ficus fiend fiercer filcher filed filmer ' +
  'finesser finical firstl fiscal fisher fissil fistical fizzer fjeld flank flary flashy fleecer flighty flirtation flitter ' +
  'floatation floaty floccus flocky flooey flooi floor floosi floosy floozi floozy floppy flora florescenc floriation florid florin ' +
  'flossi flossy floury fluidifi fluidify fluorescein fluorescent fluoric fluorimetr fluorimetric fluorometr fluorometric fluorometry ' +
  'flurri flurry foamily focuss foetal foliat foozl forcat forcibility foredoom forensics forgat formability formabl formalistic ' +
  'formalitr formally formant formiat formol formyl forth fossat fossick fouat frack fractionally fractionat franc franco frank ' +
  'freest freezer friction frictional fright frist frith fronter frontolysis frory frosh frostier frosty frothy frowst frust fucus ' +
  'functionally functionat fundamentally furacity fushion fusibility fusil fuzil fuzzton galactosid galactosyl gallican galvanical ' +
  'galvanis ganch ganglionic gaucho gaunch geest generational generic genetics genetric genoa genomic geochemist geometr ' +
  'geometrically geometrics geometrid geometris geyser ghest gigman glacially glaciat glassin glucan gluconeogenes glucoprotein ' +
  'glucosidas glucosidic glutaminas glutaminic glycogenes glycogenetic glycogenic glycogenolys glycogenolytic glyconeogenesis ' +
  'glycophytic glycos glycosidas glycosuric glycosylat glycyl goest goodman gouch graben graffit graffiti graffito granit grannam ' +
  'graphem graphic graven gravimetr gravimetrical gridelin groupi groupy growthy guess gusset gynogenesis gyrant hacker haled haler ' +
  'halit hallow haloid hammer hardest hardiness hardnos harmonica harmonical harmonicon harmonious harmonis harmony harness hartbe ' +
  'hater hatter haver hayer hayier hazer heady heapy heari heighth heliac helical helio hellicat hellos helos hemic hemolysis ' +
  'hemolytic henlik hennery heptagonal heros heterochromatic heteroclitic heterocyclic heterocyst heterogenous heteroscian heterostyl ' +
  'heterotypic hexact hexagonally hexon hierophobia hierophobic hillmen histogenic histolysis hitman hobber hodman hoelik hoggin ' +
  'hogman hollo holloa holloo holloos hollos holon homogenous homogonous homophonous homotonous homozygous honer hoodman hoolock ' +
  'hormonally hormonic hornet hornier horson huckl huggy hummel hummell hyalogen hybris hydra hydrant hydras hydrazin hydria hydric ' +
  'hydrocel hydrogenas hydrogenat hydrogenator hydrogenis hydrogenisation hydrogenolys hydroid hydrologic hydrolyser hydrolytic ' +
  'hydrolyzat hydromel hydropath hydropathic hydropathics hydropathist hydrophil hydrophilic hydrophobia hydrophytic hydroponic ' +
  'hydrosolic hydroxonium hydroxylat hydroxylic hydroxyzin hydrozoon hylic hyperalert hyperbolic hypergolic hypermanic hypersonic ' +
  'hypersonics hypertonia hypertrophic hypnogenic hypothesist hypothetis hyson iconometry idealistic idolisation ignitron imbibition ' +
  'immobiliser immobilism immobilizer immolat immolation immunisation immunoassayist immunologic immunologist inactively inception ' +
  'inculcator independenc india indicatively indicatory indict indictor indirectly indissolubl indit indoor indow induct inductil ' +
  'inductivity indulin industrialis industrially inept inerm inertial infar infection infectively infernal infinity infold infusorial ' +
  'inhabitor inhibiter inhibitory inhold initiall initially initiat injunctively innerv inoculator inorganis inquisition insection ' +
  'insert insertional insol insolat insolation insolubly inspection insufflator insulation integrabl integrally integrant interfret ' +
  'intermal intermolecularly internally interparty interquartil interrenal intersect intersert interspatial interstadial ' +
  'interstitially inthron inton intra intramolecularly intro intros intuitively inulin invectively inwick iodic iodination iodis ' +
  'iodisation iodometrical iodophor ionics ironic irreality irreducibly irreversibly isallobaric isocheimal isogonic isomeris ' +
  'isomorphism isopiestic isother isotheral isoton isotopy isotropic isotyp isotypic kabalist kabalistic kabbalist kabbalistic kaizen ' +
  'kalium kallityp kanas karoo karroo karstification karter karyon katabolism kathod kathodic kation keckl keelivin keelyvin keenos ' +
  'keloid kenogenesis kenos kenosis keppen keros ketas ketol kettl killas kilogramm kilogray kilometric kinematics kines kinesic ' +
  'kinesics kinetin kinos kippas kismetic kissogram kitten kivas klick klister knarrier knocker knurly kondos koodoo koodoos kookier ' +
  'koori koory korai kotos kreatin kroon kymogram labefaction labella lacier lacross lactas laiker lakier lambent lamber lament ' +
  'lamination lancer langest lapid lapser lasher lassoer laster lateen laten latenc latest latic latitation latten lawyer layman ' +
  'lazier leaser leaver lection lefter leman lemel lengest lengthy lepid leptin lettern levelly levier levitation licit liever ligan ' +
  'ligat lightn lignan lignit likin limac liman limas limax limen limitarian limitational limma limmas limpid linag lineag lineal ' +
  'lineat linebr lineman lingas linin lipas lipin lipoid lippi lippy liquat liquefactiv liquidation liras litas litigation lituus ' +
  'lizzi lizzy lobat local lockag locket loeri loery loggat looniest loquat lorat lorry louri loury lovat lowery lowly lowri lowser ' +
  'lumination luminescent lynag lyolysis lysis lysosom lyssas lyttas macer machan machi macromolecul macroscopic madder madly maffick ' +
  'mafic maggi maggy magick magics magnesic magnetics magnetis magnetiser magnetist magnetit magnetizer maigr mailer maimer mainer ' +
  'maker makos malady malam malar malas malax maleat malic malik mallam malleat mallei mallet malmy malpos maltas maltes maltol malty ' +
  'mammat mammer manas manat manch mancus mandi manganit mangos manic manis mannas manner mannish manometric manometry manor manos ' +
  'mantos mantric manufactory manufactural manufacturer manus mapper mardi mardy markas markup marquess marquis marrer marrier mascl ' +
  'maser masonic masqu massier massification master mater materialis materially materiel maternal matier matlos matrics mattery mayed ' +
  'mayor mayos mazer mazier meatal mechanic mechanis mechanist medallic medcinal mediastinal medicinabl medicinally mellification ' +
  'membral mental mente menthen mercuric mercuris meridionally mesel metabolis metabolit metaboly metalis metallics metallid metallik ' +
  'metallin metallis metallogeny metalloidal metallurgic metallurgist metally metathetic methys metrics mezzo micella mickler ' +
  'microcopi microcopy microfarad microfloppy micrography microscop microscopic microscopist microwatt middler migrator milder miler ' +
  'milker millep millet millier milor milter mimer mimmer miner minification minion minos miocen miosis miseas miser misfell mispatch ' +
  'mispl missal misse misseem misseen missel missell missend missent misset missil mission missold misspell mistell mistl mistold ' +
  'miter mixability mixer mizen mizzen mizzl modal modality modificativ modularity moiler molas molass moldy molecularly molla mollah ' +
  'mollas mollification molter momenta momento monal monitory monochromat monochromatic monolater monometr monos montanto moola ' +
  'moolah moolas morain moral morality morall morkin morphia morphic mortification mosaick mosaics mosell mosslik moten motility ' +
  'moulten muckl muller mullion multip multiplicativ multiplicator multiplier multipol multiseriat multivariabl mummification ' +
  'mundification musca muscly muski muskl musky mussel mussell muzzl mycel mycella mycet mylar myosis myself naked naled namer naped ' +
  'naphthalin natation natis natty natura naturalisation naturally nebbishy nebulizer neighborhood neighborly neist nerit nertz ' +
  'neumatic neuron newsman nicotian ninon niton nitratin nitrid nitrit nitrogenis nitrosamin nitroxyl nitry nitryl nodation noesis ' +
  'noisy nomadisation nomenclativ nomenclator nomenclatural nomenklatura noncompetition noncompetitor nondollar nonelectronic ' +
  'nongaseous nonmaterial nonmental nonnitrogenous nonsolar norman normas norther northerner northernis nosey novation nucleal ' +
  'nucleas nucleat nucleid nuclein nucleoid nucleol nucleosomal nucleotidas numerabl numerally numerat nutation oater obiit obital ' +
  'ocellat ocicat octad octahedra octahedrally octahedrit octahedron octal octant octas octav octett ofter oktas olein olent omegas ' +
  'oobit operational operos oppilat opter optically optimal orangy orbita orbitally orbity organics organis oriel oriell origan ' +
  'ornithic ortaniqu orthos oscillatory oscitat osmatic osmometr osmometric ossein ostium ostosis otter oubit ourang ouster outbr ' +
  'outher outler outliner outliver outpeer outtell overabl overaction overag overat overaw overcall overdon overfall overgall overgon ' +
  'overhail overhal overhat overhaul overheap overlad overlat overlax overlay overleap overrack overrak overran overrat overrul ' +
  'oversal oversoon overtook overtop oxalacetat oxidas oxidat oxidational oxidic oxidisation oxter packly painty palaeographic ' +
  'palaeography paleat palli pally palmitin palpitat pamper pantos paoli papery pappier papulation parador parados paradoxy paraffiny ' +
  'paramagnet parametral parametric parametris paraphys paresthetic parial parity parly parochiality parol parotic parous parpent ' +
  'partiall partially partibl participational participativ participator pastern patent patera patly patrial paulin pauper payroll ' +
  'pecten pectic pectination pectis pectisation pectos pekin pelletisation pengos penicillamin penicillia penicillinas penicillium ' +
  'pentis pentod peptic peptidic peptis peptonisation perceant percen percental percept perception percipient perennation perfecta ' +
  'perfecti perfection perfecto perfet perficient perfumy perfus peridermal perimetral perineural periodid periodis periotic ' +
  'peripherally peripherical peripteral periti permanenc permanganic permutability permutation pernod peroration perovskia ' +
  'peroxisomal perpent persant persistenc persistency persistently pesticidal pestos petrolatum petroleous petroleur petroleus ' +
  'pharmaceutic pharmaceutically pharmaceutics pharmacokinetic pharmacologic pharmacologist phaseal phenom phenyl phenylketonuric ' +
  'phenylketonurics philter phocas phocin pholad pholas phonat phonochemistry phonometric phorat phosphatis phosphit phosphokinas ' +
  'phosphonic phosphorescent phosphori phosphoris phosphorit phosphoritic phosphorolys phosphorous phosphorylativ phossy photochemist ' +
  'photoelectrical photoelectrod photoelectronic photometr photometric photometrist photosynthes photovoltaic physic physically ' +
  'physick physicky physiqu physis phytochemical phytochemically phytochemistry pianos pieridin piezoelectric pigmeat pileat pimas ' +
  'piment pinnacl pinol pintos pirog piroqu placid plack plaic plaint planat planer planet planimetry planner planographic ' +
  'planography planta plantar plantl plaqu plasmic plasmin plasmoid plasticky plastid plastiqu plead pliant plink ploat plonk plower ' +
  'plunk pluss pointy polacr polarimetric polarogram polarograph polder poleyn policer pollard pollen pollmen pollusion polly ' +
  'polyacid polyamin polyaxonic polycrotic polycyclic polygen polyglottic polyhalit polyimid polyisopren polymerism polymerous ' +
  'polymery polysaccharos polyten polythen polytrophic polyzoon ponder poorhous poplar poriferal poros porphyria porphyric porphyrio ' +
  'porphyrit porphyry portous positionally positon postatomic postillat posttreatment postulant postulata postulator postulatum ' +
  'potentially potentiat potentilla potentiometr pouder powdery powter poynt poyous poyson pralin pranc pranck prank pratiqu preassur ' +
  'precent precession precipitabl precipitanc precipitant precipitativ precipitator precipitin precisian precur prediction ' +
  'preexistent prefect prefil prefill prefir prelov premix preon prepack prepav prepay prescission presser pressor presum prevision ' +
  'prewar pricer pricker prier prigger prima primacy primag primal primally primat primed primero primeur primitia primmer primos ' +
  'primus principally principat principial print prior prioritis priser prison prizer probably proball probeabl produc productional ' +
  'profanation profit proggin prograd programm proin project prolan prolix proll prolog promin prommer promotor prompter proofreader ' +
  'prootic prootics propagational propagativ propagator prophyll propin propon propugnation prorogation prosect proselytic prosthesis ' +
  'prosthetics prosthetist protas protea protean protei proteid protens proteomic proteos protest proteus prothetic proto protolithic ' +
  'protophytic protor protyl provability provabl provection provin prower proyn pruin prunell pryer pseud pseudos psion ptotic puffin ' +
  'pulli puntos puriri puris purlin purty pustulat pyral pyramidally pyramidical pyramidion pyridic pyroelectrics pyrola pyromagnetic ' +
  'pyron pyrop pyros pyrotechnic pyrotechnical pyrotechnist pyrotechny pyrrhous quackier quadripol quadrupl quaggier quakier qualifi ' +
  'qualification qualify qualiti quantificational quantisation quark quarrier quarrion quarter quartier quarto quazzier quean ' +
  'queechier quenas quencher querier quetzal quezal quieten quina quinas quinat quinnat quinos quintic quintics quinz quittal quoll ' +
  'racemis racial raciation raddl radiabl radially radian radiat radically radicat radication radicl radicul radioactivat ' +
  'radioactively radiochemist radioisotopic radiometry ragman ramal ramat ramen ramin randem randi randon randy rankl ransom ratan ' +
  'ration rattan reactanc realtor reapplication reascent reast receiptor recip reciprocally reciprocat recircl recit recognise ' +
  'recognize recover recovere rector redact redaction redactor redeal redfin redia redial rediall redock redon redos redressor ' +
  'reducibly redux reedbuck reeducation reeducativ reefy reeject reelect reenact reenactor reerect refect referent refil refill ' +
  'refind refir refit refix reflation reflex refrigerat refrigeration refrigerativ refrigeratory regelation regent regga regim regina ' +
  'regiv regma regna regressor regula regulat reheat rejecte release relin reluctant reman renin rennin renvers repaid repeal repent ' +
  'repin replat represser repression requin rescind reseat resect reseen reshin resid residua residually resign resil resiny resis ' +
  'resit reskill resold resonant respirator respond respondenc responsa restauration retia reticl retil retin retinal retor reverb ' +
  'reverenc reveri reversi reverso revert revertibl revery reveus revolution revolv revulsion rewin rexin rezon rhabdom rheologic ' +
  'rhetor rhinos rhizin ribas ribbon ribonucleosid ribozymal ricin rideabl rimos rivulos roari roary rodman rogation roist romain ' +
  'romanc romano rooibos roost rooter rosary rosin roton rotos rotter rotund roundl roust royst rubbery rubier ruffin rundl rusin ' +
  'rutin ruttily rutty saburration saccul sacculation sachem sacker sacklik saclik sacrificially sager sagger saith saker salability ' +
  'salic salter salut salver samaan saman sander saner sangar sangeet sared sarin sarong satin saturant sauger saunt saunter scaled ' +
  'scalen scaleni scaler scammer scanner scanter scaped scared scarer scatterl scattery scattier scaur scenic scepter sceptral scern ' +
  'schelm schema schemi schemy schill sciaenid sciarid scienter scion scissil scooter scoter scratchcard screeni screeny scrien scrik ' +
  'scrin scryn scunder scutter scyth seaman searat search searingly seasick seater sectator secular secur sedan sedent seedman ' +
  'segment segmentation seisor seizor semen semiconduct semiconduction semplest sender senhor senior sensitiser sensitiv sensitizer ' +
  'sensory sentential sentry separata separator separatric separatrix sepic sepium sequent sequentially sequin serac serail serein ' +
  'seren serially seriat seric serif seriff seriph seron seroon serosa serous serran serranid serri serrulation serry serum serval ' +
  'servos sestin setter setulos severabl severally sewan sewin shaded shagger shaked shaled shamed shapen shaper shard sharer ' +
  'sharpness shatter shaved shawed shent shieldl shifty shingl shired shored shred shrift shrik shrin sialic sialid sibilation sibyl ' +
  'sickli sickly siclik sieger siganid sightly sigil sigillation sigla siglas sigmas sigmat sigmoidally signa signabl signag signally ' +
  'significat sikas silenc sileni silica silicl silicos siliqu siliqua siliquos silklik sillier sillily silly silverl silvern silvery ' +
  'silvex simil simony simoom simoon simpless simplist simply simulat singer singly sinter siphon siskin sister sittin situat skanger ' +
  'skated skater skeeter skeletally skerrick skitter sklent skrik skylik slabber slacker slaker slammer slanger slanter slapper ' +
  'slated slatey slather slatier slatter slattern slattery slaver slayer sleeveen slenter slick slitter sliver slotter smalt ' +
  'smartingly smatter smectit smeeth smell smelly smithi smithy smittl smolt smoog smooth snared snarlingly soaringly solat solation ' +
  'solidi solubly solum solus solvability solver solvolytic soman sorag sounder sourock sours souther southerner southernis ' +
  'southernly southernness spankingly spanner spared sparklingly spatter speakingly specc speciational specifi specifics specify ' +
  'speciosity speck spectrally spectrofluorimetr spectrofluorometr spectrofluorometric spectrofluorometry spectrometric ' +
  'spectrophotometrical spectroscop spectroscopical spectroscopist speculator spelt speman spheric spherically spheroid spick ' +
  'spicknel spiculation spiel spignel spilit spinal spindl spined spinell spinet spinett spinner spinnet spinney spinul spiracular ' +
  'splak splatter splent spliff splin splint spodium spoliation sponger spoofer spooler spooney spoonier spoorer spork sportingly ' +
  'spotter sprain sprong squabber squaller squarer squatter squattier squireen squitter stabber stabilisator stabilizator stacker ' +
  'staffer staged stager stagery stagett stagey staggery staggier stagier stain staler stammer stanch standardbr standardiser ' +
  'standardizer standardless standardly stanin staped starchy stared starer staret staringly stark starn startingly startl stater ' +
  'static statim station stationery statistic statistically stativ stayer stayn stead steadi steak steal steami steamy stean stear ' +
  'stearag stearic steem steen steepen steer steerag steerl steery steever stein stelen stelic stell stellular stemm stemma ' +
  'stereoisomeric stereometr stereophonic stereosonic sterical steril sterilisation sterl sterna sterv stich stichometric stichometry ' +
  'sticklik stigma stimulant stimulater stimulation stimulativ stimulator stipulat stipulation stirk stockag stoechiometric ' +
  'stoechiometry stoic stoicheiometric stoicheiometry stolid stoma stoner stonk stook stoor stoppag storax storg stori storm story ' +
  'stotin stowag strag straik straint strait strang strappy strati strawn strawy strayl strayv stream stren stretchy strich strick ' +
  'strictur strik string stripl stript stripy stroam strobilisation strok stromal stromb strond strook structurally struma strung ' +
  'studden studenty stunt stupent stylisation suability subatomics subcell subfix sublineation subluxation subsaturat subseciv subsid ' +
  'substat substitutionally substitutionary substract substrata substratal substrativ substratum succinct succinit succos sucras ' +
  'suction suffic sufflat suffocation sugan sugary sukkos sulcat sulfa sulfas sulfit sulfuration sulfuris sulfury sulfuryl summon ' +
  'sunder sungar superconduct superconduction superconductiv supercriminal supermassiv supernatural supplication suppresser ' +
  'supramolecul suturation svelt swager swagger swatter sweer sweert swelt swerf swerv sweven swingl swith swooner sworn sybil sylis ' +
  'sylphid symboll symmetris symplast synanthetic synaptical synesthetic synoptic synthes synthesist synthetical synthetics synthetis ' +
  'synthetism synthetist syphilisation syphon systematics systematis systyl taata tactility taget taler taller tanas tanna tannabl ' +
  'tannag tannah tannas tannat taphol tassel tassell tautomeric tedder teemer teener teeter tegminal teles telex telfer tellar tellen ' +
  'telpher templar templet tenner tenson tenzon terminabl terminally terminat terreen terren tersion tetrad tetrahedra tetrahedrally ' +
  'tetrahedrit tetrahedron tetrameral tetter theoretically therm therma thermalis thermel thermically thermochemist thermodynamical ' +
  'thermoelectric thermogenes thermogenic thermometr thermoplastic thermos thermospher thermostat thiazin thibl thill thionic thionin ' +
  'thiophil thiosulphat thirl thorough though throppl throstl thymi thymic thymol thymy tidal tiler tiller tincal tindal tineal tirad ' +
  'titillation titivation titrimetric tittivation titubation token tolan toled toller tolley tollmen tonal tonnell tooler toolless ' +
  'toolmen tootl torminal torsionally tossen tossicat totabl totall totally toxicologic toxicologist tractility traduction trancier ' +
  'trangl transaction transcript transcriptional transcriptiv transcriptom transductional transductor transection transfection ' +
  'transferabl transferal transfere transferor transferrabl transferral transferrer transferrin translationally transmittabl ' +
  'transmittal transmittancy transmutational transmutativ transnational transporte transudation tread trendy triac triag trial triall ' +
  'triangularly triangulat triazin tribad tricrotic tried trigonally trild trimolecular tringl triod tripli triply tripsis tritiation ' +
  'trituration trivia trivially trizonal troad trough trunnel tuned tuner tyler tylosin tyrant ubiquity unair uncertainly uncrown ' +
  'unfair unfavorably unfavourabl unfavourably unhair unknow unpaid unpain unpar unpay unvers uranyl vaccina vaccine vacillation ' +
  'valanc valianc valor valorisation vapory vapour variably variant variationally veliger velitation vellication venosity vesper ' +
  'vibratiuncl vibrionic viciosity villager villication villosity vincibl vinegary viper viral viril virion viscin visibly vison ' +
  'volatic volcanisation volitation voltametr voltametric voltammetr volumetrical volumetry vomer vulgarisation wadder wader wafter ' +
  'wager wagger waggler waggoner wagoner waiter wallah wander wanner wanter warden warier warmen warner warper warzon waster waterb ' +
  'watery weaken weaner wearer weaver weighty weiner welsh wester whacker winker withdrawal withdrawer withdrawn withdrew witty ' +
  'woodyard woolsh woolward wormer wreaker wright yindi yindy yogic yogin yoick yonic yonis yonni yonny youngl zaman zander zanier ' +
  'zeatin zebrin zester zilas zillas zillion zinck zingel zinger zoecium zoner zoochemistry zooecium zoolater zoolit zoometry ' +
  'zwitterionic zygoma zygon zymom zymos';
