import { ToolsScreen } from '../../features/tools/tools-screen.tsx';
import { CalculatorHost } from '../../quiz-flow/calculator-host.tsx';

export default function ToolsRoute() {
  return (
    <CalculatorHost>
      {({ onToggle, onReach }) => <ToolsScreen onCalculator={onToggle} onReach={onReach} />}
    </CalculatorHost>
  );
}
