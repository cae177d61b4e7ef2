import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { BalancerTool } from './balancer-tool.tsx';
import { ConstantsList } from './constants-list.tsx';
import { ConverterTool } from './converter-tool.tsx';
import { DilutionTool } from './dilution-tool.tsx';
import { IdealGasTool } from './ideal-gas-tool.tsx';
import { MolarMassTool } from './molar-mass-tool.tsx';
import { PhTool } from './ph-tool.tsx';
import { SolutionTool } from './solution-tool.tsx';
import type { UseNumber } from './tool-result.tsx';

const tools = [
  { name: 'Molar mass', Tool: MolarMassTool },
  { name: 'Unit converter', Tool: ConverterTool },
  { name: 'Equation balancer', Tool: BalancerTool },
  { name: 'Dilution', Tool: DilutionTool },
  { name: 'Making a solution', Tool: SolutionTool },
  { name: 'Ideal gas', Tool: IdealGasTool },
  { name: 'pH of acids and bases', Tool: PhTool },
  { name: 'Constants', Tool: ConstantsList },
];

/** The tools one under another, one of them open; all of them keep what was typed. */
export function ChemistryTab({ onUse }: { onUse: UseNumber }) {
  const group = useId();
  return (
    <div className="-mt-4">
      {tools.map(({ name, Tool }, index) => (
        <details
          key={name}
          name={group}
          open={index === 0}
          className="group border-b border-line last:border-0"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <h3 className="grow text-base">{name}</h3>
            <ChevronDown
              className="size-5 text-soft transition-transform group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="pb-5">
            <Tool onUse={onUse} />
          </div>
        </details>
      ))}
    </div>
  );
}
