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
import { Ways } from './ways.tsx'

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

/** Where the office is, how it is called and written to, and a form that does so at once. */
export function ContactPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Contact Us`} />
      <PageBanner title={t`Contact Us`} crumb={t`Contact`} art="banner-contact" />
      <Ways />
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
