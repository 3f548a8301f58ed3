import type { Account } from '#domain/accounts/account.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { CardKeys } from './card-keys.ts';
import {
  deleteDedicationsOf,
  deleteDedicationsOfGuest,
  findOwnDedications,
  findReceived,
  forgetReceiver,
  type StoredDedication,
} from './dedications.repository.ts';

const mostExported = 1_000;

const labels = {
  honoree: { es: 'En honor o memoria de', en: 'In honor or memory of' },
  message: { es: 'Mensaje', en: 'Message' },
  sender: { es: 'De parte de', en: 'From' },
  receiver: { es: 'Para (correo)', en: 'To (email)' },
  sendOn: { es: 'Día de envío', en: 'Day of sending' },
  state: { es: 'Estado', en: 'State' },
};

const exported = ({ honoree, message, sender, receiver, sendOn, state }: StoredDedication) => ({
  honoree,
  message,
  sender,
  receiver,
  sendOn,
  state,
});

/** The cards that somebody sends with their gifts: none of them leaves once they are gone. */
export const dedicationsPersonalData = (database: Database): PersonalData => ({
  key: 'dedications',
  title: { es: 'Tarjetas de tus donativos', en: 'Cards of your donations' },
  labels,
  find: async ({ id }) =>
    (await findOwnDedications(database.query, id, mostExported)).map(exported),
  async erase(tx, account) {
    await deleteDedicationsOf(tx, account.id);
    if (account.confirmedAt !== null) {
      await deleteDedicationsOfGuest(tx, normalizeEmail(account.email));
    }
  },
});

/** What others have sent to the person, or want to: known by a hash once the address is erased. */
export const receivedCardsPersonalData = (
  database: Database,
  cardKeys: CardKeys,
  now: () => Date,
): PersonalData => {
  const { receiver: _, ...received } = labels;
  // Whoever has only typed an address has nothing of it.
  const keyOf = ({ email, confirmedAt }: Account) =>
    confirmedAt === null ? undefined : cardKeys.receiverOf(email);
  return {
    key: 'receivedCards',
    title: { es: 'Tarjetas para ti', en: 'Cards for you' },
    labels: received,
    async find(account) {
      const key = keyOf(account);
      return key ? (await findReceived(database.query, key, mostExported)).map(exported) : [];
    },
    async erase(tx, account) {
      const key = keyOf(account);
      if (key) await forgetReceiver(tx, key, now().toISOString());
    },
  };
};
