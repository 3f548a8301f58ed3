import type { CSSProperties, ReactNode } from 'react';

/** A table that only lays out: clients that know nothing else put things where they belong by it. */
export function Table({
  children,
  ...attributes
}: {
  className?: string;
  width?: string;
  style?: CSSProperties;
  'aria-hidden'?: true;
  children: ReactNode;
}) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}
