import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OfferedReason } from 'domain/content/translation/reasons-in-urdu.ts'
import { reasonIn } from 'domain/decisions/reasons.ts'
import { directionOf, type Language } from 'domain/texts/languages.ts'
import styled from 'styled-components'
import { shownFields } from '#components/application/shown-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Icon } from '#components/controls/icon.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { InLanguage } from '#lib/in-language.tsx'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
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
  ${media.fromDesktop} {
    /* as high as the columns beside it */
    block-size: 0;
    min-block-size: 100%;
  }
  ${media.lowDesktop} {
    padding-block: 6px;
  }
`

const Read = styled.div`
  display: grid;
  gap: 4px;
  /* again, since Urdu has no small letters */
  font-size: var(--t-s);

  > h3 {
    font: 600 1.125rem/1.3 var(--display);
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

/** The applicant as the preview needs it. */
export interface Applicant {
  first_name: string
  name_ur?: string
  language: Language
}

interface RejectionProps {
  /** Undefined for several applicants. */
  applicant: Applicant | undefined
  reasons: readonly OfferedReason[]
  note: string
}

/** Shows what the applicant reads, in the language of the texts around. */
function Shown({ applicant, reasons, note }: RejectionProps) {
  const language = useLanguage()
  const texts = useTexts()
  const { label } = useFieldText()
  const name = applicant && greetedName(applicant, language, applicant.first_name)
  const count = reasons.length
  return (
    <Read lang={language} dir={directionOf(language)}>
      <h3>
        {reasons.some(({ is_final }) => is_final) ? (
          <Trans>We cannot accept this application</Trans>
        ) : name ? (
          <Trans>
            <Plural value={count} one="Please correct # point" other="Please correct # points" />, {name}
          </Trans>
        ) : (
          <Plural value={count} one="Please correct # point" other="Please correct # points" />
        )}
      </h3>
      <Points>
        {reasons.map((reason) => {
          const words = reasonIn(reason, language, texts)
          return (
            <li key={reason.id}>
              <b>
                <bdi lang={words.language}>{words.label}</bdi>
              </b>
              {words.text && (
                <p>
                  <bdi lang={words.language}>{words.text}</bdi>
                </p>
              )}
              {shownFields(reason.fields).map((field) => (
                <span key={field}>
                  <Icon name="pen" />
                  {label[field]}
                </span>
              ))}
            </li>
          )
        })}
      </Points>
      {note.trim() && (
        <p>
          <OfficeWords>{note.trim()}</OfficeWords>
        </p>
      )}
    </Read>
  )
}

/** The texts of an applicant's page. */
const AREAS = ['dashboard'] as const

interface ApplicantPreviewProps extends RejectionProps {
  /** The applicant's language in that of the page. */
  languageName: string | undefined
}

/** Shows a rejection as the applicant will see it, in the language that the applicant reads. */
export function ApplicantPreview({ languageName, ...rejection }: ApplicantPreviewProps) {
  const { t } = useLingui()
  const own = useLanguage()
  return (
    <Box tabIndex={0} aria-label={t`The applicant will see`} data-scrolls>
      <small aria-hidden="true">
        <Trans>The applicant will see</Trans>
      </small>
      {rejection.reasons.length === 0 ? (
        <p>
          <Trans>Nothing yet. Choose a reason.</Trans>
        </p>
      ) : (
        <>
          <InLanguage language={rejection.applicant?.language ?? own} areas={AREAS}>
            <Shown {...rejection} />
          </InLanguage>
          <small>
            {languageName ? (
              t`On the page and by e-mail, in ${languageName}.`
            ) : (
              <Trans>On the page and by e-mail, to each in their own language.</Trans>
            )}
          </small>
        </>
      )}
    </Box>
  )
}
