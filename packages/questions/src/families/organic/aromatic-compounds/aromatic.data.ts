/** A benzene ring with one group, and where it sends the next one. */
export interface RingGroup {
  name: string;
  /** SMILES of the group, read from the ring outwards. */
  group: string;
  /** A group for which its name, or its formula, is easily taken. */
  misread: string;
  /** What its ring bears, and what it bears with the group that it is taken for. */
  bears: string;
  drawn: string;
  directs: 'para' | 'meta';
  why: string;
}

/** Clear cases only: no free amines (salts, Friedel–Crafts) and no bulky mixtures. */
export const ringGroups: readonly RingGroup[] = [
  {
    name: 'methylbenzene (toluene)',
    group: 'C',
    misread: 'CC',
    bears: 'a methyl group',
    drawn: 'an ethyl group',
    directs: 'para',
    why: 'an alkyl group donates electrons to the ring, which favors *ortho* and *para* attack most',
  },
  {
    name: 'ethylbenzene',
    group: 'CC',
    misread: 'C',
    bears: 'an ethyl group',
    drawn: 'a methyl group',
    directs: 'para',
    why: 'an alkyl group donates electrons to the ring, which favors *ortho* and *para* attack most',
  },
  {
    name: 'methoxybenzene (anisole)',
    group: 'OC',
    misread: 'O',
    bears: 'a methoxy group',
    drawn: 'a hydroxy group',
    directs: 'para',
    why: 'a lone pair on oxygen stabilizes the cation formed by *ortho* and *para* attack',
  },
  {
    name: '*N*-phenylethanamide (acetanilide)',
    group: 'NC(C)=O',
    misread: 'N',
    bears: 'an \\ce{NHCOCH3} group',
    drawn: 'an amino group',
    directs: 'para',
    why: 'the lone pair on nitrogen stabilizes the cation formed by *ortho* and *para* attack',
  },
  {
    name: 'chlorobenzene',
    group: 'Cl',
    misread: 'CCl',
    bears: 'chlorine',
    drawn: 'a \\ce{CH2Cl} group',
    directs: 'para',
    why: 'a lone pair on chlorine stabilizes the cation formed by *ortho* and *para* attack, although chlorine slows the reaction',
  },
  {
    name: 'bromobenzene',
    group: 'Br',
    misread: 'CBr',
    bears: 'bromine',
    drawn: 'a \\ce{CH2Br} group',
    directs: 'para',
    why: 'a lone pair on bromine stabilizes the cation formed by *ortho* and *para* attack, although bromine slows the reaction',
  },
  {
    name: 'nitrobenzene',
    group: '[N+](=O)[O-]',
    misread: 'N',
    bears: 'a nitro group',
    drawn: 'an amino group',
    directs: 'meta',
    why: 'the nitro group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'benzoic acid',
    group: 'C(=O)O',
    misread: 'C=O',
    bears: 'a \\ce{COOH} group',
    drawn: 'a \\ce{CHO} group',
    directs: 'meta',
    why: 'the carboxyl group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'methyl benzoate',
    group: 'C(=O)OC',
    misread: 'OC(C)=O',
    bears: 'a \\ce{COOCH3} group',
    drawn: 'an \\ce{OCOCH3} group',
    directs: 'meta',
    why: 'the ester group withdraws electrons through its carbonyl carbon, which disfavors *ortho* and *para* attack most',
  },
  {
    name: '1-phenylethanone (acetophenone)',
    group: 'C(C)=O',
    misread: 'C=O',
    bears: 'a \\ce{COCH3} group',
    drawn: 'a \\ce{CHO} group',
    directs: 'meta',
    why: 'the carbonyl group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: 'benzonitrile',
    group: 'C#N',
    misread: '[N+](=O)[O-]',
    bears: 'a \\ce{CN} group',
    drawn: 'a nitro group',
    directs: 'meta',
    why: 'the nitrile group withdraws electrons, which disfavors *ortho* and *para* attack most',
  },
  {
    name: '(trifluoromethyl)benzene',
    group: 'C(F)(F)F',
    misread: 'C',
    bears: 'a \\ce{CF3} group',
    drawn: 'a methyl group',
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
  /** The group in words. */
  introduces: string;
  name: string;
  directs: 'meta' | 'para';
}

export const steps: readonly Step[] = [
  {
    text: '\\ce{HNO3} with \\ce{H2SO4}',
    group: '[N+](=O)[O-]',
    introduces: 'a nitro group',
    name: 'nitration',
    directs: 'meta',
  },
  {
    text: '\\ce{CH3COCl} with \\ce{AlCl3}',
    group: 'C(C)=O',
    introduces: 'an acetyl group',
    name: 'acylation',
    directs: 'meta',
  },
  {
    text: '\\ce{C2H5COCl} with \\ce{AlCl3}',
    group: 'C(CC)=O',
    introduces: 'a propanoyl group',
    name: 'acylation',
    directs: 'meta',
  },
  {
    text: '\\ce{(CH3)2CHCOCl} with \\ce{AlCl3}',
    group: 'C(C(C)C)=O',
    introduces: 'a 2-methylpropanoyl group',
    name: 'acylation',
    directs: 'meta',
  },
  {
    text: '\\ce{Br2} with \\ce{FeBr3}',
    group: 'Br',
    introduces: 'a bromo group',
    name: 'bromination',
    directs: 'para',
  },
  {
    text: '\\ce{Cl2} with \\ce{FeCl3}',
    group: 'Cl',
    introduces: 'a chloro group',
    name: 'chlorination',
    directs: 'para',
  },
  {
    text: '\\ce{CH3Cl} with \\ce{AlCl3}',
    group: 'C',
    introduces: 'a methyl group',
    name: 'alkylation',
    directs: 'para',
  },
  {
    text: '\\ce{C2H5Cl} with \\ce{AlCl3}',
    group: 'CC',
    introduces: 'an ethyl group',
    name: 'alkylation',
    directs: 'para',
  },
  {
    text: '\\ce{(CH3)3CCl} with \\ce{AlCl3}',
    group: 'C(C)(C)C',
    introduces: 'a *tert*-butyl group',
    name: 'alkylation',
    directs: 'para',
  },
];
