import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { editPageOf, pageOf } from '#app/components/pet-pages.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { RowMenu } from '#app/lists/RowMenu.tsx';
import { applicationsPath } from '#app/pages/pets/actions/applications-path.ts';
import { type ManagedPet, programmeOf } from '#app/pages/pets/actions/managed-pet.ts';
import { actionsFor, type PetAction, type PetRights } from '#app/pages/pets/actions/pet-actions.ts';
import { renewalLook } from '#app/pages/pets/actions/renewal-look.ts';
import { renewalNeed } from '#app/pages/pets/actions/visibility-state.ts';
import { useToday } from '#app/site.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

import styles from './PetTable.module.css';

const icons: Record<PetAction, IconName> = {
  renew: 'calendar',
  addPhotos: 'plus',
  changeStatus: 'filter',
  paused: 'pause',
  returned: 'arrow',
  deceased: 'paw',
  edit: 'pencil',
  details: 'paw',
  applications: 'mail',
  care: 'heart',
  expenses: 'minus',
  foster: 'pin',
  timeline: 'clock',
  folder: 'folder',
  owner: 'user',
  adopter: 'heart',
  sterilization: 'check',
  group: 'heart',
  delete: 'trash',
  restore: 'arrow',
  remove: 'trash',
};

export interface PetActionProps {
  pet: ManagedPet;
  may: PetRights;
  /** Whether something is being done with this pet. */
  busy: boolean;
  /** Of what is done here; what is a page of its own is a link. */
  onAct: (action: PetAction, pet: ManagedPet) => void;
}

/** The most useful action large, the others in a menu. */
export function PetActions({ pet, may, busy, onAct }: PetActionProps) {
  const text = useMyPetsText();
  const language = useLanguage();
  const { main, rest } = actionsFor(pet, { today: useToday(), may });
  const { name } = pet.description;
  return (
    <div className={styles.actions}>
      {main && <MainAction action={main} pet={pet} busy={busy} onAct={onAct} />}
      <RowMenu open={text.actions.more} label={text.actions.of(text.actions.more, name)}>
        {rest.map((action) => {
          const to = pageFor(action, pet, language);
          const inside = (
            <>
              <Icon name={icons[action]} />
              {text.actions[action]}
            </>
          );
          return (
            <li key={action}>
              {to !== undefined && <Link to={to}>{inside}</Link>}
              {to === undefined && (
                <button
                  type="button"
                  data-danger={['delete', 'remove'].includes(action) || undefined}
                  onClick={() => onAct(action, pet)}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </RowMenu>
    </div>
  );
}

type MainProps = Omit<PetActionProps, 'may'> & { action: PetAction };

function MainAction({ action, pet, busy, onAct }: MainProps) {
  const text = useMyPetsText().actions;
  const to = pageFor(action, pet, useLanguage());
  const today = useToday();
  const look: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'icon'> = {
    size: 'small',
    variant: action === 'renew' ? renewalLook[renewalNeed(pet, today)] : lookOf(action),
    icon: icons[action],
  };
  const label = text.of(text[action], pet.description.name);
  if (to !== undefined) {
    return (
      <ButtonLink {...look} to={to} aria-label={label}>
        {text[action]}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onAct(action, pet)}
    >
      {text[action]}
    </Button>
  );
}

/** Nobody sees a pet without photos. */
const lookOf = (action: PetAction) => (action === 'addPhotos' ? 'primary' : 'outline');

/** Undefined for what is no page. */
function pageFor(action: PetAction, pet: ManagedPet, language: Language): string | undefined {
  const { id, folderId, description } = pet;
  switch (action) {
    case 'edit':
    case 'addPhotos':
      return pathFor(editPageOf[programmeOf(pet)], language, { id });
    case 'details':
      return pathFor(pageOf[programmeOf(pet)], language, { id });
    case 'applications':
      return applicationsPath(id, language);
    case 'care':
      return pathFor('medicalRecord', language, { id });
    case 'timeline':
      return pathFor('petTimeline', language, { id });
    case 'expenses':
      return pathFor('petExpenses', language, { id });
    case 'foster':
      return pathFor('petFoster', language, { id });
    case 'folder':
      return folderId === null
        ? undefined
        : pathFor('documentFolder', language, { name: description.name, folderId });
    default:
      return undefined;
  }
}
