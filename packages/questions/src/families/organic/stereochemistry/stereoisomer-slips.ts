import type { SlippedValue } from '../../options/slipped-value.ts';
import { countedAmong, type Counted } from './counted-stereoisomers.ts';
import type { Pattern } from './stereoisomer-patterns.data.ts';

/** Slips in the number of stereoisomers, each carried through to what is asked for, and slips in what is counted. */
export function slipsOf(chosen: Pattern, counted: Counted, stereoisomers: number): SlippedValue[] {
  const { centres, doubleBonds, meso } = chosen;
  const places = centres + doubleBonds;
  const combinations = 2 ** places;
  const hasMeso = meso > 0;
  const carried = (number: number, ofThemMeso = meso): number => {
    const value = counted.of(number, ofThemMeso);
    return Number.isInteger(value) && value > 0 ? value : Number.NaN;
  };
  return [
    ...(hasMeso
      ? [
          {
            value: carried(combinations, 0),
            slip: 'meso-overlooked',
            teaching: `Of the ${combinations} combinations, (*R*,*S*) and (*S*,*R*) are the same compound: the meso form, which has an internal mirror plane.`,
            isDecisive: true,
          },
          {
            value: carried(stereoisomers - meso),
            slip: 'isomer-overlooked',
            teaching:
              '(*R*,*R*) and (*S*,*S*) are mirror images that cannot be superimposed, so they count as two stereoisomers.',
          },
          {
            value: meso > 1 ? carried(combinations - 1, 1) : Number.NaN,
            slip: 'meso-overlooked',
            teaching:
              'Only one meso form was found; there is one with an (*E*) and another with a (*Z*) double bond.',
          },
        ]
      : places === 1
        ? []
        : [
            {
              value: carried(combinations - 1, 1),
              slip: 'meso-invented',
              teaching:
                'The two ends of the molecule differ, so no combination has a mirror plane, and there is no meso form.',
            },
            {
              value: centres === 2 && doubleBonds === 1 ? carried(combinations - 2, 2) : Number.NaN,
              slip: 'meso-invented',
              teaching:
                'The two ends of the molecule differ, so there is no meso form, neither with an (*E*) nor with a (*Z*) double bond.',
            },
          ]),
    {
      value: doubleBonds > 0 ? carried(stereoisomers / 2, meso / 2) : Number.NaN,
      slip: 'double-bond-isomers-overlooked',
      teaching: 'The double bond can also be (*E*) or (*Z*), which doubles the number of stereoisomers.',
    },
    ...otherCounts(counted, stereoisomers, meso),
    {
      value: carried(2 * combinations, 0),
      slip: 'stereocentre-invented',
      teaching: `There ${places === 1 ? 'is only one site' : `are only ${places} sites`} where the configuration can differ, so the maximum is 2^{${places}}${chosen.pattern.includes('=') && doubleBonds === 0 ? '; the double bond is not such a site, since one of its carbons bears two identical groups' : ''}.`,
    },
    {
      value: carried(2 * places, 0),
      slip: 'doubled-for-power',
      teaching: `Each site where the configuration can differ doubles the number, so *n* sites give 2^{*n*}, not 2 × *n*.`,
    },
    {
      value: carried(combinations / 2, 0),
      slip: 'stereocentre-missed',
      teaching: 'One site where the configuration can differ is missing from this count.',
    },
    {
      value: places,
      slip: 'wrong-thing-counted',
      teaching:
        'This is only the number of sites where the configuration can differ; each of them has two possible configurations.',
    },
    {
      value: hasMeso ? Number.NaN : carried(4 * combinations),
      slip: 'stereocentre-invented',
      teaching: `Two sites were counted where the configuration cannot differ: the maximum is 2^{${places}}.`,
    },
    {
      value: hasMeso ? Number.NaN : carried(combinations / 4),
      slip: 'stereocentre-missed',
      teaching: 'Two sites where the configuration can differ are missing from this count.',
    },
    {
      value: hasMeso || places === 1 ? carried(combinations + 1, 1) : Number.NaN,
      slip: 'meso-added',
      teaching:
        'A meso form would be one of the combinations, not an additional one; it can only lower the number.',
    },
  ];
}

/** What else can be counted of the same stereoisomers. */
function otherCounts(counted: Counted, stereoisomers: number, meso: number): SlippedValue[] {
  const { pairs, diastereomers } = countedAmong;
  return [
    {
      value: counted === countedAmong.stereoisomers ? Number.NaN : stereoisomers,
      slip: 'answered-another-quantity',
      teaching: `This is the total number of stereoisomers; the question asks for ${counted.asked}.`,
    },
    {
      value: counted === pairs ? Number.NaN : pairs.of(stereoisomers, meso),
      slip: 'answered-another-quantity',
      teaching: `This is the number of pairs of enantiomers; the question asks for ${counted === diastereomers ? 'the diastereomers of one stereoisomer' : counted.asked}.`,
    },
    {
      value: counted === diastereomers ? stereoisomers - 1 : Number.NaN,
      slip: 'enantiomers-and-diastereomers-confused',
      teaching: 'One of the others is the mirror image: it is an enantiomer, not a diastereomer.',
    },
  ];
}
