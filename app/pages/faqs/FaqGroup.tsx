import { Accordion, AccordionItem } from '#app/components/Accordion.tsx';
import { Icon } from '#app/components/Icon.tsx';
import type { ShownBlock, ShownLink } from '#app/components/text-page/shown.ts';
import { TextBlocks } from '#app/components/text-page/TextBlocks.tsx';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './FaqGroup.module.css';

interface Props {
  group: {
    id: string;
    heading: string;
    questions: readonly {
      slug: string;
      question: string;
      answer: readonly ShownBlock[];
      link?: ShownLink;
    }[];
  };
  /** Slugs of the questions that the search shows. */
  found: ReadonlySet<string>;
}

export function FaqGroup({ group: { id, heading, questions }, found }: Props) {
  const text = useText().content.faqs;
  const shown = questions.filter(({ slug }) => found.has(slug));
  return (
    <section aria-labelledby={id} hidden={shown.length === 0}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <Accordion>
        {shown.map(({ slug, question, answer, link }) => (
          <AccordionItem key={slug} id={slug} title={question}>
            <div className={styles.answer}>
              {answer.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <TextBlocks key={JSON.stringify(block)} blocks={[block]} />
                ),
              )}
              <p className={styles.ways}>
                {link && <TextLink link={link} />}
                <a href={`#${slug}`} className={styles.permalink}>
                  <Icon name="link" size={18} />
                  {text.link}
                </a>
              </p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
