import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isFinal, REASON_FIELDS, reasonIn, type Rejection } from 'domain/decisions/reasons.ts'
import { formatInstant, formatShort } from 'domain/dates.ts'
import { isLate } from 'domain/office/waiting.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import { toFigureSeed } from 'domain/values/entity-tag.ts'
import styled from 'styled-components'
import { Box } from '#components/dashboard/box.tsx'
import { Note } from '#components/feedback/note.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { Portrait } from '#components/needlework/avatar.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

const Short = styled.section`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  border: 1px solid var(--line);
  background: var(--surface);

  > div:first-child {
    display: grid;
    place-items: center;
    padding: var(--s4);
    background: var(--raat);
  }
  ${media.belowTablet} {
    grid-template-columns: 84px minmax(0, 1fr);
    padding-block-end: 14px;

    > div:first-child {
      padding: var(--s2);
    }
  }
`

const ShortFigure = styled(Portrait)`
  inline-size: 128px;
  color: var(--holes-night);

  ${media.belowTablet} {
    inline-size: 68px;
  }
`

const ShortWords = styled.div`
  display: grid;
  gap: 10px;
  align-content: center;
  padding: var(--s4) var(--s5);

  > h2 {
    font-size: 1.625rem;
  }
  ${media.belowTablet} {
    display: contents;

    > h2 {
      align-self: center;
      padding: 12px 14px;
      font-size: 1.375rem;
    }
    > :not(h2) {
      grid-column: 1 / -1;
      padding: 10px var(--s4) 0;
      font-size: var(--t-s);
      line-height: 1.45;
    }
  }
`

const Way = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--ink-soft);
  font-size: var(--t-s);

  > li {
    display: flex;
    gap: var(--s2);
    align-items: center;
  }
  > li::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    rotate: 45deg;
    border: 2px solid var(--accent);
    background: var(--accent);
    ${media.forcedColours} {
      background: CanvasText;
    }
  }
  > [aria-current]::before {
    border-color: var(--ink);
    background: var(--highlight);
  }
  > [aria-current] ~ li::before {
    background: none;
  }
  b {
    color: var(--ink);
  }
  ${media.belowTablet} {
    column-gap: var(--s3);

    /* the heading says what to do now, and the office answers later */
    > li:nth-child(n + 3) {
      display: none;
    }
  }
`

interface RejectedStatusProps {
  user: WithId<UserDocument>
  rejection: Rejection
}

/** Renders the status after a rejection, short: the points are below. */
export function RejectedStatus({ user, rejection }: RejectedStatusProps) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  const { at, reasons } = rejection
  const count = reasons.length
  const name = greetedName(user, language, user.first_name)
  const day = (instant: string) => formatInstant(instant, language)
  const hasPoints = !reasons.some(({ fields }) => fields.length === REASON_FIELDS.length)
  const isOver = isFinal(rejection)
  const heading = () => {
    if (isOver) return t`We cannot accept this application`
    if (!hasPoints) return t`Your application needs a correction, ${name}`
    return (
      <Trans>
        <Plural value={count} one="Please correct # point" other="Please correct # points" />, {name}
      </Trans>
    )
  }
  return (
    <Short>
      <div>
        <ShortFigure seed={toFigureSeed(user.id)} size="large" done={0.5} />
      </div>
      <ShortWords>
        <h2>{heading()}</h2>
        <p>
          {at ? t`The office read your application on ${day(at)}.` : t`The office has read your application.`}{' '}
          {at && isLate(sentAtOf(user), readingDays, new Date(at)) && (
            <Trans>We answered later than we said, and we are sorry.</Trans>
          )}{' '}
          {isOver ? (
            <Trans>This decision cannot be corrected.</Trans>
          ) : (
            <Trans>Correct the points below and send it again. Everything else is kept.</Trans>
          )}
        </p>
        {!isOver && (
          <Way>
            <li>
              <span>
                <b>
                  <Trans>Received</Trans>
                </b>{' '}
                {formatShort(user.createdAt, language)}
              </span>
            </li>
            <li>
              <span>
                <b>
                  <Trans>Checked</Trans>
                </b>{' '}
                {at && formatShort(at, language)}
              </span>
            </li>
            <li aria-current="step">
              <b>
                {hasPoints ? (
                  <Plural value={count} one="You correct # point" other="You correct # points" />
                ) : (
                  <Trans>You correct it</Trans>
                )}
              </b>
            </li>
            <li>
              <span>
                <Plural
                  value={readingDays}
                  one="We check again within # working day"
                  other="We check again within # working days"
                />
              </span>
            </li>
          </Way>
        )}
      </ShortWords>
    </Short>
  )
}

const Final = styled(Box)`
  display: grid;
  gap: var(--s3);
  margin-block-start: var(--s4);
`

/** Tells why an application is closed: nothing can be corrected. */
export function FinalReason({ rejection }: { rejection: Rejection }) {
  const language = useLanguage()
  const texts = useTexts()
  return (
    <Final>
      {rejection.reasons.map((reason) => {
        const words = reasonIn(reason, language, texts)
        return (
          <Note key={reason.id} tone="refused">
            <b>
              <bdi lang={words.language}>{words.label}</bdi>
            </b>
            <p>
              <bdi lang={words.language}>{words.text}</bdi>
            </p>
          </Note>
        )
      })}
      {rejection.note && (
        <Note tone="refused" icon="mail">
          <b>
            <Trans>Note from the office</Trans>
          </b>
          <p>
            <OfficeWords>{rejection.note}</OfficeWords>
          </p>
        </Note>
      )}
    </Final>
  )
}
