import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Clock } from '#domain/clock.ts';
import type { Finding } from './status-check.ts';

/** Milliseconds; whoever looks at the state of the portal does not wait longer either. */
const patience = 1_500;
const day = 86_400_000;
/** Days before its end: programs that renew certificates by themselves do so a month before. */
const [soon, lastDays] = [14, 7];

/** Until when the certificate is good that visitors are shown. A proxy has it, so it is looked at from outside. */
export async function checkSiteCertificate(siteUrl: string, clock: Clock): Promise<Finding> {
  const end = await endOfCertificate(new URL(siteUrl)).catch(() => undefined);
  if (!end) return { level: 'good', reason: 'siteCertificateUnknown' };
  const left = end.getTime() - clock.now().getTime();
  if (left <= 0) return { level: 'failing', reason: 'siteCertificateEnded', warns: true };
  const days = Math.floor(left / day);
  const values = { days };
  if (days > soon) return { level: 'good', reason: 'siteCertificateGood', values };
  return { level: 'attention', reason: 'siteCertificateEnding', values, warns: days <= lastDays };
}

function endOfCertificate({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      // One that has ended is to be told of, and nothing is sent.
      rejectUnauthorized: false,
    });
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), patience);
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new Error('closed'));
    });
  });
}
