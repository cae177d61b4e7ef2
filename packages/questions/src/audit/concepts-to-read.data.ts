/**
 * Questions whose tested concepts their author named, and which wait for two readers who see the question alone. Shortened by
 * `npm run questions:concept-reading`; nothing is added without a reason in docs/decisions/0052.
 */
export const conceptsToRead: readonly string[] = [

];
