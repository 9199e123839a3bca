import { mediaSrcSet } from 'domain/media.ts'
import styled from 'styled-components'

const Over = styled.span`
  && {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    aspect-ratio: auto;
  }
  /* as high as its place, and yet of no height of its own: else browsers mark it as broken */
  && img {
    inline-size: 100%;
    block-size: auto;
    min-block-size: 100%;
    max-block-size: 100%;
    object-fit: cover;
  }
`

interface PhotoProps {
  /** '' where there is none. */
  image: string
  /** What it shows; '' where the words beside it say as much. */
  alt: string
  /** How wide it is shown, for the browser's choice among the fixed widths. */
  sizes: string
}

/**
 * A photograph over the sewn picture that else stands there: where it does not come, that is what is seen. So it has its words
 * around it, and not in its own `alt`, which a browser would write over the cloth.
 */
export const Photo = ({ image, alt, sizes }: PhotoProps) =>
  image && (
    <Over {...(alt && { role: 'img', 'aria-label': alt })}>
      <img src={image} srcSet={mediaSrcSet(image)} sizes={sizes} loading="lazy" alt="" />
    </Over>
  )
