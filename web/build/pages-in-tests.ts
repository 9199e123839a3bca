import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { Plugin } from 'vite'

const EMPTY = '\0no-catalogue'

/** Replaces the catalogues by empty ones: tests read the texts of the code, since catalogues may not be built yet. */
export const noCatalogues: Plugin = {
  name: 'no-catalogues',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.po') ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export const messages = {}' : undefined),
}

/** Returns the plugins that unit tests need to import whole pages. */
export const pagesInTests = () => [babel({ presets: [linguiTransformerBabelPreset()] }), noCatalogues]
