import { createContext, useContext } from 'react';
import type { MonthlyInterval } from '#domain/donations/monthly-interval.ts';

interface ChosenInterval {
  interval: MonthlyInterval;
  choose: (interval: MonthlyInterval) => void;
}

/** How often a donation that goes on is charged: chosen beside the card, and said above it. */
export const ChosenIntervalContext = createContext<ChosenInterval>({
  interval: 'month',
  choose: () => {},
});

export const useChosenInterval = () => useContext(ChosenIntervalContext);
