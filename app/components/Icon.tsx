import type { IconName } from './icon-drawings.ts';

export type { IconName };

interface Props {
  /** `logo`: the organisation's own, or the paw that stands for it. */
  name: IconName | 'logo';
  size?: number;
  /** For an icon that says something the words beside it do not. */
  label?: string;
  className?: string;
}

/** A reference into the sprite: a page with a hundred icons carries each drawing once. */
export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <>
      <svg className={className} width={size} height={size} aria-hidden="true">
        <use href={`#icon-${name}`} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}
