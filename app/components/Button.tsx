import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  /** primary: the one thing to do here; outline: the other one; soft: marigold; quiet: text only. */
  variant?: 'primary' | 'outline' | 'soft' | 'quiet';
  size?: 'normal' | 'small';
  icon?: IconName;
  children: ReactNode;
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
type ButtonLinkProps = Look &
  (
    | ({ to: LinkProps['to'] } & Omit<LinkProps, 'to' | 'children'>)
    /** Another site, a download, an e-mail. */
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  );

export function Button({ variant, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classFor({ variant, size, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  const classes = classFor({ variant, size, className });
  return 'to' in rest ? (
    <Link {...rest} className={classes}>
      {inside}
    </Link>
  ) : (
    <a {...rest} className={classes}>
      {inside}
    </a>
  );
}

function classFor({
  variant = 'primary',
  size = 'normal',
  className,
}: Pick<Look, 'variant' | 'size'> & { className?: string }): string {
  return [styles.button, styles[variant], size === 'small' && styles.small, className]
    .filter(Boolean)
    .join(' ');
}
