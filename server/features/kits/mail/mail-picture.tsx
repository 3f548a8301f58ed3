import type { MailBlock } from './mail-content.ts';
import { soft, wholePicture } from './mail-styles.ts';

type Shown = Extract<MailBlock, { kind: 'picture' }>;

/** Programs that know no styles go by the sizes in its attributes. */
export function Picture({ url, alt, caption, href }: Shown) {
  const image = <img src={url} alt={alt} width="518" height="272" style={wholePicture} />;
  return (
    <div style={{ margin: '0 0 20px' }}>
      {href ? <a href={href}>{image}</a> : image}
      {caption && (
        <p className="soft" style={{ ...soft(15), margin: '8px 0 0' }}>
          {caption}
        </p>
      )}
    </div>
  );
}
