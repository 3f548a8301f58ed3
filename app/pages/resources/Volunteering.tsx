import { Accordion, AccordionItem } from '#app/components/Accordion.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import type { ShownSection } from '#app/components/text-page/shown.ts';
import { TextBlocks } from '#app/components/text-page/TextBlocks.tsx';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './Volunteering.module.css';

interface Props {
  title: string;
  lead: string;
  sections: readonly ShownSection[];
  mailbox: string;
}

/** Plain text beside one another on a wide screen, an accordion on a phone. */
export function Volunteering({ title, lead, sections, mailbox }: Props) {
  const text = useText().content.resources;
  return (
    <section className={styles.band} aria-labelledby="volunteering-h">
      <Wrap className={styles.inside}>
        <h2 id="volunteering-h">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.wide}>
          {sections.map((section) => (
            <div key={section.id} className={styles.column}>
              <h3>{section.heading}</h3>
              <SectionText section={section} />
            </div>
          ))}
        </div>
        <div className={styles.narrow}>
          <Accordion>
            {sections.map((section) => (
              <AccordionItem key={section.id} title={section.heading}>
                <SectionText section={section} />
              </AccordionItem>
            ))}
          </Accordion>
        </div>
        <p className={styles.mail}>
          <ButtonLink href={`mailto:${mailbox}`} icon="mail">
            {text.writeTo}
          </ButtonLink>
          <span>{mailbox}</span>
        </p>
      </Wrap>
    </section>
  );
}

function SectionText({ section: { blocks, link } }: { section: ShownSection }) {
  return (
    <div className={styles.text}>
      <TextBlocks blocks={blocks} />
      {link && (
        <p>
          <TextLink link={link} />
        </p>
      )}
    </div>
  );
}
