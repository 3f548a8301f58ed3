import { type Language, locale } from '#domain/language.ts';

/** "48 KB" or "1.2 MB", as people know it from their own files. */
export function fileSize(bytes: number, language: Language): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locale[language], { maximumFractionDigits: digits }).format(value);
  if (bytes < 1_000_000) return `${format(Math.max(1, bytes / 1000), 0)} KB`;
  return `${format(bytes / 1_000_000, 1)} MB`;
}
