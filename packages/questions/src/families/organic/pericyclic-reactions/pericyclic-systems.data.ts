/** A ring that closes or opens, with the electrons of its open form. */
export interface ElectrocyclicSystem {
  /** `buta-1,3-diene closes to cyclobutene` */
  change: string;
  electrons: number;
  /** Charged systems count lone pairs or empty orbitals as well. */
  isIon?: boolean;
  /** Whether heat alone would drive the change the other way. */
  needsLight?: boolean;
}

export const electrocyclicSystems: readonly ElectrocyclicSystem[] = [
  { change: 'buta-1,3-diene closes to cyclobutene', electrons: 4, needsLight: true },
  {
    change: '2,3-dimethylbuta-1,3-diene closes to 1,2-dimethylcyclobut-1-ene',
    electrons: 4,
    needsLight: true,
  },
  { change: 'cyclobutene opens to buta-1,3-diene', electrons: 4 },
  { change: 'the pentadienyl cation closes to the cyclopentenyl cation', electrons: 4, isIon: true },
  { change: '(*Z*)-hexa-1,3,5-triene closes to cyclohexa-1,3-diene', electrons: 6 },
  { change: 'cyclohexa-1,3-diene opens to (*Z*)-hexa-1,3,5-triene', electrons: 6 },
  { change: 'the pentadienyl anion closes to the cyclopentenyl anion', electrons: 6, isIon: true },
  { change: 'the heptatrienyl cation closes to the cycloheptadienyl cation', electrons: 6, isIon: true },
  { change: '(3*Z*,5*Z*)-octa-1,3,5,7-tetraene closes to cycloocta-1,3,5-triene', electrons: 8 },
  { change: 'the heptatrienyl anion closes to the cycloheptadienyl anion', electrons: 8, isIon: true },
];

/** Cycloadditions by the π electrons of both components. */
export const cycloadditions: readonly (readonly [number, number])[] = [
  [2, 2],
  [4, 2],
  [4, 4],
  [6, 2],
  [6, 4],
  [8, 2],
];

/** Shifts of hydrogen from the first atom to this one. */
export const hydrogenShifts = [3, 5, 7] as const;

interface SigmatropicShift extends ElectrocyclicSystem {
  order: '[3,3]' | '[2,3]';
}

/** Shifts of a σ bond from carbon, suprafacial on both components. */
export const sigmatropicShifts: readonly SigmatropicShift[] = [
  { change: 'Cope rearrangement of hexa-1,5-diene', order: '[3,3]', electrons: 6 },
  { change: 'Claisen rearrangement of allyl vinyl ether', order: '[3,3]', electrons: 6 },
  { change: 'Claisen rearrangement of allyl phenyl ether', order: '[3,3]', electrons: 6 },
  { change: 'Wittig rearrangement of a deprotonated allyl ether', order: '[2,3]', electrons: 6, isIon: true },
];

/** A polyene with the same group at both ends, and the ring to which it closes. */
export interface ClosingPolyene {
  electrons: 4 | 6 | 8;
  /** The name by the configuration at both ends; what lies between them is Z. */
  name: (first: 'E' | 'Z') => string;
  ring: string;
}

export const closingPolyenes: readonly ClosingPolyene[] = [
  {
    electrons: 4,
    name: (first) => `(2*${first}*,4*E*)-hexa-2,4-diene`,
    ring: '3,4-dimethylcyclobut-1-ene',
  },
  { electrons: 4, name: (first) => `(3*${first}*,5*E*)-octa-3,5-diene`, ring: '3,4-diethylcyclobut-1-ene' },
  {
    electrons: 4,
    name: (first) => `(1*${first}*,3*E*)-1,4-diphenylbuta-1,3-diene`,
    ring: '3,4-diphenylcyclobut-1-ene',
  },
  {
    electrons: 6,
    name: (first) => `(2*${first}*,4*Z*,6*E*)-octa-2,4,6-triene`,
    ring: '5,6-dimethylcyclohexa-1,3-diene',
  },
  {
    electrons: 6,
    name: (first) => `(3*${first}*,5*Z*,7*E*)-deca-3,5,7-triene`,
    ring: '5,6-diethylcyclohexa-1,3-diene',
  },
  {
    electrons: 6,
    name: (first) => `(1*${first}*,3*Z*,5*E*)-1,6-diphenylhexa-1,3,5-triene`,
    ring: '5,6-diphenylcyclohexa-1,3-diene',
  },
  {
    electrons: 8,
    name: (first) => `(2*${first}*,4*Z*,6*Z*,8*E*)-deca-2,4,6,8-tetraene`,
    ring: '7,8-dimethylcycloocta-1,3,5-triene',
  },
  {
    electrons: 8,
    name: (first) => `(3*${first}*,5*Z*,7*Z*,9*E*)-dodeca-3,5,7,9-tetraene`,
    ring: '7,8-diethylcycloocta-1,3,5-triene',
  },
];

/** Dienes with the same group at both ends. */
export const dienes: readonly { name: (first: 'E' | 'Z') => string; group: string }[] = [
  { name: (first) => `(2*${first}*,4*E*)-hexa-2,4-diene`, group: 'methyl' },
  { name: (first) => `(3*${first}*,5*E*)-octa-3,5-diene`, group: 'ethyl' },
  { name: (first) => `(1*${first}*,3*E*)-1,4-diphenylbuta-1,3-diene`, group: 'phenyl' },
  { name: (first) => `(1*${first}*,3*E*)-1,4-dimethoxybuta-1,3-diene`, group: 'methoxy' },
];

/** Dienophiles with the same group at both carbons of the double bond. */
export const dienophiles: readonly { name: string; group: string; isCis: boolean }[] = [
  { name: 'dimethyl (*Z*)-but-2-enedioate (dimethyl maleate)', group: 'ester', isCis: true },
  { name: 'dimethyl (*E*)-but-2-enedioate (dimethyl fumarate)', group: 'ester', isCis: false },
  { name: '(*Z*)-but-2-enedinitrile (maleonitrile)', group: 'cyano', isCis: true },
  { name: '(*E*)-but-2-enedinitrile (fumaronitrile)', group: 'cyano', isCis: false },
  { name: '(*E*)-1,4-diphenylbut-2-ene-1,4-dione', group: 'benzoyl', isCis: false },
  { name: '(*Z*)-1,4-diphenylbut-2-ene-1,4-dione', group: 'benzoyl', isCis: true },
];
