import { Button, ButtonLink } from '#app/components/Button.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import pageStyles from './ContactPage.module.css';

/** Opening the link of a mail is not yet leaving. A plain form, so that it works in every browser. */
export function LeaveNewsletter({ token }: { token: string }) {
  const text = useText().contact.newsletter.leave;
  const language = useLanguage();
  return (
    <form
      method="post"
      action={`${newsletterPaths[language].cancel}/${encodeURIComponent(token)}`}
      className={styles.form}
    >
      <h2 className={pageStyles.sideHeading}>{text.title}</h2>
      <p>{text.text}</p>
      <div className={pageStyles.ways}>
        <Button type="submit">{text.confirm}</Button>
        <ButtonLink to={pathFor('newsletter', language)} variant="outline">
          {text.stay}
        </ButtonLink>
      </div>
    </form>
  );
}
