import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { media } from '#styles/media.ts'

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  padding: 14px var(--s5);
  border: 1px solid var(--line);
  background: var(--surface);

  > p {
    flex: 1 1 20em;
  }
  ${media.belowTablet} {
    padding: var(--s4);

    > p {
      flex-basis: 100%;
    }
    > a {
      flex: 1 0 auto;
    }
  }
`

/** How to reach the office. */
export function AskTheOffice() {
  const { phone, email, openingHours } = useOrganisation()
  return (
    <Line>
      <p>
        <b>
          <Trans>Questions?</Trans>
        </b>{' '}
        {openingHours}
      </p>
      <ButtonAnchor $kind="line" $small href={phoneHref(phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{phone}</bdi>
      </ButtonAnchor>
      <ButtonAnchor $kind="line" $small href={`mailto:${email}`}>
        <Icon name="mail" />
        <Trans>Write an e-mail</Trans>
      </ButtonAnchor>
    </Line>
  )
}
