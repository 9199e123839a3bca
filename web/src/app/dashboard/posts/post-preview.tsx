import { Trans, useLingui } from '@lingui/react/macro'
import { plainTextOf } from 'domain/formatting/plain-text.ts'
import { type ComponentType, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { fittingScreen, type ScreenKind, ScreenSwitch } from '#components/dashboard/page-frame.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import type { Post } from '#features/posts/kinds.ts'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

interface Pictured {
  image: string
  is_published: boolean
}

/** Returns the post with a picture that can be shown. A draft's picture needs the ID token. */
export function useShown<P extends Pictured>(post: P): P {
  const isPrivate = !post.is_published && post.image.startsWith('/media/')
  const own = usePrivatePicture(isPrivate ? post.image : undefined)
  return isPrivate ? { ...post, image: own ?? '' } : post
}

/* the frame is a picture of the page, which screen readers cannot enter */
const Read = styled.div`
  ${visuallyHidden}
`

export interface PreviewedPageProps {
  post: Post
  screen: ScreenKind
}

/** The public page of a post in a frame, loaded when it is first shown. */
export type PreviewedPage = ComponentType<PreviewedPageProps>

interface PostPreviewProps {
  post: Post
  onClose: () => void
  page: PreviewedPage
}

/** Shows the page of a post as visitors see it, at the width of a computer or a phone. */
export function PostPreview({ post, onClose, page: Page }: PostPreviewProps) {
  const { t } = useLingui()
  const [screen, setScreen] = useState(fittingScreen)
  return (
    <Dialog
      title={t`Preview`}
      size="full"
      aside={<ScreenSwitch screen={screen} onChoose={setScreen} />}
      onClose={onClose}
    >
      {/* its page has no controls that can be pressed, so it can be focused to scroll with the keyboard */}
      <DialogBody as="section" tabIndex={0} aria-label={t`Preview`}>
        {!post.is_published && (
          <Note>
            <Trans>This is a draft. Visitors see it once it is published.</Trans>
          </Note>
        )}
        <Read>
          <h3>
            <bdi>{post.title}</bdi>
          </h3>
          <p>{plainTextOf(post)}</p>
        </Read>
        <Page post={post} screen={screen} />
      </DialogBody>
      <DialogFoot>
        <Button type="button" $kind="line" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
