import type { Cause } from 'domain/content/causes.ts'
import { type Ref, useEffect, useRef } from 'react'
import * as library from 'react-multi-carousel'
import styled from 'styled-components'
import { NeedleworkAtHand } from '#components/needlework/lazy-pattern.tsx'
import * as needlework from '#lib/needlework.ts'
import { CauseCard, MOST_SLIDES, slideStyle, THREE_SLIDES_FROM, TWO_SLIDES_FROM } from './cause-slides.tsx'

// the bundler hands over its CommonJS module as the default export, whose own default is the component
const exported = library.default as typeof library.default & { default?: typeof library.default }

const MultiCarousel = exported.default ?? exported
export type MultiCarouselHandle = InstanceType<typeof library.default>

const TRANSITION_MS = 500
const AUTOPLAY_MS = 5_000

const responsive = {
  three: { breakpoint: { max: 100_000, min: THREE_SLIDES_FROM }, items: MOST_SLIDES },
  two: { breakpoint: { max: THREE_SLIDES_FROM - 1, min: TWO_SLIDES_FROM }, items: 2 },
  one: { breakpoint: { max: TWO_SLIDES_FROM - 1, min: 0 }, items: 1 },
}

// the few lines of the library's style sheet that it needs; the rest is an icon font
const Track = styled.div`
  .react-multi-carousel-list {
    position: relative;
    display: flex;
    overflow: hidden;
  }
  .react-multi-carousel-track {
    position: relative;
    display: flex;
    backface-visibility: hidden;
    will-change: transform, transition;
  }
  .react-multi-carousel-item {
    ${slideStyle}
  }
`

/** Makes the library's cloned slides inert: they are hidden from screen readers but would take the focus. */
function useInertClones() {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = track.current
    if (!list) return
    const mark = () => {
      for (const item of list.querySelectorAll<HTMLElement>('.react-multi-carousel-item')) {
        item.inert = item.getAttribute('aria-hidden') === 'true'
      }
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])
  return track
}

interface CausesCarouselProps {
  causes: readonly Cause[]
  isPlaying: boolean
  isStill: boolean
  handle: Ref<MultiCarouselHandle>
}

/**
 * Renders the endless carousel. It is a separate chunk, loaded when the causes come near the view. The chunk holds the
 * picture generator too, so that the pictures appear at once.
 */
export const CausesCarousel = ({ causes, isPlaying, isStill, handle }: CausesCarouselProps) => (
  <Track ref={useInertClones()}>
    <MultiCarousel
      ref={handle}
      responsive={responsive}
      infinite
      arrows={false}
      slidesToSlide={1}
      transitionDuration={isStill ? 0 : TRANSITION_MS}
      customTransition={isStill ? 'none' : `transform ${TRANSITION_MS}ms`}
      rtl={document.dir === 'rtl'}
      autoPlay={isPlaying}
      autoPlaySpeed={AUTOPLAY_MS}
      pauseOnHover={false}
    >
      {causes.map((cause) => (
        <NeedleworkAtHand key={cause.id} value={needlework}>
          <CauseCard cause={cause} />
        </NeedleworkAtHand>
      ))}
    </MultiCarousel>
  </Track>
)
