import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startConekta } from '#tests/fakes/conekta-server.ts';
import { startPaypal } from '#tests/fakes/paypal-server.ts';
import { startS3Server } from '#tests/fakes/s3-server.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { startStripe } from '#tests/fakes/stripe-server.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-databases.ts';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { makeCsd } from '../demo/make-csd.ts';
import { openGate } from './gate.ts';
import { ownClabe } from './workload/treasurer.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
/** Who takes cards. */
export type Cards = 'stripe' | 'conekta';
export type Services = Awaited<ReturnType<typeof startServices>>;

/** Whatever the portals talk to, each with a way to misbehave. `env` leads the portals there. */
export async function startServices(folder: string, kind: DatabaseKind, cards: Cards) {
  const [smtp, stripe, paypal, conekta] = await Promise.all([
    startSmtpServer(),
    startStripe(),
    startPaypal(),
    startConekta(),
  ]);
  const mailGate = await openGate(smtp.url);
  const isCluster = kind === 'postgres';
  const postgres = isCluster ? await startPostgres({ keepsCommits: true }) : undefined;
  const databaseUrl =
    postgres && (await createPostgresDatabase(postgres.urlOf('postgres'), 'torture'));
  const s3 = isCluster ? await startS3Server() : undefined;
  const s3Gate = s3 && (await openGate(s3.env.S3_ENDPOINT));
  const env: Record<string, string> = {
    ...{ SMTP_URL: mailGate.url, MAIL_FROM: 'Casa Animal <hola@casa.example>' },
    ...{ ...stripe.env, ...paypal.env, ...conekta.env },
    ...(cards === 'conekta' && { CARD_PROVIDER: cards, CONEKTA_PUBLIC_KEY: 'key_of_the_fake' }),
    ...{
      RECOVERY_FEE: 'amounts',
      RECOVERY_FEE_CAT_PESOS: '600',
      STERILIZATION_DEPOSIT_PESOS: '500',
    },
    ...{ OWN_ACCOUNT_CLABE: ownClabe, OWN_ACCOUNT_BANK: 'Banamex' },
    ...{ PAYMENTS_TIMEOUT_MS: '3000', PAYMENTS_RECONCILE_SECONDS: '2' },
    ...{ ...(await issuer(folder)), PAC_PROVIDER: 'test' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET_KEY: 'shared by all '.repeat(3) }),
    ...(s3 && s3Gate && { ...s3.env, S3_ENDPOINT: s3Gate.url }),
  };
  return {
    cards,
    /** As the card provider's program in the browser names one that is taken, or declined. */
    newCard(isGood = true): string {
      if (cards === 'conekta') return `tok_${isGood ? 'visa' : 'no_funds'}_${randomUUID()}`;
      return isGood ? 'pm_card_visa' : 'pm_card_chargeDeclinedInsufficientFunds';
    },
    ...{ smtp, stripe, paypal, conekta, postgres, databaseUrl, mailGate, s3Gate, env },
    /** Everything as it should be. */
    mend() {
      smtp.behaves = 'accepts';
      mailGate.turn('open');
      s3Gate?.turn('open');
      stripe.release();
      conekta.behave('well');
      paypal.release();
    },
    async stop() {
      await Promise.all([mailGate.close(), s3Gate?.close(), postgres?.stop()]);
      await Promise.all([smtp, stripe, paypal, conekta, s3].map((service) => service?.stop()));
    },
  };
}

async function issuer(folder: string): Promise<Record<string, string>> {
  const rfc = 'EKU9003173C9';
  const csd = await makeCsd(
    {
      commonName: 'CASA DE PRUEBA',
      rfc: `${rfc} / VADA800927DJ3`,
      certificateNumber: '30001000000500003416',
      validFrom: new Date('2025-01-01'),
      validTo: new Date('2040-01-01'),
    },
    'contraseña de prueba',
  );
  const [certificate, key] = [path.join(folder, 'csd.cer'), path.join(folder, 'csd.key')];
  writeFileSync(certificate, csd.certificate);
  writeFileSync(key, csd.key);
  return {
    CFDI_CSD_CER: certificate,
    CFDI_CSD_KEY: key,
    CFDI_CSD_PASSWORD: csd.password,
    CFDI_ISSUER_RFC: rfc,
    CFDI_ISSUER_NAME: 'Huellas & Compañía del Caribe, A.C.',
    CFDI_ISSUER_REGIME: '603',
    CFDI_ISSUER_POSTAL_CODE: '77500',
    CFDI_DONATARIA_NUMBER: '325-SAT-09-IV-E-75116',
    CFDI_DONATARIA_DATE: '2020-10-21',
    CFDI_DONATARIA_LEGEND: 'Este comprobante ampara un donativo, deducible en los términos de ley.',
    CFDI_SERIE: 'DON',
  };
}
