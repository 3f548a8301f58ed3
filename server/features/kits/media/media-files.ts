import { storedFiles } from '../stored-files.ts';

export const mediaKey = (id: string, name: string): string => `media/${id}/${name}`;

/** undefined where the file is no picture or video. */
export const mediaIdOf = (key: string): string | undefined => /^media\/([^/]+)\//.exec(key)?.[1];

export const mediaFiles = storedFiles({
  table: 'media_assets',
  folders: ({ id }) => [mediaKey(id, '')],
  keys: ({ id, widths_json, video_file }) => [
    ...(JSON.parse(widths_json) as number[]).flatMap((width) => [
      mediaKey(id, `${width}.avif`),
      mediaKey(id, `${width}.webp`),
    ]),
    mediaKey(id, 'og.jpg'),
    ...(video_file ? [video_file] : []),
  ],
});
