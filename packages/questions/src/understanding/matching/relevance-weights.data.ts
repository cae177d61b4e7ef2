/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: 2.228,
  cosine: -1.861,
  covered: -0.286,
  isCovered: 1.415,
  unsaid: -0.232,
  named: 0.579,
  share: -0.24,
  middle: 0.522,
  behindCosine: -3.351,
  behindCovered: -0.547,
  furtherUnsaid: -0.277,
  behindShare: -1.18,
  isQuestion: -2.489,
  cosineOfQuestion: 3.16,
  isCalculation: -1.045,
};
