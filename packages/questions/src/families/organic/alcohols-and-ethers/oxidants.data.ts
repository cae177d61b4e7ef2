/** It works without heat. */
export const jones = 'excess Jones reagent (\\ce{CrO3}, \\ce{H2SO4}, water) in acetone';
/** Those that take a primary alcohol to the acid. */
export const strongOxidants = [
  'excess chromic acid (\\ce{CrO3} in aqueous sulfuric acid)',
  'excess acidified potassium dichromate(VI) under reflux',
  jones,
] as const;

/** An oxidant that stops at the aldehyde, the reason, and the feedback for students who answer with the acid. */
export interface MildOxidant {
  name: string;
  because: string;
  notTheAcid: string;
}

const withoutWater = {
  because:
    'Without water, the aldehyde cannot form a hydrate that could be oxidized further, so the oxidation stops at the aldehyde.',
  notTheAcid: 'This acid would come from the hydrate of the aldehyde, which forms only in water.',
};
export const mildOxidants: readonly MildOxidant[] = [
  { name: 'excess pyridinium chlorochromate (PCC) in dry dichloromethane', ...withoutWater },
  {
    // It does so with traces of water too, and even faster.
    name: 'excess Dess–Martin periodinane in dry dichloromethane',
    because: 'Dess–Martin periodinane oxidizes a primary alcohol to the aldehyde and no further.',
    notTheAcid:
      'Forming the acid requires a stronger oxidant in water; this reagent does not oxidize the aldehyde.',
  },
  {
    name: 'excess oxalyl chloride and DMSO, then triethylamine (Swern oxidation)',
    ...withoutWater,
  },
];
