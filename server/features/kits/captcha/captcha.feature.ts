import type { Base, Feature } from '#server/features/feature.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import {
  type CaptchaService,
  type CaptchaWork,
  cheapCaptchaWork,
  createCaptchaService,
} from './captcha.service.ts';

export interface CaptchaPorts {
  captchaWork?: CaptchaWork;
}

export function captchaFeature(
  dependencies: Base & CaptchaPorts & { sharedCounts: SharedCounts; limits: RateLimits },
): Feature<{ captcha: CaptchaService }> {
  const { captcha: provider, cheapProofs } = dependencies.config;
  const work = dependencies.captchaWork ?? (cheapProofs ? cheapCaptchaWork : undefined);
  return { services: { captcha: createCaptchaService({ ...dependencies, provider, work }) } };
}
