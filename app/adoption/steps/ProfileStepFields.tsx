import { lazy, useEffect } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import type { ProfileStep } from '../profile-steps.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import { HomeStep } from './HomeStep.tsx';

const loadLater = () => import('./LaterStep.tsx');
const LaterStep = lazy(loadLater);

/** The first step answers before the others have loaded. */
export function ProfileStepFields({ step, form }: { step: ProfileStep; form: ProfileFormState }) {
  useEffect(() => {
    // Whoever goes on asks for them again.
    loadLater().catch(() => {});
  }, []);
  if (step === 'casa') return <HomeStep form={form} />;
  return (
    <LazyBoundary fallback={<LoadingScreen />}>
      <LaterStep step={step} form={form} />
    </LazyBoundary>
  );
}
