import { useNavigate } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';

/** Goes where every donor is thanked, or told how their donation stands. */
export function useThanks() {
  const navigate = useNavigate();
  const language = useLanguage();
  /** @param key of a gift without an account */
  return (donationId: string, key?: string) => {
    const query = new URLSearchParams({ donativo: donationId });
    const path =
      key === undefined
        ? `${pathFor('donationThanks', language)}?${query}`
        : pathFor('guestPayment', language, { key });
    // Back leads to what is there to give, not into a payment that is done.
    navigate(path, { replace: true });
  };
}
