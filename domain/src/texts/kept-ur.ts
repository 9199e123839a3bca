import type { REGION } from '../place.ts'
import type { Ending, KeptGroup, KeptId, Reader, TermStart } from '../retention/kept.ts'
import { isolate, isolateLink } from './isolate.ts'
import type { KeptTexts } from './kept-en.ts'

const FROM: Record<TermStart, string> = {
  decision: 'آخری فیصلے کے بعد',
  sent: 'بھیجے جانے کے بعد',
  handled: 'بھیجے جانے یا آخری کارروائی کے بعد',
  done: 'بھیجنے کی آخری کوشش کے بعد',
  written: 'لکھے جانے کے بعد',
}

const WHAT: Record<KeptId, { what: string; why: string }> = {
  account: {
    what: 'آپ کی درخواست: نام، شناختی کارڈ نمبر، تاریخِ پیدائش، رابطہ اور کاروبار',
    why: 'اس پر فیصلہ کرنے کے لیے، اور تاکہ ہر شخص کی ایک ہی رکنیت ہو',
  },
  signIn: { what: 'آپ کے یک وقتی کوڈ کی کلید، خفیہ شکل میں', why: 'آپ کے کوڈ جانچنے کے لیے' },
  cards: { what: 'آپ کے شناختی کارڈ کے دونوں رخ', why: 'انہیں آپ کے جوابات سے ملانے کے لیے' },
  pictures: {
    what: 'آپ کی پروفائل تصویر اور کاروبار کی دستاویز',
    why: 'آپ کا پروفائل دکھانے کے لیے، اور آپ کے کاروبار کی جانچ کے لیے',
  },
  rejected: {
    what: 'مسترد شدہ درخواست جو دوبارہ نہ بھیجی گئی ہو',
    why: 'تاکہ آپ اسے درست کر سکیں، یا نظرِ ثانی کے لیے کہہ سکیں',
  },
  unconfirmed: {
    what: 'زیرِ غور درخواست جس کے ای میل پتے کی تصدیق ہماری یاد دہانیوں کے بعد بھی نہ ہوئی ہو',
    why: 'تاکہ آپ اس کی تصدیق کر سکیں',
  },
  history: {
    what: 'آپ کے بارے میں پچھلے فیصلے، اور درستی سے پہلے جو آپ نے بھیجا تھا',
    why: 'تاکہ آئندہ بھی ایسا ہی فیصلہ ہو، اور فیصلے کے بارے میں سوالوں کا جواب دیا جا سکے',
  },
  duplicates: {
    what: 'دوسری درخواستیں جن میں آپ کا فون نمبر، یا آپ سے ملتا جلتا نام، تاریخِ پیدائش یا کاروبار ہو',
    why: 'تاکہ کوئی دو بار رکن نہ بنے',
  },
  emailChange: {
    what: 'ای میل پتہ تبدیل کرنے کی آپ کی درخواست',
    why: 'دونوں پتوں کی تصدیق کے لیے',
  },
  messages: { what: 'پیغامات اور ہمارے جوابات', why: 'آپ کو جواب دینے کے لیے' },
  volunteers: { what: 'رضاکارانہ پیشکشیں، CV کے ساتھ', why: 'آپ کے لیے کوئی کام تلاش کرنے کے لیے' },
  waitingComments: {
    what: 'تبصرے جو منظور نہیں ہوئے',
    why: 'یہ فیصلہ کرنے کے لیے کہ انہیں شائع کیا جائے یا نہیں',
  },
  comments: { what: 'منظور شدہ تبصرے، آپ کے ای میل پتے کے بغیر', why: 'انہیں تحریر کے نیچے دکھانے کے لیے' },
  suspects: {
    what: 'فارم جو بظاہر کسی کمپیوٹر پروگرام نے بھیجے ہوں',
    why: 'تاکہ ان میں سے وہ فارم مل جائیں جو کسی انسان نے بھیجے ہوں',
  },
  donations: { what: 'عطیات', why: 'ہمارے حساب کتاب کے لیے' },
  mails: { what: 'ای میلیں جو ہم نے آپ کو بھیجیں', why: 'یہ دیکھنے کے لیے کہ وہ پہنچیں یا نہیں' },
  activity: { what: 'کس نے کیا کیا، اور کب', why: 'غلطیاں اور غلط استعمال پکڑنے کے لیے' },
  counters: { what: 'کوئی کوشش کتنی بار ہوئی، نام کے بغیر', why: 'حملے روکنے کے لیے' },
  undo: { what: 'آپ کے بارے میں آخری فیصلہ', why: 'غلطی واپس لینے کے لیے' },
  postVersions: { what: 'تحریروں، تقریبات اور صفحات کے پچھلے نسخے', why: 'غلطی واپس لینے کے لیے' },
  posts: { what: 'تحریریں، تقریبات، صفحات اور ان کی تصاویر', why: 'انہیں ویب سائٹ پر دکھانے کے لیے' },
  website: { what: 'ویب سائٹ کے متن اور تصاویر', why: 'ویب سائٹ دکھانے کے لیے' },
  health: { what: 'جو چیز کام نہیں کر رہی', why: 'اسے ٹھیک کرنے کے لیے' },
  files: {
    what: 'ویب سائٹ پر آنے والوں اور اراکین کے لیے فائلیں',
    why: 'انہیں ڈاؤن لوڈ کے لیے پیش کرنے کے لیے',
  },
  uploads: { what: 'جاری اپ لوڈ', why: 'کنکشن ٹوٹنے کے بعد اپ لوڈ وہیں سے جاری رکھنے کے لیے' },
  savedReplies: { what: 'جوابات کے لیے تیار متن', why: 'جلد جواب دینے کے لیے' },
  work: { what: 'جاری تبدیلیاں', why: 'ادھورا رہ جانے والا کام مکمل کرنے کے لیے' },
  removals: { what: 'ہر دن کتنا ہٹایا گیا، ناموں کے بغیر', why: 'ہٹائے جانے کی جانچ کے لیے' },
}

const SEEN_BY: Record<Reader, string> = {
  everybody: 'سب',
  office: 'عملہ اور منتظمین',
  admins: 'منتظمین',
  nobody: 'کوئی نہیں',
}

const GROUPS: Record<KeptGroup, string> = {
  account: 'آپ کی درخواست اور اکاؤنٹ',
  forms: 'ہمارے فارموں سے بھیجی گئی معلومات',
  operation: 'ویب سائٹ چلانے کے لیے درکار معلومات',
}

const COUNTRIES: Record<typeof REGION, string> = { 'europe-west1': 'بیلجیم' }

export const keptUr: KeptTexts = {
  groups: GROUPS,
  rows: WHAT,
  seenBy: SEEN_BY,
  countries: COUNTRIES,
  inMails: (address) => `ہم آپ کے بارے میں کیا محفوظ رکھتے ہیں اور کب تک: ${isolateLink(address)}`,
  howLong: (ends: Ending, days) => {
    if (ends === 'account') return 'جب تک آپ کا اکاؤنٹ ہے'
    if (ends === 'office') return 'جب تک دفتر اسے حذف نہ کرے'
    if (ends === 'always') return 'جب تک ہمیں اس کی ضرورت ہو'
    if (ends === 'work') return 'کام مکمل ہونے تک'
    return `${FROM[ends.from]} ${isolate(days)} دن تک`
  },
}
