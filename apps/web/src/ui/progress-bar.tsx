/** How far something has got, as a bar; the percent in words stands beside it. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <progress
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken dark:bg-line [&::-moz-progress-bar]:bg-blue [&::-webkit-progress-bar]:bg-sunken dark:[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-blue"
      max={100}
      value={percent}
      aria-label={label}
    />
  );
}
