import { describe, expect, it } from 'vitest';
import { donationsPage } from '#content/donations/donations.ts';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { documentAt } from './public-pages.ts';

/** The panel that the server sends, by its name, and the kind that is marked as chosen. */
async function panelsAt(path: string) {
  const document = await documentAt(path);
  return {
    panels: document
      .querySelectorAll('main section[aria-label]')
      .map((panel) => panel.getAttribute('aria-label')),
    chosen: document
      .querySelectorAll('button[aria-pressed=true]')
      .map((button) => button.getAttribute('value')),
  };
}

describe('the donations page, as the server sends it', () => {
  it.each(donationKinds.values)('has one form, for the kind in its address: %s', async (kind) => {
    const word = donationKinds.toWire(kind);
    expect(await panelsAt(`/donaciones?tipo=${word}`)).toEqual({
      panels: [donationsPage.es.kinds[kind].heading],
      chosen: [word],
    });
  });

  it('takes an unknown kind for none', async () => {
    const usual = {
      panels: [donationsPage.en.kinds.sterilization.heading],
      chosen: ['esterilizacion'],
    };
    expect(await panelsAt('/donations')).toEqual(usual);
    expect(await panelsAt('/donations?tipo=nada')).toEqual(usual);
  });

  it('says what giving needs where there is no JavaScript', async () => {
    const document = await documentAt('/donations');
    expect(document.querySelector('main noscript')?.text).toContain('Giving needs JavaScript');
  });
});
