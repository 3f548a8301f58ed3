import type { ProfileStep } from '../profile-steps.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import { AnimalsStep } from './AnimalsStep.tsx';
import { HomeStep } from './HomeStep.tsx';
import { HouseholdStep } from './HouseholdStep.tsx';
import { PlansStep } from './PlansStep.tsx';
import { ReferencesStep } from './ReferencesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TimeStep } from './TimeStep.tsx';

const steps: Record<ProfileStep, (props: { form: ProfileFormState }) => React.ReactNode> = {
  casa: HomeStep,
  familia: HouseholdStep,
  animales: AnimalsStep,
  tiempo: TimeStep,
  planes: PlansStep,
  referencias: ReferencesStep,
  revisar: ReviewStep,
};

export function ProfileStepFields({ step, form }: { step: ProfileStep; form: ProfileFormState }) {
  const Step = steps[step];
  return <Step form={form} />;
}
