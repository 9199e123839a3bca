import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MissedPost, Today } from 'domain/office/today.ts'
import { Link } from 'react-router-dom'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { Need } from './need.tsx'

export interface FaultsProps {
  missed: Today['missed']
  /** Documents that could not be published as they are stored. */
  leftOut: readonly string[]
}

/** Shows what could not be published as it is stored, and what was not published at its time. */
export function Faults({ missed, leftOut }: FaultsProps) {
  const { publish } = useTexts()
  const count = leftOut.length
  return (
    <ul>
      <Need
        count={count}
        isBad
        title={<Plural value={count} one="unpublished change" other="unpublished changes" />}
        action={<PublishButton />}
      >
        <p>{publish.leftOut(leftOut)}</p>
      </Need>
      <Missed posts={missed} />
    </ul>
  )
}

function Missed({ posts }: { posts: readonly MissedPost[] }) {
  const { t } = useLingui()
  const [first] = posts
  return (
    <Need
      count={posts.length}
      isBad
      title={
        <Plural
          value={posts.length}
          one="scheduled text not published"
          other="scheduled texts not published"
        />
      }
      action={
        first && (
          <MiniLink to={paths.editPost(first.tab, first.id)}>
            <Icon name="pen" />
            <Trans>Edit</Trans>
          </MiniLink>
        )
      }
    >
      <p>{t`The person who scheduled it may not publish any more, or the website could not publish it.`}</p>
      {posts.map(({ tab, id, title }) => (
        <Link key={id} to={paths.editPost(tab, id)}>
          <bdi>{title}</bdi>
        </Link>
      ))}
    </Need>
  )
}
