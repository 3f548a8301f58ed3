import type { RetentionTerm } from './term.ts';

const accountYears = 5;
/** Between the mail about an account without use and its end. */
export const noticeDays = 60;

/** Accounts that nobody uses. */
export const accountsTerms = {
  unusedAccountNotices: {
    what: { es: 'Aviso a cuentas sin uso', en: 'Notices to unused accounts' },
    after: { years: accountYears, days: -noticeDays },
    since: { es: 'la última vez que se usó la cuenta', en: 'the account was last used' },
    action: 'tell',
    inNotice: false,
  },
  unusedAccounts: {
    what: { es: 'Cuentas sin uso', en: 'Unused accounts' },
    after: { years: accountYears },
    since: { es: 'la última vez que se usó la cuenta', en: 'the account was last used' },
    action: 'delete',
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
