import { z } from 'zod';
import { longestReservation } from '../adoption/reservation.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What an organisation chooses for itself, by their names on the wire. */
export const settingNames = vocabulary({
  largestDonationPesos: 'donativo_mayor',
  adoptionFlow: 'camino_adopcion',
  reservationDays: 'dias_apartado',
  releasesAddress: 'versiones_nuevas',
});
export type SettingName = ValueOf<typeof settingNames>;

interface Setting<Value> {
  /** Of the environment: where it is set there, it counts. */
  variable: string;
  /** As it is typed, in a form or in the environment. */
  rule: z.ZodType<Value, string>;
}

/** How families apply for a pet: here, or by the chat or the organisation's own form. */
const adoptionFlows = ['applications', 'chat'] as const;

const setting = <Value>(variable: string, rule: z.ZodType<Value, string>): Setting<Value> => ({
  variable,
  rule,
});

const wholePesos = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: 'settingNotPesos' })
  .transform(Number)
  .pipe(
    z.number().min(100, { error: 'settingNotPesos' }).max(20_000_000, { error: 'settingNotPesos' }),
  );

const reservation = z
  .string()
  .trim()
  .regex(/^\d{1,2}$/, { error: 'settingNotDays' })
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1, { error: 'settingNotDays' })
      .max(longestReservation, { error: 'settingNotDays' }),
  );

export const settings = {
  largestDonationPesos: setting('DONATION_LARGEST_PESOS', wholePesos),
  adoptionFlow: setting('ADOPTION_FLOW', z.enum(adoptionFlows, { error: 'chooseOption' })),
  /** Proposed to whoever keeps a pet for a family. */
  reservationDays: setting('RESERVATION_DAYS', reservation),
  /** Of a text in which the newest version stands: nothing is asked without it. */
  releasesAddress: setting(
    'RELEASES_ADDRESS',
    z
      .string()
      .trim()
      .max(500)
      .pipe(z.url({ protocol: /^https$/, error: 'settingNotHttps' })),
  ),
} as const satisfies Record<SettingName, Setting<unknown>>;

export type Settings = {
  largestDonationPesos: number;
  adoptionFlow: (typeof adoptionFlows)[number];
  reservationDays: number;
  releasesAddress: string | undefined;
};

/** Where a value comes from: the environment, a form, or nobody has chosen. */
export const settingSources = vocabulary({
  environment: 'servidor',
  stored: 'guardado',
  usual: 'usual',
});
export type SettingSource = ValueOf<typeof settingSources>;
