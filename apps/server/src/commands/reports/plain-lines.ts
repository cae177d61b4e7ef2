/** Columns that fit any terminal and a mail. */
const width = 100;

/**
 * A text in lines of a terminal, each behind the indent. What a student typed cannot steer the terminal: control
 * characters and line breaks are spaces.
 * @param further the indent of all lines but the first
 * @example plainLines('What is meant?\nReally.', '  ') // '  What is meant? Really.'
 */
export function plainLines(text: string, indent = '', further = indent): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[\p{Cc}\p{Cf}\s]+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && further.length + longer.length > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return indent + [...lines, line].join(`\n${further}`);
}
