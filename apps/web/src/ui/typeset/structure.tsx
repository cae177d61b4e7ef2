/** A structure drawn by the server, found by the SMILES that the text names, with what is spoken of it where the text gives no name. */
export interface StructureDrawing {
  smiles: string;
  name: string;
  svg: string;
}

/** Shows a drawn structure, so large that bonds have one length in all of them; without a drawing, its name: a SMILES is for programs. */
export function Structure({
  smiles,
  name,
  drawings,
}: {
  smiles: string;
  name: string;
  drawings: readonly StructureDrawing[];
}) {
  const drawing = drawings.find((candidate) => candidate.smiles === smiles);
  if (drawing === undefined) return <span className="font-semibold">{name || 'a drawn structure'}</span>;
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img would not take the theme's colour.
      role="img"
      aria-label={name || drawing.name}
      className="structure"
      // The drawing comes from our own server, which made it and cleaned it. Its width is an attribute: the page's
      // policy takes no style from markup.
      dangerouslySetInnerHTML={{
        __html: drawing.svg.replace('<svg', `<svg width="${drawnWidth(drawing.svg)}rem"`),
      }}
    />
  );
}

/** Letters in the drawings are 14 units high, those of the text around them 1 rem. */
const remPerUnit = 1 / 13;

/** Width of the drawing's view box, in rem. */
function drawnWidth(svg: string): number {
  return Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? 160) * remPerUnit;
}
