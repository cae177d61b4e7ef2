import type { Distractor } from '../../family.ts';

/** What can be said of one of the two electrodes while a galvanic cell gives current. */
export interface Claim {
  /** The electrode that it speaks of, by what it really is. */
  of: 'anode' | 'cathode';
  /** What it is said to be. */
  role: 'anode' | 'cathode';
  /** What is said to follow; … stands for the metal of the other electrode. */
  so: string;
  isTrue: boolean;
}

const electrodes = ['anode', 'cathode'] as const;
const consequences = [
  { so: 'electrons flow from it to the … electrode', ofAnode: true, slip: 'oxidation-as-gain' },
  { so: 'electrons flow to it from the … electrode', ofAnode: false, slip: 'oxidation-as-gain' },
  { so: 'its metal is oxidized, and it becomes lighter', ofAnode: true, slip: 'oxidation-for-reduction' },
  {
    so: 'ions are reduced at its surface, and it becomes heavier',
    ofAnode: false,
    slip: 'oxidation-for-reduction',
  },
] as const;

/**
 * Each electrode with each role and each consequence, and what is false of both: four claims are true, so that no role and no consequence
 * tells which one is.
 */
export const claims: readonly Claim[] = [
  ...electrodes.flatMap((of) =>
    electrodes.flatMap((role) =>
      consequences.map(({ so, ofAnode }) => ({
        of,
        role,
        so,
        isTrue: of === role && ofAnode === (of === 'anode'),
      })),
    ),
  ),
  ...electrodes.map((of) => ({
    of,
    role: of,
    so: `electrons flow ${of === 'anode' ? 'from it through the salt bridge to the … electrode' : 'to it through the salt bridge from the … electrode'}`,
    isTrue: false,
  })),
];

/**
 * What is wrong about a claim that is not true.
 * @param metal the name of that of its electrode
 */
export function slipOf({ of, role, so }: Claim, metal: string): Omit<Distractor, 'text'> {
  if (so.includes('salt bridge'))
    return {
      slip: 'wrong-charge-carrier',
      teaching: 'Ions move through the salt bridge; electrons move only through the wire.',
    };
  const said = consequences.find((one) => one.so === so);
  const isFitting = said?.ofAnode === (of === 'anode');
  const why =
    of === 'anode'
      ? `The ${metal} couple has the lower potential, so its metal is oxidized and its electrode is the anode`
      : `The ${metal} couple has the higher potential, so its ions are reduced and its electrode is the cathode`;
  const isAboutElectrons = so.includes('electrons flow');
  if (role !== of)
    return {
      slip: 'mixed-up-anode-and-cathode',
      teaching: `${why}${isFitting ? '. The rest of the statement is correct' : `; ${(isAboutElectrons ? flows : masses)[of]}`}.`,
    };
  return {
    slip: said?.slip ?? 'oxidation-as-gain',
    teaching: (isAboutElectrons ? reasonsOfFlow : reasonsOfMass)[of],
  };
}

type ByElectrode = Readonly<Record<'anode' | 'cathode', string>>;

/** What really follows for an electrode. */
const flows: ByElectrode = { anode: 'electrons flow from it', cathode: 'electrons flow to it' };
const masses: ByElectrode = { anode: 'it becomes lighter', cathode: 'it becomes heavier' };
const reasonsOfFlow: ByElectrode = {
  anode:
    'At the anode, the metal is oxidized; the electrons that it loses leave the electrode through the wire.',
  cathode: 'At the cathode, ions are reduced by electrons that arrive at the electrode through the wire.',
};
const reasonsOfMass: ByElectrode = {
  anode:
    'At the anode, the metal is oxidized and goes into solution as ions, so the electrode becomes lighter.',
  cathode: 'At the cathode, ions are reduced and deposited as metal, so the electrode becomes heavier.',
};
