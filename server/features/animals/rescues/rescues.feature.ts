import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import { petsNamedIn, petUses } from '../pets/core/pet-use.ts';
import * as changing from './change-desk.ts';
import { endRescues } from './end-rescues.ts';
import * as following from './follow-report.ts';
import * as reading from './read-desk.ts';
import { removeReports } from './remove-reports.ts';
import { report } from './report-animal.ts';
import { rescueAlert } from './rescue-alert-mail.ts';
import { countWaiting } from './rescue-desk.repository.ts';
import { rescueEnding } from './rescue-ending-mail.ts';
import { createRescueMails } from './rescue-mails.ts';
import { rescueNews } from './rescue-news-mail.ts';
import { type RescueParts, rescueStatesOf } from './rescue-parts.ts';
import { rescueReceived } from './rescue-received-mail.ts';
import { expiringReports, moveReports } from './rescues.repository.ts';
import { rescuerPersonalData, rescuesPersonalData } from './rescues-personal-data.ts';

const createRescues = (parts: RescueParts) =>
  bindUseCases(parts, { report }, following, reading, changing);

/** Reports of animals in trouble, and the desk that answers them. */
export function rescuesFeature(
  given: Base & Omit<RescueParts, 'states' | 'mails' | 'keys'> & { mail: MailService },
): Feature<{ rescues: ReturnType<typeof createRescues> }> {
  const keys = createSignedIds(given.secretKey, 'rescue reports');
  const mails = createRescueMails({ ...given, keys });
  const states = rescueStatesOf(given.documentStates);
  const parts = { ...given, keys, mails, states };
  return {
    services: { rescues: createRescues(parts) },
    jobs: [endRescues(parts)],
    contributes: [
      petUses(petsNamedIn('rescue_reports')),
      mailTemplates(rescueReceived, rescueNews, rescueEnding, rescueAlert),
      personalData(rescuesPersonalData(parts), rescuerPersonalData(parts)),
      attentionSources({
        kind: 'rescues',
        countAll: () => countWaiting(given.database, mostCounted),
      }),
      retentions(
        retentionOf('rescueReports', expiringReports, (tx, ids) => removeReports(parts, tx, ids)),
      ),
      emailMoves(moveReports),
    ],
  };
}
