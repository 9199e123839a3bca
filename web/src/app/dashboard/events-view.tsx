import { EVENTS } from '#features/posts/kinds.ts'
import { PostManagement } from '#features/posts/post-management.tsx'
import { SeeEvent } from './see-event.tsx'
import type { ViewProps } from './view.ts'

export const EventsView = (props: ViewProps) => <PostManagement {...props} kind={EVENTS} see={SeeEvent} />
