import { ButtonLink } from '#app/components/Button.tsx';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { contentSlugs } from '#domain/content/content-address.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FirstStart.module.css';

/** Leads to where the organisation says who it is, and to what else is to do. */
export function OrganisationStep() {
  const text = useFirstStartText().organisation;
  const language = useLanguage();
  return (
    <>
      <p>{text.text}</p>
      <div className={styles.ways}>
        <ButtonLink to={pathFor('editContent', language, { slug: contentSlugs.organisation })}>
          {text.edit}
        </ButtonLink>
        <ButtonLink variant="outline" to={pathFor('admin', language)}>
          {text.administration}
        </ButtonLink>
      </div>
    </>
  );
}
