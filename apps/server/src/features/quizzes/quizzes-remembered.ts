/** How many of a student's latest quizzes a new one avoids the questions of: 300 questions or more. */
export const quizzesRemembered = 60;
