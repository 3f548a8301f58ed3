import type { PortalMethod, SingleKind } from '#domain/donations/donation-kind.ts';
import type { TestStep } from '#domain/donations/test-steps.ts';
import type { Language } from '#domain/language.ts';
import type { demoPeople } from './people.ts';

/** A donation of the demonstration. All days count back from the day on which the demonstration is filled. */
export interface DemoDonation {
  daysAgo: number;
  by: keyof typeof demoPeople;
  kind: SingleKind;
  /** Of `other`: the concept's name. */
  product?: string;
  /** Of the demonstration, listed on that day. */
  pet?: string;
  pesos: number;
  /** The address of the demonstration's campaign, which took gifts on that day. */
  campaign?: string;
  /** For the campaign's page. */
  shownName?: string;
  method: PortalMethod;
  language?: Language;
  anonymous?: true;
  /** In the name of the donor's company of the demonstration. */
  asCompany?: true;
  wantsInvoice?: true;
  /** A test card; one that is charged unless it says another. */
  card?: string;
  /** The donor left an order, a voucher or a CLABE where it was. */
  unpaid?: true;
  /** Days until a voucher was paid, or a transfer came. */
  paidAfter?: number;
  /** What came to the CLABE, first to last; without, the amount that was asked for. */
  transfers?: readonly TestStep[];
  /** How many days later, and how much of it; without `pesos` all. */
  refund?: { after: number; pesos?: number };
  /** Days until its donor’s bank took the money back for a while; by card. */
  disputedAfter?: number;
}

/** The bank has not decided yet. */
export const demoDisputed: readonly DemoDonation[] = [
  { daysAgo: 16, by: 'rescuer', kind: 'food', pesos: 350, method: 'card', disputedAfter: 12 },
];

const ofNoCampaign: readonly DemoDonation[] = [
  { daysAgo: 208, by: 'donor', kind: 'food', pesos: 200, method: 'card' },
  { daysAgo: 196, by: 'administrator', kind: 'sterilization', pesos: 850, method: 'wallet' },
  {
    ...{ daysAgo: 183, by: 'rescuer', kind: 'treatment', pesos: 1_200, method: 'voucher' },
    paidAfter: 2,
  },
  {
    ...{ daysAgo: 171, by: 'donor', kind: 'other', product: 'Vacunas', pesos: 350 },
    method: 'card',
  },
  {
    ...{ daysAgo: 158, by: 'donor', kind: 'sterilization', pesos: 700, method: 'card' },
    card: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  { daysAgo: 158, by: 'donor', kind: 'sterilization', pesos: 700, method: 'wallet' },
  {
    ...{ daysAgo: 149, by: 'administrator', kind: 'food', pesos: 500, method: 'card' },
    anonymous: true,
  },
  {
    ...{ daysAgo: 133, by: 'rescuer', kind: 'other', product: 'Transporte de rescate' },
    ...{ pesos: 420, method: 'card', language: 'en' },
  },
  {
    ...{ daysAgo: 121, by: 'donor', kind: 'treatment', pet: 'balam', pesos: 1_500 },
    ...{ method: 'card', wantsInvoice: true },
  },
  {
    ...{ daysAgo: 112, by: 'administrator', kind: 'other', product: 'Camas y cobijas' },
    ...{ pesos: 300, method: 'voucher', paidAfter: 1 },
  },
  {
    ...{ daysAgo: 98, by: 'donor', kind: 'food', pesos: 250, method: 'card' },
    refund: { after: 3 },
  },
  { daysAgo: 95, by: 'donor', kind: 'food', pet: 'ixchel', pesos: 250, method: 'wallet' },
  {
    ...{ daysAgo: 84, by: 'rescuer', kind: 'sterilization', pesos: 600, method: 'voucher' },
    unpaid: true,
  },
  {
    ...{ daysAgo: 73, by: 'donor', kind: 'sterilization', pet: 'cenote', pesos: 900 },
    method: 'card',
  },
  {
    ...{ daysAgo: 61, by: 'administrator', kind: 'treatment', pesos: 3_000, method: 'card' },
    refund: { after: 6, pesos: 500 },
  },
  {
    ...{ daysAgo: 52, by: 'donor', kind: 'other', product: 'Medicinas', pesos: 380 },
    ...{ method: 'card', anonymous: true },
  },
  {
    ...{ daysAgo: 44, by: 'donor', kind: 'food', pesos: 150, method: 'card' },
    card: 'pm_card_chargeDeclinedExpiredCard',
  },
  { daysAgo: 44, by: 'donor', kind: 'food', pesos: 150, method: 'voucher', paidAfter: 3 },
  {
    ...{ daysAgo: 36, by: 'rescuer', kind: 'treatment', pet: 'obsidiana', pesos: 800 },
    method: 'wallet',
  },
  {
    ...{ daysAgo: 29, by: 'donor', kind: 'sterilization', pesos: 1_000, method: 'card' },
    wantsInvoice: true,
  },
  {
    ...{ daysAgo: 22, by: 'administrator', kind: 'other', product: 'Material de limpieza' },
    ...{ pesos: 275.5, method: 'card', language: 'en' },
  },
  { daysAgo: 17, by: 'donor', kind: 'treatment', pesos: 450, method: 'wallet', unpaid: true },
  { daysAgo: 13, by: 'donor', kind: 'treatment', pet: 'marquesita', pesos: 450, method: 'card' },
  {
    ...{ daysAgo: 9, by: 'rescuer', kind: 'food', pet: 'canela', pesos: 220, method: 'voucher' },
    paidAfter: 2,
  },
  {
    ...{ daysAgo: 8, by: 'donor', kind: 'treatment', pet: 'marquesita', pesos: 800 },
    ...{ method: 'transfer', paidAfter: 1, transfers: ['transferLess'] },
  },
  {
    ...{ daysAgo: 6, by: 'administrator', kind: 'sterilization', pesos: 1_500 },
    ...{ method: 'transfer', paidAfter: 1 },
  },
  {
    ...{ daysAgo: 5, by: 'donor', kind: 'food', pet: 'canela', pesos: 300, method: 'card' },
    wantsInvoice: true,
  },
  {
    ...{ daysAgo: 1, by: 'donor', kind: 'other', product: 'Desparasitación', pesos: 250 },
    ...{ method: 'voucher', unpaid: true },
  },
  { daysAgo: 1, by: 'donor', kind: 'food', pesos: 600, method: 'transfer', unpaid: true },
];

const toCampaign = (campaign: string, kind: SingleKind) =>
  ({ campaign, kind, method: 'card' }) as const;
const mats = toCampaign('cobijas-para-el-invierno', 'food');
const surgery = toCampaign('cirugia-de-tres-patas', 'treatment');
const clinic = toCampaign('quirofano-movil', 'sterilization');

const ofCampaigns: readonly DemoDonation[] = [
  { ...mats, daysAgo: 118, by: 'donor', pesos: 1_200, shownName: 'Julián' },
  { ...mats, daysAgo: 115, by: 'rescuer', pesos: 800 },
  { ...mats, daysAgo: 104, by: 'administrator', pesos: 2_500, anonymous: true },
  { ...surgery, daysAgo: 55, by: 'donor', pesos: 1_500, shownName: 'Julián' },
  { ...surgery, daysAgo: 41, by: 'rescuer', pesos: 2_000, refund: { after: 4, pesos: 500 } },
  { ...clinic, daysAgo: 19, by: 'donor', pesos: 850, shownName: 'Julián' },
  { ...clinic, daysAgo: 16, by: 'rescuer', pesos: 3_400, shownName: 'Familia Canul' },
  { ...clinic, daysAgo: 9, by: 'administrator', pesos: 2_550, anonymous: true },
  { ...clinic, daysAgo: 4, by: 'donor', pesos: 1_700 },
];

/** By people's own pages, which they name as campaigns. */
const ofFundraisers: readonly DemoDonation[] = [
  { ...toCampaign('boda', 'food'), daysAgo: 80, by: 'donor', pesos: 1_500, shownName: 'Julián' },
  { ...toCampaign('boda', 'food'), daysAgo: 76, by: 'administrator', pesos: 900 },
  {
    ...toCampaign('cumpleanos', 'treatment'),
    ...{ daysAgo: 11, by: 'rescuer', pesos: 700, shownName: 'Citlali' },
  },
  { ...toCampaign('cumpleanos', 'treatment'), daysAgo: 7, by: 'administrator', pesos: 1_100 },
  {
    ...toCampaign('carrera', 'sterilization'),
    ...{ daysAgo: 12, by: 'donor', pesos: 1_000, shownName: 'Julián' },
  },
];

/** In the name of companies. */
const ofCompanies: readonly DemoDonation[] = [
  {
    ...{ daysAgo: 66, by: 'donor', kind: 'food', pesos: 5_000, method: 'transfer' },
    ...{ asCompany: true, paidAfter: 1, wantsInvoice: true },
  },
  {
    ...{ daysAgo: 34, by: 'donor', kind: 'sterilization', pesos: 8_500, method: 'transfer' },
    ...{ asCompany: true, paidAfter: 1, wantsInvoice: true },
  },
  {
    ...{ daysAgo: 47, by: 'rescuer', kind: 'treatment', pesos: 3_000, method: 'card' },
    asCompany: true,
  },
];

/** Oldest first. */
export const demoDonations: readonly DemoDonation[] = [
  ...ofNoCampaign,
  ...ofCampaigns,
  ...ofFundraisers,
  ...ofCompanies,
].toSorted((a, b) => b.daysAgo - a.daysAgo);

/** A monthly donation, and what became of it. */
export interface DemoMonthlyDonation {
  by: keyof typeof demoPeople;
  pesos: number;
  /** When it was approved, and charged for the first time. */
  daysAgo: number;
  /** Charged in all. */
  months: number;
  /** By this test card; else by the wallet. */
  card?: string;
  /** For one pet, by its demo key. */
  pet?: string;
  /** What happened at the provider some days after the last charge. */
  afterwards: readonly TestStep[];
}

/** One in each state: active by a card that soon runs out, for one pet, suspended after failed charges, cancelled elsewhere. */
export const demoMonthlyDonations: readonly DemoMonthlyDonation[] = [
  {
    ...{ by: 'donor', pesos: 250, daysAgo: 170, months: 6, card: 'pm_card_visa' },
    ...{ pet: 'canela', afterwards: ['expireCard'] },
  },
  {
    ...{ by: 'rescuer', pesos: 100, daysAgo: 140, months: 4 },
    afterwards: ['failMonth', 'failMonth', 'failMonth'],
  },
  { by: 'administrator', pesos: 500, daysAgo: 100, months: 2, afterwards: ['cancel'] },
];
