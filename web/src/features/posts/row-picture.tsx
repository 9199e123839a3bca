import type { Blog } from 'domain/blog.ts'
import { mediaSrcSet } from 'domain/media.ts'
import { useRef } from 'react'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { useNearView } from '#lib/use-near-view.ts'

interface RowPictureProps {
  blog: Pick<Blog, 'id' | 'image' | 'is_published'>
  className?: string
}

const SIZE = { width: 168, height: 112 }

/** The picture of a post in the dashboard's list, or its pattern where it has none that can be had. A draft's is not public yet. */
export function RowPicture({ blog: { id, image, is_published }, className }: RowPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNearView(box)
  const [smallest] = mediaSrcSet(image).split(' ')
  const draft = usePrivatePicture(isNear && !is_published ? smallest : undefined)
  return (
    <PictureBox ref={box} className={className}>
      {(!image || draft === null) && <PatternPicture id={id} />}
      {image && is_published && (
        <img {...SIZE} alt="" src={image} srcSet={mediaSrcSet(image)} sizes="168px" loading="lazy" />
      )}
      {draft && <img {...SIZE} alt="" src={draft} />}
    </PictureBox>
  )
}
