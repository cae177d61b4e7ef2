import type { ComponentProps, MouseEvent } from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  onNavigate: (path: string) => void;
}

/** A link within the app, for parts that stand outside its router. With a modifier it is the browser's. */
export function PageLink({ href, onNavigate, children, ...rest }: PageLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onNavigate(href);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
