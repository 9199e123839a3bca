import { mkdirSync, writeFileSync } from 'node:fs'

/** All that a page shows, without any script. */
const toStatic = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')

/** The words of a page in their elements: no style, no face, no script, no picture. */
const toBare = (html: string) =>
  toStatic(html)
    .replace(/<(style|svg|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/<link[^>]*>|<img[^>]*>/g, '')
    .replace(/ (class|srcset)="[^"]*"/g, '')

/**
 * Lays two pages beside one of ours on the same server.
 * @param served the folder that the server serves
 * @returns their addresses
 */
export async function compareWithBarePage(origin: string, path: string, served: string) {
  const html = await (await fetch(origin + path)).text()
  const name = path.replaceAll('/', '-').slice(1)
  mkdirSync(`${served}/beside`, { recursive: true })
  writeFileSync(`${served}/beside/${name}-bare.html`, toBare(html))
  writeFileSync(`${served}/beside/${name}-static.html`, toStatic(html))
  return { bare: `${origin}/beside/${name}-bare`, static: `${origin}/beside/${name}-static` }
}
