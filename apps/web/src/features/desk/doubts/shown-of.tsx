/** Says that there are more than are shown at once. */
export function ShownOf({ shown, count }: { shown: number; count: number }) {
  if (shown >= count) return null;
  return (
    <p className="figures text-soft">
      Shown: {shown} of {count}.
    </p>
  );
}
