import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { pictureOf } from '#app/components/managed-media.ts';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventDayText } from '#app/i18n/event-day.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ExportButton } from '#app/lists/ExportButton.tsx';
import { dateIn } from '#domain/clock.ts';
import { timezoneAt } from '#domain/events/event.ts';
import type { DayList, ListedPet } from '#domain/events/event-day-calls.ts';
import { eventTitle, wholeAddress } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import type { ManagedEvent } from '../event-calls.ts';
import { dayTable } from './day-table.ts';
import styles from './EventDay.module.css';
import { useAttendance } from './use-attendance.ts';
import { VisitorsForm } from './VisitorsForm.tsx';

interface Props {
  event: ManagedEvent;
  loaded: DayList;
}

export function EventDay({ event, loaded }: Props) {
  const text = useEventDayText();
  const language = useLanguage();
  const { list, failure, setAttended, setVisitors } = useAttendance(event.id, loaded);
  const hasBegun = dateIn(timezoneAt(event), new Date()) >= event.date;
  const arrived = list.pets.filter(({ attended }) => attended).length;
  return (
    <>
      <div className={styles.head}>
        <h2>{eventTitle(event, language)}</h2>
        <p>
          <strong>{longDate(event.date, locale[language])}</strong>,{' '}
          {text.hours(event.startsAt, event.endsAt)}
        </p>
        <p>{wholeAddress(event)}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{text.print}</Button>
        <ExportButton
          text={text.table}
          fileName={text.file(event.date)}
          fetchTable={async () => dayTable(event, list, text, language)}
        />
      </div>
      {hasBegun ? (
        <VisitorsForm visitors={list.visitors} onSave={setVisitors} />
      ) : (
        <div className={styles.screen}>
          <Notice>{text.notYet}</Notice>
        </div>
      )}
      {failure && <FailureNotice failure={failure} />}
      <p role="status" className={styles.count}>
        {text.expected(list.pets.length)}
        {arrived > 0 && ` · ${text.arrived(arrived)}`}
      </p>
      {list.pets.length === 0 ? (
        <EmptyState animal="dog" title={text.empty} />
      ) : (
        <ol className={`plain-list ${styles.pets}`}>
          {list.pets.map((pet, index) => (
            <Row
              key={pet.id}
              pet={pet}
              number={index + 1}
              canTick={hasBegun}
              onTick={(attended) => setAttended(pet.id, attended)}
            />
          ))}
        </ol>
      )}
      <p className={styles.paper}>{text.visitors.label}: ____________</p>
    </>
  );
}

interface RowProps {
  pet: ListedPet;
  number: number;
  canTick: boolean;
  onTick: (attended: boolean) => void;
}

function Row({ pet, number, canTick, onTick }: RowProps) {
  const text = useEventDayText();
  const { name, microchip, status, keeper, attended, foundHome } = pet;
  const picture = pictureOf(pet);
  const note = foundHome ? text.foundHome : status === 'adopted' ? text.hasHome : undefined;
  return (
    <li className={styles.pet}>
      <span className={styles.number}>{number}</span>
      {picture ? (
        <PetThumbnail media={picture} size={64} className={styles.picture} eager />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {microchip && <p>{text.microchip(microchip)}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.keeper}>
        <p>{keeper.name || text.nobody}</p>
        {keeper.phone ? (
          <a href={`tel:${keeper.phone.replace(/[^\d+]/g, '')}`}>{keeper.phone}</a>
        ) : (
          <p>{text.noPhone}</p>
        )}
      </div>
      <label className={styles.came}>
        <input
          type="checkbox"
          checked={attended === true}
          disabled={!canTick}
          aria-label={text.cameOne(name)}
          onChange={({ target }) => onTick(target.checked)}
        />
        {text.came}
      </label>
    </li>
  );
}
