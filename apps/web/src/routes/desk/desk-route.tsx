import { useQuery } from '@tanstack/react-query';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { deskQuery } from '../../api/desk/desk.ts';
import { DeskScreen } from '../../features/desk/desk-screen.tsx';
import { pageContext } from '../../page-context.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';

/** For who may not see the desk there is none, in the status too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ok } = await context.get(pageContext).call('/api/desk');
  return data({ isFound: ok }, { status: ok ? 200 : 404 });
}

/** Within the app the call itself answers. */
export function clientLoader() {
  return { isFound: true };
}

export default function DeskRoute() {
  const { isFound } = useLoaderData<typeof loader>();
  const desk = useQuery({ ...deskQuery, enabled: isFound });
  if (!isFound || desk.isError) return <NotFound />;
  return desk.data === undefined ? <ScreenSkeleton /> : <DeskScreen roles={desk.data.roles} />;
}
