import { Button, ButtonLink } from '#app/components/Button.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { useNewsletterQuestionText } from '#app/i18n/newsletter-question.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { newsletterPaths, pageButton } from '#domain/contact/newsletter-paths.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import pageStyles from './ContactPage.module.css';

export interface NewsletterLink {
  about: 'confirm' | 'cancel';
  token: string;
}

/** Opening the link of a mail is neither joining nor leaving. A plain form, so that it works in every browser. */
export default function NewsletterQuestion({ about, token }: NewsletterLink) {
  const text = useNewsletterQuestionText()[about];
  const language = useLanguage();
  return (
    <form
      method="post"
      action={`${newsletterPaths[language][about]}/${encodeURIComponent(token)}`}
      className={styles.form}
    >
      <h2 className={pageStyles.sideHeading}>{text.title}</h2>
      <p>{text.text}</p>
      <div className={pageStyles.ways}>
        <Button type="submit" name={pageButton} value={pageButton}>
          {text.yes}
        </Button>
        <ButtonLink to={pathFor('newsletter', language)} variant="outline">
          {text.no}
        </ButtonLink>
      </div>
    </form>
  );
}
