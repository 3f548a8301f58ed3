import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { QueryForm } from '#app/components/QueryForm.tsx';
import styles from './FilterForm.module.css';
import { MoreFilters } from './MoreFilters.tsx';

interface Props {
  label?: string;
  /** What most people look for. */
  children?: ReactNode;
  more: ReactNode;
  /** How many of `more` are set. */
  active: number;
  apply: string;
  /** Where something is set: the way back to all. */
  clear: { label: string; to: string } | undefined;
}

/** The filters of a list in one line. What is chosen becomes the address; a new form is to be made for each (`key`). */
export function FilterForm({ label, children, more, active, apply, clear }: Props) {
  return (
    <QueryForm className={styles.form} role="search" aria-label={label}>
      {children}
      <div className={styles.actions}>
        <MoreFilters active={active}>{more}</MoreFilters>
        <Button type="submit" icon="filter" variant="outline">
          {apply}
        </Button>
        {clear && (
          <ButtonLink to={clear.to} variant="quiet" preventScrollReset>
            {clear.label}
          </ButtonLink>
        )}
      </div>
    </QueryForm>
  );
}
