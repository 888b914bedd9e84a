import { tokenAges } from '@kitchen/shared/enquiry.ts';

interface TokenKeeperOptions {
  /** Resolves to undefined where no token is to be had. */
  fetchToken(): Promise<string | undefined>;
  /** Ms. */
  now(): number;
  pause(ms: number): Promise<void>;
}

/** The server's clock may go a little otherwise than the visitor's while a token grows old. */
const marginMs = 250;
/** A token this near its end may end on its way. */
const lastMinutesMs = 10 * 60_000;

/** Holds the token that an enquiry brings along: fetched early, so that it counts when the form is sent. */
export class TokenKeeper {
  readonly #options: TokenKeeperOptions;
  #coming: Promise<string | undefined> | null = null;
  #receivedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** Fetches a token unless there is one that still counts. Never rejects, so nobody has to wait for it. */
  async prepare(): Promise<string | undefined> {
    const { fetchToken, now } = this.#options;
    if (this.#coming && now() - this.#receivedAtMs > tokenAges.to - lastMinutesMs) this.#coming = null;
    if (!this.#coming) {
      this.#receivedAtMs = Number.POSITIVE_INFINITY;
      this.#coming = fetchToken().then((token) => {
        if (token === undefined) this.#coming = null;
        else this.#receivedAtMs = now();
        return token;
      });
    }
    return this.#coming;
  }

  /** A token that counts by now; without one the enquiry is sent all the same. */
  async take(): Promise<string | undefined> {
    const { now, pause } = this.#options;
    const token = await this.prepare();
    if (token === undefined) return undefined;
    const youngForMs = this.#receivedAtMs + tokenAges.from + marginMs - now();
    if (youngForMs > 0) await pause(youngForMs);
    return token;
  }
}
