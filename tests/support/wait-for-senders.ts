import { afterAll } from 'vitest'

// the next file counts what is stored, and a sender deletes mails that have nothing to say
afterAll(async () => {
  // a test with a project of its own chooses it before anything opens the database
  const { refs } = await import('../../functions/src/refs.ts')
  const untaken = refs.mail.where('state', '==', 'queued').where('leaseUntil', '==', '')
  await new Promise<void>((resolve, reject) => {
    const stop = untaken.onSnapshot(({ empty }) => {
      if (!empty) return
      stop()
      resolve()
    }, reject)
  })
})
