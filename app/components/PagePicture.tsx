/** A picture of a text as a loader has prepared it, so that pages bring next to no code for it. */
export interface ShownPagePicture {
  avif: { type: 'image/avif'; srcSet: string; sizes: string };
  img: {
    alt: string;
    src: string;
    srcSet: string;
    sizes: string;
    width: number;
    height: number;
    loading: 'lazy';
    decoding: 'async';
    /** See `styles/focal-point.css`. */
    'data-focus-x': number;
    'data-focus-y': number;
  };
}

/** Its frame says how large it is. */
export const PagePicture = ({ avif, img: { alt, ...img } }: ShownPagePicture) => (
  <picture>
    <source {...avif} />
    <img alt={alt} {...img} />
  </picture>
);
