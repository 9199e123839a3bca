import { localSecrets } from './functions-env.mjs'

// what the functions' runtime sets for them, before they are imported
Object.assign(process.env, { ...localSecrets, ...process.env })
const { seedPeople } = await import('./seed-people.ts')

// the suite is new and empty, or was seeded before: a second run changes nothing
await seedPeople()
