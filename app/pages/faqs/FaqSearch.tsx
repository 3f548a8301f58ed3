import { useEffect, useRef } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { useText } from '#app/i18n/texts.tsx';
import styles from './FaqSearch.module.css';

interface Props {
  term: string;
  onChange: (term: string) => void;
  /** How many were found, for everyone to see and hear. */
  result: string;
}

/** Finds as somebody types; without JavaScript the browser's own search finds inside closed answers too. */
export function FaqSearch({ term, onChange, result }: Props) {
  const text = useText().content.faqs;
  const box = useRef<HTMLInputElement>(null);
  const change = useRef(onChange);
  // Something may have been typed before hydration.
  useEffect(() => {
    if (box.current?.value) change.current(box.current.value);
  }, []);
  return (
    <search className={styles.search}>
      <label htmlFor="faq-search" className={styles.label}>
        {text.search}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={22} className={styles.icon} />
        <input
          id="faq-search"
          ref={box}
          type="search"
          className={styles.input}
          placeholder={text.example}
          autoComplete="off"
          value={term}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </search>
  );
}
