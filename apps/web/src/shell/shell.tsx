import { useQuery } from '@tanstack/react-query';
import { productName } from '@valence/contract';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { userQuery } from '../api/account.ts';
import { Frame } from './frame.tsx';

/** The frame of a screen of the app: it knows who looks at it, and where they are. */
export function Shell({
  title = productName,
  children,
}: {
  title?: string | undefined;
  children: ReactNode;
}) {
  const { data: user, isPending } = useQuery(userQuery);
  const [path, navigate] = useLocation();
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
  }, [title]);
  return (
    <Frame title={title} path={path} user={isPending ? undefined : (user ?? null)} onNavigate={navigate}>
      {children}
    </Frame>
  );
}
