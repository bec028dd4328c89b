import type { DemoClass } from '../demo-class.ts'

export const fortyWordsOfTheQuran: DemoClass = {
  slug: 'forty-words-of-the-quran',
  category: 'Quranic Arabic',
  name: 'Forty Words of the Qurʾān · أَرْبَعُونَ كَلِمَةً مِنَ القُرْآنِ',
  about:
    'Forty words that meet you on nearly every page of the muṣḥaf: particles first, then nouns, then verbs. Each is learnt inside a short phrase you have probably heard many times. Four lessons a month leave room for revision, and revision is where words stay.',
  price: 0,
  billing: 'once',
  monthlyLimit: 4,
  links: `The forty words on one page https://example.org/lisan/forty-words
Revision cards https://example.org/lisan/forty-words-cards`,
  lessons: [
    {
      kind: 'lesson',
      subject: 'Words 1–7: the prepositions · حُرُوفُ الجَرِّ',
      about: `The smallest words come first, because they come most often. All seven of today stand before a noun and put it into the genitive, so its last vowel is normally kasrah. The numbers in brackets are the sūrah and the verse, so that you can open the muṣḥaf there.

مِنْ شَرِّ مَا خَلَقَ (113:2)
وَإِلَىٰ رَبِّكَ فَارْغَبْ (94:8)
فِي دِينِ اللَّهِ (110:2)
عَلَىٰ صِرَاطٍ مُسْتَقِيمٍ (36:4)
عَنْ صَلَاتِهِمْ (107:5)
الْحَمْدُ لِلَّهِ (1:2)
بِسْمِ اللَّهِ (1:1)

First, min مِنْ, from: “from the evil of what He has created”. Second, ilā إِلَىٰ, to: “and to your Lord direct your longing”. Third, fī فِي, in: “into the religion of Allah”. Fourth, ʿalā عَلَىٰ, on: “on a straight path”. Fifth, ʿan عَنْ, about, away from: “(heedless) of their prayer”. Sixth, li- لِ, for, belonging to: “praise belongs to Allah”. Seventh, bi- بِ, with, by, in: “in the name of Allah”.

Look at the last vowels: sharri, rabbi-ka, dīni, ṣirāṭin, ṣalāti-him, li-llāhi, bi-smi. Seven nouns and seven kasrahs. The last two particles are one letter each and are written joined to their noun; in lillāhi the alif of the article has disappeared, and in bismi the alif of ism.

English has to choose between several words where Arabic has one. Do not learn “bi- means with” and stop there. Learn the phrase, and the phrase will carry the meaning for you.`,
      checks: [
        {
          question: 'Type the word for “to”, as in “and to your Lord”.',
          answer: 'إِلَىٰ',
          mistakes: ['الى', 'إلي', 'على'],
        },
        {
          question: 'Type “in the name of Allah” as the Qurʾān writes it, in two words.',
          answer: 'بِسْمِ اللَّهِ',
          mistakes: ['باسم الله', 'بسمالله', 'بسم'],
        },
      ],
    },
    {
      kind: 'lesson',
      subject: 'Words 8–14: joining and denying · العَطْفُ وَالنَّفْيُ',
      about: `Three words of today join, three deny and one makes an exception.

إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ (1:5)
فَصَلِّ لِرَبِّكَ وَانْحَرْ (108:2)
ثُمَّ لَتُسْأَلُنَّ يَوْمَئِذٍ عَنِ النَّعِيمِ (102:8)

Eighth, wa- وَ, and: “You alone we worship, and You alone we ask for help”. Ninth, fa- فَ, so, then at once: “so pray to your Lord and sacrifice”. Tenth, thumma ثُمَّ, then, after a time: “then you shall surely be asked, on that day, about the blessings”. The three differ in pace. Wa- only adds, fa- follows at once, thumma waits.

لَا أَعْبُدُ مَا تَعْبُدُونَ (109:2)
مَا أَغْنَىٰ عَنْهُ مَالُهُ وَمَا كَسَبَ (111:2)
لَمْ يَلِدْ وَلَمْ يُولَدْ (112:3)

Eleventh, lā لَا, not, here with the present: “I do not worship what you worship”. Twelfth, mā مَا, not, here with the past: “his wealth has not availed him”. Thirteenth, lam لَمْ, did not, with a present verb in the jussive: “He has not begotten, nor was He begotten”.

The word mā is two words in one coat. In mā taʿbudūn it is “what”, in mā aghnā it is “not”; the sentence tells you which.

إِلَّا الَّذِينَ آمَنُوا (103:3)

Fourteenth, illā إِلَّا, except: “except those who believe”. After a denial illā gives the sense of “only”, as you hear in lā ilāha illa llāh.`,
    },
    {
      kind: 'lesson',
      subject: 'Words 15–21: pointing and stressing · الإِشَارَةُ وَالتَّوْكِيدُ',
      about: `These seven open sentences or point back to something in them.

إِنَّ مَعَ الْعُسْرِ يُسْرًا (94:6)
قَدْ أَفْلَحَ الْمُؤْمِنُونَ (23:1)
إِذَا جَاءَ نَصْرُ اللَّهِ وَالْفَتْحُ (110:1)

Fifteenth, inna إِنَّ, truly: “truly with hardship comes ease”. The noun of inna is accusative; here it has been moved to the end, yusran. Sixteenth, qad قَدْ, indeed, already, before a past verb: “the believers have indeed succeeded”. Seventeenth, idhā إِذَا, when: “when the help of Allah comes, and the victory”. The verb is past in form and future in sense.

فَمَنْ يَعْمَلْ مِثْقَالَ ذَرَّةٍ خَيْرًا يَرَهُ (99:7)
الَّذِي يُوَسْوِسُ فِي صُدُورِ النَّاسِ (114:5)
ذَٰلِكَ الْكِتَابُ لَا رَيْبَ فِيهِ (2:2)
قُلْ هُوَ اللَّهُ أَحَدٌ (112:1)

Eighteenth, man مَنْ, whoever: “so whoever does an atom’s weight of good will see it”. Do not mix it with min. Nineteenth, alladhī الَّذِي, he who: “who whispers in the breasts of mankind”; its plural is alladhīna. Twentieth, dhālika ذَٰلِكَ, that: “that is the Book, in which there is no doubt”. Twenty-first, huwa هُوَ, he: “say: He is Allah, One”.

You now hold twenty-one words, and a good part of every page has begun to speak. Open the muṣḥaf anywhere, take five lines, and count how many of the twenty-one you meet. Do this every day for a week.`,
    },
    {
      kind: 'lesson',
      subject: 'Words 22–28: nouns of faith · أَسْمَاءُ الإِيمَانِ',
      about: `Now the nouns. Learn each with its plural where it has one, for the muṣḥaf uses both.

اللَّهُ الصَّمَدُ (112:2)
رَبِّ الْعَالَمِينَ (1:2)
مَلِكِ النَّاسِ (114:2)
مَالِكِ يَوْمِ الدِّينِ (1:4)

Twenty-second, Allāh اللَّهُ, the Name, which has no plural: “Allah, the One to whom all turn in need”. Twenty-third, rabb رَبٌّ, Lord, who owns and brings up what He owns: “Lord of the worlds”. Twenty-fourth, nās نَاسٌ, people, already a plural in meaning: “King of mankind”. Twenty-fifth, yawm يَوْمٌ, day, plural ayyām أَيَّامٌ: “Master of the Day of Recompense”.

ذَٰلِكَ الْكِتَابُ (2:2)
تِلْكَ آيَاتُ الْكِتَابِ (10:1)
مُحَمَّدٌ رَسُولُ اللَّهِ (48:29)

Twenty-sixth, kitāb كِتَابٌ, a book, plural kutub كُتُبٌ: “that is the Book”. Twenty-seventh, āyah آيَةٌ, a sign or verse, plural āyāt آيَاتٌ: “those are the verses of the Book”. Twenty-eighth, rasūl رَسُولٌ, a messenger, plural rusul رُسُلٌ: “Muḥammad is the Messenger of Allah”.

Five of the seven phrases hold an iḍāfah, two nouns in a row, such as rasūlu llāh. The first noun never has the article or tanwīn, and takes any vowel the sentence gives it: rabbi, maliki, āyātu. The second is always in the genitive.

Say “the day of the people”, “the book of the messenger” and “the signs of Allah” in Arabic. You need nothing but this lesson.`,
    },
    {
      kind: 'lesson',
      subject: 'Words 29–34: the heavens, the earth and the soul · السَّمَاءُ وَالأَرْضُ وَالنَّفْسُ',
      about: `Six nouns of the world around us, the heart within us and the place we are going to.

خَلَقَ السَّمَاوَاتِ وَالْأَرْضَ (6:1)
وَأَنْزَلَ مِنَ السَّمَاءِ مَاءً (2:22)
كُلُّ نَفْسٍ ذَائِقَةُ الْمَوْتِ (3:185)

Twenty-ninth, arḍ أَرْضٌ, earth, feminine although it has no tāʾ: “He created the heavens and the earth”. Thirtieth, samāʾ سَمَاءٌ, sky or heaven, plural samāwāt سَمَاوَاتٌ: “and He sent down water from the sky”. Thirty-first, nafs نَفْسٌ, a soul or self, plural anfus أَنْفُسٌ: “every soul will taste death”.

In the first phrase both nouns are objects of khalaqa, yet one ends in kasrah and one in fatḥah. As-samāwāti is a sound feminine plural, and such plurals show the accusative with kasrah; al-arḍa is a plain singular.

فِي قُلُوبِهِمْ مَرَضٌ (2:10)
أَصْحَابُ الْجَنَّةِ (59:20)
سَيَصْلَىٰ نَارًا ذَاتَ لَهَبٍ (111:3)

Thirty-second, qalb قَلْبٌ, a heart, plural qulūb قُلُوبٌ: “in their hearts is a sickness”. Thirty-third, jannah جَنَّةٌ, a garden, and with the article Paradise, plural jannāt جَنَّاتٌ: “the companions of the Garden”. Thirty-fourth, nār نَارٌ, fire, feminine: “he will burn in a flaming fire”.

Notice dhāta lahab, “having flame”. Dhāt is the feminine of dhū ذُو, “owner of”, and agrees here with nāran: feminine, accusative. A dictionary will not always tell you that a word is feminine; its companions in the verse will.`,
    },
    {
      kind: 'lesson',
      subject: 'Words 35–40: six verbs · سِتَّةُ أَفْعَالٍ',
      about: `A verb is learnt in pairs, past and present, because the vowels of one cannot always be guessed from the other.

قَالَ، يَقُولُ
كَانَ، يَكُونُ
آمَنَ، يُؤْمِنُ
عَمِلَ، يَعْمَلُ
عَلِمَ، يَعْلَمُ
جَعَلَ، يَجْعَلُ

Thirty-fifth, qāla, to say. Thirty-sixth, kāna, to be. Thirty-seventh, āmana, to believe. Thirty-eighth, ʿamila, to do. Thirty-ninth, ʿalima, to know. Fortieth, jaʿala, to make. Here they are at work.

قَالَ رَبِّ اشْرَحْ لِي صَدْرِي (20:25)
إِنَّهُ كَانَ تَوَّابًا (110:3)
آمَنُوا وَعَمِلُوا الصَّالِحَاتِ (103:3)
وَأَنْتُمْ تَعْلَمُونَ (2:22)
جَعَلَ لَكُمُ الْأَرْضَ فِرَاشًا (2:22)

In order: “he said: my Lord, open for me my breast”; “truly He is ever accepting of repentance”; “they believe and do righteous deeds”; “while you know”; “He made the earth a resting place for you”.

Rabbi in the first phrase is rabbī, “my Lord”, with its yāʾ dropped in calling; the kasrah remains to show it. Kāna leaves the noun nominative and makes its predicate accusative: tawwāban. Jaʿala takes two objects, what is made and what it is made into: al-arḍa and firāshan.

The forty are complete. Change the persons of each verb for practice: qāla, he said; qālū, they said; qul, say! Then read al-Fātiḥah and the last ten sūrahs once more, slowly. You will find that the silence between the words you know has grown short.`,
    },
  ],
}
