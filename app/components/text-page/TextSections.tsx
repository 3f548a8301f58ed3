import { useOpenByAddress } from '../use-open-by-address.ts';
import { Wrap } from '../Wrap.tsx';
import { CollapsibleSection } from './CollapsibleSection.tsx';
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
  /** By the keys of the sections; one that is not here is plain text on paper. */
  looks?: Readonly<Record<string, SectionLook>>;
}

/** On a phone an accordion whose first part is open. */
export function TextSections({ sections, looks = {} }: Props) {
  useOpenByAddress();
  return sections.map((section, index) => (
    <TextSection key={section.id} section={section} look={looks[section.key]} open={index === 0} />
  ));
}

function TextSection({
  section: { id, heading, blocks, link },
  look: { tone = 'paper', picture, pictureSide = 'right', layout = 'columns', link: variant } = {},
  open,
}: {
  section: ShownSection;
  look?: SectionLook;
  open: boolean;
}) {
  return (
    <section
      className={`${styles.section} ${styles[tone]}`}
      data-side={picture && pictureSide}
      aria-label={heading}
    >
      <Wrap>
        <CollapsibleSection
          id={id}
          heading={heading}
          open={open}
          className={picture ? styles.pictured : styles[layout]}
          headingClassName={styles.heading}
        >
          <div className={styles.body}>
            <TextBlocks blocks={blocks} />
            {link && (
              <p>
                <TextLink link={link} variant={variant} />
              </p>
            )}
          </div>
          {picture && <Drawing src={picture} className={styles.picture} />}
        </CollapsibleSection>
      </Wrap>
    </section>
  );
}
