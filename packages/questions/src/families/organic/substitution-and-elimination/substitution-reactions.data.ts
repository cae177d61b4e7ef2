/** A substitution whose mechanism the conditions name. */
export interface Reaction {
  substrate: string;
  nucleophile: string;
  conditions: string;
}

export const unimolecular: readonly Reaction[] = [
  {
    substrate: '2-bromo-2-methylpropane',
    nucleophile: 'hydroxide',
    conditions: 'in aqueous ethanol by the S_{N}1 mechanism',
  },
  {
    substrate: '2-chloro-2-methylbutane',
    nucleophile: 'azide',
    conditions: 'in aqueous ethanol by the S_{N}1 mechanism',
  },
  {
    substrate: '1-chloro-1-phenylethane',
    nucleophile: 'azide',
    conditions: 'in aqueous ethanol by the S_{N}1 mechanism',
  },
];

export const bimolecular: readonly Reaction[] = [
  {
    substrate: 'bromomethane',
    nucleophile: 'hydroxide',
    conditions: 'in aqueous ethanol by the S_{N}2 mechanism',
  },
  { substrate: '1-bromobutane', nucleophile: 'iodide', conditions: 'in propanone by the S_{N}2 mechanism' },
  {
    substrate: '1-chloropropane',
    nucleophile: 'azide',
    conditions: 'in dimethylformamide by the S_{N}2 mechanism',
  },
  {
    substrate: 'benzyl bromide',
    nucleophile: 'cyanide',
    conditions: 'in dimethyl sulfoxide by the S_{N}2 mechanism',
  },
];
