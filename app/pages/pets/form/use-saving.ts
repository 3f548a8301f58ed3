import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findPet } from '#app/pages/pets/actions/pet-calls.ts';
import { petFieldNames } from '#domain/pets/pet-wire.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { StoredPet } from './draft.ts';
import { addressesOf, isChosen, mergeMedia, storedItem } from './media-items.ts';
import { savePet, storedFrom, type TaskId, type TaskState } from './save-pet.ts';
import type { PetFormState } from './use-pet-form.ts';
import { differences, mergeValues, type ValueField } from './values.ts';

export interface Task {
  id: TaskId;
  state: TaskState;
  /** From 0 to 1. */
  share: number;
}

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
  const [tasks, setTasks] = useState<Task[]>([]);
  const running = useRef<AbortController>(undefined);
  const current = useRef<TaskId>(undefined);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => () => running.current?.abort(), []);

  function onTask(id: TaskId, state: TaskState, share = state === 'done' ? 1 : 0) {
    current.current = id;
    setTasks((before) => {
      const task = { id, state, share };
      return before.some((one) => one.id === id)
        ? before.map((one) => (one.id === id ? task : one))
        : [...before, task];
    });
  }

  /** Nothing is under way any more. Without a failure the person stopped it. */
  function stopWith(failure?: Failure) {
    setTasks((before) =>
      before.map((task) => (task.state === 'done' ? task : { ...task, state: 'waiting' })),
    );
    setPhase({ name: 'stopped', failure });
  }

  async function run(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setPhase({ name: 'running' });
    const { media, certificate, focalPoints } = await form.settled();
    const { values, stored, sent } = latest.current;
    const sends = certificate !== undefined && values.sterilized === true;
    setTasks([
      { id: 'data', state: 'waiting', share: 0 },
      ...(sends ? [{ id: 'certificate', state: 'waiting', share: 0 } as const] : []),
      ...media
        .filter(isChosen)
        .map(({ id }): Task => ({ id: `media:${id}`, state: 'waiting', share: 0 })),
    ]);
    const job = {
      values,
      media,
      focalPoints,
      certificate: sends ? certificate : undefined,
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
      form.setValues(theirs.values);
      form.setMedia(theirs.media.map(storedItem));
      form.setFocalPoints({});
      form.chooseCertificate(undefined);
      form.setStored(theirs);
      setPhase({ name: 'idle' });
    },

    /** Mine over theirs; what only they touched stays theirs. @param save whether all of it can be sent at once */
    keepMine(theirs: StoredPet, save: boolean) {
      const { stored, values, media } = latest.current;
      const base = stored ?? theirs;
      form.setValues(mergeValues(base.values, values, theirs.values));
      form.setMedia(mergeMedia(base.media, media, theirs.media));
      form.setStored(theirs);
      setPhase({ name: 'idle' });
      if (save) setRestart((turn) => turn + 1);
    },
  };
}

/** What may come of a registration that was sent before, and says nothing about it. */
const passing = [401, 409, 429];

/** The portal spoke: it knows whether it has registered a pet, and it has not. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status);

/** Another version was saved meanwhile, or a picture that was to stay is not there any more. */
const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || 'imagenes' in error.errors);

/** The portal failed at a file. */
const failedInUpload = (error: unknown, task: TaskId | undefined) =>
  error instanceof ApiError && error.status >= 500 && task !== 'data' && task !== 'order';

/** The pet, or a file of it. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

const fieldByName = new Map(
  Object.entries(petFieldNames).map(([field, name]) => [name, field as ValueField]),
);

/** What the portal said of the form's own fields, in its words. */
function serverErrorsOf(error: unknown): Partial<Record<ValueField, string>> {
  if (!(error instanceof ApiError)) return {};
  const found = Object.entries(error.errors).flatMap(([name, [message]]) => {
    const field = fieldByName.get(name);
    return field && message ? [[field, message]] : [];
  });
  return Object.fromEntries(found);
}
