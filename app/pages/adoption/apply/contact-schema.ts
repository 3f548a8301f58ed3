import type { z } from 'zod';
import { visitorApplicationInput } from '#domain/adoption/visitor-application.ts';

export const messageSchema = visitorApplicationInput.pick({ message: true });

/** Who applies without an account. */
export const contactSchema = visitorApplicationInput.pick({
  name: true,
  email: true,
  phone: true,
  message: true,
});

export type Contact = z.input<typeof contactSchema>;

export const noContact: Contact = { name: '', email: '', phone: '', message: '' };
