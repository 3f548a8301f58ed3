import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { adopterInput } from './adopter.ts';
import { storedNeed } from './known-needs.ts';
import type { Adopter } from './pet.ts';
import { needsInput } from './pet-input.ts';
import { statusChoices } from './pet-status.ts';
import { type PetStatus, petStatus, type YesNo, yesNo } from './vocabularies.ts';

/** Radio buttons are null until one is chosen. */
const choice = z.string().nullable();

/** What is asked for when a pet's status changes, beside the adopter: all of it text, as a form holds it. */
const form = z.object({
  status: choice,
  throughUs: choice,
  /** One a line. */
  needs: z.string(),
  /** The name of the contract's file, chosen or already at the portal. */
  contract: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  neighborhood: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  country: z.string(),
} satisfies Record<keyof Adopter, z.ZodString> & Record<string, z.ZodType<string | null>>);

export type StatusChangeForm = z.infer<typeof form>;

/** In the order of the dialog. */
export const emptyStatusChange: StatusChangeForm = {
  status: '',
  throughUs: '',
  needs: '',
  name: '',
  phone: '',
  email: '',
  street: '',
  neighborhood: '',
  postalCode: '',
  state: '',
  city: '',
  country: '',
  contract: '',
};

export interface StatusChange {
  status: PetStatus;
  /** Only for a pet in rehabilitation whose needs nobody has told yet. */
  needs?: string[];
  /** Only for an adoption; the adopter only for one through the portal. */
  adoption?: { throughUs: YesNo; adopter: Adopter | undefined };
}

/** `needs`: what the pet is known to need. */
interface Current {
  status: PetStatus;
  needs: readonly string[];
}

/** The dialog's rules for a pet that is as `current`. Issues carry message keys, by the names of the form. */
export function statusChangeInput(current: Current): z.ZodType<StatusChange, StatusChangeForm> {
  return form.transform((values, context): StatusChange => {
    const complain = (field: keyof StatusChangeForm, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message });
    };
    const status = petStatus.values.find((value) => value === values.status);
    const problem = statusProblem(status, current);
    if (problem) complain('status', problem);
    if (status === undefined) return z.NEVER;
    if (asksForNeeds(status, current)) {
      const needs = needsIn(values.needs);
      const problem = needsProblem(status, needs);
      if (problem) complain('needs', problem);
      return { status, needs };
    }
    if (status !== 'adopted') return { status };
    const throughUs = yesNo.values.find((value) => value === values.throughUs);
    if (throughUs === undefined) complain('throughUs', 'chooseOption' satisfies MessageKey);
    if (throughUs !== 'yes') return { status, adoption: { throughUs: 'no', adopter: undefined } };
    const { data: adopter, error } = adopterInput.safeParse(values);
    for (const { path, message } of error?.issues ?? []) {
      complain(path[0] as keyof Adopter, message);
    }
    if (values.contract === '') complain('contract', 'contractRequired' satisfies MessageKey);
    return { status, adoption: { throughUs, adopter } };
  });
}

/** What a pet in rehabilitation needs is part of its story: who puts it there tells. */
export function asksForNeeds(status: string | null, { needs }: Pick<Current, 'needs'>): boolean {
  return status === 'rehabilitation' && needs.length === 0;
}

const needsProblem = (status: PetStatus, needs: string[]): string | undefined =>
  needsInput(status).safeParse({ needs }).error?.issues[0]?.message;

function statusProblem(
  status: PetStatus | undefined,
  current: Pick<Current, 'status'>,
): MessageKey | undefined {
  if (status === current.status) return 'statusUnchanged';
  return statusChoices(current.status).some((choice) => choice === status)
    ? undefined
    : 'chooseOption';
}

const needsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => storedNeed(line.trim()))
    .filter((line) => line !== '');
