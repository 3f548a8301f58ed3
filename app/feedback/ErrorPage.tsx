import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { Dog } from '#app/components/Animals.tsx';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './MessagePage.module.css';

export function ErrorPage({ error }: { error: unknown }) {
  const text = useText().errors;
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const what = kindOf(error);
  const { title, lead } = {
    missing: { title: text.missingTitle, lead: text.missingText },
    offline: { title: text.offlineTitle, lead: text.offlineText },
    failed: { title: text.title, lead: text.text },
  }[what];
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Dog coat="cocoa" />
      </div>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.ways}>
        {what === 'failed' && <ButtonLink href={address}>{text.again}</ButtonLink>}
        {/* Within the document: a full load without a connection would leave the portal. */}
        {what === 'offline' && (
          <Button onClick={() => navigate(address, { replace: true })}>{text.again}</Button>
        )}
        {/* A full load: what failed may have left the document half done. */}
        <ButtonLink href={pathFor('home', language)} variant="outline">
          {text.home}
        </ButtonLink>
      </div>
    </div>
  );
}

function kindOf(error: unknown): 'missing' | 'offline' | 'failed' {
  if (isRouteErrorResponse(error)) return error.status === 404 ? 'missing' : 'failed';
  // A fetch that reaches nobody is a TypeError; only its words, each browser's own, tell it from other mistakes.
  const networkFailure = /fetch|network|load failed|connection/i;
  return error instanceof TypeError && networkFailure.test(error.message) ? 'offline' : 'failed';
}
