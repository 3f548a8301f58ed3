import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { useText } from '#app/i18n/texts.tsx';
import type { NewsletterInput } from '#domain/contact/newsletter-subscription.ts';
import type { FieldProps } from './field-props.ts';

export function NewsletterFields({ field }: { field: FieldProps<keyof NewsletterInput> }) {
  const { form: shared, newsletter: text } = useText().contact;
  return (
    <>
      <TextField label={shared.name} autoComplete="name" required {...field('name')} />
      <div className={styles.pair}>
        <PhoneField label={text.phone} required {...field('phone')} />
        <EmailField label={shared.email} required {...field('email')} />
      </div>
    </>
  );
}
