import { spokenChemistry, type ChemistryNode } from '@valence/chemistry/typeset';
import { Fragment } from 'react';
import { ReactionArrow } from './reaction-arrow.tsx';
import { Spoken } from './spoken.tsx';

/** A formula or an equation. A formula breaks only where it is too long for a phone; an equation breaks after an arrow, and inside a side only where that alone is too long. What closes it stands at its last side. */
export function Chemistry({ nodes, close }: { nodes: readonly ChemistryNode[]; close: string }) {
  const sides = intoSides(intoSpecies(nodes));
  return (
    <Spoken spoken={spokenChemistry(nodes) + close} className="chemistry">
      {sides.map((side, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Nor do sides of one equation.
        <Fragment key={place}>
          {place > 0 && ' '}
          <span className="side">
            {side.map((species, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Pieces of one formula never move.
              <Species key={`${index}-${species.joint?.kind ?? 'end'}`} species={species} />
            ))}
            {place === sides.length - 1 && close}
          </span>
        </Fragment>
      ))}
    </Spoken>
  );
}

type Joint = Extract<ChemistryNode, { kind: 'plus' | 'arrow' }>;

/** What stands between two places where a line may break: a species, and the plus or arrow that leads on from it. */
interface SpeciesRun {
  pieces: Exclude<ChemistryNode, Joint>[];
  joint: Joint | null;
}

function intoSpecies(nodes: readonly ChemistryNode[]): SpeciesRun[] {
  const runs: SpeciesRun[] = [];
  let pieces: SpeciesRun['pieces'] = [];
  for (const node of nodes) {
    if (node.kind === 'plus' || node.kind === 'arrow') {
      runs.push({ pieces, joint: node });
      pieces = [];
    } else pieces.push(node);
  }
  return [...runs, { pieces, joint: null }];
}

function intoSides(runs: readonly SpeciesRun[]): SpeciesRun[][] {
  const sides: SpeciesRun[][] = [[]];
  for (const run of runs) {
    sides.at(-1)?.push(run);
    if (run.joint?.kind === 'arrow') sides.push([]);
  }
  return sides;
}

function Species({ species: { pieces, joint } }: { species: SpeciesRun }) {
  return (
    <>
      <span className="formula">
        {pieces.map((piece, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Nor do these.
          <Piece key={`${index}-${piece.kind}`} piece={piece} />
        ))}
        {joint?.kind === 'plus' && ' +'}
        {joint?.kind === 'arrow' && (
          <>
            {' '}
            <ReactionArrow arrow={joint.arrow} above={joint.above} below={joint.below} />
          </>
        )}
      </span>
      {joint?.kind === 'plus' && ' '}
    </>
  );
}

function Piece({ piece }: { piece: Exclude<ChemistryNode, Joint> }) {
  switch (piece.kind) {
    case 'symbols':
      return piece.text;
    case 'coefficient':
      return <span className="mr-[0.12em]">{piece.text}</span>;
    case 'superscript':
      return <sup>{piece.text}</sup>;
    case 'subscript':
      return <sub>{piece.text}</sub>;
    case 'nuclide':
      return (
        <span className="nuclide">
          <span>{piece.mass || '\u00a0'}</span>
          <span>{piece.number || '\u00a0'}</span>
        </span>
      );
    case 'bond':
      return bondSigns[piece.order];
    case 'dot':
      return '·';
    case 'state':
      return <span className="text-[0.85em]">({piece.state})</span>;
  }
}

const bondSigns = { 1: '–', 2: '=', 3: '≡' } as const;
