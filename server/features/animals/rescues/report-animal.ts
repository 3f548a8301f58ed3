import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, invalidFields } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/phone.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import {
  type ReadyRescue,
  type RescueInput,
  rescueProblems,
  tidyRescue,
} from '#domain/rescues/rescue-input.ts';
import { mostOpenRescues, rescueMachine } from '#domain/rescues/rescue-machine.ts';
import { type Urgency, urgencyOf } from '#domain/rescues/rescue-words.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { pointOf } from './position.ts';
import { endOf } from './rescue-dates.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import type { RescueReport } from './rescue-report.ts';
import { countOpenOf, insertReport } from './rescues.repository.ts';

interface Reported {
  id: string;
  folio: number;
  urgency: Urgency;
}

/**
 * Anybody, with an account or without. The desk is told, and whoever left a mailbox.
 * @throws AppError invalid (by field, captcha), conflict (tooManyRescues), tooManyRequests
 */
export async function report(
  dependencies: RescueDependencies,
  { viewer, address }: Actor,
  raw: RescueInput,
  { language, captcha: proof }: { language: Language; captcha: CaptchaProof },
  record?: RecordCreation,
): Promise<Reported> {
  const { limits, captcha } = dependencies;
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  await limits.consume('rescueAddress', accountId ?? address);
  const input = readied(raw);
  const pass = accountId === null ? await captcha.verify(proof) : undefined;
  return dependencies.database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    // In turn, so that of several at once none is one too many.
    await dependencies.database.dialect.lockTable(tx.query, 'rescue_reports');
    const who = { accountId, email: input.email, phone: input.phone };
    if ((await countOpenOf(tx.query, who)) >= mostOpenRescues) throw conflict('tooManyRescues');
    const made = newReport(dependencies, input, {
      language,
      accountId,
      folio: await takeFolio(tx, rescueMachine.kind, ''),
    });
    await insertReport(tx, made);
    const madeAs = accountId === null ? 'visitor' : 'owner';
    await dependencies.states.begin(tx, made, { madeAs, madeBy: accountId });
    await dependencies.mails.alert(tx, made, 'reported');
    // An address that anybody may have written: seldom.
    const mailbox = normalizeEmail(made.email);
    if (mailbox && (await limits.allows('rescueMail', mailbox, { tx }))) {
      await dependencies.mails.acknowledge(tx, made);
    }
    const result = { id: made.id, folio: made.folio, urgency: made.urgency };
    await record?.(tx, result);
    return result;
  });
}

/** @throws AppError invalid */
function readied(raw: RescueInput): ReadyRescue {
  const input = tidyRescue(raw);
  const problems = rescueProblems(input);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return { ...(input as ReadyRescue), phone: parsePhone(input.phone) ?? '' };
}

/** By the postal code, or else by the position; '' where neither tells. */
function stateOf(
  petPlaces: RescueDependencies['petPlaces'],
  { postalCode, position }: ReadyRescue,
): string {
  const byCode = findStateOfPostalCode(postalCode);
  if (byCode || position === '') return byCode ?? '';
  return petPlaces.placeAt(pointOf(position))?.federalState ?? '';
}

/** As it begins. */
function newReport(
  { clock, petPlaces }: RescueDependencies,
  input: ReadyRescue,
  given: Pick<RescueReport, 'language' | 'accountId' | 'folio'>,
): RescueReport {
  const now = clock.now();
  const createdAt = now.toISOString();
  return {
    ...input,
    ...given,
    id: uuid(),
    createdAt,
    status: 'received',
    urgency: urgencyOf(input.kind, input),
    federalState: stateOf(petPlaces, input),
    attendedBy: null,
    petId: null,
    activityAt: createdAt,
    answeredAt: null,
    expiresAt: endOf(now),
    remindedAt: null,
    endedAt: null,
  };
}
