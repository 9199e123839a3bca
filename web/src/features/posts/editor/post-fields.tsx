import { Trans, useLingui } from '@lingui/react/macro'
import { formatTimeZone, formatWeekday, isDay } from 'domain/dates.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WritingSwitch } from '#components/dashboard/writing-switch.tsx'
import { FormattedField } from '#components/editor/formatted-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import type { Post, PostKind } from '../kinds.ts'
import { PageAddress, PageLinks, PageFiles } from './page-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PublishingField } from './publishing-field.tsx'
import type { PostValues } from '../post-values.ts'
import { useTextPictures } from './use-text-pictures.ts'

const Columns = styled.div`
  display: grid;
  gap: var(--s5);
  align-items: start;
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`
const Column = styled.div`
  display: grid;
  gap: var(--s5);
  min-inline-size: 0;

  ${media.belowTablet} {
    /* below the head of the dialog */
    --editor-top: 76px;
  }
`
const Title = styled.p`
  font: 600 2rem / 1.12 var(--display);
  text-wrap: balance;
  unicode-bidi: plaintext;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--s5) var(--s4);
  align-items: end;
`
/** The id of the button that shows the earlier versions. */
export const VERSIONS_BUTTON = 'earlier-versions'

const Versions = styled(Button)`
  justify-self: start;
`

/** Renders the fields that only an event has. */
function WhenAndWhere() {
  const { t } = useLingui()
  const { label } = useTexts()
  const language = useLanguage()
  const { date, time, end_date, end_time } = useFormikContext<PostValues>().values
  const zone = formatTimeZone(language)
  return (
    <>
      <Pair>
        <TextField
          name="date"
          label={label.date}
          hint={isDay(date) ? formatWeekday(date, language) : t`The day it starts`}
          type="date"
        />
        {/* browsers may show it with AM and PM; the site does not */}
        <TextField name="time" label={label.time} hint={time ? `${time}, ${zone}` : zone} type="time" />
      </Pair>
      <Pair>
        <TextField
          name="end_date"
          label={label.end_date}
          hint={isDay(end_date) ? formatWeekday(end_date, language) : t`Only for an event over several days`}
          type="date"
          isOptional
        />
        <TextField
          name="end_time"
          label={label.end_time}
          hint={end_time ? `${end_time}, ${zone}` : zone}
          type="time"
          isOptional
        />
      </Pair>
      <TextField name="location" label={label.location} maxLength={MAX_LENGTH.location} />
    </>
  )
}

/** Shows the title above the preview of the text. */
const PreviewTitle = () => <Title>{useFormikContext<PostValues>().values.title}</Title>

interface UrduFieldsProps {
  kind: PostKind
  uploadPicture: ReturnType<typeof useTextPictures>
}

/** Renders the Urdu of the fields that visitors read. */
function UrduFields({ kind, uploadPicture }: UrduFieldsProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const urdu = { lang: 'ur', dir: 'rtl', isOptional: true } as const
  return (
    <>
      <TextField name="ur_title" label={label.ur_title} maxLength={longestTitle(kind)} {...urdu} />
      <FormattedField
        name="ur_description"
        label={label.ur_description}
        hasSchedule={kind.fields.includes('date')}
        uploadPicture={uploadPicture}
        {...urdu}
      />
      {kind.fields.includes('ur_location') && (
        <TextField
          name="ur_location"
          label={label.ur_location}
          hint={t`Leave it empty to show the English location.`}
          maxLength={MAX_LENGTH.location}
          {...urdu}
        />
      )}
    </>
  )
}

const isPageKind = ({ fields }: PostKind) => fields.includes('linked_in')
const longestTitle = (kind: PostKind) => (isPageKind(kind) ? MAX_LENGTH.pageTitle : MAX_LENGTH.title)

export interface PostFieldsProps {
  kind: PostKind
  /** What is stored. */
  post: Post | undefined
  pause: Pause | undefined
  /** The language whose fields are shown. */
  writing: Language
  setWriting: (language: Language) => void
  /** Shows the earlier versions of a stored one. */
  onCompare: () => void
  /** How far the picture has come; stands below it. */
  progress: ReactNode
}

/** Renders the fields: texts in the first column, publishing and picture in the second. */
export function PostFields({ kind, post, pause, writing, setWriting, onCompare, progress }: PostFieldsProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const uploadPicture = useTextPictures(kind, post)
  const isPage = isPageKind(kind)
  const { ur_title: title } = useFormikContext<PostValues>().values
  return (
    <Columns>
      <Column>
        <WritingSwitch
          language={writing}
          onChoose={setWriting}
          missing={title ? '' : t`No Urdu yet. Lists in Urdu show the English title.`}
        />
        {writing === DEFAULT_LANGUAGE ? (
          <>
            <TextField name="title" label={label.title} maxLength={longestTitle(kind)} />
            {isPage && <PageAddress stored={post?.name} />}
            <FormattedField
              name="description"
              label={label.description}
              hint={isPage ? undefined : t`The list shows the first two lines.`}
              hasSchedule={kind.fields.includes('date')}
              uploadPicture={uploadPicture}
              above={<PreviewTitle />}
            />
            {kind.fields.includes('externalLink') && (
              <TextField
                name="externalLink"
                label={label.externalLink}
                hint={t`Only if the post is on another website.`}
                type="url"
                isOptional
              />
            )}
            {isPage && <PageFiles />}
            {kind.fields.includes('date') && <WhenAndWhere />}
          </>
        ) : (
          <UrduFields {...{ kind, uploadPicture }} />
        )}
      </Column>
      <Column>
        <PublishingField {...{ post, pause }} />
        {kind.hasPicture && (
          <div>
            <PictureField {...{ kind, post }} />
            {progress}
          </div>
        )}
        {isPage && <PageLinks />}
        {post && (
          <Versions id={VERSIONS_BUTTON} type="button" $kind="plain" $small onClick={onCompare}>
            <Icon name="clock" />
            <Trans>Earlier versions</Trans>
          </Versions>
        )}
      </Column>
    </Columns>
  )
}
