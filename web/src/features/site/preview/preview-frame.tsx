import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'
import { media } from '#styles/media.ts'

/** Width of the visitor's window, in pixels. */
const WIDTHS = { wide: 1200, phone: 390 }

/** Returns the width that fits: a wide page cannot be read on a phone. */
const thatFits = () => (matchMedia('(max-width: 767px)').matches ? 'phone' : 'wide')

const Box = styled.section`
  margin-block-end: var(--s5);
  border: 1px dashed var(--ink);
  background: var(--surface);
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: 2px var(--s4);
  border-block-end: 1px dashed var(--ink);
  font-weight: 600;
`
const Switch = styled.fieldset`
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;

  > button {
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 1px solid var(--edge);
    background: var(--surface);
    font-weight: 600;
    cursor: pointer;
  }
  > [aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-accent);
    ${media.forcedColours} {
      border: 4px solid;
    }
  }
`
const Stage = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  max-block-size: 420px;
  overflow: auto;
  background: var(--surface-page);
`
const Frame = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`

/** Returns the page's style sheets. styled-components writes its own into the frame. */
const ownSheets = () =>
  document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style:not([data-styled])')

/** Previews a part of the public page at the width of a computer or a phone. Nothing in it can be pressed. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [size, setSize] = useState<keyof typeof WIDTHS>(thatFits)
  const [inside, setInside] = useState<Document>()
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState<number>(WIDTHS.wide)
  const stage = useRef<HTMLFieldSetElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const opened = frame.current?.contentDocument
    if (!opened) return
    opened.documentElement.lang = document.documentElement.lang
    opened.documentElement.dir = document.documentElement.dir
    opened.head.replaceChildren(...[...ownSheets()].map((sheet) => sheet.cloneNode(true)))
    setInside(opened)
  }, [])
  useEffect(() => {
    if (!inside || !stage.current) return
    const observer = new ResizeObserver(() => {
      setHeight(inside.body.scrollHeight)
      setRoom(stage.current?.clientWidth ?? WIDTHS.wide)
    })
    observer.observe(inside.body)
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [inside])

  const scale = Math.min(1, room / WIDTHS[size])
  return (
    <Box aria-label={t`Preview`}>
      <Head>
        <span>
          <Trans>Preview</Trans>
        </span>
        <Switch aria-label={t`Screen width`}>
          <button type="button" aria-pressed={size === 'wide'} onClick={() => setSize('wide')}>
            <Trans>Computer</Trans>
          </button>
          <button type="button" aria-pressed={size === 'phone'} onClick={() => setSize('phone')}>
            <Trans>Phone</Trans>
          </button>
        </Switch>
      </Head>
      <Stage ref={stage} tabIndex={0} aria-label={t`Preview of the page`}>
        <div style={{ blockSize: height * scale, overflow: 'hidden' }}>
          <Frame
            ref={frame}
            title={t`Preview of the page`}
            inert
            style={{ inlineSize: WIDTHS[size], blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </Stage>
      {inside &&
        createPortal(<StyleSheetManager target={inside.head}>{children}</StyleSheetManager>, inside.body)}
    </Box>
  )
}
