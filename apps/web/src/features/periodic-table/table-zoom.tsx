import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** Widths of the table on a narrow screen, in rem: all of it at once, cells to press, cells to read. */
export const tableWidths = [21, 46, 72] as const;

interface TableZoomProps {
  isGrid: boolean;
  /** A place in `tableWidths`. */
  zoom: number;
  onView: (isGrid: boolean) => void;
  onZoom: (zoom: number) => void;
}

/** How a narrow screen shows the elements: as a list, or as the table, which is moved and zoomed. */
export function TableZoom({ isGrid, zoom, onView, onZoom }: TableZoomProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 md:hidden">
      <fieldset className="flex gap-1 rounded-md bg-sunken p-1">
        <legend className="sr-only">View</legend>
        {[false, true].map((grid) => (
          <label
            key={String(grid)}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-sm px-4 text-sm font-semibold text-soft has-checked:bg-surface has-checked:text-blue has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-blue"
          >
            <input
              type="radio"
              name="table-view"
              className="sr-only"
              checked={grid === isGrid}
              onChange={() => onView(grid)}
            />
            {grid ? 'Table' : 'List'}
          </label>
        ))}
      </fieldset>
      {isGrid && (
        <>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Zoom out"
            disabled={zoom === 0}
            onClick={() => onZoom(zoom - 1)}
          >
            <ZoomOut className="size-5" aria-hidden />
          </Button>
          <Button
            tone="quiet"
            size="icon"
            aria-label="Zoom in"
            disabled={zoom === tableWidths.length - 1}
            onClick={() => onZoom(zoom + 1)}
          >
            <ZoomIn className="size-5" aria-hidden />
          </Button>
        </>
      )}
    </div>
  );
}
