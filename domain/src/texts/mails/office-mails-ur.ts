import { formatMinute } from '../../dates.ts'
import type { TermName } from '../../limits.ts'
import type { HealthCode, HealthProblem } from '../../office/health.ts'
import type { OfficeCounts, Waiting } from '../../office/office-mails.ts'
import type { DailyStep } from '../../stored/site/health.ts'
import { isolate, isolated } from '../isolate.ts'
import { closing, day, greeting, letter, minute, withLink, workingDays } from './letter-ur.ts'
import { type MailData, type MailRow, type MailText, tableText } from './mail-text.ts'
import type { MailTexts } from './mails-en.ts'

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
  retries: ({ count }) => isolated`ای میلیں جو اب تک نہیں بھیجی جا سکیں: ${count}۔`,
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
  files: (problem) =>
    problem.since ? `${since(problem.since)}فائلوں کی نقل نہیں بنی۔` : 'فائلوں کی کسی نقل کا ریکارڈ نہیں۔',
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

/** Writes to the admins about their work, in Urdu. */
export const officeMailsUr = {
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
} satisfies Partial<MailTexts>
