import { z } from 'zod';
import { chargeLimits } from '../adoption/charges/charge.ts';
import { longestReservation } from '../adoption/reservation.ts';
import { satProduct } from '../invoices/sat-product.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What an organisation chooses for itself, by their names on the wire. */
export const settingNames = vocabulary({
  largestDonationPesos: 'donativo_mayor',
  adoptionFlow: 'camino_adopcion',
  reservationDays: 'dias_apartado',
  releasesAddress: 'versiones_nuevas',
  recoveryFee: 'cuota_recuperacion',
  recoveryFeePercent: 'cuota_porcentaje',
  recoveryFeePuppyPesos: 'cuota_cachorro',
  recoveryFeeDogPesos: 'cuota_perro',
  recoveryFeeKittenPesos: 'cuota_gatito',
  recoveryFeeCatPesos: 'cuota_gato',
  depositPesos: 'deposito_esterilizacion',
  feeInvoiceProduct: 'cuota_clave_sat',
  feeInvoiceTax: 'cuota_impuesto',
  timezone: 'zona_horaria',
});
export type SettingName = ValueOf<typeof settingNames>;

interface Setting<Value> {
  /** Of the environment: where it is set there, it counts. */
  variable: string;
  /** As it is typed, in a form or in the environment. */
  rule: z.ZodType<Value, string>;
}

/** Whether families are asked to help recover what a pet has cost, and how much of it. */
const recoveryFees = ['off', 'amounts', 'percent'] as const;
/** How the fee's invoice is taxed: the organisation's accountant says which. */
const feeTaxes = ['none', 'exempt', 'vat16'] as const;

/** Those of Mexico; the environment may set any other. */
const timezones = [
  'America/Mexico_City',
  'America/Cancun',
  'America/Merida',
  'America/Monterrey',
  'America/Matamoros',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Ojinaga',
  'America/Mazatlan',
  'America/Bahia_Banderas',
  'America/Hermosillo',
  'America/Tijuana',
] as const;

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

const feePesos = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/, { error: 'settingNotFee' })
  .transform(Number)
  .refine((pesos) => pesos === 0 || (pesos >= 100 && pesos <= 20_000), { error: 'settingNotFee' });

const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, { error: 'settingNotPercent' })
  .transform(Number)
  .pipe(z.number().min(1, { error: 'settingNotPercent' }).max(100, { error: 'settingNotPercent' }));

const depositPesos = feePesos.refine((pesos) => pesos * 100 <= chargeLimits.largestDepositCents, {
  error: 'settingNotDeposit',
});

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
  recoveryFee: setting('RECOVERY_FEE', z.enum(recoveryFees, { error: 'chooseOption' })),
  recoveryFeePercent: setting('RECOVERY_FEE_PERCENT', percent),
  recoveryFeePuppyPesos: setting('RECOVERY_FEE_PUPPY_PESOS', feePesos),
  recoveryFeeDogPesos: setting('RECOVERY_FEE_DOG_PESOS', feePesos),
  recoveryFeeKittenPesos: setting('RECOVERY_FEE_KITTEN_PESOS', feePesos),
  recoveryFeeCatPesos: setting('RECOVERY_FEE_CAT_PESOS', feePesos),
  /** For pets that are to be sterilized; 0: none is taken. */
  depositPesos: setting('STERILIZATION_DEPOSIT_PESOS', depositPesos),
  /** Of c_ClaveProdServ; no fee is invoiced without it. */
  feeInvoiceProduct: setting('RECOVERY_FEE_SAT_PRODUCT', satProduct),
  feeInvoiceTax: setting('RECOVERY_FEE_TAX', z.enum(feeTaxes, { error: 'chooseOption' })),
  /** Decides which day is today. Read once, at the start of a process. */
  timezone: setting<string>('SITE_TIMEZONE', z.enum(timezones, { error: 'chooseOption' })),
} as const satisfies Record<SettingName, Setting<unknown>>;

export type Settings = {
  largestDonationPesos: number;
  adoptionFlow: (typeof adoptionFlows)[number];
  reservationDays: number;
  releasesAddress: string | undefined;
  recoveryFee: (typeof recoveryFees)[number];
  recoveryFeePercent: number;
  recoveryFeePuppyPesos: number;
  recoveryFeeDogPesos: number;
  recoveryFeeKittenPesos: number;
  recoveryFeeCatPesos: number;
  depositPesos: number;
  feeInvoiceProduct: string | undefined;
  feeInvoiceTax: (typeof feeTaxes)[number] | undefined;
  timezone: string;
};

/** Where a value comes from: the environment, a form, or nobody has chosen. */
export const settingSources = vocabulary({
  environment: 'servidor',
  stored: 'guardado',
  usual: 'usual',
});
export type SettingSource = ValueOf<typeof settingSources>;
