/** What one feature asks of all others, whoever they are: it declares one, and any feature contributes to it. */
export type ExtensionPoint<Part> = (...parts: readonly Part[]) => Contribution;

/** What one feature adds to one extension point. */
export interface Contribution {
  point: ExtensionPoint<never>;
  parts: readonly unknown[];
}

export function extensionPoint<Part>(): ExtensionPoint<Part> {
  const point: ExtensionPoint<Part> = (...parts) => ({ point, parts });
  return point;
}

/** All contributions of one portal. */
export class Contributions {
  readonly #parts = new Map<ExtensionPoint<never>, unknown[]>();

  add({ point, parts }: Contribution): void {
    this.#partsOf(point).push(...parts);
  }

  /**
   * In the order in which the features were built: what others rest on comes first. Filled while they are built, so to be
   * read when it is needed, not before.
   */
  to<Part>(point: ExtensionPoint<Part>): readonly Part[] {
    // Parts come here by the point alone, which takes no others.
    return this.#partsOf(point) as Part[];
  }

  #partsOf(point: ExtensionPoint<never>): unknown[] {
    const parts = this.#parts.get(point) ?? [];
    this.#parts.set(point, parts);
    return parts;
  }
}
