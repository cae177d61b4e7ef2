import { fewestTries, subjects, type Accuracy } from '@valence/contract';

/** How often the questions of each topic are answered right, subject by subject. */
export function TopicHealth({ topics }: Pick<Accuracy, 'topics'>) {
  if (topics.length === 0) return <p>No question has been answered by ten students yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        First tries at questions that ten students or more have answered. From {fewestTries} on a question is
        judged: it should be answered right more often by those who know more elsewhere.
      </p>
      {subjects
        .filter(({ id }) => topics.some(({ subject }) => subject === id))
        .map(({ id, name }) => (
          <table key={id} className="figures w-full text-left">
            <caption className="pb-2 text-left font-semibold text-ink">{name}</caption>
            <thead className="text-sm">
              <tr>
                <th scope="col" className="py-1 pr-3 font-semibold">
                  Topic
                </th>
                <th scope="col" className="py-1 pr-3 text-right font-semibold">
                  Right of 100
                </th>
                <th scope="col" className="py-1 text-right font-semibold">
                  Answers
                </th>
              </tr>
            </thead>
            <tbody>
              {topics
                .filter(({ subject }) => subject === id)
                .map(({ topic, questions, answers, rightOfHundred, judged, telling }) => (
                  <tr key={topic} className="border-t border-line align-top">
                    <th scope="row" className="py-2 pr-3 font-normal">
                      <span className="text-ink">{topic}</span>
                      <span className="block text-sm">
                        {questions === 1 ? '1 question' : `${questions} questions`}
                        {judged > 0 && `, ${telling} of ${judged} judged tell who knows more`}
                      </span>
                    </th>
                    <td className="py-2 pr-3 text-right">{rightOfHundred}</td>
                    <td className="py-2 text-right">{answers.toLocaleString('en')}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
    </div>
  );
}
