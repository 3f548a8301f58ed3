import { useEffect, useRef, useState } from 'react';
import { read } from '#app/api/call.ts';
import {
  type ContentFile,
  findContentFiles,
  mostNamedAssets,
} from '#domain/content/asset-calls.ts';
import { assetsIn } from '#domain/content/content-assets.ts';
import type { Field } from '#domain/content/field.ts';

/** What is known of the pictures and files that a document names; those that are new in it are asked for. */
export function useAssets(field: Field, value: unknown) {
  const [assets, setAssets] = useState<ReadonlyMap<string, ContentFile>>(new Map());
  const requested = useRef(new Set<string>());
  const named = assetsIn(field, value).map(({ id }) => id);
  const list = [...new Set(named)].join(' ');

  useEffect(() => {
    const missing = list.split(' ').filter((id) => id !== '' && !requested.current.has(id));
    for (const id of missing) requested.current.add(id);
    for (let start = 0; start < missing.length; start += mostNamedAssets) {
      const portion = missing.slice(start, start + mostNamedAssets);
      read(findContentFiles, { kind: 'picture', ids: portion }).then(
        (found) =>
          setAssets((last) => new Map([...last, ...found.map((one) => [one.id, one] as const)])),
        // The form says only that there is one, until it is opened anew.
        () => {},
      );
    }
  }, [list]);

  function know(asset: ContentFile) {
    requested.current.add(asset.id);
    setAssets((last) => new Map(last).set(asset.id, asset));
  }

  return { assets, know };
}
