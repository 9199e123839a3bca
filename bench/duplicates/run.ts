import { writeFileSync } from 'node:fs'
import { fillUsers, idOfMany } from '../../emulators/seed/seed-many.ts'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { find, readMany } from '../../functions/src/cloud/store.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { findDuplicates } from '../../functions/src/members/find-duplicates.ts'
import { refs } from '../../functions/src/refs.ts'
import { median, milliseconds, ratio } from '../format.ts'
import { countShown } from './count-shown.ts'

const USERS = 10_000
/** Applicants who are looked up; a prime step takes them from everywhere. The first numbers are those of the sample people. */
const [LOOKED_UP, STEP, FIRST] = [301, 31, 100]

const ABOUT = `# The last figures of \`npm run bench -- duplicates\`

Of ${USERS.toLocaleString('en-US')} sample people, all different, ${LOOKED_UP} are looked up as an admin does who opens their application, against the emulators.
Nothing is cached: each lookup reads the applicant, one document for each person with a key in common, and these people.
What is found is stored first, in another lookup. The baseline reads four documents by their ids, in the same run.
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
const lookups: { time: number; reads: number }[] = []
const baselines: number[] = []
for (const id of ids) {
  lookups.push(await measure(() => findDuplicates(id, OPERATOR)))
  const four = [refs.users.doc(id), refs.duplicates.doc(id), refs.histories.doc(id), refs.mail.doc(id)]
  baselines.push((await measure(() => readMany<object>([...four]))).time)
}
const reads = lookups.map((lookup) => lookup.reads).toSorted((a, b) => a - b)
const [time, baseline] = [median(lookups.map((lookup) => lookup.time)), median(baselines)]
const people = (await find(refs.users)).map(({ data }) => data)
const shown = countShown(people)

const rows = [
  ['documents read, half of the lookups at most', String(median(reads))],
  ['documents read, 95 of 100 lookups at most', String(reads[Math.floor(reads.length * 0.95)])],
  ['documents read, at most', String(reads.at(-1))],
  ['time, half of the lookups at most', milliseconds(time)],
  ['÷ reading four documents', ratio(time, baseline)],
  ['people for whom somebody else is shown wrongly', `${((100 * shown) / people.length).toFixed(2)} of 100`],
]
const table = [['what', 'figure'], ['---', '---'], ...rows]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
console.log(table)
writeFileSync('bench/duplicates.md', `${ABOUT}\n${table}\n`)
process.exit(0)
