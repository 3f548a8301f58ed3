import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { dateIn } from '#domain/clock.ts';
import type { Ports } from '#server/context.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { openPortal } from '../accounts/portal.ts';
import { testCsd } from './sealed-cfdi.ts';

export const issuerRfc = 'EKU9003173C9';
const legend =
  'Este comprobante ampara un donativo, deducible en los términos de ley, para los fines de la donataria.';

/** What the environment says of the issuer, with its files in `folder`. */
export async function issuerEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const { certificate, key, password } = await testCsd({ rfc: issuerRfc });
  const [certificateFile, keyFile] = [path.join(folder, 'csd.cer'), path.join(folder, 'csd.key')];
  writeFileSync(certificateFile, certificate);
  writeFileSync(keyFile, key);
  return {
    CFDI_CSD_CER: certificateFile,
    CFDI_CSD_KEY: keyFile,
    CFDI_CSD_PASSWORD: password,
    CFDI_ISSUER_RFC: issuerRfc,
    CFDI_ISSUER_NAME: 'Huellas & Compañía del Caribe, A.C.',
    CFDI_ISSUER_REGIME: '603',
    CFDI_ISSUER_POSTAL_CODE: '77500',
    CFDI_DONATARIA_NUMBER: '325-SAT-09-IV-E-75116',
    CFDI_DONATARIA_DATE: '2020-10-21',
    CFDI_DONATARIA_LEGEND: legend,
    CFDI_SERIE: 'DON',
  };
}

/** What an administrator says of the same issuer. */
export async function issuerPayload(): Promise<Record<string, unknown>> {
  const { certificate, key, password } = await testCsd({ rfc: issuerRfc });
  return {
    rfc: issuerRfc,
    razon_social: 'Huellas & Compañía del Caribe, A.C.',
    regimen_fiscal: '603',
    cp_fiscal: '77500',
    donataria: { autorizacion: '325-SAT-09-IV-E-75116', fecha: '2020-10-21', leyenda: legend },
    serie: 'DON',
    csd: {
      cer: certificate.toString('base64'),
      llave: key.toString('base64'),
      contrasena: password,
    },
  };
}

export const billing = {
  ana: {
    rfc: 'NULA8001019W0',
    razon_social: 'Ana Núñez López',
    regimen_fiscal: '605',
    cp_fiscal: '77500',
    domicilio: { estado: 'Quintana Roo' },
  },
  company: {
    rfc: 'PCM010101AB6',
    razon_social: 'Peña & Muñoz Café, S.A. de C.V.',
    regimen_fiscal: '601',
    cp_fiscal: '44100',
  },
  generic: { rfc: 'XAXX010101000', razon_social: 'Visitante de Múnich' },
};

interface Person {
  token: string;
  id: string;
}

interface Options {
  ports?: Ports;
  /** false: an administrator has not set one up. */
  issuer?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** What the clock starts about invoices. */
const scheduledKinds = [
  'invoices.tellOfSealExpiry',
  'invoices.watchCancellations',
  'invoices.watchStamps',
];

/** A portal with an issuer, an administrator and Ana, whose billing data are complete. */
export async function openInvoicing(
  databases: TestDatabases,
  { ports, issuer = true, env = {} }: Options = {},
) {
  const portal = await openPortal(databases, env, { scheduledKinds, ...ports });
  const admin = await portal.newPerson({ email: 'admin@example.mx', administrator: true });
  const ana = await portal.newPerson();
  await bill(ana, billing.ana);
  if (issuer) {
    const body = { schema: 'empresas', payload: await issuerPayload() };
    await portal.post('catalogos:crear', body, { token: admin.token });
  }
  await portal.newMails();

  async function bill(person: Person, data: object): Promise<void> {
    const { status, text } = await portal.post(
      'usuarios:actualizar',
      { id: person.id, ...data },
      { token: person.token },
    );
    if (status !== 200) throw new Error(text);
  }

  /** A donation that is paid by card. @returns its folio */
  async function give(
    { token }: Person = ana,
    changes: { monto?: number; impuestos?: boolean; tipo?: string; stripe_id?: string } = {},
  ): Promise<number> {
    const wish = {
      stripe_id: 'pm_card_visa',
      monto: 500_00,
      email: 'ana@example.mx',
      impuestos: true,
      anonima: false,
      tipo: 'alimento',
      ...changes,
    };
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/donaciones:crear_stripe_payment',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // The same test card again is another donation.
        'idempotency-key': uuid(),
      },
      payload: JSON.stringify(wish),
    });
    const { data } = answer.json();
    if (data?.estado !== 'vigente') throw new Error(answer.body);
    return Number(data.folio);
  }

  const invoiceRequest = (folios: readonly number[], encabezado: object = {}) => ({
    schema: 'cfdis',
    serie: '',
    payload: {
      encabezado: { sucursal_id: 1, tipo: 'I', ...encabezado },
      detalles: { schema: 'ventas', documentos: folios.map((folio) => ({ serie: 'D', folio })) },
    },
  });

  return {
    ...portal,
    admin,
    ana,
    bill,
    give,
    invoiceRequest,
    async newDonor(name: string, email: string, data: object) {
      const person = await portal.newPerson({ name, email });
      await bill(person, data);
      return person;
    },
    invoice: (folio: number, { token }: Person = ana, encabezado: object = {}) =>
      portal.post('documentos:crear', invoiceRequest([folio], encabezado), { token }),
    async rows(schema: string, { token }: Person = ana) {
      const { data } = await portal.post('documentos:consultar', { schema, limit: 100 }, { token });
      return data as unknown as {
        id: string;
        serie: string;
        folio: number;
        estado: string;
        payload: Record<string, unknown>;
      }[];
    },
    /** The bytes of an address that an answer brought. */
    async download(address: unknown, person?: Person) {
      const { pathname } = new URL(String(address));
      const answer = await portal.app.inject({
        url: pathname,
        headers: person ? { authorization: `Bearer ${person.token}` } : {},
      });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
    },
    /** This one, at the site. */
    month() {
      const [year, month] = dateIn(portal.config.timezone, portal.now()).split('-').map(Number);
      return { anio: year, mes: month };
    },
    /** Signed in anew, for sessions do not last as long as tests let pass. */
    async again({ id }: Person) {
      const email = id === admin.id ? admin.email : ana.email;
      return { ...(await portal.signIn(email)), email };
    },
  };
}

export type Invoicing = Awaited<ReturnType<typeof openInvoicing>>;
