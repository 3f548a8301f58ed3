import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { phoneProblem } from '../phone.ts';
import { contactLimits, tidyLine } from './contact-message.ts';

export interface NewsletterInput {
  name: string;
  phone: string;
  email: string;
}

export function tidyNewsletterInput(input: NewsletterInput): NewsletterInput {
  return { name: tidyLine(input.name), phone: input.phone.trim(), email: input.email.trim() };
}

/** What is wrong with a tidied subscription, by field. The telephone may still be written as people write it. */
export function newsletterProblems(
  input: NewsletterInput,
): Partial<Record<keyof NewsletterInput, MessageKey>> {
  const { name, phone, email } = input;
  const wrongPhone = phoneProblem(phone, 'phoneRequired');
  return {
    ...(name === '' && { name: 'nameRequired' }),
    ...(name.length > contactLimits.name && { name: 'tooLong' }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...emailProblem(email),
  };
}
