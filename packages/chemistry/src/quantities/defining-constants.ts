/** Constants that define the SI since 2019 (SI Brochure, 9th edition), and so are exact: those that others are made of. */

/** In mol^-1. */
export const avogadro = 6.02214076e23;
/** In J K^-1. */
export const boltzmann = 1.380649e-23;
/** The standard atmosphere in Pa. */
export const atmosphere = 101_325;
/** In C. */
export const elementaryCharge = 1.602176634e-19;
