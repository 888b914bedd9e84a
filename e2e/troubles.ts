import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Everything that goes wrong under a visit without its visitor being told: messages of the console
 * (React's and those of the content security policy among them), errors that nothing caught, requests
 * that failed.
 */
export class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** @param scripts Whether scripts run: where the visitor has turned them off, the browser says that none came. */
  watch(context: BrowserContext, { scripts }: { scripts: boolean }): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // The response itself is noted below, with its address.
      if (message.text().startsWith('Failed to load resource')) return;
      this.#seen.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Moving on ends what was still on its way.
      if (reason === 'net::ERR_ABORTED') return;
      if (scripts || request.resourceType() !== 'script')
        this.#seen.push(`failed: ${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#seen.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Says that the visit is about this trouble: it must come, and is no fault then. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Says what may come or not, such as pictures that a failing store does not give. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Fails where there was trouble that nobody expected, or none where some was. */
  check(): void {
    const known = [...this.#expected, ...this.#allowed];
    const unexpected = this.#seen.filter((trouble) => !known.some((pattern) => pattern.test(trouble)));
    expect(unexpected, 'trouble in the browser').toEqual([]);
    const missing = this.#expected.filter((pattern) => !this.#seen.some((trouble) => pattern.test(trouble)));
    expect(missing, 'trouble that was expected and did not come').toEqual([]);
  }
}
