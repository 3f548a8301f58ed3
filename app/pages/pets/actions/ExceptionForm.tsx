import { z } from 'zod';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { exceptionReason, type PetGroup, petGroupLimits } from '#domain/pets/pet-group.ts';
import styles from './GroupDialog.module.css';
import { endException, noteException } from './group-calls.ts';
import type { ManagedPet } from './managed-pet.ts';

interface Props {
  pet: ManagedPet;
  group: PetGroup;
  onDone: (pet: ManagedPet | undefined, message: string) => void;
}

const schema = z.object({ reason: exceptionReason });

/** Why one of the pair may go to a family alone: what counts now, what was noted before, and a new one. */
export function ExceptionForm({ pet, group, onDone }: Props) {
  const text = useGroupText().exception;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const { exceptions = [] } = group;
  return (
    <section className={styles.part} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p>{group.together ? text.none : text.counts}</p>
      {exceptions.length > 0 && (
        <ul className={styles.members}>
          {exceptions.map(({ notedAt, notedBy, reason, endedAt }) => (
            <li key={notedAt}>
              {reason}
              <br />
              <small>
                {[notedBy, formatInstant(notedAt, language)].filter(Boolean).join(' · ')}
                {endedAt && ` · ${text.ended(formatInstant(endedAt, language))}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {failure && <FailureNotice failure={failure} />}
      {group.together ? (
        <ReasonForm pet={pet} onDone={onDone} />
      ) : (
        <Button
          variant="outline"
          size="small"
          disabled={busy}
          onClick={() => attempt(async () => onDone(await endException(pet), text.endedNow))}
        >
          {text.end}
        </Button>
      )}
    </section>
  );
}

function ReasonForm({ pet, onDone }: Pick<Props, 'pet' | 'onDone'>) {
  const text = useGroupText().exception;
  const state = useForm({
    rules: schemaRules(schema),
    defaults: { reason: '' },
    async send({ reason }) {
      onDone(await noteException(pet, reason), text.noted);
    },
  });
  return (
    <SchemaForm state={state} label={text.title}>
      <TextField
        multiline
        rows={3}
        label={text.reason}
        hint={text.reasonHint}
        maxLength={petGroupLimits.reason.longest}
        {...state.field('reason')}
      />
      <div>
        <SubmitButton busy={state.busy} busyLabel={text.saving}>
          {text.note}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
