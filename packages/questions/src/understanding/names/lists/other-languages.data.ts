/**
 * Names of the commonest concepts in German; Spanish; French; Hindi, in front of them the English name by which they are looked up:
 * `English > name; name; …`. Accents, capitals, articles and hyphens make no difference.
 */
export const otherLanguages = `
chemical bonding > enlaces químicos
organic nomenclature > कार्बनिक रसायन नामकरण
acids and bases > Säuren und Basen; Säure-Base; ácidos y bases; acides et bases; acide-base; अम्ल और क्षार; अम्ल तथा क्षारक; अम्ल; amal aur kshar
strong acids and bases > starke Säuren; ácidos fuertes; acides forts; प्रबल अम्ल
weak acids and bases > schwache Säuren; ácidos débiles; acides faibles; दुर्बल अम्ल
pH > pH-Wert; pH Berechnung; valor de pH; cálculo de pH; calcul de pH; पीएच; पीएच मान
buffers > Puffer; Pufferlösungen; Pufferlösung; tampones; soluciones amortiguadoras; disoluciones reguladoras; tampons; solutions tampons; solution tampon; बफर; बफर विलयन
titration > Titrationen; valoración; titulación; valoraciones; dosage; titrage; dosages; अनुमापन
acid-base titration > Säure-Base-Titration; valoración ácido-base; titulación ácido-base; dosage acido-basique; अम्ल क्षार अनुमापन
indicators > Indikatoren; indicadores; indicateurs colorés; सूचक
neutralization > Neutralisation; neutralización; réaction de neutralisation; उदासीनीकरण
redox > Redoxreaktionen; Redoxreaktion; oxidación-reducción; reacciones redox; reacciones de oxidación y reducción; oxydoréduction; réactions d'oxydoréduction; réactions redox; उपापचय अभिक्रिया; रेडॉक्स; अपचयोपचय
oxidation numbers > Oxidationszahlen; Oxidationszahl; número de oxidación; números de oxidación; estados de oxidación; nombre d'oxydation; nombres d'oxydation; ऑक्सीकरण संख्या
oxidation > Oxidation; oxidación; oxydation; ऑक्सीकरण
reduction > Reduktion; reducción; réduction; अपचयन
half-equations > Teilgleichungen; semirreacciones; demi-équations; अर्ध अभिक्रिया
galvanic cell > galvanische Zelle; galvanische Zellen; galvanisches Element; pila galvánica; celda galvánica; celdas galvánicas; pile électrochimique; piles électrochimiques; गैल्वेनिक सेल
electrolysis > Elektrolyse; electrólisis; électrolyse; विद्युत अपघटन; वैद्युत अपघटन
electrochemistry > Elektrochemie; electroquímica; électrochimie; विद्युत रसायन; वैद्युत रसायन
standard electrode potential > Standardpotential; Standardelektrodenpotential; potencial estándar de electrodo; potentiel standard; मानक इलेक्ट्रोड विभव
corrosion > Korrosion; corrosión; rouille; संक्षारण
batteries > Batterien; baterías; pilas; accumulateurs; बैटरी
the mole > Stoffmenge; Mol; cantidad de sustancia; el mol; quantité de matière; la mole; मोल; मोल अवधारणा; मोल संकल्पना
molar mass > molare Masse; Molmasse; masa molar; masse molaire; मोलर द्रव्यमान; आण्विक द्रव्यमान
stoichiometry > Stöchiometrie; estequiometría; stœchiometrie; stoechiométrie; stœchiométrie; रससमीकरणमिति; स्टॉइकियोमेट्री
limiting reagent > limitierendes Reagenz; Unterschussreagenz; reactivo limitante; réactif limitant; सीमांत अभिकर्मक; सीमान्त अभिकर्मक
percentage yield > Ausbeute; rendimiento; rendement; प्रतिशत लब्धि
balancing equations > Reaktionsgleichungen; Reaktionsgleichungen ausgleichen; ajuste de ecuaciones; balanceo de ecuaciones; équilibrer une équation; équilibrer des équations; équations chimiques; रासायनिक समीकरण; समीकरण संतुलन
empirical formula > Verhältnisformel; fórmula empírica; formule brute; मूलानुपाती सूत्र
molecular formula > Summenformel; fórmula molecular; formule moléculaire; आणविक सूत्र
concentration > Konzentration; Stoffmengenkonzentration; concentración; सांद्रता; सान्द्रता
molarity > Molarität; molaridad; molarité; मोलरता
dilution > Verdünnung; dilución; वि-तनुकरण; तनुकरण
solutions > Lösungen; Lösung; disoluciones; soluciones; विलयन
solubility > Löslichkeit; solubilidad; solubilité; विलेयता
solubility product > Löslichkeitsprodukt; producto de solubilidad; produit de solubilité; विलेयता गुणनफल
precipitation > Fällungsreaktionen; precipitación; réactions de précipitation; अवक्षेपण
gas laws > Gasgesetze; leyes de los gases; lois des gaz; गैस के नियम; गैस नियम
ideal gas law > ideales Gasgesetz; ideale Gasgleichung; ley de los gases ideales; gas ideal; loi des gaz parfaits; gaz parfait; gaz parfaits; आदर्श गैस समीकरण; आदर्श गैस
Boyle's law > Gesetz von Boyle-Mariotte; ley de Boyle; loi de Boyle-Mariotte; बॉयल का नियम
Charles's law > Gesetz von Gay-Lussac und Charles; ley de Charles; loi de Charles; चार्ल्स का नियम
partial pressures > Partialdruck; Partialdrücke; presión parcial; presiones parciales; pression partielle; pressions partielles; आंशिक दाब
real gases > reale Gase; gases reales; gaz réels; वास्तविक गैस
thermodynamics > Thermodynamik; termodinámica; thermodynamique; ऊष्मागतिकी
thermochemistry > Thermochemie; termoquímica; thermochimie; ऊष्मा रसायन
enthalpy > Enthalpie; Reaktionsenthalpie; entalpía; enthalpie; एन्थैल्पी
entropy > Entropie; entropía; एन्ट्रॉपी
Gibbs energy > Gibbs-Energie; freie Enthalpie; freie Reaktionsenthalpie; energía libre; energía libre de Gibbs; energía de Gibbs; enthalpie libre; énergie de Gibbs; énergie libre de Gibbs; गिब्स ऊर्जा; मुक्त ऊर्जा
Hess's law > Satz von Hess; ley de Hess; loi de Hess; हेस का नियम
calorimetry > Kalorimetrie; calorimetría; calorimétrie; कैलोरीमिति
specific heat capacity > spezifische Wärmekapazität; calor específico; capacité thermique massique; विशिष्ट ऊष्मा
bond enthalpies > Bindungsenthalpie; Bindungsenergie; Bindungsenergien; energía de enlace; énergie de liaison; बंध ऊर्जा; आबंध एन्थैल्पी
exothermic and endothermic > exotherm und endotherm; exotherme und endotherme Reaktionen; reacciones exotérmicas y endotérmicas; exotérmico y endotérmico; réactions exothermiques et endothermiques; ऊष्माक्षेपी और ऊष्माशोषी
enthalpy of formation > Bildungsenthalpie; entalpía de formación; enthalpie de formation; संभवन एन्थैल्पी
enthalpy of combustion > Verbrennungsenthalpie; entalpía de combustión; enthalpie de combustion; दहन एन्थैल्पी
Born-Haber cycle > Born-Haber-Kreisprozess; ciclo de Born-Haber; cycle de Born-Haber; बॉर्न हैबर चक्र
chemical equilibrium > chemisches Gleichgewicht; Gleichgewicht; equilibrio químico; équilibre chimique; équilibres chimiques; रासायनिक साम्य; रासायनिक साम्यावस्था; साम्यावस्था
equilibrium constant > Gleichgewichtskonstante; Massenwirkungsgesetz; constante de equilibrio; ley de acción de masas; constante d'équilibre; साम्य स्थिरांक
Le Chatelier's principle > Prinzip von Le Chatelier; Prinzip des kleinsten Zwanges; principio de Le Chatelier; principe de Le Chatelier; ले शातेलिए का सिद्धांत; ली शातेलिए सिद्धांत
Haber process > Haber-Bosch-Verfahren; proceso Haber; procédé Haber; हाबर प्रक्रम
reaction rate > Reaktionsgeschwindigkeit; velocidad de reacción; vitesse de réaction; अभिक्रिया की दर; अभिक्रिया वेग
kinetics > Kinetik; Reaktionskinetik; cinética química; cinétique chimique; cinétique; रासायनिक बलगतिकी
rate law > Geschwindigkeitsgesetz; ley de velocidad; loi de vitesse; orden de reacción; ordre de réaction; वेग नियम; अभिक्रिया की कोटि
activation energy > Aktivierungsenergie; energía de activación; énergie d'activation; सक्रियण ऊर्जा
catalysis > Katalyse; Katalysator; Katalysatoren; catálisis; catalizadores; catalyse; catalyseurs; catalyseur; उत्प्रेरण; उत्प्रेरक
Arrhenius equation > Arrhenius-Gleichung; ecuación de Arrhenius; équation d'Arrhenius; loi d'Arrhenius; आरेनियस समीकरण
half-life of a reaction > Halbwertszeit; vida media; temps de demi-réaction; demi-vie; अर्ध आयु
reaction mechanisms > Reaktionsmechanismus; Reaktionsmechanismen; mecanismo de reacción; mecanismos de reacción; mécanisme réactionnel; mécanismes réactionnels; अभिक्रिया क्रियाविधि
atomic structure > Atombau; Atomaufbau; estructura atómica; estructura del átomo; structure de l'atome; structure atomique; परमाणु संरचना; परमाणु की संरचना
electron configuration > Elektronenkonfiguration; configuración electrónica; configuration électronique; इलेक्ट्रॉनिक विन्यास
isotopes > Isotope; isótopos; isotopes; समस्थानिक
orbitals > Orbitale; orbitales; orbitales atomiques; कक्षक
quantum numbers > Quantenzahlen; números cuánticos; nombres quantiques; क्वांटम संख्या; क्वांटम संख्याएँ
periodic table > Periodensystem; tabla periódica; tableau périodique; classification périodique; आवर्त सारणी
periodic trends > periodische Eigenschaften; propiedades periódicas; tabla periódica propiedades; propriétés périodiques; आवर्ती गुण; आवर्तिता
electronegativity > Elektronegativität; electronegatividad; électronégativité; विद्युत ऋणात्मकता; वैद्युत ऋणात्मकता
ionization energy > Ionisierungsenergie; energía de ionización; énergie d'ionisation; आयनन ऊर्जा; आयनन एन्थैल्पी
atomic radius > Atomradius; radio atómico; rayon atomique; परमाणु त्रिज्या
chemical bonding > chemische Bindung; enlace químico; liaison chimique; liaisons chimiques; रासायनिक आबंध; रासायनिक बंधन; rasayanik bandhan
ionic bonding > Ionenbindung; enlace iónico; liaison ionique; आयनिक बंध; आयनिक आबंध
covalent bonding > kovalente Bindung; Atombindung; enlace covalente; liaison covalente; सहसंयोजक बंध; सहसंयोजक आबंध
metallic bonding > metallische Bindung; Metallbindung; enlace metálico; liaison métallique; धात्विक बंध; धात्विक आबंध
hydrogen bonding > Wasserstoffbrücken; Wasserstoffbrückenbindung; puente de hidrógeno; puentes de hidrógeno; enlace de hidrógeno; liaison hydrogène; liaisons hydrogène; हाइड्रोजन बंध; हाइड्रोजन आबंध
intermolecular forces > zwischenmolekulare Kräfte; fuerzas intermoleculares; forces intermoléculaires; interactions intermoléculaires; अंतराआण्विक बल; अंतराअणुक बल
Lewis structures > Lewis-Formeln; Lewis-Strukturen; estructuras de Lewis; structures de Lewis; schéma de Lewis; schémas de Lewis; लुईस संरचना
VSEPR theory > VSEPR-Modell; EPA-Modell; teoría RPECV; TRPECV; théorie VSEPR; वीएसईपीआर सिद्धांत
molecular geometry > Molekülgeometrie; geometría molecular; géométrie moléculaire; géométrie des molécules; अणुओं की आकृति; आणविक ज्यामिति
hybridization > Hybridisierung; hibridación; hybridation; संकरण
molecular polarity > Polarität; polaridad; polarité; ध्रुवता
molecular orbitals > Molekülorbitale; orbitales moleculares; orbitales moléculaires; अणु कक्षक; आणविक कक्षक
nomenclature > Nomenklatur; nomenclatura; formulación y nomenclatura; नामकरण; नामपद्धति
organic nomenclature > Nomenklatur organischer Verbindungen; nomenclatura orgánica; nomenclature organique; कार्बनिक यौगिकों का नामकरण
functional groups > funktionelle Gruppen; grupos funcionales; groupes fonctionnels; groupes caractéristiques; क्रियात्मक समूह; प्रकार्यात्मक समूह
isomerism > Isomerie; isomería; isomérie; समावयवता
stereochemistry > Stereochemie; estereoquímica; stéréochimie; stéréoisomérie; त्रिविम रसायन; त्रिविम समावयवता
chirality > Chiralität; quiralidad; chiralité; किरेलता
alkanes > Alkane; alcanos; alcanes; एल्केन
alkenes > Alkene; alquenos; alcènes; एल्कीन
alkynes > Alkine; alquinos; alcynes; एल्काइन
alcohols > Alkohole; alcoholes; alcools; एल्कोहॉल
ethers > Ether; éteres; éthers; ईथर
aldehydes and ketones > Aldehyde und Ketone; aldehídos y cetonas; aldéhydes et cétones; एल्डिहाइड और कीटोन; एल्डिहाइड एवं कीटोन
carboxylic acids > Carbonsäuren; ácidos carboxílicos; acides carboxyliques; कार्बोक्सिलिक अम्ल
esters > Ester; ésteres; एस्टर
esterification > Veresterung; esterificación; estérification; एस्टरीकरण
hydrolysis of esters > Verseifung; saponificación; saponification; साबुनीकरण
amines > Amine; aminas; एमीन
amides > Amide; amidas; एमाइड
aromatic compounds > Aromaten; aromatische Verbindungen; compuestos aromáticos; composés aromatiques; ऐरोमैटिक यौगिक
structure of benzene > Benzol; benceno; benzène; बेन्जीन
electrophilic aromatic substitution > elektrophile aromatische Substitution; sustitución electrofílica aromática; substitution électrophile aromatique; इलेक्ट्रॉनरागी प्रतिस्थापन
nucleophilic substitution > nucleophile Substitution; sustitución nucleofílica; sustitución nucleófila; substitution nucléophile; नाभिकरागी प्रतिस्थापन
elimination > Eliminierung; reacciones de eliminación; réactions d'élimination; élimination; विलोपन
radical reactions > radikalische Substitution; reacciones radicalarias; sustitución radicalaria; substitution radicalaire; मुक्त मूलक
polymers > Polymere; Kunststoffe; polímeros; polymères; बहुलक
organic chemistry > organische Chemie; química orgánica; chimie organique
general chemistry > allgemeine Chemie; química general; chimie générale
physical chemistry > physikalische Chemie; química física; chimie physique
organic reactions > organische Reaktionen; reacciones orgánicas; réactions organiques; कार्बनिक अभिक्रियाएँ
resonance > Mesomerie; resonancia; mésomérie; résonance; अनुनाद
spectroscopy > Spektroskopie; espectroscopia; espectroscopía; spectroscopie; स्पेक्ट्रोस्कोपी
infrared spectroscopy > Infrarotspektroskopie; IR-Spektroskopie; espectroscopia infrarroja; spectroscopie infrarouge; अवरक्त स्पेक्ट्रोस्कोपी
NMR > NMR-Spektroskopie; Kernspinresonanz; Kernresonanzspektroskopie; resonancia magnética nuclear; RMN; résonance magnétique nucléaire; नाभिकीय चुंबकीय अनुनाद
mass spectrometry > Massenspektrometrie; espectrometría de masas; spectrométrie de masse; द्रव्यमान स्पेक्ट्रममिति
Beer-Lambert law > Lambert-Beersches Gesetz; Lambert-Beer-Gesetz; ley de Lambert-Beer; ley de Beer; loi de Beer-Lambert; बीयर लैम्बर्ट नियम
chromatography > Chromatographie; Chromatografie; cromatografía; chromatographie; वर्णलेखन; क्रोमैटोग्राफी
distillation techniques > Destillation; destilación; distillation; आसवन
liquid-liquid extraction > Flüssig-Flüssig-Extraktion; extracción líquido-líquido; extraction liquide-liquide; विलायक निष्कर्षण
calibration > Kalibrierung; calibración; étalonnage; अंशांकन
significant figures > signifikante Stellen; cifras significativas; chiffres significatifs; सार्थक अंक
measurement > Messung; Maßeinheiten; medición; mesure; मापन
density > Dichte; densidad; densité; masse volumique; घनत्व
states of matter > Aggregatzustände; estados de la materia; états de la matière; पदार्थ की अवस्थाएँ; द्रव्य की अवस्थाएँ
pure substances and mixtures > Reinstoffe und Gemische; mezclas y sustancias puras; corps purs et mélanges; मिश्रण
phase diagram > Phasendiagramm; diagrama de fases; diagramme de phases; प्रावस्था आरेख
vapor pressure > Dampfdruck; presión de vapor; pression de vapeur; वाष्प दाब
colligative properties > kolligative Eigenschaften; propiedades coligativas; propriétés colligatives; अणुसंख्य गुणधर्म; अणुसंख्यक गुण
osmotic pressure > osmotischer Druck; Osmose; presión osmótica; ósmosis; pression osmotique; osmose; परासरण दाब; परासरण
boiling point elevation > Siedepunktserhöhung; aumento ebulloscópico; ébullioscopie; क्वथनांक उन्नयन
freezing point depression > Gefrierpunktserniedrigung; descenso crioscópico; cryoscopie; हिमांक अवनमन
Raoult's law > Raoultsches Gesetz; ley de Raoult; loi de Raoult; राउल्ट का नियम
Henry's law > Henry-Gesetz; ley de Henry; loi de Henry; हेनरी का नियम
quantum mechanics > Quantenmechanik; mecánica cuántica; mécanique quantique; क्वांटम यांत्रिकी
photoelectric effect > Photoeffekt; photoelektrischer Effekt; efecto fotoeléctrico; effet photoélectrique; प्रकाश विद्युत प्रभाव
Bohr model > Bohrsches Atommodell; modelo de Bohr; modelo atómico de Bohr; modèle de Bohr; बोर मॉडल
nuclear chemistry > Kernchemie; Radioaktivität; química nuclear; radiactividad; radiactivité; radioactivité; chimie nucléaire; नाभिकीय रसायन; रेडियोधर्मिता; रेडियोऐक्टिवता
half-life of a nuclide > Halbwertszeit eines Nuklids; periodo de semidesintegración; temps de demi-vie; नाभिकीय अर्ध आयु
coordination chemistry > Komplexchemie; Komplexverbindungen; Koordinationschemie; compuestos de coordinación; química de coordinación; complexes de coordination; chimie de coordination; उपसहसंयोजन यौगिक
crystal field theory > Kristallfeldtheorie; teoría del campo cristalino; théorie du champ cristallin; क्रिस्टल क्षेत्र सिद्धांत
transition metals > Übergangsmetalle; metales de transición; métaux de transition; संक्रमण धातु; संक्रमण तत्व
group 17 halogens > Halogene; halógenos; halogènes; हैलोजन
group 1 metals > Alkalimetalle; metales alcalinos; métaux alcalins; क्षार धातु
group 2 metals > Erdalkalimetalle; metales alcalinotérreos; métaux alcalino-terreux; क्षारीय मृदा धातु
noble gases > Edelgase; gases nobles; gaz nobles; gaz rares; उत्कृष्ट गैस; अक्रिय गैस
solid state > Festkörperchemie; estado sólido; chimie du solide; ठोस अवस्था
unit cells > Elementarzelle; celda unidad; maille élémentaire; एकक कोष्ठिका
surfaces > Oberflächenchemie; química de superficies; chimie des surfaces; पृष्ठ रसायन
adsorption > Adsorption; adsorción; अधिशोषण
colloids > Kolloide; coloides; colloïdes; कोलॉइड
amino acids > Aminosäuren; aminoácidos; acides aminés; अमीनो अम्ल; ऐमीनो अम्ल
proteins > Proteine; Eiweiße; proteínas; protéines; प्रोटीन
enzymes > Enzyme; enzimas; एंजाइम
enzyme kinetics > Enzymkinetik; cinética enzimática; cinétique enzymatique; एंजाइम बलगतिकी
carbohydrates > Kohlenhydrate; carbohidratos; hidratos de carbono; glúcidos; glucides; कार्बोहाइड्रेट
lipids > Lipide; Fette; lípidos; grasas; lipides; graisses; लिपिड; वसा
nucleic acids > Nukleinsäuren; ácidos nucleicos; acides nucléiques; न्यूक्लिक अम्ल
DNA > DNS; ADN; डीएनए
photosynthesis > Photosynthese; Fotosynthese; fotosíntesis; photosynthèse; प्रकाश संश्लेषण
cellular respiration > Zellatmung; respiración celular; respiration cellulaire; कोशिकीय श्वसन
glycolysis > Glykolyse; glucólisis; glycolyse; ग्लाइकोलिसिस
citric acid cycle > Citratzyklus; Zitronensäurezyklus; ciclo de Krebs; ciclo del ácido cítrico; cycle de Krebs; cycle de l'acide citrique; क्रेब्स चक्र; साइट्रिक अम्ल चक्र
fermentation > Gärung; fermentación; किण्वन
metabolism > Stoffwechsel; metabolismo; métabolisme; उपापचय
membranes > Biomembranen; membranas; membranes biologiques; झिल्ली
water hardness > Wasserhärte; dureza del agua; dureté de l'eau; जल की कठोरता
gravimetric analysis > Gravimetrie; gravimetría; gravimétrie; भारात्मक विश्लेषण
green chemistry > grüne Chemie; química verde; chimie verte; हरित रसायन
environmental chemistry > Umweltchemie; química ambiental; química medioambiental; chimie de l'environnement; पर्यावरणीय रसायन
Henderson-Hasselbalch equation > Henderson-Hasselbalch-Gleichung; ecuación de Henderson-Hasselbalch; équation de Henderson-Hasselbalch; हेंडरसन समीकरण
Nernst equation > Nernst-Gleichung; Nernstsche Gleichung; ecuación de Nernst; équation de Nernst; loi de Nernst; नेर्नस्ट समीकरण
Faraday's laws of electrolysis > Faradaysche Gesetze; leyes de Faraday; lois de Faraday; फैराडे के नियम
ions > Ionen; iones; आयन
Avogadro's number > Avogadro-Konstante; número de Avogadro; constante d'Avogadro; आवोगाद्रो संख्या
combustion > Verbrennung; combustión; दहन
alloys > Legierungen; aleaciones; alliages; मिश्रधातु
extraction of metals > Metallgewinnung; metalurgia; métallurgie; धातुकर्म
solubility rules > Löslichkeitsregeln; reglas de solubilidad; règles de solubilité; विलेयता नियम
hydrolysis of salts > Hydrolyse von Salzen; hidrólisis de sales; hydrolyse des sels; लवण जल अपघटन
tautomerism > Tautomerie; tautomería; tautomérie; चलावयवता
inductive effect > induktiver Effekt; efecto inductivo; effet inductif; प्रेरणिक प्रभाव
reactive intermediates > Carbokationen; carbocationes; carbocations; कार्बधनायन; कार्बोकैटायन
nucleophiles and electrophiles > Nucleophile und Elektrophile; nucleófilos y electrófilos; nucléophiles et électrophiles; नाभिकरागी और इलेक्ट्रॉनरागी
ideal solutions > ideale Lösungen; disoluciones ideales; solutions idéales; आदर्श विलयन
molality > Molalität; molalidad; molalité; मोललता
conductivity > elektrische Leitfähigkeit; conductividad; conductivité; चालकता
lattice enthalpy > Gitterenergie; Gitterenthalpie; energía reticular; énergie réticulaire; जालक एन्थैल्पी; जालक ऊर्जा
heat > Wärme; calor; chaleur; ऊष्मा
`;

/** Words of these languages that stand beside such names and ask for nothing. */
export const besideOtherLanguages =
  'berechnen berechnung aufgaben übungen chemie organische anorganische einfach und von der die das im in mit ejercicios ' +
  'problemas química quimica organica orgánica calcular calculo y de del la las los el en con propiedades fáciles exercices ' +
  'chimie organique et du des le les un une calculer calcul mécanismes mecanismes libre अभ्यास प्रश्न रसायन और का की के कक्षा class';
