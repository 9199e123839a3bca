import { Trans, useLingui } from '@lingui/react/macro'
import { formatDayOfYear } from 'domain/dates.ts'
import { useFormikContext } from 'formik'
import { Fragment, useId } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { DialogFoot } from '#components/overlay/dialog.tsx'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import type { Post, PostKind } from '../kinds.ts'
import { NEW } from './post-draft.ts'
import { leadToField } from './use-saving.ts'
import type { PostFieldsProps } from './post-fields.tsx'
import type { PostFormProps } from './post-form.tsx'
import { fileIdsOf, type PostValues, splitUrdu } from '../post-values.ts'
import { futureInstantOf } from '../schedule.ts'
import { useFieldNames } from '../use-post-texts.ts'

/** Builds the post as it would be stored now, for the preview. @param author of a new post */
function toPreview(
  kind: PostKind,
  values: PostValues,
  { post, author }: Pick<PostFootProps, 'post' | 'author'>,
): Post {
  const { image, publishing, files, ...written } = values
  const { others: words, ur } = splitUrdu(kind, written)
  const now = new Date().toISOString()
  return {
    id: NEW,
    author_name: author.full_name,
    author_uid: author.id,
    createdAt: now,
    updatedAt: now,
    ...post,
    ...words,
    ur: ur.title ? ur : undefined,
    ...(post?.description !== words.description && { format: 'markdown' as const }),
    files: fileIdsOf({ files }),
    is_published: publishing === 'published',
    image: image ? URL.createObjectURL(image) : (post?.image ?? ''),
  }
}

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
`
const Lead = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font: inherit;
  font-weight: 700;
  text-decoration: underline;
  cursor: pointer;
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

interface PostFootProps
  extends
    Pick<PostFormProps, 'kind' | 'post' | 'author' | 'onLeave' | 'onPreview'>,
    Pick<PostFieldsProps, 'setWriting'> {
  /** Whether the rules have been checked. */
  isChecked: boolean
}

/** Renders the buttons: Create, Update or Schedule, disabled until the required fields are filled in; Preview; Cancel. */
export function PostFoot({ kind, post, author, isChecked, setWriting, onLeave, onPreview }: PostFootProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const { values, errors, isSubmitting } = useFormikContext<PostValues>()
  const wrong = [...kind.fields, 'image' as const].filter((name) => errors[name])
  const isComplete = wrong.length === 0
  const names = useFieldNames()
  const language = useLanguage()
  const list = new Intl.ListFormat(language).formatToParts(wrong)
  const whyId = useId()
  const later = futureInstantOf(values.publishing)
  const day = later && formatDayOfYear(later, language)
  const result = day ? t`Schedule for ${day}` : post ? t`Update` : t`Create`
  const doing = day ? t`Scheduling...` : post ? t`Updating...` : t`Creating...`
  return (
    <DialogFoot>
      {isChecked && !isComplete && (
        <Why id={whyId}>
          <span>{texts.requiredFields}</span>
          {': '}
          {list.map(({ type, value }, n) => {
            const name = wrong.find((one) => one === value)
            return type === 'element' && name ? (
              <Lead key={name} type="button" onClick={() => leadToField(name, setWriting)}>
                {names[name]}
              </Lead>
            ) : (
              <Fragment key={n}>{value}</Fragment>
            )
          })}
        </Why>
      )}
      <Button
        type="submit"
        disabled={!isChecked || !isComplete}
        aria-busy={isSubmitting}
        aria-describedby={isComplete ? undefined : whyId}
      >
        {isSubmitting ? doing : result}
      </Button>
      <Button type="button" $kind="line" onClick={() => onPreview(toPreview(kind, values, { post, author }))}>
        <Trans>Preview</Trans>
      </Button>
      <Push type="button" $kind="plain" onClick={onLeave}>
        <Trans>Cancel</Trans>
      </Push>
    </DialogFoot>
  )
}
