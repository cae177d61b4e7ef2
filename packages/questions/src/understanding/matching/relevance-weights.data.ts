/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: 3.076,
  cosine: -3.159,
  covered: 0.615,
  isCovered: 1.526,
  unsaid: 0.095,
  named: 0.684,
  share: -0.79,
  middle: 0.388,
  behindCosine: -4.784,
  behindCovered: 0.469,
  furtherUnsaid: -0.601,
  behindShare: -1.687,
  isQuestion: -2.215,
  cosineOfQuestion: 3.008,
  isCalculation: -0.92,
};
