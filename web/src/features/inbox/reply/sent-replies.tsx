import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isUnsent } from 'domain/inbox.ts'
import type { MessageDocument, MessageReply } from 'domain/stored/sent-forms.ts'
import { formatMinute } from 'domain/dates.ts'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor, MiniButton } from '#components/controls/mini-button.tsx'
import { StatusChip } from '#components/dashboard/chip.tsx'
import { Paragraph } from '#components/layout/prose.tsx'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import { toWhatsApp } from '#lib/format/phone.ts'
import { useLanguage } from '#lib/format/texts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useSendReplyAgain } from '../api.ts'
import { When } from '../when.tsx'

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`

const Reply = styled.li<{ $isFailed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding: var(--s3) var(--s4);
  border: 1px solid ${({ $isFailed }) => ($isFailed ? 'var(--danger)' : 'var(--line)')};
  border-inline-start-width: ${({ $isFailed }) => ($isFailed ? '6px' : '1px')};
  background: ${({ $isFailed }) => ($isFailed ? '#fffaf8' : 'var(--surface-sunk)')};
  overflow-wrap: anywhere;
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s3);

  > b {
    unicode-bidi: plaintext;
  }
  > small {
    margin-inline-end: auto;
    font-size: var(--t-s);
    color: var(--ink-soft);
  }
`

const Why = styled.p`
  font-size: var(--t-s);
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`

/** Returns what formats why the outbox could not send a mail. @param error codes of a mail server */
function useFailureText() {
  const { t } = useLingui()
  return ({ error, state }: MessageReply, email: string): string => {
    if (state === 'unknown') return t`It may have been sent: the mail server did not confirm it.`
    if (/\b[45]\.2\.2\b|\b[45]52\b/.test(error)) return t`The mailbox of ${email} is full.`
    if (/\b5\.1\.\d|RCPT TO 55\d/.test(error)) return t`The address ${email} does not exist.`
    if (/EAUTH|AUTH/.test(error)) return t`The mail server does not accept our password.`
    if (/ECONN|ETIMEDOUT|ESOCKET|EDNS|CONN/.test(error)) return t`The mail server could not be reached.`
    return t`The mail server did not take the e-mail (${error}).`
  }
}

/** Says why a reply is not sent, and how often that was tried. */
function Failure({ reply, email }: { reply: MessageReply; email: string }) {
  const { attempts, triedAt } = reply
  const language = useLanguage()
  const failureText = useFailureText()
  const last = triedAt && formatMinute(triedAt, language)
  return (
    <Why>
      <b>{failureText(reply, email)}</b>{' '}
      <Plural
        value={attempts}
        one={`We tried once, on ${last}.`}
        other={`We tried # times, last on ${last}.`}
      />
    </Why>
  )
}

interface SentRepliesProps {
  form: WithId<MessageDocument>
  /** Puts the text of a failed reply into the box. */
  onEdit: (text: string) => void
}

/** Shows the replies to a message with their states. The last one can be sent again if it failed. */
export function SentReplies({ form, onEdit }: SentRepliesProps) {
  const { t } = useLingui()
  const { id, email, phone, phone_e164, replies = [] } = form
  const again = useSendReplyAgain(id)
  if (replies.length === 0) return null
  return (
    <List aria-label={t`Replies`} aria-live="polite">
      {replies.map((reply, place) => (
        <Reply key={reply.id} $isFailed={isUnsent(reply)}>
          <Head>
            <b>
              <bdi>{reply.author_name}</bdi>
            </b>
            <small>
              <When at={reply.createdAt} />
            </small>
            <StatusChip status={reply.state} />
          </Head>
          {paragraphsOf(reply.text).map((paragraph, index) => (
            <Paragraph key={index}>{paragraph}</Paragraph>
          ))}
          {reply.error && <Failure reply={reply} email={email} />}
          {reply.error && reply.state === 'sending' && (
            <Why>
              <Trans>We try again in a few minutes.</Trans>
            </Why>
          )}
          {isUnsent(reply) && place === replies.length - 1 && (
            <Ways>
              <MiniButton
                type="button"
                $kind="main"
                aria-busy={again.isPending}
                onClick={() => again.mutate()}
              >
                <Icon name="mail" />
                <Trans>Send again</Trans>
              </MiniButton>
              <MiniButton type="button" onClick={() => onEdit(reply.text)}>
                <Icon name="pen" />
                <Trans>Edit and send</Trans>
              </MiniButton>
              {phone && (
                <MiniAnchor
                  href={`${toWhatsApp(phone, phone_e164)}?${new URLSearchParams({ text: reply.text })}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="whatsapp" />
                  <Trans>WhatsApp</Trans>
                </MiniAnchor>
              )}
            </Ways>
          )}
        </Reply>
      ))}
    </List>
  )
}
