/** Topics of each unit of AP Chemistry, first to ninth (Course and Exam Description of 2024). */
const apTopics = [8, 7, 13, 9, 11, 9, 12, 11, 11];

/**
 * The places of each syllabus by the numbers that its board gives them. Numbers only; as of 2026, check with the board.
 * IB Diploma: first exams 2025. A-level: AQA 7405 and OCR A H432, practical skills left out. MCAT: content categories
 * that hold chemistry. Valence is not affiliated with or endorsed by any of the boards.
 */
export const syllabusPlaces: Readonly<Record<'AP' | 'IB' | 'AQA' | 'OCR' | 'MCAT', readonly string[]>> = {
  AP: apTopics.flatMap((count, unit) =>
    Array.from({ length: count }, (_, topic) => `${unit + 1}.${topic + 1}`),
  ),
  IB: (
    'S1.1 S1.2 S1.3 S1.4 S1.5 S2.1 S2.2 S2.3 S2.4 S3.1 S3.2 ' +
    'R1.1 R1.2 R1.3 R1.4 R2.1 R2.2 R2.3 R3.1 R3.2 R3.3 R3.4'
  ).split(' '),
  AQA: (
    '3.1.1 3.1.2 3.1.3 3.1.4 3.1.5 3.1.6 3.1.7 3.1.8 3.1.9 3.1.10 3.1.11 3.1.12 ' +
    '3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.5 3.3.6 3.3.7 3.3.8 ' +
    '3.3.9 3.3.10 3.3.11 3.3.12 3.3.13 3.3.14 3.3.15 3.3.16'
  ).split(' '),
  OCR: (
    '2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.2.1 2.2.2 3.1.1 3.1.2 3.1.3 3.1.4 3.2.1 3.2.2 3.2.3 ' +
    '4.1.1 4.1.2 4.1.3 4.2.1 4.2.2 4.2.3 4.2.4 5.1.1 5.1.2 5.1.3 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 ' +
    '6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.3.1 6.3.2'
  ).split(' '),
  MCAT: '1A 1B 1D 2A 3A 4B 4C 4D 4E 5A 5B 5C 5D 5E'.split(' '),
};
