import type { ReactNode } from 'react'
import styled from 'styled-components'
import { OpenForm } from '#components/forms/open-form.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { loadChunk } from '#lib/loading/load-chunk.ts'
import { loadOrReload } from '#lib/loading/load-or-reload.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { GiftAside } from './gift-aside.tsx'
import { GiftPart } from './gift-part.tsx'
import { CARD_FIELDS, type GiftValues } from './gift-values.ts'
import { GiveButton } from './give-button.tsx'
import { GiverPart } from './giver-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { dropUnanswered } from './unanswered.ts'
import { useAddressed } from './use-addressed.ts'

const Page = styled(Wrap)`
  padding-block: var(--s8) var(--section);
  ${media.belowTablet} {
    padding-block-start: var(--s6);
  }
`
/* on narrow screens what the gift does stands after the choice of it */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  column-gap: var(--s9);
  > * {
    grid-column: 1;
  }
  > aside {
    grid-area: 1 / 2 / span 4;
    position: sticky;
    inset-block-start: var(--s5);
    align-self: start;
  }
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      grid-area: auto;
      position: static;
      margin-block-end: var(--s7);
    }
    > fieldset {
      inline-size: 100%;
      max-inline-size: 704px;
    }
  }
`
const Last = styled.div`
  display: grid;
  gap: var(--s5);
`

const Frame = ({ children }: { children: ReactNode }) => <Page>{children}</Page>

const loadSchema = async () => (await import('./gift-schema.ts')).giftSchema

const loadParts = () => Promise.all([import('./send-gift.ts'), import('./answer/answer.tsx')])

/** What is wanted only once a gift is sent. @throws ChunkError */
const loadSending = () => loadChunk('send-gift', loadParts)

/** Loads it with the first field that is entered: loading the page again later would lose the card. */
const loadAhead = () => {
  const loading = loadOrReload('send-gift', () => Promise.all([loadParts(), loadSchema()]))
  loading.catch(() => {}) // said when the gift is sent
}

/** The form of a gift; what became of it takes its place. */
export function DonationForm() {
  const company = usePageData()?.payment
  const addressed = useAddressed()
  const giving = useContent('giving')
  const first = useContent('causes')?.causes[0]?.id ?? ''
  const initialValues: GiftValues = {
    sum: giving ? String(giving.stitch) : '',
    another: '',
    cause: first,
    first_name: '',
    last_name: '',
    email: '',
    address: '',
    message: '',
    payment_method: company ? 'card' : 'offline',
    card_brand: 'visa',
    card_holder: '',
    card_number: '',
    expire_date: '',
    cvv: '',
  }
  return (
    <OpenForm
      name="donation"
      schema={loadSchema}
      initialValues={initialValues}
      // where there is one way to pay, a draft from when there were two does not choose the other
      secret={company ? CARD_FIELDS : [...CARD_FIELDS, 'payment_method']}
      addressed={addressed}
      hasSummary
      keepsAnswer
      onAfresh={dropUnanswered}
      frame={Frame}
      send={async (values, signs) => {
        const [{ sendGift }] = await loadSending()
        return sendGift(values, signs, company)
      }}
      sent={async (answer, values, again) => {
        const [, { Answer }] = await loadSending()
        return <Answer {...answer} values={values} onAgain={again} />
      }}
    >
      <Grid onFocus={loadAhead}>
        <GiftPart />
        <GiftAside />
        <GiverPart />
        <PaymentPart />
        <Last>
          <GiveButton />
        </Last>
      </Grid>
    </OpenForm>
  )
}
