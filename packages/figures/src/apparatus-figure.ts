/** A set-up of the laboratory as line art, without clamps and stands, with numbers at some of its pieces. */
export interface Apparatus {
  kind: 'apparatus';
  of: 'distillation' | 'reflux' | 'vacuum filtration';
  /** Where the bulb of the thermometer ends: at the side tube of a distillation head, above it, or in the liquid. */
  bulb: 'beside' | 'above' | 'below';
  /** The end of the condenser at which water enters. */
  waterEnters: 'low' | 'high';
  /** A stopper where the set-up should be open: around the end of the take-off tube, or on top of the condenser. */
  isClosed: boolean;
  hasStones: boolean;
  labels: readonly { number: string; piece: ApparatusPiece }[];
}

/** Pieces by what they look like, so that nothing in a drawing names them. */
export type ApparatusPiece =
  | 'ball'
  | 'bowl'
  | 'grains'
  | 'rod'
  | 'cross'
  | 'jacket'
  | 'bend'
  | 'cone'
  | 'basin'
  | 'sheet'
  | 'sleeve'
  | 'armed cone'
  | 'hose';
