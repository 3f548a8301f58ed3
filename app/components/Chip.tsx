import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon.tsx';

type Props = {
  /** Whether what it names is switched on. */
  on?: boolean;
  icon?: IconName;
  children: ReactNode;
} & (
  | { to?: undefined; removeLabel?: undefined }
  /** With `removeLabel` ("Quitar filtro") the link takes the chip away, and shows a cross. */
  | { to: LinkProps['to']; removeLabel?: string; preventScrollReset?: boolean }
);

/** A short fact in a pill; with `to` a link. */
export function Chip({ on, icon, children, ...rest }: Props) {
  const className = [styles.chip, on && styles.on].filter(Boolean).join(' ');
  const before = icon && <Icon name={icon} size={16} />;
  if (rest.to === undefined) {
    return (
      <span className={className}>
        {before}
        {children}
      </span>
    );
  }
  const { removeLabel, ...link } = rest;
  return (
    <Link {...link} className={className}>
      {before}
      {removeLabel && <span className="visually-hidden">{removeLabel} </span>}
      {children}
      {removeLabel && <Icon name="close" size={16} />}
    </Link>
  );
}
