import { Award, ChartLine, FlaskConical, Grid3x3, House, MessageCircle, type LucideIcon } from 'lucide-react';

interface MenuEntry {
  path: string;
  label: string;
  /** The end of the label, which a narrow bar shows. */
  brief?: string;
  icon: LucideIcon;
  /** Not in the bottom bar of a phone, but in its account menu. */
  isForWide?: boolean;
}

/** The pages that the header and a phone's bottom bar lead to. */
export const menu: readonly MenuEntry[] = [
  { path: '/', label: 'Home', icon: House },
  { path: '/quiz', label: 'Quiz', icon: FlaskConical },
  { path: '/periodic-table', label: 'Periodic Table', brief: 'Table', icon: Grid3x3 },
  { path: '/badges', label: 'Badges', icon: Award },
  { path: '/results', label: 'Results', icon: ChartLine },
  { path: '/contact', label: 'Contact', icon: MessageCircle, isForWide: true },
];
