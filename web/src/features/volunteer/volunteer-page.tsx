import { useLingui } from '@lingui/react/macro'
import { FormPage } from '#components/forms/form-layout.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { VolunteerForm } from './volunteer-form.tsx'
import { HelpNeeded } from './help-needed.tsx'

/** Renders the page Become a Volunteer. */
export function VolunteerPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Become a Volunteer`} />
      <PageBanner title={t`Become a Volunteer`} crumb={t`Become a Volunteer`} art="banner-volunteer" />
      <FormPage>
        <VolunteerForm />
        <HelpNeeded />
      </FormPage>
    </>
  )
}
