import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { rolesQuery } from '../api/account/roles.ts';
import { buttonStyle } from '../ui/button.tsx';

/** The way to the desk, for whoever has a role; nothing for others. */
export function DeskLink({ onLeave }: { onLeave?: () => void }) {
  const { data } = useQuery(rolesQuery);
  if (data === undefined || data.roles.length === 0) return null;
  return (
    <Link to="/desk" onClick={onLeave} className={buttonStyle({ tone: 'quiet' })}>
      <ClipboardCheck className="size-5" aria-hidden />
      Desk
    </Link>
  );
}
