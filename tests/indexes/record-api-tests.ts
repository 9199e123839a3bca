import { AsyncLocalStorage } from 'node:async_hooks'
import { Firestore, Query, Transaction } from 'firebase-admin/firestore'
import { recordSent, wrapMethod } from './record-sent.ts'

// Many API tests call code of the functions in their own process. What they ask themselves needs no index in production.
const isOfProduct = new AsyncLocalStorage<boolean>()

// the SDK does not export the class of counts and sums
const { constructor: AggregateQuery } = new Firestore({ projectId: 'demo-none' }).collection('none').count()

for (const { prototype } of [Query, AggregateQuery, Transaction])
  wrapMethod(prototype as object, 'get', (call) =>
    isOfProduct.run(/[\\/]functions[\\/]src[\\/]/.test(new Error().stack ?? ''), call),
  )

recordSent(() => isOfProduct.getStore() === true)
