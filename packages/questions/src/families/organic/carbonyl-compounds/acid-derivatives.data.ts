/** An ester and the nitrile of the same acid, with what they could become; `{R}` takes a new group. */
export interface AcidDerivative {
  ester: string;
  nitrile: string;
  twofold: string;
  ketone: string;
  once: string;
}

export const acidDerivatives: readonly AcidDerivative[] = [
  {
    ester: 'methyl 2-methylpropanoate',
    nitrile: '2-methylpropanenitrile',
    twofold: 'CC(C)C({R})({R})O',
    ketone: 'CC(C)C(=O){R}',
    once: 'CC(C)C({R})O',
  },
  {
    ester: 'ethyl pentanoate',
    nitrile: 'pentanenitrile',
    twofold: 'CCCCC({R})({R})O',
    ketone: 'CCCCC(=O){R}',
    once: 'CCCCC({R})O',
  },
  {
    ester: 'methyl 3-methylbutanoate',
    nitrile: '3-methylbutanenitrile',
    twofold: 'CC(C)CC({R})({R})O',
    ketone: 'CC(C)CC(=O){R}',
    once: 'CC(C)CC({R})O',
  },
  {
    ester: 'methyl ethanoate',
    nitrile: 'ethanenitrile (acetonitrile)',
    twofold: 'CC({R})({R})O',
    ketone: 'CC(=O){R}',
    once: 'CC({R})O',
  },
  {
    ester: 'ethyl propanoate',
    nitrile: 'propanenitrile',
    twofold: 'CCC({R})({R})O',
    ketone: 'CCC(=O){R}',
    once: 'CCC({R})O',
  },
  {
    ester: 'methyl butanoate',
    nitrile: 'butanenitrile',
    twofold: 'CCCC({R})({R})O',
    ketone: 'CCCC(=O){R}',
    once: 'CCCC({R})O',
  },
  {
    ester: 'methyl benzoate',
    nitrile: 'benzonitrile',
    twofold: 'OC({R})({R})c1ccccc1',
    ketone: 'O=C({R})c1ccccc1',
    once: 'OC({R})c1ccccc1',
  },
];
