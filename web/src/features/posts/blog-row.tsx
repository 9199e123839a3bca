import { Trans, useLingui } from '@lingui/react/macro'
import type { Blog } from 'domain/blog.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { SiteState } from '#components/dashboard/site-state.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { DateText } from '#components/layout/date-text.tsx'
import { RowPicture } from './row-picture.tsx'
import { type Publishing, wherePost } from './where-on-site.ts'

export const BlogRows = styled.ul`
  display: grid;
  gap: var(--s3);
`

const Row = styled.li`
  display: grid;
  grid-template:
    'picture title state'
    'picture text link'
    'picture meta link' 1fr / 168px minmax(0, 1fr) auto;
  gap: var(--s1) var(--s5);
  align-items: start;
  padding: var(--s4);
  background: var(--surface);
  overflow-wrap: anywhere;

  > h2,
  > p {
    unicode-bidi: plaintext;
  }
  > h2 {
    grid-area: title;
    font-size: 1.25rem;
    line-height: 1.2;
  }
  ${narrowList} {
    grid-template:
      'picture title title'
      'text text text'
      'meta meta link'
      'state state state' / 88px minmax(0, 1fr) auto;
    gap: var(--s3);
  }
`

const Picture = styled(RowPicture)`
  grid-area: picture;

  ${narrowList} {
    aspect-ratio: 1;
  }
`

const Description = styled.p`
  grid-area: text;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
  max-inline-size: 68ch;
  color: var(--ink-soft);
`

const Meta = styled.div`
  grid-area: meta;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  margin-block-start: var(--s1);
  font-size: var(--t-s);
  color: var(--ink-soft);
`

const State = styled(SiteState)`
  grid-area: state;
  justify-self: end;

  ${narrowList} {
    justify-self: start;
  }
`

const Outside = styled.a`
  grid-area: link;
  justify-self: end;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius);
  color: var(--accent);

  &:hover {
    background: var(--accent-tint);
    color: var(--accent-deep);
  }
`

interface BlogRowProps {
  blog: Blog
  /** Undefined where it cannot be known. */
  publishing: Publishing | undefined
}

/** One post of the chamber. */
export function BlogRow({ blog, publishing }: BlogRowProps) {
  const { t } = useLingui()
  const { title, description, externalLink, is_published, author_name, createdAt } = blog
  return (
    <Row>
      <Picture blog={blog} />
      <h2>{title}</h2>
      <Description>{description}</Description>
      <Meta>
        <StatusChip status={is_published ? 'published' : 'draft'} />
        <span>
          <Trans>By {author_name}</Trans>
        </span>
        <DateText at={createdAt} />
      </Meta>
      {publishing && <State state={wherePost(blog, publishing)} />}
      {externalLink && (
        <Outside
          href={externalLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`Open the link of ${title} in a new tab`}
        >
          <Icon name="external" />
        </Outside>
      )}
    </Row>
  )
}
