import { Link } from 'react-router';
import { useDriveDeskText } from '#app/i18n/drive-desk/use-drive-desk-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { DriveBookingRow, DriveFile } from '#domain/drives/drive-desk-calls.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { formatPhone } from '#domain/phone.ts';
import { pathFor } from '#domain/site-map.ts';
import { DaySteps } from './DaySteps.tsx';
import styles from './Drives.module.css';

interface Props {
  booking: DriveBookingRow;
  drive: DriveFile;
  onDone: (said: string) => void;
}

/** One animal of the day, with whoever brings it. */
export function DayRow({ booking, drive, onDone }: Props) {
  const text = useDriveDeskText();
  const language = useLanguage();
  const labels = driveLabels[language];
  const { slot, wantedSlot, code, petName, species, sex, grams, age, state, phone, name } = booking;
  const kilograms = (grams / 1_000).toLocaleString(locale[language]);
  return (
    <li className={styles.animal} data-state={state} id={code}>
      <p className={styles.marks}>
        <strong className={styles.code}>{code}</strong>
        <span>{slot ?? wantedSlot}</span>
        <strong>{labels.bookings[state]}</strong>
      </p>
      <h3>{petName}</h3>
      <p>
        {labels.species[species]}, {labels.sexes[sex].toLowerCase()}, {kilograms} kg,{' '}
        {labels.ages[age].toLowerCase()}
      </p>
      <p>
        {name} · <a href={`tel:+52${phone}`}>{formatPhone(phone)}</a>
      </p>
      <Marks booking={booking} />
      {booking.petId && (
        <p>
          <Link to={pathFor('medicalRecord', language, { id: booking.petId })}>
            {text.marks.record}
          </Link>
        </p>
      )}
      <DaySteps booking={booking} drive={drive} onDone={onDone} />
    </li>
  );
}

/** What the desk should know before it checks in. */
function Marks({ booking }: { booking: DriveBookingRow }) {
  const { marks } = useDriveDeskText();
  const labels = driveLabels[useLanguage()];
  const { state, consent, email, noShows, namesakes, paidCents, medicine, reproduction } = booking;
  const isAhead = state === 'booked' || state === 'arrived';
  const said = [
    consent && marks[consent],
    isAhead && !consent && marks.unsigned,
    state === 'booked' && email === '' && marks.noMail,
    noShows > 0 && state !== 'noShow' && marks.noShows(noShows),
    namesakes > 0 && marks.namesakes(namesakes),
    paidCents > 0 && marks.paid(formatPesos(paidCents)),
    medicine && marks.medicine(medicine),
    reproduction !== 'none' && labels.reproductions[reproduction],
  ].filter((one) => typeof one === 'string' && one !== '');
  if (said.length === 0) return null;
  return <p className={styles.soft}>{said.join(' · ')}</p>;
}
