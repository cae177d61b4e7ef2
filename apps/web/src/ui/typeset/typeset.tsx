import { parseTypeset, spokenNodes, type TypesetNode } from '@valence/chemistry/typeset';
import { Chemistry } from './chemistry.tsx';
import { keepTogether } from './keep-together.ts';
import { partDrawings } from './part-drawings.ts';
import { Spoken } from './spoken.tsx';
import { Structure, type StructureDrawing } from './structure.tsx';
import { withClosingPoints } from './with-closing-points.ts';

const noDrawings: readonly StructureDrawing[] = [];

/**
 * Typeset text of a question: real sub- and superscripts, drawn arrows, fractions and structures. Structures at the end
 * of a sentence stand below it.
 */
export function Typeset({
  text,
  drawings = noDrawings,
}: {
  text: string;
  drawings?: readonly StructureDrawing[];
}) {
  const { sentence, drawn } = partDrawings(parseTypeset(text));
  return (
    <span className="typeset">
      <Nodes nodes={sentence} drawings={drawings} />
      {drawn.length > 0 && (
        <span className="structures">
          <Nodes nodes={drawn} drawings={drawings} />
        </span>
      )}
    </span>
  );
}

function Nodes({
  nodes,
  drawings,
}: {
  nodes: readonly TypesetNode[];
  drawings: readonly StructureDrawing[];
}) {
  return withClosingPoints(keepTogether(nodes)).map(({ node, close }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Nodes of one text never move.
    <Node key={`${index}-${node.kind}`} node={node} close={close} drawings={drawings} />
  ));
}

interface NodeProps {
  node: TypesetNode;
  close: string;
  drawings: readonly StructureDrawing[];
}

function Node({ node, close, drawings }: NodeProps) {
  // An equation breaks within, and takes to its last side what closes it.
  if (node.kind === 'chemistry') return <Chemistry nodes={node.children} close={close} />;
  if (close === '') return <Drawn node={node} drawings={drawings} />;
  return (
    <span className="whitespace-nowrap">
      <Drawn node={node} drawings={drawings} />
      {close}
    </span>
  );
}

function Drawn({
  node,
  drawings,
}: {
  node: Exclude<TypesetNode, { kind: 'chemistry' }>;
  drawings: readonly StructureDrawing[];
}) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'superscript':
      return (
        <sup>
          <Nodes nodes={node.children} drawings={drawings} />
        </sup>
      );
    case 'subscript':
      return (
        <sub>
          <Nodes nodes={node.children} drawings={drawings} />
        </sub>
      );
    case 'italic':
      return (
        <i>
          <Nodes nodes={node.children} drawings={drawings} />
        </i>
      );
    case 'fraction':
      return (
        <Spoken spoken={spokenNodes([node])} className="fraction">
          <span>
            <Nodes nodes={node.numerator} drawings={drawings} />
          </span>
          <span>
            <Nodes nodes={node.denominator} drawings={drawings} />
          </span>
        </Spoken>
      );
    case 'root':
      return (
        <Spoken spoken={spokenNodes([node])} className="root">
          <svg viewBox="0 0 10 20" preserveAspectRatio="none">
            <path
              d="M0 12.5 2.5 11 5.5 19.5 10 .4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.3"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span>
            <Nodes nodes={node.children} drawings={drawings} />
          </span>
        </Spoken>
      );
    case 'structure':
      return <Structure smiles={node.smiles} name={node.name} drawings={drawings} />;
  }
}
