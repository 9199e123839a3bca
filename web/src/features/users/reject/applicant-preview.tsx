import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Reason } from 'domain/content/reasons.ts'
import { labelOf } from 'domain/decisions/reasons.ts'
import type { Language } from 'domain/texts/languages.ts'
import styled from 'styled-components'
import { shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Icon } from '#components/controls/icon.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'

const Box = styled.section`
  display: grid;
  gap: 4px;
  align-content: start;
  min-block-size: 0;
  padding: var(--s3) var(--s4);
  overflow: auto;
  border: 1.5px dashed var(--edge);
  background: var(--surface-page);
  font-size: var(--t-s);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > small {
    color: var(--ink-soft);
    font-size: inherit;
  }
  > h3 {
    font: 600 1.125rem/1.3 var(--display);
  }
  ${media.fromDesktop} {
    /* as high as the columns beside it */
    block-size: 0;
    min-block-size: 100%;
  }
  ${media.lowDesktop} {
    padding-block: 6px;
  }
`

const Points = styled.ol`
  display: grid;
  gap: 6px;
  padding-inline-start: 20px;
  list-style: decimal;

  > li::marker {
    font-weight: 700;
  }
  p {
    white-space: pre-line;
  }
  span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
    color: var(--accent);
  }
`

interface ApplicantPreviewProps {
  /** Undefined for several applicants. */
  firstName: string | undefined
  language: Language | undefined
  reasons: readonly Reason[]
  note: string
}

/** Shows a rejection as the applicant will see it. */
export function ApplicantPreview({ firstName, language, reasons, note }: ApplicantPreviewProps) {
  const { t, i18n } = useLingui()
  const { label } = useFieldText()
  const texts = useTexts()
  const isFinal = reasons.some(({ is_final }) => is_final)
  const count = reasons.length
  const languageName = language && new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language)
  return (
    <Box tabIndex={0} aria-label={t`The applicant will see`} data-scrolls>
      <small aria-hidden="true">
        <Trans>The applicant will see</Trans>
      </small>
      {count === 0 ? (
        <p>
          <Trans>Nothing yet. Choose a reason.</Trans>
        </p>
      ) : (
        <>
          <h3>
            {isFinal ? (
              <Trans>We cannot accept this application</Trans>
            ) : (
              <>
                <Plural value={count} one="Please correct # point" other="Please correct # points" />
                {firstName && `, ${firstName}`}
              </>
            )}
          </h3>
          <Points>
            {reasons.map((reason) => (
              <li key={reason.id}>
                <b>{labelOf(reason, texts)}</b>
                {reason.text && <p>{reason.text}</p>}
                {shownFields(reason.fields).map((field) => (
                  <span key={field}>
                    <Icon name="pen" />
                    {label[field]}
                  </span>
                ))}
              </li>
            ))}
          </Points>
          {note.trim() && (
            <p>
              <OfficeWords>{note.trim()}</OfficeWords>
            </p>
          )}
          <small>
            {languageName ? (
              t`On the page and by e-mail, in ${languageName}.`
            ) : (
              <Trans>On the page and by e-mail.</Trans>
            )}
          </small>
        </>
      )}
    </Box>
  )
}
