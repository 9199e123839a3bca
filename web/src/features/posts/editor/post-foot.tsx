import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { DialogFoot } from '#components/overlay/dialog.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import type { Post } from '../kinds.ts'
import { NEW } from './post-draft.ts'
import type { PostFormProps } from './post-form.tsx'
import type { PostValues } from '../post-values.ts'
import { useFieldNames } from '../use-post-texts.ts'

/** Builds the post as it would be stored now, for the preview. @param author of a new post */
function toPreview(values: PostValues, post: Post | undefined, author: PostFormProps['author']): Post {
  const { image, is_published, ...words } = values
  const now = new Date().toISOString()
  return {
    id: NEW,
    author_name: author.full_name,
    author_uid: author.id,
    createdAt: now,
    updatedAt: now,
    ...post,
    ...words,
    is_published: is_published === 'true',
    image: image ? URL.createObjectURL(image) : (post?.image ?? ''),
  }
}

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
  > b {
    color: var(--ink);
  }
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

interface PostFootProps extends Pick<PostFormProps, 'kind' | 'post' | 'author' | 'onLeave' | 'onSee'> {
  /** Whether the rules have been checked. */
  isChecked: boolean
}

/** Renders the buttons: Create or Update, disabled until the required fields are filled in; Preview; Cancel. */
export function PostFoot({ kind, post, author, isChecked, onLeave, onSee }: PostFootProps) {
  const texts = useTexts()
  const { values, errors, isSubmitting } = useFormikContext<PostValues>()
  const wrong = [...kind.fields, 'image' as const].filter((name) => errors[name])
  const isComplete = wrong.length === 0
  const names = useFieldNames()
  const list = new Intl.ListFormat(useLanguage()).format(wrong.map((name) => names[name]))
  const whyId = useId()
  return (
    <DialogFoot>
      {isChecked && !isComplete && (
        <Why id={whyId}>
          <span>{texts.requiredFields}</span>
          {': '}
          <b>{list}</b>
        </Why>
      )}
      <Button
        type="submit"
        disabled={!isChecked || !isComplete}
        aria-busy={isSubmitting}
        aria-describedby={isComplete ? undefined : whyId}
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        {post ? (
          isSubmitting ? (
            <Trans>Updating...</Trans>
          ) : (
            <Trans>Update</Trans>
          )
        ) : isSubmitting ? (
          <Trans>Creating...</Trans>
        ) : (
          <Trans>Create</Trans>
        )}
      </Button>
      <Button type="button" $kind="line" onClick={() => onSee(toPreview(values, post, author))}>
        <Trans>Preview</Trans>
      </Button>
      <Push type="button" $kind="plain" onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Push>
    </DialogFoot>
  )
}
