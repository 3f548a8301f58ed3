import { fundraiserStateOn } from '#domain/fundraisers/fundraiser-states.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { CampaignsService } from '../campaigns/campaigns.feature.ts';
import { giftCampaigns } from '../donations/gift-campaigns.ts';
import { type FundraiserDependencies, todayOf } from './fundraiser-dependencies.ts';
import { fundraiserMail } from './fundraiser-mail.ts';
import * as pages from './fundraiser-pages.ts';
import { fundraiserSubject } from './fundraiser-pages.ts';
import * as picture from './fundraiser-picture.ts';
import { takesGifts, targets } from './fundraiser-targets.ts';
import {
  countWaiting,
  findFundraiser,
  findFundraisers,
  newestShown,
  picturesAmong,
} from './fundraisers.repository.ts';
import { fundraisersPersonalData } from './fundraisers-personal-data.ts';
import * as moderation from './moderation.ts';
import { end, listOwn, open, remove, save, submit } from './own-fundraisers.ts';
import { report } from './report-fundraiser.ts';
import { countReported } from './reports.repository.ts';

interface Dependencies {
  accounts: AccountsService;
  audit: AuditService;
  campaigns: CampaignsService;
  captcha: CaptchaService;
  content: ContentService;
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  pets: PetsService;
}

type FundraisersService = ReturnType<typeof createFundraisers>;

const own = { listOwn, open, save, submit, end, remove, targets, report };

const createFundraisers = (dependencies: FundraiserDependencies) =>
  bindUseCases(dependencies, own, moderation, pages, picture);

/** People's own pages, by which others give to the organisation. */
export function fundraisersFeature(
  dependencies: Base & Dependencies,
): Feature<{ fundraisers: FundraisersService }> {
  const { database } = dependencies;
  return {
    services: { fundraisers: createFundraisers(dependencies) },
    contributes: [
      mailTemplates(fundraiserMail),
      personalData(
        fundraisersPersonalData(database, dependencies.dataVersions, () =>
          dependencies.clock.now(),
        ),
      ),
      mediaUses({
        topic: 'campaigns',
        inUse: (query, ids) => picturesAmong({ query }, ids, false),
        shown: (query, ids) => picturesAmong({ query }, ids, true),
      }),
      attentionSources(
        { kind: 'fundraisersToReview', countAll: () => countWaiting(database) },
        { kind: 'reportedFundraisers', countAll: () => countReported(database) },
      ),
      shareSources({
        kind: 'fundraiser',
        find: (slug, language) => fundraiserSubject(dependencies, slug, language),
      }),
      giftCampaigns({
        async placeOf(query, id) {
          const found = await findFundraiser({ query }, id);
          if (!found?.shown || fundraiserStateOn(found, todayOf(dependencies)) !== 'active') {
            return undefined;
          }
          if (!(await takesGifts(dependencies, found.shown))) return undefined;
          const { purpose, targetId } = found.shown;
          return {
            fundraiserId: id,
            campaignId: purpose === 'campaign' ? targetId : null,
            petId: purpose === 'pet' ? targetId : null,
          };
        },
        async listed(query, most) {
          const found = await newestShown({ query }, most);
          return found.map(({ id, written: { title } }) => ({
            id,
            title: { es: title, en: title },
          }));
        },
        scopes: async () => new Map(),
        async titlesOf(query, ids) {
          const found = await findFundraisers({ query }, ids);
          return new Map(found.map(({ id, written: { title } }) => [id, { es: title, en: title }]));
        },
      }),
    ],
  };
}
