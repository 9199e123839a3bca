import { mediaSrcSet, widthsOf } from 'domain/values/media.ts'
import { useRef } from 'react'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useNearView } from '#lib/browser/use-near-view.ts'
import type { Post } from '../kinds.ts'

interface RowPictureProps {
  post: Pick<Post, 'id' | 'image' | 'is_published'>
  className?: string
}

const SIZE = { width: 108, height: 72 }

/** Shows the picture of a post, or its pattern where there is none. A draft's picture is fetched with the token. */
export function RowPicture({ post: { id, image, is_published }, className }: RowPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box)
  const [smallest] = mediaSrcSet(image).split(' ')
  const draft = usePrivatePicture(isNear && !is_published ? smallest : undefined)
  return (
    <PictureBox ref={box} className={className}>
      {(!image || draft === null) && <PatternPicture id={id} />}
      {image && is_published && (
        <img {...SIZE} alt="" src={image} {...widthsOf(image, '108px')} loading="lazy" />
      )}
      {draft && <img {...SIZE} alt="" src={draft} />}
    </PictureBox>
  )
}
