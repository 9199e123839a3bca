import '../../support/own-project.ts'
import { expect, test } from 'vitest'
import { transact } from '../../../functions/src/cloud/store.ts'
import { refs } from '../../support/admin.ts'

test('a transaction that has lost its locks runs again, and another wrong argument is an error', async () => {
  const failing = async (message: string) => {
    let runs = 0
    const outcome = await transact('tested', async (tx) => {
      runs += 1
      await tx.read(refs.users.doc('nobody'))
      if (runs === 1) throw Object.assign(new Error(message), { code: 3 })
    }).catch(String)
    return { runs, outcome }
  }
  expect(await failing('3 INVALID_ARGUMENT: Transaction is invalid or closed.')).toEqual({ runs: 2 })
  expect(await failing('A wrong argument')).toEqual({ runs: 1, outcome: 'Error: A wrong argument' })
})
