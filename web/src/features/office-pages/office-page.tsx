import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { formatInstant } from 'domain/dates.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { FileRows } from '#components/files/file-rows.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Description } from '#components/sections/description.tsx'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { notPrinted } from '#styles/print.ts'
import { ButtonLink } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'

const Heading = styled.h2`
  margin-block-end: var(--s3);
  padding-block-end: var(--s3);
  background: repeating-linear-gradient(90deg, var(--ink) 0 8px, transparent 8px 12px) 0 100% / 100% 3px
    no-repeat;
  font-size: 1.25rem;
`
const Join = styled.section`
  padding: var(--s5);
  background: var(--surface-sunk);
  p {
    margin-block-end: var(--s4);
  }
`
const Ways = styled.ul`
  display: grid;
  color: var(--ink-soft);
  li > * {
    display: inline-flex;
    align-items: center;
    gap: var(--s3);
    min-block-size: 44px;
    min-inline-size: 44px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  svg {
    color: var(--accent);
  }
`
const Changed = styled.p`
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Invites to join, and says how to reach the office and when the page was changed. @param updatedAt ISO 8601 UTC */
function BesidePage({ updatedAt }: { updatedAt: string }) {
  const { phone, email, openingHours } = useOrganisation()
  const day = formatInstant(updatedAt, useLanguage())
  return (
    <>
      <Join aria-labelledby="no-member">
        <Heading id="no-member">
          <Trans>Not a member yet?</Trans>
        </Heading>
        <p>
          <Trans>Applying takes ten minutes. You need your identity card.</Trans>
        </p>
        <ButtonLink to={paths.signup}>
          <Trans>Sign Up</Trans>
        </ButtonLink>
      </Join>
      <section aria-labelledby="questions">
        <Heading id="questions">
          <Trans>Questions about this page</Trans>
        </Heading>
        <Ways>
          <li>
            <a href={phoneHref(phone)}>
              <Icon name="phone" />
              <span dir="ltr">{phone}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              <span dir="ltr">{email}</span>
            </a>
          </li>
          <li>
            <span>
              <Icon name="clock" />
              {openingHours}
            </span>
          </li>
        </Ways>
        <Changed>
          <Trans>Changed on {day}</Trans>
        </Changed>
      </section>
    </>
  )
}

const Grid = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Downloads = styled.section`
  margin-block-start: var(--s7);
  > h2 {
    margin-block-end: var(--s4);
  }
`
const Side = styled.aside`
  ${notPrinted}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`

/** Renders a page that the office made: its text, and how to reach the office. */
export function OfficePage() {
  const { t } = useLingui()
  const data = usePageData()
  const page = data?.page
  const title = page?.title ?? t`Page`
  return (
    <>
      <PageHead title={title} {...(page && { description: excerptOf(page.description) })} />
      <PageBanner title={title} crumb={title} art="banner-page" />
      <Grid>
        {!data && <Loading text={t`Loading the page...`} />}
        {data && !page && <EmptyState text={t`This page could not be loaded.`} />}
        {page && (
          <>
            <article aria-label={title}>
              <Description of={page} />
              {page.downloads && (
                <Downloads>
                  <h2>
                    <Trans>Downloads</Trans>
                  </h2>
                  <FileRows files={page.downloads} label={t`Downloads`} />
                </Downloads>
              )}
            </article>
            <Side aria-label={t`Contact and membership`}>
              <BesidePage updatedAt={page.updatedAt} />
            </Side>
          </>
        )}
      </Grid>
    </>
  )
}
