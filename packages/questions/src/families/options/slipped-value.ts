/** What a slip makes of the asked quantity, before it is written out. */
export interface SlippedValue {
  value: number;
  slip: string;
  /** What was done or is to be done, true also where another slip is made besides, if a factor or a term is named. */
  teaching: string;
  /** The factor that it changes, where the asked quantity is a product: slips in two factors are offered together, too. */
  factor?: string;
  /** The term that it changes, where the asked quantity is a sum: as for factors. */
  term?: string;
  /** The slip in the last step that it is: it can follow on those that come before that step. */
  lastStep?: LastStep;
  isBeforeLastStep?: boolean;
  /** As of a distractor: what is always offered. */
  isDecisive?: boolean;
  /** As of a distractor: of those that share it at most one is offered. */
  alike?: string;
}

/** A slip in the last step of a working, which can follow on another slip as well as on the right result. */
export interface LastStep {
  apply: (value: number) => number;
  /** What was done, as the end of a sentence. */
  deed: string;
}
