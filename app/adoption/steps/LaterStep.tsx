import type { ProfileStep } from '../profile-steps.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import { AnimalsStep } from './AnimalsStep.tsx';
import { HouseholdStep } from './HouseholdStep.tsx';
import { PlansStep } from './PlansStep.tsx';
import { ReferencesStep } from './ReferencesStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TimeStep } from './TimeStep.tsx';

interface Props {
  step: Exclude<ProfileStep, 'casa'>;
  form: ProfileFormState;
}

const steps: Record<Props['step'], (props: Pick<Props, 'form'>) => React.ReactNode> = {
  familia: HouseholdStep,
  animales: AnimalsStep,
  tiempo: TimeStep,
  planes: PlansStep,
  referencias: ReferencesStep,
  revisar: ReviewStep,
};

/** What is asked after the home: in one file, which comes while that is answered. */
export default function LaterStep({ step, form }: Props) {
  const Step = steps[step];
  return <Step form={form} />;
}
