import type { BrowserContext, Frame } from '@playwright/test'

/** A channel on which a page listens to the database. */
interface Channel {
  /** The address of its last request, once it has a session. */
  url?: URL
  /** The number of messages that the page has sent. */
  sent: number
  /** The ids of the listeners that the page has opened. */
  targets: number[]
}

/** A message of a page to the database. */
interface Message {
  addTarget?: { targetId: number }
}

/**
 * Ends the listeners of closed pages. The Firestore emulator does not notice that a page was closed: at every write it would
 * evaluate the queries of all earlier pages again, so each test would slow down the next ones.
 */
export class Listeners {
  readonly #channels = new Map<Frame, Channel>()
  readonly #ended: Promise<unknown>[] = []

  /** Records the listeners of all pages of a window. */
  watch(context: BrowserContext) {
    context.on('request', (request) => {
      if (!request.url().includes('/google.firestore.v1.Firestore/Listen/channel')) return
      const url = new URL(request.url())
      const frame = request.frame()
      const isNew = !url.searchParams.has('SID')
      // a page uses one channel at a time: the channel before belongs to an earlier page, or is closed
      if (isNew) this.#endChannel(frame)
      const channel = this.#channels.get(frame) ?? { sent: 0, targets: [] }
      this.#channels.set(frame, channel)
      if (!isNew) channel.url = url
      const form = new URLSearchParams(request.postData() ?? '')
      channel.sent = Math.max(channel.sent, Number(form.get('ofs')) + Number(form.get('count')))
      for (const [name, value] of form) {
        if (!name.endsWith('___data__')) continue
        const { addTarget } = JSON.parse(value) as Message
        if (addTarget) channel.targets.push(addTarget.targetId)
      }
    })
  }

  /** Ends all listeners. Call this when the windows are closed. */
  async end(): Promise<void> {
    for (const frame of this.#channels.keys()) this.#endChannel(frame)
    await Promise.all(this.#ended)
  }

  #endChannel(frame: Frame) {
    const { url, sent, targets } = this.#channels.get(frame) ?? {}
    this.#channels.delete(frame)
    if (!url || !targets) return
    const database = url.searchParams.get('database')
    const form = new URLSearchParams({ count: String(targets.length), ofs: String(sent) })
    for (const [n, removeTarget] of targets.entries())
      form.set(`req${n}___data__`, JSON.stringify({ database, removeTarget }))
    url.searchParams.set('RID', '1')
    url.searchParams.delete('TYPE')
    this.#ended.push(fetch(url, { method: 'POST', body: form }))
  }
}
