import calibration from './calibration.data.json' with { type: 'json' };

/** What simulated students were told, and what they got. */
export function CalibrationTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="relative overflow-x-auto" aria-label="Calibration table" tabIndex={0}>
      <table className="figures w-full min-w-80 text-left">
        <caption className="sr-only">Marks told to simulated students, and the marks they got</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-soft">
            {['Told', 'Students', 'Told, mean', 'Mark, mean', 'Inside the bounds'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-2 last:pr-0 sm:pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calibration.bands.map(({ from, to, students, told, mark, inside }) => (
            <tr key={from} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 last:pr-0 sm:pr-4 font-semibold whitespace-nowrap">
                {from} to {to}
              </th>
              <td className="py-2 pr-2 last:pr-0 sm:pr-4">{students}</td>
              <td className="py-2 pr-2 last:pr-0 sm:pr-4">{told.toFixed(1)}</td>
              <td className="py-2 pr-2 last:pr-0 sm:pr-4">{mark.toFixed(1)}</td>
              <td className="py-2 pr-2 last:pr-0 sm:pr-4">{inside.toFixed(0)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
