/** Said on every page of papers. */
export function NotAffiliated({ name, board }: { name?: string; board?: string }) {
  return (
    <p className="text-sm text-soft">
      Questions in our own words. Not affiliated with or endorsed by {board ?? 'any exam board'}
      {name !== undefined && `; the name ${name} says what the paper is practice for`}. Check the facts of
      your exam with the board.
    </p>
  );
}
