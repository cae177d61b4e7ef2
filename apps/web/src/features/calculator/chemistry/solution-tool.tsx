import { solutionWorking, typesetNumber } from '@valence/chemistry';
import { readNumber } from '../../../ui/typed/read-number.ts';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useTool } from './use-tool.ts';

const blank = { formula: '', concentration: '', volume: '', volumeUnit: 'mL' };

/** How much to weigh for a solution. */
export function SolutionTool({ onUse }: { onUse: UseNumber }) {
  const tool = useTool(blank, ({ formula, concentration, volume, volumeUnit }) =>
    solutionWorking({
      formula,
      concentration: readNumber(concentration),
      volume: readNumber(volume),
      volumeUnit,
    }),
  );
  const { inputs, result } = tool;
  return (
    <>
      <ToolForm action="Calculate" hasFault={result?.ok === false} onCalculate={tool.calculate}>
        <ToolField
          kind="text"
          label="Formula of the solute, as it is weighed"
          placeholder="CuSO4·5H2O"
          value={inputs.formula}
          onChange={(formula) => tool.change({ formula })}
          fault={tool.faultOf('formula')}
        />
        <ToolField
          label="Concentration (mol/L)"
          value={inputs.concentration}
          onChange={(concentration) => tool.change({ concentration })}
          fault={tool.faultOf('concentration')}
        />
        <ToolField
          label="Volume"
          value={inputs.volume}
          onChange={(volume) => tool.change({ volume })}
          fault={tool.faultOf('volume')}
          after={
            <UnitSelect
              label="Unit of the volume"
              category="volume"
              unit={inputs.volumeUnit}
              onChange={(volumeUnit) => tool.change({ volumeUnit })}
            />
          }
        />
      </ToolForm>
      {result?.ok === true && (
        <ToolResult
          answer={`*m* = ${typesetNumber(result.value.value.mass)} g`}
          copied={result.value.value.mass}
          lines={result.value.lines}
          onUse={onUse}
        />
      )}
    </>
  );
}
