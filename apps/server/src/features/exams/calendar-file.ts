import { productName } from '@valence/contract';
import type { StudyDay } from '@valence/study';

interface CalendarFacts {
  /** Of the exam; what its entries are known by when the file is read again. */
  id: string;
  name: string;
  date: string;
  days: readonly StudyDay[];
  now: number;
  /** Where a student goes on from an entry. */
  url: string;
}

/** Octets of a line, at most (RFC 5545, 3.1). */
const longestLine = 75;

/** A calendar file (RFC 5545) with the day of the exam and the days of study. All are whole days, which no time zone moves. */
export function calendarFile({ id, name, date, days, now, url }: CalendarFacts): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const event = (day: string, uid: string, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}-${id}@valence`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const studied = days.filter(({ minutes }) => minutes > 0);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Exam plan//EN`,
    ...studied.flatMap((day) => event(day.date, day.date, `${Math.round(day.minutes)} min for ${name}`)),
    ...event(date, 'exam', name),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** A long line goes on in the next, after a space; no character is cut. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
