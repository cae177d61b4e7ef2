import { useQuizPreview } from '../../../quiz-preview/use-quiz-preview.ts';
import { Button } from '../../../ui/button.tsx';

interface NothingNamedProps {
  text: string;
  onTopic: (topic: string) => void;
}

/** The list has no such name; what the words may mean is asked of whoever understands topics. */
export function NothingNamed({ text, onTopic }: NothingNamedProps) {
  const preview = useQuizPreview({ topic: text }, 5);
  const help = preview?.isUnderstood === false ? preview.help : undefined;
  const names = preview === null ? [] : preview.nearest;
  const meant = preview?.isUnderstood === true && preview.available > 0 ? [preview.name, ...names] : names;
  const offered = meant.filter((name) => name.toLowerCase() !== text.trim().toLowerCase());
  return (
    <div className="grid gap-2">
      <output>{help ?? `Nothing in the list is called “${text.trim()}”.`}</output>
      {offered.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Suggested topics">
          {offered.map((name) => (
            <li key={name}>
              <Button tone="quiet" size="small" onClick={() => onTopic(name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
