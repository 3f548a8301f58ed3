import { TextField } from '#app/forms/TextField.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { useText } from '#app/i18n/texts.tsx';
import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import type { FieldProps } from './field-props.ts';

export function ContactFields({ field }: { field: FieldProps<keyof ContactMessageInput> }) {
  const text = useText().contact.form;
  return (
    <>
      <div className={styles.pair}>
        <TextField label={text.name} autoComplete="name" required {...field('name')} />
        <TextField
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('email')}
        />
      </div>
      <TextField label={text.subject} required {...field('subject')} />
      <TextField label={text.message} multiline required {...field('message')} />
    </>
  );
}
