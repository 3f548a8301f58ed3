import type { Language } from '#domain/language.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { isChosen } from './media-items.ts';
import { savePet, type TaskId } from './save-pet.ts';
import type { PetFormState } from './use-pet-form.ts';
import type { useTasks } from './use-tasks.ts';

interface Sending extends Pick<ReturnType<typeof useTasks>, 'plan' | 'onTask'> {
  status: PetStatus;
  language: Language;
  signal: AbortSignal;
}

/**
 * Sends what the form holds once its files are ready; the form learns of each part that the portal has.
 * @param latest the form as it was rendered last
 * @throws ApiError, and the signal's reason when it was cancelled
 */
export async function sendForm(
  form: PetFormState,
  latest: { readonly current: PetFormState },
  { status, language, signal, plan, onTask }: Sending,
): Promise<{ id: string; petName: string }> {
  const { media, certificate: chosen, focalPoints } = await form.settled();
  const { values, stored, sent } = latest.current;
  const certificate = values.sterilized === true ? chosen : undefined;
  const tasks: TaskId[] = ['data'];
  if (certificate) tasks.push('certificate');
  plan([...tasks, ...media.filter(isChosen).map(({ id }) => `media:${id}` as const)]);
  const job = { values, media, focalPoints, certificate, stored, sent, status, language };
  const id = await savePet(job, {
    signal,
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
  return { id, petName: values.name.trim() };
}
