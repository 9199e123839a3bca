import { border, toCssUrl } from 'domain/needlework/border.ts'
import type { BorderName } from 'domain/needlework/repeats.ts'
import type { Plugin } from 'vite'

const MODULE = 'virtual:borders.css'
const BORDERS: readonly BorderName[] = ['tara', 'lehriya', 'kangura', 'patti']

/** Adds the borders to the style sheet as `--border-tara` and so on, so that no page draws them at run time. */
export const borders = (): Plugin => ({
  name: 'borders',
  resolveId: (id) => (id === MODULE ? MODULE : undefined),
  load: (id) => {
    if (id !== MODULE) return undefined
    const properties = BORDERS.map((name) => `--border-${name}: ${toCssUrl(border(name))};`)
    return `:root { ${properties.join(' ')} }`
  },
})
