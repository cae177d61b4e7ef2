/** Made from data/solubility-rules.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface SolubilityRule {
  ions: readonly string[];
  solubility: string;
  exceptions: readonly string[];
  differing: readonly string[];
  note: string;
}

/** What salts of an ion do in water at 25 °C: mostly soluble or insoluble, with the ions that are exceptions and the salts on which textbooks differ. */
// oxfmt-ignore
export const solubilityRules: readonly SolubilityRule[] = [
  { ions: ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+'], solubility: 'soluble', exceptions: [], differing: ['LiF', 'Li2CO3', 'Li3PO4', 'KClO4'], note: 'All four dissolve only slightly; few lists name them.' },
  { ions: ['NH4^+'], solubility: 'soluble', exceptions: [], differing: [], note: '' },
  { ions: ['NO3^-'], solubility: 'soluble', exceptions: [], differing: [], note: '' },
  { ions: ['CH3COO^-'], solubility: 'soluble', exceptions: [], differing: ['AgCH3COO'], note: 'Silver acetate dissolves only slightly (about 10 g/L); some lists name it.' },
  { ions: ['ClO3^-', 'ClO4^-'], solubility: 'soluble', exceptions: [], differing: ['KClO4'], note: 'Potassium perchlorate dissolves only slightly; some lists name it.' },
  { ions: ['HCO3^-'], solubility: 'soluble', exceptions: [], differing: [], note: '' },
  { ions: ['Cl^-', 'Br^-', 'I^-'], solubility: 'soluble', exceptions: ['Ag^+', 'Hg2^2+', 'Pb^2+'], differing: ['CuCl', 'CuBr', 'CuI', 'TlCl'], note: 'Longer lists add copper(I) and thallium(I). Lead(II) chloride dissolves in hot water.' },
  { ions: ['F^-'], solubility: 'soluble', exceptions: ['Mg^2+', 'Ca^2+', 'Sr^2+', 'Ba^2+', 'Pb^2+'], differing: ['LiF', 'FeF3'], note: 'Some lists add iron(III); some leave fluorides out.' },
  { ions: ['SO4^2-'], solubility: 'soluble', exceptions: ['Sr^2+', 'Ba^2+', 'Pb^2+', 'Hg2^2+'], differing: ['CaSO4', 'Ag2SO4'], note: 'Both dissolve slightly; OpenStax names them as exceptions and other lists leave out one or both.' },
  { ions: ['CO3^2-', 'PO4^3-'], solubility: 'insoluble', exceptions: ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+', 'NH4^+'], differing: ['Li2CO3', 'Li3PO4'], note: 'Both dissolve only slightly; lists count them with the other compounds of group 1.' },
  { ions: ['CrO4^2-'], solubility: 'insoluble', exceptions: ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+', 'NH4^+'], differing: ['MgCrO4', 'CaCrO4'], note: 'Both dissolve after all; longer lists name them.' },
  { ions: ['S^2-'], solubility: 'insoluble', exceptions: ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+', 'NH4^+'], differing: ['MgS', 'CaS', 'SrS', 'BaS'], note: 'OpenStax names no sulfide of group 2 as an exception; other lists do. They react with water.' },
  { ions: ['OH^-'], solubility: 'insoluble', exceptions: ['Li^+', 'Na^+', 'K^+', 'Rb^+', 'Cs^+', 'Ba^2+'], differing: ['Ca(OH)2', 'Sr(OH)2'], note: 'Both dissolve slightly; many lists count them as soluble.' },
];
