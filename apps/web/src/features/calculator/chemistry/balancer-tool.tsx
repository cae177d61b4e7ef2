import { balancingWorking, formatEquation, typesetEquation } from '@valence/chemistry';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult } from './tool-result.tsx';
import { useTool } from './use-tool.ts';

export function BalancerTool() {
  const tool = useTool({ equation: '' }, ({ equation }) => balancingWorking(equation));
  return (
    <>
      <ToolForm action="Balance" hasFault={tool.result?.ok === false} onCalculate={tool.calculate}>
        <ToolField
          kind="text"
          label="Equation"
          placeholder="MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O"
          value={tool.inputs.equation}
          onChange={(equation) => tool.change({ equation })}
          fault={tool.faultOf('equation')}
        />
      </ToolForm>
      {tool.result?.ok === true && (
        <ToolResult
          answer={typesetEquation(tool.result.value.value)}
          copied={formatEquation(tool.result.value.value)}
          lines={tool.result.value.lines}
        />
      )}
    </>
  );
}
