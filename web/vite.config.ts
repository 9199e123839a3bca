import { fileURLToPath } from 'node:url'
import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { borders } from './build/borders.ts'
import { chunkGroups } from './build/chunks.ts'
import { icons } from './build/icons.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const inBuild = (file: string) => fileURLToPath(new URL(`build/${file}`, import.meta.url))

const unusedSdks = inBuild('unused-sdks.ts')

/** Matches the files that every page of the app has. */
const APP = /\/(early|common|vendor|rolldown-runtime)-/

/** We call functions ourselves, in a chunk that comes with the first call. */
const reactfireWithoutFunctions: Plugin = {
  name: 'reactfire-without-functions',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'firebase/functions' && importer?.includes('/reactfire/') ? unusedSdks : undefined,
}

export default defineConfig({
  resolve: {
    alias: {
      'firebase/database': unusedSdks,
      'firebase/remote-config': unusedSdks,
      'firebase/storage': unusedSdks,
      re2js: unusedSdks,
      // 0.2 kB of the first visit: React has had it itself since 18
      'use-sync-external-store/shim': 'react',
      // its name in Vite; under another one Vite's own would stay, which does the same
      '\0vite/preload-helper.js': inBuild('preload.ts'),
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
    reactfireWithoutFunctions,
    borders(),
    icons(),
    serviceWorker(),
    prerender(),
  ],
  environments: {
    client: {
      build: {
        modulePreload: {
          // 0.3 kB of the first visit: Safari 16, which needs it, only loads files a little later without
          polyfill: false,
          // the app is loaded before any file that it loads, so it does not list itself
          resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
            hostType === 'js' && !hostId.includes('early-')
              ? dependencies.filter((file) => !APP.test(file))
              : dependencies,
        },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
  },
})
