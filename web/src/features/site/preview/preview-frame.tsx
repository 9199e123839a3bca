import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentPart } from 'domain/content/content.ts'
import type { Language } from 'domain/texts/languages.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { fittingScreen, PageFrame, ScreenSwitch } from '#components/dashboard/page-frame.tsx'
import { Hint } from '#components/fields/field-frame.tsx'
import { media } from '#styles/media.ts'
import { narrowList } from '#styles/narrow-list.ts'
import { formatField } from '../form/format-value.ts'
import type { AnyFields } from '../parts/form-definition.ts'
import { PARTS } from '../parts/parts.ts'
import { toName, type Values } from '../values.ts'
import { findPieces, type Piece } from './find-pieces.ts'

const Box = styled.section<{ $isExpanded: boolean }>`
  margin-block-end: var(--s4);
  border: 1.5px dashed var(--edge);
  background: var(--surface);
  ${({ $isExpanded }) =>
    !$isExpanded &&
    css`
      /* below the bar */
      position: sticky;
      inset-block-start: 62px;
      z-index: 4;
      ${media.belowDesktop} {
        inset-block-start: 122px;
      }
      ${narrowList} {
        position: static;
      }
      @media (max-height: 599px) {
        position: static;
      }
    `}
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  min-block-size: 48px;
  padding-inline: var(--s4) 2px;
  border-block-end: 1.5px dashed var(--edge);
  font-size: var(--t-s);

  > ${Hint} {
    ${narrowList} {
      display: none;
    }
  }
  > fieldset {
    margin-inline-start: auto;
  }
`
const Stage = styled.fieldset<{ $isExpanded: boolean }>`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  max-block-size: ${({ $isExpanded }) => ($isExpanded ? 'none' : '150px')};
  overflow: auto;
`
const PieceButton = styled.button<{ $isOn: boolean }>`
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: transparent;
  font-size: 1px;
  overflow: hidden;
  cursor: pointer;

  &:hover {
    outline: 2px dashed var(--accent);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 0;
  }
  ${({ $isOn }) => $isOn && '&, &:hover { outline: 3px solid var(--accent); }'}
`
/** Space between a text and its outline, in pixels. */
const ROOM = 3

interface PreviewFrameProps {
  part: ContentPart
  /** The text of the part, as the page gets it. */
  content: Values
  /** In which the page is. */
  language: Language
  /** The field that has the focus. */
  focused: string | undefined
  /** Called with the field of a text or picture that was pressed. */
  onPress: (name: string) => void
  children: ReactNode
}

/** Previews a part of the public page. A press on a text leads to its field, and the field with the focus has its text outlined. */
export function PreviewFrame({ part, content, language, focused, onPress, children }: PreviewFrameProps) {
  const { t, i18n } = useLingui()
  const [screen, setScreen] = useState(fittingScreen)
  const [isExpanded, setIsExpanded] = useState(false)
  const [found, setFound] = useState<{ part: ContentPart; pieces: readonly Piece[] }>()
  // the page of the part before is shown until that of this one is rendered
  const pieces = found?.part === part ? found.pieces : []
  /** The piece that the Tab key reaches; arrow keys lead to the others. */
  const [reached, setReached] = useState(0)
  const numbers = new Intl.NumberFormat(language)
  const stage = useRef<HTMLFieldSetElement>(null)

  const first = pieces.findIndex(({ path }) => toName(path) === focused)
  const scrollTo = useEffectEvent(() => {
    const box = stage.current
    const button = box?.querySelectorAll('button')[first]
    if (!box || !button) return
    const isInView =
      button.offsetTop >= box.scrollTop &&
      button.offsetTop + button.offsetHeight <= box.scrollTop + box.clientHeight
    // only the preview: the field stays where it is
    if (!isInView) box.scrollTop = button.offsetTop - 48
  })
  useEffect(() => scrollTo(), [focused, first])

  const handleKeyDown = (key: string, at: number) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
    const buttons = stage.current?.querySelectorAll('button')
    if (step) buttons?.[(at + step + pieces.length) % pieces.length]?.focus()
    return step !== undefined
  }
  return (
    <Box aria-label={t`Preview`} $isExpanded={isExpanded}>
      <Head>
        <b>
          <Trans>Preview</Trans>
        </b>
        {pieces.length > 0 && (
          <Hint>
            <Trans>Press a text to edit it</Trans>
          </Hint>
        )}
        <ScreenSwitch screen={screen} onChoose={setScreen} />
        <IconButton
          type="button"
          aria-label={t`Expand`}
          title={t`Expand`}
          aria-pressed={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          <WorkIcon name="fill" />
        </IconButton>
      </Head>
      <Stage
        ref={stage}
        $isExpanded={isExpanded}
        aria-label={t`Preview of the page`}
        tabIndex={pieces.length > 0 ? undefined : 0}
      >
        <PageFrame
          screen={screen}
          language={language}
          isClose
          onChange={(body) =>
            setFound({ part, pieces: findPieces(body, content, (value) => numbers.format(value)) })
          }
          over={(scale) =>
            pieces.map(({ path, box }, index) => (
              <PieceButton
                // the same text may stand in several places
                key={`${toName(path)} ${index}`}
                type="button"
                $isOn={toName(path) === focused}
                tabIndex={index === Math.min(reached, pieces.length - 1) ? 0 : -1}
                style={{
                  top: box.top * scale - ROOM,
                  left: box.left * scale - ROOM,
                  inlineSize: box.width * scale + 2 * ROOM,
                  blockSize: box.height * scale + 2 * ROOM,
                }}
                onFocus={() => setReached(index)}
                onKeyDown={(event) => handleKeyDown(event.key, index) && event.preventDefault()}
                onClick={() => onPress(toName(path))}
              >
                {t`Go to ${formatField(i18n, PARTS[part].fields as AnyFields, content, path)}`}
              </PieceButton>
            ))
          }
        >
          {children}
        </PageFrame>
      </Stage>
    </Box>
  )
}
