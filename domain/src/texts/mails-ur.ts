import type { Organisation } from '../content/organisation.ts'
import { formatInstant, formatMinute, formatTimeZone } from '../dates.ts'
import type { TermName } from '../limits.ts'
import { formatMoney } from '../money/money.ts'
import type { HealthCode, HealthProblem } from '../office/health.ts'
import type { OfficeCounts, Waiting } from '../office/office-mails.ts'
import type { DailyStep } from '../stored/site/health.ts'
import { isolate, isolated, isolateLink } from './isolate.ts'
import {
  beginningOf,
  type MailData,
  type MailRow,
  type MailText,
  type MailTexts,
  tableText,
} from './mails-en.ts'

/** Joins paragraphs, lines or sentences, without those that are empty. */
const joined = (parts: readonly (string | undefined)[], between: ' ' | '\n' | '\n\n'): string =>
  parts.filter(Boolean).join(between)

const letter = (...paragraphs: (string | undefined)[]) => joined(paragraphs, '\n\n')

const withLink = (text: string, link: string) => `${text} ${isolateLink(link)}`

const closing = ({ name, address, phone }: Organisation) => [name, address, phone].map(isolate).join('\n')

const greeting = (first_name: string) =>
  first_name ? isolated`السلام علیکم ${first_name}،` : 'السلام علیکم،'

const money = ({ amount, currency }: Pick<MailData, 'amount' | 'currency'>) =>
  formatMoney(Number(amount), currency, 'ur')

const day = (at: string) => formatInstant(at, 'ur')

const workingDays = (count: number) => (count === 1 ? '1 دفتری دن' : `${count} دفتری دنوں`)

const minute = (at: string) => isolated`${formatMinute(at, 'ur')} (${formatTimeZone('ur')})`

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

const days = (count: number) => isolated`${count} دن`

function waitingRows(counts: OfficeCounts): MailRow[] {
  const { applications, messages, volunteers, comments, pledges } = counts
  const row = (what: string, { count, days: age }: Waiting, isLate = false): MailRow[] => {
    if (count === 0) return []
    const when = age === 0 ? 'آج' : days(age)
    return [isLate ? [what, String(count), `${when}، تاخیر`, 'late'] : [what, String(count), when]]
  }
  return [
    ['کام', 'زیرِ غور', 'کب سے'],
    ...row('درخواستیں', applications, counts.late > 0),
    ...row('ان میں سے دوبارہ بھیجی گئیں', counts.resent),
    ...row('پیغامات', messages),
    ...row('رضاکارانہ پیشکشیں', volunteers),
    ...row('تبصرے', comments),
    ...row('وعدے جن کی ادائیگی باقی ہے', pledges),
  ]
}

const STEPS: Record<DailyStep, string> = {
  removal: 'پرانی معلومات ہٹانا',
  index: 'صارفین کی فہرست کا موازنہ',
  states: 'پیغامات اور پیشکشوں کی حیثیت',
  suspects: 'مشکوک فارم ہٹانا',
}

/** Returns what stands before a sentence about something that is wrong: since when, or nothing if nobody knows. */
const since = (at: string) => at && isolated`${formatMinute(at, 'ur')} سے `

const FAULTS: Record<HealthCode, (problem: HealthProblem) => string> = {
  check: (problem) => `${since(problem.since)}ویب سائٹ کی جانچ نہیں ہوئی۔`,
  address: (problem) => `${since(problem.since)}ویب سائٹ اپنے پتے پر نہیں کھل رہی۔`,
  certificate: ({ count }) =>
    count === 0
      ? 'ویب سائٹ کے پتے کے سرٹیفکیٹ کی مدت ختم ہو چکی ہے، یا آج ختم ہو رہی ہے۔'
      : isolated`ویب سائٹ کے پتے کے سرٹیفکیٹ کی مدت جلد ختم ہو جائے گی۔ باقی دن: ${count}۔`,
  publishing: (problem) => `${since(problem.since)}ویب سائٹ شائع نہیں ہو سکی۔`,
  paused: (problem) => `${since(problem.since)}اشاعت روک دی گئی ہے۔ وجہ: ${isolate(problem.reason ?? '')}`,
  mails: ({ count }) => isolated`ای میلیں جو نہیں بھیجی گئیں: ${count}۔`,
  claims: (problem) => `${since(problem.since)}ایک صارف کے بارے میں فیصلہ پوری طرح نافذ نہیں ہوا۔`,
  intents: (problem) => `${since(problem.since)}ادھورا رہ جانے والا کام مکمل نہیں ہو سکا۔`,
  daily: (problem) =>
    problem.steps.length > 0
      ? `روزانہ کا خودکار کام مکمل نہیں ہو سکا: ${problem.steps.map((step) => STEPS[step]).join('، ')}۔`
      : `${since(problem.since)}روزانہ کا خودکار کام نہیں چلا۔`,
  shards: ({ count }) => isolated`صارفین کی فہرست کے حصے جن کا موازنہ نہیں ہو سکا: ${count}۔`,
  backup: (problem) =>
    problem.since ? `${since(problem.since)}کوئی بیک اپ نہیں بنا۔` : 'کسی بیک اپ کا ریکارڈ نہیں۔',
  accounts: (problem) =>
    problem.since
      ? `${since(problem.since)}اکاؤنٹوں کی نقل نہیں بنی۔`
      : 'اکاؤنٹوں کی کسی نقل کا ریکارڈ نہیں۔',
}

function healthNotice(problems: readonly HealthProblem[], missed: number): NonNullable<MailText['notice']> {
  const lines = problems.map((problem) => FAULTS[problem.code](problem))
  if (missed > 0) lines.push(isolated`تحریریں، تقریبات اور صفحات جو اپنے وقت پر شائع نہیں ہوئے: ${missed}۔`)
  const faults = lines.join('\n')
  return { text: faults || 'سب کچھ ٹھیک کام کر رہا ہے۔ تمام ای میلیں بھیج دی گئیں۔', isGood: !faults }
}

function dayInBrief(
  { applications, late }: OfficeCounts,
  readingDays: number,
): [subject: string, text: string] {
  const { count } = applications
  if (count === 0) return ['دفتر میں کون سے کام زیرِ غور ہیں', 'کوئی درخواست زیرِ غور نہیں۔']
  const subject = count === 1 ? '1 درخواست زیرِ غور ہے' : isolated`${count} درخواستیں زیرِ غور ہیں`
  const lateness =
    late === 1 ? '1 درخواست میں تاخیر ہو چکی ہے۔' : isolated`${late} درخواستوں میں تاخیر ہو چکی ہے۔`
  const promise = isolated`آپ کا وعدہ ہے کہ فیصلہ ${workingDays(readingDays)} کے اندر ہو گا۔`
  return [subject, late > 0 ? `${lateness} ${promise}` : promise]
}

const REMOVED: Record<TermName, string> = {
  cards: 'افراد جن کے شناختی کارڈ کی تصاویر ہٹائی جائیں گی',
  rejected: 'مسترد شدہ درخواستیں',
  unconfirmed: 'درخواستیں جن کے ای میل پتے کی تصدیق نہیں ہوئی',
  messages: 'پیغامات',
  volunteers: 'رضاکارانہ پیشکشیں',
  comments: 'تبصرے جو منظور نہیں ہوئے',
  activity: 'سرگرمیوں کی سطریں اور پچھلی درخواستیں',
}

const plannedRows = (planned: MailData['planned'], from: string): readonly MailRow[] => [
  ['معلومات', 'تعداد', 'کب سے'],
  ...(Object.keys(REMOVED) as TermName[]).flatMap((term): MailRow[] =>
    planned[term] ? [[REMOVED[term], String(planned[term]), from]] : [],
  ),
]

const ROLE_TEXTS: Record<string, string> = {
  member: 'اب آپ رکن ہیں۔ آپ کو اپنی معلومات اور اپنی رکنیت نظر آئے گی۔',
  team: 'اب آپ عملے میں شامل ہیں۔ آپ کو تحریریں اور تقریبات شائع کرنے اور تبصرے منظور کرنے کی اجازت ہے۔',
  admin:
    'اب آپ منتظم ہیں۔ آپ کو درخواستوں پر فیصلہ کرنے، پیغامات کا جواب دینے اور ویب سائٹ تبدیل کرنے کی اجازت ہے۔',
}

const notYou = ({ email }: Organisation) =>
  isolated`اگر یہ آپ نے نہیں بھیجا تو شاید کسی نے غلطی سے آپ کا ای میل پتہ لکھ دیا ہے۔ اس ای میل کو نظر انداز کریں، یا ہمیں ${email} پر بتائیں۔`

const notApplied = ({ email }: Organisation) =>
  isolated`اگر آپ نے درخواست نہیں دی تو اس ای میل کو نظر انداز کریں اور ہمیں ${email} پر بتائیں۔`

const questions = ({ phone, email }: Organisation) =>
  isolated`کوئی سوال ہو تو ${phone} پر فون کریں یا ${email} پر لکھیں۔`

const questionsOfDonor = ({ phone, email, answerDays }: Organisation) =>
  isolated`کوئی سوال ہو تو ${email} پر لکھیں یا ${phone} پر فون کریں۔ دفتر ${workingDays(answerDays)} کے اندر جواب دیتا ہے۔`

const tellOffice = ({ phone, email }: Organisation) => isolated`دفتر کو بتائیں: ${phone}، ${email}۔`

function afterRejection({ is_final, is_reviewed, link }: MailData, organisation: Organisation): string {
  const { readingDays } = organisation
  if (is_reviewed)
    return `ہم نے آپ کی درخواست دوبارہ دیکھی ہے۔ فیصلہ برقرار ہے، اور اب حتمی ہے۔ ${questions(organisation)}`
  if (is_final)
    return letter(
      withLink(
        'یہ فیصلہ حتمی ہے: درخواست تبدیل کر کے دوبارہ نہیں بھیجی جا سکتی۔ اگر آپ کو اس سے اتفاق نہیں تو لاگ ان کر کے ایک بار نظرِ ثانی کی درخواست کی جا سکتی ہے:',
        link,
      ),
      isolated`ہم اسے ${workingDays(readingDays)} کے اندر دیکھیں گے۔ ${questions(organisation)}`,
    )
  return letter(
    withLink('لاگ ان کریں، اپنی درخواست درست کریں اور اسے دوبارہ بھیجیں:', link),
    isolated`ہم اسے ${workingDays(readingDays)} کے اندر دوبارہ دیکھیں گے۔ ${questions(organisation)}`,
  )
}

export const mailsUr: MailTexts = {
  received: ({ link }, organisation) => ({
    subject: 'ہمیں آپ کی درخواست مل گئی ہے',
    text: letter(
      greeting(''),
      isolated`${organisation.name} میں درخواست دینے کا شکریہ۔ دفتر ${workingDays(organisation.readingDays)} کے اندر اسے دیکھ کر آپ کو جواب دے گا۔`,
      withLink('براہِ کرم اپنے ای میل پتے کی تصدیق کریں:', link),
      notApplied(organisation),
      closing(organisation),
    ),
  }),
  approved: ({ first_name, link }, organisation) => ({
    subject: 'آپ کی درخواست منظور ہو گئی ہے',
    text: letter(
      greeting(first_name),
      withLink('آپ کی درخواست منظور ہو گئی ہے۔ اب اپنے ای میل پتے اور پاس ورڈ سے لاگ ان کریں:', link),
      closing(organisation),
    ),
  }),
  confirmReminder: ({ at, link }, organisation) => ({
    subject: isolated`براہِ کرم ${day(at)} تک اپنے ای میل پتے کی تصدیق کریں`,
    text: letter(
      greeting(''),
      withLink(
        isolated`${organisation.name} میں آپ کی درخواست پر لکھے ای میل پتے کی تصدیق ابھی نہیں ہوئی۔ براہِ کرم ${day(at)} تک اس کی تصدیق کریں:`,
        link,
      ),
      'اس دن کے بعد درخواست اور اس کی تصاویر ہٹائی جا سکتی ہیں۔ اس صورت میں نئی درخواست دی جا سکتی ہے۔',
      notApplied(organisation),
      closing(organisation),
    ),
  }),
  resubmitted: ({ first_name, link }, organisation) => ({
    subject: 'ہمیں آپ کی درخواست دوبارہ مل گئی ہے',
    text: letter(
      greeting(first_name),
      withLink(
        isolated`آپ نے اپنی درخواست دوبارہ بھیجی ہے۔ دفتر ${workingDays(organisation.readingDays)} کے اندر اسے دیکھ کر آپ کو جواب دے گا۔ تب تک یہ یہاں دیکھی جا سکتی ہے:`,
        link,
      ),
      `اگر یہ آپ نے نہیں بھیجی تو کسی اور کو آپ کا پاس ورڈ معلوم ہے۔ ${tellOffice(organisation)}`,
      closing(organisation),
    ),
  }),
  roleChanged: ({ first_name, role, link }, organisation) => ({
    subject: 'آپ کا کردار تبدیل کر دیا گیا ہے',
    text: letter(
      greeting(first_name),
      joined([isolated`${organisation.name} کے دفتر نے آپ کا کردار تبدیل کر دیا ہے۔`, ROLE_TEXTS[role]], ' '),
      withLink('لاگ ان کریں:', link),
      isolated`اگر آپ کو اس کی توقع نہیں تھی تو دفتر سے پوچھیں: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  suspended: ({ first_name, reason, link }, organisation) => ({
    subject: 'آپ کا اکاؤنٹ فی الحال معطل ہے',
    text: letter(
      greeting(first_name),
      isolated`${organisation.name} کے دفتر نے آپ کا اکاؤنٹ معطل کر دیا ہے۔ لاگ ان کر کے اس کی وجہ پڑھی جا سکتی ہے، مگر فی الحال کوئی اور کام نہیں ہو سکتا۔ دفتر نے لکھا ہے:`,
      reason,
      withLink('لاگ ان کریں:', link),
      questions(organisation),
      closing(organisation),
    ),
  }),
  reinstated: ({ first_name, link }, organisation) => ({
    subject: 'آپ کا اکاؤنٹ دوبارہ فعال ہے',
    text: letter(
      greeting(first_name),
      withLink(
        isolated`${organisation.name} کے دفتر نے آپ کا اکاؤنٹ بحال کر دیا ہے۔ اب اسے پہلے کی طرح استعمال کیا جا سکتا ہے:`,
        link,
      ),
      closing(organisation),
    ),
  }),
  rejected: (data, organisation) => ({
    subject: data.is_final ? 'آپ کی درخواست منظور نہیں ہو سکی' : 'آپ کی درخواست میں درستی کی ضرورت ہے',
    text: letter(
      greeting(data.first_name),
      data.is_final
        ? 'افسوس ہے کہ ہم آپ کی درخواست قبول نہیں کر سکتے۔ دفتر نے لکھا ہے:'
        : 'آپ کی درخواست ابھی منظور نہیں ہو سکی۔ دفتر نے لکھا ہے:',
      data.rejection_reason,
      afterRejection(data, organisation),
      closing(organisation),
    ),
  }),
  reset: ({ first_name, link }, organisation) => ({
    subject: 'نیا پاس ورڈ چنیں',
    text: letter(
      greeting(first_name),
      withLink(
        'ہمیں آپ کے اکاؤنٹ کے لیے نئے پاس ورڈ کی درخواست ملی ہے۔ نیا پاس ورڈ ایک گھنٹے کے اندر چنیں:',
        link,
      ),
      'اگر یہ درخواست آپ کی نہیں تو اس ای میل کو نظر انداز کریں۔ آپ کا پاس ورڈ تبدیل نہیں ہو گا۔',
      closing(organisation),
    ),
  }),
  passwordChanged: ({ first_name, at, link }, organisation) => ({
    subject: 'آپ کا پاس ورڈ تبدیل ہو گیا ہے',
    text: letter(
      greeting(first_name),
      `آپ کے اکاؤنٹ کا پاس ورڈ ${minute(at)} تبدیل ہوا۔ باقی تمام آلات سے آپ کو لاگ آؤٹ کر دیا گیا ہے۔`,
      'اگر یہ آپ نے تبدیل کیا ہے تو آپ کو کچھ کرنے کی ضرورت نہیں۔',
      withLink(
        'اگر یہ آپ نے تبدیل نہیں کیا تو کوئی اور آپ کے اکاؤنٹ میں لاگ ان کر سکتا ہے۔ ابھی نیا پاس ورڈ چننے کا لنک منگوائیں:',
        link,
      ),
      isolated`پھر دفتر کو بتائیں کہ یہ کب ہوا: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  accountDeleted: ({ at }, organisation) => ({
    subject: 'آپ کا اکاؤنٹ حذف کر دیا گیا ہے',
    text: letter(
      greeting(''),
      `${isolate(organisation.name)} میں آپ کا اکاؤنٹ ${minute(at)} حذف کر دیا گیا۔ یہ آپ کے اکاؤنٹ کے صفحے سے، آپ ہی کے کہنے پر کیا گیا۔ آپ کی معلومات، تصاویر اور رکنیت کا ریکارڈ اب موجود نہیں۔`,
      isolated`اگر یہ آپ نے نہیں کیا تو کسی اور کو آپ کا پاس ورڈ معلوم ہے۔ دفتر کو فوراً بتائیں: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  accountRemoved: ({ at }, organisation) => ({
    subject: 'دفتر نے آپ کا اکاؤنٹ حذف کر دیا ہے',
    text: letter(
      greeting(''),
      `${isolate(organisation.name)} کے دفتر نے ${minute(at)} آپ کا اکاؤنٹ حذف کر دیا۔ آپ کی معلومات، تصاویر اور رکنیت کا ریکارڈ اب موجود نہیں۔`,
      questions(organisation),
      closing(organisation),
    ),
  }),
  accountExpired: ({ at }, organisation) => ({
    subject: 'آپ کی درخواست حذف کر دی گئی ہے',
    text: letter(
      greeting(''),
      isolated`${organisation.name} میں آپ کی درخواست مسترد ہوئی تھی اور دوبارہ نہیں بھیجی گئی۔ ایسی درخواست ہم محدود مدت تک ہی رکھتے ہیں، اور ${day(at)} کو اسے حذف کر دیا گیا۔ آپ کی معلومات اور تصاویر اب موجود نہیں۔`,
      questions(organisation),
      closing(organisation),
    ),
  }),
  officeDaily: ({ first_name, counts, link }, { name, readingDays }) => {
    const [subject, brief] = dayInBrief(counts, readingDays)
    const table = waitingRows(counts)
    const button = 'ڈیش بورڈ کھولیں'
    const notice = counts.problems && healthNotice(counts.problems, counts.missed)
    const text = letter(
      greeting(first_name),
      brief,
      tableText(table),
      withLink(`${button}:`, link),
      notice?.text,
      'اس ای میل میں لوگوں کے نام اور نمبر نہیں ہیں، کیونکہ ای میل کوئی اور بھی پڑھ سکتا ہے۔ جب کچھ زیرِ غور ہو تو یہ صبح 9 بجے آتی ہے۔ اسے اپنے اکاؤنٹ کے صفحے پر بند کیا جا سکتا ہے۔',
      isolate(name),
    )
    return { subject, text, table, button, ...(notice && { notice }) }
  },
  test: ({ first_name, link }, { name }) => ({
    subject: 'ویب سائٹ کی آزمائشی ای میل',
    text: letter(
      greeting(first_name),
      withLink('یہ ای میل آپ نے منگوائی تھی۔ یہ پہنچ گئی ہے، یعنی ویب سائٹ ای میل بھیج سکتی ہے:', link),
      isolate(name),
    ),
  }),
  removalPlanned: ({ first_name, planned, at, link }, { name }) => {
    const from = day(at)
    const table = plannedRows(planned, from)
    const text = letter(
      greeting(first_name),
      isolated`ویب سائٹ ${from} سے وہ معلومات ہٹایا کرے گی جن کی مدت پوری ہو چکی ہو۔ تب تک صرف گنتی ہو گی۔ آج یہ معلومات ہٹائی جاتیں:`,
      table.length > 1 ? tableText(table) : 'کچھ نہیں۔',
      withLink('یہ مدتیں “ویب سائٹ کا متن” میں “معلومات رکھنے کی مدت” کے تحت تبدیل کی جا سکتی ہیں:', link),
      'یہ ای میل تمام منتظمین کو ایک بار ملتی ہے۔ اس میں کسی کا نام نہیں، کیونکہ ای میل کوئی اور بھی پڑھ سکتا ہے۔',
      isolate(name),
    )
    return { subject: isolated`${from} سے پرانی معلومات ہٹائی جائیں گی`, text, table }
  },
  newApplication: ({ first_name, link }, { name, readingDays }) => ({
    subject: 'ایک نئی درخواست آئی ہے',
    text: letter(
      greeting(first_name),
      withLink(
        isolated`کسی نے رکنیت کی درخواست دی ہے۔ آپ کا وعدہ ہے کہ درخواستیں ${workingDays(readingDays)} کے اندر پڑھی جائیں گی:`,
        link,
      ),
      'یہ ای میل آپ کے اکاؤنٹ کے صفحے پر بند کی جا سکتی ہے۔',
      isolate(name),
    ),
  }),
  bankChanged: ({ first_name, name, at, link }, organisation) => ({
    subject: 'ویب سائٹ پر عطیات کا اکاؤنٹ تبدیل کر دیا گیا ہے',
    text: letter(
      greeting(first_name),
      `عطیات جس اکاؤنٹ میں آتے ہیں، اسے ${isolate(name)} نے ${minute(at)} تبدیل کر دیا۔ یہ ای میل تمام منتظمین کو ملتی ہے۔`,
      withLink('براہِ کرم ویب سائٹ پر ہر اکاؤنٹ نمبر کو اپنے کاغذات سے ملا لیں:', link),
      isolated`اگر یہ غلط ہے تو اسے ابھی درست کریں۔ پھر تبدیلی کرنے والے صارف کا اکاؤنٹ معطل کریں، اور دفتر کو بتائیں: ${organisation.phone}۔`,
      closing(organisation),
    ),
  }),
  emailNew: ({ link }, organisation) => ({
    subject: 'اپنے نئے ای میل پتے کی تصدیق کریں',
    text: letter(
      greeting(''),
      withLink(
        isolated`ہمیں درخواست ملی ہے کہ ${organisation.name} میں لاگ ان اس ای میل پتے سے ہو۔ تصدیق کے لیے ایک دن کے اندر یہ صفحہ کھولیں اور بٹن دبائیں:`,
        link,
      ),
      'یہی ای میل ہم نے پرانے پتے پر بھی بھیجی ہے۔ جب تک دونوں پتوں کی تصدیق نہ ہو، کچھ تبدیل نہیں ہو گا۔',
      'اگر یہ درخواست آپ کی نہیں تو اس ای میل کو نظر انداز کریں۔',
      closing(organisation),
    ),
  }),
  emailOld: ({ first_name, email, link }, organisation) => ({
    subject: 'ای میل پتے کی تبدیلی کی تصدیق کریں',
    text: letter(
      greeting(first_name),
      withLink(
        isolated`ہمیں درخواست ملی ہے کہ اب سے آپ کا لاگ ان ${email} سے ہو۔ تصدیق کے لیے ایک دن کے اندر یہ صفحہ کھولیں اور بٹن دبائیں:`,
        link,
      ),
      'یہی ای میل ہم نے نئے پتے پر بھی بھیجی ہے۔ جب تک دونوں پتوں کی تصدیق نہ ہو، کچھ تبدیل نہیں ہو گا۔',
      isolated`اگر یہ درخواست آپ کی نہیں تو بٹن نہ دبائیں: آپ کا پتہ تبدیل نہیں ہو گا۔ مگر کسی اور کو آپ کا پاس ورڈ معلوم ہے۔ اسے اپنے اکاؤنٹ کے صفحے پر تبدیل کریں، اور ہمیں ${organisation.email} پر بتائیں۔`,
      closing(organisation),
    ),
  }),
  emailChanged: ({ first_name, at, link }, organisation) => ({
    subject: 'آپ کا ای میل پتہ تبدیل ہو گیا ہے',
    text: letter(
      greeting(first_name),
      withLink(
        `${minute(at)} سے آپ کا لاگ ان اس ای میل پتے سے ہوتا ہے۔ آپ کو تمام آلات سے لاگ آؤٹ کر دیا گیا ہے۔ دوبارہ لاگ ان کریں:`,
        link,
      ),
      isolated`کوئی سوال ہو تو دفتر سے پوچھیں: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  emailChangedOld: ({ first_name, email, at }, organisation) => ({
    subject: 'آپ کا ای میل پتہ تبدیل ہو گیا ہے',
    text: letter(
      greeting(first_name),
      `${minute(at)} سے آپ کے اکاؤنٹ کا ای میل پتہ ${isolate(email)} ہے۔ اس پتے سے اب لاگ ان نہیں ہو گا۔ دونوں پتوں سے اس کی تصدیق ہوئی تھی۔`,
      isolated`اگر تصدیق آپ نے نہیں کی تو کوئی اور آپ کی ای میلیں پڑھ رہا ہے۔ دفتر کو فوراً بتائیں: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  emailRestored: ({ email, at, link }, organisation) => ({
    subject: 'کسی نے آپ کا ای میل پتہ تبدیل کرنے کی کوشش کی',
    text: letter(
      greeting(''),
      `${minute(at)} ہمیں معلوم ہوا کہ آپ کے اکاؤنٹ کا ای میل پتہ ہماری ویب سائٹ سے ہٹ کر تبدیل کیا گیا تھا۔ ہم نے اسے واپس ${isolate(email)} کر دیا ہے۔`,
      withLink(
        'شاید کسی کو آپ کا پاس ورڈ معلوم ہے۔ وہ اب کام نہیں کرتا، اور آپ کو تمام آلات سے لاگ آؤٹ کر دیا گیا ہے۔ ابھی نیا پاس ورڈ چنیں:',
        link,
      ),
      isolated`کوئی سوال ہو تو دفتر سے پوچھیں: ${organisation.phone}، ${organisation.email}۔`,
      closing(organisation),
    ),
  }),
  secondFactorOn: ({ first_name, at, link }, organisation) => ({
    subject: 'یک وقتی کوڈ چالو ہیں',
    text: letter(
      greeting(first_name),
      `${minute(at)} آپ کے اکاؤنٹ کے لیے یک وقتی کوڈ چالو کیے گئے۔ اب سے لاگ ان کے لیے پاس ورڈ کے ساتھ ایک کوڈ بھی چاہیے۔ باقی تمام آلات سے آپ کو لاگ آؤٹ کر دیا گیا ہے۔`,
      withLink(
        'اگر یہ آپ نے نہیں کیا تو کوئی اور آپ کے اکاؤنٹ میں لاگ ان کر سکتا ہے۔ ابھی نیا پاس ورڈ چننے کا لنک منگوائیں:',
        link,
      ),
      `پھر ${tellOffice(organisation)}`,
      closing(organisation),
    ),
  }),
  secondFactorOff: ({ first_name, at, link }, organisation) => ({
    subject: 'یک وقتی کوڈ بند ہیں',
    text: letter(
      greeting(first_name),
      `${minute(at)} آپ کے اکاؤنٹ کے لیے یک وقتی کوڈ بند کیے گئے۔ اب سے لاگ ان کے لیے صرف پاس ورڈ کافی ہے۔`,
      withLink(
        'اگر یہ آپ نے نہیں کیا تو کوئی اور آپ کے اکاؤنٹ میں لاگ ان کر سکتا ہے۔ ابھی نیا پاس ورڈ چننے کا لنک منگوائیں:',
        link,
      ),
      `پھر ${tellOffice(organisation)}`,
      closing(organisation),
    ),
  }),
  secondFactorReset: ({ first_name, at, link }, organisation) => ({
    subject: 'دفتر نے آپ کے یک وقتی کوڈ منسوخ کر دیے ہیں',
    text: letter(
      greeting(first_name),
      `${minute(at)} دفتر نے آپ کے اکاؤنٹ کے یک وقتی کوڈ بند کر دیے۔ آپ کو تمام آلات سے لاگ آؤٹ کر دیا گیا ہے۔ جب تک آپ دوبارہ کوڈ چالو نہ کریں، لاگ ان کے لیے صرف پاس ورڈ کافی ہے۔`,
      withLink(
        isolated`اگر آپ نے دفتر سے یہ نہیں کہا تھا تو ہمیں فوراً بتائیں: ${organisation.phone}، ${organisation.email}۔ نیا پاس ورڈ یہاں چنیں:`,
        link,
      ),
      closing(organisation),
    ),
  }),
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
}
