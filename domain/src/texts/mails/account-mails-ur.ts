import type { Organisation } from '../../content/organisation.ts'
import { isolate, isolated } from '../isolate.ts'
import {
  closing,
  day,
  greeting,
  joined,
  letter,
  minute,
  questions,
  tellOffice,
  withLink,
  workingDays,
} from './letter-ur.ts'
import type { MailData } from './mail-text.ts'
import type { MailTexts } from './mails-en.ts'

const ROLE_TEXTS: Record<string, string> = {
  member: 'اب آپ رکن ہیں۔ آپ کو اپنی معلومات اور اپنی رکنیت نظر آئے گی۔',
  team: 'اب آپ عملے میں شامل ہیں۔ آپ کو تحریریں اور تقریبات شائع کرنے اور تبصرے منظور کرنے کی اجازت ہے۔',
  admin:
    'اب آپ منتظم ہیں۔ آپ کو درخواستوں پر فیصلہ کرنے، پیغامات کا جواب دینے اور ویب سائٹ تبدیل کرنے کی اجازت ہے۔',
}

const notApplied = ({ email }: Organisation) =>
  isolated`اگر آپ نے درخواست نہیں دی تو اس ای میل کو نظر انداز کریں اور ہمیں ${email} پر بتائیں۔`

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

/** Writes to applicants and users about their account, in Urdu. */
export const accountMailsUr = {
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
} satisfies Partial<MailTexts>
