import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict, invalidFields } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/phone.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import {
  type ReadyVolunteer,
  tidyVolunteer,
  type VolunteerInput,
  volunteerProblems,
} from '#domain/volunteers/volunteer-input.ts';
import { volunteerMachine } from '#domain/volunteers/volunteer-machine.ts';
import { takeFolio } from '#server/db/folios.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findLive, insertVolunteer } from './volunteers.repository.ts';

interface Applied {
  id: string;
  mustConfirm: boolean;
}

/** The account's own mailbox, where it has been shown to be its own. */
async function knownMailbox({ accounts }: VolunteerDependencies, viewer: Viewer) {
  const account = viewer.kind === 'user' ? await accounts.find(viewer.id) : undefined;
  return account && account.confirmedAt !== null ? account.email : undefined;
}

/**
 * Anybody, with an account or without. What comes from a mailbox that nobody has shown to be theirs waits for its owner's
 * answer to a mail; the desk does not see it before. Whether a mailbox is known already its owner alone is told, by that mail.
 * @throws AppError invalid (by field, captcha), conflict (volunteerAlready), tooManyRequests
 */
export async function apply(
  dependencies: VolunteerDependencies,
  { viewer, address }: Actor,
  raw: VolunteerInput,
  { language, captcha: proof }: { language: Language; captcha: CaptchaProof },
  record?: RecordCreation,
): Promise<Applied> {
  const { database, limits, captcha, mails, states } = dependencies;
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  await limits.consume('volunteerAddress', accountId ?? address);
  const mailbox = await knownMailbox(dependencies, viewer);
  const input = readied(mailbox === undefined ? raw : { ...raw, email: mailbox });
  const pass = accountId === null ? await captcha.verify(proof) : undefined;
  if (mailbox === undefined) await limits.consume('volunteerMail', normalizeEmail(input.email));
  return database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    // In turn, so that of several at once one is taken.
    await database.dialect.lockTable(tx.query, 'volunteers');
    const live = await findLive(tx.query, { accountId, email: input.email });
    const isOwn = accountId !== null && (mailbox !== undefined || live?.accountId === accountId);
    if (live && isOwn) throw conflict('volunteerAlready');
    const made = live ?? newVolunteer(dependencies, input, { language, accountId });
    if (!live) {
      made.folio = await takeFolio(tx, volunteerMachine.kind, '');
      made.status = mailbox === undefined ? 'unconfirmed' : 'received';
      await insertVolunteer(tx, made);
      const madeAs = accountId === null ? 'visitor' : 'owner';
      await states.begin(tx, made, { madeAs, madeBy: accountId });
    }
    if (mailbox === undefined) await mails.askToConfirm(tx, made);
    else await mails.alertDesk(tx, made, 'applied');
    const result = { id: made.id, mustConfirm: mailbox === undefined };
    await record?.(tx, result);
    return result;
  });
}

/** @throws AppError invalid */
function readied(raw: VolunteerInput): ReadyVolunteer {
  const input = tidyVolunteer(raw);
  const problems = volunteerProblems(input, false);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...(input as ReadyVolunteer),
    phone: parsePhone(input.phone) ?? '',
    guardianPhone: parsePhone(input.guardianPhone) ?? '',
  };
}

function newVolunteer(
  { clock }: VolunteerDependencies,
  { tasks: wished, ...input }: ReadyVolunteer,
  given: Pick<Volunteer, 'language' | 'accountId'>,
): Volunteer {
  return {
    ...input,
    ...given,
    id: uuid(),
    createdAt: clock.now().toISOString(),
    folio: 0,
    status: 'unconfirmed',
    wished,
    tasks: [],
    consentAt: null,
    federalState: findStateOfPostalCode(input.postalCode) ?? '',
    emergencyName: '',
    emergencyPhone: '',
    note: '',
    endedAt: null,
  };
}
