import type { DemoClass } from '../demo-class.ts'

export const readingWithVowels: DemoClass = {
  slug: 'vowels',
  category: 'Reading & Writing',
  name: 'Reading with Vowels · القِرَاءَةُ بِالتَّشْكِيلِ',
  about: `You know the letters; now make them speak. We add the short vowels, the sukūn, the shaddah, the tanwīn and the long vowels, one at a time, until you can read a whole vocalised page aloud without stopping. Each lesson ends with words to read to someone at home.`,
  price: 3500,
  billing: 'once',
  prerequisite: 'first-words',
  links: `Reading cards to print https://example.org/lisan/reading-cards
Class group on WhatsApp https://example.org/lisan/vowels-group`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'The three short vowels · الحَرَكَاتُ',
      about: `An Arabic letter is a consonant waiting to be moved. The mark that moves it is called a ḥarakah, “a movement”, and there are only three.

فَتْحَةٌ، كَسْرَةٌ، ضَمَّةٌ

Fatḥah is a short stroke above the letter and says a. Kasrah is the same stroke below and says i. Ḍammah is a tiny wāw above and says u. The consonant comes first, then its vowel: ba, bi, bu.

بَ  بِ  بُ

Read three letters, one beat each, and do not stretch any of them. If you make a vowel long you have said another word.

كَتَبَ، شَرِبَ، كَبُرَ

They are kataba, “he wrote”, shariba, “he drank”, and kabura, “he grew big”. Clap once for every letter: ka-ta-ba, sha-ri-ba, ka-bu-ra.

A change of vowels changes the meaning while the letters stay as they are. Look at these two.

كَتَبَ، كُتِبَ

The first is “he wrote” and the second, kutiba, is “it was written”. This is why a beginner’s book prints every vowel, and why we shall read every vowel that is printed. Later, when you know the grammar, you will supply them yourself.`,
      checks: [
        {
          question: 'Which of these is read kutiba, “it was written”?',
          answer: 'كُتِبَ',
          wrongAnswers: ['كَتَبَ', 'كَبُرَ'],
        },
        {
          question: 'Which vowel is written below its letter?',
          answer: 'Kasrah',
          wrongAnswers: ['Fatḥah', 'Ḍammah'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Sukūn, the letter at rest · السُّكُونُ',
      about: `Not every letter has a vowel. A letter without one is at rest, and its mark is a small circle above it, the sukūn. Close the syllable on that letter and add nothing after it.

مِنْ، هَلْ، قُلْ، كَمْ

Read min, “from”; hal, which opens a question; qul, “say!”; and kam, “how many?”. Take care not to let a vowel slip in at the end: it is qul and not qulu.

In the middle of a word the resting letter closes one syllable, and the next letter opens another. Break the word there and it becomes easy.

مَكْتَبٌ، مَسْجِدٌ، يَكْتُبُ

Say mak-ta-bun, “an office”; mas-ji-dun, “a mosque”; yak-tu-bu, “he writes”.

When wāw or yāʾ is at rest after a fatḥah, the two glide together: aw and ay.

يَوْمٌ، بَيْتٌ، لَيْلٌ، نَوْمٌ

These are yawm, “a day”; bayt, “a house”; layl, “night”; and nawm, “sleep”. Give the glide its full sound. Bayt is not “bet”, and yawm is not “yom”.

Two rules to keep: an Arabic word never begins with a resting letter, and in pausing at the end of a sentence we rest the last letter even where a vowel is written. So مَسْجِدٌ is read masjid when you stop on it.`,
    },
    {
      kind: 'lesson',
      subject: 'Long vowels · حُرُوفُ المَدِّ',
      about: `Three letters can stretch the vowel before them: alif after fatḥah, yāʾ after kasrah, and wāw after ḍammah. Each makes the vowel two beats long. They carry no mark of their own when they do this work.

بَا  بِي  بُو

كِتَابٌ، كَبِيرٌ، نُورٌ

Read ki-tā-bun, “a book”; ka-bī-run, “big”; nū-run, “light”. Hold the long vowel for twice the time of a short one, no more and no less.

Length carries meaning. Compare these pairs aloud.

جَمَلٌ، جَمَالٌ

مَطَرٌ، مَطَارٌ

The first pair is “a camel” and “beauty”, the second “rain” and “an airport”. A traveller who shortens the vowel asks the driver to take him to the rain.

In a few very common words the long ā is shown by a small upright stroke, the dagger alif, and no full alif is written.

هٰذَا، هٰذِهِ، ذٰلِكَ

They are hādhā, “this”; hādhihi, the feminine “this”; and dhālika, “that”.

Two spellings to know: alif maqṣūrah ى at the end is a long ā, as in عَلَى, and the alif after the plural wāw in كَتَبُوا, “they wrote”, is silent. Write it, but do not read it.

هٰذَا كِتَابٌ كَبِيرٌ.

“This is a big book.”`,
      checks: [
        {
          question: 'Which word means “an airport”?',
          answer: 'مَطَارٌ',
          wrongAnswers: ['مَطَرٌ', 'جَمَالٌ'],
        },
        {
          question: 'Which letter of كَتَبُوا is written and not read?',
          answer: 'The alif at the end',
          wrongAnswers: ['The wāw', 'The bāʾ'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Shaddah, one letter doing the work of two · الشَّدَّةُ',
      about: `The shaddah looks like a tiny w above the letter. It says that the letter is there twice: once at rest, closing the syllable before it, and once with its vowel, opening the next.

مُعَلِّمٌ

Write it out slowly and you hear mu-ʿal-li-mun: the first lām is at rest, the second has kasrah. Lean on the letter and let it go. Fatḥah and ḍammah are set above the shaddah, and kasrah is often set just beneath it, still above the letter.

Doubling changes the meaning, so it is never optional. Read these two until the difference is clear.

دَرَسَ، دَرَّسَ

The first, darasa, is “he studied”; the second, darrasa, is “he taught”. One letter held a moment longer makes the student a teacher.

أُمٌّ، رَبٌّ، حَقٌّ، سُكَّرٌ

These are “a mother”, “a lord”, “truth” and “sugar”. When you stop on a word such as رَبٌّ, keep the weight of the doubled letter, though its vowel is gone: rabb.

المُعَلِّمُ يُدَرِّسُ كُلَّ يَوْمٍ.

“The teacher teaches every day.” Find the three shaddahs, and say which two letters each of them stands for.`,
      checks: [
        {
          question: 'Which word means “he taught”?',
          answer: 'دَرَّسَ',
          wrongAnswers: ['دَرَسَ', 'يُدَرِّسُ'],
        },
        {
          question: 'Which two letters does the shaddah in مُعَلِّمٌ stand for?',
          answer: 'A lām at rest and a lām with kasrah',
          wrongAnswers: ['Two lāms with kasrah', 'A mīm at rest and a lām with kasrah'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Tanwīn · التَّنْوِينُ',
      about: `Many nouns end in an n that is heard and never written as a letter. It is shown by doubling the last vowel sign, and it is called tanwīn. As there are three vowels, there are three tanwīns: un, an, in.

كِتَابٌ، كِتَابًا، كِتَابٍ

Read kitābun, kitāban, kitābin. All three mean “a book”. Which one is used depends on the word’s work in the sentence, as you will learn in the grammar classes. Here, only read what you see.

هٰذَا كِتَابٌ.

قَرَأْتُ كِتَابًا.

نَظَرْتُ فِي كِتَابٍ.

“This is a book. I read a book. I looked into a book.”

The tanwīn of fatḥah brings a silent alif with it, as in كِتَابًا. There are exceptions. No alif is added after tāʾ marbūṭah, nor after a hamzah which already follows an alif.

مَدْرَسَةً، مَاءً

When you stop, un and in fall silent, and an becomes a long ā: kitāb, kitābā, kitāb. After tāʾ marbūṭah you stop on a soft h: madrasah.

Tanwīn and the article do not meet. It is كِتَابٌ, “a book”, or الكِتَابُ, “the book”, and never both at once.`,
      checks: [
        {
          question: 'Type كِتَابٌ with the tanwīn of fatḥah, as in “I read a book”.',
          answer: 'كِتَابًا',
          marks: 'asked',
          mistakes: ['كِتَابً', 'كِتَابٍ', 'كتابا'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Sun and moon letters · الحُرُوفُ الشَّمْسِيَّةُ وَالقَمَرِيَّةُ',
      file: 'sun-and-moon-letters.png',
      about: `The article is always written alif and lām, but its lām is not always heard. Before fourteen letters it is pronounced. Before the other fourteen it melts into the letter that follows, and that letter takes a shaddah.

القَمَرُ، الشَّمْسُ

Say al-qamaru, “the moon”, with a clear l; say ash-shamsu, “the sun”, with none. The two words have given their names to the two families in the picture.

The sun letters are those made with the front of the tongue, near the place of lām itself.

ت  ث  د  ذ  ر  ز  س  ش  ص  ض  ط  ظ  ل  ن

التَّاجِرُ، الدَّرْسُ، الرَّجُلُ، السُّوقُ، النُّورُ

Read at-tājiru, ad-darsu, ar-rajulu, as-sūqu, an-nūru: “the trader, the lesson, the man, the market, the light”.

The moon letters are gathered in an old line for memory.

اِبْغِ حَجَّكَ وَخَفْ عَقِيمَهُ

الأَبُ، البَيْتُ، الجَبَلُ، الكِتَابُ، المَسْجِدُ

Here every lām is heard. Some books print a sukūn on it, الْقَمَرُ; we leave it bare, and the missing shaddah tells you enough.

After another word the alif of the article falls silent.

الكِتَابُ فِي البَيْتِ.

Read al-kitābu fi l-bayt: “The book is in the house.”`,
    },
    {
      kind: 'lesson',
      subject: 'Reading a whole page · قِرَاءَةُ نَصٍّ',
      file: 'reading-sheet.pdf',
      about: `You have every sign you need, so this lesson adds none. Print the sheet or open it on your phone, and read it in three rounds.

In the first round read letter by letter, clapping the beats. In the second read word by word, resting the last letter when you stop. In the third read sentence by sentence, carrying each ending into the next word. Here is how Amina introduces herself.

اِسْمِي أَمِينَةُ، وَأَسْكُنُ فِي مَدِينَةِ كَانُو.

أَبِي تَاجِرٌ، وَأُمِّي طَبِيبَةٌ.

أَذْهَبُ إِلَى المَدْرَسَةِ كُلَّ صَبَاحٍ.

أُحِبُّ اللُّغَةَ العَرَبِيَّةَ، وَأَقْرَأُ كِتَابًا جَدِيدًا كُلَّ شَهْرٍ.

“My name is Amina, and I live in the city of Kano. My father is a trader and my mother is a doctor. I go to school every morning. I love the Arabic language, and I read a new book every month.”

Look out for three places. In إِلَى المَدْرَسَةِ the long ā is cut short before the article: ila l-madrasati. In اللُّغَةَ the lām of the article meets another lām, and you hear one strong doubled l. In كِتَابًا جَدِيدًا both words carry the same tanwīn, because the adjective follows its noun.

Now put your own name, city and family into the lines, and read them to someone.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: Reading with vowels',
      about: `Ten questions on the signs you have learnt. In the last three you type the word; two of them ask for every mark. You may take as long as you need, but take them in one sitting and with no book open.

Warm up first by reading these lines aloud, twice. Together they hold everything the exam asks about: the short vowels, sukūn, shaddah, tanwīn, long vowels, and the article before sun and moon letters.

الشَّمْسُ كَبِيرَةٌ، وَالقَمَرُ جَمِيلٌ.

دَخَلَ الرَّجُلُ مَسْجِدًا كَبِيرًا.

هٰذَا دَرْسٌ سَهْلٌ، وَذٰلِكَ دَرْسٌ طَوِيلٌ.

“The sun is big and the moon is beautiful. The man entered a big mosque. This is an easy lesson, and that is a long lesson.”

If you hesitated anywhere, name the sign that stopped you and open its lesson again. A reader who knows which sign is hard for him has done half the work.

In the exam, say each answer aloud before you choose. Several answers differ in one mark only, so look above the letter and below it, and look at the last letter twice.`,
      questions: [
        {
          question: 'Which word means “he taught”?',
          answer: 'دَرَّسَ',
          wrongAnswers: ['دَرَسَ', 'دَرْسٌ', 'دَارِسٌ'],
        },
        {
          question: 'What does the sukūn say about its letter?',
          answer: 'The letter has no vowel',
          wrongAnswers: [
            'The letter is doubled',
            'The letter is stretched',
            'The letter is not pronounced',
          ],
        },
        {
          question: 'مَطَرٌ is “rain”. What makes مَطَارٌ, “an airport”, a different word?',
          answer: 'A long ā after the ṭāʾ',
          wrongAnswers: ['A shaddah on the ṭāʾ', 'A tanwīn at the end', 'A sukūn on the ṭāʾ'],
        },
        {
          question: 'How is الرَّجُلُ read?',
          answer: 'ar-rajulu',
          wrongAnswers: ['al-rajulu', 'ar-rajlu', 'ar-rajūlu'],
        },
        {
          question: 'Which of these is a sun letter?',
          answer: 'ش',
          wrongAnswers: ['ق', 'م', 'ب'],
        },
        {
          question: 'Which is the right spelling of “a school” with the tanwīn of fatḥah?',
          answer: 'مَدْرَسَةً',
          wrongAnswers: ['مَدْرَسَةًا', 'مَدْرَسَتًا'],
        },
        {
          question: 'How do you read كِتَابًا when you stop on it?',
          answer: 'kitābā',
          wrongAnswers: ['kitāban', 'kitāb', 'kitābah'],
        },
        {
          question: 'Type “a teacher”, muʿallimun, with all its marks.',
          answer: 'مُعَلِّمٌ',
          marks: 'asked',
          mistakes: ['مُعَلِمٌ', 'معلم', 'مُعَلَّمٌ', 'مُعلّم'],
        },
        {
          question: 'Type “he taught”, darrasa, with all its marks.',
          answer: 'دَرَّسَ',
          marks: 'asked',
          mistakes: ['دَرَسَ', 'دَرَّس', 'دُرِّسَ'],
        },
        {
          question: 'Type “the moon”, al-qamaru.',
          answer: 'القَمَرُ',
          mistakes: ['الكمر', 'القامر', 'ألقمر'],
        },
      ],
    },
  ],
}
