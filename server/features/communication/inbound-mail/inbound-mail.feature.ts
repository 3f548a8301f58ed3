import type { Base, Feature } from '#server/features/feature.ts';
import type { Incoming } from '#server/features/kits/uploads/incoming.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import { createInboundMail, type InboundMail } from './inbound-mail.service.ts';
import { mailRecipients } from './mail-recipient.ts';
import { mailboxReader } from './mailbox-reader.ts';
import { mailboxSetup } from './mailbox-setup.ts';

interface InboundMailServices {
  /** Undefined where the portal takes no mail. */
  inboundMail: InboundMail | undefined;
}

export function inboundMailFeature(
  dependencies: Base & { incoming: Incoming },
): Feature<InboundMailServices> {
  const { config } = dependencies;
  const contributes = [setupChecks(mailboxSetup(config))];
  if (!config.inboundMail) return { services: { inboundMail: undefined }, contributes };
  const inboundMail = createInboundMail({
    ...dependencies,
    recipients: dependencies.contributions.to(mailRecipients),
  });
  const { mailbox } = config.inboundMail;
  return {
    services: { inboundMail },
    jobs: mailbox ? [mailboxReader({ ...dependencies, mailbox, inboundMail })] : [],
    contributes,
  };
}
