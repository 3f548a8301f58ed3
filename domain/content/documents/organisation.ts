import {
  choice,
  email,
  type Field,
  group,
  key,
  line,
  list,
  optional,
  phone,
  picture,
  rfc,
  text,
  url,
} from '../field.ts';
import type { MailboxId } from '../link.ts';

/** Whoever writes to one that is empty reaches the general one: see `resolvedOrganisation`. */
const mailbox = (label: readonly [string, string]) => optional(email(label)) as Field<string>;

const mailboxes = {
  hello: email(['General', 'General'], {
    hint: [
      'Los correos que dejes vacíos llevan a este.',
      'Mailboxes that you leave empty lead to this one.',
    ],
  }),
  adoptions: mailbox(['Adopciones', 'Adoptions']),
  volunteering: mailbox(['Voluntariado', 'Volunteering']),
  donations: mailbox(['Donativos', 'Donations']),
  partners: mailbox(['Alianzas', 'Partners']),
  privacy: mailbox(['Privacidad', 'Privacy']),
} satisfies Record<MailboxId, Field>;

const shared = { shared: true } as const;

const telephone = group({
  id: key(),
  name: line(['Para qué es', 'What it is for'], { max: 60 }),
  number: phone(['Número', 'Number']),
});

const place = group({
  id: key(),
  city: line(['Ciudad', 'City'], { ...shared, max: 80 }),
  federalState: line(['Estado', 'State'], { ...shared, max: 60 }),
  does: optional(text(['Qué se hace ahí', 'What is done there'], { max: 500 })),
});

/** What only the organisation can vouch for. */
const claims = group(
  {
    profitShare: optional(
      line(['Parte de las utilidades para los centros', 'Share of profits for the centers'], {
        max: 40,
        hint: [
          'Como «100 %». Si lo dejas vacío, se quitan las frases que lo dicen.',
          'Such as “100%”. Left empty, the sentences that say it go.',
        ],
      }),
    ),
    qualityStandard: optional(
      line(['Norma de calidad', 'Quality standard'], {
        max: 60,
        hint: [
          'Como «ISO 9001:2015», solo mientras el certificado esté vigente. Si lo dejas vacío, se quitan las frases que lo dicen.',
          'Such as “ISO 9001:2015”, only while the certificate is valid. Left empty, the sentences that say it go.',
        ],
      }),
    ),
    confirmed: choice(['¿Es verdad lo de arriba?', 'Is the above true?'], {
      no: ['Falta que alguien lo confirme', 'Somebody has yet to confirm it'],
      yes: ['Sí, lo confirmamos', 'Yes, we confirm it'],
    }),
  },
  ['Lo que afirmamos', 'What we claim'],
);

/** The one record of the organisation: every page, mail and file that says any of it reads it here. */
export const organisation = group({
  name: line(['Nombre con el que nos conocen', 'Name we are known by'], { ...shared, max: 80 }),
  logo: optional(
    picture(['Logo', 'Logo'], {
      decorative: true,
      hint: [
        'Cuadrado, al menos 512 × 512. Va junto al nombre en todas las páginas y en la pestaña del navegador.',
        'Square, at least 512 × 512. It stands beside the name on every page, and in the browser’s tab.',
      ],
    }),
  ),
  legalName: line(['Razón social', 'Legal name'], { ...shared, max: 160 }),
  rfc: optional(rfc(['RFC', 'RFC (tax id)'])),
  representative: optional(
    line(['Representante legal', 'Legal representative'], { ...shared, max: 120 }),
  ),
  address: group(
    {
      street: line(['Calle y número', 'Street and number'], { ...shared, max: 160 }),
      postalCode: line(['Código postal', 'Postal code'], { ...shared, max: 5 }),
      city: line(['Ciudad', 'City'], { ...shared, max: 80 }),
      federalState: line(['Estado', 'State'], { ...shared, max: 60 }),
    },
    ['Domicilio legal', 'Legal address'],
  ),
  mailboxes: group(mailboxes, ['Correos', 'Mailboxes']),
  telephones: list(['Teléfonos', 'Telephones'], telephone, {
    max: 6,
    noun: ['teléfono', 'telephone'],
  }),
  hours: line(['Horario', 'Hours'], { max: 200 }),
  briefHours: line(['Horario, en breve', 'Hours, in brief'], {
    max: 40,
    hint: ['Como «24/7» o «L a V, 9 a 18 h».', 'Such as “24/7” or “Mon–Fri, 9–6”.'],
  }),
  openDays: optional(
    line(['Qué días', 'Which days'], {
      max: 60,
      hint: [
        'Sigue al horario en breve: «24/7, los 365 días del año».',
        'Follows the brief hours: “24/7, 365 days a year”.',
      ],
    }),
  ),
  places: list(['Ciudades', 'Cities'], place, { min: 1, max: 12, noun: ['localidad', 'city'] }),
  whatsappNumber: optional(
    phone(['Número de WhatsApp', 'WhatsApp number'], {
      hint: [
        'Diez dígitos si es de México; si es de otro país, empieza con + y su clave. Vacío: el de la configuración del servidor.',
        'Ten digits if it is Mexican; from another country, begin with + and its code. Empty: the one of the server’s configuration.',
      ],
    }),
  ),
  facebookUrl: optional(url(['Página de Facebook', 'Facebook page'])),
  instagramUrl: optional(url(['Perfil de Instagram', 'Instagram profile'])),
  claims,
});
