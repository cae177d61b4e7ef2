import { levelNames } from './level-names.data.ts';

const ofAustralia = String.raw`\b(?:HSC|VCE|WACE|ATAR|QCE|QCAA|SACE|TCE|NCEA|prelim(?:inary)?)\b`;
const year = String.raw`\b(?:year |y(?:r ?)?)1[123]\b`;
/** In Australia and New Zealand the last years lead to the exam that stands beside them, and name no level of their own. */
const seniorYear = new RegExp(`(?<=${ofAustralia}.*)${year}|${year}(?=.*${ofAustralia})`, 'gi');

/**
 * A text with years, courses and exams by the names that everything else reads. A text that names nothing else stays as it is.
 * @example withLevelNames('gr 10 moles') // 'grade 10 moles'
 * @example withLevelNames('CHEM 1211 gas laws') // 'chem gas laws'
 */
export function withLevelNames(text: string): string {
  const named = levelNames
    .reduce((said, [pattern, name]) => said.replace(pattern, name), text)
    .replace(seniorYear, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(named) ? named : text;
}
