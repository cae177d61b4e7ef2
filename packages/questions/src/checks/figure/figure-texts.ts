import type { Figure } from '@valence/figures';

/** Every text of a figure in typeset notation: caption, axes, labels, cells and names. */
export function figureTexts(figure: Figure): string[] {
  return [figure.caption, ...partsOf(figure)];
}

function partsOf(figure: Figure): readonly string[] {
  switch (figure.kind) {
    case 'plot': {
      const { x, y, series, labels = [] } = figure;
      const axes = [x, y].flatMap(({ quantity, unit = '' }) => [quantity, unit]);
      return [...axes, ...series.map(({ name = '' }) => name), ...labels.map(({ text }) => text)];
    }
    case 'table':
      return [...figure.columns, ...figure.rows.flat()];
    case 'particles':
      return [...figure.atoms, ...figure.boxes.map(({ name }) => name)];
    case 'cell':
      return [figure.left, figure.right].flatMap(({ electrode, solution }) => [electrode, solution]);
    case 'orbitals':
      return figure.sets.map(({ name }) => name);
    case 'gel':
    case 'tlc':
      return figure.lanes.map(({ name }) => name);
    case 'cycle':
      return [figure.unit, ...[...figure.levels, ...figure.steps].map(({ text }) => text)];
    case 'molecular orbital diagram':
      return [figure.left, figure.middle, figure.right].flatMap(({ name, levels }) => [
        name,
        ...levels.map((level) => level.name),
      ]);
    case 'apparatus':
      return figure.labels.map(({ number }) => number);
    case 'Newman projection':
      return [...figure.front, ...figure.back];
    case 'chair':
      return figure.groups.map(({ text }) => text);
    case 'Fischer projection':
      return figure.molecules.flatMap(({ name, top, bottom, centers }) => [
        name,
        top,
        bottom,
        ...centers.flatMap(({ left, right }) => [left, right]),
      ]);
    case 'scale':
      return figure.levels.map(({ name }) => name);
  }
}
