import { type ReactNode, useState } from 'react';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { offeredTestCards } from '#domain/donations/test-cards.ts';
import { NotSent } from './not-sent.ts';
import { StripeCardField } from './StripeCardField.tsx';
import type { StripeCard } from './stripe-card.ts';

interface Card {
  field: ReactNode;
  /** Why nobody can pay yet. */
  waitsFor: string | undefined;
  /** What the card provider makes of it. @throws NotSent */
  read: () => Promise<string>;
}

/** A card in Stripe's field, or one of the test cards where no money moves. */
export function useCard(publishableKey: string | undefined): Card {
  const text = useGivingText();
  const language = useLanguage();
  const [testCard, setTestCard] = useState<string>(offeredTestCards[0].id);
  const [stripe, setStripe] = useState<StripeCard>();
  if (!publishableKey) {
    return {
      waitsFor: undefined,
      read: async () => testCard,
      field: (
        <ChoiceField
          label={text.test.card}
          name="test-card"
          value={testCard}
          onChange={setTestCard}
          options={offeredTestCards.map(({ id, does }) => ({
            value: id as string,
            label: does[language],
          }))}
        />
      ),
    };
  }
  return {
    waitsFor: stripe ? undefined : text.cardWaits,
    async read() {
      const made = await stripe?.createCardToken();
      if (!made || 'error' in made) throw new NotSent(made?.error ?? text.cardWaits);
      return made.card;
    },
    field: <StripeCardField publishableKey={publishableKey} onReady={setStripe} />,
  };
}
