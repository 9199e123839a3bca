import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const SOURCE = new URL('../public/favicon.svg', import.meta.url)

/** Wraps a PNG of at most 255 pixels as the only picture of an ICO file. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Draws the icons that browsers and phones ask for from favicon.svg, so that no copy gets old. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const svg = await readFile(SOURCE)
  const png = (size: number) => sharp(svg, { density: 300 }).resize(size).png({ palette: true }).toBuffer()
  return {
    'favicon.ico': toIco(await png(32), 32),
    'apple-touch-icon.png': await png(180),
    'icon-192.png': await png(192),
    'icon-512.png': await png(512),
  }
}

/** Adds the icons to the site. */
export const icons = (): Plugin => ({
  name: 'icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await drawIcons()))
      this.emitFile({ type: 'asset', fileName, source })
  },
})
