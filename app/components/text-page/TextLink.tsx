import { ButtonLink } from '../Button.tsx';
import type { IconName } from '../Icon.tsx';
import type { ShownLink } from './shown.ts';
import styles from './TextLink.module.css';

interface Props {
  link: ShownLink;
  variant?: 'primary' | 'outline' | 'soft';
  icon?: IconName;
}

const icons: Record<ShownLink['kind'], IconName> = {
  page: 'arrow',
  file: 'download',
  mail: 'mail',
  web: 'link',
};

export function TextLink({ link, variant = 'outline', icon = icons[link.kind] }: Props) {
  const { kind, label, href, note } = link;
  if (kind === 'page') {
    return (
      <ButtonLink to={href} variant={variant} icon={icon}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <span className={styles.link}>
      <ButtonLink
        href={href}
        variant={variant}
        icon={icon}
        download={kind === 'file' ? true : undefined}
        rel={kind === 'web' ? 'noopener' : undefined}
      >
        {label}
      </ButtonLink>
      {kind === 'mail' && <span className={styles.note}>{note}</span>}
    </span>
  );
}
