import { widthsOf } from 'domain/values/media.ts'
import styled from 'styled-components'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { PictureBox } from './picture-box.tsx'

/** Height of a generated picture, in cells. */
const HEIGHT = 36

const Box = styled(PictureBox)<{ $width: number }>`
  aspect-ratio: ${({ $width }) => ($width ? `${$width} / ${HEIGHT}` : '16 / 9')};
`

interface LeadPictureProps {
  /** A post or an event; `image` is '' where it has none. */
  post: { id: string; image: string }
  /** The `sizes` attribute of the photo. */
  sizes: string
  /** Width of a generated picture, in cells. */
  width: number
}

/** Renders the large picture of a post or an event: its photo, or figures generated from its id. Decoration. */
export const LeadPicture = ({ post: { id, image }, sizes, width }: LeadPictureProps) => (
  <Box $width={image ? 0 : width}>
    {image ? (
      <img
        key={image}
        src={image}
        {...widthsOf(image, sizes)}
        width={1600}
        height={900}
        fetchPriority="high"
        alt=""
      />
    ) : (
      <PatternPicture id={id} options={{ w: width, h: HEIGHT, layout: 'row' }} />
    )}
  </Box>
)
