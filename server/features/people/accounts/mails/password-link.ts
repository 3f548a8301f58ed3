import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface PasswordLinkData {
  /** Empty or missing where nobody has shown yet that the address is theirs: a stranger may have written the name. */
  name?: string;
  passwordUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string | undefined): string;
  paragraphs(siteName: string): readonly string[];
  choose: string;
  once: string;
  ignore: string;
  reason(siteName: string): string;
}

/** A mail with the link by which somebody proves an address and chooses a password. */
export const passwordLink = (template: string, title: Bilingual, words: Bilingual<Words>) =>
  defineMail<PasswordLinkData>(
    template,
    ({ name, passwordUrl }, language, site) => {
      const say = words[language];
      return {
        subject: say.subject(site.name),
        preview: say.preview,
        heading: say.heading(name),
        blocks: [
          ...say.paragraphs(site.name),
          { kind: 'button', label: say.choose, url: passwordUrl },
          { kind: 'note', text: say.once },
          { kind: 'note', text: say.ignore },
        ],
        reason: say.reason(site.name),
      };
    },
    {
      holdsKey: true,
      sample: {
        title,
        data: ({ link }) => ({ name: 'Rosa', passwordUrl: link }),
        variants: ({ passwordUrl }) => [{ passwordUrl }],
      },
    },
  );
