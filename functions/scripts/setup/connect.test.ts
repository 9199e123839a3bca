import { expect, test } from 'vitest'
import { connectToGoogle } from './connect.ts'

test.each([
  ['getaddrinfo ENOTFOUND oauth2.googleapis.com', 'Look at your connection'],
  ['fetch failed', 'Look at your connection'],
  ['invalid_grant: the token was revoked', 'npx firebase login --reauth'],
  ['Could not load the default credentials.', 'npx firebase login --reauth'],
])('%s: says what to do', async (said, todo) => {
  const token = () => Promise.reject(new Error(said))
  await expect(connectToGoogle('p', { token })).rejects.toMatchObject({
    todo: expect.stringContaining(todo) as string,
  })
})
