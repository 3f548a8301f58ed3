import { demoDonations, demoMonthlyDonations } from '#content/demo/demo-donations.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import type { Config } from '#server/config/config.ts';
import { createContext } from '#server/context.ts';
import { seedDemo } from '../demo/seed.ts';

/** Between them: both programs, an adoption, a return, a deletion, papers, a folder, events, a video. */
const pets = ['canela', 'chilaquil', 'tikin', 'nanche', 'tamalito', 'mezcal', 'balam'];

/** One of each course that a donation can take. */
function eachCourseOnce() {
  const seen = new Set<string>();
  return demoDonations.filter((donation) => {
    const { method, card, paidAfter, unpaid, refund, anonymous, wantsInvoice } = donation;
    const course = [method, card, paidAfter && 1, unpaid, refund && (refund.pesos ?? 'all')];
    const key = [...course, anonymous, wantsInvoice].join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A small part of the demonstration, and a message, made by the portal's own use cases. */
export async function fillForDump(config: Config, now: Date): Promise<void> {
  await seedDemo(config, now, () => {}, {
    pets: demoPets.filter(({ id }) => pets.includes(id)),
    donations: { single: eachCourseOnce(), monthly: demoMonthlyDonations },
  });
  const context = await createContext(config, { clock: { now: () => now } });
  try {
    await context.contact.send({
      name: 'Rosa Pérez',
      email: 'rosa@example.mx',
      subject: '¿Puedo visitarlos?',
      message: "Hola:\n¿abren los sábados? 'Gracias' 🐕",
      language: 'es',
      captcha: undefined,
      address: '203.0.113.7',
    });
  } finally {
    await context.close();
  }
}
