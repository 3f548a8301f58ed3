import { type ComponentProps, type DragEvent, useState } from 'react';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { stateIcons, stateTone } from '#app/adoption/application-states.ts';
import { Icon } from '#app/components/Icon.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import styles from './BoardColumn.module.css';
import { columnId } from './column-id.ts';
import type { ReceivedApplication } from './received-calls.ts';
import { moveTo, type TransitionName } from './transitions.ts';
import type { WarningMarks } from './warning-marks.ts';

interface Props extends Pick<ComponentProps<typeof ApplicationCard>, 'beside' | 'pageOf'> {
  state: ApplicationState;
  applications: readonly ReceivedApplication[];
  pets: ReadonlyMap<string, ApplicationPet>;
  marks: WarningMarks;
  chosenIds: readonly string[];
  onToggle: (id: string) => void;
  onMove: (application: ReceivedApplication, transition: TransitionName) => void;
  /** The card that is being dragged, of whatever column. */
  dragged: ReceivedApplication | undefined;
  onDrag: (application: ReceivedApplication | undefined) => void;
}

/** The applications of one state; takes a card where its application may go. */
export function BoardColumn({ state, applications, pets, marks, dragged, ...rest }: Props) {
  const { chosenIds, onToggle, onMove, onDrag, beside, pageOf } = rest;
  const text = useReceivedText();
  const { states } = useApplicationWords();
  const id = columnId(state);
  const [isOver, setOver] = useState(false);
  const transition = dragged && moveTo(dragged, state);
  const admit = (event: DragEvent) => {
    if (!transition) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each card's menu does the same by key
    <div
      className={styles.column}
      data-empty={applications.length === 0 || undefined}
      data-accepts={transition ? (isOver ? 'now' : 'yes') : undefined}
      onDragEnter={admit}
      onDragOver={admit}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged && transition) onMove(dragged, transition);
      }}
    >
      <h2 id={id} tabIndex={-1} className={styles.heading} data-tone={stateTone(state)}>
        <Icon name={stateIcons[state]} size={18} />
        {states[state]}
        <span className={styles.count} aria-hidden>
          {applications.length}
        </span>
        <span className="visually-hidden">: {text.inColumn(applications.length)}</span>
      </h2>
      {applications.length === 0 ? (
        <p className={styles.none}>{text.emptyColumn}</p>
      ) : (
        <ul className={`plain-list ${styles.cards}`} aria-labelledby={id}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard
                application={application}
                pets={pets}
                marks={marks.get(application.id) ?? []}
                chosen={chosenIds.includes(application.id)}
                mayChoose={chosenIds.length < mostCompared}
                onToggle={() => onToggle(application.id)}
                onMove={(name) => onMove(application, name)}
                onDrag={onDrag}
                beside={beside}
                pageOf={pageOf}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Side by side, more could not be read. */
const mostCompared = 3;
