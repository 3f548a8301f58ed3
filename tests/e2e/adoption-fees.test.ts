import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/charges/en.ts';
import { es } from '#app/i18n/charges/es.ts';
import { es as giving } from '#app/i18n/donations/giving/es.ts';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { goTo, phone, useBrowser } from './browser.ts';
import { mailTo } from './mailbox.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, type Person, startSession } from './wire.ts';

const { donor: family } = demoPeople;
const staff = (role: 'coordinator' | 'treasurer'): Person =>
  demoStaff.find(({ roles }) => roles.includes(role)) ?? expect.fail(`nobody is ${role}`);
const treasurer = staff('treasurer');

interface Charge {
  id: string;
  tipo: string;
  estado: string;
}

describe('what an adoption asks for', () => {
  const visit = useBrowser();

  it('a recovery fee is paid by card on a phone, and is nobody’s donation', async () => {
    const { charge } = await sealed('Tamarindo', { cuota: 800 });
    const page = await visit(pathFor('payCharge', 'es', { id: charge.id }), {
      as: family,
      viewport: phone,
    });
    await page.getByLabel(/^Visa 4242/).check();
    expect(await problemsOf(page)).toEqual([]);
    // Neither thanks for a gift, nor a card in somebody's honor.
    expect(await page.locator('main').textContent()).not.toMatch(/tu donativo|en honor/i);
    await page.getByRole('button', { name: giving.pay('$800.00 MXN') }).click();
    await page.getByText(es.page.thanks).waitFor();
    await page.getByRole('button', { name: es.page.receipt }).waitFor();
    expect((await mailTo(family.email, 'Comprobante de')).text).toContain('No es un donativo');
  });

  it('a deposit is paid at a store, held, and goes back after the sterilization, in English', async () => {
    const { charge, petId, applicationId, adopt } = await sealed('Pistache', { deposito: 500 });
    const path = pathFor('payCharge', 'en', { id: charge.id });
    const page = await visit(path, { as: family });
    await page.getByLabel(/OXXO/).check();
    await page.getByRole('button', { name: /payment slip/ }).click();
    const slip = page.getByRole('dialog', { name: 'Take this payment slip to OXXO' });
    await slip.getByText('Paid by').waitFor();
    expect(await slip.textContent()).not.toMatch(/donation|donor/i);
    await slip.getByRole('link', { name: 'Simulate the payment at the store' }).click();
    await page.getByRole('button', { name: 'Pay at the store' }).click();
    await expect.poll(() => stateOf(charge)).toBe('pagada');
    await adopt();
    const rescuer = await rescuerToken();
    const done = { id: applicationId, mascota_id: petId };
    await call('seguimientos:registrar_esterilizacion', done, rescuer);
    await expect.poll(() => stateOf(charge)).toBe('por_devolver');

    const books = await visit(pathFor('adminCharges', 'en'), { as: treasurer });
    const row = books.getByRole('row').filter({ hasText: 'Pistache' });
    await row.getByRole('button', { name: en.admin.giveBack }).click();
    await books.getByRole('button', { name: en.admin.giveBackYes }).click();
    await books.getByText(en.admin.givenBack).waitFor();
    await goTo(page, path);
    await page.getByText(en.states.returned, { exact: true }).waitFor();
  });
});

async function stateOf({ id }: Charge): Promise<string | undefined> {
  const { jwt } = await startSession(family);
  return (await call<Charge[]>('cuotas:propias', { id }, jwt))[0]?.estado;
}

/** By calls: an adoption whose contract both sides have signed, and what it asks for. */
async function sealed(petName: string, asked: { cuota?: number; deposito?: number }) {
  const rescuer = await rescuerToken();
  const tokenOf = async (person: Person) => (await startSession(person)).jwt;
  const [coordinator, books] = [await tokenOf(staff('coordinator')), await tokenOf(treasurer)];
  const { jwt: own, usuario } = await startSession(family);
  const petId = await registerPet(petName, [await smallPhoto('foto.jpg', '#a9764f')], rescuer);
  const spent = { categoria: 'consulta', monto: '1,500', pagado_por: 'organizacion' };
  await call(
    'gastos:registrar',
    {
      mascota_id: petId,
      fecha: dateIn('America/Mexico_City', new Date()),
      proveedor: 'Clínica',
      ...spent,
    },
    books,
  );
  await call(
    'usuarios:actualizar',
    {
      id: usuario.id,
      domicilio: {
        ...{ calle: 'Calle 5', numero_exterior: '12', colonia: 'Centro' },
        ...{ cp: '77500', ciudad: 'Cancún', estado: 'Quintana Roo' },
      },
    },
    own,
  );
  const profile = {
    domicilio: { cp: '77500', estado: 'Quintana Roo', ciudad: 'Cancún' },
    vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
    convivientes: [{ edad: 40 }],
    horas_solo: 3,
  };
  await call('perfil_adopcion:guardar', profile, own);
  const payload = { mascotas: [petId], mensaje: 'La queremos.' };
  const applied = { schema: 'solicitudes', payload };
  const { id: applicationId, folio } = await call<{ id: string; folio: number }>(
    'documentos:crear',
    applied,
    own,
  );
  const step = (transicion: string) =>
    call(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion },
      rescuer,
    );
  for (const name of ['revisar', 'aprobar']) await step(name);
  const prepared = { id: applicationId, ...asked };
  const { contrato_id } = await call<{ contrato_id: string }>(
    'solicitudes:preparar_contrato',
    prepared,
    coordinator,
  );
  for (const token of [own, rescuer]) {
    await call('solicitudes:firmar', { contrato_id, nombre: 'Julián Robles', acepta: true }, token);
  }
  const due = async () =>
    (await call<Charge[]>('cuotas:propias', { solicitud_id: applicationId }, own))[0];
  await expect.poll(async () => (await due())?.estado).toBe('por_pagar');
  const charge = (await due()) ?? expect.fail('nothing is due');
  return { charge, petId, applicationId, adopt: () => step('adoptar') };
}
