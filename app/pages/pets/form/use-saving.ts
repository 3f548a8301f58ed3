import { useEffect, useRef, useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { nameInContentId } from '#app/forms/content-id.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { keepMine, takeTheirs } from './conflict-choices.ts';
import type { StoredPet } from './draft.ts';
import { diagnose, rejectedMedium } from './failed-save.ts';
import { failedInUpload, isFinal } from './saving-errors.ts';
import { sendForm } from './send-form.ts';
import type { PetFormState } from './use-pet-form.ts';
import { useTasks } from './use-tasks.ts';

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
    const { signal } = controller;
    running.current = controller;
    setPhase({ name: 'running' });
    try {
      const sent = await sendForm(form, latest, { status, language, signal, plan, onTask });
      setPhase({ name: 'saved', ...sent });
    } catch (error) {
      if (signal.aborted) return stopWith();
      await explain(error).catch((second) => stopWith(explainFailure(second, failures)));
    }
  }

  async function explain(error: unknown): Promise<void> {
    const found = await diagnose(error, latest.current.stored);
    switch (found.kind) {
      case 'conflict':
        return setPhase({ name: 'conflict', theirs: found.theirs });
      case 'outdated':
        form.setStored(found.stored);
        return setRestart((turn) => turn + 1);
      case 'gone':
        return setPhase({ name: 'gone' });
      case 'rejected':
        form.setSent(undefined);
        form.showServerErrors(found.errors);
        setPhase({ name: 'idle' });
        return onRejected();
      case 'failed':
        return stopAt(error);
    }
  }

  function stopAt(error: unknown) {
    if (isFinal(error)) form.setSent(undefined);
    const medium = rejectedMedium(error, current.current);
    if (medium) form.rejectMedia(medium.id, medium.problem);
    const { title, lines } = explainFailure(error, failures);
    const of = medium && nameInContentId(medium.id);
    const failure = { title, lines: lines.map((line) => (of ? `${of}: ${line}` : line)) };
    const isUpload = failedInUpload(error, current.current);
    stopWith(isUpload ? { ...failure, title: failures.upload } : failure);
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
