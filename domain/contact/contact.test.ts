import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactMessageProblems, tidyContactMessage } from './contact-message.ts';
import { newsletterProblems, tidyNewsletterInput } from './newsletter-subscription.ts';

const message = {
  name: 'José Núñez',
  email: 'jose@example.mx',
  subject: 'Una perrita',
  message: 'Está en la carretera.\nTiene collar.',
};
const subscription = { name: 'Ana', phone: '998-123-4567', email: 'ana@example.mx' };

describe('a contact message', () => {
  it('may be sent when everything is there', () => {
    expect(contactMessageProblems(message)).toEqual({});
  });

  it.each([
    ['name', '', 'nameRequired'],
    ['name', 'x'.repeat(121), 'tooLong'],
    ['email', '', 'emailRequired'],
    ['email', 'jose@example', 'emailInvalid'],
    ['email', 'jose@example.mx, ana@example.mx', 'emailInvalid'],
    ['subject', '', 'subjectRequired'],
    ['subject', 'x'.repeat(201), 'tooLong'],
    ['message', '', 'messageRequired'],
    ['message', 'x'.repeat(5_001), 'messageTooLong'],
  ])('is refused with %s %j', (field, value, problem) => {
    expect(contactMessageProblems({ ...message, [field]: value })).toEqual({ [field]: problem });
  });

  it('says everything that is missing at once', () => {
    const empty = { name: '', email: '', subject: '', message: '' };
    expect(Object.keys(contactMessageProblems(empty))).toEqual(Object.keys(empty));
  });

  it('keeps the line ends of its text, and none in what goes into a header', () => {
    const any = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(any, any, (name, subject) => {
        const tidy = tidyContactMessage({ ...message, name, subject });
        expect(tidy.name + tidy.subject).not.toMatch(/[\r\n\0\u2028\u2029]/);
        expect(tidy.message).toBe(message.message);
      }),
    );
  });
});

describe('a subscription', () => {
  it.each(['998-123-4567', '9981234567'])('takes the telephone %s', (phone) => {
    expect(newsletterProblems(tidyNewsletterInput({ ...subscription, phone }))).toEqual({});
  });

  it.each([
    ['phone', '', 'phoneRequired'],
    ['phone', '998123456', 'phoneInvalid'],
    ['name', '', 'nameRequired'],
    ['email', 'ana', 'emailInvalid'],
  ])('is refused with %s %j', (field, value, problem) => {
    expect(newsletterProblems({ ...subscription, [field]: value })).toEqual({ [field]: problem });
  });
});
