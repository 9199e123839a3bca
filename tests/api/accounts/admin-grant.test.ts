import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { suspendUser } from '../../../functions/src/members/suspend-user.ts'
import { uniqueRef } from '../../../functions/src/users/uniques.ts'
import { ADMIN } from '../../support/accounts.ts'
import { auth, refs } from '../../support/admin.ts'
import { requireEnv } from '../../support/environment.ts'
import { registerHere } from '../../support/register-here.ts'

const admin = (await uniqueRef('email', ADMIN.email).get()).data()?.uid ?? ''

/** Runs the command as a separate process. @param answer piped into it; '' ends without an answer */
async function grant(email: string, answer: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['functions/scripts/admin-grant.ts', email], {
    env: { ...process.env, ...env },
  })
  child.stdin.end(answer)
  const [output, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  return { code, output, failed }
}

async function registerConfirmed() {
  const user = await registerHere()
  await auth.updateUser(user.id, { emailVerified: true })
  return user
}

const roleOf = async (uid: string) => {
  const { role, status } = (await refs.users.doc(uid).get()).data() ?? {}
  return `${status} ${role}`
}

test('a user with an unconfirmed e-mail address cannot become an admin', async () => {
  const user = await registerHere()
  const { code, failed } = await grant(user.email, 'yes\n')
  expect(code).toBe(1)
  expect(failed).toContain('Open the link in the mail "We have received your application"')
  expect(await roleOf(user.id)).toBe('pending member')
})

test('a user whose stored address differs from the confirmed one cannot become an admin', async () => {
  const user = await registerHere()
  await auth.updateUser(user.id, { email: `other-${user.email}`, emailVerified: true })
  const { code, failed } = await grant(user.email, 'yes\n')
  expect(code).toBe(1)
  expect(failed).toContain('Nobody has confirmed yet')
  expect(await roleOf(user.id)).toBe('pending member')
})

test.each([
  ['no', 'no\n', 'Nothing was changed.'],
  ['an empty line', '\n', 'Nothing was changed.'],
  ['no input', '', 'No answer came.\nNothing was changed.'],
])('%s makes no admin, and the output says so', async (_what, answer, words) => {
  const user = await registerConfirmed()
  const { code, output } = await grant(user.email, answer)
  expect(output).toContain(words)
  expect(code).toBe(1)
  expect(await roleOf(user.id)).toBe('pending member')
})

test('a confirmed user becomes an admin', async () => {
  const user = await registerConfirmed()
  const { code, output, failed } = await grant(user.email.toUpperCase(), 'yes')
  expect({ code, failed }).toEqual({ code: 0, failed: '' })
  expect(output).toContain(`${user.full_name} <${user.email}>`)
  expect(output).toMatch(
    /registered {2}\w+ \d+, \d{4}, \d\d:\d\d\n {2}role {8}member\n {2}status {6}pending\n/,
  )
  expect(output).toContain(`<${user.email}> is an admin now.`)
  expect(await roleOf(user.id)).toBe('approved admin')
  await deleteAccount(user.id, admin)
})

test('a suspended user becomes an admin with rights, and the output shows the suspension first', async () => {
  const user = await registerConfirmed()
  await approveApplication(user.id, { by: admin })
  await suspendUser(user.id, { by: admin, reason: 'Fee not paid' })
  const asked = await grant(user.email, 'no')
  expect(asked.output).toMatch(
    /status {6}approved, SUSPENDED on .*: Fee not paid\nYes also ends the suspension\.\n/,
  )
  expect((await refs.users.doc(user.id).get()).data()?.suspended).toMatchObject({ by: admin })
  expect((await grant(user.email, 'yes')).code).toBe(0)
  expect((await refs.users.doc(user.id).get()).data()).toMatchObject({ role: 'admin', suspended: null })
  expect((await auth.getUser(user.id)).customClaims).toEqual({ role: 'admin', approved: true })
  await deleteAccount(user.id, admin)
})

test('the output reports an unknown e-mail address', async () => {
  const { code, failed } = await grant('nobody@example.org', 'yes\n')
  expect(code).toBe(1)
  expect(failed).toContain('Nobody has registered as nobody@example.org.')
})

test('an application that changes during the confirmation is not granted', async () => {
  const user = await registerConfirmed()
  const child = spawn(process.execPath, ['functions/scripts/admin-grant.ts', user.email])
  const failed = text(child.stderr)
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (output.includes('Type yes')) break
  }
  await refs.users.doc(user.id).update({ revision: 2 })
  child.stdin.end('yes\n')
  expect(await once(child, 'close')).toEqual([1, null])
  expect(await failed).toContain('This application has changed')
  expect(await roleOf(user.id)).toBe('pending member')
})

test('requests to Auth name the project for quota', async () => {
  const charged: unknown[] = []
  // a proxy before Auth
  const door = createServer((request, response) => {
    charged.push(request.headers['x-goog-user-project'])
    const { method, url, headers } = request
    const [host = '', port] = requireEnv('FIREBASE_AUTH_EMULATOR_HOST').split(':')
    request.pipe(
      ask({ host, port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const host = `127.0.0.1:${(door.address() as AddressInfo).port}`
  const user = await registerConfirmed()
  try {
    await grant(user.email, 'no\n', { FIREBASE_AUTH_EMULATOR_HOST: host })
    await grant(user.email, 'no\n', {
      FIREBASE_AUTH_EMULATOR_HOST: host,
      GOOGLE_CLOUD_QUOTA_PROJECT: 'another',
    })
  } finally {
    door.close()
  }
  expect(charged).toEqual([requireEnv('GCLOUD_PROJECT'), 'another'])
})
