import { expect, test } from 'vitest'
import { toListAddress, readListState } from './list-state.ts'

test.each([
  ['?tab=donations', { list: 'donations', shown: 'all', back: 'ever', open: '' }],
  [
    '?tab=messages&show=new&back=30&open=WCN-7K4Q2M',
    { list: 'messages', shown: 'new', back: '30', open: 'WCN-7K4Q2M' },
  ],
  ['?tab=members&show=some&back=7&open=a%2Fb', { list: 'messages', shown: 'all', back: 'ever', open: '' }],
] as const)('%s is a list state', (search, listState) => {
  expect(readListState(search)).toEqual(listState)
  expect(readListState(new URL(toListAddress(listState), 'https://chamber.example').search)).toEqual(
    listState,
  )
})
