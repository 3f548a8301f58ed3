import type { InputOf } from '#app/api/transport/request.ts';
import { mexico } from '#domain/accounts/mexico.ts';
import type { TypedPerson } from '#domain/accounts/person.ts';
import type { Person } from '#domain/accounts/registration.ts';

/** Where validation messages about a person belong, by the wire's names. The contract's own fields would bring its schema library along. */
export const personFieldOf = {
  nombre: 'name',
  telefono: 'phone',
  'domicilio.pais': 'country',
  'domicilio.estado': 'federalState',
  'domicilio.ciudad': 'city',
} as const satisfies Record<string, keyof Person>;

/** As the wire takes it; the states are Mexico's. */
export const personToWire = ({ name, phone, country, federalState = '', city }: TypedPerson) =>
  ({
    nombre: name,
    telefono: phone,
    domicilio: {
      pais: country,
      estado: country === mexico ? federalState : '',
      ciudad: city,
    },
  }) satisfies Partial<InputOf<'usuarios:actualizar'>>;

interface PersonOnTheWire {
  nombre: string;
  telefono: string;
  domicilio: Record<'pais' | 'estado' | 'ciudad', string>;
}

export const personFromWire = ({ nombre, telefono, domicilio }: PersonOnTheWire): Person => ({
  name: nombre,
  phone: telefono,
  country: domicilio.pais,
  federalState: domicilio.estado,
  city: domicilio.ciudad,
});
