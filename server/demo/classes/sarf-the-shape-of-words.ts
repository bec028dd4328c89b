import type { DemoClass } from '../demo-class.ts'

export const sarfTheShapeOfWords: DemoClass = {
  slug: 'sarf',
  category: 'Grammar',
  name: 'Ṣarf, the Shape of Words · عِلْمُ الصَّرْفِ',
  about: `Three letters and a handful of patterns give Arabic most of its words. In this class you learn to find the root, conjugate the verb in the past, the present and the command, read the verb forms from I to IV, and make the two participles. The tables of the verb stand in their lessons: cover a column with your hand and say it from memory.`,
  price: 5000,
  billing: 'once',
  prerequisite: 'nahw',
  links: `Conjugation tables to print https://example.org/lisan/conjugation-tables
How to look up a root https://example.org/lisan/finding-roots
Class group on WhatsApp https://example.org/lisan/sarf-group`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'Root and pattern · الجَذْرُ وَالوَزْنُ',
      about: `Most Arabic words grow from a root of three consonants. The root holds the general meaning. The pattern, made of vowels and sometimes added letters, says what kind of word it is.

ك  ت  ب

This root is about writing. Pour it into different patterns, and see what comes out.

كَتَبَ، كَاتِبٌ، مَكْتُوبٌ، مَكْتَبٌ، كِتَابٌ

They are “he wrote”, “a writer”, “written”, “an office” and “a book”.

To speak of patterns, the grammarians use the letters of فَعَلَ as a measure. Fāʾ stands for the first root letter, ʿayn for the second, lām for the third. Whatever is added to the root is added to the measure as it is.

فَعَلَ، فَاعِلٌ، مَفْعُولٌ، مَفْعَلٌ، فِعَالٌ

Lay the second row under the first: كَاتِبٌ is upon the measure فَاعِلٌ, and مَكْتُوبٌ upon مَفْعُولٌ. Now you can guess at words you have never met. If دَرَسَ is “he studied”, then مَدْرَسَةٌ, on مَفْعَلَةٌ, is a place of study.

The letters that may be added to a root are gathered in one word.

سَأَلْتُمُونِيهَا

When you look for a root, suspect these letters first. In مَكْتُوبٌ take away the mīm and the wāw, and ك ت ب is left.`,
    },
    {
      kind: 'lesson',
      subject: 'The past · الفِعْلُ المَاضِي',
      about: `The past verb is the simplest form of all. Its plainest shape is “he did”, and every other person adds an ending to it.

كَتَبَ، كَتَبَتْ، كَتَبْتُ

“He wrote, she wrote, I wrote.” The whole table stands below this text. Read it across, from the right: one, two and many. The first row is “he wrote, they two wrote, they wrote”. The second says the same of women. The third and fourth are “you”, to men and then to women. The last row is “I” and “we”, where two and many are alike.

Look at the third root letter, the bāʾ. It carries fatḥah in كَتَبَ and ḍammah before the wāw of كَتَبُوا. From كَتَبْنَ onward it rests, because a moving pronoun has been joined to it. Three of the forms differ by one vowel only, so say them slowly: كَتَبْتَ to a man, كَتَبْتِ to a woman, كَتَبْتُ of yourself.

The middle letter may carry any of the three vowels.

فَتَحَ، شَرِبَ، كَرُمَ

They are “he opened”, “he drank” and “he was generous”. Keep that vowel through the whole table.

هَلْ كَتَبْتَ الرِّسَالَةَ يَا مُوسَى؟

نَعَمْ، كَتَبْتُهَا أَمْسِ.

“Did you write the letter, Mūsā?” “Yes, I wrote it yesterday.”`,
      tableTitle: 'The past of كَتَبَ',
      table: [
        ['', 'مُفْرَدٌ', 'مُثَنًّى', 'جَمْعٌ'],
        ['هُوَ', 'كَتَبَ', 'كَتَبَا', 'كَتَبُوا'],
        ['هِيَ', 'كَتَبَتْ', 'كَتَبَتَا', 'كَتَبْنَ'],
        ['أَنْتَ', 'كَتَبْتَ', 'كَتَبْتُمَا', 'كَتَبْتُمْ'],
        ['أَنْتِ', 'كَتَبْتِ', 'كَتَبْتُمَا', 'كَتَبْتُنَّ'],
        ['أَنَا', 'كَتَبْتُ', 'كَتَبْنَا', 'كَتَبْنَا'],
      ],
    },
    {
      kind: 'lesson',
      subject: 'The present · الفِعْلُ المُضَارِعُ',
      about: `The present begins with one of four letters, gathered in the word أَنَيْتُ: hamzah for “I”, nūn for “we”, yāʾ for “he” and “they”, tāʾ for “you” and “she”. The end of the verb shows the number.

أَكْتُبُ، نَكْتُبُ، يَكْتُبُ، تَكْتُبُ

“I write, we write, he writes, she writes.” The rows of the table below this text are in the same order as in the last lesson: he, she, you to men, you to women, I and we. Notice that تَكْتُبُ is both “she writes” and “you write” to a man. The sentence tells you which.

The first root letter rests. The vowel of the middle letter must be learnt with each verb, for in the present too it may be any of the three.

كَتَبَ يَكْتُبُ، جَلَسَ يَجْلِسُ، فَتَحَ يَفْتَحُ

So a verb is always memorised in two words, its past and its present.

The present serves for what is happening now and for what is usual. With سَ or سَوْفَ it is future.

أَدْرُسُ الآنَ، وَسَأَذْهَبُ إِلَى السُّوقِ غَدًا.

“I am studying now, and I shall go to the market tomorrow.” You know from naḥw that its ending changes: after لَنْ it takes fatḥah, and after لَمْ it takes sukūn.`,
      tableTitle: 'The present of كَتَبَ',
      table: [
        ['', 'مُفْرَدٌ', 'مُثَنًّى', 'جَمْعٌ'],
        ['هُوَ', 'يَكْتُبُ', 'يَكْتُبَانِ', 'يَكْتُبُونَ'],
        ['هِيَ', 'تَكْتُبُ', 'تَكْتُبَانِ', 'يَكْتُبْنَ'],
        ['أَنْتَ', 'تَكْتُبُ', 'تَكْتُبَانِ', 'تَكْتُبُونَ'],
        ['أَنْتِ', 'تَكْتُبِينَ', 'تَكْتُبَانِ', 'تَكْتُبْنَ'],
        ['أَنَا', 'أَكْتُبُ', 'نَكْتُبُ', 'نَكْتُبُ'],
      ],
    },
    {
      kind: 'lesson',
      subject: 'The command · فِعْلُ الأَمْرِ',
      about: `The command is made from the present in three steps. Take “you write”, remove the tāʾ at its head, and rest its end.

تَكْتُبُ، كْتُبْ، اُكْتُبْ

An Arabic word cannot begin with a resting letter, so the last step brings an alif to lean on. It takes ḍammah if the middle letter has ḍammah, and kasrah in every other case.

اُكْتُبْ، اِجْلِسْ، اِفْتَحْ

“Write! Sit! Open!” This alif is a hamzat waṣl: heard when you start with it, and silent after another word.

When you speak to a woman, to two, to many men or to many women, the ending changes, and the nūn of the present falls away.

اُكْتُبْ، اُكْتُبِي، اُكْتُبَا، اُكْتُبُوا، اُكْتُبْنَ

Only the nūn of اُكْتُبْنَ stays, for it is a pronoun and not the sign of rafʿ.

To forbid, use لَا with the present verb in jazm.

لَا تَكْتُبْ، لَا تَكْتُبِي، لَا تَكْتُبُوا

Listen to a teacher at the start of a class.

المُعَلِّمُ: اِجْلِسْ يَا طَارِقُ، وَافْتَحِ الكِتَابَ.

المُعَلِّمُ: اِقْرَئِي يَا كِيمِي، وَلَا تَنْظُرِي إِلَى البَابِ.

“Sit, Ṭāriq, and open the book. Read, Kemi, and do not look at the door.” In وَافْتَحِ the alif is silent after وَ, and the ḥāʾ takes kasrah to meet the article.`,
      checks: [
        {
          question: 'Make the command of تَكْتُبُ, to one man.',
          answer: 'اُكْتُبْ',
          mistakes: ['أكتب', 'كتب', 'اكتبي'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Forms II and III · فَعَّلَ وَفَاعَلَ',
      about: `A bare verb is called Form I in Western books. Add to it by a known pattern and you have a new verb with a related meaning.

Form II doubles the middle letter.

فَعَّلَ، يُفَعِّلُ، تَفْعِيلٌ

It often makes someone do the thing, or does it strongly or many times over.

عَلِمَ، عَلَّمَ

كَسَرَ، كَسَّرَ

“He knew” becomes “he taught”, that is, he made another know. “He broke” becomes “he smashed to pieces”. The verbal noun is on تَفْعِيلٌ: تَعْلِيمٌ is “teaching”.

Form III puts an alif after the first letter.

فَاعَلَ، يُفَاعِلُ، مُفَاعَلَةٌ

It often brings in a second person, with whom the deed is shared or towards whom it is done.

كَتَبَ، كَاتَبَ

جَلَسَ، جَالَسَ

“He wrote” becomes “he corresponded with”. “He sat” becomes “he sat in the company of”. The verbal noun is on مُفَاعَلَةٌ: مُكَاتَبَةٌ is “correspondence”.

In both forms the first letter of the present takes ḍammah, and the letter before the last takes kasrah.

تُعَلِّمُ حَلِيمَةُ البَنَاتِ القِرَاءَةَ.

سَاعَدَ يُوسُفُ أَبَاهُ فِي السُّوقِ.

“Ḥalīmah teaches the girls reading. Yūsuf helped his father in the market.” Find the form of each verb, and name its root.`,
    },
    {
      kind: 'lesson',
      subject: 'Form IV · أَفْعَلَ',
      about: `Form IV sets a hamzah before the root and rests the first root letter.

أَفْعَلَ، يُفْعِلُ، إِفْعَالٌ

Its commonest work is to make a verb that needed no object take one. Someone who sat by himself is now made to sit.

جَلَسَ، أَجْلَسَ

خَرَجَ، أَخْرَجَ

دَخَلَ، أَدْخَلَ

“He sat, he seated. He went out, he brought out. He went in, he brought in.”

In the present the hamzah disappears, but the ḍammah on the first letter remembers it: يُجْلِسُ, يُخْرِجُ, يُدْخِلُ. That ḍammah is shared by Forms II, III and IV. In Form I the first letter has fatḥah. So يَخْرُجُ is “he goes out”, and يُخْرِجُ is “he brings out”.

The hamzah of Form IV is a hamzah of cutting, hamzat qaṭʿ. It is always written and always heard, in the past, in the command and in the verbal noun.

أَكْرَمَ، أَكْرِمْ، إِكْرَامٌ

They are “he honoured”, “honour!” and “honouring”. Contrast the command اِفْتَحْ, whose alif is silent after another word.

خَرَجَ خَالِدٌ مِنَ الغُرْفَةِ، وَأَخْرَجَ الكُرْسِيَّ.

أَكْرِمِ الضَّيْفَ.

“Khālid went out of the room, and he brought out the chair. Honour the guest.” The kasrah on the mīm of أَكْرِمِ is there only to meet the article.`,
    },
    {
      kind: 'lesson',
      subject: 'The two participles · اِسْمُ الفَاعِلِ وَاسْمُ المَفْعُولِ',
      about: `From a verb you can make two nouns: one for whoever does the deed, and one for whatever it is done to. They are called the active and the passive participle.

From a plain verb of three letters the active is on فَاعِلٌ and the passive on مَفْعُولٌ.

كَاتِبٌ، مَكْتُوبٌ

فَاتِحٌ، مَفْتُوحٌ

سَامِعٌ، مَسْمُوعٌ

“Writing and written, opening and opened, hearing and heard.”

From any longer verb, begin with the present. Put a mīm with ḍammah in place of its first letter. Kasrah before the last letter makes the active, and fatḥah makes the passive. One vowel decides.

مُعَلِّمٌ، مُعَلَّمٌ

مُسَاعِدٌ، مُسَاعَدٌ

مُكْرِمٌ، مُكْرَمٌ

The first in each pair is the one who teaches, helps or honours; the second is the one who is taught, helped or honoured.

Participles behave as nouns. They take tanwīn and the article, they have masculine and feminine, and they often serve as a khabar.

البَابُ مَفْتُوحٌ، وَالرِّسَالَةُ مَكْتُوبَةٌ.

أَنَا ذَاهِبٌ إِلَى المَسْجِدِ.

“The door is open, and the letter is written. I am going to the mosque.” Many names are participles too: حَامِدٌ is “one who praises”, مَحْمُودٌ is “praised”, and مُحَمَّدٌ, a passive of Form II, is “much praised”.`,
      checks: [
        {
          question: 'Type the passive participle of عَلَّمَ, with all its marks.',
          answer: 'مُعَلَّمٌ',
          marks: 'asked',
          mistakes: ['مُعَلِّمٌ', 'مُعَلَمٌ', 'معلم'],
        },
      ],
    },
    {
      kind: 'exam',
      subject: 'Exam: Roots, verbs and participles',
      about: `This exam is written in full: there is nothing to tick. Give yourself an hour, close your notebook, and answer all four parts. Vocalise every Arabic word, for in ṣarf a word without its vowels has not been answered.

Part one. Give the root and the measure, upon فَعَلَ, of each of these five words.

مَكْتَبٌ، مَفْتُوحٌ، عَلَّمَ، سَاعَدَ، إِكْرَامٌ

Part two. Write out جَلَسَ, “he sat”, in the past with these persons: he, she, they (men), you (one woman), I, we. Then write its present, يَجْلِسُ, with the same six.

Part three. Make the command of these verbs, first to one man and then to one woman. Explain in a sentence why the alif at the head of the first takes ḍammah.

يَكْتُبُ، يَفْتَحُ

Part four. Give the active and the passive participle of these three verbs, and say in one sentence what rule you followed for the second and third.

سَمِعَ، عَلَّمَ، أَكْرَمَ

If you are not certain of a vowel, say the word aloud in a sentence and trust your ear before you trust a guess.`,
      theoryAnswer: `Part one: مَكْتَبٌ, root ك ت ب, measure مَفْعَلٌ. مَفْتُوحٌ, root ف ت ح, measure مَفْعُولٌ. عَلَّمَ, root ع ل م, measure فَعَّلَ. سَاعَدَ, root س ع د, measure فَاعَلَ. إِكْرَامٌ, root ك ر م, measure إِفْعَالٌ.

Part two: the past is جَلَسَ، جَلَسَتْ، جَلَسُوا، جَلَسْتِ، جَلَسْتُ، جَلَسْنَا. The present is يَجْلِسُ، تَجْلِسُ، يَجْلِسُونَ، تَجْلِسِينَ، أَجْلِسُ، نَجْلِسُ.

Part three: اُكْتُبْ، اُكْتُبِي and اِفْتَحْ، اِفْتَحِي. The alif takes ḍammah in the first because the middle letter of يَكْتُبُ has ḍammah; otherwise it takes kasrah.

Part four: سَامِعٌ، مَسْمُوعٌ; مُعَلِّمٌ، مُعَلَّمٌ; مُكْرِمٌ، مُكْرَمٌ. For verbs longer than three letters, put a mīm with ḍammah in place of the first letter of the present, with kasrah before the last letter for the active and fatḥah for the passive.`,
    },
  ],
}
