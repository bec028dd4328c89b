import type { DemoClass } from '../demo-class.ts'

export const revisionCircle: DemoClass = {
  slug: 'revision-circle',
  category: 'Grammar',
  name: 'Revision Circle · حَلْقَةُ المُرَاجَعَةِ',
  about: `A short circle for students who have studied some naḥw and feel it slipping. In four lessons and one exam we parse whole sentences, gather the signs of the dual and the plural, and set kāna and inna side by side. The circle runs once a term, and registration closes before the first meeting.`,
  price: 2000,
  billing: 'once',
  registrationEndsInDays: -12,
  links: `Sentences for parsing https://example.org/lisan/parsing-sentences
Circle group on WhatsApp https://example.org/lisan/revision-group`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'Parsing a sentence, word by word · إِعْرَابُ جُمْلَةٍ',
      about: `To parse is to say aloud what you understood. Take every word in turn and answer three questions: what kind of word is it, what work does it do, and by which sign do we know?

أَكَلَ الوَلَدُ تُفَّاحَةً.

“The boy ate an apple.” Here is its parsing as you would say it in Arabic. Learn these phrases, for they return in every sentence.

أَكَلَ: فِعْلٌ مَاضٍ مَبْنِيٌّ عَلَى الفَتْحِ.

الوَلَدُ: فَاعِلٌ مَرْفُوعٌ، وَعَلَامَةُ رَفْعِهِ الضَّمَّةُ الظَّاهِرَةُ.

تُفَّاحَةً: مَفْعُولٌ بِهِ مَنْصُوبٌ، وَعَلَامَةُ نَصْبِهِ الفَتْحَةُ الظَّاهِرَةُ.

“A past verb, built upon fatḥah. A doer, marfūʿ, and the sign of its rafʿ is the visible ḍammah. An object, manṣūb, and the sign of its naṣb is the visible fatḥah.”

Now one with a particle.

جَلَسَ حَامِدٌ فِي البَيْتِ.

فِي: حَرْفُ جَرٍّ.

البَيْتِ: اِسْمٌ مَجْرُورٌ بِفِي، وَعَلَامَةُ جَرِّهِ الكَسْرَةُ الظَّاهِرَةُ.

Say the parsing of جَلَسَ and حَامِدٌ yourself; you have their phrases above.

Do not begin with the ending. Begin with the meaning: who did it, what was done, where. The one who understands the sentence finds the parsing easy, and the one who parses well finds that he has understood.`,
    },
    {
      kind: 'lesson',
      subject: 'The dual and the sound plurals · المُثَنَّى وَالجَمْعُ السَّالِمُ',
      about: `Three kinds of noun do not show their case in the ordinary way. Revise them side by side.

The dual has alif in rafʿ, and yāʾ in naṣb and jarr. The letter before the yāʾ has fatḥah.

جَاءَ الطَّالِبَانِ.

رَأَيْتُ الطَّالِبَيْنِ.

سَلَّمْتُ عَلَى الطَّالِبَيْنِ.

The sound masculine plural has wāw in rafʿ, and yāʾ in naṣb and jarr. The letter before this yāʾ has kasrah.

جَاءَ المُعَلِّمُونَ.

رَأَيْتُ المُعَلِّمِينَ.

سَلَّمْتُ عَلَى المُعَلِّمِينَ.

The sound feminine plural has ḍammah in rafʿ, and kasrah in both naṣb and jarr.

جَاءَتِ المُعَلِّمَاتُ.

رَأَيْتُ المُعَلِّمَاتِ.

سَلَّمْتُ عَلَى المُعَلِّمَاتِ.

One thing unites all three: naṣb and jarr look the same. Only the governor tells you which it is.

The nūn of the dual and of the masculine plural stands in the place of tanwīn, so it falls away when the noun is joined to another.

كِتَابَا زَيْدٍ

مُعَلِّمُو المَدْرَسَةِ

These are “Zayd’s two books” and “the teachers of the school”. Notice the vowels of the nūn while it is there: kasrah in the dual, الطَّالِبَانِ, and fatḥah in the plural, المُعَلِّمُونَ.`,
    },
    {
      kind: 'lesson',
      subject: 'Kāna and inna · كَانَ وَإِنَّ',
      about: `Start with a nominal sentence in which both pillars are marfūʿ.

الجَوُّ حَارٌّ.

“The weather is hot.” Two families of words enter upon such a sentence, and each of them disturbs one pillar.

Kāna and her sisters are verbs. They leave the first noun marfūʿ and give the second naṣb. The first is then called the noun of kāna and the second its khabar.

كَانَ الجَوُّ حَارًّا.

“The weather was hot.” Among the sisters are صَارَ, “became”, أَصْبَحَ, “came to be”, and لَيْسَ, “is not”.

لَيْسَ الدَّرْسُ صَعْبًا.

“The lesson is not hard.”

Inna and her sisters are particles. They do the opposite: naṣb for the first noun, rafʿ for the second.

إِنَّ الجَوَّ حَارٌّ.

“Indeed, the weather is hot.” They are six in all.

إِنَّ، أَنَّ، كَأَنَّ، لٰكِنَّ، لَيْتَ، لَعَلَّ

الدَّرْسُ طَوِيلٌ، لٰكِنَّ المُعَلِّمَ صَبُورٌ.

“The lesson is long, but the teacher is patient.”

When you meet one of these words, stop and look for two nouns. Ask which came under naṣb: with kāna it is the news, with inna it is the one the news is about. If the khabar is a phrase, such as فِي البَيْتِ, no ending is visible in it, but the first noun still shows its case.

إِنَّ زَيْدًا فِي البَيْتِ.`,
    },
    {
      kind: 'lesson',
      subject: 'A conversation to parse · حِوَارٌ',
      about: `Kemi meets Ṭāriq on the road. Read the conversation twice for the meaning, before you think of grammar at all.

كِيمِي: السَّلَامُ عَلَيْكُمْ يَا طَارِقُ.

طَارِقٌ: وَعَلَيْكُمُ السَّلَامُ. كَيْفَ حَالُكِ؟

كِيمِي: أَنَا بِخَيْرٍ، وَالحَمْدُ لِلَّهِ. أَيْنَ كَانَ أَخُوكَ أَمْسِ؟

طَارِقٌ: كَانَ فِي المَدْرَسَةِ مَعَ أَبِيهِ.

كِيمِي: سَمِعْتُ أَنَّ المَدْرَسَةَ بَعِيدَةٌ.

طَارِقٌ: نَعَمْ، لٰكِنَّ الطَّرِيقَ سَهْلٌ.

“Peace be upon you, Ṭāriq.” “And upon you be peace. How are you?” “I am well, praise be to God. Where was your brother yesterday?” “He was at the school with his father.” “I heard that the school is far.” “Yes, but the road is easy.”

Now the work. Why does أَخُوكَ have wāw and أَبِيهِ have yāʾ? Both belong to the five nouns: the first is the noun of kāna, marfūʿ, and the second is majrūr after مَعَ. Why does المَدْرَسَةَ end in fatḥah in the fifth line and المَدْرَسَةِ in kasrah in the fourth? Look at what stands before each.

And why does يَا طَارِقُ carry one ḍammah, with no tanwīn? A single name that is called is built upon ḍammah.

Parse one full line in the discussion below, and read what the others have written.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: The whole circle',
      about: `Seven questions and then the circle is closed. They come from all four lessons, and each of them shows you a sentence or a word to judge.

Read these three sentences aloud first, and give the case of every noun with the sign that shows it.

كَانَ المُعَلِّمُونَ فِي المَسْجِدِ.

إِنَّ الطَّالِبَاتِ مُجْتَهِدَاتٌ.

رَأَيْتُ أَخَاكَ مَعَ الطَّالِبَيْنِ.

“The teachers were in the mosque. Indeed, the students are hard-working. I saw your brother with the two students.” In the second line الطَّالِبَاتِ is manṣūb although it ends in kasrah. If that surprised you, read the second lesson again before you go on.

In the exam, find the governor before you look at the ending. Ask whether a verb, a particle, or one of the two families of kāna and inna stands in front. Then ask what kind of noun it is, since a dual and a plural speak by letters and not by vowels. Answer in that order, and most of the wrong answers will remove themselves.`,
      questions: [
        {
          question: 'In أَكَلَ الوَلَدُ تُفَّاحَةً, what is تُفَّاحَةً?',
          answer: 'The object, manṣūb',
          wrongAnswers: ['The doer, marfūʿ', 'The khabar, marfūʿ', 'A majrūr noun'],
        },
        {
          question: 'Which sentence is right?',
          answer: 'كَانَ الجَوُّ حَارًّا.',
          wrongAnswers: ['كَانَ الجَوَّ حَارٌّ.', 'كَانَ الجَوُّ حَارٌّ.', 'كَانَ الجَوَّ حَارًّا.'],
        },
        {
          question: 'Which sentence is right?',
          answer: 'إِنَّ زَيْدًا مُجْتَهِدٌ.',
          wrongAnswers: ['إِنَّ زَيْدٌ مُجْتَهِدًا.', 'إِنَّ زَيْدٌ مُجْتَهِدٌ.', 'إِنَّ زَيْدًا مُجْتَهِدًا.'],
        },
        {
          question: 'In رَأَيْتُ الطَّالِبَاتِ, what is the sign of naṣb?',
          answer: 'Kasrah',
          wrongAnswers: ['Fatḥah', 'Yāʾ', 'The dropping of nūn'],
        },
        {
          question: 'How do you say “I saw the two students”?',
          answer: 'رَأَيْتُ الطَّالِبَيْنِ',
          wrongAnswers: ['رَأَيْتُ الطَّالِبَانِ', 'رَأَيْتُ الطَّالِبِينَ'],
        },
        {
          question: 'How do you say “the teachers of the school” when they are marfūʿ?',
          answer: 'مُعَلِّمُو المَدْرَسَةِ',
          wrongAnswers: ['مُعَلِّمُونَ المَدْرَسَةِ', 'مُعَلِّمِي المَدْرَسَةِ', 'المُعَلِّمُونَ المَدْرَسَةُ'],
        },
        {
          question: 'In مَعَ أَبِيهِ, what shows that أَبِيهِ is majrūr?',
          answer: 'The yāʾ, since it is one of the five nouns',
          wrongAnswers: ['The kasrah on the hāʾ', 'The fatḥah of مَعَ', 'Nothing, for it is mabnī'],
        },
      ],
    },
  ],
}
