import { Form } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './AdminTable.module.css';

/** The term stands in the address, so that a list that was found can be kept and sent. */
export function SearchBar({ label, term }: { label: string; term: string }) {
  const text = useAccountText().admin;
  return (
    <Form className={styles.bar} role="search">
      <TextField key={term} label={label} type="search" name="busca" defaultValue={term} />
      <Button type="submit" icon="search" variant="outline">
        {text.search}
      </Button>
    </Form>
  );
}
