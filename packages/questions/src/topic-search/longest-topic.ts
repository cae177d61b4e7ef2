/**
 * Characters of a text that the search still reads as a topic. Composing characters takes time with the square of their
 * number: what is longer names no topic, and is not looked at.
 */
export const longestTopic = 1000;
