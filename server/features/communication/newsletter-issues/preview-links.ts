import { isLanguage, type Language } from '#domain/language.ts';
import { createSigner } from '#server/keys/signatures.ts';

/** Milliseconds: as long as somebody looks at it. */
const openFor = 30 * 60_000;

export const previewPath = '/boletin-informativo/vista-previa';

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Links to drafts; a token is `{issue}.{language}.{until}.{account}.{signature}`: of whoever made it. */
export function createPreviewLinks(secretKey: string) {
  const signer = createSigner(secretKey, 'newsletter preview');
  return {
    pathOf(id: string, language: Language, by: string, now: Date): string {
      const payload = `${id}.${language}.${now.getTime() + openFor}.${by}`;
      return `${previewPath}/${payload}.${signer.sign(payload)}`;
    },

    read(token: string, now: Date): { id: string; language: Language; by: string } | undefined {
      const [id = '', language = '', until = '', by = '', signature = ''] = token.split('.');
      if (!signer.verify(`${id}.${language}.${until}.${by}`, signature)) return undefined;
      if (!(now.getTime() < Number(until)) || !isLanguage(language)) return undefined;
      return { id, language, by };
    },
  };
}
