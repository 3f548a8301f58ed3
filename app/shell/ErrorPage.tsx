import { isRouteErrorResponse, useLocation } from 'react-router';
import { Dog } from '#app/components/Animals.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './MessagePage.module.css';

export function ErrorPage({ error }: { error: unknown }) {
  const text = useText().errors;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? text.missingTitle : text.title;
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Dog coat="cocoa" />
      </div>
      <h1>{title}</h1>
      <p className={styles.lead}>{missing ? text.missingText : text.text}</p>
      <div className={styles.ways}>
        {!missing && <ButtonLink href={pathname + search}>{text.again}</ButtonLink>}
        {/* A full load: what failed may have left the document half done. */}
        <ButtonLink href={pathFor('home', language)} variant="outline">
          {text.home}
        </ButtonLink>
      </div>
    </div>
  );
}
