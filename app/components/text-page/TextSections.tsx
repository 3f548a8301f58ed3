import type { ReactNode } from 'react';
import { Wrap } from '../Wrap.tsx';
import { Drawing } from './Drawing.tsx';
import type { ShownSection, Tone } from './shown.ts';
import { TextBlocks } from './TextBlocks.tsx';
import { TextLink } from './TextLink.tsx';
import styles from './TextSections.module.css';

/** How a section differs from plain text on paper. */
export interface SectionLook {
  /** A band of colour from edge to edge. */
  tone?: Tone;
  /** Address of a drawing that stands beside the words. */
  picture?: string;
  pictureSide?: 'left' | 'right';
  /** centre: heading above, everything as wide as the page; columns: heading beside. */
  layout?: 'columns' | 'centre';
  link?: 'primary' | 'outline' | 'soft';
}

interface Props {
  sections: readonly ShownSection[];
  /** By position, for the ids differ by language. */
  looks?: readonly SectionLook[];
}

export function TextSections({ sections, looks = [] }: Props) {
  return sections.map((section, index) => (
    <TextSection key={section.id} section={section} look={looks[index]} />
  ));
}

function TextSection({
  section: { id, heading, blocks, link },
  look: { tone = 'paper', picture, pictureSide = 'right', layout = 'columns', link: variant } = {},
  children,
}: {
  section: ShownSection;
  look?: SectionLook;
  /** Below the text. */
  children?: ReactNode;
}) {
  const form = picture ? styles.pictured : styles[layout];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-h`}
      className={`${styles.section} ${styles[tone]}`}
      data-side={picture && pictureSide}
    >
      <Wrap className={form}>
        <h2 id={`${id}-h`} className={styles.heading}>
          {heading}
        </h2>
        <div className={styles.body}>
          <TextBlocks blocks={blocks} />
          {children}
          {link && (
            <p>
              <TextLink link={link} variant={variant} />
            </p>
          )}
        </div>
        {picture && <Drawing src={picture} className={styles.picture} />}
      </Wrap>
    </section>
  );
}
