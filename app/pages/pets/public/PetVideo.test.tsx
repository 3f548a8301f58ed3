// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { serverPage } from '#tests/setup/server-page.tsx';
import { PetVideo } from './PetVideo.tsx';

function videoOf(videoType: string, file: string) {
  const item = {
    id: 'a1',
    kind: 'video',
    width: 640,
    height: 480,
    placeholder: 'data:,',
    widths: [320, 640],
    focus: { x: 0.5, y: 0.5 },
    videoUrl: `/media/a1/${file}`,
    videoType,
  } as const;
  return serverPage(
    <PetVideo name="Luna" item={{ ...item, widths: [...item.widths] }} shown first={false} />,
  );
}

/** A video has no role: it is found by what it is. */
const played = () => document.querySelector('video > source');

it.each([
  ['video/mp4', 'film.mp4'],
  ['video/webm', 'film.webm'],
])('%s is played', (type, file) => {
  videoOf(type, file);
  expect(played()?.getAttribute('src')).toBe(`/media/a1/${file}`);
  expect(played()?.getAttribute('type')).toBe(type);
});

it('what telephones record is played under no name, which browsers would refuse', () => {
  videoOf('video/quicktime', 'film.mov');
  expect(played()?.getAttribute('src')).toBe('/media/a1/film.mov');
  expect(played()?.hasAttribute('type')).toBe(false);
});

it.each([
  ['video/x-msvideo', 'film.avi'],
  ['video/x-ms-wmv', 'film.wmv'],
  ['video/ogg', 'film.ogv'],
])('%s, which no browser plays, is offered for download under its poster', (type, file) => {
  const page = videoOf(type, file);
  const link = page.getByRole('link', { name: new RegExp(es.pets.pet.downloadVideo) });
  expect(link.getAttribute('href')).toBe(`/media/a1/${file}`);
  expect(link.hasAttribute('download')).toBe(true);
  const poster = page.getByRole('img', { name: /Luna/ });
  expect(poster.getAttribute('srcset')).toContain('/media/a1/640.webp 640w');
  expect(document.querySelector('video')).toBeNull();
});
