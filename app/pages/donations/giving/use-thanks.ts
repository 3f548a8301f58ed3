import { useNavigate } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';

/** Goes where every donor is thanked, or told how their donation stands. */
export function useThanks() {
  const navigate = useNavigate();
  const language = useLanguage();
  return (donationId: string) => {
    const query = new URLSearchParams({ donativo: donationId });
    // Back leads to what is there to give, not into a payment that is done.
    navigate(`${pathFor('donationThanks', language)}?${query}`, { replace: true });
  };
}
