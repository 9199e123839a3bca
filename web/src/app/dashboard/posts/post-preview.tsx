import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  font-size: 1.0625rem;
  line-height: 1.6;
`

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

interface PostPreviewProps {
  isPublished: boolean
  onClose: () => void
  children: ReactNode
}

/** Shows a part of a public page in a dialog. */
export function PostPreview({ isPublished, onClose, children }: PostPreviewProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Preview`} onClose={onClose}>
      {/* it contains no controls, so it can be focused to scroll with the keyboard */}
      <DialogBody as="section" tabIndex={0} aria-label={t`Preview`}>
        {!isPublished && (
          <Note>
            <Trans>This is a draft. Visitors see it once it is published.</Trans>
          </Note>
        )}
        <Page>{children}</Page>
      </DialogBody>
      <DialogFoot>
        <Button type="button" $kind="line" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
