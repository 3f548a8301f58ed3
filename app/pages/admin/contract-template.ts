import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import type { ContractValues } from '#domain/adoption/contract-text.ts';
import type { Bilingual } from '#domain/language.ts';

export type TemplateVersion = DataOf<'contrato_adopcion:consultar'>['versiones'][number];

/** @throws ApiError */
export const findTemplates = () => callApi('contrato_adopcion:consultar', {});

/** @returns the number of the new version @throws ApiError */
export const saveTemplate = async (text: Bilingual): Promise<number> =>
  (await callApi('contrato_adopcion:guardar', text)).version;

const same = {
  mascota: 'Canela',
  color: 'miel',
  microchip: '985 112 345 678 903',
  familia: 'Rosa Canul Pech',
  correo_familia: 'rosa@example.org',
  telefono_familia: '984 123 4567',
  domicilio_familia: 'Calle 60 núm. 312, Centro, C.P. 97000, Mérida, Yucatán',
  organizacion: 'Casa Animal',
  domicilio_organizacion: 'Avenida Tulum s/n, Centro, C.P. 77760, Tulum, Quintana Roo',
  correo_organizacion: 'privacidad@casaanimal.org.mx',
  responsable: 'Luz Herrera',
  folio: 'SOL-27',
  sitio: 'https://casaanimal.org.mx',
};

/** A family and a pet that do not exist. */
export const sampleValues: Bilingual<ContractValues> = {
  es: {
    ...same,
    especie: 'perro',
    sexo: 'hembra',
    raza: 'mestizo',
    esterilizacion:
      'La familia se compromete a esterilizar a Canela a más tardar el 30 de mayo de 2027, con un médico veterinario, y a enviar el comprobante a la organización.',
    fecha: '24 de noviembre de 2026',
  },
  en: {
    ...same,
    especie: 'dog',
    sexo: 'female',
    raza: 'mixed breed',
    esterilizacion:
      'The family agrees to have Canela sterilized by May 30, 2027 at the latest, by a veterinarian, and to send proof of it to the organization.',
    fecha: 'November 24, 2026',
  },
};
