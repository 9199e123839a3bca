import type { UserDocument } from 'domain/stored/user.ts'
import { useRef } from 'react'
import { Avatar, type AvatarProps } from '#components/needlework/avatar.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useNearView } from '#lib/browser/use-near-view.ts'

/** What a picture shows of a person. */
export type Pictured = Pick<UserDocument, 'username' | 'full_name'> & {
  /** Undefined where it is not known yet whether she has one. */
  profile_image?: string | undefined
}

interface PersonPictureProps extends Pick<AvatarProps, 'size' | 'className'> {
  user: Pictured
}

/** A person's photograph once it is near the view and has come; until then, and without one, her figure. */
export function PersonPicture({ user, size, className }: PersonPictureProps) {
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNearView(box)
  const photo = usePrivatePicture(isNear ? user.profile_image : undefined) ?? undefined
  return <Avatar ref={box} username={user.username} name={user.full_name} {...{ size, photo, className }} />
}
