import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { Paragraph, TextColumn } from '#components/layout/prose.tsx'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import { phoneHref, toWhatsApp } from '#lib/format/phone.ts'
import { narrowList } from '#styles/narrow-list.ts'

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);

  > a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-block-size: 44px;
    margin-block: -10px;
  }
  && > a {
    white-space: normal; /* large letters take two lines */
  }
`

/** Shows a phone number as links that call it and open WhatsApp. */
export const PhoneLinks = ({ phone, e164 }: { phone: string; e164: string | undefined }) => (
  <Links>
    <a href={phoneHref(phone, e164)} dir="ltr">
      <Icon name="phone" />
      {phone}
    </a>
    {/* other websites must not learn the URL of this page */}
    <a href={toWhatsApp(phone, e164)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      <Trans>WhatsApp</Trans>
    </a>
  </Links>
)

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;
  padding: var(--s5);

  > dl > div {
    grid-template-columns: 8em minmax(0, 1fr);
    padding-block: 7px;
  }
  > dl > :first-child {
    border: 0;
  }
  ${narrowList} {
    padding: var(--s4);
    > dl > div {
      grid-template-columns: 5.5em minmax(0, 1fr);
      gap: var(--s3);
    }
  }
  /* a phone with large text */
  @container (max-width: 16em) {
    > dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`

const Head = styled.header`
  display: grid;
  gap: 6px;
  justify-items: start;
  overflow-wrap: anywhere;

  > * {
    max-inline-size: 100%;
    unicode-bidi: plaintext;
  }
  > h2 {
    font-size: 1.5rem;
    line-height: 1.18;
  }
  > h2:focus {
    outline: none;
  }
  > p {
    color: var(--ink-soft);
  }
`

const Words = styled(TextColumn)`
  gap: var(--s3);
  max-inline-size: 38em;
  padding-block: var(--s4);
  border-block: 1px solid var(--line);
`

/* its text is in line with the others where it wraps */
const Delete = styled(MiniButton)`
  margin-inline-start: calc(-1 * var(--s2));
`

/** Asks before the entry is deleted. */
export const DeleteButton = ({ onPress }: { onPress: () => void }) => (
  <Delete type="button" $kind="plain" onClick={onPress}>
    <Icon name="bin" />
    <Trans>Delete</Trans>
  </Delete>
)

/** Explains the buttons above it. */
export const Hint = styled.p`
  max-inline-size: 38em;
  font-size: var(--t-s);
  color: var(--ink-soft);
`

/** The id of the open entry's heading, which takes the focus. */
export const DETAIL_TITLE = 'record-title'

interface InboxDetailProps {
  /** Above the heading. */
  over?: ReactNode
  title: ReactNode
  /** Below the heading. */
  head: ReactNode
  /** Names and values. */
  facts: ReactNode
  /** As they were sent. */
  words: string
  /** What there is to do. */
  children: ReactNode
}

/** Shows an entry of the inbox. */
export const InboxDetail = ({ over, title, head, facts, words, children }: InboxDetailProps) => (
  <Article aria-labelledby={DETAIL_TITLE}>
    <Head>
      {over}
      <h2 id={DETAIL_TITLE} tabIndex={-1}>
        {title}
      </h2>
      {head}
    </Head>
    {facts}
    {words && (
      <Words>
        {paragraphsOf(words).map((paragraph, index) => (
          <Paragraph key={index}>{paragraph}</Paragraph>
        ))}
      </Words>
    )}
    {children}
  </Article>
)
