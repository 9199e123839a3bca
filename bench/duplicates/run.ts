import { writeFileSync } from 'node:fs'
import { DUPLICATES_COMPARED } from 'domain/limits.ts'
import { fillUsers, idOfMany } from '../../emulators/seed/seed-many.ts'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { find, readMany } from '../../functions/src/cloud/store.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { findDuplicates } from '../../functions/src/members/find-duplicates.ts'
import { refs } from '../../functions/src/refs.ts'
import { median, milliseconds, ratio } from '../format.ts'
import { lookUpAll } from './look-up-all.ts'

const USERS = 10_000
/** Applicants who are looked up; a prime step takes them from everywhere. The first numbers are those of the sample people. */
const [LOOKED_UP, STEP, FIRST] = [21, 461, 100]
/** Reads of a lookup that the table counts. */
const FEW = 4

const ABOUT = `# The last figures of \`npm run bench -- duplicates\`

Of ${USERS.toLocaleString('en-US')} sample people, all different, ${LOOKED_UP} are looked up as an admin does who opens their application, against the emulators.
Nothing is cached: each lookup reads the applicant, one document for each person with a key in common, and these people.
What is found is stored first, in another lookup. The baseline reads four documents by their ids, in the same run.
The emulator has no index for the lookup and goes through all documents of keys; the platform has one.
The documents that a lookup reads are counted for everybody, in memory, and those of the measured lookups must be as many.
First names and surnames are given as unevenly as in life, and one person in 20 was born on a first of January.
`

await fillUsers(USERS)
const ids = Array.from({ length: LOOKED_UP }, (_none, n) => idOfMany(FIRST + n * STEP))
for (const id of ids) await findDuplicates(id, OPERATOR)

async function measure(work: () => Promise<unknown>) {
  const [before, started] = [readsSoFar(), performance.now()]
  await work()
  return { time: performance.now() - started, reads: readsSoFar() - before }
}
const lookups: { id: string; time: number; reads: number }[] = []
const baselines: number[] = []
for (const id of ids) {
  lookups.push({ id, ...(await measure(() => findDuplicates(id, OPERATOR))) })
  const four = [refs.users.doc(id), refs.duplicates.doc(id), refs.histories.doc(id), refs.mail.doc(id)]
  baselines.push((await measure(() => readMany<object>([...four]))).time)
}
const [time, baseline] = [median(lookups.map((lookup) => lookup.time)), median(baselines)]

const people = await find(refs.users)
const everybody = lookUpAll(people.map(({ data }) => data))
// the applicant with the own keys, and each other person with theirs
const readsOf = (n: number): number => 2 + 2 * Math.min(everybody[n]?.candidates ?? 0, DUPLICATES_COMPARED)
for (const { id, reads } of lookups) {
  const counted = readsOf(people.findIndex((person) => person.id === id))
  if (reads !== counted) throw new Error(`The lookup of ${id} read ${reads} documents instead of ${counted}.`)
}
const reads = people.map((_person, n) => readsOf(n)).toSorted((a, b) => a - b)
const percent = (count: number): string => `${((100 * count) / people.length).toFixed(2)} of 100`

const rows = [
  ['documents read, half of the lookups at most', String(median(reads))],
  [`lookups that read ${FEW} documents at most`, percent(reads.filter((some) => some <= FEW).length)],
  ['documents read, 99 of 100 lookups at most', String(reads[Math.floor(reads.length * 0.99)])],
  ['documents read, at most', String(reads.at(-1))],
  ['time, half of the lookups at most', milliseconds(time)],
  ['÷ reading four documents', ratio(time, baseline)],
  [
    'people for whom somebody else is shown wrongly',
    percent(everybody.filter(({ isShown }) => isShown).length),
  ],
]
const table = [['what', 'figure'], ['---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
console.log(table)
writeFileSync('bench/duplicates.md', `${ABOUT}\n${table}\n`)
process.exit(0)
