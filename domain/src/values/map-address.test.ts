import { expect, test } from 'vitest'
import { object } from 'yup'
import { check } from '../schemas/check.ts'
import { MAP_ORIGIN, mapAddress, toMapAddress } from './map-address.ts'

const schema = object({ map: mapAddress() })

test.each([
  ['', true],
  [`${MAP_ORIGIN}/export/embed.html?bbox=73.2,34.1,73.3,34.2&marker=34.15,73.21`, true],
  [`${MAP_ORIGIN}/#map=17/34.15/73.21`, false],
  ['http://www.openstreetmap.org/export/embed.html', false],
  ['https://www.openstreetmap.org.example/export/embed.html', false],
  ['https://office@www.openstreetmap.org/export/embed.html', false],
  ['javascript:alert(1)//www.openstreetmap.org/export/embed.html', false],
])('%j may be shown in a frame: %j', async (map, may) => {
  expect((await check(schema, { map })).ok).toBe(may)
})

test.each([
  [
    'https://www.openstreetmap.org/search?query=Abbottabad#map=17/34.15000/73.22000',
    'https://www.openstreetmap.org/export/embed.html?bbox=73.21725%2C34.14863%2C73.22275%2C34.15137&layer=mapnik&marker=34.15000%2C73.22000',
  ],
  ['https://www.openstreetmap.org/about', 'https://www.openstreetmap.org/about'],
  ['https://maps.example/#map=17/34.15/73.22', 'https://maps.example/#map=17/34.15/73.22'],
  [
    'https://www.openstreetmap.org/#map=17/34.1.5/73.22',
    'https://www.openstreetmap.org/#map=17/34.1.5/73.22',
  ],
  ['https://www.openstreetmap.org/#map=./34/73', 'https://www.openstreetmap.org/#map=./34/73'],
  ['', ''],
])('the address of a map page becomes the address of an embedded map: %s', (typed, address) => {
  expect(toMapAddress(typed)).toBe(address)
})
