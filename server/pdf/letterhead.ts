/** Whom a document is from, at its head: everything that draws one is given it. */
export interface Letterhead {
  /** The organisation's name, on every page. */
  name: string;
  /** undefined: the paw that the portal comes with. */
  logo: Logo | undefined;
}

export interface Logo {
  /** In `media_assets`: what is stored of a drawing changes with it. */
  id: string;
  png: Buffer;
  /** Its width by its height. */
  aspect: number;
}
