import { z } from 'zod';
import { line, optionalPhone, postalCode, rfc } from '../accounts/fields.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import { receiverProblems, taxpayerKind } from '../invoices/receiver.ts';
import { isPlainText } from '../plain-name.ts';
import { visibleLine } from '../text.ts';
import {
  longestCompanyName,
  longestContactName,
  longestLegalName,
  longestWebsite,
} from './limits.ts';

const error = (key: PlainKey) => ({ error: key });

/** An address of a site that anybody may open; kept as `URL` writes it. */
const website = z
  .string(error('valueInvalid'))
  .trim()
  .max(longestWebsite, error('tooLong'))
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || isPublicSite(text), error('companySiteInvalid'))
  .transform((text) => (text === '' ? '' : new URL(text).href));

function isPublicSite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, port } = new URL(text);
  const isPlain = protocol === 'https:' && `${username}${password}${port}` === '';
  return isPlain && /\.[a-z][a-z\d-]+$/i.test(hostname);
}

/** A company, as the person writes it who gives in its name. */
export const companyContent = z
  .object({
    legalName: line(longestLegalName),
    rfc,
    /** A code of c_RegimenFiscal. */
    taxRegime: z.string(error('chooseOption')).trim().max(10, error('chooseOption')),
    taxPostalCode: postalCode,
    /** Whom the organisation talks to there; the account's owner where nobody is named. */
    contactName: z
      .string(error('required'))
      .transform(visibleLine)
      .pipe(z.string().max(longestContactName, error('tooLong'))),
    contactPhone: optionalPhone,
    /** As everybody may read it. */
    name: line(longestCompanyName).refine(isPlainText, error('cardWordsNotPlain')),
    website,
    /** Wants to be named on the list of companies that give. */
    isListed: z.boolean(error('chooseOption')),
    /** And how much it has given with it. */
    showsAmount: z.boolean(error('chooseOption')),
  })
  .superRefine((company, context) => {
    for (const [field, message] of Object.entries(receiverProblems(company))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
    if (company.rfc !== '' && taxpayerKind(company.rfc) !== 'company') {
      const message: PlainKey = 'companyRfcNotCompany';
      context.addIssue({ code: 'custom', path: ['rfc'], message });
    }
  });
export type CompanyContent = z.output<typeof companyContent>;

/** What of it everybody reads once a moderator has approved it. */
export type ShownCompany = Pick<CompanyContent, 'name' | 'website' | 'showsAmount'>;
