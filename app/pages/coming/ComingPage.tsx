import { useLocation } from 'react-router';
import { Cat } from '#app/components/Animals.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import styles from '#app/feedback/MessagePage.module.css';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor, resolvePath } from '#domain/site-map.ts';

/** For the pages that are not written yet. */
export default function ComingPage() {
  const { coming, common, shell } = useText();
  const language = useLanguage();
  const match = resolvePath(useLocation().pathname);
  const names: Partial<Record<string, string>> = shell.pages;
  const name = match.kind === 'page' ? names[match.page.id] : undefined;
  const title = coming.title(name);
  return (
    <div className={styles.page}>
      <PageHead title={title} description={coming.lead} noIndex />
      <div className={styles.picture}>
        <Cat coat="marmalade" />
      </div>
      <h1>{title}</h1>
      <p className={styles.lead}>{coming.lead}</p>
      <div className={styles.ways}>
        <ButtonLink to={pathFor('adoptionPets', language)} icon="paw">
          {common.adopt}
        </ButtonLink>
        <ButtonLink to={pathFor('rehabilitationPets', language)} variant="outline">
          {shell.pages.rehabilitationPets}
        </ButtonLink>
        <ButtonLink to={pathFor('home', language)} variant="quiet">
          {shell.home}
        </ButtonLink>
      </div>
    </div>
  );
}
