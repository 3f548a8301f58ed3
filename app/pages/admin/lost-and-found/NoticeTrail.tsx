import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { NoticeFile } from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import styles from './NoticeDesk.module.css';

/** How the notice came into its states, and conversations that its author has blocked. */
export function NoticeTrail({ notice: { history, blockedContacts } }: { notice: NoticeFile }) {
  const text = useNoticeDeskText().one;
  const { states } = noticeLabels[useLanguage()];
  const when = useSiteInstant();
  return (
    <>
      {blockedContacts.length > 0 && (
        <section className={styles.part} aria-labelledby="notice-blocked">
          <h3 id="notice-blocked">{text.blocked}</h3>
          {blockedContacts.map(({ id, email, createdAt, texts }) => (
            <article key={id} className={styles.blocked}>
              <p>
                <strong>{email}</strong> <time dateTime={createdAt}>{when(createdAt)}</time>
              </p>
              {texts.map((words, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
                <p key={index} className={styles.words}>
                  {words}
                </p>
              ))}
            </article>
          ))}
        </section>
      )}
      <section className={styles.part} aria-labelledby="notice-history">
        <h3 id="notice-history">{text.history}</h3>
        <ol className="plain-list">
          {history.map(({ at, state, by, words }) => (
            <li key={at + state}>
              <p>
                <strong>{states[state]}</strong>{' '}
                <span className={styles.soft}>
                  {by && text.by(by)} <time dateTime={at}>{when(at)}</time>
                </span>
              </p>
              {words && <p className={styles.words}>{words}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
