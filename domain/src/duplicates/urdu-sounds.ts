/** The sound of each Urdu letter, as `soundOf` writes it. `w` is a vowel or a `v`, and `*` is not heard, or is a vowel. */
const SOUNDS: Record<string, string> = {
  ا: 'a',
  آ: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'ʧ',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 'ʃ',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: '*',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  و: 'w',
  ہ: 'h',
  ھ: 'h',
  ء: '',
  ی: 'i',
  ے: 'i',
}

/** Names that end with a ی which is heard as a: it has a small alef, which many leave out. */
const ENDS_WITH_A = new Set(
  'سلمی لیلی مصطفی مرتضی مجتبی موسی عیسی یحیی بشری کبری صغری لبنی عظمی ہدی نجوی سلوی'.split(' '),
)

/** What letters sound like together, from first to last. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  // the article of a second word, and the alef of Allah, which nobody hears
  [/^ال(?=\p{L}{3})/u, ''],
  [/(?<=.)ا(?=لل)/g, ''],
  [/پھ/g, 'ف'],
  [/^[عا]/, 'آ'],
  [/^آی/, 'ی'],
  [/^ی(?=[اآوی])/, 'y'],
  [/^و/, 'v'],
]

/** The same of sounds. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aiuw])h$/, ''],
  [/(?<=.)h$/, 'a'],
  // Azhar and Subhan, but Zahra
  [/(?<=.[bdgktz])h/g, ''],
  [/\*+(?=[iw])|(?<=[aiw])\*+/g, ''],
  [/a+(?=[iw])/g, ''],
  // Noor, but Naveed and Anwar
  [/(?<=^[^aiuw*])w(?![aiw*]|$)/, 'u'],
  [/(.)\1+/g, '$1'],
]

const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((heard, [written, sound]) => heard.replace(written, sound), text)

/** Returns whether a word is written in Urdu letters. */
export const isUrdu = (word: string): boolean => /^[\u0600-\u06ff]/.test(word)

/** Returns how an Urdu word sounds, as far as it is written: short vowels are not. @param word as `comparable` returns it */
export function urduSound(word: string): string {
  const whole = ENDS_WITH_A.has(word) ? word.replace(/ی$/, 'ا') : word
  // a ح or ع at the end is hardly heard
  const letters = apply(whole, TOGETHER).replace(/(?<=.)[حع]$/, '*')
  return apply(
    letters.replace(/[\u0600-\u06ff]/g, (letter) => SOUNDS[letter] ?? ''),
    HEARD,
  )
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && /[aiu]/.test(sound)

/** Returns whether an Urdu word may be spelled so in Roman letters. @param urdu its sound @param roman the sound of the Roman spelling */
export function isSpelling(urdu: string, roman: string): boolean {
  /** Where the sounds so far may end. */
  let ends = new Set([0])
  const step = (next: (at: number) => readonly number[]) => {
    ends = new Set([...ends].flatMap(next))
  }
  const skipVowels = () => {
    // what is added is visited too
    for (const at of ends) if (isVowel(roman[at])) ends.add(at + 1)
  }
  const hear = (sounds: string) =>
    step((at) => (at < roman.length && sounds.includes(roman.charAt(at)) ? [at + 1] : []))

  for (const [at, sound] of urdu.split('').entries()) {
    const before = urdu.charAt(at - 1)
    if (sound === '*') skipVowels()
    else if (sound === 'w') {
      skipVowels()
      hear('uv')
      skipVowels()
    } else if (sound === 'a' && at === 0) {
      hear('aiu')
      skipVowels()
    } else if (sound === 'i') {
      // Javed, as a Roman spelling sounds
      hear(before === 'w' ? 'ai' : 'i')
      // a short vowel after a consonant y
      step((end) => (isVowel(roman[end]) ? [end, end + 1] : [end]))
    } else {
      if (before !== '' && !isVowel(sound) && !isVowel(before)) skipVowels()
      hear(sound === 'n' && urdu[at + 1] === 'b' ? 'nm' : sound)
    }
  }
  return ends.has(roman.length)
}
