import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, type Language } from 'domain/texts/languages.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'
import { useLanguage } from '#lib/format/texts.ts'
import { media } from '#styles/media.ts'
import { pressedSwitch } from '#styles/pressed-switch.ts'
import { scaledFromStart } from '#styles/mirrored.ts'

/** Width of the visitor's window, in pixels. */
const WIDTHS = { computer: 992, phone: 390 }

export type ScreenKind = keyof typeof WIDTHS

/** Returns the screen that fits: a wide page cannot be read on a phone. */
export const fittingScreen = (): ScreenKind =>
  matchMedia('(max-width: 767px)').matches ? 'phone' : 'computer'

const Switch = styled.fieldset`
  ${pressedSwitch}
  /* there is no room for it, and the page of a computer could not be read */
  ${media.belowPhone} {
    display: none;
  }
`

interface ScreenSwitchProps {
  screen: ScreenKind
  onChoose: (screen: ScreenKind) => void
}

/** Chooses between the page of a computer and that of a phone. */
export function ScreenSwitch({ screen, onChoose }: ScreenSwitchProps) {
  const { t } = useLingui()
  return (
    <Switch aria-label={t`Screen width`}>
      <button type="button" aria-pressed={screen === 'computer'} onClick={() => onChoose('computer')}>
        <Trans>Computer</Trans>
      </button>
      <button type="button" aria-pressed={screen === 'phone'} onClick={() => onChoose('phone')}>
        <Trans>Phone</Trans>
      </button>
    </Switch>
  )
}

const Room = styled.div`
  background: var(--surface-page);
`
const Page = styled.div`
  position: relative;
  margin-inline: auto;
  overflow: hidden;
`
const Frame = styled.iframe`
  display: block;
  border: 0;
  ${scaledFromStart}
`

/** Returns the page's style sheets. styled-components writes its own into the frame. */
const ownSheets = () =>
  document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style:not([data-styled])')

/** Builds the style that puts the sections of a page closer together. */
function closerSections(inside: Document): HTMLStyleElement {
  const style = inside.createElement('style')
  style.textContent = ':root { --section: 24px; }'
  return style
}

interface PageFrameProps {
  screen: ScreenKind
  /** In which the page is, if not in that of the dashboard. */
  language?: Language
  /** Whether sections stand closer together than on the page. */
  isClose?: boolean
  /** Called after each change of the page or its size. */
  onChange?: (body: HTMLElement) => void
  /** Renders what lies over the page. @param scale pixels for each pixel of the page */
  over?: (scale: number) => ReactNode
  children: ReactNode
}

/** Shows a part of the public site in a frame, at the width of a computer or a phone. Nothing in it can be pressed. */
export function PageFrame({ screen, language, isClose = false, onChange, over, children }: PageFrameProps) {
  const { t } = useLingui()
  const own = useLanguage()
  const shown = language ?? own
  const [inside, setInside] = useState<Document>()
  const [height, setHeight] = useState(0)
  const [available, setAvailable] = useState<number>(WIDTHS.computer)
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const opened = frame.current?.contentDocument
    if (!opened) return
    opened.head.replaceChildren(
      ...[...ownSheets()].map((sheet) => sheet.cloneNode(true)),
      ...(isClose ? [closerSections(opened)] : []),
    )
    setInside(opened)
  }, [isClose])
  useEffect(() => {
    inside?.documentElement.setAttribute('lang', shown)
    inside?.documentElement.setAttribute('dir', directionOf(shown))
  }, [inside, shown])
  const measure = useEffectEvent(() => {
    if (!inside) return
    setHeight(inside.body.scrollHeight)
    setAvailable(room.current?.clientWidth ?? WIDTHS.computer)
    onChange?.(inside.body)
  })
  useEffect(() => {
    if (!inside || !room.current) return
    const resizes = new ResizeObserver(() => measure())
    resizes.observe(inside.body)
    resizes.observe(room.current)
    const changes = new MutationObserver(() => measure())
    changes.observe(inside.body, { subtree: true, childList: true, characterData: true })
    void inside.fonts.ready.then(() => measure())
    return () => {
      resizes.disconnect()
      changes.disconnect()
    }
  }, [inside])

  const scale = Math.min(1, available / WIDTHS[screen])
  return (
    <Room ref={room}>
      <Page style={{ blockSize: height * scale, inlineSize: WIDTHS[screen] * scale }}>
        <Frame
          ref={frame}
          title={t`Preview of the page`}
          inert
          style={{ inlineSize: WIDTHS[screen], blockSize: height, transform: `scale(${scale})` }}
        />
        {over?.(scale)}
      </Page>
      {inside &&
        createPortal(<StyleSheetManager target={inside.head}>{children}</StyleSheetManager>, inside.body)}
    </Room>
  )
}
