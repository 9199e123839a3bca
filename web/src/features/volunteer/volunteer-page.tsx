import { useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { FormPage } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { media } from '#styles/media.ts'
import { VolunteerForm } from './volunteer-form.tsx'
import { HelpNeeded } from './help-needed.tsx'

/* in one column the help that is needed comes before the form */
const WithAsideFirst = styled(FormPage)`
  ${media.fromDesktop} {
    > aside {
      grid-area: 1 / 2;
    }
    > :last-child {
      grid-area: 1 / 1;
    }
  }
  ${media.belowDesktop} {
    gap: var(--s6);
  }
`

/** Renders the page Become a Volunteer. */
export function VolunteerPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Become a Volunteer`} />
      <PageBanner title={t`Become a Volunteer`} crumb={t`Become a Volunteer`} art="banner-volunteer" />
      <WithAsideFirst>
        <HelpNeeded />
        <VolunteerForm />
      </WithAsideFirst>
    </>
  )
}
