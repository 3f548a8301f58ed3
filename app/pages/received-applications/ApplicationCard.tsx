import { openHelp } from '#app/adoption/application.ts';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { fitSummary } from '#app/adoption/FitList.tsx';
import { shownFit } from '#app/adoption/shown-fit.ts';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Beside, BesideLink } from '#app/lists/BesideList.tsx';
import type { WarningMark } from '#domain/adoption/warnings.ts';
import { locale } from '#domain/language.ts';
import styles from './ApplicationCard.module.css';
import { ApplicationPets } from './ApplicationPets.tsx';
import { ChosenInstead } from './ChosenInstead.tsx';
import { firstNameOf } from './first-name.ts';
import { MoveMenu } from './MoveMenu.tsx';
import type { ReceivedApplication } from './received-calls.ts';
import { movesOf, type TransitionName } from './transitions.ts';
import { daysAgo, daysInStep, waitingLevel } from './waiting.ts';

interface Props {
  application: ReceivedApplication;
  pets: ReadonlyMap<string, ApplicationPet>;
  /** What there is to know before deciding. */
  marks: readonly WarningMark[];
  chosen: boolean;
  mayChoose: boolean;
  onToggle: () => void;
  onMove: (transition: TransitionName) => void;
  onDrag: (application: ReceivedApplication | undefined) => void;
  beside: Beside;
  /** Of an application, by its folio. */
  pageOf: (folio: string) => string;
}

/** One application on the board; dragged, or moved by its menu. */
export function ApplicationCard({ application, pets, marks, ...rest }: Props) {
  const { chosen, mayChoose, onToggle, onMove, onDrag, beside, pageOf } = rest;
  const text = useReceivedText();
  const words = useApplicationWords();
  const language = useLanguage();
  const { folio, name, profile, newsCount, reservedUntil, chosenInstead } = application;
  const moves = movesOf(application);
  const summary = fitSummary(shownFit(application, language), words);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its menu does the same by key
    <div
      className={styles.card}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(application);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <ApplicationPets application={application} pets={pets} />
      <h3 className={styles.name}>
        <BesideLink
          beside={beside}
          item={{ key: String(folio), page: pageOf(String(folio)) }}
          draggable={false}
        >
          {firstNameOf(name)}
          <span className="visually-hidden">, {text.card.folio(folio)}</span>
        </BesideLink>
      </h3>
      {profile?.place && (
        <p className={styles.fact}>
          {profile.place.city}, {profile.place.federalState}
        </p>
      )}
      <Waiting application={application} />
      {newsCount > 0 && (
        <p className={styles.unread}>
          <Icon name="chat" size={16} />
          {text.card.unread(newsCount)}
        </p>
      )}
      {openHelp(application).length > 0 && (
        <p className={styles.marks} data-level="long">
          <Icon name="warning" size={16} />
          {text.help.mark}
        </p>
      )}
      {marks.length > 0 && (
        <p className={styles.marks} data-level={marks.includes('restricted') ? 'long' : undefined}>
          <Icon name="warning" size={16} />
          <span>
            <span className="visually-hidden">{text.warnings.marked}</span>
            {marks.map((mark) => text.warnings.marks[mark]).join(' · ')}
          </span>
        </p>
      )}
      {chosenInstead && (
        <p className={styles.fact}>
          {text.chosen.title} <ChosenInstead {...chosenInstead} />
        </p>
      )}
      {reservedUntil && application.status === 'reserved' && (
        <p className={styles.fact}>
          {text.card.reservedUntil(longDate(reservedUntil, locale[language]))}
        </p>
      )}
      {summary && <p className={styles.fact}>{summary}</p>}
      <div className={styles.ways}>
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={!chosen && !mayChoose}
            onChange={onToggle}
            aria-label={text.card.compareNamed(firstNameOf(name))}
          />
          {text.card.compare}
        </label>
        {moves.length > 0 && <MoveMenu name={firstNameOf(name)} moves={moves} onMove={onMove} />}
      </div>
    </div>
  );
}

function Waiting({ application }: { application: ReceivedApplication }) {
  const text = useReceivedText().card;
  const language = useLanguage();
  const days = daysInStep(application, new Date());
  const level = waitingLevel(application.status, days);
  if (level === 'none')
    return <p className={styles.fact}>{text.arrived(daysAgo(days, language))}</p>;
  return (
    <p className={styles.waits} data-level={level}>
      <Icon name="clock" size={16} />
      {text.waits(days)}
    </p>
  );
}
