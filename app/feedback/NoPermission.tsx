import { Dog } from '#app/components/Animals.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { useNoPermissionText } from '#app/i18n/no-permission.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import styles from './MessagePage.module.css';

/** In place of a page that somebody's roles do not open. */
export function NoPermission({ isStaff }: { isStaff: boolean }) {
  const text = useNoPermissionText();
  const language = useLanguage();
  return (
    <div className={styles.page}>
      <title>{text.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Dog coat="cocoa" />
      </div>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.text}</p>
      <div className={styles.ways}>
        <ButtonLink to={pathFor(isStaff ? 'admin' : 'myProfile', language)}>
          {isStaff ? text.staff : text.account}
        </ButtonLink>
        <ButtonLink to={pathFor('home', language)} variant="outline">
          {text.home}
        </ButtonLink>
      </div>
    </div>
  );
}
