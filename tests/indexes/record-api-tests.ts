import { AsyncLocalStorage } from 'node:async_hooks'
import { getCallSites } from 'node:util'
import { Firestore, Query, Transaction } from 'firebase-admin/firestore'
import { recordSent, wrapMethod } from './record-sent.ts'

// Many API tests call code of the functions in their own process. What they ask themselves needs no index in production.
const isOfProduct = new AsyncLocalStorage<boolean>()

// the SDK does not export the class of counts and sums
const { constructor: AggregateQuery } = new Firestore({ projectId: 'demo-none' }).collection('none').count()

for (const { prototype } of [Query, AggregateQuery, Transaction])
  wrapMethod(prototype as object, 'get', (call) =>
    isOfProduct.run(
      // the stack of an error would be looked up in source maps, which takes longest
      getCallSites(100).some(({ scriptName }) => /[\\/]functions[\\/]src[\\/]/.test(scriptName)),
      call,
    ),
  )

recordSent(() => isOfProduct.getStore() === true)
