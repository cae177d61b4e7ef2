/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = { constant: -2.372, cosine: 2.601, covered: 0.457, unsaid: -0.895, named: 1.347, middle: 0.483 };
