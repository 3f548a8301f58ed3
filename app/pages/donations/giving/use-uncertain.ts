import { useEffect } from 'react';
import type { MethodProps, Uncertainty } from './MethodProps.ts';

/** Tells the step around it what is open of a payment. */
export function useUncertain(uncertainty: Uncertainty, tell: MethodProps['onUncertain']): void {
  useEffect(() => {
    tell(uncertainty);
    return () => tell('none');
  }, [uncertainty, tell]);
}
