import type { ReactNode } from 'react';
import { Button } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

interface Props {
  label: string;
  hint?: string;
  /** Of the term in the address. */
  name: string;
  /** What is looked for now. */
  term: string;
  submit: string;
  /** What else can be done with the search. */
  children?: ReactNode;
}

/** Searches at a press. The term stands in the address, so that a list that was found can be kept and sent. */
export function SearchForm({ label, hint, name, term, submit, children }: Props) {
  return (
    <QueryForm className={styles.form} role="search">
      <SearchField key={term} label={label} hint={hint} name={name} defaultValue={term} />
      <Button type="submit" icon="search" variant="outline">
        {submit}
      </Button>
      {children}
    </QueryForm>
  );
}
