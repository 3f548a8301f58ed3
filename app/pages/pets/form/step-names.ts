import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import type { StepId } from './form-steps.ts';
import type { PetFormState } from './use-pet-form.ts';

/** What each step is called here. */
export function useStepNames({
  programme,
  isNew,
}: Pick<PetFormState, 'programme' | 'isNew'>): Record<StepId, string> {
  const { names, health, review } = usePetFormText().steps;
  return {
    ...names,
    ...(programme === 'rehabilitation' && { salud: health.rehabilitation }),
    ...(!isNew && { revisar: review.edit }),
  };
}
