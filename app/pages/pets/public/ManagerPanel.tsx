import { useEffect, useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { ownListOf } from '#app/components/pet-pages.ts';
import { OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { usePetPanelText } from '#app/i18n/pet-panel.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ManagedPet, programmeOf } from '#app/pages/pets/actions/managed-pet.ts';
import { PetDialog } from '#app/pages/pets/actions/PetDialog.tsx';
import { mayBeGrouped, type PetAction, petRightsOf } from '#app/pages/pets/actions/pet-actions.ts';
import { renewalLook } from '#app/pages/pets/actions/renewal-look.ts';
import { usePetActions } from '#app/pages/pets/actions/use-pet-actions.ts';
import { Visibility } from '#app/pages/pets/actions/Visibility.tsx';
import { isPublic, renewalNeed } from '#app/pages/pets/actions/visibility-state.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { useToday } from '#app/site.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { pathFor } from '#domain/site-map.ts';
import { Attention } from './Attention.tsx';
import { HiddenPet } from './HiddenPet.tsx';
import styles from './ManagerPanel.module.css';
import { petLinks } from './pet-links.ts';
import { useManagedPet } from './use-managed-pet.ts';

interface Props {
  petId: string;
  user: SessionUser;
  onOwn?: ((isOwn: boolean) => void) | undefined;
}

/** What its owner and who manages any pet know and can do about the pet whose page they look at; for others, nothing. */
export default function ManagerPanel({ petId, user, onOwn }: Props) {
  const today = useToday();
  const { pet, onEdited, onStale } = useManagedPet(petId);
  const isOwn = pet?.owner.id === user.id;
  useEffect(() => {
    onOwn?.(isOwn);
    return () => onOwn?.(false);
  }, [isOwn, onOwn]);
  if (!pet) return null;
  return (
    <>
      <Panel pet={pet} user={user} onEdited={onEdited} onStale={onStale} />
      {!isPublic(pet, today) && <HiddenPet pet={pet} />}
    </>
  );
}

interface PanelProps {
  pet: ManagedPet;
  user: SessionUser;
  onEdited: (pet: ManagedPet) => void;
  onStale: () => void;
}

export function Panel({ pet, user, onEdited, onStale }: PanelProps) {
  const text = usePetPanelText();
  const { actions: labels, title } = useMyPetsText();
  const language = useLanguage();
  const today = useToday();
  const { revalidate } = useRevalidator();
  const id = useId();
  const may = petRightsOf(user);
  const isOwn = pet.owner.id === user.id;
  const programme = programmeOf(pet);
  const actions = usePetActions({
    edit(_, changed) {
      if (!changed) return;
      onEdited(changed);
      // Where a pet left the lists, what was done stays to be read beside the page as it was.
      if (isPublic(changed, today)) revalidate();
    },
    reload: onStale,
  });
  const busy = actions.busyId === pet.id;
  const links = petLinks(pet, language);
  const dialogs = dialogsOf(pet, isOwn);
  const isRenewable = isProgramme(pet.status) && pet.deletedOn === null;
  const isOffered = (action: PetAction) =>
    action === 'renew' ? isRenewable : action in links || dialogs.includes(action);

  function wayTo(action: PetAction) {
    const to = links[action];
    if (to !== undefined) {
      return (
        <ButtonLink to={to} size="small" variant="outline">
          {labels[action]}
        </ButtonLink>
      );
    }
    if (action !== 'renew') {
      return (
        <Button
          size="small"
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => actions.act(action, pet)}
        >
          {labels[action]}
        </Button>
      );
    }
    return (
      <Button
        size="small"
        icon="calendar"
        variant={renewalLook[renewalNeed(pet, today)]}
        aria-disabled={busy || undefined}
        onClick={() => !busy && actions.act('renew', pet)}
      >
        {labels.renew}
      </Button>
    );
  }

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Icon name="user" />
          {text.title[isOwn ? 'own' : 'administrator']}
        </h2>
        <p>{text.lead(pet.description.name)}</p>
      </div>
      <Visibility pet={pet} />
      {isPublic(pet, today) && <Attention petId={pet.id} />}
      {groups.map(({ name, actions: grouped }) => {
        const offered = grouped.filter(isOffered);
        if (offered.length === 0) return null;
        return (
          <div key={name} className={styles.group}>
            <h3 id={`${id}-${name}`}>{text.groups[name]}</h3>
            <ul className={`plain-list ${styles.actions}`} aria-labelledby={`${id}-${name}`}>
              {offered.map((action) => (
                <li key={action}>{wayTo(action)}</li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link className={styles.all} to={pathFor(ownListOf[programme], language)}>
        {title[may.manageAny ? 'all' : 'own']}
      </Link>
      <OutcomeNotice
        outcome={actions.outcome}
        onClose={actions.forget}
        place={actions.outcomeRef}
      />
      {actions.open && (
        <PetDialog {...actions.open} may={may} onDone={actions.done} onClose={actions.close} />
      )}
    </section>
  );
}

/** By what they are about. */
const groups: readonly {
  name: keyof ReturnType<typeof usePetPanelText>['groups'];
  actions: readonly PetAction[];
}[] = [
  { name: 'page', actions: ['renew', 'restore', 'edit', 'changeStatus'] },
  { name: 'care', actions: ['care', 'timeline', 'expenses', 'foster', 'folder', 'sterilization'] },
  { name: 'people', actions: ['applications', 'group', 'adopter', 'owner'] },
];

/** What opens a dialog. */
const dialogsOf = (pet: ManagedPet, isOwn: boolean): PetAction[] => [
  ...(pet.deletedOn === null ? [] : (['restore'] as const)),
  'changeStatus',
  ...(pet.folderId === null ? (['folder'] as const) : []),
  'sterilization',
  ...(mayBeGrouped(pet) ? (['group'] as const) : []),
  ...(pet.adopter ? (['adopter'] as const) : []),
  ...(isOwn ? [] : (['owner'] as const)),
];
