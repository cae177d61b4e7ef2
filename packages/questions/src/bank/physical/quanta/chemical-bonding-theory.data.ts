import type { WrittenQuestion } from '../../written-question.ts';

export const chemicalBondingTheoryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-chemical-bonding-theory-101',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    difficulty: 'beginner',
    text: 'Two atomic orbitals combine to form molecular orbitals. How many result, and of what kind?',
    answer: 'Two: one bonding, one antibonding',
    distractors: [
      {
        text: 'One: bonding',
        slip: 'orbitals-lost',
        teaching: 'The number of orbitals does not change; the combination with opposite phase exists too.',
      },
      {
        text: 'Four: two bonding, two nonbonding',
        slip: 'ignored-antibonding',
        teaching:
          'Two atomic orbitals give two molecular orbitals, and the out-of-phase one is antibonding, not nonbonding.',
      },
      {
        text: 'Four: two bonding, two antibonding',
        slip: 'levels-for-transitions',
        teaching:
          'The number of orbitals does not change, so two atomic orbitals give two molecular orbitals.',
      },
    ],
    explanation:
      'Two orbitals give two combinations: in phase (bonding) and out of phase (antibonding, with a node between the nuclei).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-102',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    difficulty: 'intermediate',
    text: 'Which observation is explained by molecular orbital theory but not by a single Lewis structure with all electrons paired?',
    answer: 'Liquid \\ce{O2} is drawn into a magnetic field.',
    distractors: [
      {
        text: 'Liquid \\ce{N2} is pushed out of a magnetic field.',
        slip: 'wrong-cause',
        teaching: '\\ce{N2} has only paired electrons in both descriptions.',
      },
      {
        text: 'Gaseous \\ce{HCl} has a dipole moment.',
        slip: 'wrong-cause',
        teaching: 'A Lewis structure with a polar bond explains this.',
      },
      {
        text: 'Gaseous \\ce{O2} has a shorter bond than \\ce{F2}.',
        slip: 'wrong-cause',
        teaching: 'The double bond and the single bond in the Lewis structures explain this.',
      },
    ],
    explanation:
      'The two electrons in the π\\* orbitals of \\ce{O2} are unpaired by Hund’s rule, so it is paramagnetic and is drawn into a magnetic field. With all electrons paired it would not be.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-103',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    difficulty: 'beginner',
    text: 'Which conditions must two atomic orbitals meet to interact strongly?',
    answer: 'The same symmetry and similar energies',
    distractors: [
      {
        text: 'The same symmetry and different energies',
        slip: 'reversed-trend',
        teaching: 'A large difference in energy leaves the orbitals nearly unchanged.',
      },
      {
        text: 'Different symmetries and similar energies',
        slip: 'orbitals-that-do-not-match',
        teaching: 'With different symmetries about the bond, the overlap is zero.',
      },
      {
        text: 'The same size and number of electrons',
        slip: 'wrong-cause',
        teaching: 'The number of electrons is not decisive; empty orbitals interact too.',
      },
    ],
    explanation:
      'Without the same symmetry about the bond axis, the overlap vanishes, and the closer the energies are, the stronger the interaction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-104',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    uses: ['bond-order-from-molecular-orbitals'],
    difficulty: 'advanced',
    text: 'In \\ce{B2} the bonding π orbitals formed from 2p lie below the corresponding σ orbital, whereas in \\ce{O2} they lie above it. Which property of \\ce{B2} shows this order?',
    answer: 'It is paramagnetic, with bond order one.',
    distractors: [
      {
        text: 'It is diamagnetic, with bond order one.',
        slip: 'ignored-hund',
        teaching: 'With the σ orbital lowest, both electrons would be paired, which is not what is observed.',
      },
      {
        text: 'It is paramagnetic, with bond order two.',
        slip: 'bonding-electrons-not-halved',
        teaching:
          'Two electrons in bonding π orbitals make one bond, and the contributions of the 2s electrons cancel.',
      },
      {
        text: 'It is diamagnetic, with bond order two.',
        slip: 'ignored-hund',
        teaching: 'Two electrons in two π orbitals of equal energy remain unpaired.',
      },
    ],
    explanation:
      'The last two electrons go singly into the two degenerate π orbitals: \\ce{B2} is paramagnetic with bond order one. With the σ orbital below them, it would be diamagnetic.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-105',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics'],
    difficulty: 'beginner',
    text: 'In the molecular orbital diagram of \\ce{CO}, where do the atomic orbitals of oxygen lie relative to those of carbon?',
    answer: 'Lower, because oxygen is more electronegative',
    distractors: [
      {
        text: 'Higher, because oxygen is more electronegative',
        slip: 'reversed-trend',
        teaching: 'A greater pull on electrons means lower orbital energies.',
      },
      {
        text: 'Lower, because oxygen has more lone pairs',
        slip: 'wrong-cause',
        teaching: 'The number of lone pairs does not determine the energy of the orbitals.',
      },
      {
        text: 'At the same level, because both use 2p',
        slip: 'ideal-for-real',
        teaching: 'The same subshell lies lower in an atom with a greater nuclear charge.',
      },
    ],
    explanation:
      'The greater nuclear charge of oxygen binds its 2s and 2p electrons more firmly: its orbitals lie lower.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-106',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics'],
    difficulty: 'intermediate',
    text: '\\ce{CO} binds to metals through carbon although oxygen is more electronegative. Which orbital explains this?',
    answer: 'The HOMO, which is largest on carbon',
    distractors: [
      {
        text: 'The HOMO, which is largest on oxygen',
        slip: 'reversed-trend',
        teaching: 'In that case \\ce{CO} would bind through oxygen.',
      },
      {
        text: 'The LUMO, which is largest on oxygen',
        slip: 'orbitals-that-do-not-match',
        teaching: 'The π\\* orbitals are larger on carbon, and they accept electrons from the metal.',
      },
      {
        text: 'A core orbital, which is largest on carbon',
        slip: 'wrong-level',
        teaching: 'Core orbitals take no part in binding.',
      },
    ],
    explanation:
      'The HOMO of \\ce{CO} is a σ lone pair that is largest on carbon; this pair is donated to the metal, so \\ce{CO} binds through carbon.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-107',
    topics: ['chemical-bonding-theory'],
    tests: ['bond-order-from-molecular-orbitals'],
    uses: ['heteronuclear-diatomics'],
    difficulty: 'intermediate',
    text: 'What is the bond order of \\ce{NO}, and how does it change in \\ce{NO+}?',
    answer: '2.5; it becomes 3.',
    distractors: [
      {
        text: '2.5; it becomes 2.',
        slip: 'ignored-antibonding',
        teaching: 'The electron lost is antibonding, so the bond becomes stronger.',
      },
      {
        text: '1.5; it becomes 3.',
        slip: 'electrons-miscounted',
        teaching: 'With 8 bonding and 3 antibonding electrons, the bond order of \\ce{NO} is 2.5, not 1.5.',
      },
      {
        text: '1.5; it becomes 2.',
        slip: 'electrons-miscounted',
        teaching:
          'With 11 valence electrons the bond order is (8 − 3)/2 = 2.5, and losing an antibonding electron raises it to 3.',
      },
    ],
    explanation:
      'Of the 11 valence electrons of \\ce{NO}, 8 are bonding and 3 antibonding, so the bond order is 2.5. \\ce{NO+} has lost the electron in π\\*: (8 − 2)/2 = 3.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-108',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics'],
    difficulty: 'advanced',
    text: 'In \\ce{HF}, the 2s and two 2p orbitals of fluorine remain nonbonding. Why do these two 2p orbitals take no part in the bond?',
    answer: 'They have no net overlap with the 1s orbital of hydrogen.',
    distractors: [
      {
        text: 'They have a large net overlap with the 1s orbital of hydrogen.',
        slip: 'reversed-trend',
        teaching:
          'It is the orbital along the axis that overlaps well; those perpendicular to it overlap equally with both signs.',
      },
      {
        text: 'They lie too low in energy to reach the 1s orbital of hydrogen.',
        slip: 'one-condition-only',
        teaching: 'All three 2p orbitals lie equally low, and one of them does form the bond.',
      },
      {
        text: 'They have a large net overlap with the 2s orbital of fluorine.',
        slip: 'wrong-cause',
        teaching: 'Orbitals of one atom have no net overlap with each other.',
      },
    ],
    explanation:
      'The 2p orbitals perpendicular to the axis have π symmetry, and the 1s orbital has σ symmetry. Positive and negative overlap cancel, so there is no net overlap.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-109',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'beginner',
    text: 'Which simplification does the Hückel method make?',
    answer: 'Only neighboring p orbitals interact.',
    distractors: [
      {
        text: 'Only σ bonds are considered.',
        slip: 'reversed-trend',
        teaching: 'The σ framework is taken as given; the method is about the π electrons.',
      },
      {
        text: 'Only one electron is in each orbital.',
        slip: 'one-electron-per-orbital',
        teaching: 'The levels are filled with pairs of electrons as usual.',
      },
      {
        text: 'Only occupied orbitals are formed.',
        slip: 'orbitals-lost',
        teaching: 'The number of π orbitals, occupied or not, is equal to the number of participating atoms.',
      },
    ],
    explanation:
      'In the Hückel method every p orbital has the energy *α*, neighboring orbitals interact with the energy *β*, and all other interactions are zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-110',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'intermediate',
    text: 'The π levels of the allyl system lie at *α* + √2*β*, *α* and *α* − √2*β*. Relative to ethene and an isolated p orbital, how do the delocalization energies of the allyl cation, radical and anion compare?',
    answer: 'Equal for all three',
    distractors: [
      {
        text: 'Greatest for the cation',
        slip: 'wrong-level',
        teaching:
          'The cation has no electrons in the level *α*, but such electrons neither add to the delocalization energy nor lower it.',
      },
      {
        text: 'Greatest for the radical',
        slip: 'wrong-cause',
        teaching:
          'The level at *α* has the energy of an isolated p orbital, so its electrons make no difference.',
      },
      {
        text: 'Greatest for the anion',
        slip: 'wrong-cause',
        teaching: 'Two electrons at *α* add nothing to the delocalization.',
      },
    ],
    explanation:
      'All have two electrons at *α* + √2*β*: the gain over ethene is 2(√2 − 1)*β* = 0.83*β*. Electrons at *α* have the energy of an isolated p orbital, so the delocalization energy is equal for all three.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-111',
    topics: ['chemical-bonding-theory'],
    tests: ['huckel-method'],
    difficulty: 'advanced',
    text: 'According to the Hückel method, planar cyclobutadiene has levels at *α* + 2*β*, *α* (twice) and *α* − 2*β*. What is its delocalization energy relative to two ethene π bonds, and what does this mean?',
    answer: 'Zero: it gains nothing by conjugation.',
    distractors: [
      {
        text: '4*β*: it is strongly stabilized.',
        slip: 'one-step-short',
        teaching: '4*β* is the π energy beyond 4*α*; two separate double bonds have the same energy.',
      },
      {
        text: '2*β*: it is as stable as benzene.',
        slip: 'wrong-reference',
        teaching: 'Benzene gains 2*β* over three double bonds; cyclobutadiene gains nothing.',
      },
      {
        text: '−4*β*: it is less stable than two ethenes.',
        slip: 'wrong-sign',
        teaching:
          'Since *β* is negative, −4*β* would put its π energy above that of two double bonds, but the two are equal.',
      },
    ],
    explanation:
      'With two electrons at *α* + 2*β* and one in each of the two levels at *α*, the π energy is 4*α* + 4*β*. Two ethene π bonds have the same energy, so the delocalization energy is zero.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-112',
    topics: ['chemical-bonding-theory'],
    tests: ['valence-bond-theory'],
    difficulty: 'beginner',
    text: 'In valence bond theory, what is the hybridization of carbon in methane, and what bond angle does it explain?',
    answer: 'sp³; 109.5°',
    distractors: [
      {
        text: 'sp²; 120°',
        slip: 'other-shape-rule',
        teaching: 'sp² gives only three orbitals, in a plane, as in ethene; methane needs four.',
      },
      {
        text: 'sp; 180°',
        slip: 'other-shape-rule',
        teaching: 'sp gives only two orbitals, in line, as in ethyne; methane needs four.',
      },
      {
        text: 'None; 90°',
        slip: 'forgot-ground-level',
        teaching: 'Pure 2p orbitals would give 90°, which is not observed.',
      },
    ],
    explanation:
      'Four equal bonds toward the corners of a tetrahedron are described by four sp³ hybrids, with 109.5° between them.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'physical-chemical-bonding-theory-113',
    topics: ['chemical-bonding-theory'],
    tests: ['valence-bond-theory'],
    difficulty: 'intermediate',
    text: 'The covalent valence bond wavefunction of \\ce{H2} is improved by adding terms for the ionic structures \\ce{H+} \\ce{H-} and \\ce{H-} \\ce{H+}. What do these terms describe?',
    answer: 'Both electrons near the same nucleus',
    distractors: [
      {
        text: 'One electron near each of the nuclei',
        slip: 'misread-wavefunction',
        teaching: 'This is what the covalent function already describes.',
      },
      {
        text: 'Both electrons far from both nuclei',
        slip: 'wrong-region',
        teaching: 'Electrons far from both nuclei would not lower the energy.',
      },
      {
        text: 'Both nuclei at the same position',
        slip: 'misread-wavefunction',
        teaching: 'The terms concern the electrons; the nuclei keep their distance.',
      },
    ],
    explanation:
      'In \\ce{H+} \\ce{H-} one atom has both electrons and the other none. The added terms let both electrons be near the same nucleus at times, and the energy falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-114',
    topics: ['chemical-bonding-theory'],
    tests: ['valence-bond-theory'],
    difficulty: 'beginner',
    text: 'In ethyne, how many σ and π bonds are there, and which orbitals of the carbon atoms form the π bonds?',
    answer: '3 σ and 2 π; unhybridized 2p',
    distractors: [
      {
        text: '3 σ and 2 π; sp hybrids',
        slip: 'sigma-and-pi-confused',
        teaching: 'The sp hybrids form the σ bonds along the axis.',
      },
      {
        text: '2 σ and 3 π; unhybridized 2p',
        slip: 'sigma-and-pi-confused',
        teaching: 'There are three σ bonds: one between the carbon atoms and one to each hydrogen atom.',
      },
      {
        text: '2 σ and 3 π; sp hybrids',
        slip: 'sigma-and-pi-confused',
        teaching: 'Only two 2p orbitals remain on each carbon atom, so two π bonds are possible.',
      },
    ],
    explanation:
      'The three σ bonds, two C–H and one C–C, are formed from sp hybrids and, for hydrogen, 1s orbitals. The two unhybridized 2p orbitals on each carbon atom overlap sideways and form two π bonds.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'physical-chemical-bonding-theory-115',
    topics: ['chemical-bonding-theory'],
    tests: ['valence-bond-theory'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'advanced',
    text: 'The photoelectron spectrum of methane shows two bands for its valence electrons, at 14 and 23 eV, although its four bonds are equivalent. Which statement about localized sp³ bonds is correct?',
    answer: 'They describe the electron density well, but not the ionization energies.',
    distractors: [
      {
        text: 'They describe the ionization energies well, but not the electron density.',
        slip: 'reversed-trend',
        teaching: 'Four equivalent localized bonds would suggest a single band.',
      },
      {
        text: 'They describe both the electron density and the ionization energies well.',
        slip: 'overgeneralised-rule',
        teaching: 'Four equivalent bonds would suggest a single band, but two are observed.',
      },
      {
        text: 'They describe neither the electron density nor the ionization energies well.',
        slip: 'one-part-right',
        teaching: 'Together they give the same total density as the molecular orbitals.',
      },
    ],
    explanation:
      'Molecular orbitals of two symmetries, *a*_{1} and *t*_{2}, have different ionization energies. Localized bonds give the same total density but not these energies.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-116',
    topics: ['chemical-bonding-theory'],
    tests: ['frontier-orbitals'],
    difficulty: 'beginner',
    text: 'A nucleophile attacks an electrophile. Which orbitals are mainly involved in the interaction?',
    answer: 'HOMO of the nucleophile, LUMO of the electrophile',
    distractors: [
      {
        text: 'LUMO of the nucleophile, HOMO of the electrophile',
        slip: 'reversed-trend',
        teaching: 'A nucleophile donates electrons, so its highest occupied orbital takes part.',
      },
      {
        text: 'HOMO of the nucleophile, HOMO of the electrophile',
        slip: 'orbitals-that-do-not-match',
        teaching: 'Two filled orbitals repel each other and form no bond.',
      },
      {
        text: 'LUMO of the nucleophile, LUMO of the electrophile',
        slip: 'orbitals-that-do-not-match',
        teaching: 'Two empty orbitals have no electrons to share.',
      },
    ],
    explanation:
      'Electrons go from the highest occupied orbital of the nucleophile into the lowest empty one of the electrophile, that is, from HOMO to LUMO.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-117',
    topics: ['chemical-bonding-theory'],
    tests: ['frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'Ethene does not dimerize thermally to cyclobutane in a concerted step but does so when irradiated. What is the reason?',
    answer: 'The HOMO of one molecule does not match the LUMO of the other; light excites one.',
    distractors: [
      {
        text: 'The HOMO of one molecule matches the LUMO of the other; light merely heats the gas.',
        slip: 'reversed-trend',
        teaching: 'A match would let the thermal reaction proceed, and light does not act as heat here.',
      },
      {
        text: 'The product is unstable in the dark; light makes it stable.',
        slip: 'faster-for-farther',
        teaching: 'The stability of cyclobutane is not changed by the light.',
      },
      {
        text: 'The collisions are too weak in the dark; light speeds up the molecules.',
        slip: 'wrong-cause',
        teaching: 'Warming gives fast collisions as well; symmetry forbids the concerted path.',
      },
    ],
    explanation:
      'The HOMO of one ethene and the LUMO of the other have opposite symmetry at the ends, so the thermal reaction is forbidden. Light promotes an electron into π\\*, whose symmetry matches.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-118',
    topics: ['chemical-bonding-theory'],
    tests: ['frontier-orbitals'],
    difficulty: 'intermediate',
    text: 'Two dienes, X and Y, react with maleic anhydride. Diene X has the higher HOMO. Which reaction is faster under normal electron demand, and why?',
    answer: 'The reaction of X, because the gap to the LUMO of the anhydride is smaller',
    distractors: [
      {
        text: 'The reaction of X, because the gap to the LUMO of the anhydride is larger',
        slip: 'reversed-trend',
        teaching: 'The interaction is stronger for a smaller difference in energy.',
      },
      {
        text: 'The reaction of Y, because the gap to the LUMO of the anhydride is larger',
        slip: 'reversed-trend',
        teaching: 'The gap of Y is indeed larger, but this makes the interaction weaker.',
      },
      {
        text: 'Neither reaction, because the HOMO of the diene is full in both cases',
        slip: 'orbitals-that-do-not-match',
        teaching: 'Every HOMO is full; what differs is its energy.',
      },
    ],
    explanation:
      'The electron-poor anhydride accepts electrons into its LUMO. The higher the HOMO of the diene, the smaller the gap and the stronger the interaction, so the reaction of X is faster.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-119',
    topics: ['chemical-bonding-theory'],
    tests: ['molecular-orbital-theory'],
    uses: ['frontier-orbitals'],
    difficulty: 'advanced',
    text: 'In the photoelectron spectrum of \\ce{N2}, the vibrational spacing in the first band differs little from that of \\ce{N2}; in the second band it is considerably smaller. From what kind of orbital is the electron removed in each ionization?',
    answer: 'First nearly nonbonding, second bonding',
    distractors: [
      {
        text: 'First bonding, second nearly nonbonding',
        slip: 'exchanged-components',
        teaching: 'Removing a bonding electron weakens the bond and lowers the spacing strongly.',
      },
      {
        text: 'First antibonding, second bonding',
        slip: 'wrong-sign',
        teaching: 'Losing an antibonding electron would raise the spacing noticeably.',
      },
      {
        text: 'First bonding, second antibonding',
        slip: 'exchanged-components',
        teaching: 'A considerably smaller spacing is a sign of a bonding orbital.',
      },
    ],
    explanation:
      'Removing an electron from a nonbonding orbital leaves the bond almost unchanged; removing one from a bonding orbital weakens it. In \\ce{N2} the first orbital is the σ orbital formed from 2p (nearly nonbonding), and the second is π (bonding).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-120',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'intermediate',
    text: 'What is the advantage of density functional theory over correlated wavefunction methods for a molecule with 100 atoms?',
    answer: 'It treats correlation at a far lower cost.',
    distractors: [
      {
        text: 'It gives the exact energy at a far lower cost.',
        slip: 'ideal-for-real',
        teaching: 'The exact functional is not known, so approximations are used.',
      },
      {
        text: 'It needs neither a basis set nor the nuclear charges.',
        slip: 'wrong-cause',
        teaching: 'It needs both, as other methods do.',
      },
      {
        text: 'It gives the exact energy with no basis set at all.',
        slip: 'ideal-for-real',
        teaching: 'The functional is approximate, and calculations for molecules need a basis set.',
      },
    ],
    explanation:
      'The electron density depends on only three coordinates, whereas a wavefunction depends on those of all electrons. Approximate functionals include correlation at a cost close to that of a Hartree–Fock calculation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-121',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'beginner',
    text: 'A force field method is used to compare the conformers of butane. What does such a method describe well?',
    answer: 'Bond angles and torsions, but not bond breaking',
    distractors: [
      {
        text: 'Bond breaking, but not bond angles and torsions',
        slip: 'reversed-trend',
        teaching: 'A force field consists of terms for stretching, bending and torsion of given bonds.',
      },
      {
        text: 'Bond angles and torsions as well as bond breaking',
        slip: 'wrong-cause',
        teaching: 'A force field has no electrons at all and keeps the given bonds, so they cannot break.',
      },
      {
        text: 'Bond breaking, but not charges',
        slip: 'wrong-cause',
        teaching: 'In a force field the bonds remain as given, and charges are included as fixed numbers.',
      },
    ],
    explanation:
      'A force field contains fitted energies for stretching, bending and twisting of given bonds. Its form cannot describe the breaking of bonds.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-122',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    difficulty: 'advanced',
    text: 'A calculation that neglects the solvent gives an activation energy 20 kJ/mol higher than that measured in solution. Which explanation is consistent with this result?',
    answer: 'The solvent stabilizes the transition state more than the reactants.',
    distractors: [
      {
        text: 'The solvent stabilizes the reactants but not the transition state.',
        slip: 'reversed-trend',
        teaching: 'Stabilizing the reactants alone would raise the barrier in solution.',
      },
      {
        text: 'The solvent stabilizes the reactants more than the transition state.',
        slip: 'reversed-trend',
        teaching: 'Stabilizing mainly the reactants would raise the barrier in solution.',
      },
      {
        text: 'The solvent stabilizes the reactants and the transition state equally.',
        slip: 'one-condition-only',
        teaching: 'An equal shift of both levels would leave the barrier as calculated.',
      },
    ],
    explanation:
      'A calculation without solvent gives the gas-phase barrier. If the solvent stabilizes the transition state more than the reactants, the barrier in solution is lower.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
];
