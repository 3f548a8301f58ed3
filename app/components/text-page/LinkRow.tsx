import type { IconName } from '#app/components/Icon.tsx';
import type { ShownLink } from './shown.ts';
import { TextLink } from './TextLink.tsx';

interface Props {
  links: readonly ShownLink[];
  /** Of the first, which is the one that most people come for. */
  icon?: IconName;
}

export function LinkRow({ links, icon }: Props) {
  return links.map((link, index) => (
    <TextLink
      key={link.href}
      link={link}
      variant={index === 0 ? 'primary' : 'outline'}
      icon={index === 0 ? icon : undefined}
    />
  ));
}
