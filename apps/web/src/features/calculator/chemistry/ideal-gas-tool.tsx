import {
  idealGasWorking,
  typesetNumber,
  typesetUnit,
  type GasField,
  type GasQuantity,
  type UnitCategory,
} from '@valence/chemistry';
import { readNumber } from '../../../ui/typed/read-number.ts';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useTool } from './use-tool.ts';

const fields: readonly { field: GasField; label: string; symbol: string; category: UnitCategory }[] = [
  { field: 'pressure', label: 'Pressure *p*', symbol: '*p*', category: 'pressure' },
  { field: 'volume', label: 'Volume *V*', symbol: '*V*', category: 'volume' },
  { field: 'amount', label: 'Amount *n*', symbol: '*n*', category: 'amount' },
  { field: 'temperature', label: 'Temperature *T*', symbol: '*T*', category: 'temperature' },
];
const blank = {
  pressure: { text: '', unit: 'atm' },
  volume: { text: '', unit: 'L' },
  amount: { text: '', unit: 'mol' },
  temperature: { text: '', unit: 'K' },
};

export function IdealGasTool({ onUse }: { onUse: UseNumber }) {
  const tool = useTool(blank, ({ pressure, volume, amount, temperature }) =>
    idealGasWorking({
      pressure: quantity(pressure),
      volume: quantity(volume),
      amount: quantity(amount),
      temperature: quantity(temperature),
    }),
  );
  const { inputs, result } = tool;
  const unknown = fields.find(({ field }) => readNumber(inputs[field].text) === null);
  return (
    <>
      <ToolForm action="Calculate" hasFault={result?.ok === false} onCalculate={tool.calculate}>
        <p className="text-sm text-soft">Leave empty what you want to know.</p>
        {fields.map(({ field, label, category }) => (
          <ToolField
            key={field}
            label={label}
            value={inputs[field].text}
            onChange={(text) => tool.change({ [field]: { ...inputs[field], text } })}
            fault={tool.faultOf(field)}
            after={
              <UnitSelect
                label={`Unit of ${field}`}
                category={category}
                unit={inputs[field].unit}
                onChange={(unit) => tool.change({ [field]: { ...inputs[field], unit } })}
              />
            }
          />
        ))}
      </ToolForm>
      {result?.ok === true && unknown !== undefined && (
        <ToolResult
          answer={`${unknown.symbol} = ${typesetNumber(result.value.value)} ${typesetUnit(inputs[unknown.field].unit)}`}
          copied={result.value.value}
          lines={result.value.lines}
          onUse={onUse}
        />
      )}
    </>
  );
}

function quantity({ text, unit }: { text: string; unit: string }): GasQuantity {
  return { value: readNumber(text), unit };
}
