import { type ReactNode, useState } from 'react';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { offeredTestCards } from '#domain/donations/test-cards.ts';
import { CardField } from './CardField.tsx';
import type { FilledCard } from './filled-card.ts';
import { NotSent } from './not-sent.ts';

interface Card {
  field: ReactNode;
  /** Why nobody can pay yet. */
  waitsFor: string | undefined;
  /** What the card provider makes of it. @throws NotSent */
  read: () => Promise<string>;
}

/** A card in its provider's field, or one of the test cards where no money moves. */
export function useCard(publishableKey: string | undefined): Card {
  const text = useGivingText();
  const language = useLanguage();
  const [testCard, setTestCard] = useState<string>(offeredTestCards[0].id);
  const [filled, setFilled] = useState<FilledCard>();
  const [isMissing, setMissing] = useState(false);
  const waiting = isMissing ? text.cardMissing : text.cardWaits;
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
    waitsFor: filled ? undefined : waiting,
    async read() {
      const made = await filled?.createCardToken();
      if (!made || 'error' in made) throw new NotSent(made?.error ?? waiting);
      return made.card;
    },
    field: <CardField publishableKey={publishableKey} onReady={setFilled} onMissing={setMissing} />,
  };
}
