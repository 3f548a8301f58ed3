import { ButtonLink } from '#app/components/Button.tsx';
import { CollapsibleSection } from '#app/components/text-page/CollapsibleSection.tsx';
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

export function Volunteering({ title, lead, sections, mailbox }: Props) {
  const text = useText().content.resources;
  return (
    <section className={styles.band} aria-labelledby="volunteering-h">
      <Wrap className={styles.inside}>
        <h2 id="volunteering-h">{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.parts}>
          {sections.map(({ id, heading, blocks, link }, index) => (
            <CollapsibleSection
              key={id}
              id={id}
              heading={heading}
              level="h3"
              open={index === 0}
              className={styles.part}
            >
              <TextBlocks blocks={blocks} />
              {link && (
                <p>
                  <TextLink link={link} />
                </p>
              )}
            </CollapsibleSection>
          ))}
        </div>
        {mailbox && (
          <p className={styles.mail}>
            <ButtonLink href={`mailto:${mailbox}`} icon="mail">
              {text.writeTo}
            </ButtonLink>
            <span>{mailbox}</span>
          </p>
        )}
      </Wrap>
    </section>
  );
}
