/** Made from data/infrared-bands.csv by scripts/build-tables.ts; sources in data/README.md. */
export interface InfraredBand {
  id: string;
  bond: string;
  compounds: string;
  low: number;
  high: number;
  appearance: string;
  differing: string;
}

/** Ranges of infrared bands in cm⁻¹, with how they look and where textbooks give another range. */
// oxfmt-ignore
export const infraredBands: readonly InfraredBand[] = [
  { id: 'free-hydroxyl', bond: 'O–H', compounds: 'alcohols and phenols in dilute solution', low: 3590, high: 3650, appearance: 'sharp', differing: '' },
  { id: 'hydroxyl', bond: 'O–H', compounds: 'alcohols and phenols with hydrogen bonds', low: 3200, high: 3550, appearance: 'strong and broad', differing: 'McMurry: 3400 to 3650' },
  { id: 'acid-hydroxyl', bond: 'O–H', compounds: 'carboxylic acids', low: 2500, high: 3300, appearance: 'very broad', differing: 'McMurry: 2500 to 3100; UCLA: 2500 to 3000' },
  { id: 'amine-hydrogen', bond: 'N–H', compounds: 'amines; \\ce{NH2} two bands and \\ce{NH} one', low: 3250, high: 3500, appearance: 'medium', differing: 'McMurry and UCLA: 3300 to 3500' },
  { id: 'amide-hydrogen', bond: 'N–H', compounds: 'amides; \\ce{NH2} two bands and \\ce{NH} one', low: 3100, high: 3500, appearance: 'medium', differing: '' },
  { id: 'alkyne-hydrogen', bond: '≡C–H', compounds: 'terminal alkynes', low: 3270, high: 3330, appearance: 'strong and sharp', differing: 'McMurry: 3300' },
  { id: 'aromatic-hydrogen', bond: '=C–H', compounds: 'benzene rings', low: 3000, high: 3100, appearance: 'weak', differing: 'McMurry: 3030' },
  { id: 'alkene-hydrogen', bond: '=C–H', compounds: 'alkenes', low: 3010, high: 3100, appearance: 'medium', differing: '' },
  { id: 'alkane-hydrogen', bond: 'C–H', compounds: 'alkyl groups', low: 2850, high: 3000, appearance: 'medium to strong', differing: 'McMurry: 2850 to 2960; UCLA: 2850 to 2950' },
  { id: 'aldehyde-hydrogen', bond: 'O=C–H', compounds: 'aldehydes; two bands', low: 2695, high: 2860, appearance: 'weak', differing: 'near 2720 and 2820 in most tables' },
  { id: 'nitrile', bond: 'C≡N', compounds: 'nitriles', low: 2210, high: 2260, appearance: 'medium and sharp', differing: 'UCLA: 2220 to 2260' },
  { id: 'alkyne', bond: 'C≡C', compounds: 'alkynes; none in symmetric ones', low: 2100, high: 2260, appearance: 'weak to medium', differing: '' },
  { id: 'anhydride-carbonyl', bond: 'C=O', compounds: 'acid anhydrides; two bands', low: 1715, high: 1870, appearance: 'strong', differing: 'open chains 1715 to 1825; rings 1750 to 1870' },
  { id: 'chloride-carbonyl', bond: 'C=O', compounds: 'acid chlorides', low: 1795, high: 1810, appearance: 'strong', differing: '' },
  { id: 'ester-carbonyl', bond: 'C=O', compounds: 'esters', low: 1735, high: 1750, appearance: 'strong', differing: 'UWI: 1730 to 1750' },
  { id: 'aldehyde-carbonyl', bond: 'C=O', compounds: 'aldehydes', low: 1720, high: 1740, appearance: 'strong', differing: 'UCLA: 1690 to 1740 with conjugated ones' },
  { id: 'ketone-carbonyl', bond: 'C=O', compounds: 'ketones', low: 1705, high: 1725, appearance: 'strong', differing: 'UCLA: 1680 to 1750 with conjugated ones and small rings' },
  { id: 'acid-carbonyl', bond: 'C=O', compounds: 'carboxylic acids', low: 1700, high: 1725, appearance: 'strong', differing: 'UCLA: 1710 to 1780' },
  { id: 'amide-carbonyl', bond: 'C=O', compounds: 'amides', low: 1630, high: 1690, appearance: 'strong', differing: '' },
  { id: 'alkene', bond: 'C=C', compounds: 'alkenes', low: 1620, high: 1680, appearance: 'weak to medium', differing: 'McMurry: 1640 to 1680' },
  { id: 'amine-bend', bond: 'N–H bending', compounds: 'primary amines', low: 1580, high: 1650, appearance: 'medium', differing: '' },
  { id: 'aromatic', bond: 'C=C', compounds: 'benzene rings; two to four bands', low: 1450, high: 1600, appearance: 'medium', differing: 'UCLA: 1500 to 1700' },
  { id: 'nitro', bond: 'N=O', compounds: 'nitro compounds; second band 1290 to 1390', low: 1475, high: 1570, appearance: 'strong', differing: 'McMurry: 1540' },
  { id: 'alkane-bend', bond: 'C–H bending', compounds: 'alkyl groups', low: 1350, high: 1480, appearance: 'medium', differing: '' },
  { id: 'acid-bend', bond: 'O–H bending', compounds: 'carboxylic acids', low: 1395, high: 1440, appearance: 'medium', differing: '' },
  { id: 'carbon-oxygen', bond: 'C–O', compounds: 'alcohols; ethers; esters; acids', low: 1000, high: 1300, appearance: 'strong', differing: 'McMurry: 1050 to 1150 for alcohols' },
  { id: 'ketone-stretch', bond: 'C–C(=O)–C', compounds: 'ketones', low: 1100, high: 1300, appearance: 'medium', differing: '' },
  { id: 'carbon-nitrogen', bond: 'C–N', compounds: 'amines', low: 1020, high: 1250, appearance: 'weak to medium', differing: 'McMurry: 1030 to 1230' },
  { id: 'aromatic-bend', bond: '=C–H bending', compounds: 'benzene rings', low: 680, high: 860, appearance: 'strong', differing: '' },
  { id: 'alkyne-bend', bond: '≡C–H bending', compounds: 'terminal alkynes', low: 600, high: 700, appearance: 'strong', differing: '' },
  { id: 'carbon-chlorine', bond: 'C–Cl', compounds: 'alkyl chlorides', low: 600, high: 800, appearance: 'strong', differing: '' },
];
