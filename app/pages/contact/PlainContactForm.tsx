import { ContactFields } from '#app/contact/ContactFields.tsx';
import { PlainForm } from '#app/contact/PlainForm.tsx';
import type { PlainAnswer } from '#app/contact/plain-answer.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import { pathFor } from '#domain/site-map.ts';

interface Props {
  answer: PlainAnswer<keyof ContactMessageInput>;
}

export default function PlainContactForm({ answer }: Props) {
  const { send } = useText().contact.form;
  const action = pathFor('contact', useLanguage());
  return (
    <PlainForm action={action} answer={answer} icon="mail" send={send}>
      {(field) => <ContactFields field={field} />}
    </PlainForm>
  );
}
