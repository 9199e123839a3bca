import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { MapFrame } from '#components/layout/map-frame.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { onKora } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactDetails } from './contact-details.tsx'

const Ground = styled(Section)`
  ${onKora}
`
const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s8);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
const Touch = styled.div`
  display: grid;
  gap: var(--s5);
  align-content: start;
`

/** Renders the page Contact Us: contact details, form and map. */
export function ContactPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Contact Us`} />
      <PageBanner title={t`Contact Us`} crumb={t`Contact`} art="banner-contact" />
      <ContactDetails />
      <Ground aria-labelledby="touch">
        <Columns>
          <Touch>
            <h2 id="touch">
              <Trans>Get In Touch</Trans>
            </h2>
            <ContactForm />
          </Touch>
          <MapFrame />
        </Columns>
      </Ground>
    </>
  )
}
