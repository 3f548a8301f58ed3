import type { ReactNode } from 'react';
import styles from './Wrap.module.css';

interface Props {
  /** text: as wide as is good to read; page: as wide as the site. */
  width?: 'page' | 'text';
  as?: 'div' | 'section' | 'article';
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/** Centred column with the site's margins. */
export function Wrap({ width = 'page', as: Tag = 'div', className, children, ...rest }: Props) {
  return (
    <Tag {...rest} className={[styles[width], className].filter(Boolean).join(' ')}>
      {children}
    </Tag>
  );
}
