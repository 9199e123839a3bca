import { expect, test } from 'vitest'
import { clientEnv } from '../config/client-env.ts'
import { preferredPorts } from '../config/ports.ts'
import { reasonNotToSeed } from './refuse-real.ts'

test('sample users are written only to emulators', () => {
  const env: NodeJS.ProcessEnv = clientEnv('demo-chamber', preferredPorts('test'))
  expect(reasonNotToSeed(env)).toBeUndefined()
  for (const project of ['chamber', '', undefined])
    expect(reasonNotToSeed({ ...env, GCLOUD_PROJECT: project }), project).toMatch(/begins with demo-/)
  for (const host of [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ])
    expect(reasonNotToSeed({ ...env, [host]: undefined })).toBe(
      `${host} not set: sample people would go to a real project.`,
    )
})
