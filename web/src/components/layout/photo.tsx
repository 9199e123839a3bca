import { widthsOf } from 'domain/values/media.ts'
import styled from 'styled-components'

const Over = styled.span`
  && {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    aspect-ratio: auto;
  }
  /* fills its box without a height of its own, else browsers mark it as broken */
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
  /** Description of the photo; '' if the text beside it says the same. */
  alt: string
  /** The `sizes` attribute of the photo. */
  sizes: string
}

/**
 * Renders a photo over a generated picture, which stays visible if the photo cannot be loaded. The description is on the
 * box and not in `alt`, which a browser would draw over the picture.
 */
export const Photo = ({ image, alt, sizes }: PhotoProps) =>
  image && (
    <Over {...(alt && { role: 'img', 'aria-label': alt })}>
      <img src={image} {...widthsOf(image, sizes)} loading="lazy" alt="" />
    </Over>
  )
