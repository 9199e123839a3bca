import { defineConfig } from '@lingui/cli'

const about = ['src/features/about', 'src/features/services']
const blogs = ['comments', 'list', 'post', 'side-bar'].map((part) => `src/features/blogs/${part}`)
const events = ['src/features/events']
const fields = ['src/components/application', 'src/components/fields', 'src/components/forms']
const forms = ['src/features/contact', 'src/features/donations', 'src/features/volunteer']
const accounts = ['src/features/accounts']
const inDashboard = (names: string[]) => names.map((name) => `src/features/${name}`)
const dashboard = [
  'src/app/dashboard',
  'src/components/account',
  'src/components/dashboard',
  ...inDashboard(['application', 'session', 'users', 'welcome']),
]
const office = ['src/components/conflict', ...inDashboard(['inbox', 'overview', 'posts', 'site'])]

/** Catalogues, each with the folders whose texts it has (`web/src/lib/format/i18n.ts`); `public` has those of all others. */
const parts = { about, blogs, events, fields, forms, accounts, dashboard, office }

/**
 * English stands in the code, so its catalogues are made from it by every build and are not kept in git.
 * A second language is a folder of translated catalogues beside them.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    ...Object.entries(parts).map(([part, include]) => ({ path: `src/locales/{locale}/${part}`, include })),
    {
      path: 'src/locales/{locale}/public',
      include: ['src'],
      exclude: Object.values(parts).flatMap((folders) => folders.map((folder) => `${folder}/**`)),
    },
  ],
})
