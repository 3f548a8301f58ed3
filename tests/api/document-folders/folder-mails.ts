import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { smallestPdf } from '#tests/fakes/pdf.ts';

/** Papers that differ. */
export const paper = (text: string) =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n%${text}\n`), smallestPdf]);

/** Tells some papers from clean ones by a word in them. */
export const scanProgram =
  '#!/bin/sh\ngrep -q BROKEN "$1" && exit 2\ngrep -q EICAR "$1" && exit 1\nexit 0\n';

/** A message as a vet's mail program writes it. */
export const mailTo = (
  to: string,
  attachments: { filename: string; content: Buffer }[] = [],
  messageId = '<1@vet.example>',
): Promise<Buffer> =>
  new MailComposer({
    from: 'Vet <vet@vet.example>',
    to: `Casa Animal <${to}>`,
    subject: 'Cartilla de Canela',
    text: 'Va la cartilla.',
    html: '<p>Va la cartilla.</p>',
    messageId,
    attachments,
  })
    .compile()
    .build();
