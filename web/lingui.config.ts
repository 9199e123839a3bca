import { defineConfig } from '@lingui/cli'

/**
 * English stands in the code, so its catalogues are made from it by every build and are not kept in git.
 * A second language is a folder of translated catalogues beside them.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: 'src/locales/{locale}/accounts', include: ['src/features/accounts'] },
    { path: 'src/locales/{locale}/dashboard', include: ['src/features/dashboard'] },
    {
      path: 'src/locales/{locale}/public',
      include: ['src'],
      exclude: ['src/features/accounts/**', 'src/features/dashboard/**'],
    },
  ],
})
