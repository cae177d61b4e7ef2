/** A strong acid or base. */
interface StrongSolute {
  shown: string;
  /** Ions of H3O+ (acids) or OH- (bases) that each unit gives. */
  ions: number;
  isAcid: boolean;
  /** Greatest concentration that is asked about, in mmol/L: not all strong bases dissolve well. */
  most: number;
}

const solutes: readonly StrongSolute[] = [
  { shown: '\\ce{HCl}', ions: 1, isAcid: true, most: 300 },
  { shown: '\\ce{HNO3}', ions: 1, isAcid: true, most: 300 },
  { shown: '\\ce{HClO4}', ions: 1, isAcid: true, most: 300 },
  { shown: '\\ce{HBr}', ions: 1, isAcid: true, most: 300 },
  { shown: '\\ce{NaOH}', ions: 1, isAcid: false, most: 300 },
  { shown: '\\ce{KOH}', ions: 1, isAcid: false, most: 300 },
  { shown: '\\ce{Ba(OH)2}', ions: 2, isAcid: false, most: 200 },
  { shown: '\\ce{Sr(OH)2}', ions: 2, isAcid: false, most: 60 },
];
export const monoproticAcids = solutes.filter(({ isAcid }) => isAcid);
export const strongBases = solutes.filter(({ isAcid }) => !isAcid);
