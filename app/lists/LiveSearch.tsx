import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './LiveSearch.module.css';
import { SearchField } from './SearchField.tsx';

interface Props {
  label: string;
  /** What is looked for now. */
  term: string;
  addressOf: (term: string) => string;
}

/** Milliseconds without a key until what was typed is looked for. */
const debounce = 500;

/** Searches while somebody types; the address follows, without a step in the history for each letter. */
export function LiveSearch({ label, term, addressOf }: Props) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { current } = box;
    // Somewhere else the address was changed: by a link, by going back.
    if (current && current !== document.activeElement) current.value = term;
  }, [term]);

  function find(wanted: string) {
    clearTimeout(timer.current);
    if (wanted === term) return;
    navigate(addressOf(wanted), { replace: true, preventScrollReset: true });
  }

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(box.current?.value.trim() ?? '');
        }}
      >
        <SearchField
          label={label}
          ref={box}
          defaultValue={term}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => find(target.value.trim()), debounce);
          }}
        />
      </form>
    </search>
  );
}
