import { unitCategories, unitLabel, type UnitCategory } from '@valence/chemistry';
import { inputStyle } from '../../../ui/field.tsx';

interface UnitSelectProps {
  label: string;
  category: UnitCategory;
  unit: string;
  onChange: (unit: string) => void;
}

export function UnitSelect({ label, category, unit, onChange }: UnitSelectProps) {
  return (
    <span className="w-38 shrink-0">
      <select
        aria-label={label}
        value={unit}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={inputStyle}
      >
        {unitsOf(category).map((each) => (
          <option key={each} value={each}>
            {unitLabel(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

export function unitsOf(category: UnitCategory): readonly string[] {
  return unitCategories.find((each) => each.category === category)?.units ?? [];
}
