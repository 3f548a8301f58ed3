import { z } from 'zod';
import { issuerInput } from '#domain/invoices/issuer.ts';
import type { MessageKey } from '#domain/messages.ts';

/** More than a seal certificate's files have. */
const mostBytes = 15_000;

/** What is inside, the portal tells. */
export const maySealFile = ({ size }: File): boolean => size > 0 && size <= mostBytes;

export type IssuerFormInput = z.input<ReturnType<typeof issuerForm>>;
export type IssuerFormOutput = z.output<ReturnType<typeof issuerForm>>;

/** The issuer with its seal certificate: names of files, or '' where the one that is there stays. */
export const issuerForm = (hasSeal: boolean) =>
  issuerInput
    .extend({ certificate: z.string(), key: z.string(), password: z.string() })
    .superRefine((values, context) => {
      const seal = ['certificate', 'key', 'password'] as const;
      if (hasSeal && seal.every((name) => values[name] === '')) return;
      const message: MessageKey = 'required';
      for (const name of seal) {
        if (values[name] === '') context.addIssue({ code: 'custom', path: [name], message });
      }
    });
