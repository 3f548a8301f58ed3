import { EmailField } from '#app/forms/EmailField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { useText } from '#app/i18n/texts.tsx';
import {
  type ContactMessageInput,
  contactLimits as longest,
} from '#domain/contact/contact-message.ts';
import type { FieldProps } from './field-props.ts';

export function ContactFields({ field }: { field: FieldProps<keyof ContactMessageInput> }) {
  const text = useText().contact.form;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={text.name}
          autoComplete="name"
          required
          maxLength={longest.name}
          {...field('name')}
        />
        <EmailField label={text.email} required {...field('email')} />
      </div>
      <TextField label={text.subject} required maxLength={longest.subject} {...field('subject')} />
      <TextField
        label={text.message}
        multiline
        required
        maxLength={longest.message}
        {...field('message')}
      />
    </>
  );
}
