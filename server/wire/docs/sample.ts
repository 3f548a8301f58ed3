import { type Components, type JsonSchema, resolved } from './json-schema.ts';

/**
 * Values that fit what they are called: a name means the same wherever it stands on the wire. What a schema says itself
 * (`examples`, a constant, the first of a closed list) comes before.
 */
const byName: Readonly<Record<string, unknown>> = {
  accion: 'user.rolesChanged',
  apikey: 'nEyZ9ChlZCTrYxOFGMTeq7NSRYh_K2mQ',
  asunto: 'Quiero ayudar',
  captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  carpeta: 'mascotas/01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21/',
  city: 'Tulum',
  ciudad: 'Tulum',
  clave: '98000123456789',
  client_secret: 'pi_3Qx_secret_9f',
  codigo: '123456',
  codigo_postal: '77780',
  colonia: 'Centro',
  color: 'miel',
  comentDesparasitacion: 'Rabia y múltiple al día.',
  comentarios: 'La encontramos junto a la carretera.',
  comments: 'Falta la segunda hoja.',
  contrasena: 'la frase que solo yo conozco',
  contrasena_anterior: 'la frase que solo yo conozco',
  contrasena_nueva: 'otra frase que nadie adivina',
  correo: 'ana@example.org',
  correo_nuevo: 'ana.nueva@example.org',
  cp: '77780',
  descripcion: 'Donativo para alimento',
  direccion: '203.0.113.7',
  dispositivo: 'Firefox en Linux',
  email: 'ana@example.org',
  email_address: 'ana@example.org',
  email_destino: 'ana@example.org',
  eliminado: false,
  filename: 'cartilla.pdf',
  firma: 'c2lnbmF0dXJl',
  folio: 12,
  huella: 'ad6c5e0717058720f6786dae1aa89',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk2In0.c2lnbmF0dXJl',
  mensaje: 'Me gustaría ser hogar temporal.',
  mes: '2026-03',
  monto: 250,
  name: 'Ana López',
  nombre: 'Ana López',
  nombre_comercial: 'Casa Animal',
  nota: 'Se revisó con el proveedor.',
  phone: '9841234567',
  plan_id: 'P-5ML4271244454362WXNWU5NQ',
  microchip: '985141001234567',
  personalidad: 'Tranquila y muy cariñosa.',
  peso: 12.5,
  producto: 'alimento',
  producto_en: 'Food',
  razon_social: 'Ana López',
  rfc: 'XAXX010101000',
  schema: 'mascotas',
  serie: 'D',
  stripe_id: 'pm_1QxVisa',
  order_id: '5O190127TN364715T',
  regimen_fiscal: '605',
  telefono: '9841234567',
  tipo: 'alimento',
  token: 'renovar.c2lnbmF0dXJl',
  token_recuperar: 'Zk3vQ9sT1xP0',
  to: 'ana@example.org',
  url: 'https://casa.example/media/01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21/800.webp',
};

const byFormat: Readonly<Record<string, unknown>> = {
  date: '2026-03-14',
  'date-time': '2026-03-14T18:30:00.000Z',
  email: 'ana@example.org',
  uuid: '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21',
  binary: '@foto.jpg',
};

const deepest = 8;

/** A value that the schema lets through, always the same one. */
export function sampleOf(
  schema: JsonSchema,
  components: Components,
  { name = '', depth = 0, full = true }: { name?: string; depth?: number; full?: boolean } = {},
): unknown {
  const found = resolved(schema, components);
  if (found.examples?.length) return found.examples[0];
  if ('const' in found) return found.const;
  const fits = fitting(found, name);
  if (fits !== undefined) return fits;
  if (found.enum?.length) return found.enum[0];
  if (found.default !== undefined) return found.default;
  const [choice] = found.oneOf ?? found.anyOf ?? [];
  if (choice) return sampleOf(choice, components, { name, depth, full });
  switch (Array.isArray(found.type) ? found.type[0] : found.type) {
    case 'object':
      return depth > deepest ? {} : objectSample(found, components, { depth, full });
    case 'array':
      return found.items && !('not' in found.items) && depth <= deepest
        ? [sampleOf(found.items, components, { name, depth: depth + 1, full })]
        : [];
    case 'string':
      return byFormat[found.format ?? ''] ?? 'texto';
    case 'integer':
    case 'number':
      return Math.max(1, found.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectSample(
  { properties = {}, required = [] }: JsonSchema,
  components: Components,
  { depth, full }: { depth: number; full: boolean },
): unknown {
  const names = Object.keys(properties).filter((one) => full || required.includes(one));
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = properties[name];
      // Of nothing there is no example.
      if (!property || 'not' in property) return [];
      return [[name, sampleOf(property, components, { name, depth: depth + 1, full })]];
    }),
  );
}

/** By its name, where the type is that of the name's value and no closed list says otherwise. */
function fitting({ type, enum: words, format, anyOf }: JsonSchema, name: string): unknown {
  const value = Object.hasOwn(byName, name)
    ? byName[name]
    : isIdName(name)
      ? byFormat.uuid
      : undefined;
  if (value === undefined || words || anyOf || (format && typeof value !== 'string'))
    return undefined;
  const types = Array.isArray(type) ? type : [type];
  if (typeof value === 'boolean' && types.includes('boolean')) return value;
  const isNumber =
    typeof value === 'number' && (types.includes('number') || types.includes('integer'));
  const isText = typeof value === 'string' && types.includes('string') && format !== 'date';
  return isNumber || isText ? value : undefined;
}

const isIdName = (name: string) => name === 'id' || name.endsWith('_id');
