import type { Ground } from 'domain/needlework/silks.ts'
import { widthsOf } from 'domain/values/media.ts'
import styled, { css } from 'styled-components'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { clamped } from '#styles/clamped.ts'
import { PictureBox } from './picture-box.tsx'

interface PostPictureProps {
  /** A post or an event; `image` is '' where it has none. */
  post: { id: string; image: string }
  /** The `sizes` attribute of the photo. */
  sizes: string
  isSquare?: boolean
  /** Of a generated picture; by default its id chooses. */
  ground?: Ground | undefined
  /** Whether it is on the first screen, so that it loads with high priority. */
  isFirst?: boolean
  className?: string
}

/** Renders the photo of a post or an event, or a picture generated from its id. Decoration: the title is beside it. */
export const PostPicture = ({
  post,
  sizes,
  isSquare = false,
  ground,
  isFirst = false,
  className,
}: PostPictureProps) => (
  <PictureBox $square={isSquare} $isLate={!isFirst} className={className}>
    {post.image ? (
      <img
        src={post.image}
        {...widthsOf(post.image, sizes)}
        width={720}
        height={480}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        alt=""
      />
    ) : (
      <PatternPicture id={post.id} options={ground ? { ground } : {}} />
    )}
  </PictureBox>
)

const Box = styled(PictureBox)<{ $ground: Ground }>`
  background: var(--${({ $ground }) => $ground});
`

/** Styles the heading of a post that is put over its plain ground: both in the same cell of the card's grid. */
export const titleOnCard = (ground: Ground) => css`
  ${clamped(4)}
  z-index: 1; /* a grid item needs no position for it, so the link still covers the card */
  align-self: start;
  margin: var(--s5);
  color: var(--${ground === 'raat' || ground === 'anaar' ? 'on-dark' : 'ink'});
  font-size: 1.625rem;
  line-height: 1.18;
`

interface TitleCardPictureProps {
  id: string
  ground: Ground
}

/** Renders a plain ground with a border at its foot, for a post without a photo. The title is put over it. */
export const TitleCardPicture = ({ id, ground }: TitleCardPictureProps) => (
  <Box $ground={ground}>
    <PatternPicture id={id} options={{ layout: 'foot', ground, w: 90, h: 60 }} />
  </Box>
)

const GROUNDS: readonly Ground[] = ['genda', 'raat', 'kora', 'anaar']
/** For a section that is kora itself. */
export const GROUNDS_ON_KORA: readonly Ground[] = ['raat', 'anaar', 'genda']

/**
 * Chooses the ground of each generated picture of a list, in turn. Of four grounds none is that of the picture before or
 * above, in up to three columns; of three grounds in one column.
 * @returns undefined for what has a photo
 */
export const groundsOf = (
  list: readonly { image: string }[],
  grounds = GROUNDS,
): readonly (Ground | undefined)[] =>
  list.map(({ image }, index) => (image ? undefined : grounds[index % grounds.length]))
