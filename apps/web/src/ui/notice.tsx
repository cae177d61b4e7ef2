import type { ReactNode } from 'react';

/** A screen, or a part of one, that has only one thing to say, and perhaps a way on. */
export function Notice({
  icon,
  title,
  text,
  children,
}: {
  icon?: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-3 px-4 py-20 text-center">
      {icon !== undefined && (
        <span className="grid size-14 place-items-center rounded-full bg-blue-wash text-blue">{icon}</span>
      )}
      <h1 className="text-title">{title}</h1>
      <p className="text-soft">{text}</p>
      {children !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
