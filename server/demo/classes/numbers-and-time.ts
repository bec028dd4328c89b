import type { DemoClass } from '../demo-class.ts'

export const numbersAndTime: DemoClass = {
  slug: 'numbers-and-time',
  category: 'Vocabulary',
  name: 'Numbers and Time · الأَعْدَادُ وَالوَقْتُ',
  about:
    'Count from one to ninety-nine, and then count real things: books, girls, days, months and hours. The agreement of the numbers frightens many learners, so it is taken here in three small steps, with plenty of examples. The class closes with the days, the months, the clock and an exam.',
  price: 0,
  billing: 'once',
  registrationEndsInDays: 21,
  links: `Number tables to print https://example.org/lisan/number-tables
Counting drills https://example.org/lisan/counting-drills`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'One to ten · مِنْ وَاحِدٍ إِلَى عَشَرَةٍ',
      about: `Begin by counting with nothing to count, as one does on the fingers. These are the forms with tāʾ, the ones used in plain counting.

وَاحِدٌ، اِثْنَانِ، ثَلَاثَةٌ، أَرْبَعَةٌ، خَمْسَةٌ
سِتَّةٌ، سَبْعَةٌ، ثَمَانِيَةٌ، تِسْعَةٌ، عَشَرَةٌ

Say them aloud: wāḥid, ithnān, thalāthah, arbaʿah, khamsah; sittah, sabʿah, thamāniyah, tisʿah, ʿasharah. Clap once for every number, then count backwards from ten.

In Cairo, in a muṣḥaf and on many price tags the figures are written so, from zero to nine and with ten at the end. Zero is ṣifr صِفْرٌ, the word from which “cipher” comes.

٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ١٠

A number of several figures is read like ours, with the largest place on the left: ٢٥ is twenty-five. Two is like a seven that leans, five is a circle, and zero is only a dot; look at them twice before you pay.

One and two behave like adjectives: they follow the noun and agree with it. The number two is often left out altogether, because the dual ending already says it.

كِتَابٌ وَاحِدٌ، وَبِنْتٌ وَاحِدَةٌ.
كِتَابَانِ، وَبِنْتَانِ.

Kitābun wāḥid, wa-bintun wāḥidah: one book and one girl. Kitābān, wa-bintān: two books and two girls. After a verb or a particle that asks for the accusative or genitive the dual ends in ـَيْنِ (-ayni) instead.

قَرَأْتُ كِتَابَيْنِ.

Qaraʾtu kitābayn: I have read two books. There is no other ending for the dual, so these two, -āni and -ayni, serve for every noun you will ever count in pairs. From three upwards the number comes before the noun, and there the real story of the Arabic numbers begins.`,
      checks: [
        {
          question: 'Type the number after سَبْعَةٌ.',
          answer: 'ثَمَانِيَةٌ',
          mistakes: ['ثمانيه', 'ثمنية', 'ثماني'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Three to ten: the crossing of genders · تَذْكِيرُ العَدَدِ وَتَأْنِيثُهُ',
      about: `From three to ten the number takes the opposite gender of the thing counted. If the noun is masculine the number has its tāʾ; if the noun is feminine the tāʾ falls away.

ثَلَاثَةُ كُتُبٍ، وَثَلَاثُ بَنَاتٍ
خَمْسَةُ رِجَالٍ، وَخَمْسُ نِسَاءٍ
سَبْعَةُ أَيَّامٍ، وَسَبْعُ لَيَالٍ
عَشَرَةُ طُلَّابٍ، وَعَشْرُ طَالِبَاتٍ

Thalāthatu kutub, three books, but thalāthu banāt, three girls. Khamsatu rijāl, five men, but khamsu nisāʾ, five women. Sabʿatu ayyām, seven days, but sabʿu layālin, seven nights. ʿAsharatu ṭullāb, ten male students, but ʿashru ṭālibāt, ten female students.

Three things happen in every pair. The number loses its tanwīn, because it is the first part of an iḍāfah. The noun is plural. And the noun is in the genitive, so it ends in kasrah.

Ask for the gender of the singular, not of the plural: “days” follows yawm يَوْمٌ, which is masculine, and “nights” follows laylah لَيْلَةٌ, which is feminine. The Qurʾān sets the two side by side in one verse of Sūrat al-Ḥāqqah:

سَبْعَ لَيَالٍ وَثَمَانِيَةَ أَيَّامٍ

Sabʿa layālin wa-thamāniyata ayyām: “seven nights and eight days”. One number without tāʾ, one with it. Keep this phrase in your memory, and you will never need the rule.`,
    },
    {
      kind: 'lesson',
      subject: 'Eleven to ninety-nine · مِنْ أَحَدَ عَشَرَ إِلَى تِسْعَةٍ وَتِسْعِينَ',
      about: `From eleven to ninety-nine the noun returns to the singular and stands in the accusative with tanwīn. That one rule covers every line of this lesson.

أَحَدَ عَشَرَ كِتَابًا، وَإِحْدَى عَشْرَةَ بِنْتًا
اِثْنَا عَشَرَ شَهْرًا، وَاثْنَتَا عَشْرَةَ سَاعَةً
ثَلَاثَةَ عَشَرَ رَجُلًا، وَثَلَاثَ عَشْرَةَ صُورَةً

These are eleven books and eleven girls, twelve months and twelve hours, thirteen men and thirteen pictures. In eleven and twelve both halves agree with the noun. From thirteen to nineteen the first half crosses genders as before, while the ten agrees. All these numbers keep fatḥah on both halves whatever the case, except the first half of twelve, which changes as a dual.

The tens are the same for both genders.

عِشْرُونَ، ثَلَاثُونَ، أَرْبَعُونَ، خَمْسُونَ
سِتُّونَ، سَبْعُونَ، ثَمَانُونَ، تِسْعُونَ

Read: ʿishrūn, thalāthūn, arbaʿūn, khamsūn; sittūn, sabʿūn, thamānūn, tisʿūn. In the accusative and genitive -ūna becomes -īna. In the numbers between, the unit comes first and the ten is joined to it by wa-.

خَمْسَةٌ وَعِشْرُونَ طَالِبًا
خَمْسٌ وَعِشْرُونَ طَالِبَةً

Khamsatun wa-ʿishrūna ṭāliban is twenty-five male students, khamsun wa-ʿishrūna ṭālibatan twenty-five female students: again the unit crosses over, and again the noun is singular with tanwīn fatḥ.

Beyond ninety-nine come the hundred and the thousand. After them the noun is singular and in the genitive.

مِائَةُ كِتَابٍ (١٠٠)
أَلْفُ كِتَابٍ (١٠٠٠)

Miʾatu kitāb, a hundred books, and alfu kitāb, a thousand books. The alif of miʾah مِائَةٌ is written and not read; many people write مِئَةٌ today, and both are right. A shop asks for ٥٠٠ with khamsu miʾah خَمْسُمِائَةٍ, and for ٢٠٠٠ with alfān أَلْفَانِ.`,
    },
    {
      kind: 'lesson',
      subject: 'The days of the week · أَيَّامُ الأُسْبُوعِ',
      about: `Once you can count to five you almost know the week, for its days are named by number, beginning with Sunday.

يَوْمُ الأَحَدِ
يَوْمُ الِاثْنَيْنِ
يَوْمُ الثُّلَاثَاءِ
يَوْمُ الأَرْبِعَاءِ
يَوْمُ الخَمِيسِ
يَوْمُ الجُمُعَةِ
يَوْمُ السَّبْتِ

Read with me: yawmu l-aḥad, Sunday; yawmu l-ithnayn, Monday; yawmu th-thulāthāʾ, Tuesday; yawmu l-arbiʿāʾ, Wednesday; yawmu l-khamīs, Thursday; yawmu l-jumuʿah, Friday; yawmu s-sabt, Saturday. Aḥad is one, ithnayn two, and so on to khamīs, five. Al-jumuʿah is the day of gathering. Speakers of Hausa will hear old friends in several of these names.

اليَوْمُ يَوْمُ الخَمِيسِ، وَغَدًا يَوْمُ الجُمُعَةِ.
صُمْتُ يَوْمَ الِاثْنَيْنِ.
نَجْتَمِعُ يَوْمَ السَّبْتِ.

Al-yawmu yawmu l-khamīs, wa-ghadan yawmu l-jumuʿah: today is Thursday, and tomorrow is Friday. Ṣumtu yawma l-ithnayn: I fasted on Monday. Najtamiʿu yawma s-sabt: we meet on Saturday.

English says “on” Monday. Arabic needs no particle: the word yawm goes into the accusative, and yawma by itself means “on the day of”. Grammarians call this the ẓarf, the vessel in which the action takes place.

Yesterday is amsi أَمْسِ, today al-yawma اليَوْمَ and tomorrow ghadan غَدًا.`,
    },
    {
      kind: 'lesson',
      subject: 'The months · الشُّهُورُ',
      about: `The year has twelve months, and the Qurʾān counts them in Sūrat at-Tawbah.

إِنَّ عِدَّةَ الشُّهُورِ عِنْدَ اللَّهِ اثْنَا عَشَرَ شَهْرًا

“The number of months with Allah is twelve months.” You know why shahran is singular and ends in tanwīn fatḥ. These are the months of the lunar year:

المُحَرَّمُ، صَفَرٌ، رَبِيعٌ الأَوَّلُ، رَبِيعٌ الآخِرُ
جُمَادَى الأُولَى، جُمَادَى الآخِرَةُ، رَجَبٌ، شَعْبَانُ
رَمَضَانُ، شَوَّالٌ، ذُو القَعْدَةِ، ذُو الحِجَّةِ

Read: al-Muḥarram, Ṣafar, Rabīʿ al-Awwal, Rabīʿ al-Ākhir, Jumāda l-Ūlā, Jumāda l-Ākhirah, Rajab, Shaʿbān, Ramaḍān, Shawwāl, Dhu l-Qaʿdah, Dhu l-Ḥijjah. Shaʿbān and Ramaḍān are diptotes: they take no tanwīn, and their genitive ends in fatḥah.

نَصُومُ فِي شَهْرِ رَمَضَانَ.
العِيدُ فِي شَوَّالٍ.

Naṣūmu fī shahri Ramaḍān: we fast in the month of Ramaḍān. Al-ʿīdu fī Shawwāl: the feast is in Shawwāl. Compare the ends of the two lines, fatḥah on the first name and kasrah with tanwīn on the second.

For the solar months, newspapers in many countries write:

يَنَايِرُ، فَبْرَايِرُ، مَارِسُ، أَبْرِيلُ، مَايُو، يُونِيُو
يُولِيُو، أَغُسْطُسُ، سِبْتَمْبِرُ، أُكْتُوبِرُ، نُوفَمْبِرُ، دِيسَمْبِرُ

You will recognise every one of them when you say it aloud.`,
    },
    {
      kind: 'lesson',
      subject: 'The clock · السَّاعَةُ',
      about: `The word sāʿah سَاعَةٌ is an hour, a clock and the time of day. We ask with kam and answer with an ordinal number, “the third hour”.

كَمِ السَّاعَةُ؟
السَّاعَةُ الثَّالِثَةُ.

The hours are al-wāḥidah, ath-thāniyah, ath-thālithah, ar-rābiʿah, al-khāmisah, as-sādisah, as-sābiʿah, ath-thāminah, at-tāsiʿah, al-ʿāshirah, al-ḥādiyata ʿashrah and ath-thāniyata ʿashrah. From two to ten each is made on the pattern fāʿilah from the root of the number: kh-m-s gives khāmisah, t-s-ʿ gives tāsiʿah. Only sādisah looks strange, because sittah, six, has hidden a root s-d-s.

السَّاعَةُ الرَّابِعَةُ وَالرُّبْعُ.
السَّاعَةُ الخَامِسَةُ وَالنِّصْفُ.
السَّاعَةُ السَّادِسَةُ إِلَّا رُبْعًا.
السَّاعَةُ التَّاسِعَةُ وَعَشْرُ دَقَائِقَ.
السَّاعَةُ الثَّانِيَةَ عَشْرَةَ.

That is: a quarter past four; half past five; a quarter to six; ten minutes past nine; twelve o’clock. After illā, “except”, the quarter is in the accusative: rubʿan. A minute is daqīqah دَقِيقَةٌ, feminine, so ten of them are ʿashru daqāʾiq, without tāʾ, by the rule you know.

To say at what hour something happens, use fī.

يَبْدَأُ الدَّرْسُ فِي السَّاعَةِ الخَامِسَةِ مَسَاءً.

Yabdaʾu d-darsu fi s-sāʿati l-khāmisati masāʾan: the lesson begins at five in the evening. For the morning say ṣabāḥan صَبَاحًا, and for the night laylan لَيْلًا.`,
    },
    {
      kind: 'exam',
      subject: 'Exam: Numbers and time',
      about: `Before you begin, put the whole class on one page. Three steps are enough.

One and two: the noun itself does the work. Three to ten: opposite gender, plural noun, genitive. Eleven to ninety-nine: singular noun, accusative, with tanwīn.

كِتَابٌ وَاحِدٌ
أَرْبَعَةُ كُتُبٍ
أَرْبَعَةَ عَشَرَ كِتَابًا

One book, four books, fourteen books: watch how the word for book changes from kitābun to kutubin to kitāban while the number grows. Say the same three lines with “girl”, and cross the genders where they must be crossed.

بِنْتٌ وَاحِدَةٌ
أَرْبَعُ بَنَاتٍ
أَرْبَعَ عَشْرَةَ بِنْتًا

For the calendar, say the days in order from Sunday and the lunar months in order from al-Muḥarram, without the book. For the clock, take any six times of your own day and say them with wa-r-rubʿ, wa-n-niṣf and illā rubʿan.

The eleven questions have one correct answer each; the last three are typed. In the Arabic choices look at the tāʾ first and at the last vowel second; most mistakes in the numbers are made in those two places. There is no theory part.`,
      questions: [
        {
          question: 'How do you say “three books”?',
          answer: 'ثَلَاثَةُ كُتُبٍ',
          wrongAnswers: ['ثَلَاثُ كُتُبٍ', 'ثَلَاثَةُ كِتَابًا', 'ثَلَاثَةُ كِتَابٍ'],
        },
        {
          question: 'How do you say “five women”?',
          answer: 'خَمْسُ نِسَاءٍ',
          wrongAnswers: ['خَمْسَةُ نِسَاءٍ', 'خَمْسُ نِسَاءٌ', 'خَمْسَةُ رِجَالٍ'],
        },
        {
          question: 'Complete: أَحَدَ عَشَرَ …',
          answer: 'كِتَابًا',
          wrongAnswers: ['كُتُبٍ', 'كِتَابٌ', 'كُتُبًا'],
        },
        {
          question: 'Which number is خَمْسٌ وَعِشْرُونَ?',
          answer: '25',
          wrongAnswers: ['52', '15', '24'],
        },
        {
          question: 'Which day comes after يَوْمُ الثُّلَاثَاءِ?',
          answer: 'يَوْمُ الأَرْبِعَاءِ',
          wrongAnswers: ['يَوْمُ الِاثْنَيْنِ', 'يَوْمُ الخَمِيسِ', 'يَوْمُ الأَحَدِ'],
        },
        {
          question: 'Which month follows شَعْبَانُ?',
          answer: 'رَمَضَانُ',
          wrongAnswers: ['رَجَبٌ', 'شَوَّالٌ', 'صَفَرٌ'],
        },
        {
          question: 'What time is السَّاعَةُ الخَامِسَةُ وَالنِّصْفُ?',
          answer: 'Half past five',
          wrongAnswers: ['A quarter past five', 'Half past four', 'A quarter to five'],
        },
        {
          question: 'Why is it “sabʿatu ayyām”, with tāʾ?',
          answer: 'Because the singular, yawm, is masculine',
          wrongAnswers: [
            'Because the plural, ayyām, is feminine',
            'Because the number is above five',
            'Because the noun is in the genitive',
          ],
        },
        {
          question: 'Count to four on your fingers. Type the last number as a word.',
          answer: 'أَرْبَعَةٌ',
          mistakes: ['اربعه', 'أربعه', 'أربع', 'اربعة'],
        },
        {
          question: 'Type “Sunday”.',
          answer: 'يَوْمُ الأَحَدِ',
          accepted: ['الأَحَدُ'],
          mistakes: ['يوم الاحد', 'يوم الأحاد', 'يومالأحد'],
        },
        {
          question: 'Type خَمْسَةٌ وَأَرْبَعُونَ in figures.',
          answer: '45',
          mistakes: ['54', '405', '15'],
        },
      ],
    },
  ],
}
