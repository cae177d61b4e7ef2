import { molarMassWorking, typesetFormula } from '@valence/chemistry';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { useTool } from './use-tool.ts';

export function MolarMassTool({ onUse }: { onUse: UseNumber }) {
  const tool = useTool({ formula: '' }, ({ formula }) => molarMassWorking(formula));
  const { formula } = tool.inputs;
  return (
    <>
      <ToolForm action="Calculate" hasFault={tool.result?.ok === false} onCalculate={tool.calculate}>
        <ToolField
          kind="text"
          label="Chemical formula"
          placeholder="CuSO4·5H2O"
          value={formula}
          onChange={(changed) => tool.change({ formula: changed })}
          fault={tool.faultOf('formula')}
        />
      </ToolForm>
      {tool.result?.ok === true && (
        <ToolResult
          answer={`*M*(${typesetFormula(formula)}) = ${tool.result.value.value.molarMass.toFixed(3)} g/mol`}
          copied={Number(tool.result.value.value.molarMass.toFixed(3))}
          lines={tool.result.value.lines}
          onUse={onUse}
        >
          <table className="figures mt-4 w-full text-sm">
            <caption className="sr-only">Composition</caption>
            <thead className="text-soft">
              <tr className="border-b border-line text-right">
                <th scope="col" className="py-1 text-left font-semibold">
                  Element
                </th>
                <th scope="col" className="font-semibold">
                  Atoms
                </th>
                <th scope="col" className="font-semibold">
                  g/mol
                </th>
                <th scope="col" className="font-semibold">
                  Mass %
                </th>
              </tr>
            </thead>
            <tbody>
              {tool.result.value.value.shares.map(({ symbol, name, count, mass, percent }) => (
                <tr key={symbol} className="border-b border-line text-right">
                  <th scope="row" className="py-1.5 text-left font-semibold">
                    {symbol} <span className="font-normal text-soft">{name}</span>
                  </th>
                  <td>{count}</td>
                  <td>{mass.toFixed(3)}</td>
                  <td>{percent.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ToolResult>
      )}
    </>
  );
}
