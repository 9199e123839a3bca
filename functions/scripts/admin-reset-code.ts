import { resetSecondFactor } from '../src/accounts/second-factor/change-second-factor.ts'
import { find } from '../src/cloud/store.ts'
import { OPERATOR } from '../src/http/transact-as.ts'
import { refs } from '../src/refs.ts'
import { askToConfirm, runForUser } from './operator.ts'

// npm run admin:reset-code -- someone@example.org
await runForUser('npm run admin:reset-code', async (email) => {
  const [found] = await find(refs.users.where('email', '==', email.trim().toLowerCase()).limit(1))
  if (!found) throw new Error(`Nobody has registered as ${email}.`)
  const { full_name, role } = found.data
  const isSure = await askToConfirm(
    `${full_name} <${email}>, ${role}\nWithout one-time codes a password is enough to sign in. Make sure that it is the owner who asks.`,
    'Type yes to turn the one-time codes off: ',
  )
  if (!isSure) return undefined
  await resetSecondFactor(found.id, OPERATOR)
  return `${full_name} signs in with the password alone now.`
})
