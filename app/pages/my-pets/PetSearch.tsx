import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '#app/forms/TextField.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { addressOf, type ListView } from '#app/managed-pets/list-address.ts';

/** Milliseconds without a key until what was typed is looked for. */
const debounce = 500;

/** Searches while somebody types; the address follows, without a step in the history for each letter. */
export function PetSearch({ view }: { view: ListView }) {
  const text = useMyPetsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { current } = box;
    // Somewhere else the address was changed: by a link, by going back.
    if (current && current !== document.activeElement) current.value = view.term;
  }, [view.term]);

  function find(term: string) {
    clearTimeout(timer.current);
    if (term === view.term) return;
    const address = addressOf({ ...view, term, page: 1 }, language);
    navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(box.current?.value.trim() ?? '');
        }}
      >
        <TextField
          label={text.search}
          type="search"
          ref={box}
          defaultValue={view.term}
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
