import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDay, formatInstant, formatMinute } from 'domain/dates.ts'
import { isLate, promisedBy } from 'domain/office/waiting.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import type { Ref } from 'react'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import { REVIEW_FIELDS, type ReviewField } from 'domain/user-fields.ts'
import styled from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { StatusPanel } from '#components/account/status-panel.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Steps } from '#components/feedback/steps.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Box, Pairs } from '#components/dashboard/box.tsx'
import { PostLink } from '#components/controls/post-link.tsx'
import { OfficeHours } from '#components/dashboard/office-hours.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { call } from '#lib/http/call.ts'
import { asList } from '#lib/http/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { ownDirection } from '#styles/own-direction.ts'

interface PendingStatusProps {
  user: WithId<UserDocument>
  heading: Ref<HTMLHeadingElement>
}

/** Renders the status while the office reads the application. */
export function PendingStatus({ user, heading }: PendingStatusProps) {
  const { t } = useLingui()
  const { readingDays } = useOrganisation()
  const language = useLanguage()
  const name = greetedName(user, language, user.first_name)
  const sentAt = sentAtOf(user)
  const isAgain = sentAt > user.createdAt
  const promised = formatDay(promisedBy(sentAt, readingDays), language)
  return (
    <StatusPanel uid={user.id} done={0.5}>
      <h2 ref={heading} tabIndex={-1}>
        {isAgain
          ? t`The office is reading your application again, ${name}`
          : t`The office is reading your documents, ${name}`}
      </h2>
      {isLate(sentAt, readingDays) && (
        <Note>
          <Trans>
            <b>Our answer is late, and we are sorry.</b> We promised an answer by {promised}. You do not need
            to do anything.
          </Trans>
        </Note>
      )}
      <p>
        {isAgain && <Trans>We have received your corrected application.</Trans>}{' '}
        {isLate(sentAt, readingDays) ? (
          <Trans>You sent your form on {formatInstant(sentAt, language)}.</Trans>
        ) : (
          <Trans>
            You sent your form on {formatInstant(sentAt, language)}. We read most forms within{' '}
            <Plural
              value={readingDays}
              _1="one working day"
              _2="two working days"
              _3="three working days"
              other="# working days"
            />
            .
          </Trans>
        )}{' '}
        <Trans>
          We will write to <b>{user.email}</b>.
        </Trans>
      </p>
      <Steps
        current={1}
        steps={[
          { title: t`Form received`, text: formatMinute(user.createdAt, language) },
          { title: isAgain ? t`Being read again` : t`Documents being read`, text: t`CNIC front and back` },
          {
            title: t`Decision`,
            text: t`If something is missing, we tell you what, and you can send it again.`,
          },
          user.role === 'team'
            ? { title: t`Team`, text: t`You are part of the team.` }
            : { title: t`Member`, text: t`You are a member.` },
        ]}
      />
    </StatusPanel>
  )
}

const Correct = styled(Button)`
  margin-block-start: var(--s4);
`

interface WhatYouSentProps {
  user: UserDocument
  /** Opens the form. */
  onCorrect: () => void
  opener: Ref<HTMLButtonElement>
}

/** Shows everything the applicant sent, to check and correct. */
export function WhatYouSent({ user, onCorrect, opener }: WhatYouSentProps) {
  const { t } = useLingui()
  const { label, format } = useFieldText()
  // others may look at the screen, and the form has all digits
  const shown = (name: ReviewField) =>
    name === 'cnic' ? t`ends in ${user.cnic.slice(-5)}` : format(user, name)
  const documents = DOCUMENT_NAMES.filter((name) => user[name]).map((name) => label[name])
  return (
    <Box>
      <h2>
        <Trans>What you sent</Trans>
      </h2>
      <Pairs
        pairs={[
          ...REVIEW_FIELDS.map((name) => [label[name], shown(name)] as const),
          [t`Documents`, documents.join(' · ')],
        ]}
      />
      <Correct ref={opener} type="button" $kind="line" $small onClick={onCorrect}>
        <Trans>Edit</Trans>
      </Correct>
    </Box>
  )
}

/** How many posts are shown. */
const SHOWN = 2

/** Returns the latest published posts: undefined while loading, none after a failure. */
function useLatestPosts(): readonly PublicBlog[] | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.latestPosts,
    queryFn: async ({ signal }) => {
      // the same request as the home page, which the CDN has cached
      const posts = asList(await call(listBlogs, { limit: BLOGS_ON_HOME }, { signal }))
      return posts.slice(0, SHOWN)
    },
  })
  return isError ? [] : data
}

const Item = styled.li`
  padding-block: var(--s3);
  border-block-start: 1px solid var(--line);

  > a {
    display: block;
    padding-block: 6px;
    font: 600 1.125rem/1.3 var(--display);
    ${ownDirection}
  }
  > time {
    font-size: var(--t-s);
    color: var(--ink-soft);
  }
`

const Soft = styled.p`
  padding-block-start: var(--s4);
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
`

/** Shows an applicant the latest posts. */
export function WhileYouWait() {
  const { t } = useLingui()
  const posts = useLatestPosts()
  return (
    <Box>
      <h2>
        <Trans>While you wait</Trans>
      </h2>
      {posts === undefined && <Soft>{t`Loading recent posts...`}</Soft>}
      {posts?.length === 0 && <Soft>{t`No recent posts found`}</Soft>}
      <ul>
        {posts?.map((post) => (
          <Item key={post.id}>
            <PostLink post={post} />
            <DateText at={post.createdAt} />
          </Item>
        ))}
      </ul>
      <Soft>
        <OfficeHours />
      </Soft>
    </Box>
  )
}
