import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './CollapsibleSection.module.css';

interface Props {
  /** The fragment that links here: inside, so that the browser opens it by itself. */
  id: string;
  heading: string;
  level?: 'h2' | 'h3';
  /** On a phone too, until somebody closes it. */
  open?: boolean;
  /** Of what is inside, and of its heading. */
  className?: string;
  headingClassName?: string;
  children: ReactNode;
}

/**
 * A part of a text: on a phone it opens and closes, on wider screens and on paper it is plain text. The same markup
 * everywhere, without JavaScript; a browser that does not know `::details-content` shows an accordion at every width.
 */
export function CollapsibleSection({
  id,
  heading,
  level: Heading = 'h2',
  open,
  className,
  headingClassName,
  children,
}: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <Heading>{heading}</Heading>
        <Icon name="chevron" size={24} className={styles.chevron} />
      </summary>
      <div id={id} className={[styles.inside, className].filter(Boolean).join(' ')}>
        <Heading className={[styles.plain, headingClassName].filter(Boolean).join(' ')}>
          {heading}
        </Heading>
        {children}
      </div>
    </details>
  );
}
