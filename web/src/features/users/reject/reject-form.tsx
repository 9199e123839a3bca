import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OfferedReason } from 'domain/content/translation/reasons-in-urdu.ts'
import { reasonIn } from 'domain/decisions/reasons.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { storedFields } from '#components/application/shown-fields.ts'
import { Button } from '#components/controls/button.tsx'
import { controlStyle, directed } from '#components/fields/control-style.ts'
import { FieldFrame } from '#components/fields/field-frame.tsx'
import { languageOf } from '#lib/language-of.ts'
import { paths } from '#lib/paths.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { Key } from '#components/controls/key.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { type Applicant, ApplicantPreview } from './applicant-preview.tsx'
import { OpenFields } from './open-fields.tsx'
import { OfficeNote } from './office-note.tsx'
import { ReasonPicks } from './reason-picks.tsx'
import {
  addFields,
  findProblem,
  keyOf,
  orderReasons,
  type RejectionDraft,
  removeFields,
  type SentRejection,
  tickedReasons,
  toggleReason,
  toRejection,
} from './rejection-draft.ts'

const Form = styled.form`
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1.75fr) minmax(0, 0.9fr) minmax(0, 1fr);
  gap: var(--s3) 20px;
  min-inline-size: 0;

  ${media.lowDesktop} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 6px var(--s4);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`

const Middle = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: var(--s3);

  ${media.lowDesktop} {
    gap: 4px;
  }
`

/** As high as the reasons beside it. */
const NoteFrame = styled(FieldFrame)`
  ${media.fromDesktop} {
    display: flex;
    flex-direction: column;

    > textarea {
      flex: 1;
    }
  }
`

const Area = styled.textarea.attrs(directed)`
  ${controlStyle}
  min-block-size: 76px;
  padding: 8px 12px;
  font-size: 1rem;
  resize: vertical;

  ${media.lowDesktop} {
    min-block-size: 56px;
    padding-block: 6px;
  }
`

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: var(--t-s);
    font-weight: 600;
  }
  ${media.belowDesktop} {
    > button {
      flex: 1 1 auto;
    }
    > a {
      flex: 1 0 100%;
      margin: 0;
    }
  }
`

interface RejectFormProps {
  /** The applicant; undefined for several applicants. */
  applicant: Applicant | undefined
  /** The office's reasons, in the order of use. */
  reasons: readonly OfferedReason[]
  /** Held by the parent, so that going back, a lost connection and a conflict keep it. */
  draft: RejectionDraft
  onChange: (draft: RejectionDraft) => void
  isBusy: boolean
  /** Why it cannot be sent yet. */
  blocked?: string | undefined
  onSend: (rejection: SentRejection) => void
  onBack: () => void
}

/** Asks for the reasons of a rejection, what the applicant can correct, a note and an office note. */
export function RejectForm({ applicant, draft, onChange, isBusy, blocked, ...props }: RejectFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = useTexts()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const [isTried, setIsTried] = useState(false)
  const list = orderReasons(props.reasons)
  const ticked = tickedReasons(draft, list)
  const isFinal = ticked.some(({ is_final }) => is_final)
  const problem = isTried ? findProblem(draft, list) : undefined
  const problemOf = (kind: 'reasons' | 'fields' | 'note') => problem?.kind === kind
  const withoutField = problem?.kind === 'fields' ? reasonIn(problem.reason, language, texts).label : ''

  const languageName =
    applicant && new Intl.DisplayNames(language, { type: 'language' }).of(applicant.language)
  const isForeign = applicant !== undefined && applicant.language !== language
  const described = [isForeign && `${id}-note-hint`, problemOf('note') && `${id}-note-error`]

  useEffect(() => {
    dialog.current = form.current?.closest('dialog') ?? null
    // a reason, not the note: the keys 1 to 9 tick
    form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])

  const toggle = (reason: OfferedReason) => onChange(toggleReason(draft, reason, list))
  useShortcuts(
    Object.fromEntries(
      list.flatMap((reason) => {
        const key = keyOf(reason, list)
        return key ? [[key, () => toggle(reason)]] : []
      }),
    ),
    dialog,
  )

  const send = () => {
    if (isBusy || blocked) return
    const found = findProblem(draft, list)
    if (!found) return props.onSend(toRejection(draft, list))
    setIsTried(true)
    if (found.kind === 'note') note.current?.focus()
    else
      form.current
        ?.querySelector<HTMLElement>(found.kind === 'reasons' ? 'input' : '[popovertarget]')
        ?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    const isMeant = event.ctrlKey || event.metaKey
    // Enter on a checkbox would send the form
    if (isMeant || event.target instanceof HTMLInputElement) event.preventDefault()
    if (isMeant) send()
  }
  return (
    <Form ref={form} noValidate aria-label={t`Reject`} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <ReasonPicks
        list={list}
        ticked={ticked.map((reason) => reason.id)}
        id={`${id}-reasons`}
        message={problemOf('reasons') ? t`Choose a reason.` : undefined}
        onToggle={toggle}
      />
      <Middle>
        {!isFinal && (
          <OpenFields
            id={`${id}-fields`}
            fields={ticked.flatMap(({ fields }) => fields)}
            message={
              problemOf('fields')
                ? t`“${withoutField}” has no field to correct. Add one, or untick the reason.`
                : undefined
            }
            canAdd={ticked.length > 0}
            onAdd={(field) => onChange(addFields(draft, storedFields(field), list))}
            onRemove={(field) => {
              setIsTried(true)
              onChange(removeFields(draft, storedFields(field)))
            }}
          />
        )}
        <NoteFrame
          id={`${id}-note`}
          label={t`Note to the applicant`}
          hint={isForeign ? t`The applicant reads ${languageName}.` : undefined}
          isOptional={!problemOf('note')}
          message={problemOf('note') ? t`Say in the note what to correct.` : undefined}
        >
          <Area
            id={`${id}-note`}
            ref={note}
            maxLength={MAX_LENGTH.note}
            lang={languageOf(draft.note)}
            aria-invalid={problemOf('note')}
            aria-describedby={described.filter(Boolean).join(' ') || undefined}
            value={draft.note}
            onChange={({ target }) => onChange({ ...draft, note: target.value })}
          />
        </NoteFrame>
        <OfficeNote value={draft.officeNote} onChange={(officeNote) => onChange({ ...draft, officeNote })} />
      </Middle>
      <ApplicantPreview {...{ applicant, languageName }} reasons={ticked} note={draft.note} />
      <Foot>
        <Button type="submit" aria-disabled={blocked !== undefined} aria-busy={isBusy}>
          <Plural
            value={ticked.length}
            _0="Reject"
            one="Reject with # reason"
            other="Reject with # reasons"
          />
          <Key>Ctrl</Key>
          <Key>
            <Trans>Enter</Trans>
          </Key>
        </Button>
        <Button type="button" $kind="line" onClick={props.onBack}>
          <Trans>Cancel</Trans>
          <Key>Esc</Key>
        </Button>
        {blocked && <output>{blocked}</output>}
        <Link to={`${paths.dashboardView('site')}&part=reasons`}>
          <Trans>Edit the list of reasons</Trans>
        </Link>
      </Foot>
    </Form>
  )
}
