import { reasonText } from '#domain/error-messages/error-messages.ts';
import type { AppError } from '#domain/errors.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { ReviewReason } from '#domain/invoices/invoice-review.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { fileKeys, fileName, invoiceFileKinds } from './invoice-files.ts';
import { invoiceRefused } from './invoice-refused-mail.ts';
import { invoiceToReview } from './invoice-review-mail.ts';
import { invoiceStamped } from './invoice-stamped-mail.ts';

export type InvoiceMails = ReturnType<typeof createInvoiceMails>;

/** To the donor, in the language in which the invoice was asked for (a global invoice is nobody's), and to administrators. */
export function createInvoiceMails({
  mail,
  accounts,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'administratorContacts'>;
}) {
  async function nameOf(tx: Tx, { userId }: Invoice): Promise<string> {
    if (userId === null) return '';
    const contact = (await accounts.contactsOf([userId], tx.query)).get(userId);
    return salutation(contact?.name ?? '');
  }

  return {
    async stamped(tx: Tx, invoice: Invoice & { uuid: string }): Promise<void> {
      const { email, language, series, folio, uuid, totalCents, isTest, kind } = invoice;
      if (email === '') return;
      const name = await nameOf(tx, invoice);
      const keys = fileKeys(invoice);
      await mail.enqueue(tx, {
        template: invoiceStamped,
        to: email,
        language,
        data: {
          name,
          number: `${series}${folio}`,
          uuid,
          totalCents,
          isTest,
          kind: kind === 'fee' || kind === 'inKind' ? kind : undefined,
        },
        files: invoiceFileKinds.map((kind) => ({ key: keys[kind], name: fileName(invoice, kind) })),
      });
    },

    /** Not of a gift in kind: whoever issued it asks its donor. */
    async refused(tx: Tx, invoice: Invoice, { reason }: AppError): Promise<void> {
      const { email, language, totalCents, kind } = invoice;
      if (email === '' || kind === 'inKind') return;
      const name = await nameOf(tx, invoice);
      const data = { name, totalCents, reason: reasonText(reason, language) };
      await mail.enqueue(tx, { template: invoiceRefused, to: email, language, data });
    },

    async toReview(tx: Tx, { series, folio }: Invoice, reason: ReviewReason): Promise<void> {
      const number = `${series}${folio}`;
      for (const { name, email, language } of await accounts.administratorContacts(tx.query)) {
        const data = { name: salutation(name), number, reason };
        await mail.enqueue(tx, { template: invoiceToReview, to: email, language, data });
      }
    },
  };
}
