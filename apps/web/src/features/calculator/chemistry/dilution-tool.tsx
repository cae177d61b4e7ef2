import { dilutionWorking, typesetNumber, type DilutionField } from '@valence/chemistry';
import { SelectField } from '../../../ui/select-field.tsx';
import { readNumber } from '../../../ui/typed/read-number.ts';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { useTool } from './use-tool.ts';

const fields: readonly { field: DilutionField; label: string; symbol: string }[] = [
  { field: 'stock', label: 'Stock concentration *c*_{1}', symbol: '*c*_{1}' },
  { field: 'stockVolume', label: 'Stock volume *V*_{1}', symbol: '*V*_{1}' },
  { field: 'diluted', label: 'Concentration after dilution *c*_{2}', symbol: '*c*_{2}' },
  { field: 'finalVolume', label: 'Final volume *V*_{2}', symbol: '*V*_{2}' },
];
const concentrations = options(['mol/L', 'mmol/L', 'g/L', 'mg/L']);
const volumes = options(['mL', 'L', 'µL']);
const blank = {
  stock: '',
  stockVolume: '',
  diluted: '',
  finalVolume: '',
  concentration: 'mol/L',
  volume: 'mL',
};

export function DilutionTool({ onUse }: { onUse: UseNumber }) {
  const tool = useTool(blank, ({ concentration, volume, ...texts }) =>
    dilutionWorking(
      {
        stock: readNumber(texts.stock),
        stockVolume: readNumber(texts.stockVolume),
        diluted: readNumber(texts.diluted),
        finalVolume: readNumber(texts.finalVolume),
      },
      { concentration, volume },
    ),
  );
  const { inputs, result } = tool;
  const unknown = fields.find(({ field }) => readNumber(inputs[field]) === null);
  const unitOf = (field: DilutionField) =>
    field === 'stock' || field === 'diluted' ? inputs.concentration : inputs.volume;
  return (
    <>
      <ToolForm action="Calculate" hasFault={result?.ok === false} onCalculate={tool.calculate}>
        <p className="text-sm text-soft">Leave empty what you want to know.</p>
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="Unit of concentrations"
            value={inputs.concentration}
            options={concentrations}
            onChange={(concentration) => tool.change({ concentration })}
          />
          <SelectField
            label="Unit of volumes"
            value={inputs.volume}
            options={volumes}
            onChange={(volume) => tool.change({ volume })}
          />
        </div>
        {fields.map(({ field, label }) => (
          <ToolField
            key={field}
            label={`${label} (${unitOf(field)})`}
            value={inputs[field]}
            onChange={(text) => tool.change({ [field]: text })}
            fault={tool.faultOf(field)}
          />
        ))}
      </ToolForm>
      {result?.ok === true && unknown !== undefined && (
        <ToolResult
          answer={`${unknown.symbol} = ${typesetNumber(result.value.value[unknown.field])} ${unitOf(unknown.field)}`}
          copied={result.value.value[unknown.field]}
          lines={result.value.lines}
          onUse={onUse}
        />
      )}
    </>
  );
}

function options(units: readonly string[]) {
  return units.map((unit) => ({ value: unit, label: unit }));
}
