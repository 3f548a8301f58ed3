import { redirect } from 'react-router';
import { petEmbedTexts } from '#app/i18n/pet-embed.ts';
import { sharingTexts } from '#app/i18n/sharing.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import type { Language } from '#domain/language.ts';
import {
  type PosterForm,
  pictureFormats,
  posterForms,
  type ShareKind,
  sharedPicture,
  sharedPoster,
  smallPicture,
} from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';

/** By the pages: what is shared, and where those of its kind are listed. */
const kinds = {
  sharePet: { kind: 'pet', list: 'adoptionPets' },
  shareLitter: { kind: 'litter', list: 'adoptionPets' },
  shareEvent: { kind: 'event', list: 'adoptionEvents' },
  shareCampaign: { kind: 'campaign', list: 'campaigns' },
  shareNotice: { kind: 'notice', list: 'lostAndFound' },
  shareFundraiser: { kind: 'fundraiser', list: 'fundraisers' },
} as const satisfies Record<string, { kind: ShareKind; list: string }>;

/** Of the pictures; the small ones are drawn as wide as is said here. */
const sizes = { post: [320, 320], story: [320, 569], og: [320, 168] } as const;

export async function loader({ params, context }: LoaderArgs) {
  const { app, language, page } = context;
  const { kind, list } = kinds[page as keyof typeof kinds];
  const id = params.slug || params.id || '';
  const subject = await app.sharing.subject(kind, id, language);
  if (!subject) throw redirect(pathFor(list, language));
  const text = sharingTexts[language];
  const { title, link: _, crumb, lead, forms, formats, code, codeText, ...labels } = text;
  const message = messageOf(subject, language);
  return {
    title: title(subject.title),
    name: subject.title,
    crumb,
    lead,
    labels,
    /** Of its own page. */
    path: new URL(subject.address).pathname,
    message,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(message)}`,
    pictures: pictureFormats.toReversed().map((format) => ({
      label: formats[format],
      href: sharedPicture(kind, id, language, format),
      small: smallPicture(kind, id, language, format),
      width: sizes[format][0],
      height: sizes[format][1],
    })),
    posters: (Object.keys(posterForms) as PosterForm[]).map((form) => ({
      label: forms[form],
      href: sharedPoster(kind, id, language, form),
    })),
    embed: { label: petEmbedTexts[language].link, to: pathFor('petEmbed', language) },
    code: subject.code && {
      label: code,
      text: codeText(subject.code, subject.shortAddress),
    },
  };
}

/** What people paste into a chat. */
function messageOf(subject: ShareSubject, language: Language): string {
  const { title, looks, facts, place, more, code, address } = subject;
  const typed = code && `${sharingTexts[language].code}: ${code}`;
  return [`${title} · ${looks}`, facts, place, ...more, typed, address].filter(Boolean).join('\n');
}
