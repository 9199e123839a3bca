import type { User } from 'domain/user.ts'
import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { useRef } from 'react'
import { Avatar, type AvatarProps } from '#components/needlework/avatar.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useNearView } from '#lib/browser/use-near-view.ts'

/** What is needed to show a person's picture. */
export type Pictured = Pick<User, 'id' | 'full_name'> & {
  /** Undefined while it is not known. */
  profile_image?: string | undefined
}

interface PersonPictureProps extends Pick<AvatarProps, 'size' | 'className'> {
  user: Pictured
}

/** Shows the profile picture once it is near the viewport and loaded; otherwise the person's pattern. */
export function PersonPicture({ user, size, className }: PersonPictureProps) {
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNearView(box)
  const photo = usePrivatePicture(isNear ? user.profile_image : undefined) ?? undefined
  return (
    <Avatar ref={box} seed={toFigureSeed(user.id)} name={user.full_name} {...{ size, photo, className }} />
  )
}
