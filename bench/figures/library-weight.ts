import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Bundles, minifies and compresses the libraries of a public page alone. @returns bytes */
export async function weighLibraries(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: 'web',
      contents: `
        export { hydrateRoot } from 'react-dom/client'
        export { BrowserRouter, Routes, Route, Link } from 'react-router-dom'
        export { styled, createGlobalStyle } from 'styled-components'
        export { I18nProvider } from '@lingui/react'
        export { setupI18n } from '@lingui/core'`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}
