/** As much of `node:async_hooks` as React asks for while it renders; what is awaited finds nothing here. */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined;

  getStore(): Store | undefined {
    return this.#store;
  }

  run<Args extends unknown[], Result>(
    store: Store,
    work: (...args: Args) => Result,
    ...args: Args
  ): Result {
    const before = this.#store;
    this.#store = store;
    try {
      return work(...args);
    } finally {
      this.#store = before;
    }
  }
}
