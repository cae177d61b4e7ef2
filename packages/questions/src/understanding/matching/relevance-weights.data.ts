/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: -2.373,
  cosine: 2.692,
  covered: 0.374,
  unsaid: -0.915,
  named: 1.373,
  middle: 0.55,
};
