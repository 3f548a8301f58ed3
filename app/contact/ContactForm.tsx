import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import {
  type ContactMessageInput,
  contactMessageProblems,
  tidyContactMessage,
} from '#domain/contact/contact-message.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { ContactFields } from './ContactFields.tsx';

const fieldOf = {
  'encabezado.nombre': 'name',
  'encabezado.email_destino': 'email',
  'encabezado.asunto': 'subject',
  'encabezado.mensaje': 'message',
} as const;

interface Props {
  /** How the message begins, where nobody has written yet. */
  begin?: () => Promise<Partial<ContactMessageInput>>;
}

/** Writes to the organisation. The captcha comes once an e-mail has been typed. */
export function ContactForm({ begin }: Props) {
  const { form: text, captcha: captchaText } = useText().contact;
  const language = useLanguage();
  const visitorForm = useVisitorForm({
    fieldOf,
    problems: (raw) => contactMessageProblems(tidyContactMessage(raw)),
    toDocument(raw) {
      const { name, email, subject, message } = tidyContactMessage(raw);
      const encabezado = {
        nombre: name,
        asunto: subject,
        mensaje: message,
        email_destino: email,
        lang: language,
      };
      return { schema: 'mensajes', payload: { encabezado } };
    },
  });
  const { fillEmpty } = visitorForm;
  useEffect(() => {
    begin?.().then(fillEmpty);
  }, [begin, fillEmpty]);
  const { formProps, field, hasEmail, captcha, mayBeSent, busy, outcome } = visitorForm;
  return (
    <form {...formProps} action={pathFor('contact', language)} className={styles.form}>
      <ContactFields field={field} />
      {hasEmail ? <Captcha {...captcha} /> : <p className={styles.small}>{captchaText.first}</p>}
      <Button type="submit" icon="mail" className={styles.send} disabled={!mayBeSent}>
        {busy ? text.sending : text.send}
      </Button>
      <FormOutcome outcome={outcome} sent={text.sent} />
      <p className={styles.small}>
        {text.privacy} <Link to={pathFor('privacyNotice', language)}>{text.privacyLink}</Link>
      </p>
    </form>
  );
}
