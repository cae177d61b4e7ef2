import { acids, phWorking, type Solute } from '@valence/chemistry';
import { SelectField } from '../../../ui/select-field.tsx';
import { readNumber } from '../../../ui/typed/read-number.ts';
import { ToolField } from './tool-field.tsx';
import { ToolForm } from './tool-form.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { useTool } from './use-tool.ts';

type Kind = Solute['kind'];
interface Inputs {
  kind: Kind;
  concentration: string;
  ions: string;
  substance: string;
  pKas: string;
}

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'strong acid', label: 'Strong acid' },
  { value: 'strong base', label: 'Strong base' },
  { value: 'weak acid', label: 'Weak acid' },
  { value: 'weak base', label: 'Weak base' },
];
const ownSubstance = { value: '', label: 'Another one' };
const blank: Inputs = { kind: 'strong acid', concentration: '', ions: '1', substance: '', pKas: '' };

export function PhTool({ onUse }: { onUse: UseNumber }) {
  const tool = useTool(blank, (inputs) => phWorking(soluteOf(inputs)));
  const { inputs, result } = tool;
  const { kind } = inputs;
  return (
    <>
      <ToolForm action="Calculate" hasFault={result?.ok === false} onCalculate={tool.calculate}>
        <SelectField
          label="Kind"
          value={kind}
          options={kinds}
          onChange={(chosen) => tool.change({ kind: chosen, substance: '', pKas: '' })}
        />
        <ToolField
          label="Concentration (mol/L)"
          value={inputs.concentration}
          onChange={(concentration) => tool.change({ concentration })}
          fault={tool.faultOf('concentration')}
        />
        {kind === 'strong acid' || kind === 'strong base' ? (
          <ToolField
            label={`${kind === 'strong acid' ? '\\ce{H+}' : '\\ce{OH-}'} ions from each unit`}
            value={inputs.ions}
            onChange={(ions) => tool.change({ ions })}
            fault={tool.faultOf('ions')}
          />
        ) : (
          <>
            <SelectField
              label={kind === 'weak acid' ? 'Acid' : 'Base'}
              value={inputs.substance}
              options={kind === 'weak acid' ? weakAcids : weakBases}
              onChange={(substance) => tool.change({ substance, pKas: pKasOf(substance) })}
            />
            <ToolField
              label={kind === 'weak acid' ? 'p*K*_{a}' : 'p*K*_{a} of the conjugate acid'}
              placeholder="4.76"
              value={inputs.pKas}
              onChange={(pKas) => tool.change({ substance: '', pKas })}
              fault={tool.faultOf('pKas')}
            />
          </>
        )}
      </ToolForm>
      {result?.ok === true && (
        <ToolResult
          answer={`pH = ${result.value.value.toFixed(2)} at 25 °C`}
          copied={Number(result.value.value.toFixed(2))}
          lines={result.value.lines}
          onUse={onUse}
        />
      )}
    </>
  );
}

const weakAcids = [ownSubstance, ...acids.map(({ acid, name }) => ({ value: acid, label: name }))];
const weakBases = [
  ownSubstance,
  ...acids.flatMap(({ acid, baseName }) => (baseName === null ? [] : [{ value: acid, label: baseName }])),
];

function pKasOf(substance: string): string {
  return acids.find(({ acid }) => acid === substance)?.pKas.join('; ') ?? '';
}

function soluteOf({ kind, concentration: text, ions, pKas }: Inputs): Solute {
  const concentration = readNumber(text);
  return kind === 'strong acid' || kind === 'strong base'
    ? { kind, concentration, ions: readNumber(ions) }
    : { kind, concentration, pKas: listed(pKas).flatMap((each) => readNumber(each) ?? []) };
}

/** A comma between digits parts a list only where points part the decimals: `2.15,7.20`, and not `4,76`. */
function listed(pKas: string): string[] {
  return pKas.split(pKas.includes('.') ? /[;,\s]+/ : /;\s*|,?\s+/);
}
