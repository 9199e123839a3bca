import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { sendTestMail } from 'domain/api/office.ts'
import { formatMinute } from 'domain/dates.ts'
import type { HealthCode, HealthProblem } from 'domain/office/health.ts'
import { daysSince } from 'domain/office/waiting.ts'
import type { ListedMail } from 'domain/office/outbox.ts'
import type { Count } from 'domain/values/formats.ts'
import type { DailyStep } from 'domain/stored/site/health.ts'
import type { PublishProblem } from 'domain/stored/site/published.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { SendMailAgain } from '#components/mails/mail-lines.tsx'
import { useMailNames } from '#components/mails/use-mail-names.ts'
import { PublishButton } from '#components/publishing/publish-button.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { formatList } from '#lib/format/format-list.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { narrowList } from '#styles/narrow-list.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.25em minmax(0, 2fr) minmax(0, 3fr) 14em;
  gap: var(--s1) var(--s4);
  align-items: center;
  padding: var(--s3) var(--s4);
  border-block-start: 1px solid var(--surface);
  background: var(--danger-tint);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > svg {
    color: var(--danger);
  }
  > p:last-child {
    grid-column: 3 / -1;
  }
  > div:last-child {
    display: grid;
    gap: var(--s2);
    justify-items: end;
  }
  h3 {
    font: 600 1rem/1.35 var(--text);
    letter-spacing: 0;
    word-spacing: 0;
  }
  p {
    font-size: var(--t-s);
  }
  ${narrowList} {
    grid-template-columns: 1.25em minmax(0, 1fr);
    align-items: start;

    > :nth-child(n + 3):not(svg) {
      grid-column: 2;
      justify-items: start;
    }
  }
`

const ICONS: Record<HealthCode, WorkIconName> = {
  check: 'offline',
  address: 'globe',
  certificate: 'lock',
  publishing: 'globe',
  paused: 'globe',
  mails: 'mail',
  retries: 'mail',
  claims: 'key',
  intents: 'turn',
  daily: 'clock',
  shards: 'people',
  backup: 'copy',
  accounts: 'people',
  files: 'copy',
}

export interface HealthProblemsProps {
  problems: readonly HealthProblem[]
  /** Why the site could not be published, if it could not. */
  publishProblem: PublishProblem | null
  /** The e-mail that failed last. */
  failedMail: ListedMail | null
  /** How many changes visitors do not see yet; undefined if that is not known. */
  waiting: Count | undefined
}

/** Lists what does not work: since when, what to do, and a button if the dashboard can do it. */
export const HealthProblems = ({ problems, ...known }: HealthProblemsProps) => (
  <ul>
    {problems.map((problem) => (
      <Problem key={problem.code} problem={problem} {...known} />
    ))}
  </ul>
)

interface ProblemProps extends Omit<HealthProblemsProps, 'problems'> {
  problem: HealthProblem
}

function Problem({ problem, publishProblem, failedMail, waiting = 0 }: ProblemProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { code, since, count, steps, reason } = problem
  const at = since && formatMinute(since, language)
  const stepNames: Record<DailyStep, string> = {
    removal: t`removing old data`,
    index: t`comparing the users' list`,
    states: t`states of messages and offers`,
    suspects: t`removing suspected spam`,
  }
  const undone = formatList(
    steps.map((step) => stepNames[step]),
    language,
  )
  const backUp = 'npm run backup -- PROJECT FILE'
  const titles: Record<HealthCode, ReactNode> = {
    check: <Trans>The checks have stopped</Trans>,
    address: <Trans>The website cannot be opened</Trans>,
    certificate:
      count > 0 ? (
        <Plural value={count} one="The certificate ends in # day" other="The certificate ends in # days" />
      ) : (
        <Trans>The certificate ends today, or has ended</Trans>
      ),
    publishing: <Trans>The website cannot be published</Trans>,
    paused: <Trans>Publishing is paused</Trans>,
    mails: <Plural value={count} one="# e-mail was not sent" other="# e-mails were not sent" />,
    retries: (
      <Plural
        value={count}
        one="# e-mail could not be sent so far"
        other="# e-mails could not be sent so far"
      />
    ),
    claims: <Trans>A decision has not taken full effect</Trans>,
    intents: <Trans>Interrupted work is not finished</Trans>,
    daily: undone ? <Trans>The daily job did not finish</Trans> : <Trans>The daily job has not run</Trans>,
    shards: (
      <Plural
        value={count}
        one="# part of the users' list could not be compared"
        other="# parts of the users' list could not be compared"
      />
    ),
    backup: since ? (
      <Plural value={daysSince(since)} one="No backup for # day" other="No backup for # days" />
    ) : (
      <Trans>No backup is known</Trans>
    ),
    accounts: since ? (
      <Plural
        value={daysSince(since)}
        one="No copy of the accounts for # day"
        other="No copy of the accounts for # days"
      />
    ) : (
      <Trans>No copy of the accounts is known</Trans>
    ),
    files: since ? (
      <Plural
        value={daysSince(since)}
        one="No copy of the files for # day"
        other="No copy of the files for # days"
      />
    ) : (
      <Trans>No copy of the files is known</Trans>
    ),
  }
  const todo: Record<HealthCode, ReactNode> = {
    check: <Command text="npm run check:production -- PROJECT" />,
    address: <Command text="npm run check:production -- PROJECT" />,
    certificate: <Command text="npm run check:production -- PROJECT" />,
    publishing: publishProblem ? (
      <WhyNotPublished problem={publishProblem} />
    ) : (
      <Command text="npm run check:production -- PROJECT" />
    ),
    paused: (
      <>
        <bdi>{reason}</bdi> <Trans>Changes stay off the website until you resume publishing.</Trans>
      </>
    ),
    mails: <WhichMail mail={failedMail} />,
    retries: (
      <>
        <Trans>The website tries again every hour for a day.</Trans> <WhichMail mail={null} />
      </>
    ),
    claims: <Command text="npx firebase functions:log --only everyMinute" />,
    intents: <Command text="npx firebase functions:log --only everyMinute" />,
    daily: <Command text="npx firebase functions:log --only everyDay" />,
    shards: <Command text="npx firebase functions:log --only everyDay" />,
    backup: (
      <>
        <Command text="npm run check:production -- PROJECT" />{' '}
        <Trans>
          Until then <code dir="ltr">{backUp}</code> makes a backup.
        </Trans>
      </>
    ),
    accounts: <Command text="npx firebase functions:log --only copyAccounts" />,
    files: <Command text="npm run check:production -- PROJECT" />,
  }
  const actions: Partial<Record<HealthCode, ReactNode>> = {
    publishing: <PublishButton label={t`Publish again`} />,
    paused: <PublishButton kind="resume" />,
    mails: (
      <>
        {failedMail && <SendMailAgain mail={failedMail} />}
        <SendTestMail />
      </>
    ),
    retries: <SendTestMail />,
  }
  return (
    <Row>
      <WorkIcon name={ICONS[code]} />
      <div>
        <h3>{titles[code]}</h3>
        {at && (
          <p>
            {code === 'daily' || code === 'shards'
              ? t`Last run: ${at}`
              : code === 'backup' || code === 'accounts' || code === 'files'
                ? t`Last backup: ${at}`
                : t`Since ${at}`}
          </p>
        )}
        {waiting > 0 && (code === 'publishing' || code === 'paused') && (
          <p>
            <Plural value={waiting} one="# change waiting" other="# changes waiting" />
          </p>
        )}
        {undone && <p>{t`Not done: ${undone}`}</p>}
      </div>
      <p>{todo[code]}</p>
      {actions[code] && <div>{actions[code]}</div>}
    </Row>
  )
}

function WhyNotPublished({ problem }: { problem: PublishProblem }) {
  const { publish } = useTexts()
  const why = problem.code === 'content' ? publish.content(problem.detail) : publish[problem.code]
  return `${why} ${publish.again}`
}

function WhichMail({ mail }: { mail: ListedMail | null }) {
  const { t } = useLingui()
  const names = useMailNames()
  const [name, to] = [mail && names[mail.template], mail?.to]
  return (
    <>
      {mail && <bdi>{t`Last: “${name}” to ${to}.`} </bdi>}
      <Trans>
        Read the reasons under <Link to={paths.overview('emails')}>E-mails</Link>. A test shows whether e-mail
        works now.
      </Trans>
    </>
  )
}

const Command = ({ text }: { text: string }) => (
  <Trans>
    Ask your technical contact to run <code dir="ltr">{text}</code> and to read what it says.
  </Trans>
)

function SendTestMail() {
  const { t } = useLingui()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callSignedIn(sendTestMail, {}),
    onSuccess: () =>
      void showToast('success', t`A test e-mail is on its way to you. If it does not arrive, open E-mails.`),
    onError: (error) => showError(error),
  })
  return (
    <Button type="button" $kind="line" $small aria-busy={isPending} onClick={() => mutate()}>
      <WorkIcon name="mail" />
      <Trans>Send a test e-mail</Trans>
    </Button>
  )
}
