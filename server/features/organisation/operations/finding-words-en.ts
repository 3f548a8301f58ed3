import type { FindingReason } from '#domain/operations/finding-reasons.ts';
import { type FindingWords, several } from './finding-text.ts';

export const englishFindings: Record<FindingReason, FindingWords> = {
  unknown: {
    state: () => 'It could not be checked.',
    todo: 'Reload this page in a minute. If it stays so, look at the server’s log.',
  },
  answers: { state: ({ ms }) => `Answers within ${ms} ms.` },
  away: {
    state: () => 'No answer.',
    todo: 'Check that the database server is up and that DATABASE_URL is right. The portal goes on by itself once it answers.',
  },
  jobsDone: {
    state: ({ waiting }) =>
      Number(waiting) === 0
        ? 'Up to date: nothing is waiting.'
        : `Up to date: ${waiting} scheduled.`,
  },
  jobsLate: {
    state: ({ minutes }) =>
      `The oldest one has waited for ${several(minutes, 'minute', 'minutes')}.`,
    todo: 'If that does not go down in a few minutes, restart the portal and look at its log.',
  },
  jobsFailed: {
    state: ({ count }) =>
      Number(count) === 1
        ? '1 job failed and is not retried by itself any more.'
        : `${count} jobs failed and are not retried by themselves any more.`,
    todo: 'Open “Failed deliveries”: it says what happened to each, and lets you retry or drop it.',
  },
  providerWell: { state: () => 'Answers well.' },
  providerUnused: { state: () => 'Set up; not used yet.' },
  providerUnset: {
    state: () => 'Not set up.',
    todo: 'If you need it, “Setup” (on the administration overview) says what is missing and whose it is.',
  },
  providerFailing: {
    state: ({ since }, when) => `Failing since ${when(since)}.`,
    todo: 'It is retried by itself. If it lasts an hour, we send an email.',
  },
  providerAway: {
    state: ({ since }, when) => `No answer since ${when(since)}.`,
    todo: 'Check whether the service reports an outage, and that its keys in the portal’s configuration are still valid. What is pending goes out by itself once it is back.',
  },
  mailFolder: {
    state: () => 'Emails are not sent: they are kept in a folder of the server.',
    todo: 'To send them, enter the mail server in Settings, or have whoever looks after the server set SMTP_URL.',
  },
  filesHere: { state: () => 'Kept on this server’s disk.' },
  filesNotWritable: {
    state: () => 'The portal cannot write to its folder of files.',
    todo: 'Check the permissions of DATA_DIR, and that the disk is mounted for writing.',
  },
  certificateMissing: {
    state: () => 'No issuer set up: the portal does not invoice.',
    todo: 'If you give deductible receipts, enter the issuer and its seal under Invoicing.',
  },
  certificateGood: {
    state: ({ days }) => `Valid for ${several(days, 'more day', 'more days')}.`,
  },
  certificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'It expires today.' : `It expires in ${several(days, 'day', 'days')}.`,
    todo: 'Ask the SAT for a new one (Certifica, with the organization’s e.firma), and replace it under Invoicing.',
  },
  certificateEnded: {
    state: () => 'It has expired: no donation can be invoiced.',
    todo: 'Ask the SAT for a new one (Certifica, with the organization’s e.firma), and replace it under Invoicing.',
  },
  contractCertificateOwn: {
    state: () => 'Contracts are sealed with the portal’s own key.',
  },
  contractCertificateGood: {
    state: ({ days }) => `Valid for ${several(days, 'more day', 'more days')}.`,
  },
  contractCertificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'It expires today.' : `It expires in ${several(days, 'day', 'days')}.`,
    todo: 'Get a new one, change CONTRACT_CERTIFICATE, its key and password, and restart the portal. Sealed contracts stay valid.',
  },
  contractCertificateEnded: {
    state: () => 'It has expired: signed contracts wait without a seal.',
    todo: 'Get a new one, change CONTRACT_CERTIFICATE, its key and password, restart the portal, and have the failed work tried again.',
  },
  siteCertificateUnknown: {
    state: () =>
      'It cannot be seen from this server: the address of the site does not answer here.',
  },
  siteCertificateGood: { state: ({ days }) => `Valid: ${several(days, 'day', 'days')} left.` },
  siteCertificateEnding: {
    state: ({ days }) =>
      Number(days) === 0 ? 'It ends today.' : `It ends in ${several(days, 'day', 'days')}.`,
    todo: 'Renew it on the server that receives visitors (nginx or Caddy), and look why it was not renewed by itself.',
  },
  siteCertificateEnded: {
    state: () => 'It has ended: browsers warn visitors, and many cannot get in.',
    todo: 'Renew it on the server that receives visitors (nginx or Caddy), and look why it was not renewed by itself.',
  },
  diskGood: { state: ({ gigabytes, percent }) => `${gigabytes} GB free (${percent}%).` },
  diskLow: {
    state: ({ gigabytes, percent, host }) => `Only ${gigabytes} GB (${percent}%) left on ${host}.`,
    todo: 'Delete what the server no longer needs, or enlarge the disk. Without space no photos, donations or emails are kept.',
  },
  diskUnknown: { state: () => 'The file system does not say how much is left.' },
  backupsNone: {
    state: () => 'The portal knows of no backup.',
    todo: 'Schedule one, and try to restore it: docs/operations.md says how.',
  },
  backupGood: { state: ({ at }, when) => `The latest ended on ${when(at)}.` },
  backupOld: {
    state: ({ at }, when) => `The latest is from ${when(at)}.`,
    todo: 'Check that the scheduled task still runs, and make one now.',
  },
  backupFailed: {
    state: ({ at }, when) => `The one of ${when(at)} failed.`,
    todo: 'Check the space, keys and destination of the backups, and make one now.',
  },
  pdfsDrawn: { state: () => 'Within the last hour, all that were asked for.' },
  pdfsRejected: {
    state: ({ count }) =>
      `Within the last hour ${several(count, 'was not made', 'were not made')}: too many were asked for at once.`,
    todo: 'If it goes on, look in the log who asks for them, or give the server more processors.',
  },
  versionSame: {
    state: ({ version, processes }) =>
      `${version}, in ${several(processes, 'process', 'processes')}.`,
  },
  versionNewer: {
    state: ({ version, newest }) => `${version} is running; there is ${newest} by now.`,
    todo: 'Read what has changed (CHANGELOG.md), make a backup, and ask whoever looks after the server to update.',
  },
  versionMixed: {
    state: ({ versions }) => `Processes run different versions: ${versions}.`,
    todo: 'Finish the update: restart the processes that still run the old version.',
  },
};
