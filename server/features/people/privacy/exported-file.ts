/** A file among somebody's data. */
export class ExportedFile {
  /** Of the file store. */
  readonly key: string;
  /** Where the portal shows it, as long as it does. */
  readonly address: string;
  /** Its place in the archive. */
  readonly path: string;

  constructor({ key, address, path }: { key: string; address: string; path: string }) {
    this.key = key;
    this.address = address;
    this.path = path;
  }
}
