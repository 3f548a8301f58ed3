import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoMessage, demoMessages, demoSavedReplies } from '#content/demo/demo-messages.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Context } from '#server/context.ts';
import { forgetMails, viewerOf } from './donations.ts';

interface Filling {
  context: Context;
  administrator: Account;
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

const hour = 3_600_000;

/** Messages of the contact form with their answers, from the oldest on. A portal that has some is left alone. */
export async function fillMessages(filling: Filling): Promise<void> {
  const { context, administrator, start, goTo } = filling;
  const viewer = viewerOf(administrator);
  const caller = { viewer, address: '' };
  if ((await context.contact.query(viewer, { where: [], order: [], page: 1, limit: 1 })).total > 0)
    return;
  for (const reply of demoSavedReplies) await context.savedReplies.save(caller, undefined, reply);
  const oldestFirst = demoMessages.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  for (const message of oldestFirst) {
    goTo(new Date(start.getTime() - message.hoursAgo * hour));
    const { name, email, subject, language } = message;
    const input = { name, email, subject, message: message.message };
    const { folio } = await context.contact.save(input, language);
    await simulate(filling, message, folio);
  }
  await forgetMails(context, start);
  goTo(start);
}

async function simulate(
  { context, administrator, start, goTo }: Filling,
  message: DemoMessage,
  folio: number,
): Promise<void> {
  const viewer = viewerOf(administrator);
  const caller = { viewer, address: '' };
  for (const { by, hoursAgo, text } of message.thread ?? []) {
    goTo(new Date(start.getTime() - hoursAgo * hour));
    if (by === 'team') await context.messageAnswers.respond(caller, folio, { text });
    else await mailBack(context, message, folio, text);
  }
  if (message.assigned) await context.inbox.assign(caller, folio, administrator.id);
  if (!message.end) return;
  await context.contact.makeTransition(viewer, { series: '', folio }, message.end);
  await context.inbox.markRead(viewer, folio, true);
}

/** As the mailbox hands it over; nothing where the demonstration takes no mail. */
async function mailBack(
  { inbox, inboundMail, accounts }: Context,
  { email, subject }: DemoMessage,
  folio: number,
  text: string,
): Promise<void> {
  const reader = await accounts.findFirstAdministrator();
  if (!inboundMail || !reader) return;
  const { replyTo } = await inbox.open(viewerOf(reader), folio);
  const lines = [
    `From: ${email}`,
    `To: ${replyTo.address}`,
    `Subject: =?utf-8?B?${Buffer.from(`Re: ${subject}`).toString('base64')}?=`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ];
  const folder = await mkdtemp(join(tmpdir(), 'casa-animal-demo-'));
  try {
    const path = join(folder, 'message');
    await writeFile(path, lines.join('\r\n'));
    const mail = await inboundMail.addressed({ path });
    if (mail) await inboundMail.receive(mail, { path }, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
