import { mkdirSync, writeFileSync } from 'node:fs'

/** Removes the scripts of a page. */
const toStatic = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')

const URDU_FACE = /@font-face\s*\{[^}]*Noto Nastaliq Urdu[^}]*\}/

/** Returns a style with the face of a page in Urdu alone; '' for other pages. */
function urduFace(html: string): string {
  const [face] = URDU_FACE.exec(html) ?? []
  return face ? `<style>${face}body{font-family:'Noto Nastaliq Urdu'}</style>` : ''
}

/** Keeps the text of a page in its elements, without styles, scripts, pictures and fonts other than the Urdu face. */
const toBare = (html: string) =>
  toStatic(html)
    .replace(/<(style|svg|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/<link[^>]*>|<img[^>]*>/g, '')
    .replace(/ (class|srcset)="[^"]*"/g, '')
    .replace('</head>', () => `${urduFace(html)}</head>`)

/**
 * Writes a bare and a static copy of a page to the same server.
 * @param served the folder that the server serves
 * @returns their addresses
 */
export async function compareWithBarePage(origin: string, path: string, served: string) {
  const html = await (await fetch(origin + path)).text()
  const name = path.replaceAll('/', '-').slice(1)
  mkdirSync(`${served}/plain`, { recursive: true })
  writeFileSync(`${served}/plain/${name}-bare.html`, toBare(html))
  writeFileSync(`${served}/plain/${name}-static.html`, toStatic(html))
  return { bare: `${origin}/plain/${name}-bare`, static: `${origin}/plain/${name}-static` }
}
