import { vetLinkLimits } from '#domain/care/vet-link.ts';
import {
  findVetLinks,
  inviteVet,
  openVetVisit,
  withdrawVetLink,
  writeVetVisit,
} from '#domain/care/vet-visit-calls.ts';
import { toldBirth } from '#domain/pets/birth.ts';
import { pathFor } from '#domain/site-map.ts';
import { implement } from '../implement.ts';

export const visitaVeterinaria = [
  implement(inviteVet, {
    summary:
      'A link by which a vet without an account writes one visit into the record of a pet (`id`): it works once, for ' +
      `${vetLinkLimits.days} days, and at most ${vetLinkLimits.open} of a pet are open. For whoever keeps the record; to others ` +
      '404. visita_veterinaria:enlaces tells its address.',
    async handle({ input, viewer, address, context, once }) {
      const created = await once((record) =>
        context.care.inviteVet({ viewer, address }, input.id, record),
      );
      return { data: { id: created } };
    },
  }),

  implement(findVetLinks, {
    summary:
      `The latest ${vetLinkLimits.listed} links for vets of a pet, the newest first, with the address (\`url\`) of those that are ` +
      'open. For whoever keeps the record; to others 404.',
    async handle({ input, viewer, context, language }) {
      const found = await context.care.listVetLinks(viewer, input.id);
      const { siteUrl } = context.config;
      return {
        data: found.map(({ key, ...one }) => ({
          ...one,
          url: key && siteUrl + pathFor('vetVisit', language, { key }),
        })),
      };
    },
  }),

  implement(withdrawVetLink, {
    summary:
      'Withdraws a link for a vet (`id`), for whoever keeps the record: it opens nothing more.',
    async handle({ input, viewer, address, context }) {
      await context.care.withdrawVetLink({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(openVetVisit, {
    summary:
      'What a vet with a link (`clave`) sees: which animal it is, and the products that may be named. Nothing of the record, ' +
      'and nobody’s data. `mascota` is null unless the link is `abierto`. Changes nothing.',
    async handle({ input, address, context }) {
      const { asked, ...found } = await context.care.openVetVisit({ address }, input.key);
      const pet = asked?.pet;
      return {
        data: {
          ...found,
          pet: pet
            ? {
                ...pet,
                age: toldBirth(pet, found.today),
                photo: asked.photo === undefined ? null : context.config.siteUrl + asked.photo,
              }
            : null,
          products: asked?.products ?? [],
        },
      };
    },
  }),

  implement(writeVetVisit, {
    summary:
      'Writes the visit of a link (`clave`), once: the day, `motivo`, `hallazgos`, `peso`, who saw the animal (`veterinario` and ' +
      `\`cedula\`), and up to ${vetLinkLimits.done} things that were done (\`aplicado\`, of the kinds vacuna, desparasitacion, ` +
      'tratamiento, prueba and operacion, words as of cuidados:registrar). The same visit sent again changes nothing. Doubts are asked as of ' +
      'cuidados:registrar.',
    async handle({ input: { key, ...visit }, viewer, address, context }) {
      await context.care.writeVetVisit({ viewer, address }, key, visit);
      return { data: null };
    },
  }),
];
