import { afterAll } from 'vitest'
import { refs } from '../../functions/src/refs.ts'

// the next file counts what is stored, and a sender deletes mails that have nothing to say
afterAll(async () => {
  const untaken = refs.mail.where('state', '==', 'queued').where('leaseUntil', '==', '')
  await new Promise<void>((resolve, reject) => {
    const stop = untaken.onSnapshot(({ empty }) => {
      if (!empty) return
      stop()
      resolve()
    }, reject)
  })
})
