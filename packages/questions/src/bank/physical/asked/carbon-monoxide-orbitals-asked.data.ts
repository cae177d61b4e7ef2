import type { WrittenQuestion } from '../../written-question.ts';

export const carbonMonoxideOrbitalsAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-chemical-bonding-theory-660',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics', 'frontier-orbitals'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'intermediate',
    text: 'In order of increasing energy, the valence molecular orbitals of \\ce{CO} are 3σ, 4σ, 1π, 5σ and 2π. In the ground state, how many electrons occupy the 1π orbitals, and which orbital is the HOMO?',
    answer: 'Four electrons; 5σ',
    distractors: [
      {
        text: 'Two electrons; 2π',
        slip: 'ignored-degeneracy',
        teaching:
          'The 1π level consists of two orbitals of equal energy and holds four electrons, so the ten valence electrons do not reach 2π.',
      },
      {
        text: 'Four electrons; 1π',
        slip: 'electrons-miscounted',
        teaching:
          'With 1π as the HOMO there would be only eight electrons; carbon contributes four valence electrons and oxygen six.',
      },
      {
        text: 'Four electrons; 2π',
        slip: 'wrong-level',
        teaching: '2π is empty in the ground state: it is the LUMO, which accepts electrons from a metal.',
      },
    ],
    explanation:
      'The 4 + 6 = 10 valence electrons give 3σ^{2} 4σ^{2} 1π^{4} 5σ^{2}. The two 1π orbitals hold four electrons, and the highest occupied orbital is 5σ, the lone pair on carbon.',
    reference: 'Miessler, Fischer and Tarr, Inorganic Chemistry, section 5.3',
  },
];
