/** Work under way by key: whoever asks for the same meanwhile waits for the same promise. */
export class InFlight<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(key: string, start: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = start().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
