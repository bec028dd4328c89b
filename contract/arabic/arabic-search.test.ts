import { expect, test } from 'vitest'
import { foldForSearch, matchesSearch, searchIndex } from './arabic.ts'

test.each([
  ['diacritics', 'عبد الرحمن', 'عَبْدُ الرَّحْمٰنِ كَمَال'],
  ['hamza seats', 'احمد', 'أحمد'],
  ['hamza seats', 'اسلام', 'الإسلام'],
  ['hamza seats', 'سوال', 'سؤال'],
  ['hamza seats', 'قران', 'القُرْآن'],
  ['another seat', 'مسئول', 'مسؤول'],
  ['another seat', 'شئون', 'شؤون'],
  ['a missing final hamza', 'شي', 'شيء'],
  ['ى for ي', 'مصطفي', 'مصطفى'],
  ['ي for ى', 'على', 'علي'],
  ['ه for ة', 'فاطمه', 'فاطمة'],
  ['ة for ه', 'وجة', 'وجه'],
  ['tatweel', 'كتـــاب', 'كتاب'],
  ['Arabic digits', '١٢٣', 'Lesson 123'],
  ['Persian digits', '۴۵', '45'],
  ['Latin digits', '2026', '٢٠٢٦'],
  ['presentation forms', 'ﻻ ﻳﻌﻠﻢ', 'لا يعلم'],
  ['a ligature', 'صلى الله عليه وسلم', 'النبي ﷺ'],
  ['a phrase in one sign', 'بسم الله الرحمن', '﷽'],
  ['a phrase in one sign', '﷽', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['a phrase in one sign', 'رضي الله عنه', 'عمر بن الخطاب ﵁'],
  ['a ligature of a name', 'محمد', 'ﷴ'],
  ['letters of the Maghrib', 'قف', 'ڧڢ'],
  ['letters of West Africa', 'القرآن', 'ال\u08bcران'],
  ['dotless letters', 'في الأفق', 'ڡي الأفٯ'],
  ['Urdu letters', 'شئ هذا', 'ﺷﮱ ھذا'],
  ['Persian letters', 'کتاب علی', 'كتاب علي'],
  ['the Name with its small alif', 'عبد اللّٰه', 'عبد الله'],
  ['the Name with its small alif', 'عبد الله', 'عَبْدُ اللَّٰهِ'],
  ['a vocalised word with two letters ل', 'وَاللَّيْلِ إِذَا', 'والليل إذا يغشى'],
  ['another word break', 'عبدالله', 'عبد الله'],
  ['another word break', 'عبد الله', 'عبدالله'],
  ['another word break in a full name', 'محمد عبدالله', 'محمد عبد الله البرناوي'],
  ['another word break in a full name', 'علي نورالدين', 'علي نور الدين'],
  ['another word break in a full name', 'محمد عبد الله البرناوي', 'محمد عبدالله البرناوي'],
  ['invisible characters', 'كت\u200fاب', 'كتاب'],
  ['controls of direction', '\u2067كتاب\u2069', 'ك\u200cت\u2066اب\ufeff'],
  ['decomposed letters', 'آمن أحمد سؤال'.normalize('NFD'), 'آمن أحمد سؤال'.normalize('NFC')],
  ['ornate brackets', 'قل هو', '﴿قُلْ هُوَ اللَّهُ﴾'],
  ['accents and dots', 'oluwaseun', 'Olúwaṣeun Adéyẹmí'],
  ['hooked letters', 'ƊANJUMA', 'Musa Danjuma'],
  ['hooked letters', 'danjuma', 'Musa Ɗanjuma'],
  ['transliteration', 'irab', 'Iʿrāb'],
  ['another order', 'Adeyemi Oluwaseun', 'Olúwaṣeun Adéyẹmí'],
  ['another order', 'محمد عبد الرحمن', 'عبد الرحمن محمد'],
  ['another order', '3 student', 'Student 31 student31@example.org'],
  ['the article', 'المراجعة', 'مُرَاجَعَةٌ'],
  ['a long a that is not written', 'الرحمان', 'الرحمن'],
  ['a long a that is not written', 'ذالك', 'ذلك'],
  ['two spellings', 'مئة', 'مائة'],
  ['two spellings', 'مائة', 'مئة'],
  ['a pasted verse', 'ءَامَنُوا۟', 'آمنوا'],
  ['a pasted verse', 'ٱلْقُرْءَان', 'القُرْآن'],
  ['the alphabet of chats', '3ayn', 'ʿayn'],
  ['the apostrophe of Hausa', 'yaradua', '\u02bcYar\u02bcadua'],
])('R-ARABIC-001: %s: %s finds %s', (_, query, text) => {
  expect(matchesSearch(searchIndex(text), query)).toBe(true)
})

test.each([
  ['كتب', 'كتاب'],
  ['سلم', 'سالم'],
  ['musa', 'Aisha'],
  ['student 3', 'Student 1 student1@example.org 2348031234567'],
  ['amina b', 'Amina Sule ab@example.org'],
])('%s does not find %s', (query, text) => {
  expect(matchesSearch(searchIndex(text), query)).toBe(false)
})

test.each([
  ['العالمين', 'ٱلْعَٰلَمِينَ'],
  ['الرحمن', 'ٱلرَّحْمَٰنِ'],
  ['الصلاة', 'ٱلصَّلَوٰةَ'],
  ['الحياة', 'ٱلْحَيَوٰةُ'],
  ['الربا', 'ٱلرِّبَوٰا۟'],
  ['يا أيها', 'يَٰٓأَيُّهَا'],
  ['شيئا', 'شَيْـًٔا'],
  ['إسرائيل', 'إِسْرَٰٓءِيلَ'],
  ['الليل', 'ٱلَّيْلِ'],
  ['أدراك', 'أَدْرَىٰكَ'],
  ['موسى', 'مُوسَىٰ'],
  ['داوود', 'دَاوُۥدَ'],
  ['داود', 'دَاوُۥدَ'],
  ['النبيين', 'ٱلنَّبِيِّۦنَ'],
  ['إبراهيم', 'إِبْرَٰهِۦمَ'],
  ['يسألونك', 'يَسْـَٔلُونَكَ'],
  ['آمنوا', 'ءَامَنُوا۟'],
  ['أولئك', 'أُو۟لَٰٓئِكَ'],
  ['الملأ', 'ٱلْمَلَؤُا۟'],
  ['يستهزئون', 'يَسْتَهْزِءُونَ'],
  ['السماوات', 'ٱلسَّمَٰوَٰتِ'],
  ['والليل', 'وَٱلَّيۡلِ'],
  ['شركاء', 'شُرَكَٰٓؤُاْ'],
  ['يبدأ', 'يَبۡدَؤُاْ'],
  ['رأى', 'رَءَا'],
  ['يا أيها الذين آمنوا', 'يَٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُواْ'],
  ['هذا صراط مستقيم', 'هَٰذَا صِرَٰطٌ مُّسْتَقِيمٌ'],
])('R-ARABIC-011: everyday %s finds %s of the Qurʾān', (query, text) => {
  expect(matchesSearch(searchIndex(text), query)).toBe(true)
})

test.each([
  ['lesson 3', 'Lesson (3): greetings'],
  ['الدرس ٣', 'الدرس «٣»'],
  ['ب الحرف', 'الحرف: "ب"'],
])(
  '%s finds %s, in which the number or letter stands behind punctuation (R-ARABIC-001)',
  (query, text) => {
    expect(matchesSearch(searchIndex(text), query)).toBe(true)
  },
)

test.each(['أوۥد', 'هأذا'])(
  'folding %s is idempotent, as a word without its hamza can have two spellings (R-ARABIC-001)',
  (text) => {
    const folded = foldForSearch(text)
    expect(foldForSearch(folded)).toBe(folded)
    expect(searchIndex(text).split('\n')[0]).toBe(folded)
  },
)

test('folding is idempotent for each character that Unicode can decompose, also the letters of mathematics (R-ARABIC-001)', () => {
  const unstable: string[] = []
  for (let code = 0xa0; code <= 0x1ffff; code++) {
    const character = String.fromCodePoint(code)
    if (character.normalize('NFKD') === character) continue
    const folded = foldForSearch(character)
    if (foldForSearch(folded) !== folded) unstable.push(`U+${code.toString(16)} ${character}`)
  }
  expect(unstable).toEqual([])
})
