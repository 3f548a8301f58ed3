import { useEffect } from 'react';
import type { MethodProps, Uncertainty } from './MethodProps.ts';

/** Tells the step around it what is open of a payment. */
export function useUncertain(uncertainty: Uncertainty, report: MethodProps['onUncertain']): void {
  useEffect(() => {
    report(uncertainty);
    return () => report('none');
  }, [uncertainty, report]);
}
