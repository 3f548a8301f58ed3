import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useNoticeDeskText } from '#app/i18n/notice-desk.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { NoticeFile } from '#domain/lost-and-found/notice-desk-calls.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './NoticeDesk.module.css';

/** What its author told, and what may be the same animal. */
export function NoticeFacts({ notice }: { notice: NoticeFile }) {
  const text = useNoticeDeskText().one;
  const language = useLanguage();
  const labels = noticeLabels[language];
  const when = useSiteInstant();
  const { sex, size, color, otherColor } = notice;
  const colors = [color, ...(otherColor ? [otherColor] : [])].map((one) => labels.colors[one]);
  const facts: readonly [string, string][] = [
    [text.happened, notice.happenedOn],
    [text.looks, [labels.sexes[sex], labels.sizes[size], ...colors].join(' · ')],
    [text.place, [notice.area, notice.place].filter(Boolean).join(', ')],
    [text.marks, notice.marks],
    [text.question, `${notice.question} (${text.questionNote})`],
    [text.chip, notice.hasChip ? text.hasChip : text.noChip],
    [text.email, notice.email],
    [text.ends, when(notice.expiresAt)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.part} aria-labelledby="notice-matches">
        <h3 id="notice-matches">{text.matches}</h3>
        {notice.matches.length === 0 && <p className={styles.soft}>{text.noMatches}</p>}
        <ul>
          {notice.matches.map((match) => (
            <li key={match.petId ?? match.folio}>
              {match.folio === null ? (
                text.pet(match.name)
              ) : (
                <Link to={pathFor('adminNotice', language, { folio: String(match.folio) })}>
                  {text.notice(match.folio)}
                </Link>
              )}
              :{' '}
              {[
                ...match.reasons.map((reason) => text.reasons[reason]),
                ...(match.kilometers === null ? [] : [text.far(match.kilometers)]),
              ].join(', ')}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
