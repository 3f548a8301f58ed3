import { Cat, Dog } from '#app/components/Animals.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { dayIn, Visibility } from '#app/managed-pets/Visibility.tsx';
import { useToday } from '#app/site.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import { type PetActionProps, PetActions } from './PetActions.tsx';
import styles from './PetTable.module.css';
import type { Selection } from './use-selection.ts';

interface Props extends Pick<PetActionProps, 'isAdministrator' | 'onAct'> {
  pets: readonly ManagedPet[];
  /** The pet that something is being done with. */
  busyId: string | undefined;
  label: string;
  /** Of the pets that are chosen for something to be done with all of them; undefined where none can be. */
  selection?: Selection;
}

/** A table; on a narrow screen each row becomes a card. */
export function PetTable({ pets, busyId, label, selection, ...acting }: Props) {
  const text = useMyPetsText();
  const { columns } = text;
  const { isAdministrator } = acting;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.choose}>
              <label className={styles.chooseAll}>
                <input
                  type="checkbox"
                  checked={pets.every(({ id }) => selection.has(id))}
                  onChange={({ target }) =>
                    selection.toggle(
                      pets.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
                <span>{text.bulk.all}</span>
              </label>
            </th>
          )}
          <th scope="col">{columns.pet}</th>
          <th scope="col">{columns.visibility}</th>
          <th scope="col">{columns.time}</th>
          {isAdministrator && <th scope="col">{columns.createdAt}</th>}
          {isAdministrator && <th scope="col">{columns.owner}</th>}
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pets.map((pet) => (
          <PetRow
            key={pet.id}
            pet={pet}
            busy={pet.id === busyId}
            selection={selection}
            {...acting}
          />
        ))}
      </tbody>
    </table>
  );
}

function PetRow({ pet, selection, ...acting }: PetActionProps & Pick<Props, 'selection'>) {
  const text = useMyPetsText();
  const language = useLanguage();
  const { id, description, owner } = pet;
  return (
    <tr aria-busy={acting.busy || undefined}>
      {selection && (
        <td className={styles.choose}>
          <input
            type="checkbox"
            aria-label={text.bulk.choose(description.name)}
            checked={selection.has(id)}
            onChange={({ target }) => selection.toggle([id], target.checked)}
          />
        </td>
      )}
      <th scope="row">
        <div className={styles.pet}>
          <Portrait pet={pet} />
          <div>
            <p className={styles.name}>{description.name}</p>
            <Facts pet={pet} />
          </div>
        </div>
      </th>
      <td className={styles.visibility}>
        <Visibility pet={pet} />
      </td>
      <td className={styles.time}>
        <Time pet={pet} />
      </td>
      {acting.isAdministrator && (
        <td data-label={text.columns.createdAt} className={styles.time}>
          {formatInstant(pet.createdAt, language)}
        </td>
      )}
      {acting.isAdministrator && (
        <td data-label={text.columns.owner}>
          <button
            type="button"
            className={styles.person}
            aria-haspopup="dialog"
            onClick={() => acting.onAct('owner', pet)}
          >
            {owner.name || owner.email || text.person.none}
          </button>
        </td>
      )}
      <td>
        <PetActions pet={pet} {...acting} />
      </td>
    </tr>
  );
}

function Portrait({ pet: { media, description } }: { pet: ManagedPet }) {
  const [first] = media;
  return (
    <span className={styles.portrait}>
      {first ? (
        <img src={first.thumbnail} alt="" width={72} height={72} loading="lazy" decoding="async" />
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
  const { species, sex, size, ageValue, ageUnit, city } = description;
  return (
    <p className={styles.facts}>
      {words.species(species, sex)} · {words.age(ageValue, ageUnit)} · {words.size(size, sex)}
      <br />
      {city}
    </p>
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
