import { defineConfig } from '@lingui/cli'

const forms = ['src/features/contact', 'src/features/donations', 'src/features/volunteer']
const accounts = ['src/features/accounts']
const dashboard = [
  'src/app/dashboard',
  'src/components/dashboard',
  'src/features/application',
  'src/features/posts',
  'src/features/session',
  'src/features/site',
  'src/features/users',
  'src/features/welcome',
]

/**
 * English stands in the code, so its catalogues are made from it by every build and are not kept in git.
 * A second language is a folder of translated catalogues beside them.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: 'src/locales/{locale}/forms', include: forms },
    { path: 'src/locales/{locale}/accounts', include: accounts },
    { path: 'src/locales/{locale}/dashboard', include: dashboard },
    {
      path: 'src/locales/{locale}/public',
      include: ['src'],
      exclude: [...forms, ...accounts, ...dashboard].map((folder) => `${folder}/**`),
    },
  ],
})
