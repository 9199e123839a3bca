import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MissedPost, Today } from 'domain/office/today.ts'
import type { PublishProblem } from 'domain/stored/site/published.ts'
import { Link } from 'react-router-dom'
import { Icon } from '#components/controls/icon.tsx'
import { MiniLink } from '#components/controls/mini-button.tsx'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { SendMailAgain } from '#components/mails/mail-lines.tsx'
import { useMailNames } from '#components/mails/use-mail-names.ts'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { Need } from './need.tsx'

export interface FaultsProps {
  today: Today
  problem: PublishProblem | null
  leftOut: readonly string[]
}

/** Shows the e-mails that were not sent, what could not be published, and what was not published at its time. */
export function Faults({ today: { failedMail, counts, missed }, problem, leftOut }: FaultsProps) {
  const notLive = problem ? Math.max(1, leftOut.length) : leftOut.length
  return (
    <ul>
      <FailedMails mail={failedMail} count={counts.failedMails ?? 0} />
      <Need
        count={notLive}
        isBad
        title={<Plural value={notLive} one="unpublished change" other="unpublished changes" />}
        action={<PublishButton />}
      >
        <NotLive problem={problem} leftOut={leftOut} />
      </Need>
      <Missed posts={missed} />
    </ul>
  )
}

function FailedMails({ mail, count }: { mail: Today['failedMail']; count: number }) {
  const names = useMailNames()
  const { t } = useLingui()
  const more = count - 1
  const [name, to] = [mail && names[mail.template], mail?.to]
  return (
    <Need
      count={mail ? count : 0}
      isBad
      title={<Plural value={count} one="e-mail not sent" other="e-mails not sent" />}
      action={mail && <SendMailAgain mail={mail} />}
    >
      <p>
        <bdi>{t`“${name}” to ${to}`}</bdi>{' '}
        <Plural value={mail?.attempts ?? 0} one="failed after # attempt." other="failed after # attempts." />{' '}
        {more > 0 && (
          <Link to={paths.overview('emails')}>
            <Plural value={more} one="# more" other="# more" />
          </Link>
        )}
      </p>
    </Need>
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
      <p>{t`The person who scheduled it may not publish any more.`}</p>
      {posts.map(({ tab, id, title }) => (
        <Link key={id} to={paths.editPost(tab, id)}>
          <bdi>{title}</bdi>
        </Link>
      ))}
    </Need>
  )
}

function NotLive({ problem, leftOut }: Omit<FaultsProps, 'today'>) {
  const { publish } = useTexts()
  return (
    <>
      {problem && (
        <p>
          {problem.code === 'content' ? publish.content(problem.detail) : publish[problem.code]}{' '}
          {publish.again}
        </p>
      )}
      {leftOut.length > 0 && <p>{publish.leftOut(leftOut)}</p>}
    </>
  )
}
