import styled, { css } from 'styled-components'

/** Widths in pixels where the number of slides changes. */
export const TWO_SLIDES_FROM = 768
export const THREE_SLIDES_FROM = 1200

/** At once, in a wide window. */
export const MOST_SLIDES = 3

/** The gutter stands inside the slide, so that a slide is a plain share of the frame. */
export const slideStyle = css`
  padding-inline: 12px;
`

/** Slides stand in it edge to edge; it is as much wider than its page as the outer gutters. */
export const Frame = styled.div`
  margin-inline: -12px;
`
