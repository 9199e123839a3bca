import type { BrowserContext } from '@playwright/test'

/** Playwright says so on each page where tests allow no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/** The console messages with their addresses, and the errors of pages, in their order. */
export class Complaints {
  readonly messages: string[] = []
  readonly #allowed: RegExp[] = []

  /** Records the messages of all pages of a window. */
  watch(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.text() === BLOCKED) return
      this.messages.push(`${message.type()}: ${message.text()} ${message.location().url}`.trimEnd())
    })
    context.on('weberror', (webError) => this.messages.push(`error: ${webError.error().message}`))
  }

  /** Allows a message that a test causes. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern)
  }

  /** Lists the messages that were not allowed. */
  unexpected(): string[] {
    return this.messages.filter((complaint) => !this.#allowed.some((pattern) => pattern.test(complaint)))
  }
}
