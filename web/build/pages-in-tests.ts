import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { Plugin } from 'vite'

const EMPTY = '\0no-catalogue'

/** Texts as they stand in the code: tests run before, or while, catalogues are collected from it. */
export const noCatalogues: Plugin = {
  name: 'no-catalogues',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.po') ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export const messages = {}' : undefined),
}

/** What unit tests need to import whole pages. */
export const pagesInTests = () => [babel({ presets: [linguiTransformerBabelPreset()] }), noCatalogues]
