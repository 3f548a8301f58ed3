import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es as account } from '#app/i18n/account/es.ts';
import { es as dashboard } from '#app/i18n/dashboard/es.ts';
import { texts as notOffered } from '#app/i18n/donations/not-offered.ts';
import { es } from '#app/i18n/first-start/es.ts';
import { es as settings } from '#app/i18n/settings/es.ts';
import { es as setup } from '#app/i18n/setup/es.ts';
import { freePort } from '../setup/free-port.ts';
import { type PortalProcess, startPortal } from '../setup/portal-process.ts';
import { pathOf } from './account-steps.ts';
import { problemsOf } from './axe.ts';
import { goTo, phone, useBrowser } from './browser.ts';

describe('an empty portal', () => {
  const visit = useBrowser();
  let portal: PortalProcess;
  let origin: string;

  beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    portal = await startPortal({ PORT: port, SITE_URL: origin });
  });
  afterAll(() => portal.stop());

  it('leads its owner by the code of its log to an account with a second factor, and into the administration', async () => {
    const code = /enter the code ([A-Z0-9-]+)/.exec(portal.output())?.[1] ?? '';
    const page = await visit('/', {
      ...{ origin, isolated: true, viewport: phone, refused: 422 },
    });
    expect(pathOf(page)).toBe('/empezar');

    await page.getByLabel(es.account.code).fill(code);
    await page.getByLabel(es.account.name).fill('Luz Campos');
    await page.getByLabel('Correo').fill('luz@refugio.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('jacaranda puente 7 lunas');
    await page.getByLabel('Confirma tu contraseña').fill('jacaranda puente 7 lunas');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: es.account.submit }).click();

    await page.getByRole('button', { name: es.secondFactor.begin }).click();
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel(account.login.code).fill(await generate({ secret }));
    await page.getByRole('button', { name: account.twoFactor.enable }).click();
    await page.getByRole('button', { name: account.twoFactor.saved }).click();

    await page.getByLabel(es.organisation.name).fill('Refugio Luna');
    await page.getByLabel(es.organisation.email).fill('hola');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: es.organisation.submit }).click();
    const email = page.getByLabel(es.organisation.email);
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('hola@refugio.example');
    await page.getByRole('button', { name: es.logo.choose }).click();
    await page.locator('dialog input[type=file]').setInputFiles('public/icon-512.png');
    await page.getByRole('button', { name: es.logo.change }).waitFor();
    await page.getByLabel(es.organisation.legalName).fill('Refugio Luna, A. C.');
    await page.getByLabel(es.organisation.street).fill('Calle 60 481');
    await page.getByLabel(es.organisation.postalCode).fill('97000');
    await page.getByLabel(es.organisation.city, { exact: true }).fill('Mérida');
    await page.getByLabel(es.organisation.federalState, { exact: true }).fill('Yucatán');
    await page.getByRole('button', { name: es.places.removeOne('Guadalajara') }).click();
    await page.getByLabel(es.places.city(1), { exact: true }).fill('Mérida');
    await page.getByLabel(es.places.federalState(1)).fill('Yucatán');
    await page
      .getByLabel(settings.settings.timezone.label)
      .selectOption(settings.settings.timezone.options?.['America/Merida'] ?? '');
    await page.getByRole('button', { name: es.organisation.submit }).click();
    await page.getByRole('heading', { name: dashboard.staff.title, level: 1 }).waitFor();

    await page.getByRole('heading', { name: setup.title }).waitFor();
    await page.getByRole('banner').getByText('Refugio Luna').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await goTo(page, '/donaciones');
    await page.getByText('Refugio Luna, A. C.').first().waitFor();
    expect(await page.getByRole('contentinfo').textContent()).toContain('Mérida');
    expect(await page.getByText(/Tulum|Guadalajara/).count()).toBe(0);
    expect(await page.locator('#icon-logo image').getAttribute('href')).toMatch(/^\/media\//);
    await page.getByRole('link', { name: notOffered.es.staff.where }).waitFor();

    await goTo(page, '/admin/ajustes');
    await page.getByText(settings.untilRestart('America/Mexico_City')).waitFor();

    const another = await visit('/empezar', { origin, isolated: true });
    await another.getByText(es.over.title).waitFor();
  });
});
