import type { CardPlace, FilledCard } from './filled-card.ts';

/** Of Conekta's component, as far as it is used. */
interface ConektaComponents {
  Card(component: {
    config: {
      targetIFrame: string;
      publicKey: string;
      locale: 'es' | 'en';
      /** The button is the portal's. */
      useExternalSubmit: true;
    };
    callbacks: {
      onUpdateSubmitTrigger: (submit: () => unknown) => void;
      onCreateTokenSucceeded: (token: { id?: unknown } | string) => void;
      onCreateTokenError: (error: unknown) => void;
      onFormError: (error: unknown) => void;
      onGetInfoSuccess: () => void;
    };
    allowTokenization: true;
  }): void;
}

declare global {
  interface Window {
    ConektaCheckoutComponents?: ConektaComponents;
  }
}

const source = 'https://pay.conekta.com/v1.0/js/conekta-checkout.min.js';
/** Milliseconds after which its form is taken for missing, and a card for unread. */
const patience = 30_000;

let places = 0;

/**
 * Has Conekta's component put its form into the page, in a frame of Conekta's own. It comes from Conekta's address, and
 * not before it is wanted. A token pays once: after each the form begins anew.
 * @throws Error when it cannot be had
 */
export async function mountConektaCard(
  place: HTMLElement,
  { publishableKey, language, failed }: CardPlace,
): Promise<FilledCard & { remove(): void }> {
  const components = await openComponents();
  let submit: (() => unknown) | undefined;
  let settle: ((made: { card: string } | { error: string }) => void) | undefined;

  function draw(): Promise<void> {
    submit = undefined;
    const frame = document.createElement('div');
    frame.id = `conekta-card-${++places}`;
    place.replaceChildren(frame);
    return inTime(
      new Promise((ready) => {
        const answer = (made: { card: string } | { error: string }) => settle?.(made);
        const refuse = (error: unknown) => answer({ error: wordsOf(error) ?? failed });
        components.Card({
          config: {
            targetIFrame: `#${frame.id}`,
            publicKey: publishableKey,
            locale: language,
            useExternalSubmit: true,
          },
          callbacks: {
            onUpdateSubmitTrigger(trigger) {
              submit = trigger;
              ready();
            },
            onCreateTokenSucceeded(token) {
              const id = typeof token === 'string' ? token : token.id;
              answer(typeof id === 'string' && id ? { card: id } : { error: failed });
            },
            onCreateTokenError: refuse,
            onFormError: refuse,
            onGetInfoSuccess: () => {},
          },
          allowTokenization: true,
        });
      }),
    );
  }

  await draw();
  return {
    async createCardToken() {
      const made = await inTime(
        new Promise<{ card: string } | { error: string }>((resolve) => {
          settle = resolve;
          if (submit) submit();
          else resolve({ error: failed });
        }),
      ).catch(() => ({ error: failed }));
      settle = undefined;
      if ('card' in made) draw().catch(() => {});
      return made;
    },
    remove: () => place.replaceChildren(),
  };
}

async function openComponents(): Promise<ConektaComponents> {
  if (!window.ConektaCheckoutComponents) await loadScript();
  const opened = window.ConektaCheckoutComponents;
  if (!opened) throw new Error('Conekta’s component is not there');
  return opened;
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('Conekta’s component could not be loaded'));
    };
    document.head.append(script);
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Conekta’s component is silent')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** In the language in which its form is drawn. */
function wordsOf(error: unknown): string | undefined {
  const { message_to_purchaser, message } = (error ?? {}) as Record<string, unknown>;
  return [message_to_purchaser, message].find((words) => typeof words === 'string') as
    | string
    | undefined;
}
