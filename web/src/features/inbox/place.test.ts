import { expect, test } from 'vitest'
import { addressOfPlace, placeIn } from './place.ts'

test.each([
  ['?tab=donations', { list: 'donations', shown: 'all', back: 'ever', open: '' }],
  [
    '?tab=messages&show=new&back=30&open=WCN-7K4Q2M',
    { list: 'messages', shown: 'new', back: '30', open: 'WCN-7K4Q2M' },
  ],
  ['?tab=members&show=some&back=7&open=a%2Fb', { list: 'messages', shown: 'all', back: 'ever', open: '' }],
] as const)('%s is a place in a list', (search, place) => {
  expect(placeIn(search)).toEqual(place)
  expect(placeIn(new URL(addressOfPlace(place), 'https://chamber.example').search)).toEqual(place)
})
