import type { UserListItem } from 'domain/user.ts'

/** Builds an applicant as in the admin's list. The id is also the username. */
export const listedUser = (id: string): UserListItem => ({
  id,
  email: `${id}@example.org`,
  full_name: 'Palwasha Khan',
  name_ur: '',
  username: id,
  role: 'member',
  designation: '',
  phone: '0300 1234567',
  city: 'Mansehra',
  business: 'Honey',
  business_nature: 'Beekeeping',
  status: 'pending',
  is_approved: false,
  is_rejected: false,
  is_final: false,
  revision: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  waitingSince: '2026-01-02T03:04:05.000Z',
  sentAt: '2026-01-02T03:04:05.000Z',
})
