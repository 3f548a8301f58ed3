import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { Film } from './Film.tsx';

function filmOf(videoType: string, file: string): string {
  const item = {
    id: 'a1',
    kind: 'video',
    width: 640,
    height: 480,
    placeholder: 'data:,',
    widths: [320, 640],
    videoUrl: `/media/a1/${file}`,
    videoType,
  } as const;
  return renderToString(
    <TextsProvider language="es" dictionary={es}>
      <Film name="Luna" item={{ ...item, widths: [...item.widths] }} shown first={false} />
    </TextsProvider>,
  );
}

it.each([
  ['video/mp4', 'film.mp4'],
  ['video/webm', 'film.webm'],
])('%s is played', (type, file) => {
  expect(filmOf(type, file)).toContain(`<source src="/media/a1/${file}" type="${type}"/>`);
});

it('what telephones film is played under no name, which browsers would refuse', () => {
  expect(filmOf('video/quicktime', 'film.mov')).toContain('<source src="/media/a1/film.mov"/>');
});

it.each([
  ['video/x-msvideo', 'film.avi'],
  ['video/x-ms-wmv', 'film.wmv'],
  ['video/ogg', 'film.ogv'],
])('%s, which no browser plays, is offered for download under its poster', (type, file) => {
  const html = filmOf(type, file);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/media/a1/${file}" download=""`));
  expect(html).toContain('/media/a1/640.webp 640w');
  expect(html).toContain(es.pets.pet.downloadVideo);
  expect(html).not.toContain('<video');
});
