import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';

/** What follows a payment of what an adoption asks for: nobody is thanked for a gift. */
export const AfterPayment = createContext<(() => void) | undefined>(undefined);

/** Goes where every donor is thanked, or told how their donation stands. */
export function useThanks() {
  const navigate = useNavigate();
  const after = useContext(AfterPayment);
  const language = useLanguage();
  /** @param key of a gift without an account */
  return (donationId: string, key?: string) => {
    if (after) return after();
    const query = new URLSearchParams({ donativo: donationId });
    const path =
      key === undefined
        ? `${pathFor('donationThanks', language)}?${query}`
        : pathFor('guestPayment', language, { key });
    // Back leads to what is there to give, not into a payment that is done.
    navigate(path, { replace: true });
  };
}
