import { grantAdmin } from '../src/members/grant-admin.ts'

// npm run admin:grant -- someone@example.org
const [email] = process.argv.slice(2)
if (!email?.includes('@')) {
  console.error('Say whom: npm run admin:grant -- someone@example.org')
  process.exit(1)
}
try {
  const user = await grantAdmin(email)
  console.log(`${user.full_name} <${user.email}> is an admin now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
