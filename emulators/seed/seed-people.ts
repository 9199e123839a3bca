import { registrationSchema } from 'domain/schemas/registration.ts'
import { correctApplication } from '../../functions/src/accounts/correct-application.ts'
import { registerApplicant } from '../../functions/src/accounts/register-applicant.ts'
import { read } from '../../functions/src/cloud/store.ts'
import { approveApplication } from '../../functions/src/members/approve-application.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { rejectApplication } from '../../functions/src/members/reject-application.ts'
import { uniqueRef } from '../../functions/src/users/uniques.ts'
import { people, type Person } from './people.ts'
import { specimenCard } from './specimen-card.ts'

const HOUR = 3_600_000

/**
 * Registers the sample people and decides on them, through the services that do it for everybody. Who is there
 * already stays as she is.
 * @returns uid by e-mail address
 */
export async function seedPeople(): Promise<Map<string, string>> {
  const [admin, ...others] = people
  if (!admin) return new Map()
  const by = await seedPerson(admin, 0, '')
  const uids = await Promise.all(others.map((person, n) => seedPerson(person, n + 1, by)))
  return new Map([admin, ...others].map(({ email }, n) => [email, [by, ...uids][n] ?? '']))
}

/** Registers a person, and decides on the application. @param by uid of the deciding admin */
async function seedPerson(person: Person, n: number, by: string): Promise<string> {
  const owner = await read(uniqueRef('email', person.email))
  if (owner) return owner.uid
  // a day and a half apart, the newest yesterday: lists have an order and months
  const registeredAt = new Date(Date.now() - 24 * HOUR - (people.length - n) * 36 * HOUR).toISOString()
  const decidedAt = new Date(Date.parse(registeredAt) + 5 * HOUR).toISOString()
  const user = await registerApplicant(await registrationOf(person, n), await cardsOf(person), registeredAt)
  if (person.role === 'admin')
    await approveApplication(user.id, { by: OPERATOR, role: 'admin', now: decidedAt })
  else if (person.status === 'approved') await approveApplication(user.id, { by, now: decidedAt })
  if (person.rejection) await rejectApplication(user.id, { by, ...person.rejection, now: decidedAt })
  if (person.correction) {
    const { fields, answers } = person.correction
    const { cnic_back } = await cardsOf(person)
    const now = new Date(Date.parse(decidedAt) + HOUR).toISOString()
    await correctApplication(user.id, { fields, pictures: { cnic_back } }, { answers, now })
  }
  return user.id
}

function registrationOf(person: Person, n: number) {
  const { phone = `+92 300 000 ${String(n + 1).padStart(4, '0')}` } = person
  return registrationSchema.validate({
    email: person.email,
    username: /^[a-z]+$/.test(person.email.split('@')[0]!) ? person.email.split('@')[0]! : `sample${n + 1}`,
    first_name: person.first_name,
    last_name: person.last_name,
    name_ur: person.name_ur ?? '',
    phone,
    whatsapp: phone,
    business: person.business,
    business_nature: person.business_nature,
    address: `House ${n + 1}, Main Bazaar, ${person.city}`,
    city: person.city,
    role: person.role === 'admin' ? 'member' : person.role,
    designation: person.designation ?? '',
    cnic: `1310100000${n + 10}1`,
    date_of_birth: `19${70 + n}-06-14`,
    gender: 'female',
    password: person.password,
    password2: person.password,
  })
}

async function cardsOf({ first_name, last_name }: Person) {
  const name = `${first_name} ${last_name}`
  return { cnic_front: await specimenCard(name, 'front'), cnic_back: await specimenCard(name, 'back') }
}
