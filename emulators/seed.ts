import { localSecrets } from './functions-env.mjs'

// what the functions' runtime sets, before the services are imported
Object.assign(process.env, { ...localSecrets, ...process.env })
const { seedPeople } = await import('./seed-people.ts')
const { seedPosts } = await import('./seed-posts.ts')

// a second run on the same data changes nothing
const uids = await seedPeople()
await seedPosts({ uid: uids.get('team@chamber.example') ?? '', name: 'Mehreen Abbasi' })
