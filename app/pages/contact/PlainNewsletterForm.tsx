import { NewsletterFields } from '#app/contact/NewsletterFields.tsx';
import { PlainForm } from '#app/contact/PlainForm.tsx';
import type { PlainAnswer } from '#app/contact/plain-answer.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { NewsletterInput } from '#domain/contact/newsletter-subscription.ts';
import { pathFor } from '#domain/site-map.ts';

interface Props {
  answer: PlainAnswer<keyof NewsletterInput>;
}

export default function PlainNewsletterForm({ answer }: Props) {
  const { subscribe } = useText().contact.newsletter;
  const action = pathFor('newsletter', useLanguage());
  return (
    <PlainForm action={action} answer={answer} icon="heart" send={subscribe}>
      {(field) => <NewsletterFields field={field} />}
    </PlainForm>
  );
}
