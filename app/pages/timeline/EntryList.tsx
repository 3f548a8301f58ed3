import { Link } from 'react-router';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { useSite, useToday } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { TimelineKind } from '#domain/timeline/timeline.ts';
import type { ShownEntry } from '#domain/timeline/timeline-calls.ts';
import styles from './Timeline.module.css';

const icons: Record<TimelineKind, IconName> = {
  life: 'paw',
  care: 'check',
  foster: 'user',
  event: 'calendar',
  application: 'mail',
  adoption: 'heart',
  followUp: 'chat',
};

interface Props {
  petId: string;
  /** The latest first. */
  entries: readonly ShownEntry[];
  isKeeper: boolean;
}

/** What happened on which day; each leads to where it is kept. */
export function EntryList({ petId, entries, isKeeper }: Props) {
  const text = useTimelineText();
  const language = useLanguage();
  const { timezone } = useSite();
  const today = useToday();
  return (
    <ol className={`plain-list ${styles.list}`}>
      {entries.map((entry) => {
        const { kind } = entry;
        const what = text.what[entry.what];
        const day = dateIn(timezone, new Date(entry.at));
        const to = pageOf(entry, { petId, isKeeper, language });
        return (
          <li key={`${kind} ${entry.id}`} className={styles.entry} data-kind={kind}>
            <span className={styles.mark}>
              <Icon name={icons[kind]} size={18} />
            </span>
            <div className={styles.words}>
              <p className={styles.what}>{what}</p>
              {entry.title && <p className={styles.title}>{entry.title}</p>}
              <p className={styles.soft}>
                <time dateTime={day}>{longDate(day, locale[language])}</time>
                {day > today && ` · ${text.upcoming}`}
              </p>
            </div>
            {to !== undefined && (
              <Link to={to} className={styles.link} aria-label={text.open(nameOf(what, entry))}>
                {text.openShort}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const nameOf = (what: string, { title }: ShownEntry): string =>
  title ? `${what}, ${title}` : what;

interface Where {
  petId: string;
  isKeeper: boolean;
  language: Language;
}

/** Where it is kept; undefined where that has no page, or none for the reader. */
function pageOf(
  { kind, subject }: ShownEntry,
  { petId, isKeeper, language }: Where,
): string | undefined {
  if (kind === 'care') return pathFor('medicalRecord', language, { id: petId });
  if (kind === 'foster') return pathFor('petFoster', language, { id: petId });
  if (subject === null) return undefined;
  if (kind === 'event') return pathFor('adoptionEvent', language, { id: subject });
  const page = isKeeper ? 'receivedApplication' : 'myApplication';
  return pathFor(page, language, { folio: subject });
}
