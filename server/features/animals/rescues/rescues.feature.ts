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
import * as choosing from './choose-reports.ts';
import { endRescues } from './end-rescues.ts';
import * as following from './follow-report.ts';
import * as reading from './read-desk.ts';
import { removeReports } from './remove-reports.ts';
import { report } from './report-animal.ts';
import { rescueAlert } from './rescue-alert-mail.ts';
import { type RescueDependencies, rescueStatesOf } from './rescue-dependencies.ts';
import { countWaiting } from './rescue-desk.repository.ts';
import { rescueEnding } from './rescue-ending-mail.ts';
import { createRescueMails } from './rescue-mails.ts';
import { rescueNews } from './rescue-news-mail.ts';
import { rescueReceived } from './rescue-received-mail.ts';
import { expiringReports, moveReports } from './rescues.repository.ts';
import {
  rescueChoicePersonalData,
  rescuerPersonalData,
  rescuesPersonalData,
} from './rescues-personal-data.ts';

const createRescues = (dependencies: RescueDependencies) =>
  bindUseCases(dependencies, { report }, following, reading, changing, choosing);

export type RescuesService = ReturnType<typeof createRescues>;

/** Reports of animals in trouble, and the desk that answers them. */
export function rescuesFeature(
  dependencies: Base &
    Omit<RescueDependencies, 'states' | 'mails' | 'keys'> & { mail: MailService },
): Feature<{ rescues: RescuesService }> {
  const keys = createSignedIds(dependencies.secretKey, 'rescue reports');
  const mails = createRescueMails({ ...dependencies, keys });
  const states = rescueStatesOf(dependencies.documentStates);
  const shared = { ...dependencies, keys, mails, states };
  return {
    services: { rescues: createRescues(shared) },
    jobs: [endRescues(shared)],
    contributes: [
      petUses(petsNamedIn('rescue_reports')),
      mailTemplates(rescueReceived, rescueNews, rescueEnding, rescueAlert),
      personalData(
        rescuesPersonalData(shared),
        rescuerPersonalData(shared),
        rescueChoicePersonalData(shared),
      ),
      attentionSources({
        kind: 'rescues',
        countAll: () => countWaiting(dependencies.database, mostCounted),
      }),
      retentions(
        retentionOf('rescueReports', expiringReports, (tx, ids) => removeReports(shared, tx, ids)),
      ),
      emailMoves(moveReports),
    ],
  };
}
