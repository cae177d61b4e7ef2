/** A Grignard reagent. */
export interface Halide {
  /** Name of the Grignard reagent, and its carbon group: `branch` begins at the carbon that bore magnesium. */
  name: string;
  branch: string;
  /** Branched at the attacking carbon: with ketones and esters it would rather reduce or deprotonate. */
  isBulky: boolean;
  /** The group with one carbon less, where that is a group still. */
  shorter?: string;
  /** A group whose name is easily taken for its own. */
  misread?: string;
}

export const reagents: readonly Halide[] = [
  { name: 'methylmagnesium bromide', branch: 'C', isBulky: false },
  { name: 'ethylmagnesium bromide', branch: 'CC', isBulky: false, shorter: 'C' },
  { name: 'propylmagnesium bromide', branch: 'CCC', isBulky: false, shorter: 'CC', misread: 'C(C)C' },
  { name: 'propan-2-ylmagnesium bromide', branch: 'C(C)C', isBulky: true, shorter: 'CC', misread: 'CCC' },
  { name: 'butylmagnesium bromide', branch: 'CCCC', isBulky: false, shorter: 'CCC', misread: 'C(C)CC' },
  { name: 'phenylmagnesium bromide', branch: 'c9ccccc9', isBulky: false, misread: 'C9CCCCC9' },
  {
    name: 'cyclohexylmagnesium bromide',
    branch: 'C9CCCCC9',
    isBulky: true,
    shorter: 'C9CCCC9',
    misread: 'c9ccccc9',
  },
];

/** The names of groups by how they are written. */
const groupNames: Readonly<Record<string, string>> = {
  CCC: 'propyl',
  'C(C)C': 'propan-2-yl',
  CCCC: 'butyl',
  'C(C)CC': 'butan-2-yl',
  c9ccccc9: 'phenyl',
  C9CCCCC9: 'cyclohexyl',
};

/**
 * The name of the carbon group of a reagent, or of one that is easily taken for it.
 * @example groupName('C(C)C') // 'propan-2-yl'
 */
export function groupName(branch: string): string {
  return groupNames[branch] ?? branch;
}

/**
 * A structure with a group put into its places.
 * @param template SMILES with `({R})` or a last `{R}` for each place
 * @example withGroup('CC({R})({R})O', 'CC') // 'CC(CC)(CC)O'
 */
export function withGroup(template: string, branch: string): string {
  const placed = template.replaceAll('({R})', `(${branch})`);
  return placed.replaceAll('{R}', branch);
}
