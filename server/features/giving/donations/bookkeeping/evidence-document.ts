import type { Account } from '#domain/accounts/account.ts';
import { disputeReasonNames } from '#domain/donations/dispute-words.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { donationPurpose, folioOf, methodNames } from '#domain/donations/donation-words.ts';
import { providerNames } from '#domain/donations/provider-names.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import type { SignIn } from '#server/features/people/accounts/accounts.service.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, table } from '#server/pdf/tables.ts';
import { callout, paragraph } from '#server/pdf/text.ts';
import type { Dispute } from '../disputes.repository.ts';
import type { DonationMailState } from './donation-mail-states.ts';
import { evidenceWords } from './evidence-words.ts';

interface Evidence {
  donation: Donation;
  /** Oldest first. */
  disputes: readonly Dispute[];
  /** undefined where the account was erased, or there never was one. */
  donor: Account | undefined;
  /** Of who gave without an account. */
  donorName: string | undefined;
  /** Newest first. */
  signIns: readonly SignIn[];
  mails: readonly DonationMailState[];
  petName: string | undefined;
}

interface Site {
  letterhead: Letterhead;
  timezone: string;
  language: Language;
  createdAt: Date;
}

/** What its keepers know of a donation in dispute, for them to send to whoever decides it. PDF. */
async function composeEvidence(evidence: Evidence, site: Site): Promise<Buffer> {
  const { donation } = evidence;
  const { letterhead, language, createdAt } = site;
  const words = evidenceWords[language];
  const title = words.title(folioOf(donation));
  const sheet = new PdfSheet({
    language,
    letterhead,
    title,
    subject: words.subtitle,
    footer: words.footer(letterhead.name),
    form: 'letter',
    scale: 1,
    createdAt,
  });
  documentHead(sheet, { title, subtitle: words.subtitle });
  if (donation.isTest) callout(sheet, words.testMode);
  sectionHeading(sheet, words.dispute, { isFirst: true, company: 120 });
  drawDisputes(sheet, evidence, site);
  sectionHeading(sheet, words.payment, { isFirst: false, company: 120 });
  drawPayment(sheet, evidence, site);
  sectionHeading(sheet, words.signIns, { isFirst: false, company: 70 });
  drawSignIns(sheet, evidence, site);
  sectionHeading(sheet, words.mails, { isFirst: false, company: 70 });
  drawMails(sheet, evidence, site);
  return sheet.finish();
}

export const drawEvidence = inTurn(composeEvidence);

function moment({ language, timezone }: Site) {
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  });
  return (instant: string | null | undefined) => (instant ? format.format(new Date(instant)) : '–');
}

function drawDisputes(sheet: PdfSheet, { disputes }: Evidence, site: Site): void {
  const { labels, states } = evidenceWords[site.language];
  const when = moment(site);
  for (const { id, state, amountCents, reason, openedAt, answerBy } of disputes) {
    facts(sheet, [
      { label: labels.dispute, value: id },
      { label: labels.state, value: states[state] },
      { label: labels.amount, value: formatPesos(amountCents) },
      { label: labels.reason, value: disputeReasonNames[reason][site.language] },
      { label: labels.opened, value: when(openedAt) },
      ...(answerBy ? [{ label: labels.answerBy, value: when(answerBy) }] : []),
    ]);
  }
}

function drawPayment(
  sheet: PdfSheet,
  { donation, donor, donorName, petName }: Evidence,
  site: Site,
): void {
  const { language } = site;
  const words = evidenceWords[language];
  const { labels } = words;
  const when = moment(site);
  const { amountCents, refundedCents, reference, settledAs, cfdi } = donation;
  facts(sheet, [
    { label: labels.paidAt, value: when(donation.paidAt) },
    { label: labels.given, value: formatPesos(amountCents) },
    { label: labels.left, value: formatPesos(amountCents - refundedCents) },
    { label: labels.donor, value: donor?.name || donorName || words.erased },
    ...(donation.email ? [{ label: labels.email, value: donation.email }] : []),
    ...(donor
      ? [
          {
            label: labels.account,
            value: `${donor.email}\n${words.accountSince(when(donor.createdAt), when(donor.confirmedAt))}`,
          },
        ]
      : []),
    { label: labels.purpose, value: donationPurpose(donation, language) },
    ...(petName ? [{ label: labels.pet, value: petName }] : []),
    ...(donation.subscriptionId ? [{ label: labels.monthly, value: words.isMonthly }] : []),
    { label: labels.method, value: methodNames[donation.method][language] },
    { label: labels.provider, value: providerNames[donation.provider] ?? donation.provider },
    ...(reference ? [{ label: labels.reference, value: reference }] : []),
    ...(settledAs && settledAs !== reference ? [{ label: labels.movement, value: settledAs }] : []),
    { label: labels.invoice, value: cfdi ?? words.noInvoice },
  ]);
}

function drawSignIns(sheet: PdfSheet, { signIns }: Evidence, site: Site): void {
  const words = evidenceWords[site.language];
  if (signIns.length === 0) {
    paragraph(sheet, words.noSignIns);
    return;
  }
  const when = moment(site);
  table(
    sheet,
    words.signInHead,
    signIns.map(({ createdAt, lastUsedAt, device, address, byTwoFactors }) => [
      when(createdAt),
      when(lastUsedAt),
      [device || '–', ...(byTwoFactors ? [words.twoFactors] : [])].join(', '),
      address || '–',
    ]),
    { dense: true, shares: [28, 28, 26, 18] },
  );
}

function drawMails(sheet: PdfSheet, { mails, donation }: Evidence, site: Site): void {
  const words = evidenceWords[site.language];
  if (mails.length === 0) {
    paragraph(sheet, words.noMails);
    return;
  }
  table(
    sheet,
    words.mailHead,
    mails.map(({ kind, isWaiting }) => [
      words.mailKinds[kind],
      donation.email,
      isWaiting ? words.mailWaiting : words.mailLeft,
    ]),
    { shares: [30, 50, 20] },
  );
}
