import { mediaSrcSet } from 'domain/media.ts'
import styled, { css } from 'styled-components'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'
import { PictureBox } from './picture-box.tsx'

/** Threads from the foot to the head of a sewn one. */
const HEIGHT = 36

/* a long row would be a ribbon there */
const higherOnPhones = css`
  ${media.belowTablet} {
    aspect-ratio: 3 / 2;
  }
`
const Box = styled(PictureBox)<{ $threads: number }>`
  aspect-ratio: ${({ $threads }) => ($threads ? `${$threads} / ${HEIGHT}` : '16 / 9')};
  ${({ $threads }) => $threads > 2 * HEIGHT && higherOnPhones}
`

interface LeadPictureProps {
  /** A post or an event; `image` is '' where it has none. */
  post: { id: string; image: string }
  /** How wide a photograph is shown, for the browser's choice among the fixed widths. */
  sizes: string
  /** How many threads wide a sewn picture is. */
  threads: number
  className?: string
}

/** The picture of the page of a post or an event: its photograph, or a row of figures sewn from its id. Decoration. */
export const LeadPicture = ({ post: { id, image }, sizes, threads, className }: LeadPictureProps) => (
  <Box $threads={image ? 0 : threads} className={className}>
    {image ? (
      <img
        key={image}
        src={image}
        srcSet={mediaSrcSet(image)}
        sizes={sizes}
        width={1600}
        height={900}
        fetchPriority="high"
        alt=""
      />
    ) : (
      <PatternPicture id={id} options={{ w: threads, h: HEIGHT, layout: 'row' }} />
    )}
  </Box>
)
