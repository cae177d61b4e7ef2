import { fewestStudentsTold, mostLeftOpen, type ForecastCalibration } from '@valence/contract';

/** How forecasts held for real students; `null` while that is not known. */
export function RealStudents({ real }: { real: ForecastCalibration | null }) {
  return (
    <section className="mt-7">
      <h2 className="text-heading">And for real students</h2>
      {real !== null && <p className="mt-2 text-soft">{told(real)}</p>}
      <p className="mt-2 text-soft">
        Only students are counted who agreed to it under My exam. What the forecast expects of a paper is kept
        when the paper is started, and compared with its mark; papers of which more than {mostLeftOpen}% was
        left open do not count. We tell nothing of fewer than {fewestStudentsTold} students.
      </p>
    </section>
  );
}

function told(real: ForecastCalibration): string {
  if (!real.enough)
    return `Fewer than ${fewestStudentsTold} students who agreed have finished a paper so far. Until then, take the forecast as a careful estimate.`;
  const { papers, students, inside, off } = real;
  return `Of ${papers.toLocaleString('en')} papers of ${students.toLocaleString('en')} students, ${inside}% of the marks fell between the two numbers; 90% is right. The middle of the forecast was ${off.toFixed(1)} points off on average.`;
}
