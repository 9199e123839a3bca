import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'

const admin = await adminToken()

test('the export has a row for each listed user, is safe for spreadsheets and has no CNIC', async () => {
  const word = randomUUID().replaceAll('-', '').replaceAll(/\d/g, 'q')
  const first = await registerNewcomer({
    business: `=1+1 ${word}`,
    last_name: 'Gül',
    phone: '+92 300 1234567',
  })
  const second = await registerNewcomer({ business: `${word}, "Honey"` })
  await call('POST', api.approveUser(second.user.id), { token: admin })

  const ask = async (query: string) => {
    const response = await fetch(`${origin}${api.exportUsers}?${query}&search=${word}`, {
      headers: { authorization: `Bearer ${admin}` },
    })
    return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const { headers, bytes } = await ask('tab=all')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename=users-all.csv')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString()
  const [head, ...lines] = text.trim().split('\r\n')
  expect(head).toContain('"Full name","E-mail"')
  expect(head).toContain('"Name in Urdu"')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"${second.user.email}"`)
  expect(lines[1]).toContain(`"${word}, ""Honey"""`)
  expect(lines[0]).toContain(`"'=1+1 ${word}"`)
  expect(lines[0]).toContain(`"'+92 300 1234567"`)
  expect(text).not.toContain(first.user.cnic)

  expect((await ask('tab=requests')).bytes.toString().trim().split('\r\n')).toHaveLength(2)
  const { docs } = await refs.audit
    .where('action', '==', 'user:export')
    .where('target', '==', 'requests')
    .get()
  expect(docs.map((line) => line.data().actor)).toContain(claimsIn(admin)['user_id'])
})
