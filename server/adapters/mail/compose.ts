import type { SendMailOptions } from 'nodemailer';
import { locale } from '#domain/language.ts';
import type { Mailbox } from './mailbox.ts';
import type { MailMessage } from './mailer.ts';

/** What nodemailer makes a MIME message of: text beside HTML, marked as written by a machine (RFC 3834). */
export function compose(message: MailMessage, from: Mailbox, date: Date): SendMailOptions {
  return {
    messageId: `<${message.id}@${domainOf(from.address)}>`,
    date,
    from,
    // Objects, because a text would be parsed for several addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    ...(message.returnPath && { envelope: { from: message.returnPath, to: message.to } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale[message.language],
      ...message.headers,
    },
    attachments: message.attachments?.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
