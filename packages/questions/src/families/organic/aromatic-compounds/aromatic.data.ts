/** A benzene ring with one group, and where it sends the next one. */
export interface RingGroup {
  name: string;
  /** SMILES of the group, read from the ring outwards. */
  group: string;
  /** A group for which its name, or its formula, is easily taken. */
  misread: string;
  directs: 'para' | 'meta';
  why: string;
}

/** Clear cases only: no free amines (salts, Friedel–Crafts) and no bulky mixtures. */
export const ringGroups: readonly RingGroup[] = [
  {
    name: 'methylbenzene (toluene)',
    group: 'C',
    misread: 'CC',
    directs: 'para',
    why: 'an alkyl group donates electrons to the ring, which favors *ortho* and *para* attack most',
  },
  {
    name: 'ethylbenzene',
    group: 'CC',
    misread: 'C',
    directs: 'para',
    why: 'an alkyl group donates electrons to the ring, which favors *ortho* and *para* attack most',
  },
  {
    name: 'methoxybenzene (anisole)',
    group: 'OC',
    misread: 'O',
    directs: 'para',
    why: 'a lone pair on oxygen stabilizes the cation formed by *ortho* and *para* attack',
  },
  {
    name: '*N*-phenylethanamide (acetanilide)',
    group: 'NC(C)=O',
    misread: 'N',
    directs: 'para',
    why: 'the lone pair on nitrogen stabilizes the cation formed by *ortho* and *para* attack',
  },
  {
    name: 'chlorobenzene',
    group: 'Cl',
    misread: 'CCl',
    directs: 'para',
    why: 'a lone pair on chlorine stabilizes the cation formed by *ortho* and *para* attack, although chlorine slows the reaction',
  },
  {
    name: 'bromobenzene',
    group: 'Br',
    misread: 'CBr',
    directs: 'para',
    why: 'a lone pair on bromine stabilizes the cation formed by *ortho* and *para* attack, although bromine slows the reaction',
  },
  {
    name: 'nitrobenzene',
    group: '[N+](=O)[O-]',
    misread: 'N',
    directs: 'meta',
    why: 'the nitro group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'benzoic acid',
    group: 'C(=O)O',
    misread: 'C=O',
    directs: 'meta',
    why: 'the carboxyl group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'methyl benzoate',
    group: 'C(=O)OC',
    misread: 'OC(C)=O',
    directs: 'meta',
    why: 'the ester group withdraws electrons through its carbonyl carbon, which disfavors *ortho* and *para* attack most',
  },
  {
    name: '1-phenylethanone (acetophenone)',
    group: 'C(C)=O',
    misread: 'C=O',
    directs: 'meta',
    why: 'the carbonyl group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'benzonitrile',
    group: 'C#N',
    misread: '[N+](=O)[O-]',
    directs: 'meta',
    why: 'the nitrile group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: '(trifluoromethyl)benzene',
    group: 'C(F)(F)F',
    misread: 'C',
    directs: 'meta',
    why: 'the trifluoromethyl group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
];

export const electrophiles = [
  { text: 'nitric acid in concentrated sulfuric acid', group: '[N+](=O)[O-]' },
  { text: 'bromine and iron(III) bromide', group: 'Br' },
  { text: 'chlorine and iron(III) chloride', group: 'Cl' },
] as const;

/** Para-disubstituted rings whose two groups agree, or of which one clearly wins. */
export const disubstituted = [
  {
    name: '1-methyl-4-nitrobenzene (4-nitrotoluene)',
    first: 'C',
    second: '[N+](=O)[O-]',
    why: 'methyl directs *ortho* to itself and nitro *meta* to itself, so both direct to the position next to methyl',
  },
  {
    name: '4-methylbenzoic acid',
    first: 'C',
    second: 'C(=O)O',
    why: 'methyl directs *ortho* to itself and the carboxyl group *meta* to itself, so both direct to the position next to methyl',
  },
  {
    name: '4-methoxybenzoic acid',
    first: 'OC',
    second: 'C(=O)O',
    why: 'methoxy directs *ortho* to itself and the carboxyl group *meta* to itself, so both direct to the position next to methoxy',
  },
  {
    name: '1-methoxy-4-nitrobenzene',
    first: 'OC',
    second: '[N+](=O)[O-]',
    why: 'methoxy directs *ortho* to itself and nitro *meta* to itself, so both direct to the position next to methoxy',
  },
  {
    name: '4-methylbenzonitrile',
    first: 'C',
    second: 'C#N',
    why: 'methyl directs *ortho* to itself and the nitrile group *meta* to itself, so both direct to the position next to methyl',
  },
  {
    name: '1-methoxy-4-methylbenzene',
    first: 'OC',
    second: 'C',
    why: 'both groups direct *ortho*, but methoxy activates the ring much more strongly and dominates',
  },
  {
    name: '*N*-(4-methylphenyl)ethanamide',
    first: 'NC(C)=O',
    second: 'C',
    why: 'both groups direct *ortho*, but the amide nitrogen activates the ring more strongly and dominates',
  },
  {
    name: '1-(4-methoxyphenyl)ethanone',
    first: 'OC',
    second: 'C(C)=O',
    why: 'methoxy directs *ortho* to itself and the acetyl group *meta* to itself, so both direct to the position next to methoxy',
  },
] as const;

/** One step of a synthesis from benzene. */
export interface Step {
  text: string;
  group: string;
  name: string;
  directs: 'meta' | 'para';
}

export const steps: readonly Step[] = [
  { text: '\\ce{HNO3} with \\ce{H2SO4}', group: '[N+](=O)[O-]', name: 'nitration', directs: 'meta' },
  { text: '\\ce{CH3COCl} with \\ce{AlCl3}', group: 'C(C)=O', name: 'acylation', directs: 'meta' },
  { text: '\\ce{C2H5COCl} with \\ce{AlCl3}', group: 'C(CC)=O', name: 'acylation', directs: 'meta' },
  { text: '\\ce{(CH3)2CHCOCl} with \\ce{AlCl3}', group: 'C(C(C)C)=O', name: 'acylation', directs: 'meta' },
  { text: '\\ce{Br2} with \\ce{FeBr3}', group: 'Br', name: 'bromination', directs: 'para' },
  { text: '\\ce{Cl2} with \\ce{FeCl3}', group: 'Cl', name: 'chlorination', directs: 'para' },
  { text: '\\ce{CH3Cl} with \\ce{AlCl3}', group: 'C', name: 'alkylation', directs: 'para' },
  { text: '\\ce{C2H5Cl} with \\ce{AlCl3}', group: 'CC', name: 'alkylation', directs: 'para' },
  { text: '\\ce{(CH3)3CCl} with \\ce{AlCl3}', group: 'C(C)(C)C', name: 'alkylation', directs: 'para' },
];
