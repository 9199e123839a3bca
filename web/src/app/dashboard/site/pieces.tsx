import type { ContentPart } from 'domain/content/content.ts'
import type { ComponentType } from 'react'
import { Footer } from '#app/public/footer.tsx'
import { TopBar } from '#app/public/top-bar.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { VisionAndMission } from '#features/about/vision-and-mission.tsx'
import { HowToJoin } from '#features/about/how-to-join.tsx'
import { People } from '#features/about/people.tsx'
import { Values } from '#features/about/values.tsx'
import { CauseRow, CauseRows } from '#features/causes/causes-page.tsx'
import { SpendingBreakdown } from '#features/causes/spending-breakdown.tsx'
import { BankSlip } from '#features/donations/bank-slip.tsx'
import { ContactDetails } from '#features/contact/contact-details.tsx'
import { Aims } from '#features/home/aims.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { Hero } from '#features/home/hero.tsx'
import { JoinStrip } from '#features/home/join-strip.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { KeptTable } from '#features/privacy/kept-table.tsx'
import { Questions } from '#features/privacy/privacy-text.tsx'
import { GeneralServices } from '#features/services/general-services.tsx'
import { Trades } from '#features/services/trades.tsx'
import { HelpNeeded } from '#features/volunteer/help-needed.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useCauses } from '#lib/page-data/use-causes.ts'

function Causes() {
  return (
    <Section>
      <Wrap>
        <CauseRows>
          {useCauses()?.map((entry) => (
            <CauseRow key={entry.cause.id} entry={entry} />
          ))}
        </CauseRows>
      </Wrap>
    </Section>
  )
}

function Giving() {
  const giving = useContent('giving')
  return (
    <>
      <Causes />
      {giving && giving.hundred.parts.length > 0 && <SpendingBreakdown hundred={giving.hundred} />}
    </>
  )
}

function Privacy() {
  const privacy = useContent('privacy')
  return (
    privacy && (
      <Section>
        <Wrap>
          <KeptTable terms={privacy} />
          <Questions contact={privacy.contact} />
        </Wrap>
      </Section>
    )
  )
}

/** The areas whose texts the sections below show. */
export const PIECE_AREAS = ['donations', 'forms', 'about', 'privacy'] as const

/** The sections of public pages that preview each part. Other parts have no preview. */
export const PIECES: Partial<Record<ContentPart, ComponentType>> = {
  organisation: () => (
    <>
      <TopBar />
      <ContactDetails />
      <Section>
        <Wrap>
          <BankSlip />
        </Wrap>
      </Section>
      <Footer />
    </>
  ),
  home: () => (
    <>
      <Hero />
      <Aims />
      <VolunteerBanner />
      <JoinStrip ground="genda" of="second" />
      <JoinStrip ground="kora" of="third" />
    </>
  ),
  aims: () => (
    <>
      <VisionAndMission />
      <Values />
    </>
  ),
  causes: Causes,
  giving: Giving,
  counters: Counters,
  team: People,
  services: () => (
    <>
      <Trades />
      <GeneralServices />
    </>
  ),
  joining: HowToJoin,
  volunteering: () => (
    <Section>
      <Wrap>
        <HelpNeeded />
      </Wrap>
    </Section>
  ),
  privacy: Privacy,
  teaser: () => (
    <>
      <BlogTeaser layout="pair" from={0} />
      <BlogTeaser layout="rows" from={2} />
    </>
  ),
}
