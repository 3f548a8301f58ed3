import type { DocumentFormat } from '#content/resources/document-address.ts';
import type { Resource } from '#content/resources/resource.ts';

export interface ListedResource {
  /** Of the portal's own documents, or an editor's file. */
  id: string;
  group: Resource['group'];
  title: string;
  summary: string;
  /** Counted anew whenever it is asked for, so its size is not known before. */
  live: boolean;
  files: { format: DocumentFormat; href: string; bytes?: number }[];
}
