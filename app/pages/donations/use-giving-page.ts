import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession, useExpired, useSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import type { WantedForm } from '#app/sign-in/wanted-form.ts';
import {
  type CampaignGift,
  campaignGivingPath,
  campaignParam,
} from '#domain/donations/campaign-address.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { type Gift, readGift } from '#domain/donations/giving-address.ts';
import type { SettledGift } from './amount.ts';

export type GivingPage = ReturnType<typeof useGivingPage>;

export const panelId = 'panel';

/**
 * What has been chosen on the page so far. All but the kind is read from the address in the browser: the page itself is
 * the same for everybody.
 * @param addressed the kind that the address names, or the usual one
 * @param guestsMonthly whether visitors may give each month without an account
 */
export function useGivingPage(addressed: DonationKind, guestsMonthly: boolean) {
  const { search, hash } = useLocation();
  const language = useLanguage();
  const session = useSession();
  const [kind, setKind] = useState(addressed);
  /** A new object each time that the panel should take the focus. */
  const [focused, setFocused] = useState<object>();
  const [wished, setWished] = useState<Gift>();
  /** What an address has led here with, which no field of the form says. */
  const [named, setNamed] = useState<Pick<CampaignGift, 'petId' | 'campaignId'>>({});
  /** What a visitor wanted to do when they were asked to sign in: they come back to it. */
  const [requested, setRequested] = useState<Gift>();
  /** What they had filled in by then. */
  const [filled, setFilled] = useState<SettledGift>();
  const [asks, setAsks] = useState(false);
  const [wantedForm, setWantedForm] = useState<WantedForm>();
  const [settled, setSettled] = useState<SettledGift>();
  /** They have chosen to give without an account. */
  const [isGuest, setGuest] = useState(false);
  const user = session.status === 'authenticated' ? session.user : undefined;
  const isSignedIn = user !== undefined;
  const expired = useExpired();
  const [lastUser, setLastUser] = useState<SessionUser>();
  if (user && user !== lastUser) setLastUser(user);

  const show = useCallback((wanted: DonationKind) => {
    setKind(wanted);
    setFocused({});
  }, []);

  useEffect(() => {
    if (focused) focusPanel();
  }, [focused]);

  const ask = useCallback((gift: Gift) => {
    setRequested(gift);
    setAsks(true);
    setWantedForm({});
  }, []);

  useEffect(() => {
    const params = new URLSearchParams(search);
    const gift = readGift(params);
    setWished(gift);
    setNamed(namedBy({ ...gift, campaignId: params.get(campaignParam) ?? '' }));
    if (!gift.kind) return;
    show(gift.kind);
    // Pressed before hydration, a button of this page has led to its panel by the address.
    if (hash === `#${panelId}` && !readSession()) ask(gift);
  }, [search, hash, ask, show]);

  /** '' of a guest. */
  const userId = user?.id ?? (isGuest ? '' : undefined);
  /** To the payment of which it is not known what became of it. @returns whether there is one */
  const resume = useCallback(async (): Promise<boolean> => {
    // For donors alone.
    if (userId === undefined) return false;
    const kept = await import('./kept-payment.ts').catch(() => undefined);
    const gift = kept?.paymentPlace(userId).read()?.gift as SettledGift | undefined;
    if (!gift) return false;
    setSettled(gift);
    setNamed(namedBy(gift));
    show(gift.kind);
    return true;
  }, [userId, show]);
  useEffect(() => {
    resume();
  }, [resume]);

  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const hasJustSignedIn = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (!hasJustSignedIn || !requested?.kind) return;
    setAsks(false);
    show(requested.kind);
  }, [isSignedIn, requested, show]);

  /** Whether they need not sign in first. */
  const mayGive = (wanted: DonationKind) =>
    session.status !== 'anonymous' || (isGuest && (wanted !== 'monthly' || guestsMonthly));

  return {
    kind,
    isSignedIn,
    isGuest,
    /** Whoever gives: signed in, or until their session ended by itself. Who signs out leaves nothing here. */
    donor: user ?? (expired ? lastUser : undefined),
    wished,
    asks,
    wantedForm,
    settled,
    stopAsking: useCallback(() => setAsks(false), []),
    showForm(form: 'register' | 'login') {
      setAsks(false);
      setWantedForm({ form });
    },
    giveAsGuest() {
      setAsks(false);
      setGuest(true);
      if (filled) setSettled({ ...filled, ...named });
      else setFocused({});
    },
    named,
    /** Of this page with what is chosen now; its forms hold it. */
    address(): string {
      const form = document.querySelector<HTMLFormElement>(`#${panelId} form`);
      const gift = form ? readGift(new FormData(form)) : {};
      return `${campaignGivingPath(language, { ...gift, kind, ...named })}#${panelId}`;
    },
    forgetNamed: useCallback(() => setNamed({}), []),
    /** One of the buttons. */
    choose(chosen: DonationKind) {
      if (mayGive(chosen)) return show(chosen);
      setKind(chosen);
      setFilled(undefined);
      ask({ kind: chosen });
    },
    /** The first step is done; visitors sign in before the second. */
    async settle(gift: SettledGift) {
      if (!mayGive(gift.kind)) {
        setFilled(gift);
        return ask(gift);
      }
      // Until it is known whether one is paid, no other is begun.
      if (!(await resume())) setSettled({ ...gift, ...named });
    },
    /** Back to the second step after it. */
    signInAgain() {
      setRequested(settled);
      setWantedForm({ form: 'login' });
    },
    /** Back to the first step. */
    edit() {
      setSettled(undefined);
      if (settled) show(settled.kind);
    },
  };
}

const namedBy = ({ petId, campaignId }: CampaignGift) => ({
  ...(petId && { petId }),
  ...(campaignId && { campaignId }),
});

function focusPanel() {
  const panel = document.getElementById(panelId);
  panel?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
