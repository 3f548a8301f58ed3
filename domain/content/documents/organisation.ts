import {
  email,
  type Field,
  group,
  key,
  line,
  list,
  number,
  optional,
  phone,
  text,
  url,
} from '../field.ts';
import type { MailboxId } from '../link.ts';

const mailboxes = {
  hello: email(['General', 'General']),
  adoptions: email(['Adopciones', 'Adoptions']),
  volunteering: email(['Voluntariado', 'Volunteering']),
  donations: email(['Donativos', 'Donations']),
  partners: email(['Alianzas', 'Partners']),
  privacy: email(['Privacidad', 'Privacy']),
} satisfies Record<MailboxId, Field>;

const shared = { shared: true } as const;

const place = group({
  id: key(),
  city: line(['Ciudad', 'City'], { ...shared, max: 80 }),
  federalState: line(['Estado', 'State'], { ...shared, max: 60 }),
  does: text(['Qué se hace ahí', 'What is done there'], { max: 500 }),
  latitude: number(['Latitud', 'Latitude'], { min: 14, max: 33, step: 0.0001 }),
  longitude: number(['Longitud', 'Longitude'], { min: -119, max: -86, step: 0.0001 }),
});

export const organisation = group({
  legalName: line(['Nombre legal', 'Legal name'], { ...shared, max: 160 }),
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
  hours: line(['Horario', 'Hours'], { max: 200 }),
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
});
