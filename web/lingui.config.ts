import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const joining = ['src/components/joining']
const about = [...joining, 'src/features/about', 'src/features/office-pages', 'src/features/services']
const blogs = ['comments', 'list', 'post', 'side-bar'].map((part) => `src/features/blogs/${part}`)
const cause = ['src/features/causes/cause']
const events = ['src/features/events']
const fields = ['src/components/application', 'src/components/fields', 'src/components/forms']
const donations = ['src/features/donations']
const forms = ['src/features/contact', 'src/features/volunteer']
const accounts = [...joining, 'src/features/accounts']
const privacy = ['src/features/privacy']
const files = ['src/components/files']
const downloads = [...files, 'src/features/downloads']
// what an applicant, a member or an admin sees first
const first = ['application', 'session', 'users', 'welcome'].map((name) => `src/features/${name}`)
const dashboard = ['src/app/dashboard', 'src/components/account', 'src/components/dashboard', ...first]
// every other feature with a view
const views = readdirSync(join(import.meta.dirname, 'src/features'))
  .map((name) => `src/features/${name}`)
  .filter((folder) => !first.includes(folder) && existsSync(join(import.meta.dirname, folder, 'view')))
const office = [...files, 'src/components/conflict', 'src/components/editor', ...views]

// what an admin sees first, without the rest of the overview
const today = ['src/components/mails', 'src/features/overview/today', 'src/features/overview/log']

/** Catalogues, each with the folders whose texts it has (`web/src/lib/format/i18n.ts`); `public` has those of all others. */
const parts = {
  about,
  blogs,
  cause,
  donations,
  downloads,
  events,
  fields,
  forms,
  accounts,
  privacy,
  dashboard,
  office,
  today,
}

/**
 * English stands in the code, so its catalogues are made from it by every build and are not kept in git.
 * Every other language is a folder of translated catalogues beside them.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ur'],
  // until a new text is translated, it is shown in English; `npm test` names it
  fallbackLocales: { ur: 'en' },
  // line numbers would change with every edit of a component
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...Object.entries(parts).map(([part, include]) => ({
      path: `src/locales/{locale}/${part}`,
      include,
      // each text is in one catalogue
      exclude: part === 'office' ? today.map((folder) => `${folder}/**`) : [],
    })),
    {
      path: 'src/locales/{locale}/public',
      include: ['src'],
      exclude: Object.values(parts).flatMap((folders) => folders.map((folder) => `${folder}/**`)),
    },
  ],
})
