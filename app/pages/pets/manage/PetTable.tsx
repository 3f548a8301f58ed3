import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Cat, Dog } from '#app/components/Animals.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { PetThumbnail } from '#app/components/PetThumbnail.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { Selection } from '#app/lists/use-selection.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { dayIn, Visibility } from '#app/pages/pets/actions/Visibility.tsx';
import { useToday } from '#app/site.ts';
import type { NextEvent } from '#domain/events/event-day-calls.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import { pathFor } from '#domain/site-map.ts';
import { type PetActionProps, PetActions } from './PetActions.tsx';
import styles from './PetTable.module.css';
import { useNextEvents } from './use-next-events.ts';

interface Props extends Pick<PetActionProps, 'may' | 'onAct'> {
  pets: readonly ManagedPet[];
  /** The pet that something is being done with. */
  busyId: string | undefined;
  label: string;
  /** Of the pets that are chosen for something to be done with all of them; undefined where none can be. */
  selection: Selection | undefined;
}

export function PetTable({ pets, busyId, label, selection, ...acting }: Props) {
  const text = useMyPetsText();
  const events = useNextEvents(pets);
  const columns = usePetColumns({ busyId, events, ...acting });
  return (
    <ManagedTable<ManagedPet>
      className={styles.table}
      columns={columns}
      items={pets}
      label={label}
      busyId={busyId}
      selection={
        selection && {
          ...selection,
          all: text.bulk.all,
          choose: ({ description }) => text.bulk.choose(description.name),
        }
      }
    />
  );
}

/** Who manages any pet sees whose it is, and since when the portal knows it. */
function usePetColumns({
  busyId,
  events,
  ...acting
}: Pick<Props, 'busyId' | 'may' | 'onAct'> & {
  events: ReadonlyMap<string, NextEvent>;
}) {
  const text = useMyPetsText();
  const when = useSiteInstant();
  const { columns } = text;
  const own: Column<ManagedPet>[] = [
    {
      header: columns.pet,
      kind: 'title',
      className: styles.title,
      cell: (pet) => (
        <div className={styles.pet}>
          <Portrait pet={pet} />
          <div>
            <p className={styles.name}>{pet.description.name}</p>
            <Facts pet={pet} />
            <Group pet={pet} />
            <EventLink event={events.get(pet.id)} />
          </div>
        </div>
      ),
    },
    { header: columns.visibility, kind: 'plain', cell: (pet) => <Visibility pet={pet} /> },
    {
      header: columns.time,
      kind: 'plain',
      className: styles.time,
      cell: (pet) => <Time pet={pet} />,
    },
  ];
  const ofAnybodys: Column<ManagedPet>[] = [
    {
      header: columns.createdAt,
      kind: 'named',
      className: styles.time,
      cell: ({ createdAt }) => when(createdAt),
    },
    {
      header: columns.owner,
      kind: 'named',
      cell: (pet) => (
        <button
          type="button"
          className={styles.person}
          aria-haspopup="dialog"
          onClick={() => acting.onAct('owner', pet)}
        >
          {pet.owner.name || pet.owner.email || text.person.none}
        </button>
      ),
    },
  ];
  const actions: Column<ManagedPet> = {
    header: columns.actions,
    kind: 'actions',
    cell: (pet) => <PetActions pet={pet} busy={pet.id === busyId} {...acting} />,
  };
  return [...own, ...(acting.may.manageAny ? ofAnybodys : []), actions];
}

function Portrait({ pet: { media, description } }: { pet: ManagedPet }) {
  const [first] = media;
  return (
    <span className={styles.portrait}>
      {first ? (
        <PetThumbnail media={first} size={72} />
      ) : description.species === 'dog' ? (
        <Dog coat="sand" />
      ) : (
        <Cat coat="smoke" />
      )}
    </span>
  );
}

function Facts({ pet: { description } }: { pet: ManagedPet }) {
  const words = useText().pets;
  const { species, sex, size, city } = description;
  return (
    <p className={styles.facts}>
      {words.species(species, sex)} · {words.ageOf(description)} · {words.size(size, sex)}
      <br />
      {city}
    </p>
  );
}

/** With whom it is listed. */
function Group({ pet: { id, group } }: { pet: ManagedPet }) {
  const text = useGroupText().listed;
  if (!group) return null;
  const others = group.pets.filter((one) => one.id !== id).map(({ name }) => name);
  const say = group.together ? text.pair : group.kind === 'pair' ? text.apart : text.litter;
  return <p className={styles.facts}>{say(others.join(', '))}</p>;
}

/** The next adoption event that it goes to. */
function EventLink({ event }: { event: NextEvent | undefined }) {
  const text = useMyPetsText();
  const language = useLanguage();
  const today = useToday();
  if (!event) return null;
  return (
    <Link className={styles.event} to={pathFor('adoptionEvent', language, { id: event.eventId })}>
      <Icon name="calendar" size={16} />
      {text.goesToEvent(dayIn(language, event.date, today))}
    </Link>
  );
}

/** How long it has been in its programme; of the others, since when they are known. */
function Time({ pet: { status, registeredOn } }: { pet: ManagedPet }) {
  const text = useMyPetsText().time;
  const language = useLanguage();
  const today = useToday();
  return isProgramme(status)
    ? text[status](daysWaiting(registeredOn, today))
    : text.registered(dayIn(language, registeredOn, today));
}
