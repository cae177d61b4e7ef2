import {
  conversionWorking,
  typesetNumber,
  typesetUnit,
  unitCategories,
  type UnitCategory,
} from '@valence/chemistry';
import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Typeset } from '../../../ui/typeset/typeset.tsx';
import { readNumber } from '../../../ui/typed/read-number.ts';
import { ToolField } from './tool-field.tsx';
import { ToolResult, type UseNumber } from './tool-result.tsx';
import { UnitSelect, unitsOf } from './unit-select.tsx';

const categories = unitCategories.map(({ category }) => ({
  value: category,
  label: category.charAt(0).toUpperCase() + category.slice(1),
}));

/** As many as the factors in the working have. */
const digitsShown = 12;

/** Converts while a value is typed; what is no number clears the result. */
export function ConverterTool({ onUse }: { onUse: UseNumber }) {
  const [category, setCategory] = useState<UnitCategory>('amount');
  const [units, setUnits] = useState(() => firstUnits('amount'));
  const [text, setText] = useState('');
  const [from, to] = units;
  const value = readNumber(text);
  const result = value === null || Number.isNaN(value) ? null : conversionWorking(value, from, to);
  return (
    <>
      <div className="grid gap-3">
        <SelectField
          label="Category"
          value={category}
          options={categories}
          onChange={(chosen) => {
            setCategory(chosen);
            setUnits(firstUnits(chosen));
          }}
        />
        <ToolField
          label="Value"
          value={text}
          onChange={setText}
          fault={null}
          after={
            <UnitSelect
              label="From unit"
              category={category}
              unit={from}
              onChange={(unit) => setUnits([unit, to])}
            />
          }
        />
        <div className="flex items-center gap-2">
          <Button tone="quiet" className="grow" onClick={() => setUnits([to, from])}>
            <ArrowDownUp className="size-4.5 max-[22rem]:hidden" aria-hidden />
            Swap units
          </Button>
          <UnitSelect
            label="To unit"
            category={category}
            unit={to}
            onChange={(unit) => setUnits([from, unit])}
          />
        </div>
      </div>
      {result?.ok === true && (
        <ToolResult
          answer={`${typesetNumber(result.value.value, digitsShown)} ${typesetUnit(to)}`}
          copied={result.value.value}
          lines={result.value.lines}
          onUse={onUse}
        />
      )}
      {result?.ok === false && (
        <div role="alert" className="mt-4 border-t border-line pt-4">
          <p className="text-lead font-bold text-pink">Error</p>
          <p className="text-sm">
            <Typeset text={result.error.message} />
          </p>
        </div>
      )}
    </>
  );
}

function firstUnits(category: UnitCategory): readonly [from: string, to: string] {
  const [first = '', second = first] = unitsOf(category);
  return [first, second];
}
