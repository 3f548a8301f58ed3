import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import styles from './PetSearch.module.css';
import type { searchForm } from './pet-search.server.ts';

type Props = ReturnType<typeof searchForm>;

/** A search in one's own words: a plain form, whose answer leads to the list that was understood. */
export function PetSearch({ path, name, longest, text, label, example, submit }: Props) {
  return (
    <search>
      <form className={styles.form} method="get" action={path}>
        <label htmlFor="busca">{label}</label>
        <div className={styles.line}>
          <input
            id="busca"
            name={name}
            type="search"
            enterKeyHint="search"
            maxLength={longest}
            placeholder={example}
            defaultValue={text}
          />
          <Button type="submit">
            <Icon name="search" />
            {submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
