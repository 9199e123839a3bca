import { expect, test } from 'vitest'
import { toEventCard } from './to-card.ts'

const said = (description: string) =>
  toEventCard({
    id: 'e1',
    title: 'Open evening',
    description,
    image: '',
    date: '2026-12-12',
    time: '17:00',
    location: 'Chamber House',
    is_published: true,
    author_name: '',
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }).description

test('the card of an event says what it is about, and its hours only where it says nothing else', () => {
  expect(said('Bring one piece.\n\n17:00 Tea\nWest door')).toBe('Bring one piece.')
  expect(said('17:00 Tea\nWest door')).toBe('17:00 Tea West door')
})
