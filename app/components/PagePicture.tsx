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
    'data-focus-x': string;
    'data-focus-y': string;
  };
}

/** @param className says how large it is: its picture element has no box of its own (`styles/base.css`) */
export const PagePicture = ({
  avif,
  img: { alt, ...img },
  className,
}: ShownPagePicture & { className?: string | undefined }) => (
  <picture>
    <source {...avif} />
    <img alt={alt} className={className} {...img} />
  </picture>
);
