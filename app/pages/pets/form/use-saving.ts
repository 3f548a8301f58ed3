import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { keepMine, takeTheirs } from './conflict-choices.ts';
import type { StoredPet } from './draft.ts';
import { addressesOf, isChosen } from './media-items.ts';
import { savePet, storedFrom } from './save-pet.ts';
import { failedInUpload, isConflict, isFinal, isMissing, serverErrorsOf } from './saving-errors.ts';
import type { PetFormState } from './use-pet-form.ts';
import { useTasks } from './use-tasks.ts';
import { differences } from './values.ts';

export type Phase =
  | { name: 'idle' }
  | { name: 'running' }
  /** Without a failure the person stopped it. */
  | { name: 'stopped'; failure: Failure | undefined }
  /** Somebody else saved the pet meanwhile. */
  | { name: 'conflict'; theirs: StoredPet }
  /** Somebody removed the pet for good meanwhile. */
  | { name: 'gone' }
  | { name: 'saved'; id: string; petName: string };

interface Props {
  form: PetFormState;
  status: PetStatus;
  changedSince: StoredPet | undefined;
  /** The portal rejected values; the form shows them. */
  onRejected: () => void;
}

/** Sends the form: what is happening, and what to do when something breaks. */
export function useSaving({ form, status, changedSince, onRejected }: Props) {
  const language = useLanguage();
  const { failures } = useAccountText();
  const [phase, setPhase] = useState<Phase>(
    changedSince ? { name: 'conflict', theirs: changedSince } : { name: 'idle' },
  );
  const { tasks, current, plan, onTask, halt } = useTasks();
  const running = useRef<AbortController>(undefined);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => () => running.current?.abort(), []);

  /** Nothing is under way any more. Without a failure the person stopped it. */
  function stopWith(failure?: Failure) {
    halt();
    setPhase({ name: 'stopped', failure });
  }

  async function run(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setPhase({ name: 'running' });
    const { media, certificate, focalPoints } = await form.settled();
    const { values, stored, sent } = latest.current;
    const sentCertificate = values.sterilized === true ? certificate : undefined;
    plan([
      'data',
      ...(sentCertificate ? (['certificate'] as const) : []),
      ...media.filter(isChosen).map(({ id }) => `media:${id}` as const),
    ]);
    const job = {
      values,
      media,
      focalPoints,
      certificate: sentCertificate,
      stored,
      sent,
      status,
      language,
    };
    try {
      const id = await savePet(job, {
        signal: controller.signal,
        onTask,
        onSent: form.setSent,
        onStored(pet) {
          form.setSent(undefined);
          form.setStored(pet);
        },
        onUploaded: form.keepMedia,
        onCertificate() {
          form.setHasCertificate(true);
          form.chooseCertificate(undefined);
        },
      });
      await form.forget();
      setPhase({ name: 'saved', id, petName: values.name.trim() });
    } catch (error) {
      if (controller.signal.aborted) return stopWith();
      await explain(error).catch((second) => stopWith(explainFailure(second, failures)));
    }
  }

  async function explain(error: unknown): Promise<void> {
    const { stored } = latest.current;
    if (stored && isConflict(error)) return meet(stored);
    if (stored && isMissing(error) && !(await findPet(stored.id))) {
      return setPhase({ name: 'gone' });
    }
    const serverErrors = serverErrorsOf(error);
    if (Object.keys(serverErrors).length > 0) {
      form.setSent(undefined);
      form.showServerErrors(serverErrors);
      setPhase({ name: 'idle' });
      return onRejected();
    }
    if (isFinal(error)) form.setSent(undefined);
    rejectCurrent(error);
    const failure = explainFailure(error, failures);
    const isUpload = failedInUpload(error, current.current);
    stopWith(isUpload ? { ...failure, title: failures.upload } : failure);
  }

  /** The portal did not take the file that was on its way. */
  function rejectCurrent(error: unknown) {
    if (!(error instanceof ApiError) || ![413, 415, 422].includes(error.status)) return;
    const problem = Object.values(error.errors).flat()[0] ?? error.message;
    const id = current.current;
    if (id?.startsWith('media:')) form.rejectMedia(id.slice('media:'.length), problem);
  }

  /** What was not about the form's own words is no conflict: a renewal, say, or a photo's removal that is not seen here. */
  async function meet(stored: StoredPet): Promise<void> {
    const pet = await findPet(stored.id);
    const theirs = storedFrom(pet);
    const isSame =
      differences(stored.values, theirs.values).length === 0 &&
      addressesOf(stored.media) === addressesOf(theirs.media);
    if (!isSame) return setPhase({ name: 'conflict', theirs });
    form.setStored(theirs);
    setRestart((turn) => turn + 1);
  }

  // Starts once the form holds what it starts from.
  const [restart, setRestart] = useState(0);
  const begin = useRef(run);
  begin.current = run;
  useEffect(() => {
    if (restart > 0) begin.current();
  }, [restart]);

  return {
    phase,
    tasks,
    run,
    stop: () => running.current?.abort(),
    back: () => setPhase({ name: 'idle' }),

    takeTheirs(theirs: StoredPet) {
      takeTheirs(form, theirs);
      setPhase({ name: 'idle' });
    },

    /** @param save whether all of it can be sent at once */
    keepMine(theirs: StoredPet, save: boolean) {
      keepMine(latest.current, theirs);
      setPhase({ name: 'idle' });
      if (save) setRestart((turn) => turn + 1);
    },
  };
}
