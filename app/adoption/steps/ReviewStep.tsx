import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { ProfileAnswers } from '../ProfileAnswers.tsx';
import type { ProfileFormState } from '../use-profile-form.ts';

/** Everything once more, each a step away. */
export function ReviewStep({ form }: { form: ProfileFormState }) {
  const text = useAdoptionText();
  return (
    <>
      <p>{text.review.lead}</p>
      <ProfileAnswers values={form.values} changeable />
    </>
  );
}
