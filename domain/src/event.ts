/** An event as stored in `events/{id}`. Day and time are in the organisation's time zone. */
export interface EventDocument {
  title: string
  description: string
  /** YYYY-MM-DD */
  date: string
  /** HH:mm */
  time: string
  location: string
  /** Address of the widest file under /media, or '' where there is none. */
  image: string
  is_published: boolean
  author_name: string
  author_uid: string
  /** ISO 8601 UTC. */
  createdAt: string
  updatedAt: string
}

/** An event as the dashboard and REST with a team token see it. */
export type ChamberEvent = EventDocument & { id: string }

/** An event as lists answer it; to visitors only published ones. */
export type PublicEvent = Omit<ChamberEvent, 'author_uid'>
