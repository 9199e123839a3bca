import type { BrowserContext } from '@playwright/test'

/** What the console, a page itself or the Content-Security-Policy complained about, in the order in which it was said. */
export class Complaints {
  readonly said: string[] = []
  readonly #allowed: RegExp[] = []

  /** Listens to every page of a window from now on. */
  watch(context: BrowserContext) {
    context.on('console', (message) => this.said.push(`${message.type()}: ${message.text()}`))
    context.on('weberror', (webError) => this.said.push(`error: ${webError.error().message}`))
  }

  /** For a test that provokes a complaint. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern)
  }

  /** What no test may leave behind. */
  unexpected(): string[] {
    return this.said.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)))
  }
}
