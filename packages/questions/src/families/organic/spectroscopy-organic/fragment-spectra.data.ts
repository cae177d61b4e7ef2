/** A peak of a mass spectrum: m/z, and height in percent of the highest peak. */
type MassPeak = readonly [mass: number, height: number];

/** A compound with the main peaks of its electron-impact mass spectrum, the highest being 100. */
export interface FragmentSpectrum {
  name: string;
  peaks: readonly MassPeak[];
  /** The molecular ion with the lightest isotopes. */
  molecular: number;
}

type Row = readonly [name: string, molecular: number, peaks: readonly MassPeak[]];

// Heights are rounded: McMurry, Organic Chemistry, chapter 12, and the usual tables of spectra.
// oxfmt-ignore
const rows: readonly Row[] = [
  ['butan-2-one', 72, [[72, 25], [57, 8], [43, 100], [29, 22], [27, 12]]],
  ['pentan-2-one', 86, [[86, 20], [71, 11], [58, 10], [43, 100], [27, 10]]],
  ['pentan-3-one', 86, [[86, 22], [57, 100], [29, 62], [27, 20]]],
  ['3-methylbutan-2-one', 86, [[86, 22], [71, 8], [43, 100], [27, 10]]],
  ['acetophenone', 120, [[120, 32], [105, 100], [77, 78], [51, 26], [43, 14]]],
  ['ethyl phenyl ketone', 134, [[134, 15], [105, 100], [77, 52], [51, 18]]],
  ['ethylbenzene', 106, [[106, 34], [91, 100], [77, 8], [65, 9], [51, 10]]],
  ['propylbenzene', 120, [[120, 26], [91, 100], [65, 10], [51, 6]]],
  ['cumene', 120, [[120, 28], [105, 100], [91, 7], [77, 12], [51, 9]]],
  ['butylbenzene', 134, [[134, 28], [105, 9], [91, 100], [65, 9]]],
  ['methyl benzoate', 136, [[136, 36], [105, 100], [77, 56], [51, 22]]],
  ['methyl propanoate', 88, [[88, 24], [59, 26], [57, 100], [29, 60], [27, 16]]],
  ['methyl butanoate', 102, [[102, 6], [87, 18], [74, 68], [71, 55], [43, 100], [27, 20]]],
  ['propan-1-ol', 60, [[60, 10], [42, 14], [31, 100], [29, 18], [27, 15]]],
  ['propan-2-ol', 60, [[60, 5], [45, 100], [43, 18], [27, 10]]],
  ['butan-2-ol', 74, [[74, 4], [59, 20], [45, 100], [31, 18], [27, 16]]],
  ['2-methylpropan-2-ol', 74, [[74, 3], [59, 100], [41, 22], [31, 32]]],
  ['hexane', 86, [[86, 16], [71, 6], [57, 100], [43, 78], [29, 48]]],
  ['2-phenylethanol', 122, [[122, 25], [91, 100], [65, 16], [51, 6]]],
];

export const fragmentSpectra: readonly FragmentSpectrum[] = rows.map(([name, molecular, peaks]) => ({
  name,
  molecular,
  peaks,
}));

export type Halogens = 'Cl' | 'Br' | 'Cl2' | 'Br2' | 'BrCl';

/** A halogen compound whose molecular ion is seen: its mass with the lightest isotopes, and its number of carbons. */
export interface HalogenCompound {
  name: string;
  mass: number;
  carbons: number;
  halogens: Halogens;
}

type HalogenRow = readonly [name: string, mass: number, carbons: number, halogens: Halogens];

// oxfmt-ignore
const halogenRows: readonly HalogenRow[] = [
  ['chloroethane', 64, 2, 'Cl'],
  ['2-chloropropane', 78, 3, 'Cl'],
  ['chlorobenzene', 112, 6, 'Cl'],
  ['benzyl chloride', 126, 7, 'Cl'],
  ['4-chlorophenol', 128, 6, 'Cl'],
  ['4-chloroaniline', 127, 6, 'Cl'],
  ['chlorocyclohexane', 118, 6, 'Cl'],
  ['bromoethane', 108, 2, 'Br'],
  ['1-bromopropane', 122, 3, 'Br'],
  ['bromobenzene', 156, 6, 'Br'],
  ['benzyl bromide', 170, 7, 'Br'],
  ['4-bromophenol', 172, 6, 'Br'],
  ['4-bromoaniline', 171, 6, 'Br'],
  ['bromocyclohexane', 162, 6, 'Br'],
  ['dichloromethane', 84, 1, 'Cl2'],
  ['1,1-dichloroethene', 96, 2, 'Cl2'],
  ['1,2-dichloroethane', 98, 2, 'Cl2'],
  ['1,4-dichlorobenzene', 146, 6, 'Cl2'],
  ['2,4-dichlorophenol', 162, 6, 'Cl2'],
  ['2,4-dichlorotoluene', 160, 7, 'Cl2'],
  ['dibromomethane', 172, 1, 'Br2'],
  ['1,2-dibromoethene', 184, 2, 'Br2'],
  ['1,2-dibromoethane', 186, 2, 'Br2'],
  ['1,4-dibromobenzene', 234, 6, 'Br2'],
  ['2,4-dibromophenol', 250, 6, 'Br2'],
  ['2,5-dibromotoluene', 248, 7, 'Br2'],
  ['bromochloromethane', 128, 1, 'BrCl'],
  ['1-bromo-2-chloroethane', 142, 2, 'BrCl'],
  ['1-bromo-3-chloropropane', 156, 3, 'BrCl'],
  ['1-bromo-4-chlorobenzene', 190, 6, 'BrCl'],
  ['2-bromo-4-chlorophenol', 206, 6, 'BrCl'],
];

export const halogenCompounds: readonly HalogenCompound[] = halogenRows.map(
  ([name, mass, carbons, halogens]) => ({ name, mass, carbons, halogens }),
);
