import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import {
  newsletterProblems,
  tidyNewsletterInput,
} from '#domain/contact/newsletter-subscription.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { NewsletterFields } from './NewsletterFields.tsx';

const fieldOf = { nombre: 'name', telefono: 'phone', email: 'email' } as const;

/** Asks for the newsletter. The captcha comes once an e-mail has been typed. */
export function NewsletterForm() {
  const { form: shared, newsletter: text, captcha: captchaText } = useText().contact;
  const language = useLanguage();
  const { formProps, field, hasEmail, captcha, mayBeSent, busy, outcome } = useVisitorForm({
    fieldOf,
    problems: (raw) => newsletterProblems(tidyNewsletterInput(raw)),
    toDocument(raw) {
      const { name, phone, email } = tidyNewsletterInput(raw);
      const payload = { nombre: name, telefono: phone, email, lang: language };
      return { schema: 'boletines', payload };
    },
  });
  return (
    <form {...formProps} action={pathFor('newsletter', language)} className={styles.form}>
      <NewsletterFields field={field} />
      {hasEmail ? <Captcha {...captcha} /> : <p className={styles.small}>{captchaText.first}</p>}
      <Button type="submit" icon="heart" className={styles.send} disabled={!mayBeSent}>
        {busy ? shared.sending : text.subscribe}
      </Button>
      <FormOutcome outcome={outcome} sent={text.sent} />
      <p className={styles.small}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{shared.privacyLink}</Link>
      </p>
    </form>
  );
}
