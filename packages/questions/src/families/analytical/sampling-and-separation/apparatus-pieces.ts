import type { Apparatus, ApparatusPiece, Figure } from '@valence/figures';

/** What a piece is called, and what it is there for. */
export const pieceNames: Readonly<Record<ApparatusPiece, { name: string; purpose: string }>> = {
  ball: { name: 'Round-bottom flask', purpose: 'contains the boiling liquid' },
  bowl: { name: 'Heating mantle', purpose: 'heats the flask that sits in it' },
  grains: { name: 'Boiling chips', purpose: 'lie in the liquid and make it boil evenly' },
  rod: {
    name: 'Thermometer',
    purpose: 'extends through a stopper to the point where the temperature is to be read',
  },
  cross: {
    name: 'Distillation head',
    purpose: 'sits on the flask, holds the thermometer, and leads the vapor to the side',
  },
  jacket: { name: 'Condenser', purpose: 'is cooled by water that flows through its jacket' },
  bend: { name: 'Take-off adapter', purpose: 'is bent and leads the condensed liquid down' },
  cone: { name: 'Receiving flask', purpose: 'collects the distilled liquid' },
  basin: { name: 'Büchner funnel', purpose: 'has a flat perforated plate that supports the filter' },
  sheet: { name: 'Filter paper', purpose: 'lies flat on a perforated plate and retains the solid' },
  sleeve: { name: 'Rubber sleeve', purpose: 'makes the joint between the funnel and the flask airtight' },
  'armed cone': { name: 'Suction flask', purpose: 'has thick walls and a side arm for the vacuum' },
  hose: { name: 'Vacuum hose', purpose: 'leads from the side arm to the pump' },
};

/** The pieces of each set-up. */
export const piecesOf: Readonly<Record<Apparatus['of'], readonly ApparatusPiece[]>> = {
  distillation: ['ball', 'bowl', 'grains', 'rod', 'cross', 'jacket', 'bend', 'cone'],
  reflux: ['ball', 'bowl', 'grains', 'jacket'],
  'vacuum filtration': ['basin', 'sheet', 'sleeve', 'armed cone', 'hose'],
};

/** A set-up as it should be, with what differs. */
export function setUp(of: Apparatus['of'], differing: Partial<Apparatus>): Figure {
  return {
    kind: 'apparatus',
    caption: 'Laboratory apparatus; clamps and stands are not drawn',
    of,
    bulb: 'beside',
    waterEnters: 'low',
    isClosed: false,
    hasStones: true,
    labels: [],
    ...differing,
  };
}
