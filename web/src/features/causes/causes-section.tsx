import { useLingui } from '@lingui/react/macro'
import type { Causes } from 'domain/content/causes.ts'
import { createElement, type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useNearView } from '#lib/browser/use-near-view.ts'
import { hydrateNearView } from '#lib/loading/hydrate.ts'
import { loadChunk } from '#lib/loading/load-chunk.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { onKora } from '#styles/grounds.ts'
import { Frame, MOST_SLIDES, SlideRow } from './cause-slides.tsx'
import type { MultiCarouselHandle } from './causes-carousel.tsx'
import { createMediaHook } from '#lib/browser/create-media-hook.ts'

/** Returns whether the user prefers reduced motion. */
const useReducedMotion = createMediaHook('(prefers-reduced-motion: reduce)')

/**
 * Loads a replacement for a frame's content when the frame comes near the view.
 * @returns what was loaded; undefined until then, while the focus is inside the frame, or if loading fails
 */
function useSwap<T>(frame: RefObject<HTMLElement | null>, load: () => Promise<T>): T | undefined {
  const isNear = useNearView(frame)
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    const box = frame.current
    if (!isNear || !box) return
    const controller = new AbortController()
    const swap = (value: T) => {
      if (controller.signal.aborted) return
      if (!box.contains(document.activeElement)) return setLoaded({ value })
      const later = () => setTimeout(() => swap(value))
      box.addEventListener('focusout', later, { once: true, signal: controller.signal })
    }
    load().then(swap, () => {})
    return () => controller.abort()
  }, [isNear, frame, load])
  return loaded?.value
}

const loadCarousel = () => loadChunk('carousel', () => import('./causes-carousel.tsx'))

const Ground = styled(Section)`
  ${onKora}
`
/* reserves its space before hydration */
const Controls = styled.div<{ $isReady: boolean }>`
  display: flex;
  gap: var(--s2);
  visibility: ${({ $isReady }) => ($isReady ? 'visible' : 'hidden')};
`

/** Renders the causes of the home page; nothing if the office has entered none. */
export function CausesSection() {
  const all = useContent('causes')
  return all && all.causes.length > 0 && <CausesInRow {...all} />
}

/** Renders a row of slides, replaced by the carousel when it comes near the view. */
function CausesInRow({ heading, words, causes }: Causes) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [handle, setHandle] = useState<MultiCarouselHandle | null>(null)
  const carousel = useSwap(frame, loadCarousel)
  const isStill = useReducedMotion()
  const [isPaused, setIsPaused] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHydrated = useHydrated()
  // the library hides slides of which there are fewer than it would show: those stay a row
  const isEndless = causes.length >= MOST_SLIDES

  const step = (direction: 'previous' | 'next') => {
    if (handle) return handle[direction](0)
    const row = frame.current?.firstElementChild
    const slide = row?.firstElementChild?.clientWidth ?? 0
    row?.scrollBy({ left: direction === 'next' ? slide : -slide, behavior: 'smooth' })
  }

  return (
    <Ground id="causes" aria-labelledby="causes-heading" {...hydrateNearView}>
      <Wrap>
        <SectionHead>
          <div>
            <h2 id="causes-heading">{heading}</h2>
            <p>{words}</p>
          </div>
          <Controls $isReady={isHydrated && isEndless}>
            {!isStill && (
              <IconButton
                $boxed
                type="button"
                aria-label={isPaused ? t`Play the slides` : t`Pause the slides`}
                onClick={() => setIsPaused(!isPaused)}
              >
                <Icon name={isPaused ? 'play' : 'pause'} />
              </IconButton>
            )}
            <IconButton $boxed type="button" aria-label={t`Previous cause`} onClick={() => step('previous')}>
              <Icon name="back" />
            </IconButton>
            <IconButton $boxed type="button" aria-label={t`Next cause`} onClick={() => step('next')}>
              <Icon name="arrow" />
            </IconButton>
          </Controls>
        </SectionHead>
        <Frame
          ref={frame}
          onPointerEnter={() => setIsPointedAt(true)}
          onPointerLeave={() => setIsPointedAt(false)}
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        >
          {carousel && isEndless ? (
            createElement(carousel.CausesCarousel, {
              causes,
              handle: setHandle,
              isStill,
              isPlaying: !isPointedAt && !hasFocus && !isPaused && !isStill,
            })
          ) : (
            <SlideRow causes={causes} />
          )}
        </Frame>
      </Wrap>
    </Ground>
  )
}
