import { expect, test } from 'vitest'
import { hasWords, allWords, isSimilarName, nameKeys } from './name-words.ts'

/** A name in Urdu, and one in Roman letters of the same person. */
const SAME = [
  ['ریحانہ', 'Rehana'],
  ['ریحانہ', 'Raihana'],
  ['فاطمہ', 'Fatima'],
  ['خدیجہ', 'Khadija'],
  ['عائشہ', 'Ayesha'],
  ['عائشہ', 'Aisha'],
  ['زینب', 'Zainab'],
  ['مریم', 'Maryam'],
  ['صائمہ', 'Saima'],
  ['شازیہ', 'Shazia'],
  ['نسرین', 'Nasreen'],
  ['رخسانہ', 'Rukhsana'],
  ['پلوشہ', 'Palwasha'],
  ['طاہرہ', 'Tahira'],
  ['سعدیہ', 'Sadia'],
  ['رابعہ', 'Rabia'],
  ['زہرہ', 'Zahra'],
  ['شہناز', 'Shehnaz'],
  ['روبینہ', 'Robina'],
  ['ثمینہ', 'Samina'],
  ['سمیرا', 'Sumaira'],
  ['حمیرا', 'Humera'],
  ['مہوش', 'Mehwish'],
  ['پروین', 'Parveen'],
  ['کلثوم', 'Kulsoom'],
  ['سلمی', 'Salma'],
  ['بشریٰ', 'Bushra'],
  ['آمنہ', 'Amna'],
  ['امینہ', 'Ameena'],
  ['عظمیٰ', 'Uzma'],
  ['اقرا', 'Iqra'],
  ['ہما', 'Huma'],
  ['عنبرین', 'Ambreen'],
  ['غزالہ', 'Ghazala'],
  ['رقیہ', 'Ruqayya'],
  ['سمیہ', 'Sumayya'],
  ['جویریہ', 'Javeria'],
  ['طیبہ', 'Tayyaba'],
  ['وجیہہ', 'Wajeeha'],
  ['نزہت', 'Nuzhat'],
  ['مدحت', 'Midhat'],
  ['فرح', 'Farah'],
  ['ثناء', 'Sana'],
  ['محمد اسلم', 'Muhammad Aslam'],
  ['محمد اظہر', 'Mohd Azhar'],
  ['عبداللہ تنولی', 'Abdullah Tanoli'],
  ['زیب النساء', 'Zebunnisa'],
  ['ماہ نور اعوان', 'Mah Noor Awan'],
  ['نور جہاں', 'Noorjahan'],
  ['گل بی بی', 'Gul Bibi'],
  ['سیدہ نسرین شاہ', 'Nasreen Shah'],
  ['زرمینہ یوسفزئی', 'Zarmina Yousafzai'],
  ['گل پانڑہ سواتی', 'Gul Panra Swati'],
  ['نوید انور', 'Naveed Anwar'],
  ['جاوید نواز', 'Javed Nawaz'],
  ['رضوان شیخ', 'Rizwan Sheikh'],
  ['کوثر صدیقی', 'Kausar Siddiqui'],
  ['فرخندہ عباسی', 'Farkhanda Abbasi'],
  ['سبحان خاں', 'Subhan Khan'],
  ['نگہت', 'Nighat'],
] as const

/** A name in Urdu, and one in Roman letters of somebody else. */
const OTHER = [
  ['ریحانہ', 'Rukhsana'],
  ['ریحانہ', 'Rahman'],
  ['ریحانہ', 'Rohan'],
  ['فاطمہ', 'Farida'],
  ['خدیجہ', 'Khalida'],
  ['زینب', 'Zeenat'],
  ['مریم', 'Mehreen'],
  ['صائمہ', 'Salma'],
  ['صائمہ', 'Samia'],
  ['شازیہ', 'Nazia'],
  ['نسرین', 'Nargis'],
  ['شبانہ', 'Shabnam'],
  ['ثمینہ', 'Sabina'],
  ['ثمینہ', 'Saman'],
  ['طاہرہ', 'Zahira'],
  ['سعدیہ', 'Sajida'],
  ['حنا', 'Hira'],
  ['رانی', 'Rana'],
  ['سونیا', 'Sana'],
  ['گل بانو', 'Gulnaz Bano'],
  ['ہما', 'Hina'],
  ['اقرا', 'Isra'],
  ['سمیرا', 'Humaira'],
  ['مہوش', 'Mehnaz'],
  ['بشریٰ', 'Rabia'],
  ['آمنہ', 'Asma'],
  ['زاہدہ', 'Wahida'],
  ['کلثوم', 'Kalsi'],
  ['نور', 'Nawar'],
  ['گل', 'Gulab'],
  ['شاہدہ', 'Shaheen'],
  ['رابعہ', 'Rubab'],
  ['انور', 'Anar'],
  ['صبا', 'Sobia'],
  ['عظمیٰ', 'Azam'],
  ['ناہید', 'Nida'],
  ['نازیہ', 'Naz'],
  ['نوید', 'Nida'],
  ['محمد اسلم', 'Muhammad Akram'],
  ['محمد اسلم', 'M. Akram'],
  ['اظہر', 'Asghar'],
  ['فرح', 'Farhat'],
  ['فرح', 'Farhan'],
  ['فرزانہ', 'Farah'],
  ['جمیلہ', 'Jamal'],
  ['جمیلہ', 'Jamil'],
  ['کریمہ', 'Karim'],
  ['سلیمہ', 'Salim'],
  ['حلیمہ', 'Halim'],
  ['نسیمہ', 'Nasim'],
  ['نعیمہ', 'Naeem'],
  ['ثریا', 'Sara'],
  ['سارہ', 'Sumaira'],
  ['لیلیٰ', 'Lali'],
  ['نادرہ', 'Nadir'],
  ['شمیم', 'Shama'],
  ['عابدہ', 'Abid'],
  ['زرینہ', 'Zarmina'],
  ['پروین', 'Firdaus'],
  ['طیبہ', 'Tuba'],
] as const

test.each(SAME)('%s and %s meet: they have a key in common and are similar', (urdu, roman) => {
  const keys = nameKeys(urdu)
  expect(nameKeys(roman).some((key) => keys.includes(key))).toBe(true)
  expect([isSimilarName(urdu, roman), isSimilarName(roman, urdu)]).toEqual([true, true])
})

test.each(OTHER)('%s and %s differ', (urdu, roman) => {
  expect([isSimilarName(urdu, roman), isSimilarName(roman, urdu)]).toEqual([false, false])
})

test('sixty pairs meet, and sixty differ', () => {
  expect([SAME.length, OTHER.length]).toEqual([60, 60])
})

test('ریحانہ, Rehana and Raihana have one key', () => {
  expect([nameKeys('ریحانہ'), nameKeys('Rehana'), nameKeys('Raihana')]).toEqual([['rhn'], ['rhn'], ['rhn']])
})

test('a search has all words of a name, in either script, and no others', () => {
  const name = allWords('Palwasha Khan')
  expect(
    ['پلوشہ', 'خان پلوشہ', 'Palvasha', 'پلوشہ گل', 'پل', ''].map((search) =>
      hasWords(name, allWords(search)),
    ),
  ).toEqual([true, true, true, false, false, false])
})

test('a name of vowels that may be anything is compared at once', () => {
  const started = performance.now()
  expect(isSimilarName('وع'.repeat(30), 'ua'.repeat(30))).toBe(false)
  expect(performance.now() - started).toBeLessThan(50)
})
