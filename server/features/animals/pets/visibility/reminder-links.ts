import type { Language } from '#domain/language.ts';
import { type ReminderAnswer, reminderAnswer } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { createSigner } from '#server/keys/signatures.ts';

/**
 * What a link is about. Any renewal, change of status or new owner alters it, so a link is valid for one answer and
 * nothing has to be remembered of it.
 */
export interface Reminded {
  id: string;
  ownerId: string | null;
  notifyOn: string;
  expiresOn: string;
  history: readonly unknown[];
}

/** The links by which owners answer a mail without signing in. A token is `{answer}.{signature}`. */
export function createReminderLinks(siteUrl: string, secretKey: string) {
  const signer = createSigner(secretKey, 'pet reminder');
  const signed = (answer: ReminderAnswer, pet: Reminded) => {
    const { id, ownerId, notifyOn, expiresOn, history } = pet;
    return [answer, id, ownerId, notifyOn, expiresOn, JSON.stringify(history)].join(' ');
  };

  return {
    url(answer: ReminderAnswer, pet: Reminded, language: Language): string {
      const token = `${reminderAnswer.toWire(answer)}.${signer.sign(signed(answer, pet))}`;
      return siteUrl + pathFor('petReminder', language, { id: pet.id, token });
    },

    /** What the token answers about the pet as it is now; undefined when it says nothing about that. */
    read(token: string, pet: Reminded): ReminderAnswer | undefined {
      const dot = token.indexOf('.');
      const answer = reminderAnswer.fromWire(token.slice(0, Math.max(dot, 0)));
      const isOurs = answer && signer.verify(signed(answer, pet), token.slice(dot + 1));
      return isOurs ? answer : undefined;
    },
  };
}
