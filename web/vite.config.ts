import { fileURLToPath } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { borders } from './build/borders.ts'
import { chunkGroups } from './build/chunks.ts'
import { prerender } from './build/prerender.ts'

const unusedSdks = fileURLToPath(new URL('build/unused-sdks.ts', import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      'firebase/database': unusedSdks,
      'firebase/remote-config': unusedSdks,
      'firebase/storage': unusedSdks,
    },
  },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // Without stable component ids, lazily loaded routes hydrate with other class names than they were prerendered with.
    babel({
      include: /src\/.*\.tsx?$/,
      plugins: [
        ['babel-plugin-styled-components', { ssr: true, displayName: false, fileName: false, pure: true }],
      ],
    }),
    lingui(),
    react(),
    borders(),
    prerender(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
})
