import { expect, test } from 'vitest'
import { toEventCard } from './to-card.ts'

const excerpt = (description: string) =>
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

test('the card of an event shows its description, and its hours only without one', () => {
  expect(excerpt('Bring one piece.\n\n17:00 Tea\nWest door')).toBe('Bring one piece.')
  expect(excerpt('17:00 Tea\nWest door')).toBe('17:00 Tea West door')
})
