import type { WrittenQuestion } from '../../written-question.ts';

/** Why phenol is acidic and aniline weakly basic, why rings resist bromine and aniline resists Friedel–Crafts reactions. */
export const acidsArenesAndAminesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-acidity-and-basicity-970',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['acidity-of-organic-compounds', 'phenols'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Phenol (p*K*_{a} 10) is a much stronger acid than ethanol (p*K*_{a} 16). Why does phenol give up its proton more readily?',
    answer: 'In its anion, a lone pair on oxygen is delocalized into the ring.',
    distractors: [
      {
        text: 'In its anion, the ring pushes its π electrons onto the oxygen.',
        slip: 'arrow-direction-reversed',
        teaching:
          'In phenoxide, electrons are delocalized from oxygen into the ring; more negative charge on oxygen would bind the proton more tightly.',
      },
      {
        text: 'In its anion, the entire charge stays localized on the oxygen.',
        slip: 'resonance-ignored',
        teaching:
          'That describes ethoxide; the oxygen of phenoxide is next to a π system, which takes up part of the charge.',
      },
      {
        text: 'In its molecule, the bulky ring pushes the hydrogen off the oxygen.',
        slip: 'other-principle',
        teaching:
          'Bulk has little effect: the ring of cyclohexanol is just as large, yet its p*K*_{a} is 16, like that of ethanol.',
      },
    ],
    explanation:
      'The more stable the anion, the stronger the acid. In ethoxide the charge is localized on oxygen, but in phenoxide a lone pair on oxygen is delocalized into the ring, which lowers the energy of the anion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-acidity-and-basicity-971',
    topics: ['acidity-and-basicity', 'structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'phenols'],
    uses: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Phenol gives up the proton of its OH group more readily than ethanol does and forms the phenoxide ion. Which structure is a resonance form of phenoxide?',
    answer: '\\smiles{O=C1C=C[CH-]C=C1}',
    distractors: [
      {
        text: '\\smiles{[OH+]=C1C=CCC=C1}',
        slip: 'acid-for-base',
        teaching:
          'This is phenol with a proton added at carbon 4; phenoxide is phenol with a proton removed.',
      },
      {
        text: '\\smiles{[OH+]=C1C=C[CH-]C=C1}',
        slip: 'charge-placed-wrongly',
        teaching:
          'The oxygen still carries its hydrogen, so this is a resonance form of phenol itself, with its charges separated.',
      },
      {
        text: '\\smiles{O=C1C=CCC=C1}',
        slip: 'tautomers-and-resonance-confused',
        teaching:
          'This molecule is neutral: a proton has moved from the oxygen of phenol to carbon 4, which makes it a tautomer of phenol.',
      },
    ],
    explanation:
      'A lone pair on oxygen forms a C=O bond, and π electrons of the ring move onto carbon 2, 4 or 6; no atom moves. With the charge on carbon 4, this gives \\smiles{O=C1C=C[CH-]C=C1}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
    computation: { kind: 'same-structure', smiles: 'O=C1C=C[CH-]C=C1' },
  },
  {
    id: 'organic-acidity-and-basicity-972',
    topics: ['acidity-and-basicity', 'aromatic-compounds'],
    tests: ['acidity-of-organic-compounds', 'resonance-in-organic-molecules'],
    uses: ['phenols'],
    difficulty: 'intermediate',
    text: 'A student writes: “Resonance stabilizes phenol but not ethanol, so phenol is the stronger acid.” In fact, stabilizing only the acid would make it weaker. Which statement about resonance must be added to make the argument valid?',
    answer: 'It stabilizes phenoxide more than it stabilizes phenol.',
    distractors: [
      {
        text: 'It stabilizes phenol more than it stabilizes phenoxide.',
        slip: 'acidity-order-reversed',
        teaching:
          'In that case phenol would hold its proton more tightly than ethanol does, and its p*K*_{a} would be above 16 instead of 10.',
      },
      {
        text: 'It stabilizes ethanol more than it stabilizes ethoxide.',
        slip: 'given-fact-overlooked',
        teaching: 'The student already says, correctly, that resonance does not stabilize ethanol.',
      },
      {
        text: 'It stabilizes ethoxide more than it stabilizes ethanol.',
        slip: 'conjugation-overlooked',
        teaching:
          'The oxygen of ethoxide has no π system next to it, so resonance does not lower the energy of this anion at all.',
      },
    ],
    explanation:
      'What counts is the difference in energy between the acid and its anion. Phenol must separate charges to delocalize its lone pair, but phenoxide only spreads the charge that it has. Resonance therefore stabilizes phenoxide more than it stabilizes phenol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 2.10 and 17.2',
  },
  {
    id: 'organic-aromatic-compounds-970',
    topics: ['aromatic-compounds', 'amines'],
    tests: ['friedel-crafts-reactions'],
    uses: ['lewis-acids-and-bases', 'directing-effects'],
    difficulty: 'intermediate',
    text: 'An \\ce{NH2} group activates a benzene ring toward electrophiles, yet aniline does not undergo Friedel–Crafts alkylation with chloromethane and \\ce{AlCl3}. Why does the reaction fail?',
    answer: '\\ce{AlCl3} binds to the lone pair on N, and the ring becomes electron-poor.',
    distractors: [
      {
        text: '\\ce{AlCl3} binds to the π electrons of the ring, and its aromaticity is lost.',
        slip: 'aromatic-ring-attacked',
        teaching:
          'The lone pair on nitrogen is far more basic than the π electrons, so \\ce{AlCl3} binds to nitrogen and the ring stays aromatic.',
      },
      {
        text: '\\ce{AlCl3} removes a proton from N, and the ring becomes too electron-rich.',
        slip: 'acid-for-base',
        teaching:
          '\\ce{AlCl3} is a Lewis acid and accepts an electron pair, not a proton; an electron-rich ring would react faster.',
      },
      {
        text: '\\ce{AlCl3} replaces the \\ce{NH2} group with Cl, and the ring becomes less reactive.',
        slip: 'group-replaced',
        teaching: 'The C–N bond does not break: aniline is recovered when the salt is treated with a base.',
      },
    ],
    explanation:
      'Aniline is a Lewis base, and \\ce{AlCl3} is a Lewis acid. In the salt that forms, \\ce{AlCl3} binds to the lone pair on N; the positive N then withdraws electrons instead of donating them, so the ring becomes electron-poor and is not alkylated.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 16.3 and 24.8',
  },
  {
    id: 'organic-aromatic-compounds-971',
    topics: ['aromatic-compounds', 'amines'],
    tests: ['friedel-crafts-reactions', 'amides'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'The ring of aniline cannot be acylated with an acyl chloride and \\ce{AlCl3}, but the ring of acetanilide, \\ce{C6H5NHCOCH3}, can. How does the acetyl group on nitrogen make this possible?',
    answer: 'It delocalizes the lone pair on N, so N is hardly basic.',
    distractors: [
      {
        text: 'It surrounds the N atom, so \\ce{AlCl3} cannot reach N.',
        slip: 'other-principle',
        teaching:
          'Bulk is not the reason: *N*,*N*-dimethylaniline has two groups on its nitrogen, which still binds \\ce{AlCl3}.',
      },
      {
        text: 'It donates electrons to N, so no \\ce{AlCl3} is needed.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'An acetyl group withdraws electrons, and \\ce{AlCl3} is still needed to make the electrophile from the acyl chloride.',
      },
      {
        text: 'It moves from N to the ring, so no acyl chloride is needed.',
        slip: 'rearrangement-invented',
        teaching:
          'The acetyl group stays on nitrogen; the acyl group that enters the ring comes from the acyl chloride.',
      },
    ],
    explanation:
      '\\ce{AlCl3} binds to the basic nitrogen of aniline and deactivates the ring. The acetyl group delocalizes the lone pair on N into its C=O bond, so N is hardly basic and no such complex forms, while the ring is still somewhat activated.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-amines-970',
    topics: ['amines', 'acidity-and-basicity'],
    tests: ['basicity-of-amines'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Aniline is a much weaker base than cyclohexylamine: the p*K*_{a} values of their conjugate acids are 4.6 and 10.7, respectively. Why is the protonation of aniline less favorable?',
    answer: 'Protonation ends the delocalization of the lone pair on N into the ring.',
    distractors: [
      {
        text: 'Protonation ends the delocalization of the six π electrons of the ring.',
        slip: 'aromaticity-misjudged',
        teaching:
          'The proton is bonded to nitrogen; the six π electrons of the benzene ring remain delocalized in the anilinium ion.',
      },
      {
        text: 'Protonation is hindered by π electrons that the ring pushes onto the N atom.',
        slip: 'arrow-direction-reversed',
        teaching:
          'The lone pair of nitrogen is drawn into the ring; electrons pushed onto N would make aniline more basic.',
      },
      {
        text: 'Protonation is hindered by the bulky ring, which shields the N atom.',
        slip: 'other-principle',
        teaching:
          'The cyclohexyl ring is at least as bulky as a benzene ring, so bulk cannot make aniline the weaker base.',
      },
    ],
    explanation:
      'In aniline the lone pair on nitrogen overlaps with the π system; in cyclohexylamine it is localized. Protonation ends the delocalization of the lone pair on N into the ring, so this stabilization is lost.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 24.3 and 24.4',
  },
  {
    id: 'organic-aromatic-compounds-972',
    topics: ['aromatic-compounds', 'alkenes-and-alkynes'],
    tests: ['structure-of-benzene', 'electrophilic-aromatic-substitution'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'intermediate',
    text: 'Cyclohexene decolorizes bromine in the dark at room temperature, but benzene does not. Which property of the π electrons of benzene explains this difference?',
    answer: 'They are delocalized over the ring, so they polarize \\ce{Br2} less.',
    distractors: [
      {
        text: 'They are localized in three double bonds, so they repel \\ce{Br2}.',
        slip: 'resonance-ignored',
        teaching:
          'Three localized C=C bonds would react with bromine just as the one in cyclohexene does; benzene has six equal C–C bonds instead.',
      },
      {
        text: 'They lie in the plane of the ring, so \\ce{Br2} cannot reach them.',
        slip: 'property-misjudged',
        teaching:
          'The π electrons of both molecules lie above and below the plane of the carbon atoms, where bromine can approach.',
      },
      {
        text: 'They are unpaired, one on each carbon, so they attract \\ce{Br2} less.',
        slip: 'paired-for-unpaired',
        teaching:
          'Each carbon contributes one π electron, but the six are paired in three bonding orbitals that extend over the ring.',
      },
    ],
    explanation:
      'The two π electrons of cyclohexene are concentrated between two carbons and polarize an approaching \\ce{Br2} molecule. In benzene they are delocalized over the ring, so they polarize \\ce{Br2} less; moreover, an addition would cost the aromatic stabilization.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 15.2 and 16.1',
  },
  {
    id: 'organic-aromatic-compounds-973',
    topics: ['aromatic-compounds', 'alkenes-and-alkynes'],
    tests: ['electrophilic-aromatic-substitution', 'halogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'A little bromine is added in the dark to cyclohexene (tube 1), to benzene (tube 2) and to a mixture of benzene and iron powder (tube 3). Tube 3 is then warmed. In which tubes does the bromine color disappear, and from which tubes is HBr given off?',
    answer: 'Color disappears in 1 and 3; HBr from 3 only',
    distractors: [
      {
        text: 'Color disappears in 1 and 3; HBr from 1 and 3',
        slip: 'added-without-opening',
        teaching:
          'In tube 1 both bromine atoms add to C=C, and no hydrogen is replaced, so no HBr forms there.',
      },
      {
        text: 'Color disappears in 1 and 3; HBr from 1 only',
        slip: 'names-exchanged',
        teaching:
          'Cyclohexene adds \\ce{Br2} and loses no hydrogen; it is benzene that has a hydrogen replaced by bromine.',
      },
      {
        text: 'Color disappears in 1 only; HBr from 1 only',
        slip: 'given-fact-overlooked',
        teaching:
          'The iron in tube 3 forms \\ce{FeBr3}, which makes \\ce{Br2} electrophilic enough to react with benzene.',
      },
    ],
    explanation:
      'Cyclohexene adds bromine, so the color disappears and no HBr forms. Benzene alone does not react; with iron, the catalyst \\ce{FeBr3} forms, and a hydrogen of the ring is substituted. The color disappears in 1 and 3, and HBr is given off from 3 only.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 8.2 and 16.1',
  },
  {
    id: 'organic-aromatic-compounds-974',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects', 'nitration-of-benzene'],
    uses: ['phenols'],
    difficulty: 'beginner',
    text: 'Phenol is nitrated with dilute nitric acid, and nitrobenzene is nitrated with a hot mixture of concentrated nitric and sulfuric acids. If the ring carbon bearing the original group is carbon 1, where does nitration mainly occur?',
    answer: 'At carbons 2 and 4 in phenol; at carbon 3 in nitrobenzene',
    distractors: [
      {
        text: 'At carbon 3 in phenol; at carbons 2 and 4 in nitrobenzene',
        slip: 'names-exchanged',
        teaching:
          'OH donates electrons and activates carbons 2 and 4; \\ce{NO2} withdraws electrons and leaves carbon 3 the least deactivated.',
      },
      {
        text: 'At carbons 2 and 4 in phenol; at carbons 2 and 4 in nitrobenzene',
        slip: 'overgeneralised-rule',
        teaching:
          'A nitro group withdraws electrons most strongly from carbons 2 and 4, so a second one does not enter there.',
      },
      {
        text: 'At carbon 3 in phenol; at carbon 3 in nitrobenzene',
        slip: 'directing-effect-confused',
        teaching:
          'A lone pair of the OH group makes carbons 2 and 4 rich in electrons, so phenol is attacked there.',
      },
    ],
    explanation:
      'OH donates a lone pair to the ring and directs to carbons 2 and 4. \\ce{NO2} withdraws electrons, least of all from carbon 3. Nitration occurs at carbons 2 and 4 in phenol and at carbon 3 in nitrobenzene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-aromatic-compounds-975',
    topics: ['aromatic-compounds'],
    tests: ['directing-effects'],
    uses: ['resonance-in-organic-molecules', 'phenols'],
    difficulty: 'intermediate',
    text: 'Electrophiles attack phenol at carbons 2 and 4 rather than at carbon 3. Which feature of the cations formed by attack at carbon 2 or 4 explains this?',
    answer: 'Their positive charge is delocalized onto the oxygen.',
    distractors: [
      {
        text: 'Their oxygen withdraws π electrons from the ring.',
        slip: 'inductive-and-mesomeric-confused',
        teaching:
          'Electron withdrawal makes a cation less stable and would favor attack at carbon 3; donation of a lone pair outweighs it.',
      },
      {
        text: 'They have lost the hydrogen of the OH group.',
        slip: 'wrong-proton',
        teaching:
          'Methoxybenzene has no OH hydrogen to lose, yet electrophiles attack it at carbons 2 and 4, too.',
      },
      {
        text: 'They keep all six π electrons of the aromatic ring.',
        slip: 'aromaticity-misjudged',
        teaching:
          'The carbon that is attacked becomes sp^{3} at every position, and four π electrons remain, so none of the cations is aromatic.',
      },
    ],
    explanation:
      'Attack at carbon 2 or 4 gives a cation with a resonance form in which the carbon bearing OH is positive. A lone pair on oxygen forms a second bond to it, so the positive charge is delocalized onto the oxygen; after attack at carbon 3, this is not possible.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
];
