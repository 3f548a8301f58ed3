import { Link } from 'react-router';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { useSite, useToday } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { type TimelineKind, timelineKind, timelineWhat } from '#domain/timeline/timeline.ts';
import styles from './Timeline.module.css';
import type { Entry } from './timeline-calls.ts';

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
  entries: readonly Entry[];
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
        const kind = timelineKind.fromWire(entry.tipo) ?? 'life';
        const what = text.what[timelineWhat.fromWire(entry.que) ?? 'registered'];
        const day = dateIn(timezone, new Date(entry.fecha));
        const to = pageOf(entry, kind, { petId, isKeeper, language });
        return (
          <li key={`${entry.tipo} ${entry.id}`} className={styles.entry} data-kind={kind}>
            <span className={styles.mark}>
              <Icon name={icons[kind]} size={18} />
            </span>
            <div className={styles.words}>
              <p className={styles.what}>{what}</p>
              {entry.titulo && <p className={styles.title}>{entry.titulo}</p>}
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

const nameOf = (what: string, { titulo }: Entry): string => (titulo ? `${what}, ${titulo}` : what);

interface Where {
  petId: string;
  isKeeper: boolean;
  language: Language;
}

/** Where it is kept; undefined where that has no page, or none for the reader. */
function pageOf(
  { asunto }: Entry,
  kind: TimelineKind,
  { petId, isKeeper, language }: Where,
): string | undefined {
  if (kind === 'care') return pathFor('medicalRecord', language, { id: petId });
  if (kind === 'foster') return pathFor('petFoster', language, { id: petId });
  if (asunto === null) return undefined;
  if (kind === 'event') return pathFor('adoptionEvent', language, { id: asunto });
  const page = isKeeper ? 'receivedApplication' : 'myApplication';
  return pathFor(page, language, { folio: asunto });
}
