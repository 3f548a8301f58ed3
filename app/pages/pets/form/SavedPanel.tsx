import { useEffect, useRef, useState } from 'react';
import { useFound } from '#app/api/use-found.ts';
import { Dog } from '#app/components/Animals.tsx';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { ownListOf, pageOf } from '#app/components/pet-pages.ts';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { focusOn } from '#app/forms/steps/focus-on.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { leftAddress } from '#app/lists/left-lists.ts';
import { GroupDialog } from '#app/pages/pets/actions/GroupDialog.tsx';
import { newestAddress } from '#app/pages/pets/actions/list-address.ts';
import { mayBeGrouped } from '#app/pages/pets/actions/pet-actions.ts';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';
import { Visibility } from '#app/pages/pets/actions/Visibility.tsx';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { FromRescue } from '#domain/rescues/record-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { AdmittedFromRescue } from './AdmittedFromRescue.tsx';
import styles from './SavedPanel.module.css';

interface Props {
  saved: { id: string; petName: string };
  programme: Programme;
  isNew: boolean;
  rescue: FromRescue | undefined;
  /** Whether everybody can see the pet. */
  isPublic: boolean;
  /** Another empty form, or the same pet's once more. */
  onAgain: () => void;
}

/** It is done, and where to go from here. */
export function SavedPanel({ saved, programme, isNew, rescue, isPublic, onAgain }: Props) {
  const text = usePetFormText();
  const { actions } = useMyPetsText();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusOn(title.current, title.current?.parentElement), []);
  const { data: pet, reload } = useFound(['saved pet', saved.id], () => findPet(saved.id), {
    isFresh: true,
  });
  const [isGrouping, setGrouping] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, isGrouping);
  const words = isNew ? text.saved.register : text.saved.edit;
  return (
    <section className={styles.panel} aria-labelledby="guardada">
      <div className={styles.picture}>
        <Dog coat="honey" />
      </div>
      <h2 id="guardada" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {rescue && <AdmittedFromRescue rescue={rescue} petId={saved.id} />}
      {pet && <Visibility pet={pet} />}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      <div className={styles.ways}>
        {isPublic && (
          <ButtonLink to={pathFor(pageOf[programme], language, { id: saved.id })} icon="paw">
            {text.saved.see(saved.petName)}
          </ButtonLink>
        )}
        {pet && mayBeGrouped(pet) && (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setGrouping(true)}>
            {actions.group}
          </Button>
        )}
        <Button variant="outline" icon={isNew ? 'plus' : undefined} onClick={onAgain}>
          {isNew ? text.saved.another : text.saved.goOn}
        </Button>
        <ButtonLink
          variant="quiet"
          to={
            isNew
              ? newestAddress(programme, language)
              : leftAddress(pathFor(ownListOf[programme], language))
          }
        >
          {text.back[programme]}
        </ButtonLink>
      </div>
      {pet && isGrouping && (
        <GroupDialog
          pet={pet}
          onDone={(_, __, values) => {
            setOutcome(values);
            reload();
          }}
          onClose={() => setGrouping(false)}
        />
      )}
    </section>
  );
}
