import type { ReactNode } from 'react';
import { Wrap } from '../Wrap.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { Crumb } from './crumbs.ts';
import { Drawing } from './Drawing.tsx';
import styles from './PageHero.module.css';
import type { Tone } from './shown.ts';

interface Props {
  crumbs?: readonly Crumb[];
  title: string;
  lead?: string;
  tone: Tone;
  /** Address of a drawing. */
  picture?: string;
  /** Where what follows has to be in a phone's first screen: the picture is small there. */
  compact?: boolean;
  /** Below the lead: what to do here. */
  children?: ReactNode;
}

/** The head of a page: its ground begins behind the garland. */
export function PageHero({ crumbs, title, lead, tone, picture, compact, children }: Props) {
  const ground = [styles.ground, styles[tone], compact && styles.compact].filter(Boolean).join(' ');
  return (
    <div className={ground}>
      <Wrap className={picture ? styles.pictured : styles.plain}>
        <div className={styles.words}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.ways}>{children}</div>}
        </div>
        {picture && <Drawing src={picture} className={styles.picture} eager />}
      </Wrap>
    </div>
  );
}
