import { type ReactNode, useEffect, useRef } from 'react';

/** @param focus where it answers a press: keyboard and screen reader go on from it */
export function Heading({ focus, children }: { focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
