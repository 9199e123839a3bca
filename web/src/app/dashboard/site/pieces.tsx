import type { ContentPart } from 'domain/content/content.ts'
import type { ComponentType } from 'react'
import { Footer } from '#app/public/footer.tsx'
import { TopBar } from '#app/public/top-bar.tsx'
import { Section } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { Team } from '#components/sections/team.tsx'
import { Creed } from '#features/about/creed.tsx'
import { HowOneJoins } from '#features/about/how-one-joins.tsx'
import { Values } from '#features/about/values.tsx'
import { CauseRow } from '#features/causes/cause-row.tsx'
import { Hundred } from '#features/causes/hundred.tsx'
import { Ways } from '#features/contact/ways.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { HeroStar } from '#features/home/hero-star.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { ForEveryTrade } from '#features/services/for-every-trade.tsx'
import { Trades } from '#features/services/trades.tsx'
import { Wanted } from '#features/volunteer/wanted.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { useCauses } from '#lib/page-data/use-causes.ts'

function Causes() {
  return (
    <Section>
      <Wrap>
        <ul>
          {useCauses()?.map((told) => (
            <CauseRow key={told.cause.id} told={told} />
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}

function Giving() {
  const giving = useContent('giving')
  return (
    <>
      <Causes />
      {giving && giving.hundred.parts.length > 0 && <Hundred hundred={giving.hundred} />}
    </>
  )
}

/** The sections of public pages that preview each part. Other parts have no preview. */
export const PIECES: Partial<Record<ContentPart, ComponentType>> = {
  organisation: () => (
    <>
      <TopBar />
      <Ways />
      <Footer />
    </>
  ),
  home: () => (
    <>
      <HeroStar />
      <VolunteerBanner />
    </>
  ),
  aims: () => (
    <>
      <Creed />
      <Values />
    </>
  ),
  causes: Causes,
  giving: Giving,
  counters: Counters,
  team: () => <Team withWork />,
  services: () => (
    <>
      <Trades />
      <ForEveryTrade />
    </>
  ),
  joining: HowOneJoins,
  volunteering: () => (
    <Section>
      <Wrap>
        <Wanted />
      </Wrap>
    </Section>
  ),
  teaser: () => (
    <>
      <BlogTeaser layout="pair" from={0} />
      <BlogTeaser layout="rows" from={2} />
    </>
  ),
}
