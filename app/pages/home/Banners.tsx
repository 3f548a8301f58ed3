import { ButtonLink } from '#app/components/Button.tsx';
import { Carousel } from '#app/components/Carousel.tsx';
import type { IconName } from '#app/components/Icon.tsx';
import { PagePicture, type ShownPagePicture } from '#app/components/PagePicture.tsx';
import type { ShownLink } from '#app/components/text-page/shown.ts';
import { useText } from '#app/i18n/texts.tsx';
import styles from './Banners.module.css';
import { Scene } from './Scene.tsx';

interface Props {
  banners: readonly {
    id: string;
    title: string;
    text: string;
    links: readonly ShownLink[];
    picture?: ShownPagePicture | undefined;
  }[];
}

/** By the key of a slide. */
const icons: Partial<Record<string, IconName>> = { sterilize: 'heart', rehabilitate: 'heart' };

export function Banners({ banners }: Props) {
  const text = useText().home;
  return (
    <div className={styles.ground}>
      <Carousel
        label={text.banners}
        slides={banners.map(({ id, title, text, links, picture }, index) => {
          const Title = index === 0 ? 'h1' : 'h2';
          return {
            key: id,
            content: (
              <div className={styles.banner}>
                <div className={styles.words}>
                  <Title className={styles.title}>{title}</Title>
                  <p className={styles.text}>{text}</p>
                  <div className={styles.ways}>
                    {links.map(({ href, label }, index) => (
                      <ButtonLink
                        key={href}
                        to={href}
                        variant={index === 0 ? 'primary' : 'outline'}
                        icon={index === 0 ? (icons[id] ?? 'paw') : undefined}
                      >
                        {label}
                      </ButtonLink>
                    ))}
                  </div>
                </div>
                {picture ? (
                  <PagePicture className={styles.photo} {...picture} />
                ) : (
                  <Scene id={id} />
                )}
              </div>
            ),
          };
        })}
      />
    </div>
  );
}
