import type { ComponentProps } from 'react';
import type { FieldTexts } from '#app/forms/Field.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import styles from './SearchField.module.css';

/** What is looked for in a list: its box says it itself, and the label is for screen readers. */
export function SearchField({
  label,
  placeholder = label,
  ...field
}: ComponentProps<'input'> & FieldTexts) {
  return (
    <div className={styles.search}>
      <TextField {...field} label={label} placeholder={placeholder} type="search" />
    </div>
  );
}
