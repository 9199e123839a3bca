import { parseArgs } from 'node:util'
import { localSecrets } from '../config/functions-env.ts'
import { runningSuite } from '../config/running-suite.ts'
import { accounts } from './accounts.ts'
import { reasonNotToSeed } from './refuse-real.ts'

const { values } = parseArgs({ options: { users: { type: 'string' }, blogs: { type: 'string' } } })

// what the functions' runtime sets, before the services are imported
Object.assign(process.env, { ...runningSuite(), ...localSecrets, ...process.env })
const reason = reasonNotToSeed(process.env)
if (reason) {
  console.error(reason)
  process.exit(1)
}
const { refs } = await import('../../functions/src/refs.ts')
const { seedPeople } = await import('./seed-people.ts')
const { seedFiles } = await import('./seed-files.ts')
const { seedPages, seedPosts } = await import('./seed-posts.ts')
const { seedForms } = await import('./seed-forms.ts')
const { checkHealth } = await import('../../functions/src/health/check-health.ts')

// a second run on the same data changes nothing
// open with its samples, as a site that was published before sites were opened
await refs.opening.set({ openedAt: '', openedBy: 'operator' })
const uids = await seedPeople()
const author = { uid: uids.get(accounts.team.email) ?? '', name: 'Mehreen Abbasi' }
await seedPosts(author)
await seedFiles()
await seedPages(author)
await seedForms()
await checkHealth(new Date(), false)

// `npm run seed -- --users 10000 --blogs 2000` makes a large data set for measuring
if (values.users || values.blogs) {
  const { fillBlogs, fillUsers } = await import('./seed-many.ts')
  await fillUsers(Number(values.users ?? 0))
  await fillBlogs(Number(values.blogs ?? 0))
}
