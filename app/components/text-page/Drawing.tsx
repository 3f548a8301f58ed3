interface Props {
  src: string;
  className?: string;
  /** On the first screen. */
  eager?: boolean;
}

/** A scene drawn for the portal; it says nothing that the words beside it do not. */
export function Drawing({ src, className, eager }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={480}
      height={400}
      className={className}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
