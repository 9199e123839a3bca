import type { Organisation } from 'domain/content/organisation.ts'
import { NOTHING_WAITS, type OfficeCounts } from 'domain/office/office-mails.ts'
import type { MailDocument } from 'domain/stored/mail.ts'
import type { MailData, MailText } from 'domain/texts/mails/mail-text.ts'
import { DEFAULT_CURRENCY } from 'domain/money/money.ts'
import { catalogueOf } from '../languages.ts'

/**
 * Writes the subject and text of a mail in the language of its reader.
 * @param organisation in whose name it is written
 * @param link address that the mail links to, made when it is sent
 */
export const writeMail = (
  { template, language, data }: Pick<MailDocument, 'template' | 'language' | 'data'>,
  link: string,
  organisation: Organisation,
): MailText =>
  catalogueOf(language).mails[template](
    {
      first_name: '',
      rejection_reason: '',
      is_final: '',
      is_reviewed: '',
      reference: '',
      amount: '',
      // mails of earlier versions have none
      currency: DEFAULT_CURRENCY,
      email: '',
      name: '',
      role: 'member',
      reason: '',
      at: '',
      text: '',
      subject: '',
      quoted: '',
      ...data,
      counts: data['counts'] ? (JSON.parse(data['counts']) as OfficeCounts) : NOTHING_WAITS,
      planned: JSON.parse(data['planned'] ?? '{}') as MailData['planned'],
      link,
    },
    organisation,
  )
