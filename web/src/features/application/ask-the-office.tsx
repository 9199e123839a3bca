import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useTexts } from '#lib/format/texts.ts'
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
    padding: var(--s3) var(--s4);

    > p {
      flex-basis: 100%;
      font-size: var(--t-s);
    }
    > a {
      flex: 1 0 auto;
      padding-inline: var(--s3);
    }
  }
`

/** How to reach the office. */
export function AskTheOffice() {
  const { phone, email, openingHours } = useOrganisation()
  const { label } = useTexts()
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
        {label.email}
      </ButtonAnchor>
    </Line>
  )
}
