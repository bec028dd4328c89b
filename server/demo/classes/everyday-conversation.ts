import type { DemoClass } from '../demo-class.ts'

export const everydayConversation: DemoClass = {
  slug: 'everyday-conversation',
  category: 'Conversation',
  name: 'Everyday Conversation · المُحَادَثَةُ اليَوْمِيَّةُ',
  about:
    'Short dialogues for the greetings, the family, the market, the road and the home. Every line is given in vocalised Arabic, in transliteration and in English, and every lesson explains the one or two rules that make the lines work. You need only the alphabet to begin.',
  price: 0,
  billing: 'once',
  links: `Phrase sheet to print https://example.org/lisan/everyday-phrases
Speaking partners’ group https://example.org/lisan/speaking-partners`,
  lessons: [
    {
      kind: 'timetable',
      subject: 'Class timetable · جَدْوَلُ الدُّرُوسِ',
      about: `Five dialogues and an exam make up this class. Take one dialogue a week; the lessons stay open, so you may slow down whenever your work or your exams at school press on you.

Each week has four short meetings with the same dialogue, about twenty minutes each. Here is the week in Arabic, one line a day.

يَوْمُ السَّبْتِ: نَسْتَمِعُ إِلَى الحِوَارِ.
يَوْمُ الِاثْنَيْنِ: نَقْرَأُ وَنُكَرِّرُ.
يَوْمُ الأَرْبِعَاءِ: نَتَكَلَّمُ مَعًا.
يَوْمُ الجُمُعَةِ: نُرَاجِعُ.

On Saturday (yawmu s-sabt) we listen to the dialogue without looking at it. On Monday (yawmu l-ithnayn) we read it and repeat every line aloud. On Wednesday (yawmu l-arbiʿāʾ) we speak together: find a partner in your house, on the telephone or in the discussion below the lesson. On Friday (yawmu l-jumuʿah) we revise and cover the English with a hand.

Keep a small notebook. Write the Arabic with all its vowel marks, for a word learnt without its vowels has to be learnt twice. When the five dialogues are yours, sit the exam.`,
    },
    {
      kind: 'lesson',
      subject: 'Greetings · التَّحِيَّةُ',
      file: 'greetings.mp3',
      linesTitle: 'Greetings and their replies',
      lines: [
        {
          arabic: 'السَّلَامُ عَلَيْكُمْ.',
          latin: 'as-salāmu ʿalaykum',
          translation: 'Peace be upon you.',
          sound: 'greeting-1.mp3',
        },
        {
          arabic: 'وَعَلَيْكُمُ السَّلَامُ.',
          latin: 'wa-ʿalaykumu s-salām',
          translation: 'And upon you peace.',
          sound: 'greeting-2.mp3',
        },
        {
          arabic: 'صَبَاحُ الخَيْرِ.',
          latin: 'ṣabāḥu l-khayr',
          translation: 'Good morning.',
          sound: 'greeting-3.mp3',
        },
        {
          arabic: 'صَبَاحُ النُّورِ.',
          latin: 'ṣabāḥu n-nūr',
          translation: 'Good morning (in reply).',
          sound: 'greeting-4.mp3',
        },
        {
          arabic: 'مَعَ السَّلَامَةِ.',
          latin: 'maʿa s-salāmah',
          translation: 'Go in peace.',
          sound: 'greeting-5.mp3',
        },
        {
          arabic: 'فِي أَمَانِ اللَّهِ.',
          latin: 'fī amāni llāh',
          translation: 'In the keeping of God.',
          sound: 'greeting-6.mp3',
        },
      ],
      about: `Play the recording first and follow the lines with a finger. Khālid meets Tunde at the gate of the school.

خَالِدٌ: السَّلَامُ عَلَيْكُمْ.
Khālid: as-salāmu ʿalaykum. Peace be upon you.
تُونْدِي: وَعَلَيْكُمُ السَّلَامُ وَرَحْمَةُ اللَّهِ.
Tunde: wa-ʿalaykumu s-salāmu wa-raḥmatu llāh. And upon you peace and the mercy of Allah.
خَالِدٌ: كَيْفَ حَالُكَ؟
Khālid: kayfa ḥāluk? How are you?
تُونْدِي: أَنَا بِخَيْرٍ، وَالحَمْدُ لِلَّهِ. مَا اسْمُكَ؟
Tunde: anā bi-khayr, wa-l-ḥamdu lillāh. Ma smuk? I am well, praise be to Allah. What is your name?
خَالِدٌ: اِسْمِي خَالِدٌ. وَأَنْتَ؟
Khālid: ismī Khālid. Wa-anta? My name is Khālid. And you?
تُونْدِي: اِسْمِي تُونْدِي، وَأَنَا مِنْ نَيْجِيرِيَا.
Tunde: ismī Tunde, wa-anā min Nayjīriyā. My name is Tunde, and I am from Nigeria.
خَالِدٌ: أَهْلًا وَسَهْلًا يَا تُونْدِي.
Khālid: ahlan wa-sahlan yā Tunde. Welcome, Tunde.
تُونْدِي: أَهْلًا بِكَ.
Tunde: ahlan bik. Welcome to you.

Arabic has no word for “is” here: ismī Khālid is simply “my name Khālid”. The ending ـكَ (-ka) means “your” to a man and ـكِ (-ki) “your” to a woman, so to Aisha we say:

كَيْفَ حَالُكِ يَا عَائِشَةُ؟ مَا اسْمُكِ؟

At a pause we drop the last short vowel in speech, but we always write it. In ma smuk the long ā of mā is cut short, because the vowel that ism begins with is silent after it; you will hear the same in fi l-bayt. Notice too that the answer to a greeting returns it in full or adds to it; it never gives back less.`,
    },
    {
      kind: 'lesson',
      subject: 'The family · الأُسْرَةُ',
      about: `Kemi shows Salmā a photograph of her family. Before you read, learn the words ab أَبٌ (father), umm أُمٌّ (mother), akh أَخٌ (brother) and ukht أُخْتٌ (sister).

سَلْمَى: مَنْ هٰذِهِ يَا كِيمِي؟
Salmā: man hādhihi yā Kemi? Who is this, Kemi?
كِيمِي: هٰذِهِ أُمِّي، وَهٰذَا أَبِي.
Kemi: hādhihi ummī, wa-hādhā abī. This is my mother, and this is my father.
سَلْمَى: وَمَنْ هٰذَا الوَلَدُ؟
Salmā: wa-man hādha l-walad? And who is this boy?
كِيمِي: هٰذَا أَخِي الصَّغِيرُ. اِسْمُهُ بِلَالٌ.
Kemi: hādhā akhi ṣ-ṣaghīr. Ismuhu Bilāl. This is my little brother. His name is Bilāl.
سَلْمَى: هَلْ لَكِ أُخْتٌ؟
Salmā: hal laki ukht? Have you a sister?
كِيمِي: نَعَمْ، لِي أُخْتَانِ.
Kemi: naʿam, lī ukhtān. Yes, I have two sisters.

Two words point at people: هٰذَا (hādhā) for a man and هٰذِهِ (hādhihi) for a woman. Both mean “this”, and both are written without an alif after the hāʾ although we hear a long ā in the first syllable.

To have is said with لِ (li, “to”): lī, to me there is; laki, to you there is. “Two” needs no number: the ending ـَانِ (-āni) on ukht makes ukhtān, two sisters.

هٰذَا جَدِّي، وَهٰذِهِ جَدَّتِي.

Here are the grandparents: jaddī, my grandfather, and jaddatī, my grandmother.`,
      checks: [
        {
          question: 'Type “my mother”.',
          answer: 'أُمِّي',
          mistakes: ['امي', 'أمّى', 'عمي'],
        },
        {
          question: 'Type “this”, as you say it of your sister.',
          answer: 'هٰذِهِ',
          mistakes: ['هذة', 'هذا', 'هاذي'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'At the market · فِي السُّوقِ',
      about: `Amina wants a piece of cloth. The seller (al-bāʾiʿ) names a price, and she does what everybody does at a market.

أَمِينَةُ: بِكَمْ هٰذَا القُمَاشُ يَا أَخِي؟
Amina: bi-kam hādha l-qumāshu yā akhī? How much is this cloth, my brother?
البَائِعُ: بِأَلْفَيْ نَايْرَا.
Seller: bi-alfay nāyrā. Two thousand naira.
أَمِينَةُ: هٰذَا غَالٍ جِدًّا!
Amina: hādhā ghālin jiddan! This is very dear!
البَائِعُ: هُوَ قُمَاشٌ جَيِّدٌ. كَمْ تَدْفَعِينَ؟
Seller: huwa qumāshun jayyid. Kam tadfaʿīn? It is good cloth. How much will you pay?
أَمِينَةُ: أَدْفَعُ أَلْفَ نَايْرَا.
Amina: adfaʿu alfa nāyrā. I will pay a thousand naira.
البَائِعُ: حَسَنًا، تَفَضَّلِي.
Seller: ḥasanan, tafaḍḍalī. All right, here you are.
أَمِينَةُ: شُكْرًا، بَارَكَ اللَّهُ فِيكَ.
Amina: shukran, bāraka llāhu fīk. Thank you, may Allah bless you.

The question is made of بِـ (bi, “for”) and كَمْ (kam, “how much”). Learn it with its two answers: ghālin غَالٍ, dear, and rakhīṣ رَخِيصٌ, cheap.

The seller says tadfaʿīna because he speaks to a woman; to a man he would say tadfaʿu. In the same way tafaḍḍalī is for a woman and tafaḍḍal for a man.

هٰذَا رَخِيصٌ، وَذٰلِكَ غَالٍ.

Hādhā rakhīṣ, wa-dhālika ghālin: this is cheap, and that is dear.`,
    },
    {
      kind: 'lesson',
      subject: 'On the road · فِي الطَّرِيقِ',
      about: `Bala has come to a town he does not know. He asks Zaynab the way to the mosque.

بَالَا: مِنْ فَضْلِكِ، أَيْنَ المَسْجِدُ؟
Bala: min faḍliki, ayna l-masjid? Please, where is the mosque?
زَيْنَبُ: المَسْجِدُ بَعْدَ السُّوقِ. اِمْشِ إِلَى الأَمَامِ.
Zaynab: al-masjidu baʿda s-sūq. Imshi ila l-amām. The mosque is after the market. Walk straight on.
بَالَا: ثُمَّ مَاذَا؟
Bala: thumma mādhā? Then what?
زَيْنَبُ: ثُمَّ خُذِ الشَّارِعَ الأَوَّلَ عَلَى اليَمِينِ.
Zaynab: thumma khudhi sh-shāriʿa l-awwala ʿala l-yamīn. Then take the first street on the right.
بَالَا: هَلْ هُوَ بَعِيدٌ؟
Bala: hal huwa baʿīd? Is it far?
زَيْنَبُ: لَا، هُوَ قَرِيبٌ مِنْ هُنَا.
Zaynab: lā, huwa qarībun min hunā. No, it is near here.
بَالَا: شُكْرًا جَزِيلًا.
Bala: shukran jazīlan. Many thanks.
زَيْنَبُ: عَفْوًا، مَعَ السَّلَامَةِ.
Zaynab: ʿafwan, maʿa s-salāmah. You are welcome, goodbye.

The command “take!” is خُذْ (khudh). Before the article two letters without a vowel would meet, so the first borrows a kasrah: khudhi sh-shāriʿ. You saw the same help in wa-ʿalaykumu s-salām.

For the left say ʿala l-yasār.

البَيْتُ عَلَى اليَسَارِ، وَالمَدْرَسَةُ عَلَى اليَمِينِ.

Al-baytu ʿala l-yasār, wa-l-madrasatu ʿala l-yamīn: the house is on the left, and the school is on the right.`,
    },
    {
      kind: 'lesson',
      subject: 'At home: what time is it? · فِي البَيْتِ: كَمِ السَّاعَةُ؟',
      about: `It is early, and the mother of Yūsuf is hurrying the house along.

الأُمُّ: يَا يُوسُفُ، كَمِ السَّاعَةُ الآنَ؟
Mother: yā Yūsufu, kami s-sāʿatu l-ān? Yūsuf, what time is it now?
يُوسُفُ: السَّاعَةُ السَّابِعَةُ صَبَاحًا يَا أُمِّي.
Yūsuf: as-sāʿatu s-sābiʿatu ṣabāḥan yā ummī. It is seven in the morning, mother.
الأُمُّ: أَيْنَ أُخْتُكَ؟
Mother: ayna ukhtuk? Where is your sister?
يُوسُفُ: هِيَ فِي المَطْبَخِ.
Yūsuf: hiya fi l-maṭbakh. She is in the kitchen.
الأُمُّ: مَتَى تَذْهَبُ إِلَى المَدْرَسَةِ؟
Mother: matā tadhhabu ila l-madrasah? When do you go to school?
يُوسُفُ: أَذْهَبُ فِي السَّاعَةِ السَّابِعَةِ وَالنِّصْفِ.
Yūsuf: adhhabu fi s-sāʿati s-sābiʿati wa-n-niṣf. I go at half past seven.

The hour is said as “the seventh hour”: السَّاعَةُ السَّابِعَةُ (as-sāʿatu s-sābiʿah). Three small additions do the rest.

السَّاعَةُ الثَّامِنَةُ وَالرُّبْعُ.
السَّاعَةُ الثَّامِنَةُ وَالنِّصْفُ.
السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا.

Wa-r-rubʿ is “and a quarter”, wa-n-niṣf “and a half”, and illā rubʿan “less a quarter”. So the last line is a quarter to eight.

Ask the time with كَمْ, never with أَيْنَ (where). To ask when something happens use مَتَى (matā), as Yūsuf’s mother does. Tell the time aloud each time you look at your telephone today.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: A day of conversation',
      about: `Read all five dialogues aloud once more before you begin, and let the transliteration rest: from now on read the Arabic itself.

The questions ask three things. First, who is being spoken to? Look for the endings ـكَ and ـكِ and for the verbs that change with a woman. Secondly, which question word fits? Keep these four apart.

أَيْنَ البَيْتُ؟
مَتَى تَذْهَبُ؟
مَنْ هٰذَا؟
بِكَمْ هٰذَا؟

In English: where is the house, when do you go, who is this, and how much is this. Thirdly, what answer would a polite speaker give? A greeting is returned in full, a thank-you gets عَفْوًا (ʿafwan), and a welcome gets a welcome.

In the last three questions you type the words yourself; leave the vowel marks out if you like.

Take your time, and read every choice to its last vowel mark before you settle on one. Two answers may look alike and differ only in a kasrah. There is no theory part in this exam. If a question surprises you, go back to its dialogue afterwards and say the whole of it aloud three times.`,
      questions: [
        {
          question: 'What is the full answer to السَّلَامُ عَلَيْكُمْ?',
          answer: 'وَعَلَيْكُمُ السَّلَامُ',
          wrongAnswers: ['مَعَ السَّلَامَةِ', 'أَنَا بِخَيْرٍ', 'عَفْوًا'],
        },
        {
          question: 'How do you ask a woman how she is?',
          answer: 'كَيْفَ حَالُكِ؟',
          wrongAnswers: ['كَيْفَ حَالُكَ؟', 'كَيْفَ حَالِي؟', 'كَيْفَ حَالُهُ؟'],
        },
        {
          question: 'Kemi points at her mother. What does she say?',
          answer: 'هٰذِهِ أُمِّي',
          wrongAnswers: ['هٰذَا أُمِّي', 'هٰذِهِ أُخْتِي', 'هٰذَا أَبِي'],
        },
        {
          question: 'With which question do you ask the price?',
          answer: 'بِكَمْ هٰذَا؟',
          wrongAnswers: ['أَيْنَ هٰذَا؟', 'مَنْ هٰذَا؟', 'مَتَى هٰذَا؟'],
        },
        {
          question: 'What does لِي أُخْتَانِ mean?',
          answer: 'I have two sisters',
          wrongAnswers: ['I have two brothers', 'I have a sister', 'You have two sisters'],
        },
        {
          question: 'What is the opposite of بَعِيدٌ?',
          answer: 'قَرِيبٌ',
          wrongAnswers: ['رَخِيصٌ', 'صَغِيرٌ', 'جَيِّدٌ'],
        },
        {
          question: 'What time is السَّاعَةُ الثَّامِنَةُ إِلَّا رُبْعًا?',
          answer: 'A quarter to eight',
          wrongAnswers: ['A quarter past eight', 'Half past eight', 'Eight o’clock exactly'],
        },
        {
          question: 'Why does خُذْ become خُذِ in خُذِ الشَّارِعَ?',
          answer: 'So that two vowelless letters do not meet',
          wrongAnswers: [
            'Because it is said to a woman',
            'Because the street is feminine',
            'Because it is a question',
          ],
        },
        {
          question: 'Somebody says شُكْرًا. Type your answer.',
          answer: 'عَفْوًا',
          accepted: ['لَا شُكْرَ عَلَى وَاجِبٍ', 'العَفْوُ'],
          mistakes: ['عفون', 'عفو', 'أفوا', 'عفؤا'],
        },
        {
          question: 'Type the question “Where is the mosque?”',
          answer: 'أَيْنَ المَسْجِدُ؟',
          mistakes: ['اين المسجد', 'أينالمسجد', 'أين مسجد'],
        },
        {
          question: 'Type the greeting as-salāmu ʿalaykum.',
          answer: 'السَّلَامُ عَلَيْكُمْ',
          accepted: ['سَلَامٌ عَلَيْكُمْ', 'السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ', 'السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ'],
          mistakes: ['السلامعليكم', 'اسلام عليكم', 'السلام عليك'],
        },
      ],
    },
  ],
  canDo: [
    { text: 'I can greet and answer · أستطيع أن أسلّم وأردّ', lessons: ['Greetings'] },
    { text: 'I can speak about my family', lessons: ['The family'] },
    { text: 'I can ask for a price and the way', lessons: ['At the market', 'On the road'] },
    { text: 'I can talk about an ordinary day', lessons: ['At home', 'Exam:'] },
  ],
}
