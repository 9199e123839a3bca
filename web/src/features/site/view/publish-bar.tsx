import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContentPart } from 'domain/content/content.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Actions, Button, ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import { formatList } from '#lib/format/format-list.ts'
import { media } from '#styles/media.ts'
import type { AnyFields } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import { formatField } from '../form/format-value.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import type { Published } from '../api.ts'

const Bar = styled.section<{ $isWaiting: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-bar);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s4);
  align-items: center;
  margin-block-end: var(--s4);
  padding-block: var(--s2);
  padding-inline: var(--s4) var(--s2);
  border: 1px solid var(--edge);
  ${({ $isWaiting }) => $isWaiting && 'border-inline-start: 6px solid var(--waiting-edge);'}
  background: var(--surface);

  > output,
  > [role='alert'] {
    grid-column: 1 / -1;

    /* heard, and without a row of its own */
    &:empty {
      position: absolute;
    }
  }
  ${media.belowDesktop} {
    inset-block-start: 60px;
  }
  /* at the foot, within reach of a thumb */
  ${media.belowTablet} {
    inset-block: auto 0;
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--s4));
    margin-block-end: 0;
    padding-inline: var(--s4);
  }
`
const Row = styled(Actions)`
  ${media.belowTablet} {
    gap: var(--s1);
    > * {
      flex: 1 1 auto;
      padding-inline: var(--s2);
    }
  }
`
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  line-height: 1.4;

  > span {
    color: var(--ink-soft);
    font-size: var(--t-s);
    overflow-wrap: anywhere;
  }
`
const Line = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: var(--s2);
  align-items: start;
  color: var(--danger);
  font-size: var(--t-s);
  font-weight: 600;
  line-height: 1.4;
`
const Done = styled(Line)`
  color: var(--success);
`
const Lead = styled(Button)`
  padding-inline: 0;
`
/** How many changes are named. */
const MAX_NAMED = 4

interface PublishBarProps {
  /** Parts with unpublished changes. */
  changed: readonly EditedPart[]
  /** Those of them that can be published as they are. */
  ready: readonly EditedPart[]
  /** Address of a page that shows the open part, if one does. */
  page: string | undefined
  isPublishing: boolean
  pause: Pause | undefined
  published: Published | undefined
  onPublish: () => void
  /** Shows the first field that has to be corrected, or the conflict. */
  onShowInvalid: () => void
  onDiscard: () => void
}

/** Shows the unpublished changes, with the buttons that publish or discard them. */
export function PublishBar(props: PublishBarProps) {
  const { changed, ready, page, isPublishing, pause, published, onPublish, onShowInvalid, onDiscard } = props
  const { t, i18n } = useLingui()
  const { appears } = useWhenLive(pause)
  const [isAsking, setIsAsking] = useState(false)
  const names = changed.flatMap(({ part, content, changes }) =>
    changes.map(({ path }) => formatField(i18n, PARTS[part].fields as AnyFields, content, path)),
  )
  const more = names.length - MAX_NAMED
  const labels = (parts: readonly ContentPart[]) =>
    formatList(
      parts.map((part) => i18n._(PARTS[part].label)),
      i18n.locale,
    )
  const held = changed.filter((each) => !ready.includes(each)).map(({ part }) => part)
  const handlePublish = () => {
    if (ready.length > 0) onPublish()
    else onShowInvalid()
  }
  return (
    <Bar aria-label={t`Unpublished changes`} $isWaiting={names.length > 0}>
      <Words>
        <b>
          <Plural
            value={names.length}
            _0="Everything is published"
            one="# unpublished change"
            other="# unpublished changes"
          />
        </b>
        <span>
          {formatList(names.slice(0, MAX_NAMED), i18n.locale)} {more > 0 && t`and ${more} more`}
        </span>
      </Words>
      <Row>
        {names.length > 0 && (
          <Button type="button" $kind="plain" $small onClick={() => setIsAsking(true)}>
            <Trans>Discard</Trans>
          </Button>
        )}
        {page && (
          <ButtonAnchor $kind="line" $small href={page} target="_blank" rel="noopener">
            <Trans>View page</Trans>
          </ButtonAnchor>
        )}
        <Button
          type="button"
          $small
          aria-disabled={ready.length === 0 && held.length === 0}
          aria-busy={isPublishing}
          onClick={handlePublish}
        >
          {isPublishing ? <Trans>Publishing...</Trans> : <Trans>Publish</Trans>}
        </Button>
      </Row>
      {held.length > 0 && (
        <Line>
          <Icon name="alert" />
          <span>
            {t`Not published, please correct: ${labels(held)}. Other parts can still be published.`}{' '}
            <Lead type="button" $kind="plain" $small onClick={onShowInvalid}>
              <Trans>Show me where</Trans>
            </Lead>
          </span>
        </Line>
      )}
      <output>
        {published && published.done.length > 0 && (
          <Done>
            <Icon name="check" />
            {pause ? t`Saved: ${labels(published.done)}.` : t`Published: ${labels(published.done)}.`}{' '}
            {appears}
          </Done>
        )}
      </output>
      <div role="alert">
        {published?.failed.map(({ part, reason }) => (
          <Line key={part}>
            <Icon name="alert" />
            {i18n._(PARTS[part].label)}: {reason}
          </Line>
        ))}
      </div>
      {isAsking && (
        <Question
          title={t`Discard your changes?`}
          onClose={() => setIsAsking(false)}
          answers={
            <>
              <SafeAnswer $kind="line" onClick={() => setIsAsking(false)}>
                <Trans>Continue editing</Trans>
              </SafeAnswer>
              <Button
                type="button"
                $kind="danger"
                onClick={() => {
                  setIsAsking(false)
                  onDiscard()
                }}
              >
                <Trans>Discard</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>These unpublished changes will be deleted:</Trans> {formatList(names, i18n.locale)}
          </p>
        </Question>
      )}
    </Bar>
  )
}
