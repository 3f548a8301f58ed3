import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { writeInternational } from '#domain/international-phone.ts';
import styles from './Emergency.module.css';

/** What cannot wait stands before everything else: whom to reach, and what to do meanwhile. */
export function Emergency({ heading, text }: { heading: string; text: string }) {
  const { contact, shell } = useText();
  const language = useLanguage();
  const { whatsappNumber } = useSite();
  return (
    <section className={styles.emergency} aria-labelledby="emergency">
      <h2 id="emergency" className={styles.heading}>
        <Icon name="warning" size={26} />
        {heading}
      </h2>
      {whatsappNumber && (
        <p className={styles.ways}>
          <a href={`tel:+${whatsappNumber}`} className={styles.number}>
            {writeInternational(whatsappNumber)}
          </a>
          <ButtonLink
            href={`https://wa.me/${whatsappNumber}`}
            target="_blank"
            rel="noopener"
            icon="whatsapp"
          >
            {contact.page.chat}
          </ButtonLink>
        </p>
      )}
      <p className={styles.meanwhile}>{text}</p>
      <p className={styles.report}>
        <ButtonLink to={pathFor('help', language)} variant="outline" icon="warning">
          {shell.pages.help}
        </ButtonLink>{' '}
        <ButtonLink to={pathFor('lostAndFound', language)} variant="outline" icon="search">
          {shell.pages.lostAndFound}
        </ButtonLink>
      </p>
    </section>
  );
}
