import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useStaffSearchText } from '#app/i18n/staff-search.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { mostSearchHits } from '#domain/staff-search.ts';
import styles from './SearchDialog.module.css';
import { useStaffSearch } from './use-staff-search.ts';

interface Props {
  user: SessionUser;
  onClose: () => void;
}

/** One field over everything that the person may see; arrows go through what was found, Enter opens it, in the field the first. */
export default function SearchDialog({ user, onClose }: Props) {
  const text = useStaffSearchText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [term, setTerm] = useState('');
  const lookedFor = useDeferredValue(term);
  const { groups, isLongEnough, busy, failure, retry } = useStaffSearch(user, lookedFor);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Enter in the field, while what was typed last is still looked for.
  const [opensFirst, setOpensFirst] = useState(false);
  useEffect(() => {
    if (!opensFirst || busy || lookedFor !== term) return;
    setOpensFirst(false);
    dialog.current?.querySelector('a')?.click();
  }, [opensFirst, busy, lookedFor, term]);
  const found = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isCut = groups.some(({ kind, hits }) => kind !== 'page' && hits.length >= mostSearchHits);
  const status = busy ? text.searching : text.found(found, isCut);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={moveByArrows}
    >
      <h2 id={id} className="visually-hidden">
        {text.title}
      </h2>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          setOpensFirst(true);
        }}
      >
        <label className="visually-hidden" htmlFor={`${id}-term`}>
          {text.label}
        </label>
        <input
          id={`${id}-term`}
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder={text.label}
          value={term}
          onChange={({ target }) => {
            setTerm(target.value);
            setOpensFirst(false);
          }}
        />
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {text.close}
        </button>
      </form>
      <p role="status" className={styles.status}>
        {isLongEnough ? status : text.tooShort}
      </p>
      {failure && <FailureNotice failure={failure} retry={retry} />}
      <div className={styles.found}>
        {groups.map(({ kind, hits }) => (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>{text.kinds[kind]}</h3>
            <ul className="plain-list">
              {hits.map((hit) => (
                <li key={hit.id}>
                  <Link
                    to={hit.path}
                    className={styles.hit}
                    onClick={() => dialog.current?.close()}
                  >
                    <span className={styles.title}>{hit.title}</span>
                    {hit.detail && <span className={styles.detail}>{hit.detail}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
}

/** From the field to the first hit and on, and back; Enter is the browser's. */
function moveByArrows(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
