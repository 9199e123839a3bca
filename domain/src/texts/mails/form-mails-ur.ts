import type { Organisation } from '../../content/organisation.ts'
import { formatMoney } from '../../money/money.ts'
import { isolate, isolated } from '../isolate.ts'
import { closing, greeting, joined, letter, withLink, workingDays } from './letter-ur.ts'
import { beginningOf, type MailData } from './mail-text.ts'
import type { MailTexts } from './mails-en.ts'

const money = ({ amount, currency }: Pick<MailData, 'amount' | 'currency'>) =>
  formatMoney(Number(amount), currency, 'ur')

const line = (name: string, value: string) => value && `${name}: ${isolate(value)}`

function waysToPay({ bank, ways }: Organisation, reference: string): string {
  const account = [
    line('بینک', bank.name),
    line('اکاؤنٹ کا نام', bank.accountTitle),
    line('اکاؤنٹ نمبر، IBAN', bank.iban),
    line('حوالہ نمبر', reference),
  ]
  const others = ways
    .filter(({ number }) => number)
    .map(({ label, accountTitle, number, note }) =>
      joined([isolated`${label}: ${number}`, line('اکاؤنٹ کا نام', accountTitle), isolate(note)], '\n'),
    )
  return letter(joined(account, '\n'), ...others)
}

function howToPay({ bank, ways, email, phone }: Organisation): string {
  if (ways.some(({ number }) => number))
    return 'براہِ کرم ان میں سے کسی طریقے سے ادائیگی کریں، اور حوالہ نمبر ضرور لکھیں۔ اس سے ہم آپ کا عطیہ پہچان سکیں گے۔'
  return bank.iban
    ? 'براہِ کرم رقم اس اکاؤنٹ میں بھیجیں، اور حوالہ نمبر ضرور لکھیں۔ اس سے ہم آپ کا عطیہ پہچان سکیں گے۔'
    : isolated`براہِ کرم ادائیگی کا طریقہ دفتر سے پوچھیں: ${email} یا ${phone}۔ اپنا حوالہ نمبر بتائیں۔`
}

const notYou = ({ email }: Organisation) =>
  isolated`اگر یہ آپ نے نہیں بھیجا تو شاید کسی نے غلطی سے آپ کا ای میل پتہ لکھ دیا ہے۔ اس ای میل کو نظر انداز کریں، یا ہمیں ${email} پر بتائیں۔`

const questionsOfDonor = ({ phone, email, answerDays }: Organisation) =>
  isolated`کوئی سوال ہو تو ${email} پر لکھیں یا ${phone} پر فون کریں۔ دفتر ${workingDays(answerDays)} کے اندر جواب دیتا ہے۔`

/** Writes to people who sent a form, in Urdu. */
export const formMailsUr = {
  message: ({ reference }, organisation) => ({
    subject: isolated`ہمیں آپ کا پیغام مل گیا ہے، ${reference}`,
    text: letter(
      greeting(''),
      isolated`${organisation.name} کو پیغام بھیجنے کا شکریہ۔ آپ کا حوالہ نمبر ${reference} ہے۔`,
      isolated`دفتر ${workingDays(organisation.answerDays)} کے اندر اسی ای میل پتے پر جواب دے گا۔ جلدی ہو تو ${organisation.phone} پر فون کریں اور حوالہ نمبر بتائیں۔ دفتر کے اوقات: ${organisation.openingHours}`,
      notYou(organisation),
      closing(organisation),
    ),
  }),
  eventQuestion: ({ reference, link }, organisation) => ({
    subject: isolated`ہمیں آپ کا سوال مل گیا ہے، ${reference}`,
    text: letter(
      greeting(''),
      isolated`${organisation.name} کی تقریب کے بارے میں سوال کا شکریہ۔ آپ کا حوالہ نمبر ${reference} ہے۔`,
      withLink(
        isolated`دفتر ${workingDays(organisation.answerDays)} کے اندر اسی ای میل پتے پر جواب دے گا۔ اگر تقریب اس سے پہلے ہے تو ${organisation.phone} پر فون کریں اور حوالہ نمبر بتائیں۔ تقریب دیکھیں:`,
        link,
      ),
      notYou(organisation),
      closing(organisation),
    ),
  }),
  volunteer: ({ reference }, organisation) => ({
    subject: isolated`رضاکار بننے کی پیشکش کا شکریہ، ${reference}`,
    text: letter(
      greeting(''),
      isolated`${organisation.name} کی مدد کرنے کی پیشکش کا شکریہ۔ آپ کا حوالہ نمبر ${reference} ہے۔`,
      isolated`دفتر آپ کی پیشکش پڑھ کر اسی ای میل پتے پر جواب دے گا، چاہے ابھی آپ کے لیے کوئی کام نہ ہو۔ آپ کی بھیجی ہوئی معلومات صرف منتظمین دیکھتے ہیں۔ انہیں حذف کرانے کے لیے ${organisation.email} پر لکھیں اور حوالہ نمبر بتائیں۔`,
      notYou(organisation),
      closing(organisation),
    ),
  }),
  donationPledged: ({ reference, ...donation }, organisation) => ({
    subject: isolated`${money(donation)} کے وعدے کا شکریہ، ${reference}`,
    text: letter(
      greeting(''),
      `${isolated`${organisation.name} کو ${money(donation)} دینے کے وعدے کا شکریہ۔ ابھی کوئی رقم نہیں لی گئی۔`} ${howToPay(organisation)}`,
      waysToPay(organisation, reference),
      isolated`رقم دفتر میں بھی دی جا سکتی ہے: ${organisation.address}۔ ${organisation.openingHours}`,
      'رقم ملنے پر ہم آپ کو ای میل بھیجیں گے۔ اگر ارادہ بدل جائے تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
      notYou(organisation),
      closing(organisation),
    ),
  }),
  donationReceived: ({ reference, ...donation }, organisation) => ({
    subject: isolated`ہمیں آپ کا ${money(donation)} کا عطیہ مل گیا ہے، ${reference}`,
    text: letter(
      greeting(''),
      isolated`${organisation.name} کے لیے آپ کا ${money(donation)} کا عطیہ ہمیں مل گیا ہے۔ شکریہ۔ آپ کا حوالہ نمبر ${reference} ہے: براہِ کرم یہ ای میل سنبھال کر رکھیں۔`,
      questionsOfDonor(organisation),
      notYou(organisation),
      closing(organisation),
    ),
  }),
  donationPaid: ({ reference, ...donation }, organisation) => ({
    subject: isolated`${money(donation)} کے عطیے کا شکریہ، ${reference}`,
    text: letter(
      greeting(''),
      isolated`${organisation.name} کے لیے ${money(donation)} کے عطیے کا شکریہ۔ اس کی ادائیگی کارڈ سے ہو گئی ہے؛ آپ کو کچھ کرنے کی ضرورت نہیں۔ آپ کا حوالہ نمبر ${reference} ہے: براہِ کرم یہ ای میل سنبھال کر رکھیں۔`,
      questionsOfDonor(organisation),
      notYou(organisation),
      closing(organisation),
    ),
  }),
  reply: ({ reference, subject, text, quoted, name }, organisation) => ({
    subject: subject
      ? isolated`جواب: ${subject} (${reference})`
      : isolated`جواب: تقریب کے بارے میں آپ کا سوال (${reference})`,
    text: letter(
      text,
      `${isolate(name)}\n${closing(organisation)}`,
      'آپ نے ہمیں لکھا تھا:',
      beginningOf(quoted).replaceAll(/^/gm, '> '),
      notYou(organisation),
    ),
  }),
  comment: ({ reference, link }, organisation) => ({
    subject: isolated`ہمیں آپ کا تبصرہ مل گیا ہے، ${reference}`,
    text: letter(
      greeting(''),
      isolated`تبصرے کا شکریہ۔ آپ کا حوالہ نمبر ${reference} ہے۔`,
      withLink(
        isolated`${organisation.name} کا دفتر تبصرے شائع ہونے سے پہلے پڑھتا ہے۔ منظور شدہ تبصرہ آپ کے نام کے ساتھ تحریر کے نیچے دکھایا جاتا ہے۔ آپ کا ای میل پتہ نہیں دکھایا جاتا۔ تحریر دیکھیں:`,
        link,
      ),
      notYou(organisation),
      closing(organisation),
    ),
  }),
} satisfies Partial<MailTexts>
