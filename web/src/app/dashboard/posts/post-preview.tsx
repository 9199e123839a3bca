import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { fittingScreen, PageFrame, ScreenSwitch } from '#components/dashboard/page-frame.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import type { Post } from '#features/posts/kinds.ts'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
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

interface PostPreviewProps {
  post: Pick<Post, 'title' | 'description' | 'is_published'>
  /** What the page shows. */
  data: PageData
  onClose: () => void
  /** The public page. */
  children: ReactNode
}

/** Shows the page of a post as visitors see it, at the width of a computer or a phone. */
export function PostPreview({ post, data, onClose, children }: PostPreviewProps) {
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
          <h3>{post.title}</h3>
          <p>{post.description}</p>
        </Read>
        <PageFrame screen={screen}>
          <PageDataProvider value={data}>{children}</PageDataProvider>
        </PageFrame>
      </DialogBody>
      <DialogFoot>
        <Button type="button" $kind="line" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
