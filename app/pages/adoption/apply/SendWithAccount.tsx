import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import type { DraftPlace } from '#app/forms/drafts.ts';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import type { SentWords } from '#app/forms/use-idempotency-key.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { createDocument } from '#domain/documents/document-calls.ts';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import { messageSchema } from './contact-schema.ts';
import { MessageField } from './MessageField.tsx';
import type { Hindrance } from './own-applications.ts';
import { SendForm } from './SendForm.tsx';
import type { SentApplication } from './Sent.tsx';

/** Reasons that have words of their own here. */
const hindranceOf: Readonly<Record<string, Hindrance>> = {
  alreadyApplied: 'already',
  tooManyApplications: 'tooMany',
};

interface Props {
  pets: readonly AppliedPet[];
  profile: AdoptionProfile;
  /** Keeps what is written, before the sign-in as well. */
  place: DraftPlace;
  focus: boolean;
  onChangeProfile: () => void;
  onSent: (sent: SentApplication) => void;
  onHindered: (because: Hindrance | { message: string }) => void;
}

interface KeptMessage {
  message: string;
  sent: SentWords | undefined;
}

export function SendWithAccount({ pets, place, onSent, onHindered, ...rest }: Props) {
  const language = useLanguage();
  const [kept] = useState(() => place.read() as KeptMessage | undefined);
  const state = useForm({
    rules: schemaRules(messageSchema),
    defaults: { message: '' },
    draft: {
      kept: kept && { message: kept.message },
      write: ({ message }, sent) => place.write({ message, sent } satisfies KeptMessage),
      remove: place.remove,
    },
    sentBefore: kept?.sent,
    fieldOf: { mensaje: 'message' },
    async send({ message: mensaje }, { keyOf }) {
      const payload = { mascotas: pets.map(({ id }) => id), mensaje, lang: language };
      const body = { schema: 'solicitudes', payload };
      try {
        const idempotencyKey = keyOf(body);
        const made = await call(createDocument, body, { idempotencyKey });
        const status = applicationMachine.states.fromWire(String(made.estado));
        onSent({ folio: Number(made.folio), isWaiting: status === 'waiting' });
      } catch (error) {
        const because = hindranceIn(error);
        if (!because) throw error;
        onHindered(because);
      }
    },
  });
  return (
    <SendForm pets={pets} state={state} {...rest}>
      <MessageField {...state.field('message')} />
    </SendForm>
  );
}

function hindranceIn(error: unknown): Hindrance | { message: string } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // Of the pet itself: it is their own, or no longer up for adoption.
  const [message] = error.errors.mascotas ?? [];
  return hindranceOf[error.code] ?? (message === undefined ? undefined : { message });
}
