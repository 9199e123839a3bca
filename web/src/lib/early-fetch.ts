const early = new Map<string, Promise<Response>>()

const load = (address: string) => fetch(address, { cache: 'no-cache' })

/**
 * Asks for what the page says it will need (`EarlyData`), before any of the app is loaded: data that changes does not
 * wait for hydration.
 */
export function fetchEarly(document: Document) {
  for (const { content: address } of document.querySelectorAll<HTMLMetaElement>('meta[name=early-data]')) {
    const answer = load(address)
    answer.catch(() => {}) // whoever takes it handles its failure
    early.set(address, answer)
  }
}

/** The answer that was asked for early, once; else a new one. Past the browser's cache, so that only the CDN is stale. */
export function takeEarly(address: string): Promise<Response> {
  const answer = early.get(address) ?? load(address)
  early.delete(address)
  return answer
}
