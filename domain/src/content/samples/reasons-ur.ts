import type { Translation } from '../../stored/site/site-part.ts'

/** The sample reasons in Urdu, apart from the other samples: the dialog of a decision loads them alone. */
export const reasonsUr: readonly Translation[] = [
  { text: 'Card cannot be read', ur: 'کارڈ پڑھا نہیں جا سکتا' },
  {
    text: 'We cannot read your identity card in the picture. Put the card on a table near a window and take a new photo.',
    ur: 'تصویر میں آپ کا شناختی کارڈ پڑھا نہیں جا سکتا۔ کارڈ کو کھڑکی کے پاس میز پر رکھیں اور نئی تصویر لیں۔',
  },
  { text: 'Wrong side of the card', ur: 'کارڈ کا غلط رخ' },
  {
    text: 'Both pictures show the same side of the card. We need one photo of the front and one of the back.',
    ur: 'دونوں تصاویر کارڈ کے ایک ہی رخ کی ہیں۔ ہمیں ایک تصویر سامنے کی اور ایک پچھلے رخ کی چاہیے۔',
  },
  { text: 'Name differs from card', ur: 'نام کارڈ سے مختلف ہے' },
  {
    text: 'The name in your application is not the name on your card. Write it as on the card.',
    ur: 'آپ کی درخواست میں لکھا نام وہ نہیں جو کارڈ پر ہے۔ اسے ویسے ہی لکھیں جیسے کارڈ پر ہے۔',
  },
  { text: 'CNIC differs from card', ur: 'شناختی کارڈ نمبر کارڈ سے مختلف ہے' },
  {
    text: 'The CNIC in your application is not the number on your card. Please compare all 13 digits.',
    ur: 'آپ کی درخواست میں لکھا شناختی کارڈ نمبر وہ نہیں جو کارڈ پر ہے۔ براہِ کرم تمام 13 ہندسے ملا لیں۔',
  },
  { text: 'Business not verified', ur: 'کاروبار کی تصدیق نہیں ہوئی' },
  {
    text: 'We could not verify your business. Add a document of it, such as a registration or a tax paper, and check its name.',
    ur: 'ہم آپ کے کاروبار کی تصدیق نہیں کر سکے۔ اس کی کوئی دستاویز شامل کریں، جیسے رجسٹریشن یا ٹیکس کا کاغذ، اور اس کا نام دیکھ لیں۔',
  },
  { text: 'Outside our region', ur: 'ہمارے علاقے سے باہر' },
  {
    text: 'The address is outside the region of this chamber. If your business is in our region, enter its city and address.',
    ur: 'یہ پتہ اس ایوان کے علاقے سے باہر ہے۔ آپ کا کاروبار ہمارے علاقے میں ہے تو اس کا شہر اور پتہ لکھیں۔',
  },
  { text: 'Duplicate application', ur: 'درخواست پہلے سے موجود' },
  {
    text: 'You already have an application or an account with us. Please use that one.',
    ur: 'ہمارے ہاں آپ کی درخواست یا اکاؤنٹ پہلے سے موجود ہے۔ براہِ کرم وہی استعمال کریں۔',
  },
  { text: 'Not eligible', ur: 'رکنیت کی اہلیت نہیں' },
  {
    text: 'Your application does not meet the conditions of membership.',
    ur: 'آپ کی درخواست رکنیت کی شرائط پوری نہیں کرتی۔',
  },
]
