import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Content, ContentPart } from 'domain/content/content.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { toShown } from 'domain/content/formatted/formatted-texts.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { usePause } from '#components/publishing/use-pause.ts'
import { WritingSwitch } from '#components/dashboard/writing-switch.tsx'
import { WorkHead } from '#components/dashboard/work-head.tsx'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useIsPhone } from '#lib/browser/use-is-phone.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { findFirstInvalid } from '../form/first-invalid.ts'
import { fieldNameOf } from '../form/form-context.ts'
import { PartForm } from '../form/part-form.tsx'
import { UrduForm } from '../form/urdu-form.tsx'
import { CONFLICT_HEADING, Conflicts } from './conflicts.tsx'
import { PartLinks } from './part-links.tsx'
import { PART_NAMES, PARTS } from '../parts/parts.ts'
import { usePictures, useUploads } from '../use-pictures.ts'
import { PublishBar } from './publish-bar.tsx'
import { PublishState } from './publish-state.tsx'
import { CurrencyChange, findCurrencyChange } from './currency-change.tsx'
import { findShorter, ShorterTerms } from './shorter-terms.tsx'
import { usePublish, type StoredParts, useStoredParts } from '../api.ts'
import { asFormatted } from '../stored-part.ts'
import { findInvalidUrdu, inUrdu, toUrdu, urduLines } from '../urdu.ts'
import { useErrors, useEditedParts } from '../use-edited-parts.ts'
import type { Values } from '../values.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;

  ${narrowList} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
const BarAndForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

/* what gets the focus scrolls clear of bar and preview; on phones the bar is at the foot. Twice &, to win over global.css */
const Form = styled.div`
  html:has(&&) {
    scroll-padding-block: 17rem 1.5rem;
  }
  ${media.belowDesktop} {
    html:has(&&) {
      scroll-padding-block: 21rem 1.5rem;
    }
  }
  ${media.belowTablet} {
    html:has(&&) {
      scroll-padding-block: 5rem 10rem;
    }
  }
`

const Switched = styled.div`
  margin-block-end: var(--s4);
`

export interface PreviewProps {
  part: ContentPart
  /** In the language that is being written. */
  content: Content
  language: Language
  /** The field that has the focus. */
  focused: string | undefined
  /** Called with the field of a text that was pressed. */
  onPress: (name: string) => void
}

/** Shows a part of the page with the text of the forms. */
export type PreviewOf = ComponentType<PreviewProps>

interface SiteViewProps {
  session: OpenSession
  preview: PreviewOf
  /** The tabs that stand below the title. */
  tabs?: ReactNode
}

/** Shows the website text part by part, with a form for each, for admins. */
export function SiteView({ session, preview, tabs }: SiteViewProps) {
  const { t } = useLingui()
  const texts = useTexts()
  const { parts, retry, status } = useStoredParts(session)
  if (parts) return <Forms {...{ session, preview, tabs }} stored={parts} />
  if (status === 'loading') return <Loading text={t`Loading the website text...`} />
  return <LoadFailed text={texts.server.unreachable} onRetry={retry} />
}

function Forms({ session, preview: Preview, tabs, stored }: SiteViewProps & { stored: StoredParts }) {
  const { t } = useLingui()
  const pause = usePause(session)
  const { all, change, settle, took, drop } = useEditedParts(session.user.id, stored)
  const errors = useErrors(all)
  const isPhone = useIsPhone()
  const { publish, isPublishing, published, forget } = usePublish(({ part, content: sent }, answered) =>
    took(part, sent, {
      revision: answered.revision,
      content: {
        ...asFormatted(part, answered.content as Values, answered.format),
        ur: toUrdu(answered),
      },
    }),
  )
  const named = new URLSearchParams(useLocation().search).get('part')
  const current = PART_NAMES.find((part) => part === named) ?? 'organisation'
  const [wanted, setWanted] = useState<{ part: ContentPart; name: string; language: Language }>()
  const [chosen, setChosen] = useState<Language>(DEFAULT_LANGUAGE)
  const written = wanted?.language ?? chosen
  if (written !== chosen) setChosen(written)
  const contentOf = (part: ContentPart) =>
    written === DEFAULT_LANGUAGE ? all[part].content : inUrdu(part, all[part].content)
  const { pictures, shown } = usePictures(
    { ...all[current], content: contentOf(current) },
    useUploads(change),
  )
  const changed = PART_NAMES.map((part) => all[part]).filter(({ changes }) => changes.length > 0)
  const ready = changed.filter(
    ({ part, conflicts }) => conflicts.length === 0 && Object.keys(errors[part] ?? {}).length === 0,
  )
  const shorter = findShorter(ready)
  const currencyChange = findCurrencyChange(ready)
  const [asking, setAsking] = useState<'terms' | 'currency'>()
  /** Asks the next question about the changes, and publishes after the last one. */
  const publishAfter = (answered?: typeof asking) => {
    const isTermDue = answered === undefined && shorter.length > 0
    const next = isTermDue ? 'terms' : currencyChange && answered !== 'currency' ? 'currency' : undefined
    setAsking(next)
    if (!next) publish(ready)
  }
  const navigate = useNavigate()
  const missing = urduLines(current, all[current].content).filter(({ ur }) => ur === '').length
  const [focused, setFocused] = useState<string>()
  const showInvalid = () => {
    const held = changed.find((each) => !ready.includes(each))
    if (!held) return
    const { part, content } = held
    const wrong = errors[part] ?? {}
    const name = findFirstInvalid(part, content, wrong)
    const urdu = findInvalidUrdu(part, content, wrong)
    void navigate(`${paths.dashboardView('site')}&part=${part}`)
    if (name) setWanted({ part, name, language: DEFAULT_LANGUAGE })
    else if (urdu) setWanted({ part, name: urdu, language: 'ur' })
    else requestAnimationFrame(() => document.getElementById(CONFLICT_HEADING)?.focus())
  }
  const isWriting = changed.length > 0
  useEffect(() => {
    if (!isWriting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWriting])

  const content = Object.fromEntries(
    PART_NAMES.map((part) => [
      part,
      part === current ? shown : toShown(part, { ...contentOf(part), format: 'markdown' }),
    ]),
  ) as unknown as Content
  const form = {
    edited: all[current],
    pictures,
    wanted: wanted?.part === current ? wanted.name : undefined,
    onFound: () => setWanted(undefined),
    onChange: (values: Values) => change(current, () => values),
  }
  const storedAt =
    PART_NAMES.map((part) => stored[part].updatedAt)
      .toSorted()
      .at(-1) ?? ''
  // first, and on phones at the foot: the Tab key follows the order on the screen
  const bar = (
    <PublishBar
      {...{ changed, ready, isPublishing, pause, published }}
      page={PARTS[current].page}
      onPublish={() => publishAfter()}
      onShowInvalid={showInvalid}
      onDiscard={() => {
        drop(PART_NAMES)
        forget()
      }}
    />
  )
  return (
    <>
      <WorkHead title={t`Website text`}>
        <PublishState session={session} storedAt={storedAt} />
      </WorkHead>
      {tabs}
      <BarAndForm>
        {!isPhone && bar}
        <Columns>
          <PartLinks {...{ all, errors, current }} />
          <div>
            <Preview
              part={current}
              content={content}
              language={written}
              focused={focused}
              onPress={(name) => setWanted({ part: current, name, language: written })}
            />
            {all[current].conflicts.length > 0 && (
              <Conflicts
                key={`${current} ${stored[current].revision}`}
                session={session}
                edited={all[current]}
                onSettle={(settled) => settle(current, settled)}
              />
            )}
            <Form
              onFocus={({ target }) => setFocused(fieldNameOf(target.id))}
              onBlur={() => setFocused(undefined)}
            >
              <Switched>
                <WritingSwitch
                  language={written}
                  onChoose={setChosen}
                  missing={
                    missing > 0
                      ? t`${plural(missing, { one: '# text has no Urdu yet.', other: '# texts have no Urdu yet.' })}`
                      : ''
                  }
                />
              </Switched>
              {written === DEFAULT_LANGUAGE ? (
                <PartForm key={current} {...form} />
              ) : (
                <UrduForm key={current} {...form} errors={errors[current] ?? {}} />
              )}
            </Form>
          </div>
        </Columns>
        {isPhone && bar}
      </BarAndForm>
      {asking === 'terms' && (
        <ShorterTerms
          shorter={shorter}
          onClose={() => setAsking(undefined)}
          onConfirm={() => publishAfter('terms')}
        />
      )}
      {asking === 'currency' && currencyChange && (
        <CurrencyChange
          change={currencyChange}
          onClose={() => setAsking(undefined)}
          onConfirm={() => publishAfter('currency')}
        />
      )}
    </>
  )
}
