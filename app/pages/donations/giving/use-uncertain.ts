import { useEffect } from 'react';

/** Says so while a payment was sent and it is not known what came of it. */
export function useUncertain(isUncertain: boolean, tell: (isUncertain: boolean) => void): void {
  useEffect(() => {
    tell(isUncertain);
    return () => tell(false);
  }, [isUncertain, tell]);
}
