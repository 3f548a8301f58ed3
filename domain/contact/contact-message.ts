import { emailProblem } from '../email.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';

export interface ContactMessageInput {
  name: string;
  /** The sender's: where the answer goes. */
  email: string;
  subject: string;
  message: string;
}

/** In characters. */
export const contactLimits = { name: 120, subject: 200, message: 5_000 } as const;

/** A subject or a name is one line: line ends have no place in a mail's header. */
export const tidyLine = (text: string) => tidyText(text).replace(/\s+/g, ' ');

export function tidyContactMessage(input: ContactMessageInput): ContactMessageInput {
  return {
    name: tidyLine(input.name),
    email: input.email.trim(),
    subject: tidyLine(input.subject),
    message: tidyText(input.message),
  };
}

/** What is wrong with a tidied message, by field; nothing when it may be sent. Without a schema library, for the public pages' sake. */
export function contactMessageProblems(
  input: ContactMessageInput,
): Partial<Record<keyof ContactMessageInput, MessageKey>> {
  const { name, email, subject, message } = input;
  return {
    ...(name === '' && { name: 'nameRequired' }),
    ...(name.length > contactLimits.name && { name: 'tooLong' }),
    ...emailProblem(email),
    ...(subject === '' && { subject: 'subjectRequired' }),
    ...(subject.length > contactLimits.subject && { subject: 'tooLong' }),
    ...(message === '' && { message: 'messageRequired' }),
    ...(message.length > contactLimits.message && { message: 'messageTooLong' }),
  };
}
